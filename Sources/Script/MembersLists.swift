import Geometry
import Messaging
import SceneModel

extension Machine {
  /// What a loop over a value meets; nil for what cannot be looped over.
  mutating func items(_ value: Value) -> [Value]? {
    switch value {
    case .list(let list): return list.items
    case .range(let range):
      // A loop over more than this runs out of steps anyway.
      return range.numbers.map { $0.prefix(Simulation.stepLimit + 1).map { .integer($0) } }
    case .enumerator(let place):
      guard case .list(let rest) = heap[place] else { return [] }
      heap[place] = .list(ListValue([]))
      return rest.items
    default: return nil
    }
  }

  /// Asks a closure about a value.
  mutating func holds(
    _ test: Value, _ arguments: ShortList<Value>, at range: SourceRange, in app: inout Simulation
  ) throws(Fault) -> Bool {
    try isTrue(try invoke(test, arguments, at: range, in: &app), at: range, in: app)
  }

  /// Whether an answer is true; a comparison's and a number's of Objective-C may be other things than a Bool.
  func isTrue(_ answer: Value, at range: SourceRange, in app: Simulation) throws(Fault) -> Bool {
    switch answer {
    case .symbol("descending"), .symbol("same"): return false
    case .integer(let number): return number != 0
    default: break
    }
    guard case .bool(let isTrue) = answer else {
      throw wrongKind(answer, wanted: "true or false", at: range, in: app)
    }
    return isTrue
  }

  /// Asks a closure about a value.
  mutating func holds(_ test: Value, about item: Value, at range: SourceRange, in app: inout Simulation)
    throws(Fault) -> Bool
  {
    try isTrue(try invoke(test, with: item, at: range, in: &app), at: range, in: app)
  }

  /// Calls a value that must be a closure with one argument.
  mutating func invoke(_ value: Value, with item: Value, at range: SourceRange, in app: inout Simulation)
    throws(Fault) -> Value
  {
    if case .closure(let closure) = value { return try call(closure, with: item, in: &app) }
    return try invoke(value, [item], at: range, in: &app)
  }

  /// Calls a value that must be a closure.
  mutating func invoke(
    _ value: Value, _ arguments: ShortList<Value>, at range: SourceRange, in app: inout Simulation
  ) throws(Fault) -> Value {
    switch value {
    case .closure(let closure): return try call(closure, arguments, in: &app)
    case .symbol(let name):
      // An operator handed over as a function: `sorted(by: >)`, `reduce(0, +)`.
      guard let symbol = BinaryOperator(rawValue: name), arguments.count == 2 else { break }
      return try Arithmetic.combine(symbol, arguments[0], arguments[1], self, at: range, in: app)
    default: break
    }
    throw wrongKind(value, wanted: "a closure", at: range, in: app)
  }
}

extension Member {
  /// A property of a list.
  static func ofList(
    _ name: String, objc: String = "", _ shape: Shape, _ summary: String,
    _ get: @escaping @Sendable ([Value]) -> Value
  ) -> Member {
    Member(
      .list, name, objc: objc, shape, summary,
      .property(
        { value, _, _, _ throws(Fault) in
          if case .list(let list) = value { return get(list.items) }
          return .none
        }, nil))
  }

  /// A method of a list.
  static func list(
    _ name: String, _ labels: [String], objc: String = "", _ shape: Shape, _ summary: String,
    _ body:
      @escaping @Sendable ([Value], ShortList<Value>, inout Machine, inout Simulation, SourceRange)
      throws(Fault) ->
      Value
  ) -> Member {
    Member(
      .list, name, labels, objc: objc, shape, summary,
      .method { value, arguments, machine, app, range throws(Fault) in
        guard case .list(let list) = value else { return .none }
        return try body(list.items, arguments, &machine, &app, range)
      })
  }

