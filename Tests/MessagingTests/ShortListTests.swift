import Testing

@testable import Messaging

@Suite("Arguments of a call")
struct ShortListTests {
  @Test("Any number of arguments keeps its order, whether in the list itself or beside it", arguments: 0...5)
  func order(count: Int) {
    var list = ShortList<Int>()
    for number in 0..<count { list.append(number * 10) }
    #expect(list.count == count)
    #expect(Array(list) == (0..<count).map { $0 * 10 })
    #expect(list == ShortList((0..<count).map { $0 * 10 }))
  }

  @Test("One and two arguments are the same, however they were made")
  func literals() {
    #expect(ShortList("a") == ["a"])
    #expect(ShortList("a", "b") == ["a", "b"])
    #expect(ShortList("a", "b") != ["a"])
    #expect(ShortList("a", "b").first == "a")
    #expect(ShortList("a", "b").last == "b")
    #expect(ShortList<String>().first == nil)
  }

  @Test("Every argument can be replaced, and only that one changes")
  func replacing() {
    for place in 0..<4 {
      var list: ShortList<Int> = [1, 2, 3, 4]
      var wanted = [1, 2, 3, 4]
      list[place] = 9
      wanted[place] = 9
      #expect(Array(list) == wanted)
    }
  }

  @Test("No method of an object is taken for another's, nor for another of its own")
  func keys() {
    var known: Set<MethodKey> = []
    for receiver in 0..<40 {
      for selector in Selector.allCases { known.insert(MethodKey(.init(receiver), selector)) }
    }
    #expect(known.count == 40 * Selector.allCases.count)
    #expect(Set(Selector.allCases.map(\.place)).count == Selector.allCases.count)
  }
}
