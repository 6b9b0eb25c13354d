import CommandLanguage
import Messaging
import SceneModel
import Script

// Commands that give objects code, and code its names.

private let section = "Overrides"

private let method: Parameter<Name> = .choice(
  "METHOD", .method, Selector.allCases.map { .literal($0.rawValue, Name($0.rawValue)) })

extension Request {
  static let codeCommands: [Command<Request>] = [
    Command(
      "override", "Gives an object code of its own for UIKit's methods, or shows it.", section: section,
      examples: [
        "override A hitTest passthrough", "override A pointInside inset -10",
        "override A pointInside = bounds.insetBy(dx: -10, dy: -10).contains(point)",
        "override A touchesBegan { print(\"A was touched\") }",
        "override A { override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { return true } }",
        "override A", "override A as objc",
      ],
      notes: [
        "METHOD is one of \(Selector.allCases.map(\.rawValue).joined(separator: " ")).",
        "PRESET for pointInside: yes, no, inset DX [DY], circle, subviews.",
        "PRESET for hitTest: nil, self, passthrough, overflow, forward VIEW.",
        "PRESET for the touches methods: handle, pass. For a recognizer's delegate: yes, no.",
      ],
      forms: [
        .form(.object(), .block("BODY")) { .code(.paste($0, $1)) },
        .form(.object(), method, .block("STATEMENTS")) { .code(.statements($0, method: $1, $2)) },
        .form(.object(), method, .after("=", .expression("EXPRESSION"))) {
          .code(.expression($0, method: $1, $2))
        },
        .form(.object(), method, .rest("PRESET [ARGS]", .preset)) {
          .code(.preset($0, method: $1, words: $2))
        },
        .form(
          .object(),
          .optional(
            .after("as", .oneOf(["swift": .swift, "objc": .objectiveC])), default: .asGiven)
        ) { .code(.show($0, $1)) },
      ]),
    Command(
      "restore", "Takes an object's code away: one method's, or all.", section: section,
      examples: ["restore A", "restore A hitTest"],
      forms: [.form(.object(), .optional(method)) { .code(.restore($0, method: $1)) }]),
    Command(
      "let", "Gives a name that code uses its value, or lists them.", section: section,
      examples: [
        "let", "let slop = 12", "let Layout.hitSlop = 12", "let A.touchInsets = insets -8 -8 -8 -8",
        "let closeButton = B", "let A.items = views B C", "let A.origin = point 5 5", "let A.relay = nil",
      ],
      notes: [
        "VALUE is a number, yes or no, point X Y, size W H, rect X Y W H, insets T L B R, transform A B C D TX TY, \"text\", .symbol, nil, an object's name, or views A B ...",
        "A name that is an object of the scene needs no let.",
      ],
      forms: [
        .constant(.code(.bindings)),
        .form(.dotted("NAME.IDENT", "binding", owned: false), .after("=", .expression("VALUE"))) {
          .code(.bind($0, $1))
        },
      ]),
    Command(
      "def", "Declares a helper function that code calls.", section: section,
      examples: ["def tapArea(item) = item.bounds.insetBy(dx: -8, dy: -8)", "def linkAtPoint:(p) = nil"],
      forms: [.form(.expression("NAME(PARAMS) = EXPRESSION")) { .code(.define($0)) }]),
    Command(
      "needs", "Tells what overrides still need.", section: section, examples: ["needs", "needs A"],
      forms: [.form(.optional(.object())) { .code(.needs($0)) }]),
    Command(
      "review", "Remarks on an object's overrides.", section: section, examples: ["review A"],
      forms: [.form(.object()) { .code(.review($0)) }]),
  ]
}

extension Session {
  mutating func perform(_ request: CodeRequest) throws(Problem) -> Outcome {
    switch request {
    case .paste(let name, let code): return try take(.paste(code.text), for: name, at: code.place)
    case .statements(let name, let method, let code):
      return try take(.statements(method: method.text, code.text), for: name, at: code.place)
    case .expression(let name, let method, let code):
      return try take(.expression(method: method.text, code.text), for: name, at: code.place)
    case .preset(let name, let method, let words):
      let known = Entry(rawValue: method.text).map { Presets.of($0).map(\.word) } ?? []
      let word = words.split(separator: " ").first.map(String.init) ?? ""
      guard known.contains(word) else {
        _ = try object(name)
        throw Problem(.noSuchPreset(words, method: method.text, admissible: known))
      }
      return try take(.preset(method: method.text, words), for: name, at: nil)
    case .show(let name, let language): return try show(name, language)
    case .restore(let name, let method):
      let id = try object(name)
      let gone = lab.scene.methods(of: id).map(\.method).filter { method == nil || $0 == method?.text }
      guard !gone.isEmpty else { throw Problem(.noOverride(name.text, method: method?.text), at: name.place) }
      lab.scene.removeMethods(method?.text, of: id)
      return .restored(id, gone)
    case .bindings: return .bindings(lab.scene.bindings, lab.scene.functions)
    case .bind(let name, let value): return try bind(name, value)
    case .define(let code): return try define(code)
    case .needs(let name):
      let objects =
        try name.map { name throws(Problem) in [try object(name)] } ?? lab.scene.objectsWithMethods
      return .needs(
        objects.map { ObjectNeeds(object: $0, names: OverrideReader.needs(of: $0, in: lab.scene)) })
    case .review(let name):
      let id = try object(name)
      guard !lab.scene.methods(of: id).isEmpty else {
        throw Problem(.noOverride(name.text, method: nil), at: name.place)
      }
      return .review(id, review(id))
    }
  }

