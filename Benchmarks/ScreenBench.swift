import Geometry
import Messaging
import SceneModel
import Script

/// What a touch costs on a screen of 400 views each of which has the same grown `pointInside` of a person's own.
///
/// The views are siblings in twenty rows, and the touch is on the one at the very back, so that all are asked.
func reportScreen() throws {
  var scene = Scene()
  guard let root = scene.object(named: "view") else { return }
  let input = OverrideInput.expression(
    method: "pointInside", "bounds.insetBy(dx: -10, dy: -10).contains(point)")
  for number in 0..<400 {
    let view = try scene.makeView("v\(number)")
    try scene.insert(view, into: root)
    try scene.setFrame(Rect(Double(number % 20) * 16, Double(number / 20) * 24, 16, 24), of: view)
  }
  var bodies: [MethodKey: any MethodBody] = [:]
  for number in 0..<400 {
    guard let view = scene.object(named: "v\(number)") else { continue }
    let source = try OverrideReader.read(input, for: view, in: scene).sources[0]
    scene.setMethod(source, of: view)
    bodies[MethodKey(view, .pointInside)] = OverrideReader.body(for: source, of: view)
  }
  var plain = Simulation(scene: scene, isRecording: false)
  var coded = Simulation(scene: scene, bodies: bodies, isRecording: false)
  let recorded = Simulation(scene: scene, bodies: bodies)
  let point = Point(2, 2)
  let times = measure([
    { _ in (try? plain.findView(at: point).view) == nil ? 0 : 1 },
    { _ in
      coded.budget = Simulation.stepLimit
      return (try? coded.findView(at: point).view) == nil ? 0 : 1
    },
    { _ in
      var one = recorded
      return (try? one.findView(at: point).view) == nil ? 0 : 1
    },
  ])
  print(column("us a hit, 400 views", 20), "    built-in        code    recorded")
  print(
    column("grown bounds", 20), column(times[0] / 1_000, 12, decimals: 1),
    column(times[1] / 1_000, 12, decimals: 1), column(times[2] / 1_000, 12, decimals: 1))
}
