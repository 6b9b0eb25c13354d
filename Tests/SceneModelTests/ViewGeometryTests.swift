import Geometry
import SceneModel
import Testing

func isClose(_ left: Double, _ right: Double) -> Bool {
  (left - right).magnitude <= 1e-9 * max(1, left.magnitude, right.magnitude)
}

func isClose(_ left: Point?, _ right: Point) -> Bool {
  guard let left else { return false }
  return isClose(left.x, right.x) && isClose(left.y, right.y)
}

func isClose(_ left: Rect, _ right: Rect) -> Bool {
  isClose(left.minX, right.minX) && isClose(left.minY, right.minY) && isClose(left.width, right.width)
    && isClose(left.height, right.height)
}

@Suite("A view's geometry")
struct ViewGeometryTests {
  var scene = Scene()
  let view: ObjectID

  init() throws { view = try scene.add("v", Rect(0, 0, 100, 100)) }

  @Test("maps points through center, anchor, transform and bounds (R1)")
  mutating func mapping() throws {
    try scene.setBounds(Rect(0, 0, 100, 50), of: view)
    try scene.setCenter(Point(200, 100), of: view)
    try scene.set(.rotate, of: view, to: .number(90))
    #expect(scene.toLocal(Point(180, 60), of: view) == Point(10, 45))
    #expect(scene.toLocal(Point(160, 100), of: view) == Point(50, 65))
    #expect(scene.toSuperview(Point(10, 45), of: view) == Point(180, 60))
    #expect(scene.frame(of: view) == Rect(175, 50, 50, 100))
  }

  @Test("adds the translation after the linear part (R1)")
  mutating func translationLast() throws {
    try scene.set(.scale, of: view, to: .number(2))
    try scene.set(.translate, of: view, to: .point(Point(10, 20)))
    #expect(scene.toSuperview(Point(50, 50), of: view) == Point(60, 70))
    #expect(scene.toSuperview(Point(100, 100), of: view) == Point(160, 170))
  }

  @Test("derives the frame as the box around the transformed bounds (R2)")
  mutating func derivedFrame() throws {
    try scene.setBounds(Rect(0, 0, 100, 100), of: view)
    try scene.setCenter(Point(100, 100), of: view)
    try scene.set(.rotate, of: view, to: .number(45))
    #expect(isClose(scene.frame(of: view), Rect(29.28932188, 29.28932188, 141.42135624, 141.42135624)))
  }

  @Test("scales about the anchor and leaves the bounds alone (R2)")
  mutating func scaledFrame() throws {
    try scene.set(.scale, of: view, to: .point(Point(2, 2)))
    #expect(scene.frame(of: view) == Rect(-50, -50, 200, 200))
    #expect(scene.bounds(of: view) == Rect(0, 0, 100, 100))
  }

  @Test("takes a frame into size and center, never into the bounds' origin (R3)")
  mutating func settingFrame() throws {
    try scene.setBounds(Rect(50, 50, 10, 10), of: view)
    try scene.setFrame(Rect(0, 0, 100, 40), of: view)
    #expect(scene.bounds(of: view) == Rect(50, 50, 100, 40))
    #expect(scene.center(of: view) == Point(50, 20))
  }

  @Test("takes a frame under a scale so that the box has that size (R4)")
  mutating func frameUnderScale() throws {
    try scene.set(.scale, of: view, to: .number(0.5))
    try scene.setFrame(Rect(0, 0, 100, 100), of: view)
    #expect(scene.bounds(of: view) == Rect(0, 0, 200, 200))
    #expect(scene.center(of: view) == Point(50, 50))
    #expect(scene.frame(of: view) == Rect(0, 0, 100, 100))
  }

  @Test(
    "takes a frame under a turn so that the box is where it was wanted (R4)",
    arguments: [90, 180, 270, 30, 200] as [Double])
  mutating func frameUnderRotation(degrees: Double) throws {
    try scene.set(.rotate, of: view, to: .number(degrees))
    try scene.setFrame(Rect(10, 20, 200, 180), of: view)
    #expect(isClose(scene.frame(of: view), Rect(10, 20, 200, 180)))
  }

  @Test("keeps the center when the size of the bounds changes (R5)")
  mutating func settingBounds() throws {
    try scene.setBounds(Rect(0, 0, 200, 200), of: view)
    #expect(scene.frame(of: view) == Rect(-50, -50, 200, 200))
    #expect(scene.center(of: view) == Point(50, 50))
  }

  @Test("keeps frame and center when the origin of the bounds changes (R5)")
  mutating func scrolling() throws {
    try scene.setOffset(Point(30, -40), of: view)
    #expect(scene.frame(of: view) == Rect(0, 0, 100, 100))
    #expect(scene.center(of: view) == Point(50, 50))
    #expect(scene.bounds(of: view) == Rect(30, -40, 100, 100))
  }

  @Test("shifts children against the origin of the bounds (R6)")
  mutating func childrenShift() throws {
    try scene.setFrame(Rect(0, 0, 320, 480), of: view)
    let child = try scene.add("child", to: "v", Rect(0, 200, 10, 10))
    let before = scene.toWindow(.zero, of: child)
    try scene.setOffset(Point(0, 150), of: view)
    #expect(scene.toSuperview(Point(0, 200), of: view) == Point(0, 50))
    #expect(scene.toLocal(Point(0, 50), of: view) == Point(0, 200))
    #expect(scene.toWindow(.zero, of: child) == before - Point(0, 150))
  }

