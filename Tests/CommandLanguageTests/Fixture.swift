import CommandLanguage

// A small language with the shapes of taptrace's own: forms, options in any order, code, expressions.

enum Probe: Hashable, Sendable {
  case add(Name, parent: Name?, frame: [Double], place: Position?, class: Name?, [Setting])
  case set(Name, [Setting])
  case window(Name, [Double], [Setting])
  case hit(Double, Double, in: Name?)
  case tap(Target, times: Int)
  case touch([Finger])
  case override(Name, Name?, Body?)
  case bind(DottedName, Code)
  case define(Name, [Name], Code)
  case gesture(Name, Gesture)
  case expect(Expected)
  case undo(Int)
  case firstResponder(Name?)
  case explain(String?)
  case save(String)
  case help(Name?)
  case respond(Name, Name)
  case list
}

enum Position: Hashable, Sendable { case index(Int), above(Name), below(Name) }
enum Target: Hashable, Sendable { case point(Double, Double, in: Name?), view(Name) }
enum Phase: Hashable, Sendable { case down(Double, Double), up(Double, Double), lift, cancel }
struct Finger: Hashable, Sendable { var id: Int, phase: Phase }
enum Body: Hashable, Sendable { case block(Code), expression(Code), preset(String), inset(Double, Double?) }
enum Gesture: Hashable, Sendable {
  case new(String, on: Name, [Setting])
  case requires(Name)
  case on(Bool)
  case prints(String)
  case sends(DottedName)
}
enum Expected: Hashable, Sendable {
  case hit(Name?, at: [Double]?)
  case chain(Name, [Name])
  case received(DottedName, Int?)
  case notReceived(DottedName)
  case printed(String)
}
enum Setting: Hashable, Sendable {
  case frame([Double])
  case number(String, Double)
  case flag(String, Bool)
  case text(String)
}

typealias P<Value: Sendable> = Parameter<Value>

let fourNumbers: P<[Double]> = .form(.number("X"), .number("Y"), .number("W"), .number("H")) {
  [$0, $1, $2, $3]
}

func flag(_ word: String) -> P<Setting> {
  .after(word, .form(.optional(.onOff, default: true)) { .flag(word, $0) })
}

func number(_ word: String, _ slot: String, in bounds: ClosedRange<Double>? = nil) -> P<Setting> {
  .after(word, .form(.number(slot, in: bounds)) { .number(word, $0) })
}

let property: P<Setting> = .choice(
  "PROPERTY", "property",
  [
    .after("frame", .form(fourNumbers) { .frame($0) }),
    flag("hidden"), flag("interaction"), flag("clips"),
    number("alpha", "A", in: 0...1), number("tag", "N"),
    .after("text", .form(.text("T")) { .text($0) }),
  ])

let viewClass: P<Name> = P<Name>.token("CLASS", "class").check { (name) throws(Misreading.Fact) -> Name in
  let known = ["UIView", "UIButton", "UIScrollView"]
  let base = name.text.split(separator: ":").last.map(String.init) ?? ""
  guard known.contains(base) else {
    throw .unknownEntry("class", base, near: nil, admissible: known)
  }
  return name
}

let add = Command<Probe>(
  "add", "Makes a view.", section: "Scene",
  examples: [
    "add box frame 0 0 10 10", "add box to view frame 0 0 10 10 at 2 as Mine:UIButton alpha 0.5 hidden",
  ],
  forms: [
    .form(
      .newName("NAME"),
      .optional(.after("to", .name("PARENT", "view"))),
      .after("frame", fourNumbers),
      .optional(
        .choice([
          .after("at", .form(.integer("INDEX", from: 0, to: nil)) { .index($0) }),
          .after("above", .form(.name("SIBLING", "view")) { .above($0) }),
          .after("below", .form(.name("SIBLING", "view")) { .below($0) }),
        ])),
      .optional(.after("as", viewClass)),
      .zeroOrMore(property)
    ) { name, parent, frame, place, viewClass, settings in
      .add(name, parent: parent, frame: frame, place: place, class: viewClass, settings)
    }
  ])

