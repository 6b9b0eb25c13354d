import Drawing
import Messaging
import SceneModel

// What a frame shows besides the calls: the code that is running, and the states of recognizers and controls.

extension Film {
  /// Code that runs at a moment of the film.
  struct RunningCode {
    /// Whose it is.
    let owner: ObjectID
    /// The method in whose place it stands, as the command language calls it.
    let method: String
    /// Its text, line by line.
    let lines: [String]
    /// The line that runs, from 1.
    let line: Int

    /// The lines without the empty ones around them.
    var shown: Range<Int> {
      func isFull(_ line: String) -> Bool { line.contains { $0 != " " && $0 != "\t" } }
      guard let first = lines.firstIndex(where: isFull), let last = lines.lastIndex(where: isFull) else {
        return 0..<0
      }
      return first..<last + 1
    }
  }

  /// So far back the line that called is looked for.
  private static let farthestCall = 4_000

  /// The code that runs at a frame: the line itself, or the one that asked what the frame shows.
  func code(at frame: Int) -> RunningCode? {
    guard frame > 0, frame <= trace.steps.count else { return nil }
    var depth = trace.steps[frame - 1].depth
    var place = frame - 1
    let first = max(0, frame - Film.farthestCall)
    while place >= first {
      let step = trace.steps[place]
      // A line runs inside its method: whatever came between is at least as deep.
      if case .line(let owner, let line, _) = step.kind, step.depth <= depth {
        return code(of: owner, line: Int(line), before: place, depth: step.depth)
      }
      depth = min(depth, step.depth)
      if depth == 0 { return nil }
      place -= 1
    }
    return nil
  }

  private func code(of owner: ObjectID, line: Int, before start: Int, depth: Int32) -> RunningCode? {
    var place = start
    while place >= max(0, start - Film.farthestCall) {
      let step = trace.steps[place]
      if step.depth < depth {
        guard let method = step.calledMethod, step.subject == owner else { return nil }
        guard let source = index.scene(after: place).methods(of: owner).first(where: { $0.method == method })
        else { return nil }
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard line >= 1, line <= lines.count else { return nil }
        return RunningCode(owner: owner, method: method, lines: lines, line: line)
      }
      place -= 1
    }
    return nil
  }

  /// The code with its line marked, as many lines of it as there is room for.
  func codeLines(_ code: RunningCode, rows: Int, width: Int) -> [StyledText] {
    guard rows > 0 else { return [] }
    let all = code.shown
    let first = min(max(all.lowerBound, code.line - 1 - rows / 2), max(all.lowerBound, all.upperBound - rows))
    let digits = "\(all.upperBound)".count
    return (first..<min(all.upperBound, first + rows)).map { place in
      let isCurrent = place + 1 == code.line
      let number = String(repeating: " ", count: digits - "\(place + 1)".count) + "\(place + 1)"
      let text = StyledText(code.lines[place].visible, isCurrent ? .keyword : .plain)
      let line =
        StyledText(isCurrent ? "▶ " : "  ", .asked) + StyledText(number + " ", .dim)
        + (isCurrent ? text.restyled { $0.bold } : text)
      return line.cut(to: width)
    }
  }

  /// The states of the recognizers and controls that took part so far, a line each.
  func states(at frame: Int, _ scene: Scene) -> [StyledText] {
    let count = min(frame, trace.steps.count)
    var order: [ObjectID] = []
    var states: [ObjectID: String] = [:]
    for place in index.states(before: count) {
      switch trace.steps[place].kind {
      case .gesture(let recognizer, _, let phase):
        if states[recognizer] == nil { order.append(recognizer) }
        let isDiscrete = trace.before.recognizer(recognizer)?.kind.isDiscrete ?? false
        states[recognizer] = phase == .ended && isDiscrete ? "recognized" : "\(phase)"
      case .control(let control, let name):
        if states[control] == nil { order.append(control) }
        states[control] = trace.text(name)
      default: break
      }
    }
    return order.map { id in
      let isLit = scene.isAlive(id) && scene.kind(of: id).isView && scene.hasFlag(.highlighted, id)
      let line: StyledText = "\(scene.knownName(of: id), .name) \(states[id] ?? "", .keyword)"
      return isLit ? line + StyledText(" highlighted", .dim) : line
    }
  }
}

extension Step {
  /// The method that a step calls, as the command language calls it.
  fileprivate var calledMethod: String? {
    switch kind {
    case .hitTest: Messaging.Selector.hitTest.rawValue
    case .pointInside: Messaging.Selector.pointInside.rawValue
    case .touch(_, let selector, _), .asked(_, let selector, _, _): selector.rawValue
    default: nil
    }
  }
}
