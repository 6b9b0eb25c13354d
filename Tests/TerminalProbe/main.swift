// A program for the tests that drive a terminal: it edits lines, plays frames and crashes, and does nothing else.
import Terminal

TerminalGuard.watchForCrashes(of: "probe", advice: "Please report it.")
let console = Console()
let words = CommandLine.arguments.dropFirst()

/// Says what came of something on a line of its own.
func say(_ text: String) { try? console.output.write(text + "\n") }

let editor = LineEditor(console, keepsHistory: !words.contains("--no-history"))
editor.beginEntry = {
  var depth = 0
  return { line in
    depth += line.count(where: { $0 == "{" }) - line.count(where: { $0 == "}" })
    return depth > 0
  }
}
editor.complete = { entry, cursor in
  let before = entry.prefix(cursor)
  let word = before.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  if before.hasPrefix("load ") { return Completion(includesFiles: true) }
  if before.hasPrefix("add ") { return Completion(hint: "NAME: what the new view is called") }
  if let dot = word.firstIndex(of: ".") {
    return Completion(
      [.init("touchesBegan", "a method"), .init("touchesEnded", "another")].filter {
        $0.text.hasPrefix(word[word.index(after: dot)...])
      }, from: cursor - word[dot...].count + 1)
  }
  let names = [
    ("set", "changes properties"), ("show", "shows a view"), ("按钮一", "a button"), ("tap", "sends a tap"),
  ]
  return Completion(names.filter { $0.0.hasPrefix(word) }.map { .init($0.0, $0.1) })
}

/// Plays five frames of three lines, each for as long as the word after `film` says.
func film(_ seconds: Double) -> String {
  var player = FilmPlayer(console)
  player.decider = 3
  player.otherKey = { key, _ in
    switch key {
    case .character("w"): .leave
    case .character("!"): fatalError("as asked for")
    default: .ignore
    }
  }
  let ending = player.play(count: 5, duration: { _ in seconds }) { playback, size in
    let state = playback.isPaused ? "paused" : "playing"
    let edge = String(repeating: "=", count: size.columns + 20)
    return
      "frame \(playback.frame + 1) of \(playback.count)\n\u{1B}[31m\(edge)\u{1B}[0m\n\(state) x\(playback.speed)\n"
  }
  return "\(ending)"
}

/// Overflows the stack.
func deepen(_ depth: Int) -> Int { depth < 0 ? 0 : deepen(depth + 1) + depth % 3 }

shell: while true {
  let outcome = editor.read(prompt: "\u{1B}[1mprobe> \u{1B}[0m")
  if let problem = editor.historyProblem { say("history(\(problem))") }
  switch outcome {
  case .entry("crash"):
    let none: [Int] = []
    _ = none[words.count]
  case .entry("overflow"): say("\(deepen(0))")
  case .entry(let entry) where entry.hasPrefix("film "):
    say("film(\(film(Double(entry.dropFirst(5)) ?? 1)))")
  case .entry(let entry):
    let shown = entry.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "|")
    say("entry(\(shown))")
    if entry == "quit" { break shell }
  case .interrupted: say("interrupted")
  case .endOfInput:
    say("end")
    break shell
  case .terminated(let signal):
    say("terminated(\(signal))")
    dieBySignal(signal)
  }
}
