import Geometry
import Messaging
import SceneModel

/// What calls a method of a value with arguments.
typealias Caller = @Sendable (Value, ShortList<Value>, inout Machine, inout Simulation) throws(Fault) -> Value
/// What makes the arguments of a call.
typealias ArgumentMaker = @Sendable (inout Machine, inout Simulation) throws(Fault) -> ShortList<Value>

/// Code in a list: in one of bare functions each would be wrapped once more.
struct Piece: Sendable {
  let run: Code
}

extension Resolver {
  /// Calls whose literals are counts.
  private static let counting: Set<String> = [
    "Int", "UInt", "NSInteger", "prefix", "suffix", "dropFirst", "dropLast", "viewWithTag", "append",
    "insert", "print", "NSLog", "String", "max", "min", "abs", "stride", "remove", "objectAtIndex",
  ]

  /// The kind of number that a call wants of an argument.
  private static func kind(wanted argument: Expression, in call: Call) -> NumberKind? {
    switch argument.kind {
    // Only a division differs; a plain literal stays what it looks like, for code that prints it.
    case .number, .array, .dictionary, .tuple: nil
    default: counting.contains(call.name ?? "") ? nil : .floating
    }
  }

  /// The arguments of a call that hands over nothing but numbers as they are written, which are made once.
  private func constants(_ call: Call) -> ShortList<Value>? {
    var values = ShortList<Value>()
    for argument in call.arguments {
      let wanted = Resolver.kind(wanted: argument.value, in: call)
      guard let value = constant(argument.value, wanting: wanted) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Reads the arguments of a call: literals are measured, except where counts are wanted.
  mutating func arguments(_ call: Call) throws(Mistake) -> ArgumentMaker {
    if let constants = constants(call) { return { _, _ throws(Fault) in constants } }
    var codes: [Piece] = []
    let changesFirst = call.labels.first == "into"
    for argument in call.arguments {
      if argument.value.kind == .missing {
        codes.append(Piece(run: constant(.unset)))
        continue
      }
      if changesFirst, case .closure = argument.value.kind { closureMayChange = true }
      let wanted = Resolver.kind(wanted: argument.value, in: call)
      codes.append(Piece(run: try expression(argument.value, wanting: wanted)))
    }
    let all = codes
    switch all.count {
    case 1:
      let only = all[0].run
      return { machine, app throws(Fault) in ShortList(try only(&machine, &app)) }
    case 2:
      let first = all[0].run
      let second = all[1].run
      return { machine, app throws(Fault) in
        let one = try first(&machine, &app)
        return ShortList(one, try second(&machine, &app))
      }
    default:
      return { machine, app throws(Fault) in
        var values = ShortList<Value>()
        for code in all { values.append(try code.run(&machine, &app)) }
        return values
      }
    }
  }

  /// Reads a call; of one whose answer is dropped an unknown function is only noted.
  mutating func call(_ call: Call, at range: SourceRange, isDropped: Bool) throws(Mistake) -> Code {
    if let lending = try callWithPlaces(call, at: range, isDropped: isDropped) { return lending }
    return try plainCall(call, at: range, isDropped: isDropped)
  }

  /// Reads a call whose `inout` arguments are variables, if it has any.
  mutating func plainCall(_ call: Call, at range: SourceRange, isDropped: Bool) throws(Mistake) -> Code {
    switch call.callee.kind {
    case .name(let name): return try functionCall(name, call, at: range, isDropped: isDropped)
    case .implicitMember(let name): return try implicitCall(name, call, at: range)
    case .member(let base, let name):
      if case .superReference = base.kind { return try superCall(name, call, at: range) }
      if case .type(let type) = base.kind {
        return try typeCall(type.name, name, call, base, at: range, isDropped)
      }
      if case .name(let type) = base.kind, local(type) == nil, NameLooks.isFrameworkType(type) {
        return try typeCall(type, name, call, base, at: range, isDropped)
      }
      if let mutation = try mutatingCall(base, name, call, at: range) { return mutation }
      if case .selfReference = base.kind, extended == nil, let own = try ownCall(name, call, at: range) {
        return own
      }
      let method = try methodCall(base, name, call, at: range, isDropped: isDropped)
      guard isDropped, !Members.isKnown(name), let unresolved = unresolvedName(base) else { return method }
      return { machine, app throws(Fault) in
        let need = Need(name: propertyName(of: unresolved), isFunction: false, range: range)
        if machine.isMet(need, in: app.scene) { return try method(&machine, &app) }
        app.note(.loggedCall(machine.receiver, "\(unresolved).\(name)"))
        return .none
      }
    case .optionalUnwrap:
      let chain = try self.chain(Expression(.call(call), range: range))
      return { machine, app throws(Fault) in try chain(&machine, &app) ?? .none }
    default:
      let callee = try expression(call.callee, wanting: nil)
      let arguments = try self.arguments(call)
      return { machine, app throws(Fault) in
        let closure = try callee(&machine, &app)
        return try machine.invoke(closure, try arguments(&machine, &app), at: range, in: &app)
      }
    }
  }

  mutating func methodCall(
    _ base: Expression, _ name: String, _ call: Call, at range: SourceRange, isDropped: Bool
  ) throws(Mistake) -> Code {
    let code = try expression(base, wanting: nil)
    // What two values need for a geometry method, without a list of arguments.
    if name == "contains", call.arguments.count == 1, call.labels == ["_"] {
      if case .closure = call.arguments[0].value.kind {
      } else {
        let argument = try expression(call.arguments[0].value, wanting: nil)
        let invoke = methodCaller(name, call, of: base, at: range, isDropped: isDropped)
        return { machine, app throws(Fault) in
          let value = try code(&machine, &app)
          let other = try argument(&machine, &app)
          if case .rect(let rect) = value, case .point(let point) = other {
            return .bool(rect.contains(point))
          }
          return try invoke(value, ShortList(other), &machine, &app)
        }
      }
    }
    let isIgnorable = isDropped && !Members.isKnown(name) && !extensions.contains(name)
    let call = arranged(call, to: signatures[name])
    let arguments = isIgnorable ? Resolver.forgiving(try self.arguments(call)) : try self.arguments(call)
    let invoke = methodCaller(name, call, of: base, at: range, isDropped: isDropped)
    let candidates = Candidates(Members.methods(named: name, labels: call.labels))
    // Geometry answers at once.
    guard !extensions.contains(name), candidates.arePure else {
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        return try invoke(value, try arguments(&machine, &app), &machine, &app)
      }
    }
    if let values = constants(call) {
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        if value.isSmall, let answer = candidates.pureAnswer(value, values) {
          try machine.spend(in: &app)
          return answer
        }
        return try invoke(value, values, &machine, &app)
      }
    }
    return { machine, app throws(Fault) in
      let value = try code(&machine, &app)
      let values = try arguments(&machine, &app)
      if value.isSmall, let answer = candidates.pureAnswer(value, values) {
        try machine.spend(in: &app)
        return answer
      }
      return try invoke(value, values, &machine, &app)
    }
  }

