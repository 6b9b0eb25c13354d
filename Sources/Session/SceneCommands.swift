import CommandLanguage
import Geometry
import SceneModel

// Commands that change the scene: what they look like, and below it what they do.

private let section = "The scene"

/// A part of `add` or `window` behind the frame.
private enum Detail: Sendable {
  case className(Name)
  case placing(Placing)
  case assignment(Assignment)
}

private let placing: Parameter<Placing> = .choice([
  Parameter<Int>.after("at", .integer("INDEX", in: 0...1_000_000)).map { Placing.index($0) },
  Parameter<Name>.after("above", .view("SIBLING")).map { Placing.above($0) },
  Parameter<Name>.after("below", .view("SIBLING")).map { Placing.below($0) },
])

extension Request {
  static let sceneCommands: [Command<Request>] = [
    Command(
      "add", "Makes a view, in front of its siblings.", section: section,
      examples: [
        "add A frame 20 20 280 440", "add B to A frame 10 10 80 40 as UIButton text \"OK\"",
        "add C to A frame 0 0 50 50 below B alpha 0.5", "add pop frame 0 0 60 60 as PopButton:UIButton",
      ],
      forms: [
        .form(
          .newHandle("NAME"), .optional(.after("to", .view("PARENT"))), .after("frame", .rect),
          .anyOrder(
            [
              Parameter<Name>.after("as", .newClass).map { Detail.className($0) },
              placing.map { Detail.placing($0) },
            ], "PROPERTY", .property, Parameter<Assignment>.all.map { $0.map { Detail.assignment($0) } })
        ) { name, parent, frame, details in
          var addition = Addition(name: name, parent: parent, frame: frame)
          for detail in details {
            switch detail {
            case .className(let name): addition.className = name
            case .placing(let placing): addition.placing = placing
            case .assignment(let assignment): addition.assignments.append(assignment)
            }
          }
          return .scene(.add(addition))
        }
      ]),
    Command(
      "remove", "Removes objects; a view takes its subtree, overrides and recognizers with it.",
      section: section, examples: ["remove B", "remove B C"],
      forms: [.form(.oneOrMore(.object())) { .scene(.remove($0)) }]),
    Command(
      "move", "Moves a view to another superview.", section: section,
      examples: ["move B to A", "move B to A at 0", "move B to A above C"],
      forms: [
        .form(.view(), .after("to", .view("PARENT")), .optional(placing)) {
          .scene(.move($0, to: $1, $2))
        }
      ]),
    Command(
      "detach", "Takes a view out of its superview; it stays in the scene (removeFromSuperview).",
      section: section, examples: ["detach B"], forms: [.form(.view()) { .scene(.detach($0)) }]),
    Command(
      "front", "Brings a view in front of its siblings.", section: section, examples: ["front B"],
      forms: [.form(.view()) { .scene(.front($0)) }]),
    Command(
      "back", "Sends a view behind its siblings.", section: section, examples: ["back B"],
      forms: [.form(.view()) { .scene(.back($0)) }]),
    Command(
      "rename", "Gives an object another name.", section: section, examples: ["rename view root"],
      forms: [.form(.object("OLD"), .newHandle("NEW")) { .scene(.rename($0, $1)) }]),
    Command(
      "set", "Changes properties.", section: section,
      examples: ["set B alpha 0.5 hidden off", "set B frame 0 0 40 40", "set B rotate 45 scale 2"],
      forms: [.form(.object(), .oneOrMore(.any)) { .scene(.set($0, $1)) }]),
    Command(
      "toggle", "Turns a property around and tells the new value.", section: section,
      examples: ["toggle B hidden"],
      forms: [.form(.view(), .flag) { .scene(.toggle($0, $1)) }]),
    Command(
      "hide", "Hides views (isHidden).", section: section, examples: ["hide B"],
      forms: [.form(.oneOrMore(.view())) { .scene(.setHidden($0, true)) }]),
    Command(
      "show", "Shows hidden views.", section: section, examples: ["show B"],
      forms: [.form(.oneOrMore(.view())) { .scene(.setHidden($0, false)) }]),
    Command(
      "window", "Makes a window.", section: section,
      examples: ["window toast frame 0 0 320 480 level 1", "window alert frame 0 0 320 480 level 2000 key"],
      forms: [
        .form(
          .newName("NAME"), .after("frame", .rect),
          .anyOrder([
            Parameter<Double>.after("level", .number("N", in: -1e6...1e6)).map { WindowPart.level($0) },
            .literal("hidden", WindowPart.hidden), .literal("key", WindowPart.key),
            Parameter<Name>.after("as", .newClass).map { WindowPart.className($0) },
          ])
        ) { name, frame, parts in
          var addition = WindowAddition(name: name, frame: frame)
          for part in parts {
            switch part {
            case .level(let level): addition.level = level
            case .hidden: addition.isHidden = true
            case .key: addition.isKey = true
            case .className(let name): addition.className = name
            }
          }
          return .scene(.window(addition))
        }
      ]),
    Command(
      "controller", "Makes a view controller, or gives one a view or a parent.", section: section,
      examples: ["controller child for panel in vc", "controller detail for page"],
      forms: [
        .form(
          .newName("NAME", .controller), .optional(.after("for", .view("VIEW"))),
          .optional(.after("in", .name("PARENTVC", .controller))), .optional(.after("as", .newClass))
        ) { .scene(.controller($0, view: $1, parent: $2, class: $3)) }
      ]),
    Command(
      "present", "Presents a controller full screen.", section: section, examples: ["present detail from vc"],
      forms: [
        .form(
          .name("VC", .controller), .after("from", .name("VC", .controller)), Parameter<Bool>.flag("inPlace")
        ) { $2 ? .scene(.presentInPlace($0, from: $1)) : .scene(.present($0, from: $1)) }
      ]),
    Command(
      "dismiss", "Takes a presented controller's view out of the window.", section: section,
      examples: ["dismiss detail"], forms: [.form(.name("VC", .controller)) { .scene(.dismiss($0)) }]),
    Command(
      "option", "Shows or changes what UIKit leaves open.", section: section,
      examples: ["option", "option passes 2", "option slop 90"],
      forms: [
        .form(.optional(.token("NAME", .option)), .optional(.text("VALUE", .optionValue))) {
          .scene(.option($0, $1))
        }
      ]),
  ]
}

