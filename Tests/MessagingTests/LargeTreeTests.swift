import Geometry
import Messaging
import SceneModel
import Testing

/// Half of what the smallest platforms give a thread: a recursion of 100,000 levels does not fit by far.
private let smallStack = 512 << 10
private let levels = 100_000

/// What was found in a large tree.
private struct Findings {
  var hit: ObjectID?
  var silentHit: ObjectID?
  var steps = 0
  var subtree = 0
  var ancestry = 0
  var chain = 0
  var converted: Point?
  var faults: [String] = []
  var leftOver = 0
}

@Suite("Large trees")
struct LargeTreeTests {
  /// A scene whose root view has the given number of views: each in the one before, or all side by side.
  private static func build(nested: Bool, rotated: Bool = false) throws -> (Scene, ObjectID, ObjectID) {
    var scene = Scene()
    let root = try scene.require("view")
    let first = try scene.makeView("")
    try scene.setFrame(Rect(0, 0, 100, 100), of: first)
    try scene.insert(first, into: root)
    var last = first
    for number in 1..<levels {
      let view = try scene.makeView("")
      try scene.setFrame(Rect(0, 0, 100, 100), of: view)
      if rotated, number.isMultiple(of: 4) { try scene.set(.rotate, of: view, to: .number(90)) }
      try scene.insert(view, into: nested ? last : root)
      last = view
    }
    return (scene, first, last)
  }

  private static func explore(_ scene: Scene, from first: ObjectID, to last: ObjectID) throws -> Findings {
    var scene = scene
    var findings = Findings()
    let root = try scene.require("view")
    var recording = Simulation(scene: scene)
    findings.hit = try recording.findView(at: Point(50, 50)).view
    findings.steps = recording.stepCount
    findings.silentHit = scene.silentHitView(at: Point(50, 50))
    findings.subtree = scene.subtree(of: root).count
    findings.ancestry = scene.ancestry(of: last).count
    findings.converted = scene.convert(Point(1, 2), from: last, to: root)
    var silent = Simulation(scene: scene, isRecording: false)
    findings.chain = try silent.chain(from: last).count
    findings.faults = scene.checkInvariants()
    try scene.remove(first)
    findings.leftOver = scene.objects.count
    return findings
  }

  @Test("of 100,000 levels are built, hit, walked and removed on a small stack", .timeLimit(.minutes(1)))
  func nested() throws {
    let findings = try onThread(stack: smallStack) {
      Result {
        let (scene, first, last) = try Self.build(nested: true)
        return (last, try Self.explore(scene, from: first, to: last))
      }
    }.get()
    let (last, found) = findings
    #expect(found.hit == last)
    #expect(found.silentHit == last)
    #expect(found.steps == 3 * (levels + 2))
    #expect(found.subtree == levels + 1)
    #expect(found.ancestry == levels + 2)
    #expect(found.chain == levels + 6)
    #expect(found.converted == Point(1, 2))
    #expect(found.faults == [])
    #expect(found.leftOver == 6)
  }

  @Test("of 100,000 levels may turn at every fourth", .timeLimit(.minutes(1)))
  func turned() throws {
    let findings = try onThread(stack: smallStack) {
      Result {
        let (scene, first, last) = try Self.build(nested: true, rotated: true)
        return (last, try Self.explore(scene, from: first, to: last))
      }
    }.get()
    #expect(findings.1.hit == findings.0)
    #expect(findings.1.silentHit == findings.0)
  }

  @Test("of 100,000 siblings are built, hit, walked and removed", .timeLimit(.minutes(1)))
  func siblings() throws {
    var (scene, first, last) = try Self.build(nested: false)
    var found = try Self.explore(scene, from: first, to: last)
    #expect(found.hit == last)
    #expect(found.silentHit == last)
    #expect(found.subtree == levels + 1)
    #expect(found.leftOver == levels + 5)
    // The rearmost alone has the point.
    try scene.setFrame(Rect(200, 200, 10, 10), of: first)
    var recording = Simulation(scene: scene)
    #expect(try recording.findView(at: Point(205, 205)).view == first)
    #expect(recording.stepCount == 3 * (levels + 2))
    #expect(scene.silentHitView(at: Point(205, 205)) == first)
    found = Findings()
  }

  @Test("of 100,000 levels are pruned at the first that does not answer", .timeLimit(.minutes(1)))
  func pruned() throws {
    var (scene, first, _) = try Self.build(nested: true)
    scene.setHidden(true, of: first)
    var recording = Simulation(scene: scene)
    #expect(try recording.findView(at: Point(50, 50)).view == scene.require("view"))
    #expect(recording.stepCount == 8)
  }
}