let sceneCommands: [Command<Probe>] = [
  add,
  Command(
    "set", "Changes properties.", section: "Scene", examples: ["set box alpha 0.5 hidden off"],
    forms: [.form(.name("NAME", "view"), .oneOrMore(property)) { .set($0, $1) }]),
  Command(
    "window", "Makes a window.", section: "Scene", examples: ["window w frame 0 0 1 1 key level 2"],
    forms: [
      .form(
        .newName("NAME"), .after("frame", fourNumbers),
        .anyOrder([
          number("level", "N"), .literal("hidden", .flag("hidden", true)),
          .literal("key", .flag("key", true)),
        ])
      ) { .window($0, $1, $2) }
    ]),
  Command(
    "undo", "Takes back.", section: "Scene", examples: ["undo", "undo 3"],
    forms: [.form(.optional(.integer("N", in: 1...1000), default: 1)) { .undo($0) }]),
  Command(
    "list", aliases: ["ls"], "Lists all.", section: "Scene", examples: ["list", "ls"],
    forms: [.constant(.list)]),
  Command(
    "save", "Saves.", section: "Scene", examples: ["save a=b.tap"],
    forms: [.form(.file("FILE")) { .save($0) }]),
  Command(
    "explain", "Explains.", section: "Scene", examples: ["explain hit testing"],
    forms: [.form(.optional(.rest("TOPIC", "topic"))) { .explain($0) }]),
  Command(
    "help", "Helps.", section: "Scene", examples: ["help add"],
    forms: [.form(.optional(.token("COMMAND", .command))) { .help($0) }]),
]

let finger: P<Finger> = .form(
  .optional(.integer("ID", in: 0...99), default: 1),
  .choice([
    .after("down", .form(.number("X"), .number("Y")) { .down($0, $1) }),
    .after("up", .form(.number("X"), .number("Y")) { .up($0, $1) }),
    .literal("up", .lift),
    .literal("cancel", .cancel),
  ])
) { Finger(id: $0, phase: $1) }

let eventCommands: [Command<Probe>] = [
  Command(
    "hit", "Hit-tests.", section: "Events", examples: ["hit -3 0.5 in box"],
    forms: [
      .form(.number("X"), .number("Y"), .optional(.after("in", .name("VIEW", "view")))) {
        .hit($0, $1, in: $2)
      }
    ]),
  Command(
    "tap", "Taps.", section: "Events", examples: ["tap 1 2 in box times 2", "tap box"],
    forms: [
      .form(
        .choice([
          .form(.number("X"), .number("Y"), .optional(.after("in", .name("VIEW", "view")))) {
            .point($0, $1, in: $2)
          },
          .form(.name("VIEW", "view")) { .view($0) },
        ]),
        .optional(.after("times", .integer("N", in: 1...100)), default: 1)
      ) { .tap($0, times: $1) }
    ]),
  Command(
    "touch", "Moves a finger.", section: "Events",
    examples: ["touch 1 down 10 20, 2 down 30 40", "touch up"],
    forms: [.form(.oneOrMore(finger, separator: ",")) { .touch($0) }]),
  Command(
    "gesture", "Makes a recognizer.", section: "Events",
    examples: [
      "gesture t tap on box taps 2 cancels off", "gesture t requires u", "gesture t off",
      "gesture t -> print \"T\"", "gesture t -> vc.save(_:)",
    ],
    forms: [
      .form(
        .newName("NAME"), .oneOf("KIND", "gesture kind", ["tap": "tap", "pan": "pan"]),
        .after("on", .name("VIEW", "view")), .anyOrder([number("taps", "N"), flag("cancels")])
      ) { .gesture($0, .new($1, on: $2, $3)) },
      .form(
        .name("NAME", "recognizer"),
        .choice([
          .after("requires", .form(.name("OTHER", "recognizer")) { .requires($0) }),
          .after("->", .after("print", .form(.text("T")) { .prints($0) })),
          .after("->", .form(.target("TARGET.SELECTOR", "target")) { .sends($0) }),
          .form(.onOff) { .on($0) },
        ])
      ) { .gesture($0, $1) },
    ]),
  Command(
    "firstresponder", "Makes it.", section: "Events",
    examples: ["firstresponder none", "firstresponder box"],
    forms: [
      .form(.choice([.literal("none", Name?.none), .form(.name("VIEW", "view")) { $0 }])) {
        .firstResponder($0)
      }
    ]),
  Command(
    "respond", "Responds.", section: "Events", examples: ["respond vc save:"],
    forms: [.form(.name("NAME", "view"), .selector("SELECTOR", "selector")) { .respond($0, $1) }]),
]

