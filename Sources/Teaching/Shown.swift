import Session

/// What one line that was typed shows.
public struct Response: Hashable, Sendable {
  /// The lines on standard output.
  public var output: [String]
  /// The lines on standard error.
  public var messages: [String]
  /// The exit status that a script with this line alone would end with.
  public var status: Int

  /// Makes a response; without arguments, a silent one.
  public init(output: [String] = [], messages: [String] = [], status: Int = 0) {
    self.output = output
    self.messages = messages
    self.status = status
  }
}

/// Whoever answers the lines of a transcript: a shell without a terminal.
public protocol Respondent: Sendable {
  /// Runs a line and tells what it shows.
  mutating func respond(to text: String) -> Response
  /// Runs an expectation on a copy; what it says when it does not hold, else nil.
  func refuted(_ expectation: String) -> [String]?
}