  /// Arguments of a call that may be ignored: names in them that nobody has told are no matter.
  static func forgiving(_ arguments: @escaping ArgumentMaker) -> ArgumentMaker {
    { machine, app throws(Fault) in
      do throws(Fault) {
        return try arguments(&machine, &app)
      } catch {
        if case .code(let fault) = error.cause, fault.code == "N1" { return [] }
        throw error
      }
    }
  }

  /// What calls a method of a value, once value and arguments are there.
  ///
  /// An argument of the wrong kind is told by what stands in its place.
  func methodCaller(
    _ name: String, _ call: Call, of base: Expression, at range: SourceRange, isDropped: Bool
  ) -> Caller {
    let invoke = caller(name, call, of: base, at: range, isDropped: isDropped)
    guard !call.arguments.isEmpty else { return invoke }
    let places = call.arguments.map { (range: $0.value.range, name: freeName($0.value)) }
    return { value, arguments, machine, app throws(Fault) in
      do throws(Fault) {
        return try invoke(value, arguments, &machine, &app)
      } catch {
        throw machine.naming(error, at: range, places, arguments, in: app)
      }
    }
  }

  /// The name of the app that an expression is: neither a local nor a member of UIKit's.
  func freeName(_ expression: Expression) -> String? {
    let name: String
    switch expression.kind {
    case .name(let bare):
      if frames.contains(where: { $0.scopes.contains { $0[bare] != nil } }) { return nil }
      name = propertyName(of: bare)
    case .member(let base, let own):
      guard case .selfReference = base.kind else { return nil }
      name = propertyName(of: own)
    default: return nil
    }
    let isKnown = NameLooks.isFrameworkType(name) || helpers[name] != nil
    return isKnown || Members.properties(named: name).contains(where: \.isOfObjects) ? nil : name
  }

