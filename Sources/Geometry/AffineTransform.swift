#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A linear map and a translation (CGAffineTransform): x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@frozen
public struct AffineTransform: Hashable, Sendable {
  /// What x adds to x'.
  public var a: Double
  /// What x adds to y'.
  public var b: Double
  /// What y adds to x'.
  public var c: Double
  /// What y adds to y'.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// Makes a transform from Core Graphics' six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A scale about the origin.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A move.
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A rotation about the origin, clockwise on a screen whose y grows downwards.
  ///
  /// Quarter turns are exact, so that a view turned by 90 degrees has edges where one would draw them (R22).
  public static func rotation(degrees: Double) -> AffineTransform {
    let (sine, cosine) = sineAndCosine(ofDegrees: degrees)
    // 0 - sine, since the negative of 0 would show as -0.
    return AffineTransform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// A rotation by an angle in radians, as `CGAffineTransform(rotationAngle:)` computes it.
  public static func rotation(radians: Double) -> AffineTransform {
    let sine = sin(radians)
    let cosine = cos(radians)
    return AffineTransform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// The factor by which areas grow; 0 when the transform has no inverse (R30).
  public var determinant: Double { a * d - b * c }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// The image of a point.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The image of a rectangle: the smallest upright rectangle around its moved corners (R21).
  public func apply(_ rect: Rect) -> Rect {
    rect.isNull ? .null : Rect.bounding(rect.corners.map(apply))
  }

  /// This transform first, then another (`concatenating`).
  public func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx,
      ty: next.b * tx + next.d * ty + next.ty)
  }

  /// A translation first, then this transform (`translatedBy`, R64).
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform.translation(x, y).then(self)
  }

  /// The way back; nil when the transform flattens the plane (R30).
  public var inverse: AffineTransform? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let way = AffineTransform(
      a: d / determinant, b: (0 - b) / determinant, c: (0 - c) / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    // A determinant next to 0 leads out of the numbers: no way back either.
    return way.isFinite ? way : nil
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

/// The sine and cosine of an angle in degrees, exact at quarter turns.
func sineAndCosine(ofDegrees degrees: Double) -> (Double, Double) {
  let turn = degrees.truncatingRemainder(dividingBy: 360)
  switch turn < 0 ? turn + 360 : turn {
  case 0: return (0, 1)
  case 90: return (1, 0)
  case 180: return (0, -1)
  case 270: return (-1, 0)
  default:
    let radians = degrees * .pi / 180
    return (sin(radians), cos(radians))
  }
}

/// A rotation, a scale, a shear and a move, the parts of which people speak when they turn a view.
///
/// A point is scaled, then sheared, then rotated, then moved. Each part is kept as it was given, so that
/// `rotate 90` can be read back as 90 and not as what a matrix makes of it.
public struct Pose: Hashable, Sendable {
  /// The rotation in degrees, clockwise on the screen.
  public var rotation: Double = 0 { didSet { given = nil } }
  /// The scale along x.
  public var scaleX: Double = 1 { didSet { given = nil } }
  /// The scale along y.
  public var scaleY: Double = 1 { didSet { given = nil } }
  /// The shear, which only code can make: x' = x + shear·y after scaling.
  public var shear: Double = 0 { didSet { given = nil } }
  /// The move along x, in points.
  public var translateX: Double = 0 { didSet { given = nil } }
  /// The move along y, in points.
  public var translateY: Double = 0 { didSet { given = nil } }

  /// The transform of code whose shear the parts only come near to.
  private var given: AffineTransform?

  /// A pose that changes nothing.
  public init() {}

  /// No rotation, scale or move.
  public static let identity = Pose()

  /// The transform that does it.
  public var transform: AffineTransform {
    if let given { return given }
    var result = AffineTransform.scale(scaleX, scaleY)
    if shear != 0 { result = result.then(AffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0)) }
    if rotation != 0 { result = result.then(.rotation(degrees: rotation)) }
    result.tx = translateX
    result.ty = translateY
    return result
  }

  /// The parts of a transform that code has made.
  ///
  /// The parts make the same transform again, but for one that flattens the plane and turns both axes into one
  /// slant: it keeps what x does and loses what y does. Such a view cannot be hit anyway (R30).
  public init(_ transform: AffineTransform) {
    translateX = transform.tx
    translateY = transform.ty
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    if b == 0, c == 0 {
      scaleX = a
      scaleY = d
      return
    }
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      // The first column vanishes: only the second one tells a direction.
      let height = (c * c + d * d).squareRoot()
      rotation = atan2(-c, d) * 180 / .pi
      scaleX = 0
      scaleY = height
      return
    }
    rotation = b == 0 && a > 0 ? 0 : atan2(b, a) * 180 / .pi
    scaleX = length
    scaleY = transform.determinant / length
    let along = (a * c + b * d) / length
    shear = scaleY == 0 ? 0 : along / scaleY
    if shear.magnitude < 1e-12 { shear = 0 } else { given = transform }
  }
}
