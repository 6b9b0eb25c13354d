import Messaging
import Testing

@testable import Session

@Suite("Searches over the whole screen")
struct GridTests {
  private static let scene = """
    add A frame 0 0 300 400
    add B to A frame 10 10 100 100

    """

  @Test(
    "code that does not end is asked once and not at every point",
    arguments: ["map", "map B", "reach B", "diff"])
  func endlessCode(command: String) throws {
    var session = try session(Self.scene + "override A hitTest { while true { } }")
    guard case .fault(let fault) = try problem(command, in: &session).cause,
      case .outOfSteps(_, .hitTest, limit: Simulation.stepLimit) = fault.cause
    else { return #expect(Bool(false)) }
  }

  @Test("code that ends, but takes too long for so many points, is stopped as well")
  func slowCode() throws {
    var session = try session(
      Self.scene
        + "override A hitTest { for i in 0..<20000 { _ = i }; return super.hitTest(point, with: event) }")
    guard case .fault(let fault) = try problem("map", in: &session).cause,
      case .outOfSteps(_, .hitTest, limit: Session.gridSteps) = fault.cause
    else { return #expect(Bool(false)) }
    try run("hit 20 20\nexpect hit B", in: &session)
  }

  @Test("code that fails at some points is asked at the others; one that fails everywhere is told")
  func failingCode() throws {
    var session = try session(
      Self.scene + "override A hitTest { if point.x < 100 { return subviews[5] }; return self }")
    let owners = try session.checkedOwners(columns: 32, rows: 48, in: session.screen)
    #expect(owners.contains(nil) && owners.contains(session.scene.object(named: "A")))
    try run("override window hitTest { return subviews[5] }", in: &session)
    guard case .fault(let fault) = try problem("map", in: &session).cause, case .code = fault.cause else {
      return #expect(Bool(false))
    }
  }
}
