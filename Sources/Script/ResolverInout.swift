import Messaging
import SceneModel

// `inout` arguments: what stands behind `&` is read before the call and written after it, whatever place it is.

extension Resolver {
  /// A call whose `inout` arguments are more than variables of its own; nil for any other.
  mutating func callWithPlaces(_ call: Call, at range: SourceRange, isDropped: Bool) throws(Mistake) -> Code?
  {
    let flags = inoutFlags(of: call)
    if isSwift, let flags { try checkAddresses(call, flags) }
    guard call.arguments.contains(where: { $0.value.addressed != nil }) else { return nil }
    let isSwap = isSwift && call.labels == ["_", "_"] && isSwapName(call)
    guard flags != nil || isSwap else { return nil }
    try checkOverlap(call)
    if isSwap { return try swap(call) }
    var rewritten = call
    var places: [(place: Target, variable: Variable)] = []
    for index in call.arguments.indices {
      guard let place = call.arguments[index].value.addressed else { continue }
      if case .name(let name) = place.kind, let local = local(name) {
        // The callee shares the variable itself.
        try refuse(name, local, .address, at: place.range)
        continue
      }
      let target = try inoutTarget(place, at: call.arguments[index].value.range)
      let name = "&\(frames[frames.count - 1].size)"
      shared.insert(name)
      let stand = Expression(.name(name), range: place.range)
      rewritten.arguments[index].value = Expression(.unary(.addressOf, stand), range: place.range)
      places.append((target, declare(name)))
    }
    guard !places.isEmpty else { return nil }
    var code = try plainCall(rewritten, at: range, isDropped: isDropped)
    for (place, variable) in places.reversed() { code = Resolver.lending(place, variable, to: code) }
    return code
  }

  private static func lending(_ place: @escaping Target, _ variable: Variable, to call: @escaping Code)
    -> Code
  {
    { machine, app throws(Fault) in
      var result = Value.none
      try place(&machine, &app) { old, machine, app throws(Fault) in
        machine.declare(variable, as: old)
        result = try call(&machine, &app)
        return machine.load(variable)
      }
      return result
    }
  }

  /// The place behind a `&`.
  private mutating func inoutTarget(_ place: Expression, at range: SourceRange) throws(Mistake) -> Target {
    switch place.kind {
    case .name, .member, .element, .forceUnwrap, .unary(.dereference, _): break
    case .selfReference where extended != nil: break
    default: throw Mistake(.noPlace, at: range)
    }
    return try target(place, .address)
  }

  private func isSwapName(_ call: Call) -> Bool {
    if case .name("swap") = call.callee.kind { return helpers["swap"] == nil }
    return false
  }

  /// `swap(&a, &b)`.
  private mutating func swap(_ call: Call) throws(Mistake) -> Code {
    var targets: [Target] = []
    for argument in call.arguments {
      guard let place = argument.value.addressed else {
        throw Mistake(.needsAmpersand, at: argument.value.range)
      }
      if case .name(let name) = place.kind, let local = local(name) {
        try refuse(name, local, .address, at: place.range)
      }
      targets.append(try inoutTarget(place, at: argument.value.range))
    }
    let (first, second) = (targets[0], targets[1])
    return { machine, app throws(Fault) in
      try first(&machine, &app) { left, machine, app throws(Fault) in
        var right = Value.none
        try second(&machine, &app) { old, _, _ throws(Fault) in
          right = old
          return left
        }
        return right
      }
      return .none
    }
  }

  // MARK: What is called

  /// Which parameters of what is called are `inout`, in the order of the arguments; nil when it is nothing that
  /// could change them: UIKit's methods, and functions that nobody knows.
  private mutating func inoutFlags(of call: Call) -> [Bool]? {
    let parameters: [Parameter]?
    switch call.callee.kind {
    case .name(let name):
      if let local = local(name), !isOwnMethod(name, call) {
        // A closure from elsewhere may take anything.
        guard let known = local.parameters else {
          return call.arguments.map { $0.value.addressed != nil }
        }
        parameters = known
      } else {
        parameters = signatures[name]
      }
    case .member(let base, let name):
      let isOwn = if case .selfReference = base.kind { true } else { false }
      guard isOwn || extensions.contains(name) || helpers[name] == false else { return nil }
      parameters = signatures[name]
    default: return nil
    }
    guard let parameters else { return nil }
    let flags = call.aligned(to: parameters).compactMap { $0 }.map { place in
      let parameter = parameters[place.parameter]
      // Pointers take an address as well.
      return parameter.isInout || (parameter.type?.name.hasPrefix("Unsafe") ?? false)
    }
    if !isSwift { return call.arguments.contains { $0.value.addressed != nil } ? flags : nil }
    let changes = parameters.contains(where: \.isInout)
    return changes || call.arguments.contains { $0.value.addressed != nil } ? flags : nil
  }

