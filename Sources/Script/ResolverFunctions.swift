import Geometry
import Messaging
import SceneModel

extension Resolver {
  mutating func functionCall(_ name: String, _ call: Call, at range: SourceRange, isDropped: Bool)
    throws(Mistake) -> Code
  {
    if let local = local(name), !isOwnMethod(name, call) {
      let (variable, arguments) = (
        local.variable, try self.arguments(arranged(call, to: local.parameters))
      )
      return { machine, app throws(Fault) in
        let closure = machine.load(variable)
        if closure.isNone { throw machine.nilUsed(range, in: app) }
        return try machine.invoke(closure, try arguments(&machine, &app), at: range, in: &app)
      }
    }
    if isMethodOfExtended(name, call) {
      let base = Expression(.selfReference, range: range)
      if let mutation = try mutatingCall(base, name, call, at: range) { return mutation }
      return try methodCall(base, name, call, at: range, isDropped: isDropped)
    }
    if name == "print" || name == "debugPrint" { return try printing(call, isDebug: name == "debugPrint") }
    if name == "String", call.arguments.count == 1, ["describing", "reflecting"].contains(call.labels[0]) {
      let shape = shape(of: call.arguments[0].value)
      let code = try expression(call.arguments[0].value, wanting: nil)
      let isDebug = call.labels[0] == "reflecting"
      return { machine, app throws(Fault) in
        .string(try code(&machine, &app).text(in: app, as: shape, isInside: isDebug))
      }
    }
    if let own = try ownCall(name, call, at: range) { return own }
    let isKnown = Builtins.isKnown(name)
    let arguments =
      isDropped && !isKnown ? Resolver.forgiving(try self.arguments(call)) : try self.arguments(call)
    if name == "String", call.arguments.first?.label == "format" {
      return { machine, app throws(Fault) in
        .string(Builtins.format(try arguments(&machine, &app), in: app))
      }
    }
    if Builtins.isAssertion(name) { return { _, _ throws(Fault) in .none } }
    let labels = call.labels
    let builtin = Builtins.find(name, labels: labels)
    let isClass = NameLooks.isFrameworkType(name)
    let selector = Resolver.selector(name, call)
    return { machine, app throws(Fault) in
      let values = try arguments(&machine, &app)
      if let builtin {
        guard let answer = try builtin.body(values, &machine, &app, range) else {
          throw machine.badArguments(name, values, at: range, in: app)
        }
        return answer
      }
      let id = machine.receiver
      if let answer = try machine.callOwn(name, selector, values, of: id, at: range, in: &app) {
        return answer
      }
      if let found = try machine.find(name, in: &app), case .closure(let closure) = found {
        return try machine.call(closure, values, in: &app)
      }
      if isDropped {
        app.note(.loggedCall(id, selector))
        return .none
      }
      if isClass {
        // An object that the scene cannot hold: what is asked of it is noted and ignored.
        app.note(.loggedCall(id, "\(name)()"))
        return .type(name)
      }
      throw machine.fault(
        "N3", [name], at: range, remedy: "def \(name)(\(Resolver.parameters(call))) = ?", in: app)
    }
  }

  /// A call of a method of `self`: a helper pasted along, or UIKit's with exactly these labels.
  mutating func ownCall(_ name: String, _ call: Call, at range: SourceRange) throws(Mistake) -> Code? {
    if helpers[name] == false {
      let arguments = try self.arguments(arranged(call, to: signatures[name]))
      return { machine, app throws(Fault) in
        guard let helper = machine.unit.helpers[name] else { return .none }
        return try machine.call(helper.routine, try arguments(&machine, &app), in: &app)
      }
    }
    let labels = call.labels
    let candidates = Members.methods(named: name, labels: labels).filter {
      $0.isOfObjects && $0.labels == labels
    }
    guard !candidates.isEmpty else { return nil }
    let arguments = try self.arguments(call)
    let base = Expression(.selfReference, range: range)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: false)
    return { machine, app throws(Fault) in
      try invoke(.object(machine.receiver), try arguments(&machine, &app), &machine, &app)
    }
  }

  mutating func printing(_ call: Call, isDebug: Bool) throws(Mistake) -> Code {
    var values: [(code: Code, shape: TextShape)] = []
    var separator: Code = { _, _ throws(Fault) in .string(" ") }
    var terminator: Code = { _, _ throws(Fault) in .string("\n") }
    for argument in call.arguments {
      let code = try expression(argument.value, wanting: nil)
      switch argument.label {
      case "separator": separator = code
      case "terminator": terminator = code
      case "to": break
      default: values.append((code, shape(of: argument.value)))
      }
    }
    let (all, between, end) = (values, separator, terminator)
    return { machine, app throws(Fault) in
      var shown: [String] = []
      for (code, shape) in all {
        shown.append(try code(&machine, &app).text(in: app, as: shape, isInside: isDebug))
      }
      let separator = try between(&machine, &app).text(in: app)
      let terminator = try end(&machine, &app).text(in: app)
      try machine.print(shown, separator: separator, terminator: terminator, in: &app)
      return .none
    }
  }

  /// `.init(x: 1, y: 2)`: the labels tell the type.
  mutating func implicitCall(_ name: String, _ call: Call, at range: SourceRange) throws(Mistake)
    -> Code
  {
    let arguments = try self.arguments(call)
    guard name == "init", let builtin = Builtins.constructor(labels: call.labels) else {
      // A case of an enumeration with something in it, or a type that the scene cannot hold.
      return { machine, app throws(Fault) in
        .enumerationCase(name, holding: try arguments(&machine, &app))
      }
    }
    return { machine, app throws(Fault) in
      let values = try arguments(&machine, &app)
      guard let answer = try builtin.body(values, &machine, &app, range) else {
        throw machine.badArguments(builtin.name, values, at: range, in: app)
      }
      return answer
    }
  }

  /// A call of a class's own method: closures handed to it run at once, as for an animation.
  mutating func typeCall(
    _ type: String, _ name: String, _ call: Call, _ base: Expression, at range: SourceRange, _ isDropped: Bool
  ) throws(Mistake) -> Code {
    if name == "init" {
      return try functionCall(type, call, at: range, isDropped: isDropped)
    }
    let arguments = try self.arguments(call)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: isDropped)
    let hasNoArguments = call.arguments.isEmpty
    let isOpaque =
      NameLooks.isOpaque(type)
      && !Members.methods(named: name, labels: call.labels).contains { $0.owner == .type }
    return { machine, app throws(Fault) in
      let values = try arguments(&machine, &app)
      if type == "UIView", name.hasPrefix("animate") || name == "performWithoutAnimation" {
        app.note(.loggedCall(machine.receiver, "UIView.\(name)"))
        for case .closure(let closure) in values { _ = try machine.call(closure, [.bool(true)], in: &app) }
        return .none
      }
      if hasNoArguments, let found = machine.constant(name, of: type, in: app),
        !Value.areEqual(found, .symbol(name))
      {
        return found
      }
      if isDropped {
        app.note(.loggedCall(machine.receiver, "\(type).\(name)"))
        return .none
      }
      if isOpaque {
        // What such a class makes or tells is nothing that the scene can hold.
        app.note(.loggedCall(machine.receiver, "\(type).\(name)"))
        return .type(type)
      }
      return try invoke(.type(type), values, &machine, &app)
    }
  }
}
