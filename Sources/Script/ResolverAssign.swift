import Geometry
import Messaging
import SceneModel

/// What a change makes of the old value: the new one, or nil when nothing is to be written back.
typealias Change = (Value, inout Machine, inout Simulation) throws(Fault) -> Value?
/// Something that can be changed in place; the change gets the old value.
typealias Target = @Sendable (inout Machine, inout Simulation, Change) throws(Fault) -> Void

extension Resolver {
  // MARK: Assignments

  mutating func assign(
    _ target: Expression, _ symbol: BinaryOperator?, _ value: Expression, at range: SourceRange
  )
    throws(Mistake) -> Code
  {
    if case .optionalChain(let inner) = target.kind {
      return try assignThrough(inner, symbol, value, at: range)
    }
    if case .tuple(let parts) = target.kind, symbol == nil, isSwift {
      return try assign(parts.map(\.value), value)
    }
    if case .name(let name) = target.kind, let local = local(name) {
      try refuse(name, local, .assign, isFirst: symbol == nil, at: target.range)
    }
    let kind = numberKind(of: target)
    // A property may be one of the app's own that has a name of UIKit's: only a division is told by it.
    let isPlain = if case .number = value.kind { true } else { false }
    var ownKind: NumberKind?
    var ownType: TypeReference?
    if case .name(let name) = target.kind, let local = local(name) {
      ownKind = local.variable.number
      ownType = local.type
    }
    let (declared, type) = (ownKind, ownType)
    let code = try expression(value, wanting: isPlain ? declared : kind)
    let (isSwift, literal) = (isSwift, symbol == nil ? nil : literal(value))
    if symbol == nil, case .name(let name) = target.kind, let local = local(name), !local.variable.isShared {
      // The common case, without a change in between.
      let (variable, type) = (local.variable, local.type)
      let hasLabels = type?.labels.isEmpty == false
      return { machine, app throws(Fault) in
        var new = try code(&machine, &app)
        if hasLabels, let type { new = Resolver.labelled(new, as: type) }
        let kept = Resolver.kept(new, over: machine.stack[machine.base + variable.place], variable.number)
        machine.stack[machine.base + variable.place] = kept
        return kept
      }
    }
    if case .name("_") = target.kind { return code }
    let place = try self.target(target)
    return { machine, app throws(Fault) in
      let new = try code(&machine, &app)
      var result = new
      try place(&machine, &app) { old, machine, app throws(Fault) in
        if let symbol {
          if isSwift, old.isNone { throw machine.nilUsed(target.range, in: app) }
          var other = new
          if let literal, case .number = old { other = literal.measured }
          result = try Arithmetic.combine(symbol, old, other, machine, at: range, in: app, isSwift: isSwift)
          try machine.charge(for: result, in: &app)
        }
        result = Resolver.kept(result, over: old, declared)
        if let type { result = Resolver.labelled(result, as: type) }
        return result
      }
      return result
    }
  }

  /// The target of `_`.
  private static let nowhere: Target = { _, _, _ throws(Fault) in }

  /// `(a, b) = (b, a)`: all parts are read before one is written.
  private mutating func assign(_ parts: [Expression], _ value: Expression) throws(Mistake) -> Code {
    let code = try expression(value, wanting: nil)
    var places: [Target] = []
    for part in parts {
      if case .name("_") = part.kind {
        places.append(Resolver.nowhere)
      } else {
        places.append(try target(part))
      }
    }
    let all = places
    let range = value.range
    return { machine, app throws(Fault) in
      let new = try code(&machine, &app)
      guard case .tuple(let tuple) = new, tuple.values.count == all.count else {
        throw machine.wrongKind(new, wanted: "a tuple", at: range, in: app)
      }
      for place in all.indices {
        let part = tuple.values[place]
        let target = all[place]
        try target(&machine, &app) { old, _, _ throws(Fault) in Resolver.kept(part, over: old, nil) }
      }
      return .none
    }
  }

  /// The value as its variable keeps it: a variable that holds a measured number holds no counted one later.
  static func kept(_ new: Value, over old: Value, _ kind: NumberKind?) -> Value {
    if let kind { return new.converted(to: kind) }
    switch (old, new) {
    case (.number, .integer(let number)): return .number(Double(number))
    // `area = .zero`: the variable tells what is meant.
    case (.point, .symbol): return new.meant(as: .point) ?? new
    case (.size, .symbol): return new.meant(as: .size) ?? new
    case (.rect, .symbol): return new.meant(as: .rect) ?? new
    case (.insets, .symbol): return new.meant(as: .insets) ?? new
    case (.transform, .symbol): return new.meant(as: .transform) ?? new
    default: return new
    }
  }

  /// The kind of number that a target keeps, as far as it can be read off.
  private mutating func numberKind(of target: Expression) -> NumberKind? {
    switch target.kind {
    case .name(let name):
      if let local = local(name) { return local.variable.number }
      return kindOfProperty(name)
    case .member(_, let name): return kindOfProperty(name)
    default: return nil
    }
  }

  private func kindOfProperty(_ name: String) -> NumberKind? {
    switch Members.properties(named: name).first?.shape {
    case .number: .floating
    case .integer: .integer
    default: nil
    }
  }

