import Geometry
import Testing

@Suite("Points")
struct PointTests {
  @Test("add, subtract and measure")
  func arithmetic() {
    #expect(Point(1, 2) + Point(3, -4) == Point(4, -2))
    #expect(Point(1, 2) - Point(3, -4) == Point(-2, 6))
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
    #expect(Point.zero.distance(to: .zero) == 0)
  }

  @Test("know whether they are finite (R17)", arguments: oddNumbers)
  func finite(number: Double) {
    #expect(Point(number, 0).isFinite == number.isFinite)
    #expect(Point(0, number).isFinite == number.isFinite)
    #expect(Rect(0, 0, number, 1).isFinite == number.isFinite)
    #expect(Rect(0, 0, 1, number).isFinite == number.isFinite)
  }
}