let method: P<Name> = .oneOf("METHOD", "method", ["hitTest": "hitTest", "pointInside": "pointInside"])

let codeCommands: [Command<Probe>] = [
  Command(
    "override", "Overrides.", section: "Code",
    examples: [
      "override box", "override box { func f() {} }", "override box hitTest { return nil }",
      "override box hitTest = bounds.contains(point) ? self : nil", "override box pointInside inset -3 4",
    ],
    forms: [
      .form(.name("NAME", "object"), .block("BODY")) { .override($0, nil, .block($1)) },
      .form(.name("NAME", "object"), method, .block("STATEMENTS")) { .override($0, $1, .block($2)) },
      .form(.name("NAME", "object"), method, .after("=", .expression("EXPRESSION"))) {
        .override($0, $1, .expression($2))
      },
      .form(
        .name("NAME", "object"), method,
        .choice(
          "PRESET", "preset",
          [
            .literal("yes", .preset("yes")),
            .after(
              "inset", .form(.number("DX"), .optional(.number("DY"))) { .inset($0, $1) }),
          ])
      ) { .override($0, $1, $2) },
      .form(.name("NAME", "object")) { .override($0, nil, nil) },
    ]),
  Command(
    "let", "Binds.", section: "Code", examples: ["let box.slop = insets 1 2 3 4", "let x=5"],
    forms: [
      .form(.dotted("NAME.IDENT", "outlet", owned: false), .after("=", .expression("VALUE"))) {
        .bind($0, $1)
      }
    ]),
  Command(
    "def", "Defines.", section: "Code", examples: ["def f(a, b) = a + b", "def g() = 1"],
    forms: [
      .form(
        .newName("NAME"),
        .after("(", .before(")", .zeroOrMore(.newName("PARAM"), separator: ","))),
        .after("=", .expression("EXPRESSION"))
      ) { .define($0, $1, $2) }
    ]),
  Command(
    "expect", "Expects.", section: "Code",
    examples: [
      "expect hit nothing at 1 2", "expect hit box", "expect chain a = a b c", "expect received A.began 2",
      "expect not received A.began", "expect printed \"a } b\"",
    ],
    forms: [
      .form(
        .after("hit", .choice([.literal("nothing", nil), .form(.name("NAME", "view")) { $0 }])),
        .optional(.after("at", .form(.number("X"), .number("Y")) { [$0, $1] }))
      ) { .expect(.hit($0, at: $1)) },
      .form(
        .after("chain", .name("NAME", "object")), .after("=", .oneOrMore(.name("NAME", "object")))
      ) { .expect(.chain($0, $1)) },
      .form(.after("received", .dotted("NAME.METHOD", "method")), .optional(.integer("N"))) {
        .expect(.received($0, $1))
      },
      .after(
        "not", .after("received", .form(.dotted("NAME.METHOD", "method")) { .expect(.notReceived($0)) })),
      .after("printed", .form(.text("TEXT")) { .expect(.printed($0)) }),
    ]),
]

let table = CommandTable<Probe>(
  sceneCommands + eventCommands + codeCommands,
  friends: ["visible": "show", "userinteractionenabled": "interaction"])
