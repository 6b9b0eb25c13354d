/// Turns styled text and pictures into what is written to an output with a certain look.
///
/// Without colours, text is nothing but text; movement appears only in ``frame(_:)``, ``update(from:to:)``,
/// ``reserve(rows:)`` and ``leave(rows:)``.
public struct ANSI: Sendable {
  /// What the output can show.
  public let look: Look

  /// Creates a writer for a look.
  public init(_ look: Look) {
    self.look = look
  }

  /// Hides the cursor.
  public static let hideCursor = "\u{1B}[?25l"
  /// Shows the cursor.
  public static let showCursor = "\u{1B}[?25h"
  /// Asks the terminal to show what follows at once; terminals that do not know it ignore it.
  public static let beginUpdate = "\u{1B}[?2026h"
  /// Ends what ``beginUpdate`` began.
  public static let endUpdate = "\u{1B}[?2026l"

  /// Styled text, without a line feed at its end.
  public func text(_ text: StyledText) -> String {
    var pen = Pen(look)
    for span in text.spans { pen.write(look.art.shown(span.text), span.style) }
    pen.finish()
    return pen.output
  }

  /// Lines, each with a line feed at its end.
  public func lines(_ lines: [StyledText]) -> String {
    lines.map { text($0) + "\n" }.joined()
  }

  /// A picture as lines, each with a line feed at its end; the cursor does not move otherwise.
  public func picture(_ canvas: Canvas) -> String { lines(canvas.lines) }
}

/// Writes characters and changes styles only where they change.
struct Pen {
  let look: Look
  var output = ""
  private var current = ""

  init(_ look: Look) {
    self.look = look
  }

  mutating func write(_ text: String, _ style: Style) {
    use(style)
    output += text
  }

  /// Makes a style the current one.
  mutating func use(_ style: Style) {
    let wanted = Palette.parameters(of: style, for: look)
    guard wanted != current else { return }
    if wanted.isEmpty {
      output += "\u{1B}[m"
    } else {
      output += "\u{1B}[" + (current.isEmpty ? "" : "0;") + wanted + "m"
    }
    current = wanted
  }

  /// Goes back to no style.
  mutating func finish() { use(.plain) }
}
