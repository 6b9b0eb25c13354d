import Terminal

/// Lessons, transcripts and their checks, as the arguments ask for.
enum Course {
  static func run(_ options: Options, _ console: Console) throws(WriteFailure) -> Int32 { 0 }
}
