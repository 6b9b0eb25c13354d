import Drawing
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("The player")
struct PlayerTests {
  private func player(_ commands: String = abcde + "\nhit 210 190") throws -> Player {
    let film = try #require(Film(of: session(commands), columns: 80, rows: 23))
    return Player(film, look: Look(width: 80, height: 24))
  }

  private func frame(of caption: String, in player: Player) throws -> Int {
    try #require((0..<player.film.count).first { player.film.caption(at: $0).plain == caption })
  }

  @Test("finds the next no with m")
  func nextRefusal() throws {
    var player = try player()
    let wanted = try frame(of: "E answers nil: not me, and nothing below me", in: player)
    #expect(player.press("m", at: 0) == .show(wanted))
    #expect(player.press("m", at: wanted) == .none)
  }

  @Test("leaves the present call with o")
  func stepOut() throws {
    var player = try player()
    let asked = try frame(of: "the point is outside E", in: player)
    guard case .show(let out) = player.press("o", at: asked) else {
      Issue.record("o leads nowhere")
      return
    }
    #expect(player.film.depth(at: out) < player.film.depth(at: asked))
    #expect((asked + 1..<out).allSatisfy { player.film.depth(at: $0) >= player.film.depth(at: asked) })
  }

  @Test("sets and takes away a breakpoint with b, at which a running film stops")
  func breakpoints() throws {
    var player = try player()
    let asked = try frame(of: "D is asked: which view has the point?", in: player)
    #expect(!player.stops(at: asked))
    #expect(player.press("b", at: asked + 1) == .redraw)
    #expect(player.stops(at: asked))
    #expect(!player.stops(at: asked + 1))
    #expect(player.canvas(at: asked, speed: 1, isPaused: true).text.contains("stops at D"))
    #expect(player.press("b", at: asked) == .redraw)
    #expect(!player.stops(at: asked))
  }

  @Test("asks why of the view that a frame is about with w")
  func why() throws {
    var player = try player()
    let asked = try frame(of: "the point is outside E", in: player)
    #expect(player.press("w", at: asked) == .why(try #require(scene(abcde).object(named: "E"))))
    #expect(player.press("w", at: 0) == .none)
    #expect(player.press("x", at: 0) == .none)
  }

  @Test("shows its state below the frame and fits the screen", arguments: [(60, 20), (80, 24), (120, 40)])
  func state(columns: Int, rows: Int) throws {
    var player = try player()
    player.resize(columns: columns, rows: rows)
    let canvas = player.canvas(at: 1, speed: 0.5, isPaused: true)
    #expect(canvas.width == columns)
    #expect(canvas.height <= rows - 1)
    #expect(canvas.text.split(separator: "\n").last?.hasPrefix("paused 0.5×") == true)
    #expect(player.canvas(at: 1, speed: 1, isPaused: false).text.contains("▶ 1×"))
    #expect(player.canvas(at: player.film.count - 1, speed: 1, isPaused: false).text.contains("the end"))
  }

  @Test("writes no escape code where there are no colours")
  func plain() throws {
    let text = try player().text(at: 3, speed: 1, isPaused: true)
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasSuffix("\n"))
  }
}
