import CommandLanguage
import Drawing
import SceneModel
import Session

// Help, made from the one table of commands, and what is useful now.

extension Teller {
  func helpPage(_ topic: String?) -> Page {
    if let topic, let command = Session.table.command(named: topic) { return helpPage(on: command) }
    var lines: [StyledText] = []
    for section in Teller.sections {
      lines.append(words.title(ofSection: section).styled(.heading))
      var table = Table([.left, .wrapped], indent: 2)
      for command in Session.table.commands where command.section == section {
        table.append("\(command.name, .keyword)", summary(of: command))
      }
      lines += table.lines(within: width)
    }
    lines += wrap(help(.intro))
    if isInteractive { lines += wrap(help(.unambiguous)) }
    return Page(lines: lines)
  }

  /// The chapters, in the order of the table.
  static var sections: [String] {
    var sections: [String] = []
    for command in Session.table.commands where !sections.contains(command.section) {
      sections.append(command.section)
    }
    return sections
  }

  func summary(of command: Command<Request>) -> StyledText {
    words.summary(ofCommand: command.name) ?? StyledText(command.summary)
  }

  private func helpPage(on command: Command<Request>) -> Page {
    var lines = wrap("\(command.name, .keyword): " + summary(of: command))
    if !command.aliases.isEmpty { lines.append(help(.alsoCalled(command.aliases.joined(separator: ", ")))) }
    lines.append(help(.usage).styled(.heading))
    for usage in command.usage { lines += wrap("  " + StyledText(usage), hanging: 6) }
    if command.usage.contains(where: { $0.contains("PROPERTY") }) {
      lines.append(StyledText("PROPERTY", .heading))
      lines += wrap("  " + StyledText(Session.propertyForms.joined(separator: " · ")), hanging: 2)
    }
    lines.append(help(.examples).styled(.heading))
    for example in command.examples { lines += wrap("  " + StyledText(example, .keyword), hanging: 6) }
    if !command.notes.isEmpty {
      lines.append(help(.notes).styled(.heading))
      for note in command.notes { lines += wrap("  " + words.remark(note), hanging: 4) }
    }
    return Page(lines: lines)
  }

  func historyPage(_ commands: [String]) -> Page {
    guard !commands.isEmpty else { return Page(lines: [help(.noHistory)]) }
    var table = Table([.right, .cut])
    for (place, command) in commands.enumerated() {
      table.append("\(place + 1, .dim)", StyledText(oneLine(command)))
    }
    return Page(lines: table.lines(within: width))
  }

  func topicPage(_ word: String?) -> Page {
    if let word, let topic = Topic(word: word) {
      var lines = words.topic(topic).wrapped(to: width)
      lines += wrap(help(.topicTry))
      for command in topic.example { lines += wrap("  " + StyledText(command, .keyword), hanging: 4) }
      return Page(lines: lines + wrap(help(.topicLesson(topic.lesson))))
    }
    // A command's name is explained by its help.
    if let word, let command = Session.table.command(named: word) { return helpPage(command.name) }
    return Page(
      lines: wrap(help(.topics) + StyledText(Topic.allCases.map(\.word).joined(separator: ", "), .keyword)))
  }

  // MARK: Examples

  /// Examples to type, each with what it shows.
  static let examples: [(title: HelpPhrase, commands: [String])] = [
    (
      .exampleOverlap,
      ["add A frame 20 20 200 120", "add B frame 60 60 200 120", "hit 100 100", "why A", "who 100 100"]
    ),
    (
      .exampleBounds,
      [
        "add bar frame 0 380 320 100 as UIToolbar", "add plus to bar frame 130 -30 60 60 as UIButton",
        "tap 160 360",
        "why plus at 160 360", "override bar pointInside subviews", "tap 160 360",
      ]
    ),
    (.exampleChain, ["add card frame 40 40 200 120", "tap card", "chain card", "trace"]),
    (
      .exampleGesture,
      [
        "add panel frame 20 240 280 120", "add ok to panel frame 100 40 80 44 as UIButton text \"OK\"",
        "gesture t tap on panel", "tap ok", "tap 40 260",
      ]
    ),
    (
      .exampleOverride,
      [
        "add glass frame 0 0 320 480", "add below frame 40 40 80 40 as UIButton at 0", "tap below",
        "override glass hitTest passthrough", "tap below",
      ]
    ),
  ]

  func examplesPage() -> Page {
    var lines: [StyledText] = []
    for example in Teller.examples {
      lines += wrap(help(example.title).styled(.heading))
      lines += example.commands.map { "  " + StyledText($0, .keyword) }
    }
    return Page(lines: lines)
  }

  // MARK: The first screen

  /// What a newcomer sees first.
  func welcomePage() -> Page {
    func commands(_ texts: [String]) -> [StyledText] { texts.map { "  " + StyledText($0, .keyword) } }
    var lines = wrap(help(.welcome).styled(.heading))
    lines += wrap(help(.welcomeLessons) + StyledText("lesson", .keyword))
    lines += wrap(help(.welcomeScene))
    lines += commands(["add card frame 40 60 240 200", "add ok to card frame 20 140 80 40 as UIButton"])
    lines += wrap(help(.welcomeTry))
    lines += commands(["tap ok", "why card at 100 220"])
    lines += wrap(help(.welcomeHelp) + StyledText("help, examples, exit", .keyword))
    return Page(lines: lines)
  }

  /// That a killed shell has left a scene, and how to go on with it.
  func leftPage(commands: Int) -> Page {
    Page(
      lines: wrap(
        help(.welcomeLeft(commands: commands)) + StyledText("recover", .keyword) + " · "
          + StyledText("recover forget", .keyword)))
  }

  // MARK: What is useful now

  /// `next: why B · trace · chain`.
  func nextLine(after outcome: Outcome) -> StyledText? {
    let commands: [String]
    switch outcome {
    case .added(let id):
      commands = scene.kind(of: id) == .view ? ["tap \(name(id))", "picture", "tree"] : ["tree"]
    case .event:
      guard let hit = session.event?.hit else { commands = ["trace"]; break }
      guard let view = hit, scene.isAlive(view) else { commands = ["trace", "map"]; break }
      commands = ["trace", "why \(name(view))", "chain \(name(view))"]
    case .why(let diagnosis):
      // Who gets a touch at one point may be dead at others.
      let reaches = diagnosis.cause == .gotIt && scene.kind(of: diagnosis.target) == .view
      commands = reaches ? ["reach \(name(diagnosis.target))"] : diagnosis.remedies.isEmpty ? [] : ["fix 1"]
    case .fixed: commands = ["diff", "undo"]
    case .tree, .list: commands = ["picture", "map"]
    case .properties, .moved, .reordered, .hidden: commands = ["diff", "undo"]
    case .removed, .overridden: commands = ["undo"]
    case .recognizers(let ids):
      guard ids.count == 1, let view = scene.recognizer(ids[0])?.view else { return nil }
      commands = ["tap \(name(view))"]
    case .examples, .help: commands = ["help add", "explain hitTest"]
    default: return nil
    }
    guard !commands.isEmpty else { return nil }
    return help(.next).styled(.dim)
      + commands.map { StyledText($0, .keyword) }.joined(separator: StyledText(" · ", .dim))
  }
}
