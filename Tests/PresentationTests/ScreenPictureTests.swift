// Longer than other files: a drawing stands here whole beside the scene that it shows.

import Drawing
import Geometry
import SceneModel
import Session
import Testing

@testable import Presentation

/// A scene built by commands, as a person would type them.
func scene(_ commands: String) -> Scene { session(commands).scene }

/// A session in which commands were run, each without a failure.
func session(_ commands: String) -> Session {
  var session = Session()
  for line in commands.split(separator: "\n") {
    if let reply = session.run(String(line)), case .failure(let problem) = reply.result {
      Issue.record("\(line): \(problem)")
    }
  }
  return session
}

/// The tree of Apple's documentation: two overlapping views with subviews.
let abcde = """
  add A frame 20 40 200 160
  add B to A frame 20 20 100 60
  add C frame 160 120 120 240
  add D to C frame 10 30 80 60
  add E to C frame 30 110 80 60
  """

extension Dictionary where Key == ObjectID?, Value == PictureMarks.Verdict {
  /// The marks of the views that there are.
  var known: [ObjectID: PictureMarks.Verdict] {
    var known: [ObjectID: PictureMarks.Verdict] = [:]
    for (key, value) in self { if let key { known[key] = value } }
    return known
  }
}

@Suite("Screen pictures")
struct ScreenPictureTests {
  @Test("shows nested views at their places, later siblings in front")
  func nested() {
    let scene = scene(abcde)
    let picture = ScreenPicture(of: scene, columns: 32)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────────┐
        │                              │
        │ ┌─A────────────────┐         │
        │ │ ┌─B──────┐       │         │
        │ │ │        │       │         │
        │ │ └────────┘       │         │
        │ │             ┌─C──┴─────┐   │
        │ │             │          │   │
        │ │             │┌─D────┐  │   │
        │ └─────────────┤│      │  │   │
        │               │└──────┘  │   │
        │               │          │   │
        │               │  ┌─E────┐│   │
        │               │  │      ││   │
        │               │  └──────┘│   │
        │               │          │   │
        │               │          │   │
        │               └──────────┘   │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        └──────────────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("draws a view wholly behind another as dots")
  func behind() {
    let scene = scene(
      """
      add A frame 40 60 160 120
      add cover frame 20 40 280 240
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │ ┌─cover─────────────┐│
        │ │·          ·       ││
        │ │·          ·       ││
        │ │·          ·       ││
        │ │·(A)········       ││
        │ │                   ││
        │ │                   ││
        │ │                   ││
        │ └───────────────────┘│
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|")
        == "dotted outline: behind another view")
  }

  @Test("outlines a hidden view with dashes and leaves its subviews out")
  func hidden() {
    let scene = scene(
      """
      add A frame 40 60 240 200 hidden
      add B to A frame 20 20 80 60
      add C frame 160 200 120 200
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │  ┌┄A hidden┄┄┄┄┄┄┄┐  │
        │  ┆                ┆  │
        │  ┆                ┆  │
        │  ┆                ┆  │
        │  ┆                ┆  │
        │  ┆                ┆  │
        │  ┆        ┌─C─────┤  │
        │  └┄┄┄┄┄┄┄┄┤       │  │
        │           │       │  │
        │           │       │  │
        │           │       │  │
        │           │       │  │
        │           └───────┘  │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "dashed: hidden")
  }

  @Test("tells alpha, lets see-through views show what is behind, and dots those that touches pass")
  func alpha() {
    let scene = scene(
      """
      add A frame 40 40 120 120
      add glass frame 80 80 200 160 alpha 0.5
      add faint frame 40 300 200 120 alpha 0.005
      """)
    let picture = ScreenPicture(of: scene, columns: 28)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────┐
        │                          │
        │   ┌─A──────┐             │
        │   │        │             │
        │   │  ┌─glass 50%──────┐  │
        │   │  │     │          │  │
        │   └──┼─────┘          │  │
        │      │                │  │
        │      │                │  │
        │      │                │  │
        │      └────────────────┘  │
        │                          │
        │                          │
        │   ┌─faint 0.5%────┐      │
        │   │ · · · · · · · │      │
        │   │· · · · · · · ·│      │
        │   │ · · · · · · · │      │
        │   └───────────────┘      │
        │                          │
        │                          │
        └──────────────────────────┘
        """)
    #expect(
      picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|")
        == "%: alpha, see-through · dots inside: too transparent for touches")
  }

  @Test("marks a view whose interaction is off")
  func off() {
    let scene = scene(
      """
      add A frame 40 60 240 200 interaction off
      """)
    let picture = ScreenPicture(of: scene, columns: 20, rows: 12)
    #expect(
      picture.canvas.text == """
        ┌─window › view┐
        │              │
        │ ┌─A ⊘──────┐ │
        │ │          │ │
        │ │          │ │
        │ │          │ │
        │ └──────────┘ │
        │              │
        │              │
        │              │
        │              │
        └──────────────┘
        """)
    #expect(
      picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "⊘ interaction is off")
  }

  @Test("draws a turned view by its corners, with the angle")
  func turned() {
    let scene = scene(
      """
      add A frame 80 140 160 160 rotate 45
      """)
    let picture = ScreenPicture(of: scene, columns: 32)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────────┐
        │                              │
        │                              │
        │                              │
        │                              │
        │              ╱╲              │
        │            ╱    ╲            │
        │          ╱        ╲          │
        │        ╱            ╲        │
        │      ╱                ╲      │
        │    ╱                    ╲    │
        │    ╲       A 45°        ╱    │
        │      ╲                ╱      │
        │        ╲            ╱        │
        │          ╲        ╱          │
        │            ╲    ╱            │
        │              ╲╱              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        └──────────────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("draws a scaled view at its size on the screen")
  func scaled() {
    let scene = scene(
      """
      add A frame 60 60 100 100 scale 2
      """)
    let picture = ScreenPicture(of: scene, columns: 20, rows: 12)
    #expect(
      picture.canvas.text == """
        ┌┬─A ×2───┬────┐
        ││        │    │
        ││        │    │
        ││        │    │
        │└────────┘    │
        │window › view │
        │              │
        │              │
        │              │
        │              │
        │              │
        └──────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("cuts what a clipping view cuts")
  func clipped() {
    let scene = scene(
      """
      add box frame 40 80 160 160 clips on
      add wide to box frame 40 40 240 60
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │                      │
        │  ┌─box──────┐        │
        │  │          │        │
        │  │  ┌─wide──│        │
        │  │  └───────│        │
        │  │          │        │
        │  └──────────┘        │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("draws what sticks out of a view that does not clip")
  func overflow() {
    let scene = scene(
      """
      add box frame 40 80 160 160
      add wide to box frame 40 40 200 60
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │                      │
        │  ┌─box──────┐        │
        │  │          │        │
        │  │  ┌─wide──┼─────┐  │
        │  │  └───────┼─────┘  │
        │  │          │        │
        │  └──────────┘        │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("moves the content by the scroll offset")
  func scroll() {
    let scene = scene(
      """
      add list frame 20 60 280 320 as UIScrollView content 280 800
      add one to list frame 0 0 280 100
      add two to list frame 0 100 280 160
      set list offset 0 100
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │ ┌─two───────────────┐│
        │ │                   ││
        │ │                   ││
        │ │                   ││
        │ │                   ││
        │ ├───────────────────┤│
        │ │list ↕100          ││
        │ │                   ││
        │ │                   ││
        │ │                   ││
        │ │                   ││
        │ └───────────────────┘│
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(
      picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|")
        == "outside the screen or cut off: one")
  }

  @Test("measures names in cells")
  func wide() {
    let scene = scene(
      """
      add 容器 frame 20 40 280 200
      add 确定按钮 to 容器 frame 20 60 80 60
      """)
    let picture = ScreenPicture(of: scene, columns: 28)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────┐
        │                          │
        │ ┌─容器─────────────────┐ │
        │ │                      │ │
        │ │ ┌确定…┐              │ │
        │ │ │     │              │ │
        │ │ └─────┘              │ │
        │ │                      │ │
        │ │                      │ │
        │ │                      │ │
        │ └──────────────────────┘ │
        │                          │
        │                          │
        │                          │
        │                          │
        │                          │
        │                          │
        │                          │
        │                          │
        │                          │
        └──────────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("names small views beside them, or numbers them")
  func tiny() {
    let scene = scene(
      """
      add dot frame 20 40 4 4
      add close frame 200 40 20 24
      add a frame 40 200 30 60
      add longname frame 75 200 30 60
      add c frame 110 200 30 60
      """)
    let picture = ScreenPicture(of: scene, columns: 32)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────────┐
        │                              │
        │ □dot              []close    │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │   ┌a┐ ┌1┐┌c┐                 │
        │   │ │ │ ││ │                 │
        │   └─┘ └─┘└─┘                 │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        │                              │
        └──────────────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "1 longname")
  }

  @Test("draws windows by level, with the level")
  func windows() {
    let scene = scene(
      """
      window alert frame 40 160 240 160 level 2000
      add ok to alert frame 20 80 80 60
      """)
    let picture = ScreenPicture(of: scene, columns: 24)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────┐
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        │  ┌alert level 2000┐  │
        │  │                │  │
        │  │                │  │
        │  │ ┌─ok─┐         │  │
        │  │ └────┘         │  │
        │  └────────────────┘  │
        │                      │
        │                      │
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
    #expect(picture.legend(EnglishWords(), width: 70).map(\.plain).joined(separator: "|") == "")
  }

  @Test("gives the asked view a heavy border and a word, others their signs, and the finger brackets")
  func asked() {
    let scene = scene(abcde)
    let marks = PictureMarks(
      asked: scene.object(named: "C"), askedWord: "hitTest ?",
      verdicts: [
        scene.object(named: "E"): .no, scene.object(named: "D"): .hit, scene.object(named: "A"): .yes,
      ].known, fingers: [.init(at: Point(60, 380))])
    let picture = ScreenPicture(of: scene, columns: 32, marks: marks)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────────┐
        │                              │
        │ ┌─A ✓──────────────┐         │
        │ │ ┌─B──────┐       │         │
        │ │ │        │       │         │
        │ │ └────────┘       │         │
        │ │             ┏━C ?┷━━━━━┓   │
        │ │             ┃          ┃   │
        │ │             ┃╔═D ●══╗  ┃   │
        │ └─────────────┨║      ║  ┃   │
        │               ┃╚══════╝  ┃   │
        │               ┃          ┃   │
        │               ┃  ┌─E ✗──┐┃   │
        │               ┃  │      │┃   │
        │               ┃  └──────┘┃   │
        │               ┃          ┃   │
        │               ┃          ┃   │
        │               ┗━━━━━━━━━━┛   │
        │                              │
        │    (✛)                       │
        │                              │
        │                              │
        │                              │
        └──────────────────────────────┘
        """)
  }

  @Test("draws fingers with numbers and the way they came")
  func trail() {
    let scene = scene(
      """
      add A frame 20 40 280 400
      """)
    let marks = PictureMarks(fingers: [
      .init(1, at: Point(240, 100), trail: [Point(60, 380)]), .init(2, at: Point(200, 400)),
    ])
    let picture = ScreenPicture(of: scene, columns: 32, marks: marks)
    #expect(
      picture.canvas.text == """
        ┌─window › view────────────────┐
        │                              │
        │ ┌─A────────────────────────┐ │
        │ │                          │ │
        │ │                          │ │
        │ │                    (1)   │ │
        │ │                    •     │ │
        │ │                   •      │ │
        │ │                  •       │ │
        │ │                ••        │ │
        │ │               •          │ │
        │ │              •           │ │
        │ │            ••            │ │
        │ │           •              │ │
        │ │          •               │ │
        │ │         •                │ │
        │ │       ••                 │ │
        │ │      •                   │ │
        │ │     •                    │ │
        │ │   ••                     │ │
        │ │                (2)       │ │
        │ └──────────────────────────┘ │
        │                              │
        └──────────────────────────────┘
        """)
  }

  @Test("has its ASCII form")
  func ascii() {
    let scene = scene(abcde + "\nset B interaction off\nhide E")
    let marks = PictureMarks(
      asked: scene.object(named: "A"), askedWord: "→ nil ✗", verdicts: [scene.object(named: "D"): .hit].known,
      fingers: [.init(at: Point(60, 380))])
    let picture = ScreenPicture(of: scene, columns: 32, marks: marks)
    #expect(
      picture.canvas.ascii.text == """
        +-window > view----------------+
        |                              |
        | ##A > nil x#########         |
        | # +-B !----+       #         |
        | # |        |       #         |
        | # +--------+       #         |
        | #             +-C--#-----+   |
        | #             |    #     |   |
        | #             |+D *+==+  |   |
        | ###############+####  |  |   |
        |               |+======+  |   |
        |               |          |   |
        |               |  +.E....+|   |
        |               |  :      :|   |
        |               |  +......+|   |
        |               |          |   |
        |               |          |   |
        |               +----------+   |
        |                              |
        |    (+)                       |
        |                              |
        |                              |
        |                              |
        +------------------------------+
        """)
  }

  @Test("fits any width and height, true to scale", arguments: [60, 80, 120, 200], [nil, 24, 50] as [Int?])
  func sizes(columns: Int, rows: Int?) {
    let canvas = ScreenPicture(of: scene(abcde), columns: columns, rows: rows).canvas
    #expect(canvas.width <= columns)
    #expect(rows.map { canvas.height <= $0 } ?? true)
    // 320 by 480 points, cells twice as tall as wide: four columns to three rows.
    #expect(abs(Double(canvas.width) * 0.75 - Double(canvas.height)) <= 1)
  }

  @Test("draws very many views at once, each cell once")
  func many() throws {
    var scene = Scene()
    let view = try #require(scene.object(named: "view"))
    for number in 0..<10_000 {
      let one = try scene.makeView("v\(number)")
      try scene.insert(one, into: view)
      try scene.setFrame(Rect(Double(number * 7 % 300), Double(number * 13 % 460), 40, 40), of: one)
    }
    let layout = PictureLayout(scene, PictureScale(scene.pictureArea, columns: 44, rows: nil))
    #expect(layout.plates.count == 10_002)
    // What is covered is not drawn: no more plates than cells.
    #expect(layout.shown.count < 44 * 33)
    #expect(ScreenPicture(of: scene).canvas.height == 33)
  }

  @Test("survives views of any size and place")
  func extremes() throws {
    var scene = Scene()
    let view = try #require(scene.object(named: "view"))
    let frames = [
      Rect(-1e300, -1e300, 1e300, 1e300), Rect(1e12, 0, 5, 5), Rect(10, 10, 0, 0), Rect(-1e9, -1e9, 2e9, 2e9),
    ]
    for (number, frame) in frames.enumerated() {
      let one = try scene.makeView("v\(number)")
      try scene.insert(one, into: view)
      try scene.setFrame(frame, of: one)
      try scene.set(.rotate, of: one, to: .number(30))
    }
    #expect(ScreenPicture(of: scene).canvas.width == 44)
  }

  @Test("follows a very deep tree without recursion")
  func deep() throws {
    var scene = Scene()
    var parent = try #require(scene.object(named: "view"))
    for _ in 0..<50_000 {
      let one = try scene.makeView("")
      try scene.insert(one, into: parent)
      try scene.setFrame(Rect(0, 0, 320, 480), of: one)
      parent = one
    }
    #expect(ScreenPicture(of: scene).canvas.height == 33)
  }

  @Test("writes invisible characters of names out, never as they are")
  func hostileNames() throws {
    var scene = Scene()
    let view = try #require(scene.object(named: "view"))
    let one = try scene.makeView("")
    try scene.insert(one, into: view)
    try scene.setFrame(Rect(20, 40, 200, 100), of: one)
    let picture = ScreenPicture(of: scene, marks: PictureMarks(asked: one, askedWord: "\u{1B}[31m"))
    #expect(!picture.canvas.text.unicodeScalars.contains("\u{1B}"))
  }
}
