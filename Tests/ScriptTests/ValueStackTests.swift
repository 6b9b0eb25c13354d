import Testing

@testable import Script

@Suite("Variables of running code")
struct ValueStackTests {
  @Test("Variables keep their values beyond those that stand in the stack itself", arguments: 0...9)
  func keeping(count: Int) {
    var stack = ValueStack(count: count)
    for place in 0..<count { stack[place] = .integer(place * 3) }
    #expect(stack.count == count)
    for place in 0..<count { #expect(stack[place].asInteger == place * 3) }
  }

  @Test("A routine's variables begin without a value, also where another's stood before", arguments: 0...6)
  func opening(outer: Int) {
    var stack = ValueStack(count: outer)
    for place in 0..<outer { stack[place] = .integer(place) }
    for size in [0, 1, 3, 7] {
      stack.open(size)
      #expect(stack.count == outer + size)
      for place in outer..<outer + size {
        guard case .unset = stack[place] else {
          Issue.record("the variable at \(place) has a value already")
          continue
        }
        stack[place] = .integer(-1)
      }
      stack.close(to: outer)
      #expect(stack.count == outer)
      for place in 0..<outer { #expect(stack[place].asInteger == place) }
    }
  }
}
