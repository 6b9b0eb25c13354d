import Geometry

/// The kinds of UIGestureRecognizer, by the words of the command language.
public enum RecognizerKind: String, CaseIterable, Sendable {
  /// UITapGestureRecognizer (R98).
  case tap
  /// UIPanGestureRecognizer (R101).
  case pan
  /// UILongPressGestureRecognizer (R100).
  case longpress
  /// UISwipeGestureRecognizer (R102).
  case swipe
  /// UIPinchGestureRecognizer (R103).
  case pinch
  /// UIRotationGestureRecognizer (R103).
  case rotation
  /// UIScreenEdgePanGestureRecognizer (R104).
  case edgepan
  /// A subclass of UIGestureRecognizer whose methods are given as code (R88).
  case custom

  /// UIKit's name of the class.
  public var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .longpress: "UILongPressGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .edgepan: "UIScreenEdgePanGestureRecognizer"
    case .custom: "UIGestureRecognizer"
    }
  }

  /// Whether it goes from possible to recognized at once (R86).
  public var isDiscrete: Bool { self == .tap || self == .swipe }
}

/// A direction of a swipe, or an edge of the screen.
public struct Sides: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// To the left, or the left edge.
  public static let left = Sides(rawValue: 1)
  /// To the right, or the right edge.
  public static let right = Sides(rawValue: 2)
  /// Upwards, or the upper edge.
  public static let up = Sides(rawValue: 4)
  /// Downwards, or the lower edge.
  public static let down = Sides(rawValue: 8)

  /// The names of the sides, for directions.
  public var names: [String] {
    [("left", Sides.left), ("right", .right), ("up", .up), ("down", .down)].filter { contains($0.1) }.map(\.0)
  }
}

/// A recognizer's action: what it sends for each state that is told (R87).
public enum RecognizerAction: Equatable, Sendable {
  /// Prints a line.
  case print(String)
  /// Sends a selector to an object.
  case send(selector: String, to: ObjectID)
}

/// The settings of a gesture recognizer; its state lives with the touches (R143 for the defaults).
public struct RecognizerState: Equatable, Sendable {
  /// The kind.
  public var kind: RecognizerKind
  /// The one view it is attached to (R83).
  public var view: ObjectID?
  /// numberOfTapsRequired; 1 for a tap, 0 for a long press.
  public var taps: Int
  /// numberOfTouchesRequired, or a pan's minimumNumberOfTouches.
  public var touches = 1
  /// A pan's maximumNumberOfTouches; nil for as many as there are (R101).
  public var maximum: Int?
  /// minimumPressDuration in seconds.
  public var minimum = 0.5
  /// A swipe's direction.
  public var direction: Sides = .right
  /// A screen-edge pan's edges; none by default (R104).
  public var edges: Sides = []
  /// isEnabled (R85).
  public var isEnabled = true
  /// cancelsTouchesInView (R89).
  public var cancelsTouchesInView = true
  /// delaysTouchesBegan (R90).
  public var delaysTouchesBegan = false
  /// delaysTouchesEnded (R91).
  public var delaysTouchesEnded = true
  /// Those whose failure it waits for (R95).
  public var requires: [ObjectID] = []
  /// Those with which its delegate lets it recognise at the same time (R94).
  public var simultaneous: [ObjectID] = []
  /// Its actions, in the order of adding.
  public var actions: [RecognizerAction] = []
  /// The scroll view whose own pan this is (R129).
  public var scrollView: ObjectID?

  /// Settings with UIKit's defaults (R143).
  public init(_ kind: RecognizerKind) {
    self.kind = kind
    taps = kind == .longpress ? 0 : 1
    if kind == .pinch || kind == .rotation { touches = 2 }
  }
}

extension Scene {
  /// A recognizer's settings.
  public func recognizer(_ id: ObjectID) -> RecognizerState? { recognizers[id] }

  /// The recognizers of a view, in the order of adding.
  public func recognizers(of view: ObjectID) -> [ObjectID] { recognizersOfView[view] ?? [] }

  /// All recognizers, in the order of their making.
  public var recognizersInOrder: [ObjectID] { recognizers.keys.sorted() }

  /// Makes a recognizer and attaches it to a view.
  public mutating func makeRecognizer(
    _ name: String, _ settings: RecognizerState, on view: ObjectID, class className: String? = nil
  ) throws(Refusal) -> ObjectID {
    try checkNewName(name)
    try checkRoom()
    let id = make(.recognizer, name: name, class: className ?? settings.kind.className)
    recognizers[id] = settings
    attach(id, to: view)
    return id
  }

  /// Attaches a recognizer to a view, taking it from the one it had (R83).
  public mutating func attach(_ id: ObjectID, to view: ObjectID) {
    if let old = recognizers[id]?.view { recognizersOfView[old]?.removeAll { $0 == id } }
    recognizers[id]?.view = view
    recognizersOfView[view, default: []].append(id)
  }

  /// Changes a recognizer's settings; the view is changed by ``attach(_:to:)`` alone.
  public mutating func updateRecognizer(_ id: ObjectID, _ change: (inout RecognizerState) -> Void) {
    guard var settings = recognizers[id] else { return }
    let view = settings.view
    change(&settings)
    settings.view = view
    recognizers[id] = settings
  }

  /// Makes a recognizer wait for another's failure; circles are refused, since nobody could ever recognise (R95).
  public mutating func require(_ id: ObjectID, toFail other: ObjectID) throws(Refusal) {
    if let circle = requirementPath(from: other, to: id) {
      throw .requirementCircle(([id] + circle).map { name(of: $0) })
    }
    if recognizers[id]?.requires.contains(other) == false { recognizers[id]?.requires.append(other) }
  }

  private func requirementPath(from start: ObjectID, to goal: ObjectID) -> [ObjectID]? {
    if start == goal { return [start] }
    var seen: Set<ObjectID> = [start]
    var paths: [[ObjectID]] = [[start]]
    while !paths.isEmpty {
      let path = paths.removeFirst()
      guard let last = path.last else { continue }
      for next in recognizers[last]?.requires ?? [] {
        if next == goal { return path + [next] }
        if seen.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return nil
  }

  /// The pan recognizer that a scroll view owns by the name `NAME.pan` (R129).
  mutating func makeScrollPan(of view: ObjectID) {
    let id = make(.recognizer, name: name(of: view) + ".pan", class: "UIPanGestureRecognizer")
    var settings = RecognizerState(.pan)
    settings.scrollView = view
    recognizers[id] = settings
    attach(id, to: view)
  }

  /// A scroll view's own pan recognizer.
  public func scrollPan(of view: ObjectID) -> ObjectID? {
    recognizersOfView[view]?.first { recognizers[$0]?.scrollView == view } ?? names[name(of: view) + ".pan"]
  }

  mutating func discardRecognizer(_ id: ObjectID) {
    if let view = recognizers[id]?.view { recognizersOfView[view]?.removeAll { $0 == id } }
    recognizers[id] = nil
    discard(id)
  }
}
