import CommandLanguage
import Session

/// `taptrace test`: finds transcripts, runs them and compares.
public struct TranscriptCommand: Sendable {
  /// Makes the shell that answers one transcript.
  public typealias MakeShell = @Sendable (Transcript.Settings, any Files) -> any Respondent

  /// What the arguments ask for.
  struct Options {
    var paths: [String] = []
    var updates = false
    var filter: String?
    var jobs: Int?
    var shuffle: UInt64?
  }

  private let files: any Storage
  private let isCI: Bool
  private let isSafe: Bool
  private let processors: Int
  private let makeShell: MakeShell

  /// Makes the command.
  ///
  /// - Parameters:
  ///   - files: Where transcripts are found and rewritten.
  ///   - isCI: Whether this is a build server, which may accept no new output.
  ///   - isSafe: Whether nothing may be written.
  ///   - processors: How many files run at once when `--jobs` does not say.
  ///   - makeShell: Makes a fresh shell for each transcript.
  public init(
    files: any Storage, isCI: Bool = false, isSafe: Bool = false, processors: Int = 2,
    makeShell: @escaping MakeShell
  ) {
    self.files = files
    self.isCI = isCI
    self.isSafe = isSafe
    self.processors = processors
    self.makeShell = makeShell
  }

  /// Runs `taptrace test` with its arguments: what it prints, and the exit status.
  public func test(_ arguments: [String]) -> (lines: [String], status: Int) {
    let options: Options
    do {
      options = try Options(arguments)
    } catch {
      return ([error.text], 2)
    }
    if options.updates, isCI {
      return (["--update accepts no new output where CI is set: run it at home and commit what it writes"], 1)
    }
    if options.updates, isSafe { return (["--update writes, and safe mode does not"], 1) }
    var paths: [String] = []
    for path in options.paths.isEmpty ? ["transcripts"] : options.paths {
      do {
        paths += try find(path)
      } catch {
        return ([error.told(of: path)], 1)
      }
    }
    var seen: Set<String> = []
    paths = paths.filter { seen.insert($0).inserted && (options.filter.map($0.contains) ?? true) }
    guard !paths.isEmpty else {
      return (
        [options.filter.map { "no transcript's path contains '\($0)'" } ?? "no transcript was found"], 1
      )
    }
    return run(paths, options)
  }

  /// The files of a path: itself, or all transcripts below it, in order.
  public func find(_ path: String) throws(FileTrouble) -> [String] {
    let names: [String]
    do {
      names = try files.names(in: path)
    } catch {
      _ = try files.read(path)
      return [path]
    }
    let start = path.hasSuffix("/") ? path : path + "/"
    var found: [String] = []
    for name in names {
      if name.hasSuffix("/") {
        found += try find(start + name.dropLast())
      } else if name.hasSuffix(".transcript") {
        found.append(start + name)
      }
    }
    return found
  }

  /// Runs one file's transcripts; a document can hold several, a script is one without output.
  public func runs(ofFile path: String) -> [TranscriptRun] {
    do {
      let text = try files.read(path)
      if path.hasSuffix(".tap") { return [scriptRun(text, path: path)] }
      let transcripts =
        path.hasSuffix(".md")
        ? try TranscriptDocument.read(text, path: path) : [try Transcript.read(text, path: path)]
      if transcripts.isEmpty {
        throw TranscriptFault(line: 1, text: "no block is fenced with 'taptrace', so nothing is checked")
      }
      var last: (any Respondent)?
      return transcripts.map { transcript in
        var shell = makeShell(transcript.settings, MemoryStorage())
        if transcript.settings.isContinued, let last { shell = last }
        let run = TranscriptRun(transcript, in: &shell)
        last = shell
        return run
      }
    } catch let fault as TranscriptFault {
      return [TranscriptRun(fault: fault)]
    } catch let trouble as FileTrouble {
      return [TranscriptRun(fault: TranscriptFault(line: 1, text: trouble.told(of: path)))]
    } catch {
      return [TranscriptRun(fault: TranscriptFault(line: 1, text: "the file cannot be read"))]
    }
  }

  /// What a file's failures are, as a person reads them; empty when all is as written.
  public func failures(ofFile path: String) -> [String] {
    report(runs(ofFile: path), path)
  }

  // MARK: Running

  private func report(_ runs: [TranscriptRun], _ path: String) -> [String] {
    runs.flatMap { $0.report(path: path, again: "taptrace test \(path)") }
  }