  func caller(
    _ name: String, _ call: Call, of base: Expression, at range: SourceRange, isDropped: Bool
  ) -> Caller {
    let candidates = Candidates(Members.methods(named: name, labels: call.labels))
    let properties = Members.properties(named: name)
    let selector = Resolver.selector(name, call)
    let (baseRange, isSwift) = (base.range, isSwift)
    let zero = (candidates.members.first?.shape ?? properties.first?.shape ?? .any).zero
    let hasNoArguments = call.arguments.isEmpty
    // `optional.map { … }`
    let isMap = isSwift && ["map", "flatMap"].contains(name) && call.labels == ["_"]
    let labels = call.labels
    let isExtended = extensions.contains(name)
    return { value, arguments, machine, app throws(Fault) in
      if isMap, value.tag != .list, value.tag != .range {
        return value.isNone ? .none : try machine.invoke(arguments[0], [value], at: range, in: &app)
      }
      if value.isNone {
        if isSwift { throw machine.nilUsed(baseRange, in: app) }
        return zero
      }
      if isExtended,
        !candidates.members.contains(where: { $0.labels == labels && $0.applies(to: value, in: app.scene) }),
        let answer = try machine.callExtension(name, of: value, isProperty: false, arguments, in: &app)
      {
        return answer
      }
      if let member = candidates.first(for: value, in: app.scene) {
        try machine.spend(in: &app)
        try machine.charge(for: value, in: &app)
        return try member.invoke(value, arguments, &machine, &app, range)
      }
      // Objective-C reads properties by messages.
      if hasNoArguments {
        for member in properties where member.applies(to: value, in: app.scene) {
          return try member.read(value, &machine, &app, range)
        }
      }
      switch value {
      case .range(let numbers) where numbers.isList:
        let list = Value.list(ListValue(value.members ?? []))
        for member in candidates.members where member.owner == .list {
          try machine.charge(for: list, in: &app)
          return try member.invoke(list, arguments, &machine, &app, range)
        }
      case .object(let id):
        if let answer = try machine.callOwn(name, selector, arguments, of: id, at: range, in: &app) {
          return answer
        }
        if hasNoArguments, let found = try machine.find(propertyName(of: name), of: id, in: &app) {
          return found
        }
        if isDropped {
          app.note(.loggedCall(id, selector))
          return .none
        }
        let receiver = app.scene.name(of: id)
        throw machine.fault(
          "N3", [name, receiver], at: range, remedy: Resolver.definition(name, call, isSwift: isSwift),
          in: app)
      case .closure(let closure):
        if name == "callAsFunction" { return try machine.call(closure, arguments, in: &app) }
      case .type(let type):
        // Nothing that an object tells which the scene cannot hold is of any use here, and it may be asked on.
        app.note(.loggedCall(machine.receiver, "\(type).\(name)"))
        return value
      case .symbol:
        for member in candidates.members {
          if let meant = value.meant(as: member.owner) {
            return try member.invoke(meant, arguments, &machine, &app, range)
          }
        }
        if candidates.members.isEmpty, properties.isEmpty, app.scene.function(selector) == nil {
          // A framework's object that is nothing but a name here: `UIColor.red.withAlphaComponent(0.5)`.
          if isDropped { app.note(.loggedCall(machine.receiver, selector)) }
          return value
        }
      default: break
      }
      // What the app adds to the type is told by a function of `def`.
      if let function = app.scene.function(selector) ?? app.scene.function(name)
        ?? app.scene.function(name + ":")
      {
        return try machine.call(function, arguments, of: machine.receiver, in: &app)
      }
      // A method that no type here has is the app's, or a framework's that shows nothing here.
      if isDropped, !isSwift || value.tag == .type || candidates.members.isEmpty {
        if candidates.members.isEmpty { app.note(.loggedCall(machine.receiver, selector)) }
        return .none
      }
      throw machine.unknownMember(
        name, of: value, at: range, definition: Resolver.definition(name, call, isSwift: isSwift), in: app)
    }
  }

