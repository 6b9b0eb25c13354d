import Geometry
import SceneModel
import Testing

@testable import Messaging

/// A list of steps is a value, whoever else reads or lends its memory.
@Suite struct StepListTests {
  private func step(_ number: Int) -> Step { Step(depth: Int32(number), kind: .change(Int32(number))) }

  private func list(_ count: Int) -> StepList {
    var list = StepList()
    for number in 0..<count { list.append(step(number)) }
    return list
  }

  @Test("Steps come back in order, over many growths", arguments: [0, 1, 64, 65, 1_000])
  func order(count: Int) {
    let list = list(count)
    #expect(list.count == count && Array(list) == (0..<count).map(step))
    #expect(list.last?.depth == (count == 0 ? nil : Int32(count - 1)))
  }

  @Test("A copy keeps its steps when the list goes on, is altered or begins anew")
  func copies() {
    var list = list(10)
    let copy = list
    list.append(step(77))
    list[3].kind = .note(5)
    #expect(Array(copy) == (0..<10).map(step) && list.count == 11)
    let second = list
    list.removeAll()
    list.append(step(99))
    #expect(second.count == 11 && second[0] == step(0) && Array(list) == [step(99)])
  }

  @Test("Copies of a list with room behind its steps do not write over one another")
  func branches() {
    let trunk = list(5)
    var (one, other) = (trunk, trunk)
    one.append(step(100))
    other.append(step(200))
    #expect(one.last == step(100) && other.last == step(200) && trunk.count == 5)
  }

  @Test("Lent memory is written behind the steps, and lent again when it is full")
  func lending() {
    var list = list(3)
    let copy = list
    var space = list.lend()
    for number in 3..<500 {
      if space.end - space.next < StepSpace.least { space = list.extend(space) }
      space.add(.change(Int32(number)), depth: Int32(number))
    }
    list.takeBack(space)
    #expect(Array(list) == (0..<500).map(step) && copy.count == 3)
  }

  @Test("Lists are equal by their steps")
  func equality() {
    #expect(list(70) == list(70) && list(70) != list(69) && StepList() == StepList())
    #expect(list(5).withContiguousStorageIfAvailable { Array($0) } == (0..<5).map(step))
  }
}
