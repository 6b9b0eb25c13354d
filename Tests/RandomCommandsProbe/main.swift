import RandomCommands

// Prints random commands, each behind a line `== N` with its number of lines: random-commands SEED COUNT [REACH], with
// REACH the sum of 1 for files, 2 for lessons and 4 for extremes; `random-commands files` prints the files they speak of.
let words = CommandLine.arguments
if words.count == 2, words[1] == "files" {
  for name in RandomCommands.files.keys.sorted() {
    let text = RandomCommands.files[name] ?? ""
    print("== \(name) \(text.split(separator: "\n", omittingEmptySubsequences: false).count)\n\(text)")
  }
} else if words.count >= 3, let seed = UInt64(words[1]), let count = Int(words[2]) {
  let reach = RandomCommands.Reach(rawValue: words.count > 3 ? Int(words[3]) ?? 0 : 0)
  for line in RandomCommands(seed: seed, reach: reach).prefix(count) {
    print("== \(line.split(separator: "\n", omittingEmptySubsequences: false).count)\n\(line)")
  }
} else {
  print("random-commands SEED COUNT [REACH] | random-commands files")
}