  /// Objective-C's selector of a call, as `def` may spell it: `linkAtPoint:`.
  static func selector(_ name: String, _ call: Call) -> String {
    if let original = call.original { return original }
    guard !call.arguments.isEmpty else { return name }
    return name
  }

  /// The line to type for a function that nobody has written, in the language of the code.
  static func definition(_ name: String, _ call: Call, isSwift: Bool) -> String {
    !isSwift && call.arguments.count == 1
      ? "def \(name):(a) = ?" : "def \(name)(\(parameters(call))) = ?"
  }

  /// Names for the parameters of a function that is to be written.
  static func parameters(_ call: Call) -> String {
    call.arguments.indices.map { ["a", "b", "c", "d", "e"][min($0, 4)] }.joined(separator: ", ")
  }
}

extension Machine {
  /// A fault of a call whose argument is of the wrong kind (N4), told by the argument and its value.
  func naming(
    _ fault: Fault, at range: SourceRange, _ places: [(range: SourceRange, name: String?)],
    _ arguments: ShortList<Value>,
    in app: Simulation
  ) -> Fault {
    guard case .code(let code) = fault.cause, code.code == "N4", code.details.count == 3,
      code.owner == receiver, code.details[0] == text(range),
      let place = zip(places, arguments).first(where: { $1.kindName(in: app.scene) == code.details[1] })
    else { return fault }
    var kind = code.details[1]
    if place.1.asNumber != nil { kind += " (\(place.1.shortText(in: app)))" }
    let remedy = place.0.name.map { self.remedy($0, in: app.scene) } ?? ""
    let named = self.fault(
      "N4", [text(place.0.range), kind, code.details[2]], at: place.0.range, remedy: remedy, in: app)
    return Fault(named.cause, path: fault.path)
  }

  /// A method of an object that code brings along: a helper of its paste, or a `def`.
  mutating func callOwn(
    _ name: String, _ selector: String, _ arguments: ShortList<Value>, of id: ObjectID, at range: SourceRange,
    in app: inout Simulation
  ) throws(Fault) -> Value? {
    if let (unit, helper) = helper(name, of: id, in: app) {
      return try call(helper.routine, of: unit, arguments, receiver: id, in: &app)
    }
    if let function = app.scene.function(selector) ?? app.scene.function(name)
      ?? app.scene.function(name + ":")
    {
      return try call(function, arguments, of: id, in: &app)
    }
    if let bound = app.scene.binding(name, of: id), arguments.isEmpty { return Value(bound, in: app.scene) }
    return nil
  }

  /// Calls a function of `def`.
  mutating func call(
    _ function: FunctionSource, _ arguments: ShortList<Value>, of id: ObjectID, in app: inout Simulation
  )
    throws(Fault) -> Value
  {
    if let read = functions[function.name], read.source == function {
      return try call(read.routine, of: read.unit, arguments, receiver: id, in: &app)
    }
    let (functionUnit, routine): (Unit, Routine)
    do {
      (functionUnit, routine) = try OverrideReader.routine(of: function)
    } catch {
      throw fault("N3", [function.name], at: .none, in: app)
    }
    return try call(routine, of: functionUnit, arguments, receiver: id, in: &app)
  }
}
