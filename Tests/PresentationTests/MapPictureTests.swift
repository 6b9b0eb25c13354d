import Drawing
import Geometry
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("Maps of touches")
struct MapPictureTests {
  /// `wide` sticks out of `box`, where it is seen but not touched; `off` lets touches through.
  private let dead = """
    add box frame 40 80 160 160
    add wide to box frame 40 40 200 60
    add off frame 40 280 160 120 interaction off
    """

  @Test("show who gets a touch, and in small letters where another view is seen")
  func deadZone() {
    let map = MapPicture(of: session(dead), columns: 16, rows: 12)
    #expect(
      map.canvas.text == """
        VVVVVVVVVVVVVVVV
        VVVVVVVVVVVVVVVV
        VVBBBBBBBBVVVVVV
        VVBBWWWWWWvvvvVV
        VVBBBBBBBBVVVVVV
        VVBBBBBBBBVVVVVV
        VVVVVVVVVVVVVVVV
        VVvvvvvvvvVVVVVV
        VVvvvvvvvvVVVVVV
        VVvvvvvvvvVVVVVV
        VVVVVVVVVVVVVVVV
        VVVVVVVVVVVVVVVV
        """)
    #expect(
      map.legend(EnglishWords(), width: 60).map(\.plain).joined(separator: "\n") == """
        V  view  83%
        B  box   14%
        W  wide   3%
        small letters: another view is seen there than the one that
          gets the touch
          off is seen, view gets the touch: 13% (40 280; 160 120)
          wide is seen, view gets the touch: 3% (200 120; 80 60)
        no finger reaches: off 160×120
        """)
  }

  @Test(
    "shares of a whole add up to 100, and only none and all are said to be 0 and 100",
    arguments: [
      ([121, 79], ["61%", "39%"]), ([1, 1, 1], ["34%", "33%", "33%"]), ([200, 0], ["100%", "0%"]),
      ([1999, 1], [">99%", "<1%"]), ([605, 395, 0], ["61%", "39%", "0%"]), ([0, 0], ["0%", "0%"]),
      ([5, 5, 5, 5, 5, 5, 5], ["15%", "15%", "14%", "14%", "14%", "14%", "14%"]),
      ([125, 125, 250, 500], ["13%", "12%", "25%", "50%"]),
    ])
  func shares(parts: [Int], texts: [String]) {
    #expect(NumberText.percents(parts, of: parts.reduce(0, +)) == texts)
  }

  @Test("show what one view gets, larger, with the corners of its frame")
  func one() {
    let session = session(dead)
    let map = MapPicture(of: session, view: session.scene.object(named: "box"), columns: 16, rows: 12)
    #expect(
      map.canvas.text == """
        ·+············+·
        ··BBBBBBBBBBBB··
        ··BBBWWWWWWWWWvv
        ··BBBWWWWWWWWWvv
        ··BBBWWWWWWWWWvv
        ··BBBBBBBBBBBB··
        ··BBBBBBBBBBBB··
        ·+············+·
        """)
  }

  @Test("call a cell of which nobody gets the touch a dead zone")
  func nobody() {
    let map = MapPicture(
      of: session("set view interaction off\nset window interaction off"), columns: 8, rows: 6)
    #expect(map.canvas.text.allSatisfy { $0 == "!" || $0 == "\n" })
  }

  @Test("do not take an edge that lies across a cell for a dead zone", arguments: [8, 13, 21, 44, 60])
  func edges(columns: Int) {
    let session = session("add a frame 20 40 97 131\nadd b to a frame 7 11 33 57\nadd c frame 103 57 111 203")
    #expect(MapPicture(of: session, columns: columns).zones.isEmpty)
    #expect(MapPicture(of: session, columns: columns).unreachable.isEmpty)
  }

  @Test("list views that no finger reaches, but not small ones that it does")
  func unreachable() {
    let session = session(
      "add cover frame 0 0 320 480\nback cover\nadd under frame 20 20 60 60\nback under\nadd dot frame 200 200 2 2"
    )
    let map = MapPicture(of: session, columns: 16)
    #expect(map.unreachable.map { session.scene.name(of: $0) } == ["under"])
  }
}
