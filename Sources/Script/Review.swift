import Messaging
import SceneModel

/// A teaching remark on code that runs, but may not do what its author meant.
public struct ReviewRemark: Equatable, Sendable {
  /// What may be wrong.
  public enum Fact: Equatable, Sendable {
    /// A loop over `subviews` goes from back to front, so a view behind is asked before those in front.
    case loopFromBack
    /// The view's own point is handed to another view without being converted.
    case pointNotConverted(view: String)
    /// A point of the view's own is looked for in its own frame, which is in the superview's coordinates.
    case ownFrame
    /// The method does not call `super`: the chain, or the search, ends here.
    case noSuper(Entry)
    /// An inset meant to reach a least size shrinks a view that is larger.
    case insetMayShrink
    /// What stands here is never reached.
    case unreachable
  }

  /// The method in which it stands.
  public let method: String
  /// What may be wrong.
  public let fact: Fact
  /// The line of the text, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// How many characters the caret spans.
  public let length: Int
  /// The line itself.
  public let sourceLine: String
}

extension OverrideReader {
  /// Remarks on an object's overrides, in the order of their text.
  public static func review(of id: ObjectID, in scene: Scene) -> [ReviewRemark] {
    scene.methods(of: id).flatMap { source -> [ReviewRemark] in
      guard let (paste, method) = try? parsed(source, owner: owner(of: id, in: scene)) else { return [] }
      return review(of: method, in: paste.source)
    }
  }

  /// Remarks on one method.
  static func review(of method: MethodDeclaration, in source: Source) -> [ReviewRemark] {
    guard let entry = method.entry else { return [] }
    var reviewer = Reviewer(entry: entry, point: method.parameters.first?.name ?? "point")
    reviewer.look(at: method)
    return reviewer.found.sorted { $0.1.start < $1.1.start }.map { fact, range in
      let (line, column) = source.position(of: range.start)
      let text = source.text(of: range).prefix { !$0.isNewline }
      return ReviewRemark(
        method: entry.commandName, fact: fact, line: line, column: column, length: max(1, text.count),
        sourceLine: source.text(ofLine: line))
    }
  }
}

/// Looks through one method.
private struct Reviewer {
  let entry: Entry
  /// The name of the point that the method gets.
  let point: String
  var found: [(ReviewRemark.Fact, SourceRange)] = []

  mutating func look(at method: MethodDeclaration) {
    lookForSuper(in: method)
    lookAtBlock(method.body)
    var calls: [(Call, SourceRange)] = []
    method.body.walk { if case .call(let call) = $0.kind { calls.append((call, $0.range)) } }
    for (call, range) in calls { look(at: call, range) }
    lookForShrinkingInsets(in: method.body, calls)
  }

  /// Touches, presses and motions stop at a responder whose method does not call super (R69).
  private mutating func lookForSuper(in method: MethodDeclaration) {
    guard entry.answer == .nothing, entry.swiftLabels?.count == 2, entry != .endTracking else { return }
    var hasSuper = false
    method.body.walk { if case .superReference = $0.kind { hasSuper = true } }
    if !hasSuper { found.append((.noSuper(entry), method.range)) }
  }

  private mutating func lookAtBlock(_ block: Block) {
    for (place, statement) in block.statements.enumerated() {
      switch statement.kind {
      case .returnValue, .breakOut, .continueLoop:
        if place + 1 < block.statements.count {
          found.append((.unreachable, block.statements[place + 1].range))
        }
      case .forIn(_, _, let sequence, _, let body) where entry == .hitTest:
        if isSubviews(sequence), leavesWithAView(body) { found.append((.loopFromBack, sequence.range)) }
      default: break
      }
      for inner in statement.blocks { lookAtBlock(inner) }
    }
  }

  /// `subviews` or `self.subviews`, as they are.
  private func isSubviews(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name("subviews"): true
    case .member(let base, "subviews"): base.kind == .selfReference
    default: false
    }
  }

  private func leavesWithAView(_ block: Block) -> Bool {
    block.statements.contains { statement in
      if case .returnValue(let value?) = statement.kind { return value.kind != .nothing }
      return statement.blocks.contains(where: leavesWithAView)
    }
  }

  private func isOwnPoint(_ expression: Expression?) -> Bool { expression?.kind == .name(point) }

  private mutating func look(at call: Call, _ range: SourceRange) {
    guard entry == .hitTest || entry == .pointInside, case .member(let base, let name) = call.callee.kind,
      isOwnPoint(call.arguments.first?.value)
    else { return }
    switch (name, base.kind) {
    case ("hitTest", .selfReference), ("hitTest", .superReference), ("point", .selfReference),
      ("point", .superReference):
      break
    case ("hitTest", _) where call.arguments.count == 2, ("point", _):
      found.append((.pointNotConverted(view: viewName(base)), range))
    case ("contains", .name("frame")): found.append((.ownFrame, range))
    case ("contains", .member(let owner, "frame")) where owner.kind == .selfReference:
      found.append((.ownFrame, range))
    default: break
    }
  }

  private func viewName(_ base: Expression) -> String {
    switch base.kind {
    case .name(let name): name
    case .member(_, let name): name
    case .optionalUnwrap(let inner), .forceUnwrap(let inner): viewName(inner)
    default: ""
    }
  }

  /// `insetBy(dx: (bounds.width - 44) / 2, …)` without `min` shrinks what is larger than 44 points.
  private mutating func lookForShrinkingInsets(in body: Block, _ calls: [(Call, SourceRange)]) {
    guard calls.contains(where: { $0.0.name == "insetBy" || $0.0.name == "inset" }) else { return }
    var open: [SourceRange] = []
    var limited: [SourceRange] = calls.filter { ["min", "max"].contains($0.0.name) }.map(\.1)
    body.walk { expression in
      switch expression.kind {
      case .binary(.subtract, let left, let right) where isLength(left) != isLength(right):
        if isNumber(left) || isNumber(right) { open.append(expression.range) }
      // Whoever compares lengths first has thought of it.
      case .binary(.less, let left, let right), .binary(.greater, let left, let right):
        if isLength(left) || isLength(right) { limited.append(SourceRange(0, .max)) }
      default: break
      }
    }
    for range in open where !limited.contains(where: { $0.start <= range.start && range.end <= $0.end }) {
      found.append((.insetMayShrink, range))
      return
    }
  }

  private func isLength(_ expression: Expression) -> Bool {
    if case .member(_, let name) = expression.kind { return name == "width" || name == "height" }
    return false
  }

  private func isNumber(_ expression: Expression) -> Bool {
    if case .number = expression.kind { return true }
    return false
  }
}
