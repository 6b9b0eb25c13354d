import Presentation
import Terminal

/// What the arguments ask for.
struct Options {
  /// What the program is to do.
  enum Mode: Equatable {
    /// The interactive shell, or commands from standard input when that is no terminal.
    case shell
    /// Script files, `-` for standard input.
    case files([String])
    /// Commands given with `-c`.
    case commands(String)
    /// The shell, opened in the lesson menu or in a lesson.
    case lesson(String?)
    /// The shell with what a file of another tool tells; the arguments are those of the `import` command.
    case importing([String])
    /// Golden transcripts; the arguments are the teaching layer's.
    case test([String])
    /// Checks of lessons.
    case lint([String])
    /// Text for packagers: the manual page, completions for a shell, or the reference of the commands.
    case generate(String)
    /// The usage text.
    case help
    /// The version.
    case version
  }

  var mode = Mode.shell
  /// Whether the shell stays open after scripts (`-i`).
  var staysOpen = false
  var json = false
  var keepsGoing = false
  var keepsHistory = true
  var color = Choice.auto
  var animation = Choice.auto
  /// How much faster than real time animations run.
  var speed = 1.0
  var width: Int?
  var language: Language?
  var art: String?
  /// Whether a lesson is printed as Markdown, not opened (`lesson ID --read`).
  var readsLesson = false
  /// A folder of lessons besides the built-in ones.
  var lessons: String?
  /// Whether the person's own configuration is read when a shell starts.
  var readsConfiguration = true
  /// Whether files that are there may be written over without asking.
  var replaces = false
  /// Whether nothing is written, and nothing read but the files given as arguments.
  var isSafe = false
  /// The script files that were given.
  private(set) var files: [String] = []

  /// Why arguments cannot be understood.
  struct Misuse: Error {
    let message: String
  }

  /// Whether the shell's history and journal are kept.
  var keepsOwnFiles: Bool { keepsHistory && !isSafe }

  /// Reads the program's arguments.
  init(_ arguments: [String]) throws(Misuse) {
    isSafe = !["", "0"].contains(Console.variable("TAPTRACE_SAFE") ?? "")
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || argument == "-" || !argument.hasPrefix("-") {
        if files.isEmpty, !onlyFiles, try readSubcommand(argument, &rest) { continue }
        files.append(argument)
        continue
      }
      if argument == "--" {
        onlyFiles = true
        continue
      }
      try readOption(argument, &rest)
    }
    if case .importing(let words) = mode, files.isEmpty {
      files = Array(words.prefix(1))
    } else if !files.isEmpty {
      switch mode {
      case .shell: mode = .files(files)
      case .lesson(nil) where files.count == 1: mode = .lesson(files[0])
      case .commands: throw Misuse(message: "-c and script files exclude each other")
      default: throw Misuse(message: "'\(files[0])' is one argument too many")
      }
    }
    if staysOpen, json { throw Misuse(message: "-i and --json exclude each other") }
  }

  private mutating func readSubcommand(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> Bool {
    guard mode == .shell else { return false }
    switch word {
    case "lesson":
      var id: String?
      if let next = rest.first, !next.hasPrefix("-") {
        id = next
        rest.removeFirst()
      }
      mode = .lesson(id)
    case "import":
      var words: [String] = []
      while let next = rest.first, next == "-" || !next.hasPrefix("-") {
        words.append(next)
        rest.removeFirst()
      }
      guard !words.isEmpty else { throw Misuse(message: "import needs a file") }
      mode = .importing(words)
    case "test":
      mode = .test(Array(rest))
      rest = []
    case "lint":
      mode = .lint(Array(rest))
      rest = []
    default: return false
    }
    return true
  }

  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(Misuse) {
    var name = argument
    var attached: String?
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    func value(_ rest: inout ArraySlice<String>) throws(Misuse) -> String {
      if let attached { return attached }
      guard let next = rest.popFirst() else { throw Misuse(message: "\(name) needs a value") }
      return next
    }
    switch name {
    case "-c":
      let more = try value(&rest)
      // Several are done one after the other.
      if case .commands(let first) = mode {
        mode = .commands(first + "\n" + more)
      } else {
        mode = .commands(more)
      }
    case "-i": staysOpen = true
    case "--json": json = true
    case "--keep-going": keepsGoing = true
    case "--no-history": keepsHistory = false
    case "--color": color = Choice(rawValue: try word(for: name, value(&rest))) ?? .auto
    case "--animate": animation = Choice(rawValue: try word(for: name, value(&rest))) ?? .auto
    case "--speed":
      let text = try value(&rest)
      guard let factor = Double(text), factor.isFinite, factor >= 0.05, factor <= 1000 else {
        throw Misuse(message: "--speed needs a number from 0.05 to 1000, not '\(text)'")
      }
      speed = factor
    case "--width":
      let text = try value(&rest)
      guard let columns = Int(text), (20...1000).contains(columns) else {
        throw Misuse(message: "--width needs a number of columns from 20 to 1000, not '\(text)'")
      }
      width = columns
    case "--lang":
      let text = try value(&rest)
      // Languages are written in either case.
      let known = Language.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
      language = Language(rawValue: try word(for: name, known?.rawValue ?? text))
    case "--art": art = try word(for: name, value(&rest))
    case "--lessons": lessons = try value(&rest)
    case "--read": readsLesson = true
    case "--no-config": readsConfiguration = false
    case "--force": replaces = true
    case "--safe": isSafe = true
    case "--generate": mode = .generate(try word(for: name, value(&rest)))
    case "-h", "--help": mode = .help
    case "-V", "--version": mode = .version
    default: throw Misuse(message: "there is no option '\(name)'")
    }
  }

  /// A word that the table has for an option's value.
  private func word(for name: String, _ text: String) throws(Misuse) -> String {
    guard case .choice(_, let words)? = Options.table.first(where: { $0.names.contains(name) })?.value,
      !words.contains(text)
    else { return text }
    let list = words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
    throw Misuse(message: "\(name) is one of \(list), not '\(text)'")
  }
}

extension Options {
  /// The command that does what `taptrace import` asks for: words with blanks in quotes.
  static func importLine(_ words: [String]) -> String {
    let quoted = words.map { word in
      let scalars = word.unicodeScalars
      guard
        scalars.contains(where: { $0.properties.isWhitespace || $0 == "\"" || $0 == "#" || $0 == "{" })
      else { return word }
      let inner = scalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      return "\"\(inner)\""
    }
    return (["import"] + quoted).joined(separator: " ")
  }
}