  /// A method that changes a list.
  static func changing(
    _ name: String, _ labels: [String], objc: String = "", shape: Shape = .nothing, _ summary: String,
    _ body: @escaping @Sendable (inout ListValue, ShortList<Value>) -> Value?
  ) -> Member {
    Member(
      .list, name, labels, objc: objc, shape, summary,
      .mutation { value, arguments, machine, app, range throws(Fault) in
        guard case .list(var list) = value else { return .none }
        guard let answer = body(&list, arguments) else {
          throw machine.badIndex(arguments.last ?? .none, count: list.items.count, at: range, in: app)
        }
        value = .list(list)
        return answer
      })
  }
}

extension Machine {
  /// The first place of a value in a list; what was compared is charged for.
  func place(of wanted: Value, in items: [Value], _ app: inout Simulation) throws(Fault) -> Int? {
    try charge(items.count / 16, in: &app)
    for (place, item) in items.enumerated() {
      switch item {
      case .list, .tuple: if try areEqual(item, wanted, in: &app) { return place }
      default: if Value.areEqual(item, wanted) { return place }
      }
    }
    return nil
  }

  /// R2: a place that a list does not have.
  func badIndex(_ index: Value, count: Int, at range: SourceRange, in app: Simulation) -> Fault {
    fault("R2", ["index", index.text(in: app), String(count)], at: range, in: app)
  }

  /// An element of a list, a range of it, or a fault (R2).
  func element(_ value: Value, _ index: Value, at range: SourceRange, in app: Simulation) throws(Fault)
    -> Value
  {
    guard case .list(let list) = value else {
      throw wrongKind(value, wanted: "a list", at: range, in: app)
    }
    if list.isDictionary { return list.value(for: index) }
    if case .range(let wanted) = index, let numbers = wanted.within(list.items.count) {
      guard numbers.lowerBound >= 0, numbers.lowerBound <= numbers.upperBound,
        numbers.upperBound <= list.items.count
      else {
        throw badIndex(index, count: list.items.count, at: range, in: app)
      }
      return .list(ListValue(Array(list.items[numbers])))
    }
    guard let place = index.asInteger else { throw wrongKind(index, wanted: "a number", at: range, in: app) }
    guard list.items.indices.contains(place) else {
      throw badIndex(index, count: list.items.count, at: range, in: app)
    }
    return list.items[place]
  }
}

