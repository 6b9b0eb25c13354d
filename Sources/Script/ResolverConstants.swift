import Messaging

// What Swift does not let code change: constants of `let`, parameters, what loops and conditions bind.

/// Why a variable keeps its first value.
public enum Constancy: String, Hashable, Sendable {
  /// `var`, an `inout` parameter, any variable of Objective-C.
  case variable
  /// `let`
  case constant
  /// `let x: T` without a value: it may be given one, once on each way.
  case awaiting
  /// A parameter of a function.
  case parameter
  /// What `for` binds.
  case loop
  /// What `if let`, `guard let`, `while let` and `case let` bind.
  case condition
  /// `self` in a method of a value that is not `mutating`.
  case value
}

/// What code tries with something that cannot be changed.
public enum Attempt: String, Hashable, Sendable {
  /// `x = 1`, `x += 1`
  case assign
  /// `x.width = 1`
  case property
  /// `x[0] = 1`
  case element
  /// `x.append(1)`
  case mutation
  /// `f(&x)`
  case address
}

extension Resolver {
  /// Refuses a change of a local that keeps its value; `isFirst` for a plain assignment, which may be its first.
  func refuse(
    _ name: String, _ local: Local, _ attempt: Attempt, isFirst: Bool = false, at range: SourceRange
  ) throws(Mistake) {
    guard isSwift, local.constancy != .variable else { return }
    if isFirst, local.constancy == .awaiting { return }
    let constancy = local.constancy == .awaiting ? .constant : local.constancy
    throw Mistake(.constant(name, constancy, attempt), at: range)
  }

  /// Something to be changed of a local: of a constant only what is an object's, as far as its type shows; what
  /// turns out to be a value when code runs ends the event.
  func localTarget(_ name: String, _ local: Local, _ attempt: Attempt, at range: SourceRange) throws(Mistake)
    -> Target
  {
    let variable = local.variable
    let isWhole = attempt == .assign || attempt == .address
    if isSwift, local.constancy != .variable, isWhole || local.isValue {
      try refuse(name, local, attempt, isFirst: attempt == .assign, at: range)
    }
    guard isSwift, local.constancy != .variable, !isWhole else {
      return { machine, app, update throws(Fault) in
        if let new = try update(machine.load(variable), &machine, &app) { machine.store(new, in: variable) }
      }
    }
    let constancy = local.constancy
    return { machine, app, update throws(Fault) in
      guard let new = try update(machine.load(variable), &machine, &app) else { return }
      // A path is an object in UIKit, and what acts as a list here may be one.
      guard [.path, .list].contains(new.tag) else {
        throw machine.fault(
          "R2", ["constant", name, constancy.rawValue], at: range, in: app)
      }
      machine.store(new, in: variable)
    }
  }

  /// Whether a local surely holds a value that is copied, by its type or by what it begins with.
  mutating func isValue(_ type: TypeReference?, _ value: Expression?) -> Bool {
    if let type {
      if type.optionality != .none || type.pointers > 0 { return false }
      if type.number != nil { return true }
      return ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGAffineTransform", "CGVector"]
        .contains(type.name) || ["Array", "Dictionary", "Set", "String", "Bool", "()"].contains(type.name)
    }
    guard let value else { return false }
    switch value.kind {
    case .name(let name): if let local = local(name) { return local.isValue }
    case .optionalChain(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner):
      return isValue(nil, inner)
    case .number, .boolean, .string, .array, .dictionary, .tuple: return true
    case .call(let call):
      if case .name(let name) = call.callee.kind,
        ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGAffineTransform"].contains(name)
      {
        return true
      }
      return geometryType(of: value) != nil
    default: break
    }
    return geometryType(of: value) != nil
  }
}

extension Value {
  /// Whether it is copied on assignment, as Swift's structures are.
  var isCopied: Bool {
    switch self {
    case .bool, .integer, .number, .point, .size, .rect, .insets, .transform, .string, .list, .tuple: true
    default: false
    }
  }
}
