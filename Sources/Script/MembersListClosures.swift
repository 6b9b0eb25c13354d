import Geometry
import Messaging
import SceneModel

extension Members {
  /// The methods of lists that take a closure.
  static let ofListClosures: [Member] = searches + transformations + orders + enumerations + ofRanges

  private static let searches: [Member] = [
    .list("first", ["where"], .any, "the first member for which it holds") {
      items, arguments, machine, app, range throws(Fault) in
      for item in items where try machine.holds(arguments[0], about: item, at: range, in: &app) {
        return item
      }
      return .none
    },
    .list("last", ["where"], .any, "the last member for which it holds") {
      items, arguments, machine, app, range throws(Fault) in
      for item in items.reversed() where try machine.holds(arguments[0], about: item, at: range, in: &app) {
        return item
      }
      return .none
    },
    .list("contains", ["where"], .bool, "whether it holds for some member") {
      items, arguments, machine, app, range throws(Fault) in
      for item in items where try machine.holds(arguments[0], about: item, at: range, in: &app) {
        return .bool(true)
      }
      return .bool(false)
    },
    .list("allSatisfy", ["_"], .bool, "whether it holds for all members") {
      items, arguments, machine, app, range throws(Fault) in
      for item in items where try !machine.holds(arguments[0], about: item, at: range, in: &app) {
        return .bool(false)
      }
      return .bool(true)
    },
    .list("firstIndex", ["where"], .integer, "the first place for which it holds, or nil") {
      items, arguments, machine, app, range throws(Fault) in
      for (place, item) in items.enumerated()
      where try machine.holds(arguments[0], about: item, at: range, in: &app) { return .integer(place) }
      return .none
    },
    .list("lastIndex", ["where"], .integer, "the last place for which it holds, or nil") {
      items, arguments, machine, app, range throws(Fault) in
      for (place, item) in items.enumerated().reversed()
      where try machine.holds(arguments[0], about: item, at: range, in: &app) { return .integer(place) }
      return .none
    },
  ]

  private static func collect(
    _ name: String, _ summary: String,
    _ keep: @escaping @Sendable (inout [Value], Value, Value) -> Void
  ) -> Member {
    .list(name, ["_"], .list, summary) { items, arguments, machine, app, range throws(Fault) in
      var result: [Value] = []
      for item in items {
        let made = try machine.invoke(arguments[0], with: item, at: range, in: &app)
        keep(&result, item, made)
        try machine.charge(for: made, in: &app)
      }
      return .list(ListValue(result))
    }
  }

  private static let transformations: [Member] = [
    collect("map", "what it makes of each member") { $0.append($2) },
    collect("compactMap", "what it makes of each member, without nils") { if !$2.isNone { $0.append($2) } },
    collect("flatMap", "the lists that it makes of each member, one after the other") { result, _, made in
      if case .list(let list) = made {
        result += list.items
      } else if !made.isNone {
        result.append(made)
      }
    },
    .list("filter", ["_"], .list, "the members for which it holds") {
      items, arguments, machine, app, range throws(Fault) in
      var result: [Value] = []
      for item in items where try machine.holds(arguments[0], about: item, at: range, in: &app) {
        result.append(item)
      }
      return .list(ListValue(result))
    },
    .list("forEach", ["_"], .nothing, "does it with each member") {
      items, arguments, machine, app, range throws(Fault) in
      for item in items { _ = try machine.invoke(arguments[0], with: item, at: range, in: &app) }
      return .none
    },
    .list("reduce", ["_", "_"], .any, "one value made of all members") {
      items, arguments, machine, app, range throws(Fault) in
      var result = arguments[0]
      for item in items { result = try machine.invoke(arguments[1], [result, item], at: range, in: &app) }
      return result
    },
    .list("reduce", ["into", "_"], .any, "one value that every member changes") {
      items, arguments, machine, app, range throws(Fault) in
      guard case .closure(let closure) = arguments[1] else {
        throw machine.wrongKind(arguments[1], wanted: "a closure", at: range, in: app)
      }
      var result = arguments[0]
      for item in items { try machine.change(&result, with: closure, item, in: &app) }
      return result
    },
  ]

  private static let orders: [Member] = [
    .list("sorted", ["by"], .list, "the members in an order") {
      items, arguments, machine, app, range throws(Fault) in
      .list(ListValue(try sort(items, by: arguments[0], &machine, &app, range)))
    },
    .list("sorted", [], .list, "the numbers or texts in their order") {
      items, _, machine, app, range throws(Fault) in
      .list(ListValue(try sort(items, by: .symbol("<"), &machine, &app, range)))
    },
    .list("sortedArrayUsingComparator", ["_"], .list, "the members in an order that a block tells") {
      items, arguments, machine, app, range throws(Fault) in
      .list(ListValue(try sort(items, by: arguments[0], &machine, &app, range)))
    },
    .list("min", ["by"], .any, "the smallest member of an order, or nil") {
      items, arguments, machine, app, range throws(Fault) in
      try extreme(items, isMinimum: true, by: arguments[0], &machine, &app, range)
    },
    .list("max", ["by"], .any, "the largest member of an order, or nil") {
      items, arguments, machine, app, range throws(Fault) in
      try extreme(items, isMinimum: false, by: arguments[0], &machine, &app, range)
    },
    .list("min", [], .any, "the smallest number, or nil") { items, _, machine, app, range throws(Fault) in
      try extreme(items, isMinimum: true, by: .symbol("<"), &machine, &app, range)
    },
    .list("max", [], .any, "the largest number, or nil") { items, _, machine, app, range throws(Fault) in
      try extreme(items, isMinimum: false, by: .symbol("<"), &machine, &app, range)
    },
  ]

