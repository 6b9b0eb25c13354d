import Geometry
import Messaging
import SceneModel

/// What reads something of a value that is there already.
typealias Reader = @Sendable (Value, inout Machine, inout Simulation) throws(Fault) -> Value

extension Resolver {
  // MARK: Bare names

  /// Reads a bare name: a variable, then what `self` has, then what the scene tells.
  mutating func name(_ name: String, at range: SourceRange) throws(Mistake) -> Code {
    if let local = local(name) {
      let variable = local.variable
      if variable.isShared { return { machine, _ throws(Fault) in machine.load(variable) } }
      let place = variable.place
      return { machine, _ throws(Fault) in machine.stack[machine.base + place] }
    }
    if name == "self" { return { machine, _ throws(Fault) in .object(machine.receiver) } }
    if isOfExtended(name) {
      return try member(Expression(.selfReference, range: range), name, at: range)
    }
    if !isSwift, let symbol = NameLooks.symbol(name) { return { _, _ throws(Fault) in .symbol(symbol) } }
    if name == "NSNotFound" { return { _, _ throws(Fault) in .integer(.max) } }
    return ownProperty(propertyName(of: name), written: name, at: range)
  }

  /// Reads `name`, `self.name` or `_name`, which are one property.
  mutating func ownProperty(_ name: String, written: String, at range: SourceRange) -> Code {
    if name == "bounds" {
      return { machine, app throws(Fault) in
        let id = machine.receiver
        guard app.scene.kind(of: id).isView else {
          return try machine.findOrFail(name, at: range, in: &app)
        }
        return .rect(app.scene.placements[id.place].bounds)
      }
    }
    let candidates = Members.properties(named: name).filter(\.isOfObjects)
    if !candidates.isEmpty {
      return { machine, app throws(Fault) in
        let value = Value.object(machine.receiver)
        for member in candidates where member.applies(to: value, in: app.scene) {
          return try member.read(value, &machine, &app, range)
        }
        return try machine.findOrFail(name, at: range, in: &app)
      }
    }
    let isType = NameLooks.isFrameworkType(name) && written == name
    let isCase = !isSwift && written == name && NameLooks.isEnumerationCase(name)
    let isMethod = helpers[name] == false
    return { machine, app throws(Fault) in
      if let found = try machine.find(name, in: &app) { return found }
      if written != name, let found = try machine.find(written, in: &app) { return found }
      if isType || app.scene.hasClass(name) { return .type(name) }
      if isCase { return .symbol(name) }
      if isMethod, let helper = machine.unit.helpers[name] {
        return .closure(ClosureValue(routine: helper.routine, captures: [], receiver: machine.receiver))
      }
      if written == "yes" || written == "no" { return .bool(written == "yes") }
      throw machine.unknown([written], at: range, remedy: machine.remedy(written, in: app.scene), in: app)
    }
  }

  // MARK: Members

  mutating func member(_ base: Expression, _ name: String, at range: SourceRange) throws(Mistake) -> Code {
    switch base.kind {
    case .superReference: return superProperty(name, at: range)
    case .selfReference where extended == nil:
      return ownProperty(propertyName(of: name), written: name, at: range)
    default: break
    }
    if let type = SwiftParser.typeName(base), helpers[name] == true, local(type) == nil,
      !NameLooks.isFrameworkType(type)
    {
      return ownProperty(name, written: name, at: range)
    }
    try checkMember(name, of: base, at: range)
    let read = propertyReader(name, of: base, at: range)
    guard let dotted = unresolvedName(base).map({ "\($0).\(name)" }) else {
      let code = try expression(base, wanting: nil)
      let candidates = Candidates(Members.properties(named: name))
      guard candidates.haveFields else {
        return { machine, app throws(Fault) in try read(try code(&machine, &app), &machine, &app) }
      }
      return { machine, app throws(Fault) in
        let value = try code(&machine, &app)
        if let field = candidates.fieldValue(value) { return field }
        return try read(value, &machine, &app)
      }
    }
    let code = try expression(base, wanting: nil)
    return { machine, app throws(Fault) in
      if let bound = app.scene.binding(dotted, of: nil) { return Value(bound, in: app.scene) }
      return try read(try code(&machine, &app), &machine, &app)
    }
  }

