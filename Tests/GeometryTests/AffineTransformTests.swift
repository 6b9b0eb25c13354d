import Geometry
import Testing

func isClose(_ left: Double, _ right: Double, within limit: Double = 1e-9) -> Bool {
  (left - right).magnitude <= limit * max(1, left.magnitude, right.magnitude)
}

func isClose(_ left: Point, _ right: Point) -> Bool { isClose(left.x, right.x) && isClose(left.y, right.y) }

func isClose(_ left: AffineTransform, _ right: AffineTransform) -> Bool {
  isClose(left.a, right.a) && isClose(left.b, right.b) && isClose(left.c, right.c) && isClose(left.d, right.d)
    && isClose(left.tx, right.tx) && isClose(left.ty, right.ty)
}

@Suite("Transforms")
struct AffineTransformTests {
  @Test(
    "turn by quarters exactly, clockwise on the screen (R22)",
    arguments: [
      (0, 1, 0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (360, 1, 0), (-90, 0, -1), (-180, -1, 0),
      (450, 0, 1), (-630, 0, 1), (36_090, 0, 1),
    ] as [(Double, Double, Double)])
  func quarterTurns(degrees: Double, x: Double, y: Double) {
    let turned = AffineTransform.rotation(degrees: degrees)
    #expect(turned.apply(Point(1, 0)) == Point(x, y))
    #expect(turned.apply(Point(0, 1)) == Point(-y, x))
    for number in [turned.a, turned.b, turned.c, turned.d] where number == 0 {
      #expect(number.sign == .plus, "0 shows as -0")
    }
  }

  @Test("turn by other angles as sine and cosine say")
  func otherAngles() {
    let half = 0.5.squareRoot()
    let turned = AffineTransform.rotation(degrees: 45)
    #expect(isClose(turned, AffineTransform(a: half, b: half, c: -half, d: half, tx: 0, ty: 0)))
    #expect(isClose(AffineTransform.rotation(radians: .pi / 4), turned))
    #expect(isClose(AffineTransform.rotation(degrees: 30).apply(Point(2, 0)), Point(3.0.squareRoot(), 1)))
  }

  @Test("join in the order of concatenating: the first one first")
  func order() {
    let scale = AffineTransform.scale(2, 3)
    let move = AffineTransform.translation(10, 20)
    #expect(scale.then(move).apply(Point(1, 1)) == Point(12, 23))
    #expect(move.then(scale).apply(Point(1, 1)) == Point(22, 63))
    // The numbers that Core Graphics gives for t1 · t2.
    let first = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let second = AffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
    #expect(first.then(second) == AffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
    #expect(first.then(.identity) == first)
    #expect(AffineTransform.identity.then(first) == first)
  }

  @Test("joined do what both do, one after the other")
  func joined() {
    var random = Generator(seed: 1)
    for _ in 0..<1_000 {
      let first = random.transform()
      let second = random.transform()
      let point = random.point(100)
      #expect(isClose(first.then(second).apply(point), second.apply(first.apply(point))))
    }
  }

  @Test("translated by a distance move before they do anything else (R64)")
  func translatedBy() {
    let moved = AffineTransform.scale(2, 2).translatedBy(x: 5, y: 0)
    #expect(moved.apply(.zero) == Point(10, 0))
    #expect(moved == AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
  }

  @Test("have a way back that undoes them")
  func inverse() throws {
    var random = Generator(seed: 2)
    for _ in 0..<1_000 {
      let transform = random.transform()
      let point = random.point(100)
      let back = try #require(transform.inverse)
      #expect(isClose(back.apply(transform.apply(point)), point))
      #expect(isClose(transform.then(back), .identity))
    }
    #expect(AffineTransform.rotation(degrees: 90).inverse == .rotation(degrees: -90))
    #expect(AffineTransform.scale(2, 4).inverse == .scale(0.5, 0.25))
  }

  @Test(
    "have no way back when they flatten the plane, or come too near to it (R30)",
    arguments: [
      .scale(0, 1), .scale(1, 0), .scale(0, 0), AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      .scale(.leastNonzeroMagnitude, 1), .scale(.infinity, 1), .scale(.nan, 1), .scale(1e-200, 1e-200),
    ])
  func singular(transform: AffineTransform) {
    #expect(transform.inverse == nil)
  }

  @Test("give a rectangle the box around its moved corners (R21)")
  func box() {
    let box = AffineTransform.rotation(degrees: 45).apply(Rect(-50, -50, 100, 100))
    #expect(isClose(box.width, 141.421356237))
    #expect(isClose(box.minX, -70.710678118))
    #expect(AffineTransform.rotation(degrees: 90).apply(Rect(0, 0, 100, 50)) == Rect(-50, 0, 50, 100))
    #expect(AffineTransform.scale(-1, 1).apply(Rect(0, 0, 100, 50)) == Rect(-100, 0, 100, 50))
    #expect(AffineTransform.scale(2, 2).apply(Rect.null).isNull)
  }

  @Test("know whether they are the identity, and whether they are finite")
  func questions() {
    #expect(AffineTransform.identity.isIdentity)
    #expect(AffineTransform.rotation(degrees: 360).isIdentity)
    #expect(!AffineTransform.translation(0, 1).isIdentity)
    for number in oddNumbers {
      #expect(AffineTransform(a: 1, b: 0, c: number, d: 1, tx: 0, ty: 0).isFinite == number.isFinite)
      _ = AffineTransform.rotation(degrees: number).inverse
      _ = AffineTransform.rotation(radians: number).apply(Rect(0, 0, number, 1))
      _ = Pose(AffineTransform.scale(number, 1)).transform
      _ = Pose(AffineTransform(a: 1, b: number, c: number, d: 1, tx: 0, ty: 0)).transform
    }
  }
}
