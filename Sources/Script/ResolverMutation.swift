import Messaging
import SceneModel

// Calls that change what they are sent to.

extension Resolver {
  /// A call that changes its owner in place: `list.append(x)`, `path.close()`.
  mutating func mutatingCall(_ base: Expression, _ name: String, _ call: Call, at range: SourceRange)
    throws(Mistake) -> Code?
  {
    let candidates = Members.mutations(named: name, labels: call.labels)
    let isHelper = mutating.contains(name)
    guard !candidates.isEmpty || isHelper, isPlace(base) else { return nil }
    let place = try target(base, .mutation)
    let call = isHelper ? arranged(call, to: signatures[name]) : call
    let arguments = try self.arguments(call)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: true)
    var element: TypeReference?
    if case .name(let list) = base.kind, let type = local(list)?.type, type.name == "Array" {
      element = type.arguments.first { !$0.labels.isEmpty }
    }
    let member = element
    return { machine, app throws(Fault) in
      var values = try arguments(&machine, &app)
      // What is put into a list of labelled tuples gets their labels.
      if let member, !values.isEmpty { values[0] = Resolver.labelled(values[0], as: member) }
      var result = Value.none
      try place(&machine, &app) { old, machine, app throws(Fault) in
        var made = try machine.mutate(old, by: candidates, values, at: range, in: &app)
        if made == nil, isHelper { made = try machine.callMutating(name, of: old, values, in: &app) }
        if let (answer, changed) = made {
          result = answer
          return changed
        }
        result = try invoke(old, values, &machine, &app)
        return nil
      }
      return result
    }
  }

  /// `rows[key]?.append(x)`: changes what is there, and nothing when it is nil.
  mutating func chainedMutation(_ base: Expression, _ name: String, _ call: Call, at range: SourceRange)
    throws(Mistake) -> (@Sendable (inout Machine, inout Simulation) throws(Fault) -> Value?)?
  {
    let candidates = Members.mutations(named: name, labels: call.labels)
    guard !candidates.isEmpty || mutating.contains(name), isPlace(base) else { return nil }
    let link = try chain(base)
    let place = try target(base, .mutation)
    let call = arranged(call, to: signatures[name])
    let arguments = try self.arguments(call)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: true)
    return { machine, app throws(Fault) in
      guard let value = try link(&machine, &app) else { return nil }
      let values = try arguments(&machine, &app)
      var made = try machine.mutate(value, by: candidates, values, at: range, in: &app)
      if made == nil { made = try machine.callMutating(name, of: value, values, in: &app) }
      if let (answer, changed) = made {
        try place(&machine, &app) { _, _, _ throws(Fault) in changed }
        return answer
      }
      return try invoke(value, values, &machine, &app)
    }
  }
}

extension Members {
  /// The methods that change what they are sent to.
  fileprivate static func mutations(named name: String, labels: [String]) -> [Member] {
    methods(named: name, labels: labels).filter { if case .mutation = $0.action { true } else { false } }
  }
}

extension Machine {
  /// What the first of some methods that fits a value answers, and makes of it; nil when none fits.
  fileprivate mutating func mutate(
    _ value: Value, by candidates: [Member], _ arguments: ShortList<Value>, at range: SourceRange,
    in app: inout Simulation
  ) throws(Fault) -> (answer: Value, changed: Value)? {
    for member in candidates where member.applies(to: value, in: app.scene) {
      guard case .mutation(let body) = member.action else { continue }
      try spend(in: &app)
      var changed = value
      let answer = try body(&changed, arguments, &self, &app, range)
      if let added = arguments.first { try charge(for: added, in: &app) }
      return (answer, changed)
    }
    return nil
  }

  /// Changes a property of an object: UIKit's through the recorder, an app's own among the values of `let`.
  mutating func change(
    _ name: String, of id: ObjectID, _ candidates: [Member], at range: SourceRange, in app: inout Simulation,
    _ update: Change
  ) throws(Fault) -> Value? {
    let owner = Value.object(id)
    for member in candidates where member.applies(to: owner, in: app.scene) {
      guard case .property(let read, let write) = member.action else { continue }
      let old = try read(owner, &self, &app, range)
      guard let new = try update(old, &self, &app) else { return nil }
      guard let write else { throw fault("N2", ["readOnly", name], at: range, in: app) }
      _ = try write(owner, new, &self, &app, range)
      return nil
    }
    let old = try find(name, of: id, in: &app)
    guard let new = try update(old ?? .none, &self, &app) else { return nil }
    guard let kept = new.stored else {
      throw fault("N4", [name, new.kindName(in: app.scene), "a value that can be kept"], at: range, in: app)
    }
    // A free name stays free, so that all objects see what was written.
    let isFree =
      app.scene.binding(name, of: id) == nil && app.scene.binding(name, of: nil) != nil
      && app.scene.object(named: name) == nil
    app.store(kept, as: name, of: isFree ? nil : id)
    return nil
  }
}
