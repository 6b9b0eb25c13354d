/// Why a text cannot be imported, as facts; the line is counted from 1.
public struct ImportFailure: Error, Equatable, Sendable {
  /// The line; 0 where it is about no one line.
  public let line: Int
  /// What is wrong.
  public let fact: Fact

  /// Makes a failure.
  public init(_ fact: Fact, line: Int = 0) {
    self.line = line
    self.fact = fact
  }

  /// What can be wrong.
  public enum Fact: Equatable, Sendable {
    /// There is nothing in it.
    case empty
    /// It is none of the formats; these were looked for.
    case unrecognized(tried: [ImportFormat])
    /// It is not of the format that was asked for.
    case otherFormat(ImportFormat)
    /// No format has that name.
    case noSuchFormat(String)
    /// It is no text.
    case notText
    /// No view has a frame, as `pviews -m` and `-s` print them.
    case noFrames
    /// A constraint trace, which has no frames.
    case layoutTrace
    /// A file of Xcode before version 5.
    case oldArchive
    /// A file for another platform: `macOS`, `watchOS`.
    case otherPlatform(String)
    /// A document of another application or platform.
    case foreign(ForeignTool)
    /// There is no view in it.
    case noViews
    /// Views are nested too deeply.
    case tooDeep(limit: Int)
    /// There are too many views or elements.
    case tooMany(limit: Int)
    /// The text is too large.
    case tooLarge(limit: Int)
    /// The text has too many lines.
    case tooManyLines(limit: Int)
    /// A number of a frame is not finite.
    case notFinite(field: String)
    /// An attribute should hold a number.
    case notANumber(field: String, value: String)
    /// The XML is malformed.
    case xml(XMLFault)
    /// The JSON is malformed.
    case json(JSONFault)
    /// There is no scene of that name.
    case noSuchPart(String, near: String?)
    /// A screen was asked for where the format has only one.
    case onlyOnePart
    /// Something that should not happen: the scene refused a view.
    case refused(String)
  }
}

/// What is wrong with XML.
public enum XMLFault: Equatable, Sendable {
  /// A document type, by which entities are declared: none is read.
  case documentType
  /// The text ends inside an element that began on a line.
  case unclosed(element: String, line: Int)
  /// An end tag without its beginning.
  case stray(end: String, open: String)
  /// Something is wrong with a tag.
  case tag
  /// Something is wrong with an attribute.
  case attribute(String)
  /// A `<` in an attribute's value.
  case lessThan(attribute: String)
  /// An attribute is given twice.
  case twice(attribute: String)
  /// An element has more attributes than any tool writes.
  case attributes(limit: Int)
  /// An entity that XML itself does not have.
  case entity(String)
  /// A control character.
  case control(UInt32)
  /// Text or a second element outside the first one.
  case outside
  /// A comment, instruction or section that does not end, or that stands where it must not.
  case section
  /// There is no element.
  case empty
}

/// What is wrong with JSON.
public enum JSONFault: Equatable, Sendable {
  /// The text ends too early.
  case endsEarly
  /// Something else was expected.
  case expected(String)
  /// A string with a control character or a wrong escape.
  case string
  /// A number that is none.
  case number
  /// There is more after the end.
  case trailing
}

/// Bounds within which every import stays.
public enum ImportLimit {
  /// How deep views may be nested.
  public static let depth = 1_000
  /// How many views, elements or values there may be.
  public static let nodes = 200_000
  /// How many lines are read.
  public static let lines = 4_000_000
  /// How many bytes are read.
  public static let bytes = 64 << 20
  /// The greatest tag; UIKit's own ones go up to four letters in one number.
  static let tag = 2_147_483_647
  /// Beyond this no coordinate makes sense; the command language has the same bound.
  static let coordinate = 1_000_000.0
}
