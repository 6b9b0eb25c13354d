import CommandLanguage
import Geometry
import Messaging
import SceneModel

// The small parameters from which the commands are made, and the kinds of names that completion knows.

extension SlotKind {
  /// A view or window.
  public static let view: SlotKind = "view"
  /// Any object of the scene.
  public static let object: SlotKind = "object"
  /// A responder: anything but a recognizer.
  public static let responder: SlotKind = "responder"
  /// A control.
  public static let control: SlotKind = "control"
  /// A view controller.
  public static let controller: SlotKind = "controller"
  /// A recognizer.
  public static let recognizer: SlotKind = "recognizer"
  /// A class of views, or `NAME:BASE`.
  public static let viewClass: SlotKind = "class"
  /// A property.
  public static let property: SlotKind = "property"
  /// A method that code can stand for.
  public static let method: SlotKind = "method"
  /// An object and one of its methods.
  public static let call: SlotKind = "call"
  /// An object and one of its properties.
  public static let propertyOfObject: SlotKind = "property of an object"
  /// A control event.
  public static let controlEvent: SlotKind = "control event"
  /// A control and one of its events.
  public static let eventOfControl: SlotKind = "event of a control"
  /// A selector.
  public static let selector: SlotKind = "selector"
  /// An option.
  public static let option: SlotKind = "option"
  /// An option's value.
  public static let optionValue: SlotKind = "option value"
  /// A term or command to explain.
  public static let topic: SlotKind = "topic"
  /// A color's name.
  public static let color: SlotKind = "color"
  /// A point, by numbers.
  public static let point: SlotKind = "point"
  /// A preset of an override.
  public static let preset: SlotKind = "preset"
}

/// Where numbers are read: outside of this nothing on a screen makes sense, and sums stay exact.
let coordinateLimit = 1_000_000.0
/// Where the numbers of single properties are read.
///
/// Code and sums lead further than frames do, and a saved scene says where they led. Whole numbers are still exact there.
let exactLimit = 1e15

extension Parameter where Value == Double {
  static func coordinate(_ name: String) -> Parameter {
    number(name, in: -coordinateLimit...coordinateLimit)
  }
  static func exact(_ name: String) -> Parameter { number(name, in: -exactLimit...exactLimit) }
  static func seconds(_ name: String) -> Parameter { number(name, in: 0...86_400) }
}

extension Parameter where Value == Point {
  static func point(_ x: String = "X", _ y: String = "Y") -> Parameter {
    .form(.coordinate(x), .coordinate(y)) { Point($0, $1) }
  }
}

extension Parameter where Value == Rect {
  static var rect: Parameter {
    .form(.coordinate("X"), .coordinate("Y"), .coordinate("W"), .coordinate("H")) { Rect($0, $1, $2, $3) }
  }
}

extension Parameter where Value == Name {
  static func view(_ name: String = "NAME") -> Parameter { .name(name, .view) }
  static func object(_ name: String = "NAME") -> Parameter { .name(name, .object) }
  static var newClass: Parameter { .token("CLASS", .viewClass) }
}

extension Parameter where Value == Property {
  /// A switch, for `toggle`.
  static var flag: Parameter {
    .choice(
      "PROPERTY", .property,
      Property.allCases.filter { $0.shape == .flag }.map { .literal($0.rawValue, $0) })
  }
}

extension Parameter where Value == Assignment {
  /// A property with its value, as `PROPERTY` stands for.
  static func assignment(_ property: Property) -> Parameter {
    let value: Parameter<PropertyValue>
    switch property.shape {
    case .flag: value = Parameter<Bool>.optional(.onOff, default: true).map { .bool($0) }
    case .number: value = Parameter<Double>.exact("N").map { .number($0) }
    case .integer:
      value = Parameter<Int>.integer("N", in: -Int(exactLimit)...Int(exactLimit)).map { .number(Double($0)) }
    case .point:
      value = .form(Parameter<Double>.exact("X"), Parameter<Double>.exact("Y")) { .point(Point($0, $1)) }
    case .size:
      value = .form(Parameter<Double>.exact("W"), Parameter<Double>.exact("H")) { .size(Size($0, $1)) }
    case .scale:
      value = .form(
        Parameter<Double>.exact("S"), Parameter<Double?>.optional(Parameter<Double>.exact("SY"))
      ) { .point(Point($0, $1 ?? $0)) }
    case .rect where property == .bounds:
      value = .form(
        Parameter<Double>.exact("X"), Parameter<Double>.exact("Y"), Parameter<Double>.exact("W"),
        Parameter<Double>.exact("H")
      ) { .rect(Rect($0, $1, $2, $3)) }
    case .rect: value = Parameter<Rect>.rect.map { .rect($0) }
    case .transform:
      value = .form(
        Parameter<Double>.exact("A"), Parameter<Double>.exact("B"), Parameter<Double>.exact("C"),
        Parameter<Double>.exact("D"), Parameter<Double>.exact("TX"), Parameter<Double>.exact("TY")
      ) { .transform(AffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5)) }
    case .text: value = Parameter<String>.text("TEXT").map { .text($0) }
    case .word: value = Parameter<Name>.token("NAME", .color).map { .text($0.text) }
    }
    return .after(property.rawValue, value.map { Assignment(property, $0) })
  }

  static let all: [Parameter] = Property.allCases.map { .assignment($0) }

  static let any: Parameter = .choice("PROPERTY", .property, all)
}

extension Session {
  /// What may stand for PROPERTY in a command: `alpha N`, `hidden [on|off]`, ...
  public static var propertyForms: [String] { Parameter<Assignment>.all.map { Syntax.usage(of: $0.syntax) } }
}

/// The control events that a person can name (R117).
public enum ControlEvents {
  /// Their names, in UIKit's order.
  public static let names = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}

/// A command's parameter, not a function's of the Script layer.
typealias Parameter<Value: Sendable> = CommandLanguage.Parameter<Value>
