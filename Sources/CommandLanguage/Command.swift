/// A command of the language: what help says of it, and how its lines become requests.
public struct Command<Request: Sendable>: Sendable {
  /// The word with which it begins.
  public var name: String
  /// Other words for the same command.
  public var aliases: [String]
  /// One sentence on what it does.
  public var summary: String
  /// The chapter of the reference to which it belongs.
  public var section: String
  /// Its forms, without the command's own word; the first that fits a line to its end is taken.
  public var forms: [Parameter<Request>]
  /// Whole lines that show it; a test reads each of them.
  public var examples: [String]
  /// Remarks for the reference.
  public var notes: [String]

  /// Makes a command from its forms.
  public init(
    _ name: String, aliases: [String] = [], _ summary: String, section: String, examples: [String],
    notes: [String] = [], forms: [Parameter<Request>]
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.section = section
    self.forms = forms
    self.examples = examples
    self.notes = notes
  }

  /// What its lines look like, a sequence for each form, the command's word first.
  public var syntax: [[Syntax]] { forms.map { [.word(name)] + $0.syntax } }

  /// A usage line for each form.
  public var usage: [String] { syntax.map(Syntax.usage(of:)) }

  /// Reads what follows the command's word, to the end.
  func request(from reader: inout Reader, friends: [String: String]) throws(Misreading) -> Request {
    for form in forms {
      var trial = reader
      guard let request = trial.attempt(form) else {
        reader.blame.remember(trial.blame)
        continue
      }
      do {
        try trial.takeEnd()
        return request
      } catch {
        trial.blame.remember(error)
        reader.blame.remember(trial.blame)
      }
    }
    throw reader.blame.verdict(in: reader.source, friends: friends)
  }
}