private enum WindowPart: Sendable {
  case level(Double)
  case hidden
  case key
  case className(Name)
}

extension Session {
  mutating func perform(_ request: SceneRequest) throws(Problem) -> Outcome {
    switch request {
    case .add(let addition): return try add(addition)
    case .remove(let names): return try remove(names)
    case .move(let name, let parent, let placing):
      let view = try view(name)
      let parent = try self.view(parent)
      let position = try position(placing)
      try refusable(at: name) { scene throws(Refusal) in try scene.insert(view, into: parent, at: position) }
      return .moved(view)
    case .detach(let name):
      let view = try view(name)
      guard lab.scene.kind(of: view) == .view else { throw wrongKind(name, view, "UIView") }
      lab.scene.detach(view)
      return .moved(view)
    case .front(let name):
      let view = try view(name)
      lab.scene.bringToFront(view)
      return .reordered(view, toFront: true)
    case .back(let name):
      let view = try view(name)
      lab.scene.sendToBack(view)
      return .reordered(view, toFront: false)
    case .rename(let old, let new):
      let id = try object(old)
      try refusable(at: new) { scene throws(Refusal) in try scene.rename(id, to: new.text) }
      return .renamed(id, old: old.text)
    case .set(let name, let assignments):
      let id = try object(name)
      for assignment in assignments { try assign(assignment, to: id, at: name) }
      return .properties(id, unique(assignments.map(\.property)))
    case .toggle(let name, let property):
      let id = try view(name)
      guard case .bool(let isOn)? = lab.scene.value(of: property, id) else {
        throw Problem(
          .refusal(.noSuchProperty(property.rawValue, of: name.text, class: lab.scene.className(of: id))),
          at: name.place)
      }
      try assign(Assignment(property, .bool(!isOn)), to: id, at: name)
      return .properties(id, [property])
    case .setHidden(let names, let isHidden):
      let views = try names.map { name throws(Problem) in try view(name) }
      for view in views {
        lab.scene.setHidden(isHidden, of: view)
        lab.scene.settle(.hidden, of: view)
      }
      return .hidden(views, isHidden)
    case .window(let addition): return try addWindow(addition)
    case .controller(let name, let view, let parent, let className):
      return try addController(name, view: view, parent: parent, class: className)
    case .present(let name, let presenter):
      let id = try controller(name)
      let from = try controller(presenter)
      try refusable(at: name) { scene throws(Refusal) in try scene.present(id, from: from) }
      return .presented(id, by: from)
    case .presentInPlace(let name, let presenter):
      let id = try controller(name)
      let from = try controller(presenter)
      try refusable(at: name) { scene throws(Refusal) in try scene.noteOnly(id, presentedBy: from) }
      return .presented(id, by: from)
    case .dismiss(let name):
      let id = try controller(name)
      try refusable(at: name) { scene throws(Refusal) in try scene.dismiss(id) }
      return .dismissed(id)
    case .option(let name, let value): return try option(name, value)
    case .origin(let name, let words):
      let id = try object(name)
      if let words { lab.scene.setOrigin(words, of: id) }
      return .origin(id)
    }
  }