extension Members {
  static let ofLists: [Member] = [
    .ofList("count", .integer, "how many there are") { .integer($0.count) },
    .ofList("isEmpty", .bool, "whether there is none") { .bool($0.isEmpty) },
    .ofList("first", objc: "firstObject", .any, "the first, or nil") { $0.first ?? .none },
    .ofList("last", objc: "lastObject", .any, "the last, or nil") { $0.last ?? .none },
    .ofList("firstObject", .any, "the first, or nil") { $0.first ?? .none },
    .ofList("lastObject", .any, "the last, or nil") { $0.last ?? .none },
    .ofList("anyObject", .any, "one of a set, here the first") { $0.first ?? .none },
    .ofList("allObjects", .list, "a set's or an enumerator's members") { .list(ListValue($0)) },
    .ofList("lazy", .list, "the list itself") { .list(ListValue($0)) },
    column("keys", objc: "allKeys", 0, "a dictionary's keys"),
    column("values", objc: "allValues", 1, "a dictionary's values"),
    .ofList("indices", .any, "the places of its members") {
      .range(RangeValue(low: 0, high: Double($0.count), isClosed: false, isCounted: true))
    },
    .list("anyObject", [], .any, "one of a set, here the first") {
      items, _, _, _, _ throws(Fault) in items.first ?? .none
    },
    .list("reversed", [], objc: "reverseObjectEnumerator", .list, "the members from the last to the first") {
      items, _, _, _, _ throws(Fault) in .list(ListValue(items.reversed()))
    },
    .list("enumerated", [], .list, "the members with their places") {
      items, _, _, _, _ throws(Fault) in
      .list(
        ListValue(
          items.enumerated().map { place, item in
            .tuple(TupleValue(labels: ["offset", "element"], values: [.integer(place), item]))
          }))
    },
    .list("contains", ["_"], objc: "containsObject:", .bool, "whether a value is among the members") {
      items, arguments, machine, app, range throws(Fault) in
      if case .closure = arguments[0] {
        for item in items where try machine.holds(arguments[0], about: item, at: range, in: &app) {
          return .bool(true)
        }
        return .bool(false)
      }
      return .bool(try machine.place(of: arguments[0], in: items, &app) != nil)
    },
    .list("firstIndex", ["of"], objc: "indexOfObject:", .integer, "the first place of a value, or nil") {
      items, arguments, machine, app, _ throws(Fault) in
      try machine.place(of: arguments[0], in: items, &app).map { .integer($0) } ?? .none
    },
    .list("index", ["of"], .integer, "the first place of a value, or nil") {
      items, arguments, machine, app, _ throws(Fault) in
      try machine.place(of: arguments[0], in: items, &app).map { .integer($0) } ?? .none
    },
    // NSNotFound is the largest whole number.
    .list("indexOfObject", ["_"], .integer, "the first place of a value, or NSNotFound") {
      items, arguments, machine, app, _ throws(Fault) in
      .integer(try machine.place(of: arguments[0], in: items, &app) ?? .max)
    },
    part("prefix", "the first members") { Array($0.prefix($1)) },
    part("suffix", "the last members") { Array($0.suffix($1)) },
    .list("dropFirst", [], .list, "all but the first") { items, _, _, _, _ throws(Fault) in
      .list(ListValue(Array(items.dropFirst())))
    },
    part("dropFirst", "all but the first ones") { Array($0.dropFirst($1)) },
    .list("dropLast", [], .list, "all but the last") { items, _, _, _, _ throws(Fault) in
      .list(ListValue(Array(items.dropLast())))
    },
    part("dropLast", "all but the last ones") { Array($0.dropLast($1)) },
    .list("joined", ["separator"], objc: "componentsJoinedByString:", .text, "the texts with one between") {
      items, arguments, machine, app, _ throws(Fault) in
      let separator = arguments[0].text(in: app)
      var result = ""
      for (place, item) in items.enumerated() {
        result += (place > 0 ? separator : "") + item.text(in: app)
        try machine.charge((separator.utf8.count + 64) / 64, in: &app)
      }
      return .string(result)
    },
    .list("objectEnumerator", [], .any, "what gives the members one by one") {
      items, _, machine, _, _ throws(Fault) in .enumerator(machine.allocate(.list(ListValue(items))))
    },
    .list("reverseObjectEnumerator", [], .any, "what gives the members one by one, the last first") {
      items, _, machine, _, _ throws(Fault) in
      .enumerator(machine.allocate(.list(ListValue(items.reversed()))))
    },
    .changing("append", ["_"], objc: "addObject:", "adds a member") { list, arguments in
      list.items.append(arguments[0])
      return Value.none
    },
    .changing("append", ["contentsOf"], objc: "addObjectsFromArray:", "adds members") { list, arguments in
      guard case .list(let more) = arguments[0] else { return nil }
      list.items += more.items
      return Value.none
    },
    .changing("insert", ["_", "at"], objc: "insertObject:atIndex:", "puts a member at a place") {
      list, arguments in
      guard let place = arguments[1].asInteger, (0...list.items.count).contains(place) else { return nil }
      list.items.insert(arguments[0], at: place)
      return Value.none
    },
    .changing("insert", ["_"], objc: "addObject:", shape: .any, "adds a member to a set") { list, arguments in
      if !list.items.contains(where: { Value.areEqual($0, arguments[0]) }) { list.items.append(arguments[0]) }
      return Value.none
    },
    .changing("remove", ["at"], objc: "removeObjectAtIndex:", shape: .any, "takes the member at a place away")
    {
      list, arguments in
      guard let place = arguments[0].asInteger, list.items.indices.contains(place) else { return nil }
      return list.items.remove(at: place)
    },
    .changing("remove", ["_"], objc: "removeObject:", shape: .any, "takes a value away") { list, arguments in
      list.items.removeAll { Value.areEqual($0, arguments[0]) }
      return Value.none
    },
    .changing("removeAll", [], objc: "removeAllObjects", "takes all members away") { list, _ in
      list.items = []
      return Value.none
    },
    .changing("removeFirst", [], shape: .any, "takes the first away") { list, _ in
      list.items.isEmpty ? nil : list.items.removeFirst()
    },
    .changing("removeLast", [], objc: "removeLastObject", shape: .any, "takes the last away") { list, _ in
      list.items.isEmpty ? nil : list.items.removeLast()
    },
    .changing("popLast", [], shape: .any, "takes the last away, or gives nil") { list, _ in
      list.items.popLast() ?? Value.none
    },
    sorting(["by"], "puts the members in an order"), sorting([], "puts the numbers or texts in their order"),
    Member(
      .list, "removeAll", ["where"], .nothing, "takes those away for which it holds",
      .mutation { value, arguments, machine, app, range throws(Fault) in
        guard case .list(var list) = value else { return .none }
        var kept: [Value] = []
        for item in list.items
        where try !machine.holds(arguments[0], about: item, at: range, in: &app) { kept.append(item) }
        list.items = kept
        value = .list(list)
        return .none
      }),
    .changing("removeValue", ["forKey"], objc: "removeObjectForKey:", shape: .any, "takes a key away") {
      list, arguments in
      let old = list.value(for: arguments[0])
      list.set(.none, for: arguments[0])
      return old
    },
    .changing("updateValue", ["_", "forKey"], shape: .any, "puts a value under a key") { list, arguments in
      let old = list.value(for: arguments[1])
      list.set(arguments[0], for: arguments[1])
      return old
    },
    .changing(
      "swapAt", ["_", "_"], objc: "exchangeObjectAtIndex:withObjectAtIndex:", "lets two members change places"
    ) {
      list, arguments in
      guard let a = arguments[0].asInteger, let b = arguments[1].asInteger,
        list.items.indices.contains(a), list.items.indices.contains(b)
      else { return nil }
      list.items.swapAt(a, b)
      return Value.none
    },
    .changing("reverse", [], "turns the order round") { list, _ in
      list.items.reverse()
      return Value.none
    },
  ]

