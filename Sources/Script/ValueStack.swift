/// The variables of the routines that are running, the innermost last.
///
/// The first four stand in the stack itself: most overrides have no more, and memory of its own costs as much as
/// all that a short one does.
struct ValueStack: Sendable {
  private var first = Value.unset
  private var second = Value.unset
  private var third = Value.unset
  private var fourth = Value.unset
  private var others: [Value] = []
  /// How many there are.
  private(set) var count: Int

  /// A stack of variables without a value.
  @inline(__always)
  init(count: Int) {
    self.count = count
    if count > 4 { others = Array(repeating: .unset, count: count - 4) }
  }

  @inline(__always)
  subscript(place: Int) -> Value {
    // Lends the variable: a getter would be called on a copy of the whole stack.
    _read {
      assert(place < count, "there is no such variable")
      switch place {
      case 0: yield first
      case 1: yield second
      case 2: yield third
      case 3: yield fourth
      default: yield others[place - 4]
      }
    }
    set {
      assert(place < count, "there is no such variable")
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: others[place - 4] = newValue
      }
    }
  }

  /// Makes room for the variables of one more routine.
  mutating func open(_ more: Int) {
    let wanted = count + more - 4
    while others.count < wanted { others.append(.unset) }
    count += more
  }

  /// Takes away all but the first variables.
  mutating func close(to rest: Int) {
    for place in rest..<max(rest, min(4, count)) { self[place] = .unset }
    if others.count > max(0, rest - 4) { others.removeLast(others.count - max(0, rest - 4)) }
    count = rest
  }
}
