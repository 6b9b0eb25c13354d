import Drawing
import Session
import Testing

@testable import Presentation

/// A session, and what is shown of each command.
struct Shell {
  var session = Session.spoken()
  var presenter = Presenter()

  init(_ commands: String..., language: Language = .english, width: Int = 80, isInteractive: Bool = false) {
    presenter = Presenter(
      language: language, look: Look(width: width), isInteractive: isInteractive)
    session.abbreviations = isInteractive ? .accepted : .refused
    for command in commands { _ = session.run(command) }
  }

  /// Runs a command; what standard output shows, or what standard error does.
  mutating func type(_ command: String, from origin: Presenter.Origin = .prompt) -> [String] {
    guard let reply = session.run(command) else { return [] }
    let page = presenter.page(for: reply, in: session).lines.map(\.plain)
    return page + presenter.messages(for: reply, from: origin, in: session).map(\.plain)
  }
}

/// A scene in which a button sticks out of its superview.
let overflow = [
  "add A frame 20 20 240 160", "add B to A frame 10 10 80 40 as UIButton", "add C to A frame 150 120 120 100",
]

extension Shell {
  init(scene: [String], language: Language = .english, width: Int = 80, isInteractive: Bool = false) {
    self.init(language: language, width: width, isInteractive: isInteractive)
    for command in scene { _ = session.run(command) }
  }
}
