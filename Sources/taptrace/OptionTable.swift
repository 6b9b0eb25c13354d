/// An option as usage, the manual page and completions show it.
struct OptionEntry {
  /// What may stand behind an option.
  enum Value {
    case none
    case choice(String, [String])
    case number(String)
    case text(String)
    case folder(String)
  }

  /// Its spellings, the short one first.
  let names: [String]
  let value: Value
  /// One line on what it does.
  let help: String

  /// The word for its value in usage; nil where it takes none.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .choice(let word, _), .number(let word), .text(let word), .folder(let word): word
    }
  }

  /// `--color WHEN`.
  var usage: String { names.joined(separator: ", ") + (placeholder.map { " " + $0 } ?? "") }
}

/// A way to start the program.
struct UsageEntry {
  /// The arguments, as usage shows them.
  let arguments: String
  let help: String
  /// Its own word, where it has one.
  var word: String?
  /// The options that only it has.
  var options: [OptionEntry] = []
}

extension Options {
  /// All options, in the order in which usage lists them.
  static let table: [OptionEntry] = [
    .init(names: ["-c"], value: .text("COMMANDS"), help: "run commands, separated by ';' or new lines"),
    .init(names: ["-i"], value: .none, help: "stay in the shell after scripts"),
    .init(names: ["--json"], value: .none, help: "one JSON object for each command"),
    .init(
      names: ["--keep-going"], value: .none,
      help: "go on after a command that fails; the exit status is still 1"),
    .init(
      names: ["--color"], value: .choice("WHEN", ["auto", "always", "never"]), help: "auto, always or never"),
    .init(
      names: ["--animate"], value: .choice("WHEN", ["auto", "always", "never"]), help: "auto, always or never"
    ),
    .init(names: ["--speed"], value: .number("X"), help: "how fast animations run, 1 is real time"),
    .init(names: ["--width"], value: .number("N"), help: "columns of the output"),
    .init(
      names: ["--lang"], value: .choice("LANGUAGE", ["en", "zh-Hans", "both"]), help: "en, zh-Hans or both"),
    .init(
      names: ["--art"], value: .choice("KIND", ["auto", "unicode", "ascii"]), help: "auto, unicode or ascii"),
    .init(names: ["--lessons"], value: .folder("DIR"), help: "a folder of lessons"),
    .init(names: ["--read"], value: .none, help: "with lesson ID: prints the lesson as Markdown"),
    .init(
      names: ["--no-history"], value: .none,
      help: "keep nothing of the shell's lines, for others or for a crash"),
    .init(names: ["--no-config"], value: .none, help: "do not read the configuration file"),
    .init(names: ["--force"], value: .none, help: "write over files that are there"),
    .init(names: ["--safe"], value: .none, help: "write no file, and read none but those given as arguments"),
    .init(
      names: ["--generate"], value: .choice("KIND", ["man", "bash", "zsh", "fish", "commands"]),
      help: "print the manual page, completions for a shell, or all commands as Markdown"),
    .init(names: ["-h", "--help"], value: .none, help: "print this"),
    .init(names: ["-V", "--version"], value: .none, help: "print the version"),
  ]

  /// The ways to start the program.
  static let ways: [UsageEntry] = [
    .init(arguments: "[OPTIONS]", help: "the shell; reads commands when input is no terminal"),
    .init(
      arguments: "[OPTIONS] FILE...", help: "runs scripts, each in a scene of its own ('-' is standard input)"
    ),
    .init(
      arguments: "[OPTIONS] -c 'COMMANDS'", help: "runs commands, separated by ';' or new lines"),
    .init(
      arguments: "lesson [ID]", help: "the shell, opened in the lessons or in one of them", word: "lesson"),
    .init(
      arguments: "import FILE [scene ID]", help: "the shell, with a screen that Xcode, lldb or a test wrote",
      word: "import"),
    .init(
      arguments: "test [PATH...]", help: "checks golden transcripts (--update, --filter TEXT, --jobs N)",
      word: "test",
      options: [
        .init(names: ["--update"], value: .none, help: "accept the present output"),
        .init(names: ["--filter"], value: .text("TEXT"), help: "run only what contains the text"),
        .init(names: ["--jobs"], value: .number("N"), help: "how many run at once"),
        .init(names: ["--shuffle"], value: .none, help: "run them in another order"),
      ]),
    .init(arguments: "lint [PATH...]", help: "checks lessons", word: "lint"),
  ]

  /// What `--help` prints.
  static var usage: String {
    var lines = ["taptrace: see how iOS delivers touches", ""]
    for (place, way) in ways.enumerated() {
      lines.append(
        (place == 0 ? "usage: " : "       ") + "taptrace " + padded(way.arguments, to: 26) + way.help)
    }
    lines.append("")
    for (place, entry) in table.enumerated() where entry.names != ["-c"] {
      lines.append((place == 1 ? "options: " : "         ") + padded(entry.usage, to: 24) + entry.help)
    }
    lines += [
      "",
      "exit status: 0 all went well; 1 a command, an expectation, a transcript or a lesson failed; 2 wrong usage",
      "",
      "Try: taptrace -c 'add A frame 20 20 200 200; add B to A frame 10 10 80 40; tap 50 50'",
      "", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