  /// `a?.b = c` does nothing, and does not even look at c, when a is nil.
  private mutating func assignThrough(
    _ target: Expression, _ symbol: BinaryOperator?, _ value: Expression, at range: SourceRange
  ) throws(Mistake) -> Code {
    let isSwift = isSwift
    guard case .member(let base, let name) = target.kind else {
      return try assignElementThrough(target, symbol, value, at: range)
    }
    let link = try chain(base)
    let code = try expression(value, wanting: kindOfProperty(name))
    let change = memberChange(name, of: base, at: target.range)
    let place = isPlace(base) ? try self.target(base, .property) : nil
    return { machine, app throws(Fault) in
      guard let owner = try link(&machine, &app) else { return .none }
      let new = try code(&machine, &app)
      let changed = try change(owner, &machine, &app) { old, machine, app throws(Fault) in
        guard let symbol else { return new }
        return try Arithmetic.combine(symbol, old, new, machine, at: range, in: app, isSwift: isSwift)
      }
      // A copy that was changed goes back to where it came from.
      if let changed {
        guard let place else {
          throw machine.fault("N2", ["readOnly", machine.text(base.range)], at: target.range, in: app)
        }
        try place(&machine, &app) { _, _, _ throws(Fault) in changed }
      }
      return new
    }
  }

  /// `rows?[0] = 1`: does nothing when the list is nil.
  private mutating func assignElementThrough(
    _ target: Expression, _ symbol: BinaryOperator?, _ value: Expression, at range: SourceRange
  ) throws(Mistake) -> Code {
    guard isPlace(target) else { throw Mistake(.notAssignable, at: target.range) }
    let place = try self.target(target)
    let code = try expression(value, wanting: nil)
    let isSwift = isSwift
    return { machine, app throws(Fault) in
      try place(&machine, &app) { old, machine, app throws(Fault) in
        let new = try code(&machine, &app)
        guard let symbol else { return new }
        return try Arithmetic.combine(symbol, old, new, machine, at: range, in: app, isSwift: isSwift)
      }
      return .none
    }
  }

  mutating func increment(_ target: Expression, by amount: Int, isPrefix: Bool, at range: SourceRange)
    throws(Mistake) -> Code
  {
    let place = try self.target(target)
    let isSwift = isSwift
    return { machine, app throws(Fault) in
      var result = Value.none
      try place(&machine, &app) { old, machine, app throws(Fault) in
        let start = old.isNone ? .integer(0) : old
        let new = try Arithmetic.combine(
          .add, start, .integer(amount), machine, at: range, in: app, isSwift: isSwift)
        result = isPrefix ? new : old
        return new
      }
      return result
    }
  }

  // MARK: Targets

  /// Reads something that can be assigned to, or changed in another way.
  mutating func target(_ expression: Expression, _ attempt: Attempt = .assign) throws(Mistake) -> Target {
    let range = expression.range
    switch expression.kind {
    case .name(let name):
      if let local = local(name) { return try localTarget(name, local, attempt, at: range) }
      if isOfExtended(name) {
        let base = Expression(.selfReference, range: range)
        return try target(Expression(.member(base, name), range: range), attempt)
      }
      return try ownTarget(name, attempt, at: range)
    case .selfReference:
      guard extended != nil, let local = local("self") else { throw Mistake(.notAssignable, at: range) }
      return try localTarget("self", local, attempt, at: range)
    case .member(let base, let name):
      switch base.kind {
      case .selfReference where extended == nil: return try ownTarget(name, attempt, at: range)
      case .superReference: return try ownTarget(name, attempt, at: range)
      default: break
      }
      let change = memberChange(name, of: base, at: range)
      if isPlace(base) {
        let place = try target(base, .property)
        return { machine, app, update throws(Fault) in
          try place(&machine, &app) { owner, machine, app throws(Fault) in
            try change(owner, &machine, &app, update)
          }
        }
      }
      let code = try self.expression(base, wanting: nil)
      let isSwift = isSwift
      return { machine, app, update throws(Fault) in
        let changed = try change(try code(&machine, &app), &machine, &app, update)
        // What a call answers is a copy: nobody would see the change.
        if isSwift, let changed, changed.isCopied {
          throw machine.fault("N2", ["readOnly", machine.text(base.range)], at: range, in: app)
        }
      }
    case .element(let base, let indices):
      guard let first = indices.first, isPlace(base) else { throw Mistake(.notAssignable, at: range) }
      let place = try target(base, .element)
      let index = try self.expression(first, wanting: .integer)
      let other = indices.count == 2 ? try self.expression(indices[1], wanting: nil) : nil
      return { machine, app, update throws(Fault) in
        try place(&machine, &app) { owner, machine, app throws(Fault) in
          let at = try index(&machine, &app)
          guard case .list(var list) = owner else {
            throw machine.wrongKind(owner, wanted: "a list", at: range, in: app)
          }
          if list.isDictionary {
            var old = list.value(for: at)
            if old.isNone, let other { old = try other(&machine, &app) }
            guard let new = try update(old, &machine, &app) else { return nil }
            try machine.charge(1 + list.items.count / 16, in: &app)
            list.set(new, for: at)
            return .list(list)
          }
          guard let place = at.asInteger, list.items.indices.contains(place) else {
            throw machine.badIndex(at, count: list.items.count, at: range, in: app)
          }
          guard let new = try update(list.items[place], &machine, &app) else { return nil }
          list.items[place] = new
          return .list(list)
        }
      }
    case .unary(.dereference, let inner):
      let code = try self.expression(inner, wanting: nil)
      return { machine, app, update throws(Fault) in
        guard case .pointer(let place) = try code(&machine, &app) else { return }
        if let new = try update(machine.heap[place], &machine, &app) { machine.heap[place] = new }
      }
    case .optionalUnwrap(let inner):
      let place = try target(inner, attempt)
      return { machine, app, update throws(Fault) in
        try place(&machine, &app) { old, machine, app throws(Fault) in
          old.isNone ? nil : try update(old, &machine, &app)
        }
      }
    case .forceUnwrap(let inner):
      let place = try target(inner, attempt)
      return { machine, app, update throws(Fault) in
        try place(&machine, &app) { old, machine, app throws(Fault) in
          if old.isNone {
            throw machine.fault("R2", ["unwrap", machine.text(inner.range)], at: range, in: app)
          }
          return try update(old, &machine, &app)
        }
      }
    case .optionalChain(let inner): return try target(inner, attempt)
    case .tuple: throw Mistake(.notAssignable, at: range)
    default:
      // The answer of a call: an object can be changed through it, a copy is of no use to anybody.
      let code = try self.expression(expression, wanting: nil)
      return { machine, app, update throws(Fault) in _ = try update(try code(&machine, &app), &machine, &app)
      }
    }
  }