  private func run(_ paths: [String], _ options: Options) -> (lines: [String], status: Int) {
    let order = TranscriptCommand.order(paths.count, shuffledBy: options.shuffle)
    let results = Workers.results(count: paths.count, jobs: options.jobs ?? processors) { [self] place in
      runs(ofFile: paths[order[place]])
    }
    var byPath = [[TranscriptRun]](repeating: [], count: paths.count)
    for (place, result) in results.enumerated() { byPath[order[place]] = result }

    var lines: [String] = []
    var failed = 0
    for (path, runs) in zip(paths, byPath) where runs.contains(where: { !$0.failures.isEmpty }) {
      if options.updates, let told = update(path, runs) {
        lines += told
      } else {
        failed += 1
        // What keeps new output from being accepted is told; the output itself can be seen without --update.
        lines += report(options.updates ? runs.map(\.withoutDifferences) : runs, path)
        if options.updates { lines.append("\(path): not updated") }
      }
    }
    let all = byPath.flatMap { $0 }
    let commands = all.reduce(0) { $0 + $1.commands }
    let pins = all.reduce(0) { $0 + $1.pins }
    let counts = "\(paths.count) \(paths.count == 1 ? "file" : "files"), \(commands) commands, \(pins) pins"
    lines.append(failed == 0 ? "\(counts): all as written" : "\(counts): \(failed) failed")
    return (lines, failed == 0 ? 0 : 1)
  }

  /// Accepts the new output of a file, and tells what changed; nil when it must not be accepted.
  private func update(_ path: String, _ runs: [TranscriptRun]) -> [String]? {
    let isOnlyOutput = runs.allSatisfy { run in
      run.failures.allSatisfy { if case .difference = $0 { true } else { false } }
    }
    guard isOnlyOutput, !path.hasSuffix(".tap"), let text = try? files.read(path) else { return nil }
    let update = TranscriptUpdate(of: text, after: runs)
    do {
      try files.write(update.text, to: path)
    } catch {
      return nil
    }
    return report(runs, path).filter { !$0.hasPrefix("  again: ") }
      + ["\(path): updated, \(update.added) lines in, \(update.removed) out"]
  }

  /// A script passes when no command fails, except directly before an `expect error`.
  private func scriptRun(_ text: String, path: String) -> TranscriptRun {
    let commands = Script.commands(in: text)
    var shell = makeShell(Transcript.Settings(), files)
    for (place, command) in commands.enumerated() {
      let response = shell.respond(to: command.text)
      guard response.status != 0 else { continue }
      if place + 1 < commands.count, Session.expectsError(commands[place + 1].text) { continue }
      let said = response.messages.first ?? "failed"
      return TranscriptRun(fault: TranscriptFault(line: command.line, text: said))
    }
    return TranscriptRun(script: path, commands: commands.count)
  }

  /// The order of running: that of the paths, or another that a number decides.
  static func order(_ count: Int, shuffledBy seed: UInt64?) -> [Int] {
    var order = Array(0..<count)
    guard let seed else { return order }
    // Marsaglia's xorshift: the same number gives the same order everywhere.
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for place in stride(from: count - 1, to: 0, by: -1) {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      order.swapAt(place, Int(state % UInt64(place + 1)))
    }
    return order
  }
}

extension TranscriptRun {
  /// A script that ran to its end.
  init(script path: String, commands: Int) {
    transcript = nil
    failures =
      commands > 0
      ? [] : [.fault(TranscriptFault(line: 1, text: "nothing is typed here, so nothing is checked"))]
    self.commands = commands
    pins = 0
  }
}

extension TranscriptCommand.Options {
  /// Arguments that cannot be understood.
  struct Misuse: Error {
    let text: String
  }

  /// Reads the arguments of `taptrace test`.
  init(_ arguments: [String]) throws(Misuse) {
    self.init()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var value = argument.hasPrefix("--") && parts.count > 1 ? String(parts[1]) : nil
      switch name {
      case "--update": updates = true
      case "--filter":
        value = value ?? rest.popFirst()
        guard let value else { throw Misuse(text: "--filter needs a text") }
        filter = value
      case "--jobs":
        value = value ?? rest.popFirst()
        guard let value, let count = Int(value), (1...256).contains(count) else {
          throw Misuse(text: "--jobs needs a number from 1 to 256")
        }
        jobs = count
      case "--shuffle":
        if value == nil, let next = rest.first, UInt64(next) != nil { value = rest.popFirst() }
        guard let number = UInt64(value ?? "1") else { throw Misuse(text: "--shuffle takes a number") }
        shuffle = number
      default:
        guard !argument.hasPrefix("-") else {
          throw Misuse(
            text:
              "'taptrace test' has no option '\(argument)'; there are --update, --filter, --jobs and --shuffle"
          )
        }
        paths.append(argument)
      }
    }
  }
}
