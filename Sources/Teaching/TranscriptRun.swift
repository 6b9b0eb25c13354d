/// What came of running a transcript.
public struct TranscriptRun: Sendable {
  /// Something that is not as the transcript says.
  public enum Failure: Hashable, Sendable {
    /// A command showed something else.
    case difference(Transcript.Typed, actual: [Transcript.Shown])
    /// A pin does not hold.
    case pin(line: Int, text: String, said: [String])
    /// The file cannot be read as a transcript.
    case fault(TranscriptFault)
  }

  /// The transcript; nil when its file could not be read as one.
  public let transcript: Transcript?
  /// Everything that is not as it says, from top to bottom.
  public let failures: [Failure]
  /// How many commands ran.
  public let commands: Int
  /// How many pins were checked.
  public let pins: Int

  /// Whether a pin failed, so that new output must not be accepted.
  public var breaksPin: Bool { failures.contains { if case .pin = $0 { true } else { false } } }

  /// The run with only those failures that new output does not mend.
  var withoutDifferences: TranscriptRun {
    let rest = failures.filter { if case .difference = $0 { false } else { true } }
    return TranscriptRun(transcript: transcript, failures: rest, commands: commands, pins: pins)
  }

  private init(transcript: Transcript?, failures: [Failure], commands: Int, pins: Int) {
    self.transcript = transcript
    self.failures = failures
    self.commands = commands
    self.pins = pins
  }

  /// A file that could not be read.
  init(fault: TranscriptFault) {
    transcript = nil
    failures = [.fault(fault)]
    (commands, pins) = (0, 0)
  }

  /// Runs a transcript in a fresh shell, to its end, whatever fails on the way.
  public init(_ transcript: Transcript, with shell: some Respondent) {
    var shell: any Respondent = shell
    self.init(transcript, in: &shell)
  }

  /// Runs a transcript in a shell that goes on afterwards, to its end, whatever fails on the way.
  init(_ transcript: Transcript, in shell: inout any Respondent) {
    var failures: [Failure] = []
    var (commands, pins) = (0, 0)
    for entry in transcript.entries {
      switch entry {
      case .typed(let typed):
        let actual = Transcript.shown(shell.respond(to: typed.text), in: transcript.dialect)
        commands += 1
        if Transcript.inOrder(typed.shown).map(\.visible) != actual.map(\.visible) {
          failures.append(.difference(typed, actual: actual))
        }
      case .pin(let line, let text):
        pins += 1
        if let said = shell.refuted(text) { failures.append(.pin(line: line, text: text, said: said)) }
      }
    }
    if transcript.typedCount == 0 {
      failures.append(.fault(TranscriptFault(line: 1, text: "nothing is typed here, so nothing is checked")))
    }
    self.transcript = transcript
    self.failures = failures
    self.commands = commands
    self.pins = pins
  }
}

extension Transcript.Shown {
  /// The line as it stands in a file, and as it is compared.
  var visible: String {
    text.isEmpty ? channel.mark : channel.mark + "  " + text
  }
}

extension Transcript {
  /// A response as the lines of a transcript.
  static func shown(_ response: Response, in dialect: Dialect) -> [Shown] {
    let output = response.output.map { Shown(channel: .output, text: $0.writtenOut) }
    switch dialect {
    case .marked:
      return output + response.messages.map { Shown(channel: .messages, text: $0.writtenOut) }
        + (response.status == 0 ? [] : [Shown(channel: .status, text: "\(response.status)")])
    case .prompted:
      // A document shows a terminal, on which both come together and no status is seen.
      return output + response.messages.map { Shown(channel: .output, text: $0.writtenOut) }
    }
  }

  /// Shown lines sorted by where they were shown: standard output first, the status last.
  static func inOrder(_ shown: [Shown]) -> [Shown] {
    shown.enumerated().sorted {
      ($0.element.channel.rawValue, $0.offset) < ($1.element.channel.rawValue, $1.offset)
    }.map(\.element)
  }
}

extension TranscriptRun {
  /// The failures as a person reads them, each with the place, what was expected and what is so.
  ///
  /// - Parameter again: The arguments that run just this file.
  public func report(path: String, again: String) -> [String] {
    failures.flatMap { failure -> [String] in
      switch failure {
      case .difference(let typed, let actual):
        return ["\(path):\(typed.line): \(TranscriptRun.firstLine(of: typed.text))"]
          + TranscriptRun.changes(from: Transcript.inOrder(typed.shown), to: actual)
          + ["  again: \(again)"]
      case .pin(let line, let text, let said):
        return ["\(path):\(line): = \(text)"] + said.map { "+ \($0)" } + ["  again: \(again)"]
      case .fault(let fault):
        return ["\(path):\(fault.line): \(fault.text)"]
      }
    }
  }

  private static func firstLine(of text: String) -> String {
    let lines = text.fileLines
    return lines.count > 1 ? lines[0] + " ..." : text
  }

  /// The lines that differ, removed ones with `-`, added ones with `+`, and the first column that does.
  static func changes(from expected: [Transcript.Shown], to actual: [Transcript.Shown]) -> [String] {
    let (old, new) = (expected.map(\.visible), actual.map(\.visible))
    let diff = TextDiff(from: old, to: new)
    var lines = diff.lines.compactMap { line -> String? in
      switch line {
      case .kept: nil
      case .removed(let place): "- \(old[place])"
      case .added(let place): "+ \(new[place])"
      }
    }
    if let (first, second) = diff.firstDifference(in: old, new), let first, let second,
      let column = TextDiff.firstDifferingColumn(String(first.dropFirst(3)), String(second.dropFirst(3)))
    {
      lines.append("  first difference: column \(column)")
    }
    return lines
  }
}
