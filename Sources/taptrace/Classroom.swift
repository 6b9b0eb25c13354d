import CommandLanguage
import Drawing
import Presentation
import Session
import Teaching
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where lessons and progress are found, and the commands about them that are given as arguments.
enum Classroom {
  /// The lessons: those asked for, those of the environment, the installed ones, a checkout's, or the built-in ones.
  static func course(_ options: Options) throws(FileTrouble) -> Course {
    try Course.find(
      option: options.lessons, environment: Console.variable("TAPTRACE_LESSONS"), program: programPath,
      usesCheckout: !options.isSafe, in: DiskFiles())
  }

  /// The same lessons, read when somebody asks for one; those of a folder that was named are read at once, since a
  /// wrong name is told at the start.
  static func courseWhenAsked(_ options: Options) throws(FileTrouble) -> @Sendable () -> Course {
    if options.lessons == nil, Console.variable("TAPTRACE_LESSONS") == nil { return { found } }
    let named = try course(options)
    return { named }
  }

  /// The lessons that are there when none were named.
  private static let found =
    (try? Course.find(program: programPath, in: DiskFiles())) ?? Course.embedded

  /// The file that keeps what was done, in the state folder.
  static func progress(_ options: Options) -> ProgressFile {
    let folder = StateFolder.path() ?? (Console.variable("HOME") ?? ".") + "/.local/state/taptrace"
    return ProgressFile(
      storage: options.isSafe ? MemoryStorage() : DiskFiles() as any Storage,
      path: folder + "/progress")
  }

  /// The person's own configuration: `$XDG_CONFIG_HOME/taptrace/config`, else below `~/.config`.
  static var configuration: String? {
    if let folder = Console.variable("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return folder + "/taptrace/config"
    }
    return Console.variable("HOME").map { $0 + "/.config/taptrace/config" }
  }

  private static var programPath: String? {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      guard count > 0 else { return CommandLine.arguments.first }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return CommandLine.arguments.first
    #endif
  }

  /// `taptrace test`: golden transcripts.
  static func test(_ arguments: [String], _ options: Options, _ console: Console) throws(WriteFailure)
    -> Int32
  {
    let course: Course
    do {
      course = try self.course(options)
    } catch {
      return try complain(options.lessons ?? "lessons", error, options, console)
    }
    let command = TranscriptCommand(
      files: DiskFiles(), isCI: Console.variable("CI").map { !$0.isEmpty } ?? false, isSafe: options.isSafe,
      processors: Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    ) { settings, files in
      // A script is held to what scripts may do; transcripts have files of their own, in memory.
      let own: any Files = files is DiskFiles ? SessionFiles(options) : files
      return TranscriptShell(settings, files: own, course: course)
    }
    let (lines, status) = command.test(arguments)
    // They quote files, whose control characters must not reach the terminal.
    try console.output.write(lines.map { $0.visible + "\n" }.joined())
    return Int32(status)
  }

  /// `taptrace lesson`: the shell, opened in the menu or in a lesson.
  static func open(
    _ id: String?, _ options: Options, _ console: Console
  ) throws(WriteFailure) -> Int32 {
    let line = "lesson" + (id.map { " " + $0 } ?? "")
    if options.readsLesson, let id { return try Shell(options, console).run(lines: ["lesson \(id) --read"]) }
    if console.isInteractive { return try Shell(options, console).run(first: line) }
    // Without a terminal the same text is printed, and the lines of standard input answer it.
    var lines = [line]
    if !console.input.isTerminal, let bytes = try? DiskFiles.contents(of: console.input.number),
      let text = String(validating: bytes, as: UTF8.self)
    {
      lines += CommandLanguage.Script.commands(in: text).map(\.text)
    }
    return try Shell(options, console).run(lines: lines)
  }

  static func complain(
    _ path: String, _ trouble: FileTrouble, _ options: Options, _ console: Console
  ) throws(WriteFailure) -> Int32 {
    let presenter = Presenter(language: options.spoken)
    let lines = presenter.messages(for: Problem(.file(path: path, trouble)), text: "", in: Session())
    try console.error.write(ANSI(.plain).lines(lines))
    return 2
  }
}
