import CommandLanguage
import Messaging
import SceneModel

// What may stand at the cursor: the grammar knows the words, the session knows the names.

extension Session {
  /// What may stand at a place in a line, counted in characters; at its end when none is given.
  public func completion(of text: String, at cursor: Int? = nil) -> Completion {
    Session.table.completion(of: text, at: cursor) { kind, prefix in candidates(of: kind, prefix) }
  }

  /// The names of a kind, each with what it is.
  func candidates(of kind: SlotKind, _ prefix: String) -> [Candidate] {
    switch kind {
    case .view: names { lab.scene.kind(of: $0).isView }
    case .object: names { _ in true }
    case .responder: names { lab.scene.kind(of: $0).isResponder }
    case .control: names { lab.scene.isKind($0, of: "UIControl") }
    case .controller: names { lab.scene.kind(of: $0) == .controller }
    case .recognizer: names { lab.scene.kind(of: $0) == .recognizer }
    case .viewClass: classes
    case .option: Option.allCases.map { Candidate($0.rawValue, note: lab.scene.options[$0], kind: kind) }
    case .optionValue: optionValues
    case .controlEvent: ControlEvents.names.map { Candidate($0, kind: kind) }
    case .call: members(prefix, of: Messaging.Selector.allCases.map(\.rawValue), kind)
    case .eventOfControl: members(prefix, of: ControlEvents.names, kind)
    case .propertyOfObject: members(prefix, of: Property.allCases.map(\.rawValue), kind)
    case .selector: selectors
    case .topic, .command: Session.table.commands.map { Candidate($0.name, note: $0.summary, kind: kind) }
    case .preset: presets
    default: []
    }
  }

  private func names(_ fits: (ObjectID) -> Bool) -> [Candidate] {
    lab.scene.sortedNames.compactMap { name in
      guard let id = lab.scene.object(named: name), fits(id) else { return nil }
      return Candidate(name, note: note(of: id), kind: .object)
    }
  }

  private func note(of id: ObjectID) -> String {
    let className = lab.scene.className(of: id)
    guard lab.scene.kind(of: id).isView else { return className }
    let parent = lab.scene.name(of: lab.scene.superview(of: id)).map { " in \($0)" } ?? ""
    return "\(className) (\(Numbers.text(lab.scene.frame(of: id))))\(parent)"
  }

  private var classes: [Candidate] {
    lab.scene.classes.filter { lab.scene.inherits($0.name, from: "UIView") }.map {
      Candidate($0.name, note: $0.base.map { ": \($0)" } ?? "", kind: .viewClass)
    }
  }

  private var optionValues: [Candidate] {
    var seen: Set<String> = []
    return Option.allCases.flatMap(\.values).filter { seen.insert($0).inserted }
      .map { Candidate($0, kind: .optionValue) }
  }

  /// Names before the dot, members after it.
  private func members(_ prefix: String, of words: [String], _ kind: SlotKind) -> [Candidate] {
    guard let dot = prefix.lastIndex(of: ".") else {
      return lab.scene.sortedNames.map { Candidate($0 + ".", kind: kind, spaceFollows: false) }
    }
    let owner = String(prefix[..<dot])
    return words.map { Candidate("\(owner).\($0)", kind: kind) }
  }

  private var selectors: [Candidate] {
    lab.scene.objects.flatMap { id in
      lab.scene.selectors(of: id).map {
        Candidate("\(lab.scene.name(of: id)).\($0)", note: lab.scene.className(of: id), kind: .selector)
      }
    }
  }

  private var presets: [Candidate] {
    [
      ("yes", "pointInside"), ("no", "pointInside"), ("inset", "pointInside, DX [DY]"),
      ("circle", "pointInside"), ("subviews", "pointInside"), ("nil", "hitTest"), ("self", "hitTest"),
      ("passthrough", "hitTest"), ("overflow", "hitTest"), ("forward", "hitTest, VIEW"),
      ("handle", "touches"),
      ("pass", "touches"),
    ].map { Candidate($0.0, note: $0.1, kind: .preset) }
  }
}
