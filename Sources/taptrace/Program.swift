import CBuild
import Drawing
import Presentation
import Session
import Teaching
import Terminal

/// What the arguments ask for, done; the exit status says how it went.
enum Program {
  /// The version, which the changelog's newest entry bears too.
  static let version = "0.1.0"

  /// The day and the commit it was built from, `2026-11-30-18db63409e`; empty where make did not tell them.
  private static var build: String { String(cString: taptrace_build()) }

  /// The day of the build; empty where it is not known.
  static var buildDay: String { String(build.prefix(10)) }

  /// What `--version` prints.
  static var signature: String { "taptrace \(version)" + (build.isEmpty ? "" : " (build \(build))") }

  static func run(_ arguments: [String]) -> Int32 {
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      let console = Console()
      try? console.error.write("taptrace: \(error.message.visible)\nTry 'taptrace --help'.\n")
      return 2
    }
    let console = Console(color: options.color, animation: options.animation)
    do {
      switch options.mode {
      case .help:
        try console.output.write(Options.usage)
        return 0
      case .generate(let kind):
        try console.output.write(Packaging.text(kind, language: options.spoken) ?? "")
        return 0
      case .version:
        try console.output.write(signature + "\n")
        return 0
      case .files(let files): return try Batch(options, console).run(files)
      case .commands(let commands): return try Batch(options, console).run(commands: commands)
      case .shell where !console.input.isTerminal: return try Batch(options, console).run(["-"])
      case .shell: return try Shell(options, console).run()
      case .importing(let words):
        let line = Options.importLine(words)
        if console.input.isTerminal, !options.json { return try Shell(options, console).run(first: line) }
        return try Batch(options, console).run(first: line)
      case .lesson(let id): return try Classroom.open(id, options, console)
      case .test(let arguments): return try Classroom.test(arguments, options, console)
      case .lint(let arguments):
        let (lines, status) = LessonLint(files: DiskFiles()).lint(arguments)
        try console.output.write(lines.map { $0.visible + "\n" }.joined())
        return Int32(status)
      }
    } catch {
      // Whoever read the output has gone, which is no failure of ours; a full disk is one.
      if error == .closed { return 0 }
      try? console.error.write("taptrace: \(error.reason)\n")
      return 1
    }
  }
}

extension Options {
  /// The language: as asked for, else as the environment says.
  var spoken: Language {
    if let language { return language }
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = Console.variable(variable), !value.isEmpty { return Language(locale: value) }
    }
    return .english
  }

  /// What the output can show, at the terminal's present size.
  func look(on console: Console) -> Look {
    let capabilities = console.capabilities
    let size = console.size
    let isTerminal = console.output.isTerminal
    let ascii = art == "ascii" || (art != "unicode" && isTerminal && !capabilities.isUnicode)
    return Look(
      colors: colors(capabilities.colors), width: width ?? (isTerminal ? size.columns : pipeWidth),
      height: isTerminal ? size.rows : nil, art: ascii ? .ascii : .unicode,
      animation: capabilities.animates ? .allowed : .never)
  }

  /// Where output is no terminal its width must not depend on the machine: 80, or what COLUMNS asks for.
  private var pipeWidth: Int {
    guard let text = Console.variable("COLUMNS"), let columns = Int(text), (20...1000).contains(columns)
    else {
      return 80
    }
    return columns
  }

  private func colors(_ depth: Terminal.ColorDepth) -> Look.ColorDepth {
    switch depth {
    case .none: .none
    case .sixteen: .sixteen
    case .palette: .indexed
    case .trueColor: .trueColor
    }
  }
}
