/// Why a paste cannot be read, as a fact with its place.
///
/// Sentences are made elsewhere, from the fact.
public struct Mistake: Error, Hashable, Sendable {
  /// What is wrong.
  public var fact: Fact
  /// Where in the pasted text.
  public var range: SourceRange
  /// What was probably meant, if one thing is near enough.
  public var suggestion: String?

  /// Makes a mistake.
  public init(_ fact: Fact, at range: SourceRange, suggestion: String? = nil) {
    self.fact = fact
    self.range = range
    self.suggestion = suggestion
  }

  /// The group that a mistake belongs to, by the number that documentation uses.
  public enum Code: String, Hashable, Sendable {
    /// A name that nobody has told.
    case n1 = "N1"
    /// A member that its type does not have.
    case n2 = "N2"
    /// A function whose value is needed.
    case n3 = "N3"
    /// Syntax.
    case s1 = "S1"
    /// A construct that is not supported.
    case s2 = "S2"
    /// Another language or framework.
    case s3 = "S3"
    /// No override in the paste.
    case s4 = "S4"
    /// Damaged text.
    case s5 = "S5"
  }

  /// What can be wrong; indirect, as a mistake's size counts in every frame of the recursive parsers.
  public indirect enum Fact: Hashable, Sendable {
    /// N1: nobody has told what this name is.
    case unknownName(String)
    /// N2: the type has no such member.
    case unknownMember(String, of: String)
    /// N3: a function that is not UIKit's and whose value is used.
    case unknownFunction(String)
    /// S1: something else must stand here; `found` is empty at the end of the text.
    case expected(Wanted, found: String)
    /// S1: a bracket is not closed where it should be; `opened` is where it stands, `line` the line of that.
    case unclosed(String, Opened, opened: SourceRange, found: String, line: Int = 1)
    /// S1: a string that does not end in its line.
    case unterminatedString
    /// S1: a comment without an end.
    case unterminatedComment
    /// S1: a number that cannot be read.
    case badNumber(String)
    /// S1: this cannot be assigned to.
    case notAssignable
    /// S1: this keeps its value.
    case constant(String, Constancy, Attempt)
    /// S1: a constant gets a second value.
    case assignedTwice(String)
    /// S1: a constant is read before it has a value.
    case usedUnassigned(String)
    /// S1: what stands behind `&` is no place that could be written to.
    case noPlace
    /// S1: an `inout` argument without its `&`.
    case needsAmpersand
    /// S1: a `&` before an argument that is not `inout`.
    case strayAmpersand
    /// S1: two arguments of one call change one variable.
    case overlapping(String)
    /// S1: the text is longer than this many bytes.
    case tooLong(limit: Int)
    /// S1: code is nested deeper than this.
    case tooDeep(limit: Int)
    /// S2: a word or construct of the language that is not supported.
    case unsupported(String)
    /// S2: C++, with the sign that tells it.
    case cPlusPlus(String)
    /// S3: `hitTest(_:)` of AppKit, or another method of a class that is not UIKit's.
    case appKit(String)
    /// S4: no method in the paste takes the place of one of UIKit's; those found instead, with their lines.
    case noEntry(others: [IgnoredMethod])
    /// S4: statements without a method around them; the line that gives them to one.
    case bareStatements(String)
    /// S5: the method that begins in this line is never closed; `missing` braces are lost.
    case unclosedMethod(line: Int, missing: Int)
  }

  /// What should have stood there.
  public enum Wanted: Hashable, Sendable {
    /// This very symbol or word.
    case symbol(String)
    /// A value.
    case expression
    /// A name.
    case name
    /// A type.
    case type
    /// A pattern behind `case`, `let` or `for`.
    case pattern
    /// A new line or a semicolon, between two statements.
    case separator
    /// `case` or `default`.
    case caseLabel
    /// The code between braces.
    case block
    /// The end of the text.
    case end
  }

  /// What an open bracket began.
  public enum Opened: String, Hashable, Sendable {
    /// `f(`
    case call
    /// `(`
    case parenthesis
    /// `[a, b`
    case list
    /// `a[`
    case index
    /// `[receiver`
    case message
    /// `{`
    case block
    /// The header of a method.
    case header
    /// `<`
    case generics
    /// `\(`
    case interpolation
  }

  /// The group it belongs to.
  public var code: Code {
    switch fact {
    case .unknownName: .n1
    case .unknownMember: .n2
    case .unknownFunction: .n3
    case .expected, .unclosed, .unterminatedString, .unterminatedComment, .badNumber, .notAssignable,
      .constant, .assignedTwice, .usedUnassigned, .noPlace, .needsAmpersand, .strayAmpersand, .overlapping,
      .tooLong, .tooDeep:
      .s1
    case .unsupported, .cPlusPlus: .s2
    case .appKit: .s3
    case .noEntry, .bareStatements: .s4
    case .unclosedMethod: .s5
    }
  }
}

/// A method of a paste that is not run.
public struct IgnoredMethod: Hashable, Sendable {
  /// Its name in its own language: `drawRect:`, `layoutSubviews()`.
  public var name: String
  /// The line it begins in.
  public var line: Int

  /// Makes one.
  public init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// Something worth saying about a paste that was read.
public struct PasteNote: Hashable, Sendable {
  /// What was noticed.
  public enum Fact: Hashable, Sendable {
    /// Characters that were read as others: the pasted ones and their ASCII forms, each once.
    case repaired([Replacement])
    /// HTML entities were decoded, this many.
    case entities(Int)
    /// A method that stands in the paste and is not run.
    case ignored(IgnoredMethod)
    /// A method is there more than once; the last one counts.
    case repeated(Entry, lines: [Int])
    /// Lines that are neither code nor comments, and were left out.
    case leftOut([ClosedRange<Int>])
  }

  /// A character read as another one.
  public struct Replacement: Hashable, Sendable {
    /// What was pasted.
    public var pasted: String
    /// What it was read as.
    public var read: String
  }

  /// What was noticed.
  public var fact: Fact
  /// The line, from 1.
  public var line: Int

  /// Makes a note.
  public init(_ fact: Fact, line: Int) {
    self.fact = fact
    self.line = line
  }
}

/// How deep things are allowed to be.
///
/// Reading and running are recursive, and threads may have stacks of half a megabyte.
enum Limit {
  /// Bytes of a paste: an article has some ten thousand, and what is longer is no override.
  static let length = 250_000
  /// Brackets and blocks within one another; real code seldom has ten.
  static let nesting = 50
  /// Levels of a tree, where each link of a chain of operators or members is one.
  static let height = 64
}
