import Geometry
import Messaging
import SceneModel
import Session

/// A question over a generated scene.
struct ReviewQuestion: Sendable {
  /// What is asked.
  let kind: ReviewState.Kind
  /// The commands that build the scene.
  let scene: [String]
  /// What it is about: a point `X Y`, an object's name, or the event.
  let subject: String
  /// The right answer, as the engine found it.
  let right: [String]
  /// The commands that show why.
  let proof: [String]
  /// The session with the scene.
  let session: Session

  /// The question of a state: the same state always asks the same.
  init(_ state: ReviewState) {
    let kind = state.kind
    for attempt in 0..<60 {
      var dice = Dice(
        seed: state.seed, state.number, state.level,
        (ReviewState.Kind.allCases.firstIndex(of: kind) ?? 0), attempt)
      var maker = ReviewMaker(level: state.level, dice: dice)
      maker.build(for: kind)
      dice = maker.dice
      guard let session = ReviewQuestion.session(maker.lines) else { continue }
      if let question = ReviewQuestion(kind, maker.lines, session, maker, &dice) {
        self = question
        return
      }
    }
    // No attempt gave a question worth asking, which no seed has shown yet: the plainest one.
    let lines = ["add A frame 20 40 200 200"]
    self.init(
      kind: .hit, scene: lines, subject: "60 80", right: ["A"], proof: ["hit 60 80"],
      session: ReviewQuestion.session(lines) ?? .spoken())
  }

  private init(
    kind: ReviewState.Kind, scene: [String], subject: String, right: [String], proof: [String],
    session: Session
  ) {
    self.kind = kind
    self.scene = scene
    self.subject = subject
    self.right = right
    self.proof = proof
    self.session = session
  }

  private static func session(_ lines: [String]) -> Session? {
    var session = Session.spoken()
    for line in lines {
      guard session.run(line)?.isFine == true else { return nil }
    }
    session.beginHere()
    return session
  }

  /// A question over a scene; nil where there is none worth asking.
  private init?(
    _ kind: ReviewState.Kind, _ lines: [String], _ session: Session, _ maker: ReviewMaker, _ dice: inout Dice
  ) {
    var trial = session
    switch kind {
    case .hit, .order:
      guard let point = ReviewQuestion.point(in: session, maker, &dice) else { return nil }
      let text = "\(Int(point.x)) \(Int(point.y))"
      guard trial.run("hit \(text)")?.isFine == true, let trace = trial.event?.trace else { return nil }
      var asked: [String] = []
      for step in trace.steps {
        guard case .hitTest(let view, _) = step.kind else { continue }
        let name = trial.scene.name(of: view)
        if !asked.contains(name) { asked.append(name) }
      }
      let hit = (trial.event?.hit ?? nil).map { trial.scene.name(of: $0) } ?? "nothing"
      // Window and view are always asked first: the question begins below them.
      let below = Array(asked.drop { ["window", "view"].contains($0) })
      if kind == .order, below.count < 2 { return nil }
      self.init(
        kind: kind, scene: lines, subject: text, right: kind == .hit ? [hit] : below,
        proof: ["hit \(text)"], session: session)
    case .chain:
      guard let name = maker.deepest, case .success(.chain(let links))? = trial.run("chain \(name)")?.result
      else { return nil }
      let names = links.map { trial.scene.name(of: $0.responder) }
      guard let end = names.firstIndex(of: "window"), end > 2 else { return nil }
      self.init(
        kind: kind, scene: lines, subject: name, right: Array(names[...end]), proof: ["chain \(name)"],
        session: session)
    case .moved:
      guard let point = ReviewQuestion.point(in: session, maker, &dice) else { return nil }
      let (x, y) = (Int(point.x), Int(point.y))
      let event = "drag \(x) \(y) to \(min(x + 40, 310)) \(min(y + 40, 470)) steps 4"
      guard trial.run(event)?.isFine == true, let trace = trial.event?.trace else { return nil }
      var names: [String] = []
      for step in trace.steps {
        guard case .touch(let responder, .touchesMoved, _) = step.kind else { continue }
        let name = trial.scene.name(of: responder)
        if !names.contains(name) { names.append(name) }
      }
      // Nine names to type, or none, teach nothing more.
      guard names.count < 6 else { return nil }
      self.init(
        kind: kind, scene: lines, subject: event, right: names.isEmpty ? ["nobody"] : names, proof: [event],
        session: session)
    case .fires:
      guard let event = maker.event(&dice), trial.run(event)?.isFine == true else { return nil }
      let fires = trial.run("expect fired b.touchUpInside")?.isFine == true
      self.init(
        kind: kind, scene: lines, subject: event, right: [fires ? "yes" : "no"], proof: [event, "why b"],
        session: session)
    }
  }

  /// A point well within a view and away from every edge: no answer hangs on a rounded number.
  private static func point(in session: Session, _ maker: ReviewMaker, _ dice: inout Dice) -> Point? {
    for _ in 0..<12 {
      guard let name = dice.one(of: maker.names), let view = session.scene.object(named: name) else {
        return nil
      }
      let bounds = session.scene.bounds(of: view)
      let local = Point(
        bounds.minX + bounds.width * Double(dice.number(15, 85)) / 100,
        bounds.minY + bounds.height * Double(dice.number(15, 85)) / 100)
      let there = session.scene.toScreen(local, of: view)
      let point = Point(there.x.rounded(), there.y.rounded())
      guard (5...315).contains(point.x), (5...475).contains(point.y) else { continue }
      let here = try? session.hitView(at: point) as ObjectID??
      let isSteady = [(-3.0, 0.0), (3, 0), (0, -3), (0, 3)].allSatisfy { dx, dy in
        (try? session.hitView(at: Point(point.x + dx, point.y + dy)) as ObjectID??) == here
      }
      if isSteady { return point }
    }
    return nil
  }

  /// Whether an answer is right: for a chain the part beyond the window may be said or left out.
  func isRight(_ words: [String]) -> Bool {
    let words = words.map { ReviewQuestion.plain[$0.lowercased()] ?? $0 }
    switch kind {
    case .chain:
      return words == right || (words.starts(with: right) && words.dropFirst(right.count).first == "scene")
    case .order: return Array(words.drop { ["window", "view"].contains($0) }) == right
    case .moved, .hit: return words == right || (right == ["nobody"] && words == ["nothing"])
    case .fires: return words == right
    }
  }

  /// Other words for yes and no.
  private static let plain = [
    "y": "yes", "n": "no", "是": "yes", "会": "yes", "否": "no", "不": "no", "不会": "no",
  ]

  /// Whether words can be an answer at all.
  func takes(_ words: [String]) -> Bool {
    if kind == .fires {
      return words.count == 1
        && ["yes", "no"].contains(ReviewQuestion.plain[words[0].lowercased()] ?? words[0].lowercased())
    }
    return !words.isEmpty
      && words.allSatisfy { ["nothing", "nobody"].contains($0) || session.scene.object(named: $0) != nil }
  }
}