  /// A stable merge sort, since the order may be code and code may fail.
  static func sort(
    _ items: [Value], by order: Value, _ machine: inout Machine, _ app: inout Simulation, _ range: SourceRange
  ) throws(Fault) -> [Value] {
    guard items.count > 1 else { return items }
    let middle = items.count / 2
    let left = try sort(Array(items[..<middle]), by: order, &machine, &app, range)
    let right = try sort(Array(items[middle...]), by: order, &machine, &app, range)
    var result: [Value] = []
    var (a, b) = (0, 0)
    while a < left.count, b < right.count {
      let answer = try machine.invoke(order, [right[b], left[a]], at: range, in: &app)
      if case .symbol("ascending") = answer {
        result.append(right[b])
        b += 1
        continue
      }
      if try machine.isTrue(answer, at: range, in: app) {
        result.append(right[b])
        b += 1
      } else {
        result.append(left[a])
        a += 1
      }
    }
    return result + left[a...] + right[b...]
  }

  private static func extreme(
    _ items: [Value], isMinimum: Bool, by order: Value, _ machine: inout Machine, _ app: inout Simulation,
    _ range: SourceRange
  ) throws(Fault) -> Value {
    guard var best = items.first else { return .none }
    for item in items.dropFirst() {
      let pair = isMinimum ? ShortList(item, best) : ShortList(best, item)
      if try machine.holds(order, pair, at: range, in: &app) { best = item }
    }
    return best
  }

  // MARK: Blocks

  private static func enumeration(_ labels: [String], objc: String, _ summary: String) -> Member {
    .list(labels.count == 2 ? "enumerateObjects" : "enumerateObjects", labels, objc: objc, .nothing, summary)
    {
      items, arguments, machine, app, range throws(Fault) in
      let block = arguments[arguments.count - 1]
      var isReversed = false
      if arguments.count == 2, case .symbol(let option) = arguments[0] { isReversed = option == "reverse" }
      let stop = machine.allocate(.bool(false))
      let places = isReversed ? Array(items.indices.reversed()) : Array(items.indices)
      for place in places {
        _ = try machine.invoke(block, [items[place], .integer(place), .pointer(stop)], at: range, in: &app)
        if machine.heap[stop].isTruthy { break }
      }
      return .none
    }
  }

  private static let enumerations: [Member] = [
    .list(
      "indexOfObjectPassingTest", ["_"], .integer, "the first place for which a block holds, or NSNotFound"
    ) {
      items, arguments, machine, app, range throws(Fault) in
      let stop = machine.allocate(.bool(false))
      for (place, item) in items.enumerated() {
        let values: ShortList<Value> = [item, .integer(place), .pointer(stop)]
        if try machine.invoke(arguments[0], values, at: range, in: &app).isTruthy { return .integer(place) }
        if machine.heap[stop].isTruthy { break }
      }
      return .integer(.max)
    },
    enumeration(
      ["_"], objc: "enumerateObjectsUsingBlock:", "runs a block for each member until it says stop"),
    enumeration(
      ["options", "using"], objc: "enumerateObjectsWithOptions:usingBlock:",
      "runs a block for each member, also from the last"),
  ]

  // MARK: Ranges

  private static let ofRanges: [Member] = [
    .pure(.range, "contains", ["_"], .bool, "whether a number lies in it") { value, arguments in
      guard case .range(let range) = value, let number = arguments[0].asNumber else { return nil }
      return .bool(range.contains(number))
    },
    .field(
      .range, "lowerBound", .number, "its lower bound", of: { $0 },
      get: { value in
        guard case .range(let range) = value else { return .none }
        return range.isCounted ? .integer(Int(exactly: range.low) ?? 0) : .number(range.low)
      }),
    .field(
      .range, "upperBound", .number, "its upper bound", of: { $0 },
      get: { value in
        guard case .range(let range) = value else { return .none }
        return range.isCounted ? .integer(Int(exactly: range.high) ?? 0) : .number(range.high)
      }),
    .field(
      .range, "count", .integer, "how many numbers it has", of: { $0 },
      get: { value in
        guard case .range(let range) = value else { return .none }
        return .integer(range.numbers?.count ?? 0)
      }),
    .pure(.range, "reversed", [], .list, "its numbers from the last to the first") { value, _ in
      guard case .range(let range) = value, let numbers = range.numbers, numbers.count <= Simulation.stepLimit
      else { return nil }
      return .list(ListValue(numbers.reversed().map { .integer($0) }))
    },
  ]
}