  /// A method that answers some of the members, as many as its argument says.
  private static func part(
    _ name: String, _ summary: String, _ take: @escaping @Sendable ([Value], Int) -> [Value]
  ) -> Member {
    .list(name, ["_"], .list, summary) { items, arguments, machine, app, range throws(Fault) in
      let count = arguments[0].asInteger ?? 0
      if count < 0 { throw machine.fault("R2", ["negative", machine.text(range)], at: range, in: app) }
      return .list(ListValue(take(items, count)))
    }
  }

  private static func sorting(_ labels: [String], _ summary: String) -> Member {
    Member(
      .list, "sort", labels, .nothing, summary,
      .mutation { value, arguments, machine, app, range throws(Fault) in
        guard case .list(var list) = value else { return .none }
        list.items = try sort(list.items, by: arguments.first ?? .symbol("<"), &machine, &app, range)
        value = .list(list)
        return .none
      })
  }

  private static func column(_ name: String, objc: String, _ number: Int, _ summary: String) -> Member {
    Member(
      .list, name, objc: objc, .list, summary,
      .property(
        { value, _, _, _ throws(Fault) in
          if case .list(let list) = value { .list(ListValue(list.column(number))) } else { .none }
        }, nil))
  }

  static let ofEnumerators: [Member] =
    ["nextObject", "allObjects"].flatMap { name -> [Member] in
      let read: @Sendable (Value, inout Machine) -> Value = { value, machine in
        guard case .enumerator(let place) = value, case .list(var rest) = machine.heap[place] else {
          return .none
        }
        if name == "allObjects" {
          machine.heap[place] = .list(ListValue([]))
          return .list(rest)
        }
        guard !rest.items.isEmpty else { return .none }
        let next = rest.items.removeFirst()
        machine.heap[place] = .list(rest)
        return next
      }
      let summary = name == "nextObject" ? "the next member, nil at the end" : "the members that are left"
      return [
        Member(
          .enumerator, name, [], .any, summary,
          .method { value, _, machine, _, _ throws(Fault) in read(value, &machine) }),
        Member(
          .enumerator, name, .any, summary,
          .property({ value, machine, _, _ throws(Fault) in read(value, &machine) }, nil)),
      ]
    }
}
