/// The placements of all objects, by their places in the arena, and the gates that follow from them.
///
/// A gate is made anew whenever its placement is written to, so the two cannot differ.
@frozen
public struct Placements: RandomAccessCollection, Equatable, Sendable {
  @usableFromInline
  var rows: [Placement] = []
  @usableFromInline
  var gates: [Gate] = []

  init() {}

  /// The first place.
  @inlinable
  public var startIndex: Int { 0 }

  /// The place of the next object.
  @inlinable
  public var endIndex: Int { rows.count }

  /// The placement of an object.
  public internal(set) subscript(place: Int) -> Placement {
    @inlinable get { rows[place] }
    _modify {
      defer { gates[place] = Gate(rows[place], at: place) }
      yield &rows[place]
    }
  }

  /// Changes links alone, which leaves the area of the gate as it is.
  mutating func relink(_ place: Int, _ change: (inout Placement) -> Void) {
    change(&rows[place])
    gates[place].relink(rows[place], at: place)
  }

  /// What a search looks at first.
  public func gate(at place: Int) -> Gate { gates[place] }

  /// Whether the placements are the same; the gates are then, too.
  public static func == (one: Placements, other: Placements) -> Bool { one.rows == other.rows }

  mutating func append(_ placement: Placement) {
    gates.append(Gate(placement, at: rows.count))
    rows.append(placement)
  }

  /// Makes room for more objects.
  mutating func reserve(_ count: Int) {
    gates.reserveCapacity(gates.count + count)
    rows.reserveCapacity(rows.count + count)
  }

  /// Gates and placements as bare memory, for the inner loop of a search.
  @inlinable
  public func withUnsafeRows<Result>(
    _ body: (UnsafePointer<Gate>, UnsafePointer<Placement>) -> Result
  ) -> Result? {
    gates.withUnsafeBufferPointer { gates in
      rows.withUnsafeBufferPointer { rows in
        guard let gates = gates.baseAddress, let rows = rows.baseAddress else { return nil }
        return body(gates, rows)
      }
    }
  }
}
