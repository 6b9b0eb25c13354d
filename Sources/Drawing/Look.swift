/// What an output can show.
public struct Look: Hashable, Sendable {
  /// How many colours there are.
  public enum ColorDepth: Int, Comparable, Sendable {
    /// No styles at all, not even bold.
    case none
    /// The sixteen colours of the terminal's theme.
    case sixteen
    /// The 256 indexed colours.
    case indexed
    /// Colours by red, green and blue.
    case trueColor

    /// Whether one depth shows fewer colours than another.
    public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
  }

  /// Which characters drawings are made of.
  public enum Art: Sendable {
    /// Box drawing characters, arrows and marks.
    case unicode
    /// ASCII in their place; other text stays as it is.
    case ascii
  }

  /// Whether pictures may move.
  public enum Animation: Sendable {
    /// The output can overwrite what it has shown.
    case allowed
    /// Only lines, one after the other.
    case never
  }

  /// How the screen behind the text looks.
  public enum Background: Sendable {
    /// Light text on a dark screen.
    case dark
    /// Dark text on a light screen.
    case light
  }

  /// How many colours there are.
  public var colors: ColorDepth
  /// Columns of a line.
  public var width: Int
  /// Lines of the screen, if there is a screen.
  public var height: Int?
  /// Which characters drawings are made of.
  public var art: Art
  /// Whether pictures may move.
  public var animation: Animation
  /// How the screen behind the text looks.
  public var background: Background

  /// Creates a look; without arguments, that of a pipe.
  public init(
    colors: ColorDepth = .none, width: Int = 80, height: Int? = nil, art: Art = .unicode,
    animation: Animation = .never, background: Background = .dark
  ) {
    self.colors = colors
    self.width = width
    self.height = height
    self.art = art
    self.animation = animation
    self.background = background
  }

  /// The look of a pipe: no colour, no movement, 80 columns.
  public static let plain = Look()
}
