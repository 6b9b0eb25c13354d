import Drawing
import Geometry
import Messaging
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("Films")
struct FilmTests {
  private func film(_ commands: String, columns: Int = 100, rows: Int? = 30, language: Language = .english)
    throws -> Film
  {
    try #require(Film(of: session(commands), columns: columns, rows: rows, language: language))
  }

  @Test("have a frame for the beginning, each step and each link of the chain")
  func count() throws {
    let session = session(abcde + "\nhit 210 190")
    let film = try #require(Film(of: session, columns: 100, rows: 30))
    let steps = try #require(session.event).trace.steps.count
    // D, C, view, vc, window, scene, app, delegate
    #expect(film.count == 1 + steps + 8)
    #expect(film.step(at: 0) == 0)
    #expect(film.step(at: steps) == steps)
    #expect(film.step(at: steps + 1) == nil)
  }

  @Test(
    "have frames of one size that fits",
    arguments: [(60, 40), (80, 23), (100, 30), (120, 40), (200, 60)], [Language.english, .chinese])
  func size(size: (columns: Int, rows: Int), language: Language) throws {
    let film = try film(abcde + "\ntap 210 190", columns: size.columns, rows: size.rows, language: language)
    for frame in 0..<film.count {
      let canvas = film.canvas(at: frame)
      #expect((canvas.width, canvas.height) == film.size)
    }
    #expect(film.size.columns == size.columns)
    #expect(film.size.rows <= size.rows)
  }

  @Test("show a view that is asked beside the screen, wherever it lies")
  func besideTheScreen() throws {
    for place in [
      "507 417 43 463", "5000 400 50 79", "400 100 50 50", "-300 100 50 50", "100 -300 50 50",
      "100 700 50 50",
    ] {
      let film = try film("add far frame \(place)\nhit 5 5 in far")
      for frame in 0..<film.count { #expect(film.canvas(at: frame).width == 100) }
    }
  }

  @Test("end with the chain of their event, whatever was made, renamed or removed since (R52)")
  func chainOfEvent() throws {
    for change in [
      "controller late for n1", "rename n1 n2", "remove n1", "new", "detach n1", "undo", "undo 9",
    ] {
      let before = session("add n1 frame 0 0 50 50 as UIButton\ntap 5 5")
      let after = session("add n1 frame 0 0 50 50 as UIButton\ntap 5 5\n\(change)")
      guard let film = Film(of: after, columns: 100, rows: 30) else { continue }
      let whole = try #require(Film(of: before, columns: 100, rows: 30))
      #expect(film.count == whole.count, "\(change)")
      #expect(film.canvas(at: film.count - 1) == whole.canvas(at: whole.count - 1), "\(change)")
      for frame in 0..<film.count { _ = film.caption(at: frame) }
    }
  }

  @Test("and pages go on in a scene to which commands have added windows")
  func goesOn() throws {
    let setup = [
      "gesture t tap on view", "gesture t taps 2", "tap 5 5", "window w frame 0 0 320 480 level 2",
    ]
    var shell = Shell(scene: setup)
    let shown = shell.type("touch down 5 5")
    #expect(shown.contains { $0.contains("w got the touch") }, "\(shown)")
    let film = try #require(Film(of: shell.session, columns: 100, rows: 30))
    for frame in 0..<film.count { #expect(film.canvas(at: frame).width == 100) }
  }

  @Test("show which view is asked, what it is asked and where the finger is")
  func asking() throws {
    let film = try film(abcde + "\nhit 210 190", columns: 80, rows: 23)
    let frame = try #require((0..<film.count).first { film.caption(at: $0).plain.hasPrefix("E is asked") })
    let text = film.canvas(at: frame).text
    #expect(text.contains("E ?") || text.contains("E hitTest (20, -40) ?"))
    #expect(text.contains("┏"))
    #expect(text.contains("✛"))
    #expect(text.contains("C (50, 70) → E (20, -40)"))
    #expect(text.contains("▶"))
    // The answer to pointInside comes with the comparison that decided.
    let answer = film.canvas(at: frame + 1).text
    #expect(answer.contains("the point is outside E"))
    #expect(answer.contains("y: 0 ≤ -40 < 60 ✗"))
    #expect(film.canvas(at: frame + 2).text.contains("E answers nil"))
  }

  @Test("know the deciding frame and let it stay longest")
  func decider() throws {
    let film = try film(abcde + "\nhit 210 190")
    let decider = try #require(film.decider)
    #expect(film.caption(at: decider).plain == "D answers itself")
    #expect((0..<film.count).allSatisfy { film.duration(at: $0) <= film.duration(at: decider) })
    #expect((0..<film.count).allSatisfy { film.duration(at: $0) > 0 })
  }

  @Test("show the scene as it was at each step, forwards and backwards")
  func scenes() throws {
    let film = try film(
      """
      add A frame 20 40 200 160
      add list frame 20 220 200 200 as UIScrollView content 200 900
      drag 100 400 to 100 240
      """)
    let wanted = (0..<film.count).map { film.trace.scene(after: min($0, film.trace.steps.count)) }
    for frame in (0..<film.count).reversed() {
      #expect(film.index.scene(after: min(frame, film.trace.steps.count)) == wanted[frame])
    }
    #expect(film.canvas(at: 0).text != film.canvas(at: film.trace.steps.count).text)
  }

  @Test("end with the responder chain, link by link")
  func chain() throws {
    let film = try film(abcde + "\nhit 210 190")
    let first = film.count - 8
    #expect(film.caption(at: first).plain == "the responder chain begins with D")
    #expect(film.caption(at: first + 1).plain == "C is next in the responder chain")
    #expect(film.canvas(at: first + 1).text.contains("the superview of D"))
    #expect(film.canvas(at: film.count - 1).text.contains("delegate"))
  }

  @Test("speak both languages")
  func languages() throws {
    let film = try film(abcde + "\nhit 210 190", language: .chinese)
    #expect(film.caption(at: try #require(film.decider)).plain == "D 回答自己")
  }

  @Test("show fingers with their trails")
  func trails() throws {
    let film = try film(abcde + "\ndrag 40 440 to 300 440")
    let text = film.canvas(at: film.trace.steps.count).text
    #expect(text.contains("•••"))
  }
}
