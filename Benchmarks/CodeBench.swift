import Geometry
import Messaging
import SceneModel
import Script

/// What code in the place of a method costs, beside UIKit's own `pointInside`.
func reportCode() throws {
  let rules: [(name: String, method: String, code: String)] = [
    ("grown bounds", "pointInside", "bounds.insetBy(dx: -10, dy: -10).contains(point)"),
    ("a circle", "pointInside", "hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2"),
    ("super", "pointInside", "super.point(inside: point, with: event)"),
    ("a loop", "pointInside", "subviews.contains { $0.frame.contains(point) }"),
  ]
  print(column("ns a call", 20), "    built-in        code    ratio")
  for rule in rules {
    var scene = Scene()
    let view = try scene.makeView("A")
    guard let parent = scene.object(named: "view") else { return }
    try scene.insert(view, into: parent)
    try scene.setFrame(Rect(0, 0, 100, 100), of: view)
    let child = try scene.makeView("B")
    try scene.insert(child, into: view)
    try scene.setFrame(Rect(90, 90, 10, 10), of: child)
    var plain = Simulation(scene: scene, isRecording: false)
    let input = OverrideInput.expression(method: rule.method, rule.code)
    let source = try OverrideReader.read(input, for: view, in: scene).sources[0]
    scene.setMethod(source, of: view)
    guard let body = OverrideReader.body(for: source, of: view) else { return }
    var coded = Simulation(scene: scene, bodies: [MethodKey(view, .pointInside): body], isRecording: false)
    let times = measure([
      { number in
        (try? plain.send(PointInside(Point(Double(number & 127), 5)), to: view)) == true ? 1 : 0
      },
      { number in
        coded.budget = Simulation.stepLimit
        return (try? coded.send(PointInside(Point(Double(number & 127), 5)), to: view)) == true ? 1 : 0
      },
    ])
    print(
      column(rule.name, 20), column(times[0], 12, decimals: 1), column(times[1], 12, decimals: 1),
      column(times[1] / times[0], 8, decimals: 1))
  }
}
