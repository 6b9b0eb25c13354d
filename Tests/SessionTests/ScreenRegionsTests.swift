import Geometry
import SceneModel
import Testing

@testable import Session

@Suite("The screen cut up by who owns it")
struct ScreenRegionsTests {
  /// A random screen without code: nested, turned, scaled, scrolled, faded and hidden views, two windows.
  private static func screen(_ seed: UInt64, views: Int) throws -> Session {
    var dice = Dice(seed)
    var lines = ["window other frame 30 40 200 260 level \(dice.roll(3) - 1)"]
    var names = ["view", "other"]
    for number in 0..<views {
      var line = "add v\(number) to \(names[dice.roll(names.count)])"
      line += " frame \(dice.roll(200) - 40) \(dice.roll(300) - 40) \(dice.roll(160)) \(dice.roll(160))"
      switch dice.roll(12) {
      case 0: line += " hidden"
      case 1: line += " alpha 0.004"
      case 2: line += " interaction off"
      case 3: line += " rotate \(dice.roll(360))"
      case 4: line += " scale 0.\(1 + dice.roll(9)) 1.\(dice.roll(9))"
      case 5: line += " offset \(dice.roll(60)) \(dice.roll(60) - 30)"
      case 6: line += " scale 0 1"
      default: break
      }
      lines.append(line)
      names.append("v\(number)")
    }
    return try session(lines.joined(separator: "\n"))
  }

  @Test("agrees with 10,000 random hits (R23, R28, R30, R40)", arguments: 0..<10)
  func agrees(part: Int) throws {
    let session = try Self.screen(UInt64(part + 1), views: 25)
    let regions = try #require(ScreenRegions(touching: session.scene))
    let pieces = regions.pieces
    var dice = Dice(UInt64(part + 100))
    for _ in 0..<1_000 {
      let point = Point(Double(dice.roll(340_000)) / 1000 - 10, Double(dice.roll(500_000)) / 1000 - 10)
      let hit = session.scene.silentHitView(at: point)
      #expect(regions.owner(at: point) == hit, "at \(point)")
      #expect(pieces.first { $0.shape.contains(point) }?.view == hit, "at \(point)")
    }
  }

  @Test("its parts share no area and fill the outlines together")
  func disjoint() throws {
    let session = try Self.screen(7, views: 30)
    let pieces = try #require(ScreenRegions(touching: session.scene)).pieces
    for (place, piece) in pieces.enumerated() {
      for other in pieces[..<place] {
        #expect(piece.shape.intersection(other.shape).area < 0.001)
      }
    }
    let windows = pieces.reduce(0) { $0 + $1.shape.area }
    #expect((windows - 320 * 480).magnitude < 0.01)
  }

  @Test("of many turned views that lie over one another, cutting gives up in time")
  func manyTurned() throws {
    var lines: [String] = []
    for number in 0..<120 {
      lines.append("add v\(number) frame \(number % 40 * 4) \(number / 40 * 60) 150 150 rotate \(number)")
    }
    #expect(try session(lines.joined(separator: "\n")).scene.deadZones() == nil)
  }

  @Test("code cannot be cut into outlines")
  func code() throws {
    let session = try session("add A frame 0 0 10 10\noverride A pointInside circle")
    #expect(ScreenRegions(touching: session.scene) == nil)
    #expect(session.scene.deadZones() == nil)
  }

  @Test(
    "a zone is dead where a view is seen and another gets the touch (R26, R29)",
    arguments: [
      // Outside of its superview.
      ("add A frame 0 0 100 100\nadd B to A frame 80 80 40 40", "B", "view", 1_200.0),
      // Cut off there, so not seen.
      ("add A frame 0 0 100 100 clips\nadd B to A frame 80 80 40 40", nil, nil, 0),
      // Under a clear cover.
      ("add A frame 0 0 50 50\nadd cover frame 0 0 320 480 color clear", "view", "cover", 151_100),
      // Raised by zPosition, behind for touches.
      ("add A frame 0 0 50 50 z 1\nadd B frame 0 0 50 50", "A", "B", 2_500),
      // A label is no target of its own.
      ("add A frame 0 0 50 50\nadd text to A frame 0 0 40 20 as UILabel", nil, nil, 0),
      // A button in a label is.
      ("add text frame 0 0 50 50 as UILabel\nadd B to text frame 0 0 10 10 as UIButton", "B", "view", 100),
    ] as [(String, String?, String?, Double)])
  func deadZones(script: String, seen: String?, taker: String?, area: Double) throws {
    let session = try session(script)
    let zone = try #require(session.scene.deadZones()).first
    #expect(zone.map { session.scene.name(of: $0.seen) } == seen)
    #expect(zone?.taker.map { session.scene.name(of: $0) } == taker)
    #expect(((zone?.area ?? 0) - area).magnitude < 0.01)
  }
}
