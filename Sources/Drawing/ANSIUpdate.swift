// Frames of an animation stand in a block of lines that scrolls with everything else: there is no alternate
// screen, and all movement is relative. Before and after each call the cursor stands in the first column of
// the block's first line. What is wider or higher than the screen is left out, for a block whose beginning has
// scrolled away cannot be found again.
extension ANSI {
  /// Makes room for a block: enough lines below, and the cursor at the block's beginning.
  ///
  /// One line more than the block is there, so that ``leave(rows:)`` finds it.
  public func reserve(rows: Int) -> String {
    let rows = fitting(rows)
    guard rows > 0 else { return "\r" }
    return "\r" + String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A"
  }

  /// Puts the cursor below a block, at the beginning of a line.
  public func leave(rows: Int) -> String {
    let rows = fitting(rows)
    return rows > 0 ? "\r\u{1B}[\(rows)B" : "\r"
  }

  /// A whole frame, written over whatever is in the block.
  public func frame(_ canvas: Canvas) -> String {
    let canvas = fitting(canvas)
    var output = "\r"
    for (y, line) in canvas.lines.enumerated() {
      // The line is emptied first: after its last column, the terminal would take that column away, too.
      output += "\u{1B}[2K" + text(line) + (y < canvas.height - 1 ? "\r\n" : "\r")
    }
    if canvas.height > 1 { output += "\u{1B}[\(canvas.height - 1)A" }
    return output
  }

  /// The least that turns one frame into another of the same size; empty if nothing differs.
  ///
  /// Frames of different size are written whole, and lines that are no more are emptied.
  public func update(from old: Canvas, to new: Canvas) -> String {
    let (old, new) = (fitting(old), fitting(new))
    guard old.width == new.width, old.height == new.height else { return replace(old, by: new) }
    let (before, after) = look.art == .ascii ? (old.ascii, new.ascii) : (old, new)
    var writer = UpdateWriter(look: look)
    for y in 0..<new.height {
      writer.update(row: y, from: before.row(y), to: after.row(y))
    }
    return writer.finished()
  }

  /// The rows of a block that the screen has room for, with a line below it.
  private func fitting(_ rows: Int) -> Int {
    guard let height = look.height else { return rows }
    return min(rows, max(1, height - 1))
  }

  private func fitting(_ canvas: Canvas) -> Canvas {
    let rows = fitting(canvas.height)
    guard canvas.width > look.width || canvas.height > rows else { return canvas }
    return canvas.cropped(to: Region(x: 0, y: 0, width: look.width, height: rows))
  }

  private func replace(_ old: Canvas, by new: Canvas) -> String {
    var output = frame(new)
    guard old.height > new.height else { return output }
    if new.height > 0 { output += "\u{1B}[\(new.height)B" }
    let rest = old.height - new.height
    output += Array(repeating: "\u{1B}[2K", count: rest).joined(separator: "\r\n") + "\r"
    if old.height > 1 { output += "\u{1B}[\(old.height - 1)A" }
    return output
  }
}

extension Canvas {
  func row(_ y: Int) -> ArraySlice<Cell> { cells[(y * width)..<((y + 1) * width)] }
}

/// Writes the cells that differ and moves the cursor between them.
private struct UpdateWriter {
  let look: Look
  private var pen: Pen
  private var row = 0
  /// The cursor's column; nil when the terminal's idea of it may differ from ours.
  private var column: Int? = 0

  init(look: Look) {
    self.look = look
    pen = Pen(look)
  }

  mutating func update(row y: Int, from old: ArraySlice<Canvas.Cell>, to new: ArraySlice<Canvas.Cell>) {
    let (old, new) = (Array(old), Array(new))
    guard old != new else { return }
    let firstBlank = (new.lastIndex { !$0.isInvisible } ?? -1) + 1
    var x = 0
    while let start = nextChange(old, new, from: x) {
      move(to: start, row: y)
      if start >= firstBlank, new.count - start > 3 {
        pen.use(.plain)
        pen.output += "\u{1B}[K"
        return
      }
      x = write(old, new, from: start)
    }
  }

  /// Writes from a change on until it pays to move the cursor; returns where it stopped.
  private mutating func write(_ old: [Canvas.Cell], _ new: [Canvas.Cell], from start: Int) -> Int {
    var end = start
    while let change = nextChange(old, new, from: end) {
      let gap = change - end
      if gap > 0 {
        // Up to three cells in one style are shorter to write again than to jump over.
        let style = new[change].style
        let isSimple = new[end..<change].allSatisfy { $0.style == style && $0.part == .whole }
        guard end > start, gap <= 3, isSimple, column != nil else { break }
        for cell in new[end..<change] { put(cell, width: new.count) }
      } else if end > start, column == nil {
        break
      }
      put(new[change], width: new.count)
      end = change + (new[change].part == .left ? 2 : 1)
    }
    return end
  }

  private func nextChange(_ old: [Canvas.Cell], _ new: [Canvas.Cell], from start: Int) -> Int? {
    (start..<max(start, new.count)).first { old[$0] != new[$0] }
  }

  private mutating func put(_ cell: Canvas.Cell, width: Int) {
    pen.write(String(cell.character), cell.style)
    let next = (column ?? 0) + (cell.part == .left ? 2 : 1)
    // In the last column the cursor waits for the next character before it moves on.
    column = next >= width || cell.character.hasUncertainWidth ? nil : next
  }

  private mutating func move(to x: Int, row y: Int) {
    if y > row { pen.output += "\u{1B}[\(y - row == 1 ? "" : "\(y - row)")B" }
    row = y
    if column == x { return }
    if x == 0 {
      pen.output += "\r"
    } else if let column, x > column {
      pen.output += "\u{1B}[\(x - column == 1 ? "" : "\(x - column)")C"
    } else {
      pen.output += "\u{1B}[\(x + 1)G"
    }
    column = x
  }

  mutating func finished() -> String {
    pen.finish()
    if column != 0 { pen.output += "\r" }
    if row > 0 { pen.output += "\u{1B}[\(row == 1 ? "" : "\(row)")A" }
    return pen.output
  }
}
