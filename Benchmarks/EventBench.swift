import Events
import Geometry
import Messaging
import SceneModel

/// Drags of 200 steps past three recognizers among 400 views, with a recorder and without: milliseconds each.
func reportDrags() throws {
  var scene = Scene()
  for number in 0..<400 {
    let view = try scene.makeView("v\(number)")
    try scene.setFrame(Rect(Double(number % 20) * 16, Double(number / 20) * 24, 16, 24), of: view)
    try scene.insert(view, into: scene.require("view"))
  }
  for kind in [RecognizerKind.pan, .tap, .longpress] {
    _ = try scene.makeRecognizer(kind.rawValue, RecognizerState(kind), on: scene.require("view"))
  }
  let start = scene
  func drag(isRecording: Bool) -> Int32 {
    var app = Simulation(scene: start, isRecording: isRecording)
    do {
      try app.perform(.drag(from: Point(10, 10), to: Point(300, 400), steps: 200, over: 0.5))
    } catch {
      fatalError("the drag failed: \(error)")
    }
    return Int32(truncatingIfNeeded: app.stepCount)
  }
  let times = measure([{ _ in drag(isRecording: true) }, { _ in drag(isRecording: false) }])
  print(
    "a drag of 200 steps, 3 recognizers, 400 views: \(column(times[0] / 1e6, 0, decimals: 3)) ms recorded,",
    "\(column(times[1] / 1e6, 0, decimals: 3)) ms silent, \(drag(isRecording: true)) steps")
}