  /// Whether an expression is a place that keeps what is written into a part of it.
  mutating func isPlace(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .selfReference: return extended != nil
    case .name(let name): return local(name) != nil || !NameLooks.isFrameworkType(name)
    case .member(let base, let name):
      if case .selfReference = base.kind { return true }
      // A view in between is changed itself; nothing is written back through it.
      return Members.properties(named: name).contains(where: \.isWritable) || isPlace(base)
    case .element(let base, _), .forceUnwrap(let base), .optionalUnwrap(let base),
      .optionalChain(let base):
      return isPlace(base)
    case .unary(.dereference, _): return true
    default: return false
    }
  }

  /// A property of `self`: UIKit's, or one of the app's own, which is kept among the values of `let`.
  private mutating func ownTarget(_ written: String, _ attempt: Attempt, at range: SourceRange)
    throws(Mistake) -> Target
  {
    let name = propertyName(of: written)
    if isSwift, constants.contains(name) { throw Mistake(.constant(name, .constant, attempt), at: range) }
    let candidates = Members.properties(named: name).filter(\.isOfObjects)
    return { machine, app, update throws(Fault) in
      let id = machine.receiver
      _ = try machine.change(name, of: id, candidates, at: range, in: &app, update)
    }
  }

  /// What changes a member of a value: of a copied one it answers the changed copy, else nil.
  func memberChange(_ name: String, of base: Expression, at range: SourceRange)
    -> @Sendable (Value, inout Machine, inout Simulation, Change) throws(Fault) -> Value?
  {
    let candidates = Members.properties(named: name)
    let (isSwift, baseRange) = (isSwift, base.range)
    return { owner, machine, app, update throws(Fault) in
      if owner.isNone {
        // In Objective-C a message to nil does nothing.
        if isSwift { throw machine.nilUsed(baseRange, in: app) }
        return nil
      }
      if case .pointer(let place) = owner {
        // `area->size.width = 3`
        guard place < machine.heap.count else { return nil }
        let target = machine.heap[place]
        for member in candidates where member.applies(to: target, in: app.scene) {
          guard case .property(let read, let write?) = member.action else { continue }
          let old = try read(target, &machine, &app, range)
          guard let new = try update(old, &machine, &app) else { return nil }
          if let changed = try write(target, new, &machine, &app, range) { machine.heap[place] = changed }
          return nil
        }
      }
      if case .object(let id) = owner {
        return try machine.change(propertyName(of: name), of: id, candidates, at: range, in: &app, update)
      }
      if case .tuple(var tuple) = owner, let place = tuple.place(of: name) {
        guard let new = try update(tuple.values[place], &machine, &app) else { return nil }
        tuple.values[place] = new
        return .tuple(tuple)
      }
      if case .type(let type) = owner {
        // An object that the scene cannot hold, or a setting of a class: nothing here shows it.
        app.note(.loggedCall(machine.receiver, "\(type).\(name)"))
        return nil
      }
      for member in candidates where member.applies(to: owner, in: app.scene) {
        guard case .property(let read, let write?) = member.action else { continue }
        let old = try read(owner, &machine, &app, range)
        guard let new = try update(old, &machine, &app) else { return nil }
        return try write(owner, new, &machine, &app, range)
      }
      throw machine.unknownMember(name, of: owner, at: range, in: app)
    }
  }
}
