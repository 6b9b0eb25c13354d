/// What a piece of text is, from which a ``Palette`` makes colours.
///
/// Styles name meanings, not colours. No meaning may rest on a style alone: words and marks come first.
public struct Style: Hashable, Sendable {
  /// What the text stands for.
  public enum Role: Hashable, Sendable {
    /// Text without a meaning of its own.
    case plain
    /// The name of an object.
    case name
    /// A number or another value.
    case number
    /// What got the touch, what succeeded.
    case hit
    /// What was asked and did not get it.
    case miss
    /// What is being asked now.
    case asked
    /// What matters less.
    case dim
    /// A title.
    case heading
    /// What went wrong.
    case error
    /// What may go wrong.
    case warning
    /// A word of the command language or of code.
    case keyword
    /// One of the distinguishable colours of the palette, counted from 0 and repeating.
    case accent(UInt8)
  }

  /// Marks that come on top of a role.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates traits from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Traits(rawValue: 1)
    /// Underlined.
    public static let underline = Traits(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Traits(rawValue: 4)
  }

  /// What the text stands for.
  public var role: Role
  /// Marks on top of it.
  public var traits: Traits

  /// Creates a style.
  public init(_ role: Role, _ traits: Traits = []) {
    self.role = role
    self.traits = traits
  }

  /// The style of text without a meaning of its own.
  public static let plain = Style(.plain)
  /// The style of an object's name.
  public static let name = Style(.name)
  /// The style of a number or another value.
  public static let number = Style(.number)
  /// The style of what got the touch.
  public static let hit = Style(.hit)
  /// The style of what was asked and did not get the touch.
  public static let miss = Style(.miss)
  /// The style of what is being asked.
  public static let asked = Style(.asked)
  /// The style of what matters less.
  public static let dim = Style(.dim)
  /// The style of a title.
  public static let heading = Style(.heading)
  /// The style of what went wrong.
  public static let error = Style(.error)
  /// The style of what may go wrong.
  public static let warning = Style(.warning)
  /// The style of a word of the command language or of code.
  public static let keyword = Style(.keyword)

  /// The style of one of the palette's distinguishable colours; any number will do, they repeat.
  public static func accent(_ number: Int) -> Style {
    let count = Palette.accentCount
    return Style(.accent(UInt8(((number % count) + count) % count)))
  }

  /// The same style, bold.
  public var bold: Style { Style(role, traits.union(.bold)) }
  /// The same style, underlined.
  public var underline: Style { Style(role, traits.union(.underline)) }
  /// The same style, foreground and background exchanged.
  public var reverse: Style { Style(role, traits.union(.reverse)) }
}
