/// New output for a file of transcripts: only the lines that differ are touched.
struct TranscriptUpdate {
  /// The file with the new output.
  let text: String
  /// How many lines were taken out and put in.
  let removed: Int
  let added: Int

  /// Puts the output of runs into the text of their file.
  init(of text: String, after runs: [TranscriptRun]) {
    var deletions: Set<Int> = []
    var insertions: [Int: [String]] = [:]
    for run in runs {
      for failure in run.failures {
        guard case .difference(let typed, let actual) = failure else { continue }
        let isMarked = run.transcript?.dialect == .marked
        TranscriptUpdate.plan(typed, actual, isMarked, &deletions, &insertions)
      }
    }
    var result = ""
    let hasReturns = text.contains("\r\n")
    let end = hasReturns ? "\r\n" : "\n"
    for (place, line) in text.fileLines.enumerated() {
      if !deletions.contains(place + 1) { result += line + end }
      for added in insertions[place + 1] ?? [] { result += added + end }
    }
    self.text = result
    removed = deletions.count
    added = insertions.values.reduce(0) { $0 + $1.count }
  }

  private static func plan(
    _ typed: Transcript.Typed, _ actual: [Transcript.Shown], _ isMarked: Bool,
    _ deletions: inout Set<Int>, _ insertions: inout [Int: [String]]
  ) {
    let expected = Transcript.inOrder(typed.shown)
    let diff = TextDiff(from: expected.map(\.visible), to: actual.map(\.visible))
    // What is put in stands behind the line that comes before it, at first the command itself.
    var place = typed.lastLine
    for line in diff.lines {
      switch line {
      case .kept(let old, _): place = max(place, expected[old].line)
      case .removed(let old):
        deletions.insert(expected[old].line)
        place = max(place, expected[old].line)
      case .added(let new):
        insertions[place, default: []].append(isMarked ? actual[new].visible : actual[new].text)
      }
    }
  }
}
