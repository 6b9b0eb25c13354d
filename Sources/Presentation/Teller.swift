import Drawing
import Geometry
import Messaging
import SceneModel
import Session

/// Tells one reply in one language: the words, what they are about, and what the output can show.
struct Teller {
  let words: any Words
  let session: Session
  let look: Look
  let isInteractive: Bool

  var scene: Scene { session.scene }

  /// Columns of a line, kept where text can be read.
  var width: Int { min(max(look.width, 20), 200) }

  func error(_ phrase: ErrorPhrase) -> StyledText { words.say(phrase) }
  func scene(_ phrase: ScenePhrase) -> StyledText { words.say(phrase) }
  func event(_ phrase: EventPhrase) -> StyledText { words.say(phrase) }
  func looking(_ phrase: LookPhrase) -> StyledText { words.say(phrase) }
  func finding(_ phrase: FindingPhrase) -> StyledText { words.say(phrase) }
  func code(_ phrase: CodePhrase) -> StyledText { words.say(phrase) }
  func help(_ phrase: HelpPhrase) -> StyledText { words.say(phrase) }

  /// An object's name; objects that were removed keep theirs.
  func name(_ id: ObjectID) -> String { scene.knownName(of: id) }

  func names(_ ids: [ObjectID]) -> [String] { ids.map(name) }

  /// Text as lines of the output's width.
  func wrap(_ text: StyledText, hanging: Int = 2) -> [StyledText] {
    text.columns <= width ? text.lines : text.wrapped(to: width, hanging: hanging)
  }

  func wrap(_ texts: [StyledText], hanging: Int = 2) -> [StyledText] {
    texts.flatMap { wrap($0, hanging: hanging) }
  }

  /// `B: UIButton (10 10; 80 40)`, the line by which an object is known everywhere.
  func line(of id: ObjectID) -> StyledText {
    let head: StyledText = "\(name(id), .name): \(scene.className(of: id))"
    guard scene.kind(of: id).isView else { return head }
    return head + " \(NumberText.frame(scene.frame(of: id)), .number)"
  }
}

extension Scene {
  /// An object's name, or its number where another scene made it.
  func knownName(of id: ObjectID) -> String {
    guard id.place >= 0, id.place < idCount else { return "#\(id.index)" }
    let name = name(of: id)
    return name.isEmpty ? "#\(id.index)" : name
  }
}
