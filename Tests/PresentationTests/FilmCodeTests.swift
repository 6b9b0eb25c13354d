import CommandLanguage
import Drawing
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("What a film shows besides the calls")
struct FilmCodeTests {
  private func film(_ commands: String, language: Language = .english) throws -> Film {
    var session = Session()
    for command in CommandLanguage.Script.commands(in: commands) {
      #expect(session.run(command.text)?.isFine == true)
    }
    return try #require(Film(of: session, columns: 100, rows: 40, language: language))
  }

  private let code = """
    add A frame 0 0 200 200
    add B to A frame 10 10 50 50
    override A hitTest {
      let inner = super.hitTest(point, with: event)
      if inner == self { return nil }
      return inner
    }
    hit 20 20
    """

  @Test("the code that runs, with its line marked, also while what it asked is answered")
  func running() throws {
    let film = try film(code)
    var lines: Set<Int> = []
    for frame in 0..<film.count {
      guard let code = film.code(at: frame) else { continue }
      #expect(code.method == "hitTest")
      lines.insert(code.line)
      let text = film.canvas(at: frame).text
      #expect(text.contains("A.hitTest"))
      #expect(
        text.contains("▶ \(code.line) \(code.lines[code.line - 1].trimmingSpaces)")
          || text.contains("▶ \(code.line) "))
    }
    #expect(lines.count >= 3)
    // B is asked from the first line.
    let asked = try #require((0..<film.count).first { film.caption(at: $0).plain.hasPrefix("B is asked") })
    #expect(
      film.code(at: asked)?.lines[(film.code(at: asked)?.line ?? 1) - 1].contains("super.hitTest") == true)
    // When A has answered, no code runs any more.
    #expect(film.code(at: film.count - 1) == nil)
  }

  @Test("the states of recognizers and controls")
  func states() throws {
    let film = try film(
      "add B frame 0 0 100 100 as UIButton\ngesture drag pan on view\ndrag 20 20 to 20 300 steps 4")
    let text = film.canvas(at: film.count - 1).text
    #expect(
      text.contains("recognizers and controls")
        || film.states(at: film.count - 1, session("").scene).isEmpty == false)
    let states = film.states(at: film.step(at: film.count) ?? film.count - 1, film.index.scene(after: 9999))
      .map(\.plain)
    #expect(states.contains("drag ended"))
    #expect(states.contains { $0.hasPrefix("B touch") })
  }

  @Test("its captions in both languages")
  func bothLanguages() throws {
    let film = try film(abcde + "\nhit 210 190", language: .both)
    let frame = try #require((0..<film.count).first { film.caption(at: $0).plain.hasPrefix("E is asked") })
    let text = film.canvas(at: frame).text
    #expect(text.contains("E is asked"))
    #expect(text.contains(ChineseWords().say(PicturePhrase.asks("E")).plain))
  }

  @Test("a picture draws siblings by zPosition, which touches do not follow")
  func zPosition() throws {
    let session = session("add A frame 0 0 200 200 z 1\nadd B frame 0 0 200 200\nhit 20 20")
    #expect(ScreenPicture(of: session.scene).canvas.text.contains("A"))
    let text = ScreenPicture(of: session.scene, columns: 32).canvas.text
    #expect(!text.contains("─B") && text.contains("─A"))
    #expect(session.event?.hit == session.scene.object(named: "B"))
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
