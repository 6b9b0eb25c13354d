/// A name in a command, with the place where it stands, so that whoever looks it up can point at it.
///
/// Two names are equal when their texts are, wherever they stand.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it was written: case counts.
  public var text: String
  /// Where it stands in its command; nil when it was not read from one.
  public var place: Place?

  /// Makes a name.
  public init(_ text: String, at place: Place? = nil) {
    self.text = text
    self.place = place
  }

  /// Makes a name that stands in no command.
  public init(stringLiteral value: String) { text = value }

  /// Compares the texts alone.
  public static func == (first: Name, second: Name) -> Bool { first.text == second.text }

  /// Hashes the text alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// Whether the text is a letter or `_`, then letters, digits and `_`, of any script.
  public static func isValid(_ text: String) -> Bool {
    guard let first = text.first, first.startsName else { return false }
    return text.allSatisfy(\.continuesName)
  }
}

/// A name that says whose it is, such as `box.frame` or `scroll.pan.cancelled`.
public struct DottedName: Hashable, Sendable {
  /// What stands before the last dot; nil without a dot.
  public var owner: Name?
  /// What stands after the last dot.
  public var member: Name

  /// Makes a name from its two parts.
  public init(_ owner: Name?, _ member: Name) {
    self.owner = owner
    self.member = member
  }

  /// The whole name.
  public var text: String { owner.map { $0.text + "." + member.text } ?? member.text }
}

/// Code in a command, with the place of its first character.
///
/// Two pieces of code are equal when their texts are.
public struct Code: Hashable, Sendable {
  /// The code as it was written, without the braces around it; line ends are `\n`.
  public var text: String
  /// Where its first character stands in the command; nil when it was not read from one.
  public var place: Place?

  /// Makes a piece of code.
  public init(_ text: String, at place: Place? = nil) {
    self.text = text
    self.place = place
  }

  /// Compares the texts alone.
  public static func == (first: Code, second: Code) -> Bool { first.text == second.text }

  /// Hashes the text alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