  private mutating func take(_ input: OverrideInput, for name: Name, at place: Place?) throws(Problem)
    -> Outcome
  {
    let id = try object(name)
    let read: ReadOverride
    do {
      read = try OverrideReader.read(input, for: id, in: lab.scene)
    } catch {
      throw Problem(.mistake(error, in: input.text), at: place)
    }
    for source in read.sources {
      guard let selector = Selector(rawValue: source.method), accepts(selector, id) else {
        throw Problem(
          .methodNotOfObject(method: source.method, object: name.text, class: lab.scene.className(of: id)),
          at: name.place)
      }
    }
    for source in read.sources { lab.scene.setMethod(source, of: id) }
    return .overridden(id, read)
  }

  /// Whether an object has a method that code could stand for.
  private func accepts(_ selector: Selector, _ id: ObjectID) -> Bool {
    let scene = lab.scene
    let kind = scene.kind(of: id)
    switch selector {
    case .hitTest, .pointInside, .gestureShouldBegin: return kind.isView
    case .beginTracking, .continueTracking, .endTracking, .cancelTracking:
      return scene.isKind(id, of: "UIControl")
    case .touchesShouldBegin, .touchesShouldCancel: return scene.isKind(id, of: "UIScrollView")
    case .sendEvent: return kind == .window || kind == .application
    case .canPrevent, .canBePrevented, .reset: return kind == .recognizer
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      return kind.isResponder || scene.recognizer(id)?.kind == .custom
    default: return selector.isDelegateAnswer == (kind == .recognizer)
    }
  }

  private func show(_ name: Name, _ language: CodeLanguage) throws(Problem) -> Outcome {
    let id = try object(name)
    guard !lab.scene.methods(of: id).isEmpty else {
      throw Problem(.noOverride(name.text, method: nil), at: name.place)
    }
    return .code(id, OverrideReader.listings(of: id, in: lab.scene, language))
  }

  // MARK: Names of an app

  private mutating func bind(_ name: DottedName, _ code: Code) throws(Problem) -> Outcome {
    guard let value = LetValue.read(code.text, in: lab.scene) else {
      throw Problem(.noValue(code.text), at: code.place)
    }
    // `bar.item` is a property of bar where bar is an object; `Layout.slop` is a name with a dot.
    var owner: ObjectID?
    var ident = name.text
    let parts = name.text.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, let id = lab.scene.object(named: parts[0]) {
      owner = id
      ident = parts[1]
    }
    lab.scene.bind(ident, of: owner, to: value)
    return .bound(NamedValue(owner: owner, name: ident, value: value))
  }

  private mutating func define(_ code: Code) throws(Problem) -> Outcome {
    let text = code.text
    guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")"),
      let equals = text[close...].firstIndex(of: "=")
    else { throw Problem(.noFunction(text), at: code.place) }
    let name = text[..<open].trimmingSpaces
    let between = text[text.index(after: close)..<equals].trimmingSpaces
    let expression = text[text.index(after: equals)...].trimmingSpaces
    let parameters = text[text.index(after: open)..<close].split(separator: ",").map { part in
      // Labels and types may be written: `item: UIView`, `of item`.
      String(part.prefix { $0 != ":" }.split(separator: " ").last ?? "")
    }
    let selector = name.split(separator: ":", omittingEmptySubsequences: false)
    guard !name.isEmpty, between.isEmpty, !expression.isEmpty,
      selector.allSatisfy({ $0.isEmpty || Scene.isName(String($0)) }), selector.first?.isEmpty == false,
      parameters.allSatisfy({ Scene.isName($0) })
    else { throw Problem(.noFunction(text), at: code.place) }
    let function = FunctionSource(name: name, parameters: parameters, expression: expression)
    do {
      try OverrideReader.check(function)
    } catch {
      throw Problem(.mistake(error, in: code.text), at: code.place)
    }
    lab.scene.define(function)
    return .defined(function)
  }
}

extension Substring {
  var trimmingSpaces: String {
    var part = self
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
