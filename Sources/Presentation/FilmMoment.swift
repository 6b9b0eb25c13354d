import Drawing
import Geometry
import Messaging
import SceneModel
import Session

/// A frame of a film as facts and sentences: what others draw in their own way.
public struct FilmMoment: Sendable {
  /// What happens, in a sentence.
  public let headline: StyledText
  /// The numbers and reasons behind it.
  public let details: [StyledText]
  /// The line of the log; nil for a frame that is none of its own.
  public let line: StyledText?
  /// How deep in the search or in code it is.
  public let depth: Int
  /// The object that it is about.
  public let subject: ObjectID?
  /// What the picture marks.
  public let marks: PictureMarks
  /// Whether a view says no.
  public let isRefusal: Bool
  /// The place in the responder chain, in the second act.
  public let link: Int?
}

extension Film {
  /// A frame as facts and sentences.
  public func moment(at frame: Int) -> FilmMoment {
    let frame = kept(frame)
    let scene = scene(at: frame)
    let caption = caption(frame)
    var line: StyledText?
    if let link = link(at: frame) {
      line = StyledText("\(scene.knownName(of: chain[link].responder), .name)")
    } else if frame > 0 {
      line = logLine(frame - 1, scene)?.withoutIndentation
    }
    return FilmMoment(
      headline: caption.headline, details: caption.details, line: line, depth: depth(at: frame),
      subject: subject(at: frame), marks: marks(at: frame, scene), isRefusal: isRefusal(frame),
      link: link(at: frame))
  }

  /// The scene as a frame shows it.
  public func scene(at frame: Int) -> Scene { index.scene(after: min(kept(frame), trace.steps.count)) }

  /// Whether the scene differs from that of the frame before.
  public func changesScene(at frame: Int) -> Bool {
    guard frame > 0, frame <= trace.steps.count else { return false }
    if case .change = trace.steps[frame - 1].kind { return true }
    return false
  }

  /// The part of the screen that all frames show, in points.
  public var area: Rect { index.area }

  /// The responders of the second act, each with what it is and why it comes there.
  public var responders: [(id: ObjectID, name: String, className: String, reason: StyledText)] {
    let scene = index.scene(after: trace.steps.count)
    return chain.indices.map { place in
      let link = chain[place]
      let before = place > 0 ? scene.knownName(of: chain[place - 1].responder) : ""
      return (
        link.responder, scene.knownName(of: link.responder), scene.className(of: link.responder),
        place > 0 ? words.link(link.reason, after: before) : StyledText()
      )
    }
  }

  /// The command with which the event began.
  public var title: String { command }

  /// The steps behind the frames.
  public var steps: StepList { trace.steps }

  /// An object's name, even of one that is gone.
  public func knownName(of id: ObjectID) -> String { name(of: id) }
}

extension StyledText {
  /// The text without the blanks at its beginning.
  fileprivate var withoutIndentation: StyledText {
    var result = StyledText()
    var isInside = false
    for span in spans {
      let rest = isInside ? Substring(span.text) : span.text.drop { $0 == " " }
      isInside = isInside || !rest.isEmpty
      result.append(String(rest), span.style)
    }
    return result
  }
}

extension Presenter {
  /// The last event by the contract of `--json`: `hit` and `trace`; without an event, nothing and no steps.
  public func eventJSON(of session: Session) -> JSON { JSONPage(session: session).event(from: 0) }

  /// The objects of a scene by the same contract.
  public func objectsJSON(of session: Session) -> JSON {
    let page = JSONPage(session: session)
    return .array(session.scene.objects.map { page.entry($0) })
  }
}
