extension Console {
  /// Asks a question that one key answers: true for `y`, false for every other key, Ctrl-C and a lost terminal.
  public func confirm(_ question: String) -> Bool {
    try? output.write(question)
    let keys = KeyReader(input: input, output: output)
    keys.begin()
    defer { keys.end() }
    while true {
      switch keys.next(within: nil) {
      case .resized, .continued: continue
      case .key(.character(let character)):
        let isYes = character == "y" || character == "Y"
        try? output.write(isYes ? "y\n" : "n\n")
        return isYes
      default:
        try? output.write("n\n")
        return false
      }
    }
  }
}
