import Messaging
import SceneModel

extension Resolver {
  /// What `super` does: UIKit's own method where it is one of those that code can stand for.
  mutating func superCall(_ name: String, _ call: Call, at range: SourceRange) throws(Mistake) -> Code {
    let arguments = try self.arguments(call)
    if let entry = Entry(swiftName: name, labels: call.labels)
      ?? (call.arguments.isEmpty ? Entry(swiftName: name, labels: nil) : nil)
        ?? Entry(swiftName: name, labels: call.labels, owner: .recognizer),
      let selector = Messaging.Selector(rawValue: entry.rawValue)
    {
      return { machine, app throws(Fault) in
        try machine.callSuper(selector, try arguments(&machine, &app), at: range, in: &app)
      }
    }
    let base = Expression(.selfReference, range: range)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: true)
    return { machine, app throws(Fault) in
      try invoke(.object(machine.receiver), try arguments(&machine, &app), &machine, &app)
    }
  }
}
