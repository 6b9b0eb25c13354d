import Drawing
import Messaging
import SceneModel
import Session

// What changes of the scene answer.

extension Teller {
  /// `B: UIButton (10 10; 80 40) in A`.
  func addedLine(_ id: ObjectID) -> StyledText {
    let place: StyledText
    if scene.kind(of: id) == .window {
      place = traits(of: id).map { "  " + $0 }.joined()
    } else {
      place = scene.superview(of: id).map { scene(.inParent(name($0))) } ?? scene(.detached)
    }
    return line(of: id) + place
  }

  func removedLine(_ named: [String], all: [String]) -> StyledText {
    let others = all.filter { !named.contains($0) }
    let shown = others.count > 12 ? others.prefix(12) + ["…"] : others[...]
    return scene(.removed(named, others: Array(shown)))
  }

  func movedLine(_ id: ObjectID) -> StyledText {
    guard let parent = scene.superview(of: id) else { return addedLine(id) }
    return scene(
      .moved(
        name(id), parent: name(parent), index: scene.index(of: id), count: scene.subviewCount(of: parent)))
  }

  /// Set properties: `A: alpha 0.5  hidden on`.
  func propertiesLine(_ id: ObjectID, _ properties: [Property]) -> StyledText {
    let values = properties.compactMap { property -> StyledText? in
      guard let value = scene.value(of: property, id) else { return nil }
      return "\(property.rawValue) \(shown(value), .number)"
    }
    return "\(name(id), .name): " + values.joined(separator: "  ")
  }

  func shown(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): text.isEmpty ? "\"\"" : "\"\(text)\""
    case .number(let number): Numbers.text(number)
    default: Numbers.text(value)
    }
  }

  func controllerLine(_ id: ObjectID) -> StyledText {
    let window = scene.windowsInOrder.first { scene.rootController(of: $0) == id }
    return scene(
      .controller(
        name(id), className: scene.className(of: id), view: scene.view(of: id).map(name),
        parent: scene.parent(of: id).map(name), window: window.map(name)))
  }

  /// Options: value, default, and what they are about.
  func optionLines(_ options: [Option]) -> [StyledText] {
    var table = Table([.left, .left, .wrapped])
    for option in options {
      let value = scene.options[option]
      let rule = option.rule.map { " (\($0))" } ?? ""
      var note = words.meaning(option) + StyledText(rule, .dim)
      if !option.values.isEmpty { note += scene(.values(option.values.joined(separator: "|"))) }
      if scene.options.isChanged(option) { note += scene(.defaultIs(option.defaultValue)) }
      table.append("\(option.rawValue, .name)", "\(value, .number)", note)
    }
    return table.lines(within: width)
  }

  // MARK: Recognizers and controls

  /// `t: UITapGestureRecognizer on B  taps 2  requires d  -> vc.tapped`.
  func recognizerLine(_ id: ObjectID) -> StyledText {
    guard let state = scene.recognizer(id) else { return line(of: id) }
    let plain = RecognizerState(state.kind)
    var parts: [StyledText] = []
    func add(_ text: StyledText) { parts.append(text) }
    if state.taps != plain.taps { add("taps \(state.taps, .number)") }
    if state.touches != plain.touches { add("touches \(state.touches, .number)") }
    if let maximum = state.maximum { add("maximum \(maximum, .number)") }
    if state.minimum != plain.minimum { add("minimum \(NumberText.of(state.minimum), .number)") }
    if state.kind == .swipe { add("direction \(state.direction.names.joined(separator: " "), .keyword)") }
    if state.kind == .edgepan { add("edges \(state.edges.names.joined(separator: " "), .keyword)") }
    if !state.cancelsTouchesInView { add("cancels \("off", .keyword)") }
    if state.delaysTouchesBegan { add("delaysBegan \("on", .keyword)") }
    if !state.delaysTouchesEnded { add("delaysEnded \("off", .keyword)") }
    if !state.requires.isEmpty {
      add(scene(.requires) + " " + StyledText(names(state.requires).joined(separator: ", "), .name))
    }
    if !state.simultaneous.isEmpty {
      add(scene(.togetherWith) + " " + StyledText(names(state.simultaneous).joined(separator: ", "), .name))
    }
    for action in state.actions {
      switch action {
      case .print(let text): add("-> print \"\(text)\"")
      case .send(let selector, let target): add("-> \(name(target), .name).\(selector)")
      }
    }
    if !state.isEnabled { add(scene(.off)) }
    let now = session.lab.input.state(of: id)
    if now != .possible { add("\("\(now)", .asked)") }
    let view = state.view.map { " " + scene(.on) + " \(name($0), .name)" } ?? ""
    return (["\(name(id), .name): \(scene.className(of: id))" + view] + parts).joined(separator: "  ")
  }

  func recognizerLines(_ ids: [ObjectID]) -> [StyledText] {
    ids.isEmpty ? [scene(.noRecognizers)] : ids.map(recognizerLine)
  }

  /// `B touchUpInside -> vc.save`, a line an action.
  func actionLines(_ control: ObjectID) -> [StyledText] {
    let own = scene.actions.filter { $0.control == control }
    guard !own.isEmpty else { return [scene(.noActions(name(control)))] }
    return own.map { action in
      let head: StyledText = "\(name(control), .name) \(action.event, .keyword) -> "
      switch action.target {
      case .object(let target): return head + "\(name(target), .name).\(action.selector)"
      case .firstResponder: return head + "nil.\(action.selector)"
      case .print(let text): return head + "print \"\(text)\""
      }
    }
  }
}
