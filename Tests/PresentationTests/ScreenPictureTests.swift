import Drawing
import Geometry
import SceneModel
import Session
import Testing

@testable import Presentation

/// A scene built by commands, as a person would type them.
func scene(_ commands: String) -> Scene {
  var session = Session()
  for line in commands.split(separator: "\n") {
    if let reply = session.run(String(line)), case .failure(let problem) = reply.result {
      Issue.record("\(line): \(problem)")
    }
  }
  return session.scene
}

@Suite("Screen pictures")
struct ScreenPictureTests {
  @Test("shows views at their places, later ones in front")
  func places() {
    let scene = scene(
      """
      add A frame 20 40 200 160
      add B to A frame 20 20 100 60
      add C frame 160 120 120 240
      """)
    let picture = ScreenPicture(of: scene, columns: 30)
    #expect(picture.canvas.width == 30)
  }
}