  /// The dotted name that an expression is, when its first part is no variable, property or type of UIKit's.
  mutating func unresolvedName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name):
      if local(name) != nil || NameLooks.isFrameworkType(name) || helpers[name] != nil { return nil }
      return Members.properties(named: name).contains(where: \.isOfObjects) ? nil : name
    case .member(let base, let name):
      if case .selfReference = base.kind {
        let property = propertyName(of: name)
        if helpers[property] != nil || Members.properties(named: property).contains(where: \.isOfObjects) {
          return nil
        }
        return property
      }
      return unresolvedName(base).map { "\($0).\(name)" }
    default: return nil
    }
  }

  /// What reads a property of a value.
  func propertyReader(_ name: String, of base: Expression, at range: SourceRange) -> Reader {
    let candidates = Candidates(Members.properties(named: name))
    let methods = (Members.byName[name] ?? []).filter { $0.labels == [] }
    let (baseRange, isSwift) = (base.range, isSwift)
    let zero = Members.shape(of: candidates.members).zero
    let isExtended = extensions.contains(name)
    return { value, machine, app throws(Fault) in
      if value.isNone {
        if isSwift { throw machine.nilUsed(baseRange, in: app) }
        return zero
      }
      if let member = candidates.first(for: value, in: app.scene) {
        return try member.read(value, &machine, &app, range)
      }
      if isExtended, let answer = try machine.callExtension(name, of: value, isProperty: true, [], in: &app) {
        return answer
      }
      switch value {
      case .range(let numbers) where numbers.isList:
        let list = Value.list(ListValue(value.members ?? []))
        for member in candidates.members where member.owner == .list {
          try machine.charge(for: list, in: &app)
          return try member.read(list, &machine, &app, range)
        }
      case .pointer(let place) where place < machine.heap.count:
        let target = machine.heap[place]
        for member in candidates.members where member.applies(to: target, in: app.scene) {
          return try member.read(target, &machine, &app, range)
        }
      case .tuple(let tuple):
        if let place = tuple.place(of: name) { return tuple.values[place] }
      case .object(let id):
        let own = propertyName(of: name)
        if let found = try machine.find(own, of: id, in: &app) { return found }
      case .type(let type):
        if let found = machine.constant(name, of: type, in: app) { return found }
      case .symbol:
        // `(touch?.location(in: self) ?? .zero).x`: the member tells what the constant is.
        for member in candidates.members {
          if let meant = value.meant(as: member.owner) {
            return try member.read(meant, &machine, &app, range)
          }
        }
        // What a framework's object tells that is nothing but a name here: `[UIColor redColor].CGColor`.
        if candidates.members.isEmpty { return value }
      default: break
      }
      // Objective-C calls a method without arguments by a dot as well.
      if !isSwift {
        for method in methods where method.applies(to: value, in: app.scene) {
          return try method.invoke(value, [], &machine, &app, range)
        }
      }
      throw machine.unknownMember(name, of: value, at: range, in: app)
    }
  }

  /// Reads what `super` has: a property of UIKit's own.
  private mutating func superProperty(_ name: String, at range: SourceRange) -> Code {
    if let entry = Entry(swiftName: name, labels: nil),
      let selector = Messaging.Selector(rawValue: entry.rawValue)
    {
      return { machine, app throws(Fault) in
        try machine.callSuper(selector, [], at: range, in: &app)
      }
    }
    return ownProperty(name, written: name, at: range)
  }

  // MARK: Optional chains

  /// Whether a `?` lies on the way down to the beginning of a chain.
  private func hasUnwrap(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalUnwrap: true
    case .member(let base, _), .element(let base, _), .forceUnwrap(let base): hasUnwrap(base)
    case .call(let call): hasUnwrap(call.callee)
    default: false
    }
  }

  /// Reads a chain: nil as soon as a value before a `?` is, with nothing behind it looked at.
  mutating func chain(_ expression: Expression) throws(Mistake)
    -> @Sendable (inout Machine, inout Simulation) throws(Fault) -> Value?
  {
    let range = expression.range
    guard hasUnwrap(expression) else {
      let code = try self.expression(expression, wanting: nil)
      return { machine, app throws(Fault) in try code(&machine, &app) }
    }
    switch expression.kind {
    case .optionalUnwrap(let inner): return try unwrapLink(inner)
    case .member(let base, let name):
      let link = try chain(base)
      let read = propertyReader(name, of: base, at: range)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        return try read(value, &machine, &app)
      }
    case .element(let base, let indices):
      let link = try chain(base)
      let read = try elementReader(base, indices, at: range)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        return try read(value, &machine, &app)
      }
    case .forceUnwrap(let inner):
      let link = try chain(inner)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        if value.isNone {
          throw machine.fault("R2", ["unwrap", machine.text(inner.range)], at: range, in: app)
        }
        return value
      }
    case .call(let call): return try chainedCall(call, at: range)
    default:
      let code = try self.expression(expression, wanting: nil)
      return { machine, app throws(Fault) in try code(&machine, &app) }
    }
  }

  /// `a?`: a name that nobody bound counts as nil here, so that the default behind `??` applies.
  private mutating func unwrapLink(_ inner: Expression) throws(Mistake)
    -> @Sendable (inout Machine, inout Simulation) throws(Fault) -> Value?
  {
    var unbound: String?
    switch inner.kind {
    case .name(let name) where local(name) == nil: unbound = propertyName(of: name)
    case .member(let base, let name):
      if case .selfReference = base.kind { unbound = propertyName(of: name) }
    default: break
    }
    let link = try chain(inner)
    guard let unbound, helpers[unbound] == nil else {
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app), !value.isNone else { return nil }
        return value
      }
    }
    let own = Members.properties(named: unbound).filter(\.isOfObjects)
    return { machine, app throws(Fault) in
      let owner = Value.object(machine.receiver)
      if !own.isEmpty, own.contains(where: { $0.applies(to: owner, in: app.scene) }) {
        guard let value = try link(&machine, &app), !value.isNone else { return nil }
        return value
      }
      guard let value = try machine.find(unbound, in: &app) else {
        app.note(.unboundIsNil(machine.receiver, unbound))
        return nil
      }
      return value.isNone ? nil : value
    }
  }

  private mutating func chainedCall(_ call: Call, at range: SourceRange) throws(Mistake)
    -> @Sendable (inout Machine, inout Simulation) throws(Fault) -> Value?
  {
    let arguments = try self.arguments(call)
    switch call.callee.kind {
    case .member(let base, let name):
      if let mutation = try chainedMutation(base, name, call, at: range) { return mutation }
      let link = try chain(base)
      let invoke = methodCaller(name, call, of: base, at: range, isDropped: true)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        return try invoke(value, try arguments(&machine, &app), &machine, &app)
      }
    case .optionalUnwrap(let inner):
      // `f?()`: a closure that may be missing, or an optional method of a protocol.
      if case .member(let base, let name) = inner.kind {
        let link = try chain(base)
        let invoke = methodCaller(name, call, of: base, at: range, isDropped: true)
        return { machine, app throws(Fault) in
          guard let value = try link(&machine, &app) else { return nil }
          if case .object(let id) = value, case .symbol = machine.kindOfMember(name, of: id, in: app) {
            return nil
          }
          return try invoke(value, try arguments(&machine, &app), &machine, &app)
        }
      }
      let link = try unwrapLink(inner)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        return try machine.invoke(value, try arguments(&machine, &app), at: range, in: &app)
      }
    default:
      let link = try chain(call.callee)
      return { machine, app throws(Fault) in
        guard let value = try link(&machine, &app) else { return nil }
        return try machine.invoke(value, try arguments(&machine, &app), at: range, in: &app)
      }
    }
  }
}
