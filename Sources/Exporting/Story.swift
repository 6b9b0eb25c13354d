import Geometry
import Presentation
import SceneModel
import Session

/// An event as the frames of its film, in both languages, with a sketch of each state of the scene.
struct Story: Sendable {
  /// A frame.
  struct Frame: Sendable {
    /// Its number in the film, which is the step's number.
    let number: Int
    /// What it says in English.
    let english: FilmMoment
    /// What it says in Chinese.
    let chinese: FilmMoment
    /// The sketch that it stands on.
    let version: Int
    /// How long it stays, in seconds.
    let duration: Double

    func moment(_ language: Language) -> FilmMoment { language == .chinese ? chinese : english }
    var marks: PictureMarks { english.marks }
  }

  /// The frames; empty without an event.
  private(set) var frames: [Frame] = []
  /// The states of the scene.
  private(set) var sketches: [Sketch] = []
  /// The frame of the deciding step.
  private(set) var decider: Int?
  /// How many frames were left out at the end.
  private(set) var leftOut = 0
  /// The part of the screen that is shown.
  let area: Rect
  /// The films, for what all frames share.
  let english: Film?
  let chinese: Film?

  /// How many frames are told.
  static let mostFrames = 3_000
  /// How many states of the scene are drawn.
  static let mostSketches = 60

  init(_ session: Session, most: Int = Story.mostFrames) {
    english = Film(of: session, columns: 100, rows: nil, language: .english)
    chinese = Film(of: session, columns: 100, rows: nil, language: .chinese)
    let screen = english?.area ?? session.screen
    area = screen.isNull || screen.isEmpty || !screen.isFinite ? Rect(0, 0, 320, 480) : screen
    guard let english, let chinese else {
      sketches = [Sketch(session.scene, area: area)]
      return
    }
    leftOut = max(0, english.count - most)
    decider = english.decider.flatMap { $0 < most ? $0 : nil }
    var known: [String: Int] = [:]
    for number in 0..<min(english.count, most) {
      if number == 0 || english.changesScene(at: number) { draw(english.scene(at: number), &known) }
      frames.append(
        Frame(
          number: number, english: english.moment(at: number), chinese: chinese.moment(at: number),
          version: current, duration: english.duration(at: number)))
    }
  }

  private var current = 0

  /// A sketch of a state, unless one that looks the same is there, or too many are.
  private mutating func draw(_ scene: Scene, _ known: inout [String: Int]) {
    guard sketches.count < Story.mostSketches else { return }
    let sketch = Sketch(scene, area: area, prefix: "k\(sketches.count)")
    let key = Sketch(scene, area: area).markup
    if let same = known[key] {
      current = same
    } else {
      known[key] = sketches.count
      current = sketches.count
      sketches.append(sketch)
    }
  }

  /// The frame that shows most when nothing moves: the deciding one, else the last of the first act.
  var still: Frame? {
    if let decider { return frames[decider] }
    return frames.last { $0.english.link == nil }
  }
}