  private func checkAddresses(_ call: Call, _ flags: [Bool]) throws(Mistake) {
    guard flags.count == call.arguments.count else { return }
    for (argument, isInout) in zip(call.arguments, flags) {
      let isAddress = argument.value.addressed != nil
      // A pointer may also be handed on.
      if isInout, !isAddress, argument.value.kind != .nothing {
        throw Mistake(.needsAmpersand, at: argument.value.range)
      }
      if !isInout, isAddress { throw Mistake(.strayAmpersand, at: argument.value.range) }
    }
  }

  /// Two arguments that change one variable at a time are refused, as Swift does.
  private func checkOverlap(_ call: Call) throws(Mistake) {
    guard isSwift else { return }
    var roots: Set<String> = []
    for argument in call.arguments {
      guard let root = argument.value.addressed.flatMap(root) else { continue }
      guard roots.insert(root).inserted else {
        throw Mistake(.overlapping(root), at: argument.value.range)
      }
    }
  }

  /// The variable that keeps a place; nil for a place of an object.
  private func root(of place: Expression) -> String? {
    switch place.kind {
    case .name(let name):
      return frames.contains { $0.scopes.contains { $0[name] != nil } } ? name : nil
    case .element(let base, _), .forceUnwrap(let base): return root(of: base)
    case .member(let base, let name):
      if case .selfReference = base.kind, extended == nil { return nil }
      // Two fields of one structure are two places.
      return root(of: base).map { "\($0).\(name)" }
    default: return nil
    }
  }

  // MARK: Arguments and parameters

  /// A call with its arguments at their parameters' places: what it leaves out gets its standard value.
  func arranged(_ call: Call, to parameters: [Parameter]?) -> Call {
    guard let parameters, parameters.contains(where: { !$0.standard.isEmpty }) else { return call }
    let places = call.aligned(to: parameters)
    guard places.contains(where: { $0 == nil }) else { return call }
    var result = call
    result.arguments = places.map { place in
      place.map { call.arguments[$0.argument] } ?? Argument(nil, Expression(.missing))
    }
    return result
  }
}

extension Call {
  /// Which argument each parameter gets, and which parameter that is; nil where a call leaves one out.
  func aligned(to parameters: [Parameter]) -> [(argument: Int, parameter: Int)?] {
    var result: [(argument: Int, parameter: Int)?] = []
    var next = 0
    for (place, parameter) in parameters.enumerated() {
      guard next < arguments.count else { break }
      let argument = arguments[next]
      let isLeftOut =
        !parameter.standard.isEmpty && (argument.isTrailing || argument.label != parameter.label)
        && arguments.count - next < parameters.count - place
      if isLeftOut {
        result.append(nil)
      } else {
        result.append((next, place))
        next += 1
      }
    }
    // More arguments than parameters are not looked at by anybody.
    return result
  }
}

extension Expression {
  /// What stands behind a `&`; nil for anything else.
  var addressed: Expression? {
    if case .unary(.addressOf, let inner) = kind { inner } else { nil }
  }
}

extension Expression.Kind {
  /// What stands in the place of an argument that a call leaves out: the name of nothing that can be written.
  static let missing = Expression.Kind.tuple([Argument(nil, Expression(.tuple([])))])
}

extension Machine {
  /// Calls a helper that may change the value that it extends (`mutating func`); nil when there is none of that
  /// name for the value.
  mutating func callMutating(
    _ name: String, of value: Value, _ arguments: ShortList<Value>, in app: inout Simulation
  ) throws(Fault) -> (answer: Value, changed: Value)? {
    guard let helper = mutatingHelper(name, of: value) else { return nil }
    let place = allocate(value)
    let answer = try call(helper.routine, ShortList([.pointer(place)] + arguments), in: &app)
    return (answer, heap[place])
  }
}
