import CommandLanguage
import Geometry
import SceneModel

// `expect`: what its forms look like. What they compare stands in Expecting.swift.

/// Something that must hold.
public enum Expectancy: Sendable, Equatable {
  /// The last hit or touch-down, or a fresh one at a point, found a view; nil for nothing.
  case hit(Name?, at: Point?)
  /// A view's pointInside answers so.
  case inside(Name, Point, Bool)
  /// The last event's hit-test calls.
  case calls([DottedName])
  /// The views whose hitTest was called, in the order of first call.
  case visits([Name])
  /// A responder chain.
  case chain(Name, [Name])
  /// A method was called: at least once, exactly so often, or never.
  case received(DottedName, count: Int?, never: Bool)
  /// Calls happened in this order.
  case order([DottedName])
  /// The responder at which touches stopped; nil for nobody.
  case handled(Name?)
  /// A recognizer's last state.
  case gesture(Name, String)
  /// A control event went out: at least once, exactly so often, or never.
  case fired(DottedName, count: Int?, never: Bool)
  /// A cell was selected, or not.
  case selected(Name, Bool)
  /// The responder that an action reached; nil for nobody.
  case action(Name, by: Name?)
  /// A property's value.
  case property(DottedName, [String])
  /// A converted point.
  case convert(Point, from: Name, to: Name, Point)
  /// A printed line contains a text.
  case printed(String)
  /// The error of the command before contains a text.
  case error(String)
  /// The first responder; nil for none.
  case firstResponder(Name?)
}

private let states: [String] = ["possible", "began", "changed", "ended", "recognized", "cancelled", "failed"]

/// A keyword for nothing, or a name.
private func nameOr(_ word: String, _ kind: SlotKind) -> Parameter<Name?> {
  .choice([.literal(word, nil), Parameter<Name>.name("NAME", kind).map { .some($0) }])
}

private let call: Parameter<DottedName> = .dotted("NAME.METHOD", .call)
private let firedEvent: Parameter<DottedName> = .dotted("NAME.EVENT", .eventOfControl)
private let count: Parameter<Int?> = .optional(.integer("N", in: 0...1_000_000))

extension Request {
  static let expectCommands: [Command<Request>] = [
    Command(
      "expect", "Passes silently, or fails with what was expected and what is so.", section: "Expecting",
      examples: [
        "expect hit B", "expect hit nothing at 400 5", "expect inside B 0 0 yes",
        "expect calls A.hitTest A.pointInside", "expect visits window view A",
        "expect chain B = B A view vc window scene app delegate", "expect received B.touchesBegan 1",
        "expect not received C.touchesBegan", "expect order B.touchesBegan A.touchesBegan",
        "expect handled nobody", "expect gesture t recognized", "expect fired btn.touchUpInside 1",
        "expect not fired btn.touchCancel", "expect selected cell", "expect action save by vc",
        "expect prop B.frame 10 10 80 40", "expect convert 5 5 from C to B = 15 15",
        "expect printed \"A ask\"", "expect error \"no object\"", "expect firstresponder none",
      ],
      forms: forms.map { $0.map { .expect($0) } })
  ]

  private static let forms: [Parameter<Expectancy>] = [
    .after(
      "hit",
      .form(nameOr("nothing", .view), .optional(.after("at", .point()))) { .hit($0, at: $1) }),
    .after("inside", .form(.view(), .point(), .onOff) { .inside($0, $1, $2) }),
    .after("calls", .form(.zeroOrMore(call)) { .calls($0) }),
    .after("visits", .form(.zeroOrMore(.view())) { .visits($0) }),
    .after(
      "chain",
      .form(.name("NAME", .responder), .after("=", .oneOrMore(.name("NAME", .responder)))) { .chain($0, $1) }),
    .after("received", .form(call, count) { .received($0, count: $1, never: false) }),
    .after("order", .form(.oneOrMore(call)) { .order($0) }),
    .after("handled", nameOr("nobody", .responder).map { .handled($0) }),
    .after(
      "gesture",
      .form(.name("NAME", .recognizer), .choice(states.map { .literal($0, $0) })) { .gesture($0, $1) }),
    .after("fired", .form(firedEvent, count) { .fired($0, count: $1, never: false) }),
    .after("selected", Parameter<Name>.view("CELL").map { .selected($0, true) }),
    .after(
      "not",
      .choice([
        .after("received", call.map { .received($0, count: nil, never: true) }),
        .after("fired", firedEvent.map { .fired($0, count: nil, never: true) }),
        .after("selected", Parameter<Name>.view("CELL").map { .selected($0, false) }),
      ])),
    .after(
      "action",
      .form(.selector("SELECTOR", .selector), .after("by", nameOr("nobody", .responder))) {
        .action($0, by: $1)
      }),
    .after(
      "prop",
      .form(.dotted("NAME.PROPERTY", .propertyOfObject), .zeroOrMore(.text("VALUE"))) { .property($0, $1) }),
    .after(
      "convert",
      .form(
        .point(), .after("from", .view("VIEW")), .after("to", .view("VIEW")), .after("=", .point())
      ) { .convert($0, from: $1, to: $2, $3) }),
    .after("printed", Parameter<String>.text("TEXT").map { .printed($0) }),
    .after("error", Parameter<String>.text("TEXT").map { .error($0) }),
    .after("firstresponder", nameOr("none", .responder).map { .firstResponder($0) }),
  ]
}
