import Drawing

/// What is shown for one reply: text and pictures, laid out for a width, without a byte of a terminal's language.
public struct Page: Hashable, Sendable {
  /// A piece of a page.
  public enum Block: Hashable, Sendable {
    /// Lines of text.
    case lines([StyledText])
    /// A drawing.
    case picture(Canvas)
  }

  /// The pieces, from top to bottom.
  public var blocks: [Block]

  /// Makes a page.
  public init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// Makes a page of lines; a page without any when there are none.
  public init(lines: [StyledText]) { blocks = lines.isEmpty ? [] : [.lines(lines)] }

  /// Whether there is nothing on it.
  public var isEmpty: Bool { blocks.isEmpty }

  /// All lines, those of pictures too.
  public var lines: [StyledText] {
    blocks.flatMap { block in
      switch block {
      case .lines(let lines): lines
      case .picture(let canvas): canvas.lines
      }
    }
  }

  /// The page without styles, a line feed after each line.
  public var text: String { lines.map { $0.plain + "\n" }.joined() }

  /// One page after another.
  public static func + (first: Page, second: Page) -> Page { Page(first.blocks + second.blocks) }

  /// Two languages' pages of the same reply: what both show alike is shown once.
  func merged(with other: Page) -> Page {
    guard blocks.count == other.blocks.count else { return self + other }
    return Page(zip(blocks, other.blocks).flatMap { $0 == $1 ? [$0] : [$0, $1] })
  }
}
