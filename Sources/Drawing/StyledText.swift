/// Text in pieces, each with a style.
///
/// Safe by construction: whatever cannot be seen is written out (``Swift/String/visible``) when text enters,
/// except line feeds, which break lines. Values in an interpolation have their line feeds written out, too:
///
///     let line: StyledText = "\(view.name, .name) got the touch"
public struct StyledText: Hashable, Sendable {
  /// A piece of text in one style; never empty.
  public struct Span: Hashable, Sendable {
    /// The text.
    public fileprivate(set) var text: String
    /// Its style.
    public fileprivate(set) var style: Style
  }

  /// The pieces, in order; neighbours differ in style.
  public private(set) var spans: [Span] = []

  /// Creates empty text.
  public init() {}

  /// Creates text in one style; line breaks stay, everything else that is invisible is written out.
  public init(_ text: String, _ style: Style = .plain) {
    self.init(raw: text.visibleLines, style)
  }

  /// Creates text that needs no check: it was checked before, or never leaves as it is.
  init(raw text: String, _ style: Style) {
    if !text.isEmpty { spans = [Span(text: text, style: style)] }
  }

  /// Blanks.
  public static func blanks(_ count: Int) -> StyledText {
    StyledText(raw: String(repeating: " ", count: max(0, count)), .plain)
  }

  /// The text without styles.
  public var plain: String { spans.map(\.text).joined() }

  /// Whether there is no text.
  public var isEmpty: Bool { spans.isEmpty }

  /// The columns of the text; of several lines, those of the widest.
  public var columns: Int {
    // Span by span, as it is laid out: a terminal joins nothing across a change of style.
    lines.map { line in line.spans.reduce(0) { $0 + $1.text.columns } }.max() ?? 0
  }

  /// Adds text at the end.
  public mutating func append(_ text: String, _ style: Style = .plain) {
    append(raw: text.visibleLines, style)
  }

  /// Adds styled text at the end.
  public mutating func append(_ text: StyledText) {
    for span in text.spans { append(raw: span.text, span.style) }
  }

  mutating func append(raw text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  mutating func append(_ glyph: Glyph) {
    if let last = spans.indices.last, spans[last].style == glyph.style {
      spans[last].text.append(glyph.character)
    } else {
      spans.append(Span(text: String(glyph.character), style: glyph.style))
    }
  }

  /// Two texts, one after the other.
  public static func + (a: StyledText, b: StyledText) -> StyledText {
    var sum = a
    sum.append(b)
    return sum
  }

  /// Adds styled text at the end.
  public static func += (a: inout StyledText, b: StyledText) { a.append(b) }

  /// The same text with each style replaced.
  public func restyled(_ change: (Style) -> Style) -> StyledText {
    var result = StyledText()
    for span in spans { result.append(raw: span.text, change(span.style)) }
    return result
  }

  /// The same text, the pieces without a meaning of their own in a style.
  public func styled(_ style: Style) -> StyledText { restyled { $0 == .plain ? style : $0 } }

  /// The lines between line feeds; empty text is one empty line.
  public var lines: [StyledText] {
    var lines = [StyledText()]
    for span in spans {
      let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(raw: String(part), span.style)
      }
    }
    return lines
  }

  /// The text filled up with blanks to a number of columns; longer text stays as it is.
  public func padded(to width: Int, _ alignment: Alignment = .left) -> StyledText {
    let (before, after) = alignment.blanks(width - columns)
    return .blanks(before) + self + .blanks(after)
  }

  /// The text cut to at most a number of columns, with `…` where something is missing.
  public func cut(to width: Int, keeping end: KeptEnd = .start) -> StyledText {
    let glyphs = self.glyphs
    guard glyphs.reduce(0, { $0 + $1.columns }) > width else { return self }
    guard width > 0 else { return StyledText() }
    var kept: [Glyph] = []
    var room = width - 1
    for glyph in end == .start ? glyphs : glyphs.reversed() {
      guard glyph.columns <= room else { break }
      room -= glyph.columns
      kept.append(glyph)
    }
    let dots = Glyph("…", (kept.last ?? glyphs.first)?.style ?? .plain)
    return StyledText(end == .start ? kept + [dots] : [dots] + kept.reversed())
  }

  /// The text without blanks at its end, as long as they carry no underline or reverse.
  public var trimmed: StyledText {
    var glyphs = self.glyphs
    while let last = glyphs.last, last.isInvisible { glyphs.removeLast() }
    return StyledText(glyphs)
  }

  init(_ glyphs: some Sequence<Glyph>) {
    for glyph in glyphs { append(glyph) }
  }

  var glyphs: [Glyph] {
    spans.flatMap { span in span.text.map { Glyph($0, span.style) } }
  }
}

/// A character, its style and its columns: text taken apart.
struct Glyph {
  var character: Character
  var style: Style
  var columns: Int

  init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
    self.columns = character.columns
  }

  /// Whether it is a blank that shows nothing.
  var isInvisible: Bool { character == " " && style.traits.isDisjoint(with: [.underline, .reverse]) }
  var isBlank: Bool { character == " " || character == "\u{3000}" }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Creates plain text from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates text from a literal with values in it.
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

  /// Collects the pieces of a literal.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = StyledText()

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { text.append(literal) }

    /// Adds styled text.
    public mutating func appendInterpolation(_ part: StyledText) { text.append(part) }

    /// Adds a value in a style; whatever is invisible in it, line feeds too, is written out.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style = .plain) {
      text.append(raw: value.description.visible, style)
    }
  }
}

extension Sequence where Element == StyledText {
  /// The texts one after the other, with a separator between them.
  public func joined(separator: StyledText = StyledText()) -> StyledText {
    var result = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
