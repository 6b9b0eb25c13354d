import Geometry
import SceneModel
import Testing

@testable import Messaging

/// A list of steps is a value, whoever else reads or lends its memory.
@Suite struct StepListTests {
  private func step(_ number: Int) -> Step { Step(depth: Int32(number), kind: .change(Int32(number))) }

  private func list(_ count: Int) -> StepList {
    var list = StepList()
    for number in 0..<count { #expect(list.append(step(number)) == number) }
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
    _ = list.append(step(77))
    list.amend(3, .note(5))
    #expect(Array(copy) == (0..<10).map(step) && list.count == 11)
    let second = list
    list.removeAll()
    _ = list.append(step(99))
    #expect(second.count == 11 && second[0] == step(0) && Array(list) == [step(99)])
  }

  @Test("Copies of a list with room behind its steps do not write over one another")
  func branches() {
    let trunk = list(5)
    var (one, other) = (trunk, trunk)
    _ = one.append(step(100))
    _ = other.append(step(200))
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

  /// What a search writes of some views, and the steps that it means.
  private static let view = ObjectID(7)
  private static let point = Point(3, 4)
  private static let packed: [(packing: Step.Packing, kind: Step.Kind, depth: Int32, steps: [Step])] = [
    (
      .entered, .pointInside(view, point, inside: true, overridden: false), 5,
      [
        Step(depth: 4, kind: .hitTest(view, point)),
        Step(depth: 5, kind: .pointInside(view, point, inside: true, overridden: false)),
      ]
    ),
    (
      .outside, .pointInside(view, point, inside: false, overridden: false), 1,
      [
        Step(depth: 0, kind: .hitTest(view, point)),
        Step(depth: 1, kind: .pointInside(view, point, inside: false, overridden: false)),
        Step(depth: 0, kind: .hitTestResult(view, nil, .outside)),
      ]
    ),
  ]

  @Test("One entry of a search reads as all the steps it stands for (R23)")
  func packing() {
    var list = list(2)
    var wanted = (0..<2).map(step)
    var space = list.lend()
    for (packing, kind, depth, steps) in StepListTests.packed {
      space.add(kind, depth: depth, packing)
      wanted += steps
    }
    for reason in Reason.allCases {
      if space.end - space.next < StepSpace.least { space = list.extend(space) }
      space.add(.hitTest(ObjectID(9), .zero), depth: 1_999_999, .refused(reason))
      wanted += [
        Step(depth: 1_999_999, kind: .hitTest(ObjectID(9), .zero)),
        Step(depth: 1_999_999, kind: .hitTestResult(ObjectID(9), nil, reason)),
      ]
    }
    list.takeBack(space)
    #expect(list.count == wanted.count && list.entryCount < list.count)
    #expect(Array(list) == wanted && list.last == wanted.last)
    #expect(list.withContiguousStorageIfAvailable { Array($0) } == wanted)
  }

  @Test("A list that was read can be written again, and shows that; copies of it do not")
  func readAndWritten() {
    var list = list(1)
    var space = list.lend()
    let (packing, kind, depth, steps) = StepListTests.packed[0]
    space.add(kind, depth: depth, packing)
    list.takeBack(space)
    #expect(list.lastEntry == nil)
    #expect(Array(list) == [step(0)] + steps)
    // Nobody else holds the memory now, and yet it was read.
    let place = list.append(step(5))
    #expect(list.lastEntry == step(5))
    #expect(Array(list) == [step(0)] + steps + [step(5)])
    let copy = list
    list.amend(place, .note(8))
    #expect(list[3] == Step(depth: 5, kind: .note(8)))
    #expect(copy[3] == step(5))
    list.amend(place, .note(9))
    #expect(list[3] == Step(depth: 5, kind: .note(9)))
    list.removeAll()
    #expect(list.isEmpty && list.lastEntry == nil)
    space = list.lend()
    space.add(kind, depth: depth, packing)
    list.takeBack(space)
    #expect(Array(list) == steps && copy.count == 4)
  }

  @Test("Several threads may read the same list for the first time at once")
  func threads() async {
    var list = StepList()
    let (packing, kind, depth, steps) = StepListTests.packed[1]
    for _ in 0..<1_000 {
      var space = list.lend()
      space.add(kind, depth: depth, packing)
      list.takeBack(space)
    }
    let shared = list
    let wanted = Array(repeatElement(steps, count: 1_000).joined())
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { Array(shared) == wanted } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("Lists are equal by their steps")
  func equality() {
    #expect(list(70) == list(70) && list(70) != list(69) && StepList() == StepList())
    #expect(list(5).withContiguousStorageIfAvailable { Array($0) } == (0..<5).map(step))
  }
}
