import Geometry
import SceneModel

/// What a picture of the screen shows beyond the views: what is asked, what was answered, where the fingers are.
public struct PictureMarks: Equatable, Sendable {
  /// What a view said.
  public enum Verdict: Equatable, Sendable {
    /// It, and what is below it, does not take the point: `✗`.
    case no
    /// It takes the point, or something below it does: `✓`.
    case yes
    /// It gets the touch: `●`.
    case hit

    /// The sign beside the name.
    var sign: String {
      switch self {
      case .no: "✗"
      case .yes: "✓"
      case .hit: "●"
      }
    }
  }

  /// A finger, and the way it has come.
  public struct Finger: Equatable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// Where it is, in points of the screen.
    public var place: Point
    /// Whether it is on the glass.
    public var isDown: Bool
    /// Where it has been, in points of the screen.
    public var trail: [Point]

    /// Puts a finger somewhere.
    public init(_ number: Int = 1, at place: Point, isDown: Bool = true, trail: [Point] = []) {
      self.number = number
      self.place = place
      self.isDown = isDown
      self.trail = trail
    }
  }

  /// The view that is being asked: drawn with a heavy border.
  public var asked: ObjectID?
  /// What it is asked or answers, beside its name; empty for nothing.
  public var askedWord: String
  /// What views said.
  public var verdicts: [ObjectID: Verdict]
  /// The fingers.
  public var fingers: [Finger]

  /// Collects marks.
  public init(
    asked: ObjectID? = nil, askedWord: String = "", verdicts: [ObjectID: Verdict] = [:],
    fingers: [Finger] = []
  ) {
    self.asked = asked
    self.askedWord = askedWord
    self.verdicts = verdicts
    self.fingers = fingers
  }

  /// Nothing but the views.
  public static let none = PictureMarks()
}

/// A line of explanation below a picture.
public enum PictureNote: Hashable, Sendable {
  /// `⊘` stands for a view whose interaction is off.
  case interactionOff
  /// A dashed box is a hidden view.
  case hidden
  /// A percentage is a view's alpha.
  case alpha
  /// Dots fill a view that is too transparent for touches.
  case faint
  /// A dotted outline is a view behind another.
  case behind
  /// `✗` stands for a view that said no.
  case saidNo
  /// `✓` stands for a view that said yes.
  case saidYes
  /// `●` stands for the view that gets the touch.
  case hit
  /// A number stands for a view's name.
  case number(Int, String)
  /// Views of which nothing can be seen: the first names, and how many more there are.
  case unseen([String], more: Int)
  /// Views that lie outside the screen or are cut off, in the same way.
  case outside([String], more: Int)
}