  private mutating func add(_ addition: Addition) throws(Problem) -> Outcome {
    let parent: ObjectID
    if let name = addition.parent {
      parent = try view(name)
    } else {
      guard let place = lab.scene.defaultParent else { throw Problem(.refusal(.noDefaultParent)) }
      parent = place
    }
    let position = try position(addition.placing)
    let className = try declareClass(addition.className, base: "UIView")
    let name = addition.name.text
    var made: ObjectID?
    try refusable(at: addition.name) { scene throws(Refusal) in
      let id = try scene.makeView(name, class: className)
      try scene.setFrame(addition.frame, of: id)
      try scene.insert(id, into: parent, at: position)
      made = id
    }
    guard let made else { return .silent }
    for assignment in addition.assignments { try assign(assignment, to: made, at: addition.name) }
    return .added(made)
  }

  private mutating func addWindow(_ addition: WindowAddition) throws(Problem) -> Outcome {
    let className = try declareClass(addition.className, base: "UIWindow")
    var made: ObjectID?
    try refusable(at: addition.name) { scene throws(Refusal) in
      made = try scene.makeWindow(
        addition.name.text, frame: addition.frame, level: addition.level, isHidden: addition.isHidden,
        class: className)
    }
    guard let made else { return .silent }
    if addition.isKey { lab.scene.makeKey(made) }
    return .added(made)
  }

  private mutating func addController(
    _ name: Name, view: Name?, parent: Name?, class className: Name?
  ) throws(Problem) -> Outcome {
    let owned = try view.map { name throws(Problem) in try self.view(name) }
    let above = try parent.map { name throws(Problem) in try controller(name) }
    if let known = lab.scene.object(named: name.text), lab.scene.kind(of: known) == .controller {
      try refusable(at: name) { scene throws(Refusal) in
        try scene.setController(known, view: owned, parent: above)
      }
      return .controller(known)
    }
    let kind = try declareClass(className, base: "UIViewController")
    var made: ObjectID?
    try refusable(at: name) { scene throws(Refusal) in
      made = try scene.makeController(name.text, view: owned, parent: above, class: kind)
    }
    return made.map { .controller($0) } ?? .silent
  }

  private mutating func remove(_ names: [Name]) throws(Problem) -> Outcome {
    let before = lab.scene
    for name in names {
      // A view that went with an earlier one of the same line is gone as wished.
      if lab.scene.object(named: name.text) == nil, before.object(named: name.text) != nil { continue }
      let id = try object(name)
      try refusable(at: name) { scene throws(Refusal) in try scene.remove(id) }
    }
    let gone = before.objects.filter { !lab.scene.isAlive($0) }.map { before.name(of: $0) }
    return .removed(names.map(\.text), all: gone)
  }

  private mutating func option(_ name: Name?, _ value: String?) throws(Problem) -> Outcome {
    guard let name else { return .options(Option.allCases) }
    guard let option = Option.allCases.first(where: { $0.rawValue.lowercased() == name.text.lowercased() })
    else {
      throw Problem(
        .refusal(
          .noSuchOption(name.text, near: Nearest.word(to: name.text, among: Option.allCases.map(\.rawValue)))),
        at: name.place)
    }
    if let value {
      try refusable(at: name) { scene throws(Refusal) in try scene.setOption(option, to: value) }
    }
    return .options([option])
  }

  mutating func assign(_ assignment: Assignment, to id: ObjectID, at name: Name) throws(Problem) {
    // The settings of recognizers are no properties of views.
    guard lab.scene.kind(of: id).isView else {
      throw Problem(
        .refusal(
          .noSuchProperty(assignment.property.rawValue, of: name.text, class: lab.scene.className(of: id))),
        at: name.place)
    }
    try refusable(at: name) { scene throws(Refusal) in
      try scene.set(assignment.property, of: id, to: assignment.value)
    }
    lab.scene.settle(assignment.property, of: id)
  }

  func position(_ placing: Placing?) throws(Problem) -> Position {
    switch placing {
    case nil: .front
    case .index(let index): .index(index)
    case .above(let name): .above(try view(name))
    case .below(let name): .below(try view(name))
    }
  }

  /// `CLASS`, or `NAME:BASE`, which makes the class known.
  private mutating func declareClass(_ name: Name?, base root: String) throws(Problem) -> String {
    guard let name else { return root }
    let parts = name.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let base = parts.count > 1 ? parts[1] : parts[0]
    guard lab.scene.hasClass(base) else {
      let near = Nearest.word(to: base, among: lab.scene.classes.map(\.name))
      throw Problem(.refusal(.noSuchClass(base, near: near)), at: name.place)
    }
    if parts.count > 1 {
      try refusable(at: name) { scene throws(Refusal) in try scene.declareClass(parts[0], base: base) }
    }
    return parts[0]
  }

  private func unique(_ properties: [Property]) -> [Property] {
    var seen: Set<Property> = []
    return properties.filter { seen.insert($0).inserted }
  }
}
