import Geometry
import Testing

private func pose(
  rotation: Double = 0, scale: (Double, Double) = (1, 1), shear: Double = 0, move: (Double, Double) = (0, 0)
) -> Pose {
  var pose = Pose()
  pose.rotation = rotation
  (pose.scaleX, pose.scaleY) = scale
  pose.shear = shear
  (pose.translateX, pose.translateY) = move
  return pose
}

@Suite("Poses")
struct PoseTests {
  @Test("scale first, then turn, then move")
  func order() {
    let turned = pose(rotation: 90, scale: (2, 3), move: (10, 20)).transform
    // (1, 1) is scaled to (2, 3), turned to (-3, 2) and moved to (7, 22).
    #expect(turned.apply(Point(1, 1)) == Point(7, 22))
    #expect(Pose.identity.transform == .identity)
    #expect(Pose() == .identity)
  }

  @Test(
    "are read back from the transform that they make",
    arguments: [
      pose(), pose(rotation: 30), pose(rotation: -30), pose(rotation: 90), pose(rotation: 179),
      pose(scale: (2, 3)), pose(scale: (-1, 1)), pose(scale: (1, -1)), pose(scale: (-2, -3)),
      pose(rotation: 45, scale: (2, 2)), pose(rotation: 200 - 360, scale: (2, 0.5)),
      pose(rotation: 60, scale: (2, -3)), pose(shear: 0.5), pose(rotation: 20, scale: (2, 3), shear: -0.75),
      pose(move: (3, -4)), pose(rotation: 90, scale: (0.5, 0.5), move: (1, 2)),
    ])
  func roundTrip(pose: Pose) {
    let read = Pose(pose.transform)
    #expect(isClose(read.rotation, pose.rotation))
    #expect(isClose(read.scaleX, pose.scaleX))
    #expect(isClose(read.scaleY, pose.scaleY))
    #expect(isClose(read.shear, pose.shear))
    #expect(read.translateX == pose.translateX)
    #expect(read.translateY == pose.translateY)
  }

  @Test("make the transform again from which they were read, whatever it is")
  func sameTransform() {
    var random = Generator(seed: 3)
    for _ in 0..<2_000 {
      let transform = random.transform()
      #expect(isClose(Pose(transform).transform, transform))
    }
  }

  @Test(
    "of transforms that flatten the plane make them again, but for a slant",
    arguments: [
      .scale(0, 0), .scale(0, 2), .scale(2, 0), AffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 2),
      AffineTransform(a: 3, b: 4, c: 0, d: 0, tx: 1, ty: 2),
    ])
  func flat(transform: AffineTransform) {
    #expect(isClose(Pose(transform).transform, transform))
    #expect(Pose(transform).transform.inverse == nil)
  }

  @Test("turn a transform in radians into whole quarter turns (R22)")
  func radians() {
    #expect(Pose(.rotation(radians: .pi / 2)).rotation == 90)
    #expect(Pose(.rotation(radians: .pi)).rotation == 180)
    #expect(Pose(.rotation(radians: -.pi / 2)).rotation == -90)
    #expect(Pose(.rotation(radians: .pi / 2)).transform == .rotation(degrees: 90))
  }
}
