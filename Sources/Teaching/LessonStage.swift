import CommandLanguage
import Presentation
import Session

extension Lesson {
  /// The session at a step's start: the same for everyone, so that a fault can be reported by the step's number.
  ///
  /// The scene is built, the steps before it are solved as the lesson solves them, and what the step prepares is
  /// done. `reset` leads back to here.
  public func session(atStartOf index: Int) throws(LessonFault) -> Session { try stage(of: index).session }

  /// A step's start, and what its own preparation showed by looking: a drawing of the screen above the text.
  ///
  /// What an event of the preparation printed is not shown: the step may ask for it.
  func stage(of index: Int) throws(LessonFault) -> (session: Session, shown: [Moment]) {
    var session = Session.spoken()
    var shown: [Moment] = []
    try play(scene, in: &session)
    for step in steps.prefix(index) {
      try play(step.preparation, in: &session)
      try play(step.solution, in: &session)
    }
    if steps.indices.contains(index) {
      try play(steps[index].preparation, in: &session) { reply, session in
        if reply.isLook, session.keeping == .nothing { shown.append(Moment(reply, session)) }
      }
    }
    session.beginHere()
    return (session, shown)
  }

  /// The session at a step's end, solved as the lesson solves it.
  public func session(atEndOf index: Int) throws(LessonFault) -> Session {
    var session = try session(atStartOf: index)
    try play(steps[index].solution, in: &session)
    session.beginHere()
    return session
  }

  /// Runs the lesson's own commands; one that fails is a fault of its file.
  func play(
    _ commands: [ScriptCommand], in session: inout Session, seeing: (Reply, Session) -> Void = { _, _ in }
  ) throws(LessonFault) {
    for (place, command) in commands.enumerated() {
      guard let reply = session.run(command.text) else { continue }
      seeing(reply, session)
      guard !reply.isFine else { continue }
      if place + 1 < commands.count, Session.expectsError(commands[place + 1].text) { continue }
      let said = Presenter().messages(for: reply, in: session).first?.plain ?? "it fails"
      throw LessonFault(path: path, line: command.line, text: "'\(command.text)' \(said)")
    }
  }
}

extension Reply {
  /// Whether it shows something, and is neither what an event did nor a passed expectation.
  fileprivate var isLook: Bool {
    switch result {
    case .success(.event), .success(.held), .success(.silent), .failure: false
    case .success: true
    }
  }
}