  @Test("moves the frame with the anchor and keeps the center (R7)")
  mutating func anchor() throws {
    try scene.setAnchor(.zero, of: view)
    #expect(scene.frame(of: view) == Rect(50, 50, 100, 100))
    #expect(scene.center(of: view) == Point(50, 50))
    try scene.set(.rotate, of: view, to: .number(90))
    #expect(scene.frame(of: view) == Rect(-50, 50, 100, 100))
  }

  @Test("standardizes a frame and bounds of negative size (R11)")
  mutating func negativeSize() throws {
    try scene.setFrame(Rect(10, 10, -10, -10), of: view)
    #expect(scene.frame(of: view).origin == Point(0, 0))
    #expect(scene.bounds(of: view).size == Size(10, 10))
    try scene.setBounds(Rect(10, 10, -4, -6), of: view)
    #expect(scene.bounds(of: view).origin == Point(6, 4))
    #expect(scene.bounds(of: view).size == Size(4, 6))
  }

  @Test(
    "refuses numbers that are none and stays as it was (R17)",
    arguments: [.nan, .infinity, -.infinity] as [Double],
    [Property.frame, .bounds, .center, .offset, .anchor, .rotate, .scale, .translate, .transform, .alpha, .z])
  mutating func invalidGeometry(number: Double, property: Property) throws {
    let before = scene
    let value: PropertyValue =
      switch property.shape {
      case .rect: .rect(Rect(0, number, 1, 1))
      case .point, .scale: .point(Point(number, 0))
      case .transform: .transform(.scale(1, number))
      default: .number(number)
      }
    #expect(throws: Refusal.invalidGeometry(property: property.rawValue, of: "v")) {
      try scene.set(property, of: view, to: value)
    }
    #expect(scene == before)
  }

  @Test("leads nowhere under a singular transform, and back again afterwards (R30)")
  mutating func singular() throws {
    try scene.set(.scale, of: view, to: .number(0))
    #expect(scene.toLocal(Point(50, 50), of: view) == nil)
    #expect(scene.frame(of: view) == Rect(50, 50, 0, 0))
    #expect(scene.hasFlag(.singular, view))
    try scene.set(.scale, of: view, to: .number(1))
    #expect(scene.toLocal(Point(50, 50), of: view) == Point(50, 50))
    #expect(!scene.hasFlag(.singular, view))
  }

  @Test("is exactly as it was once the transform is the identity again")
  mutating func backToIdentity() throws {
    try scene.setFrame(Rect(16.1, 7.7, 33.3, 44.4), of: view)
    let frame = scene.frame(of: view)
    try scene.set(.rotate, of: view, to: .number(33))
    try scene.set(.rotate, of: view, to: .number(0))
    #expect(scene.frame(of: view) == frame)
    #expect(scene.transform(of: view) == .identity)
    #expect(!scene.hasFlag(.transformed, view))
  }

  @Test("takes a transform that code has made, and says its parts")
  mutating func transformFromCode() throws {
    let made = AffineTransform.rotation(degrees: 90).then(.scale(2, 2)).then(.translation(3, 4))
    try scene.setTransform(made, of: view)
    #expect(scene.transform(of: view) == made)
    #expect(scene.pose(of: view).rotation == 90)
    #expect(scene.pose(of: view).scaleX == 2)
    #expect(scene.value(of: .translate, view) == .point(Point(3, 4)))
  }

  @Test(
    "takes a frame under a turn as the bounds' size where the option says so (R4)",
    arguments: [("enclosing", Size(50, 200)), ("bounds", Size(200, 50))])
  mutating func rotatedFrame(option: String, size: Size) throws {
    try scene.setOption(.rotatedFrame, to: option)
    try scene.set(.rotate, of: view, to: .number(90))
    try scene.setFrame(Rect(0, 0, 200, 50), of: view)
    #expect(isClose(scene.bounds(of: view).size.width, size.width))
    #expect(isClose(scene.bounds(of: view).size.height, size.height))
    #expect(isClose(scene.center(of: view), Point(100, 25)))
  }

  @Test("refuses finite numbers whose frame would not be finite, and stays as it was (R17)")
  mutating func hugeNumbers() throws {
    let before = scene
    let huge = 1e308
    let refused: [(Property, PropertyValue)] = [
      (.frame, .rect(Rect(huge, -huge, huge, huge))), (.bounds, .rect(Rect(huge, 0, huge, 1))),
      (.anchor, .point(Point(-huge, 0))),
    ]
    for (property, value) in refused {
      #expect(throws: Refusal.invalidGeometry(property: property.rawValue, of: "v")) {
        try scene.set(property, of: view, to: value)
      }
      #expect(scene == before)
    }
    try scene.setFrame(Rect(0, 0, 1e200, 1e200), of: view)
    let large = scene
    #expect(throws: Refusal.invalidGeometry(property: "transform", of: "v")) {
      try scene.setPose(Pose(.scale(1e200, 1e200)), of: view)
    }
    #expect(scene == large)
    _ = scene.convert(Rect(0, 0, 1, 1), from: view, to: try scene.require("window"))
    #expect(scene.checkInvariants().isEmpty)
  }
}
