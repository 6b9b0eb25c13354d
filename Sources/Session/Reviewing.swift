import Geometry
import Messaging
import SceneModel
import Script

// Remarks on overrides, each with a point at which it matters: found by trying the mended code on a copy.

/// A remark, and a point that shows what it is about where there is one.
public struct ReviewFinding: Equatable, Sendable {
  /// A point at which the code and the mended code find different views.
  public struct Example: Equatable, Sendable {
    /// The point of the screen.
    public let point: Point
    /// Who gets a touch there; nil for nobody.
    public let now: ObjectID?
    /// Who gets it with the code mended; nil for nobody.
    public let mended: ObjectID?
  }

  /// The remark.
  public let remark: ReviewRemark
  /// The point; nil where no point of the screen is decided differently, or the remark is not about searching.
  public let example: Example?
}

extension Session {
  /// Remarks on an object's overrides.
  func review(_ id: ObjectID) -> [ReviewFinding] {
    OverrideReader.review(of: id, in: lab.scene).map { remark in
      ReviewFinding(remark: remark, example: example(of: remark, id))
    }
  }

  /// The first point of a grid over the screen that the mended code decides otherwise.
  private func example(of remark: ReviewRemark, _ id: ObjectID) -> ReviewFinding.Example? {
    guard ["hitTest", "pointInside"].contains(remark.method),
      let source = lab.scene.methods(of: id).first(where: { $0.method == remark.method }),
      let text = Session.mended(source.text, remark)
    else { return nil }
    var trial = self
    for method in trial.lab.scene.methods(of: id) where method.text == source.text {
      trial.lab.scene.setMethod(MethodSource(method: method.method, text: text, form: method.form), of: id)
    }
    trial.lab.refreshCode()
    // Code that cannot be read, or still asks for names, shows nothing.
    guard trial.lab.bodies[MethodKey(id, remark.method == "hitTest" ? .hitTest : .pointInside)] != nil,
      OverrideReader.needs(of: id, in: lab.scene).isEmpty
    else { return nil }
    let area = screen
    guard !area.isNull, !area.isEmpty else { return nil }
    let (columns, rows) = (64, 96)
    guard let now = try? checkedOwners(columns: columns, rows: rows, in: area),
      let then = try? trial.checkedOwners(columns: columns, rows: rows, in: area)
    else { return nil }
    guard let place = now.indices.first(where: { now[$0] != then[$0] }) else { return nil }
    let point = Point(
      area.minX + (Double(place % columns) + 0.5) * area.width / Double(columns),
      area.minY + (Double(place / columns) + 0.5) * area.height / Double(rows))
    return ReviewFinding.Example(point: point, now: now[place], mended: then[place])
  }

  /// The text with what a remark marks written as it is meant; nil where that is not a matter of a few words.
  static func mended(_ text: String, _ remark: ReviewRemark) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    let (row, start) = (remark.line - 1, remark.column - 1)
    guard lines.indices.contains(row), start >= 0, start < lines[row].count else { return nil }
    let end = min(start + remark.length, lines[row].count)
    let marked = String(lines[row][start..<end])
    let better: String
    let isObjectiveC = marked.hasPrefix("[") || text.contains("- (")
    switch remark.fact {
    case .loopFromBack: better = isObjectiveC ? "[\(marked) reverseObjectEnumerator]" : "\(marked).reversed()"
    case .ownFrame: better = marked.replacing("frame", with: "bounds")
    case .pointNotConverted(let view):
      guard let argument = pointArgument(of: marked) else { return nil }
      let converted =
        isObjectiveC
        ? "[self convertPoint:\(argument.text) toView:\(view)]" : "convert(\(argument.text), to: \(view))"
      var characters = Array(marked)
      characters.replaceSubrange(argument.range, with: Array(converted))
      better = String(characters)
    case .noSuper, .insetMayShrink, .unreachable: return nil
    }
    guard better != marked else { return nil }
    lines[row].replaceSubrange(start..<end, with: Array(better))
    return lines.map { String($0) }.joined(separator: "\n")
  }

  /// The point that a marked call hands over, a bare name: `point` in `v.hitTest(point, with: event)`.
  private static func pointArgument(of call: String) -> (text: String, range: Range<Int>)? {
    let characters = Array(call)
    for opening in ["inside: ", "inside:", "hitTest(", "hitTest:", "pointInside:", "pointInside("] {
      let wanted = Array(opening)
      guard characters.count > wanted.count,
        let found = (0...(characters.count - wanted.count)).first(where: {
          Array(characters[$0..<$0 + wanted.count]) == wanted
        })
      else { continue }
      let start = found + wanted.count
      let end =
        characters[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? characters.count
      if end > start { return (String(characters[start..<end]), start..<end) }
    }
    return nil
  }
}
