import Geometry
import SceneModel

/// The screen cut up by the view that gets a touch, or by the view that is seen: exact outlines, not samples.
///
/// Whatever is asked first stands first, so the first shape that holds a point owns it; and since nothing is drawn
/// over what stands first, a drawing lays the shapes down from the last to the first.
public struct ScreenRegions: Equatable, Sendable {
  /// A view's outline, as far as those above it let it be.
  public struct Layer: Equatable, Sendable {
    /// The view.
    public let view: ObjectID
    /// Its outline in points of the screen, before those in front are taken away.
    public let shape: ConvexShape
  }

  /// A part of the screen that belongs to one view.
  public struct Piece: Equatable, Sendable {
    /// The view.
    public let view: ObjectID
    /// The part, in points of the screen.
    public let shape: ConvexShape
  }

  /// The outlines, the first to be asked first.
  public private(set) var layers: [Layer] = []

  /// Who gets a touch; nil where code takes part in the search, since code cannot be cut into outlines.
  public init?(touching scene: Scene) {
    guard scene.hitTestingCodeCount == 0 else { return nil }
    add(scene, isSight: false)
  }

  /// Who is seen, drawn as Core Animation draws: hidden and faded views are not, nor is a view whose colour is clear;
  /// clipsToBounds and zPosition count here.
  public init(seeing scene: Scene) { add(scene, isSight: true) }

  /// Who owns a point of the screen.
  public func owner(at point: Point) -> ObjectID? { layers.first { $0.shape.contains(point) }?.view }

  /// The parts of the screen, which share no area: what each outline is without those before it.
  public var pieces: [Piece] {
    var work = CuttingWork(.max)
    return pieces(with: &work)
  }

  /// The parts, as long as the work lasts: turned outlines that overlap fall into ever more of them.
  func pieces(with work: inout CuttingWork) -> [Piece] {
    var pieces: [Piece] = []
    for (place, layer) in layers.enumerated() where !work.isDone {
      var rest = [layer.shape]
      work.look(place)
      for front in layers[..<place] where front.shape.meets(layer.shape) {
        rest.subtract(front.shape, &work)
        if rest.isEmpty || work.isDone { break }
      }
      pieces += rest.map { Piece(view: layer.view, shape: $0) }
    }
    return pieces
  }

  // MARK: Making

  private struct Level {
    let view: ObjectID
    /// The subviews that are still to come, the rearmost first.
    var open: [ObjectID]
    let toScreen: AffineTransform
    /// What the view's subviews are kept within; nil for no bound.
    let clip: ConvexShape?
    /// The view's own outline; nil where it is passed through.
    let shape: ConvexShape?
    let alpha: Double
  }

  private mutating func add(_ scene: Scene, isSight: Bool) {
    let usesZ = isSight && scene.hasZPositions
    for window in scene.windowsFrontToBack where !scene.hasFlag(.hidden, window) {
      // A list of levels instead of a recursion: trees may have 100,000 of them.
      var levels: [Level] = []
      func enter(_ view: ObjectID, _ above: Level?) {
        let placement = scene.placements[view.place]
        let alpha = (above?.alpha ?? 1) * Double(placement.opacity)
        if isSight {
          guard !placement.flags.contains(.hidden), alpha >= Placement.leastVisibleAlpha else { return }
        } else {
          guard placement.flags.isDisjoint(with: ViewFlags.refusing), !placement.isTransparent,
            !placement.flags.contains(.singular)
          else { return }
        }
        let toScreen = scene.toSuperviewTransform(of: view).then(above?.toScreen ?? .identity)
        let bounds = ConvexShape(placement.bounds.corners.map { toScreen.apply($0) })
        let own = above?.clip.map { bounds.intersection($0) } ?? bounds
        // What lies outside of a view is never asked; what is drawn may hang over.
        let clip = !isSight || placement.flags.contains(.clips) ? own : above?.clip
        if clip?.isEmpty ?? false { return }
        let open =
          placement.firstChild < 0 ? [] : usesZ ? scene.drawnSubviews(of: view) : scene.subviews(of: view)
        let isShown = !own.isEmpty && !(isSight && scene.value(of: .color, view) == .text("clear"))
        levels.append(
          Level(
            view: view, open: open, toScreen: toScreen, clip: clip, shape: isShown ? own : nil, alpha: alpha))
      }
      enter(window, nil)
      while let level = levels.last {
        if let next = level.open.last {
          levels[levels.count - 1].open.removeLast()
          enter(next, level)
        } else {
          if let shape = level.shape { layers.append(Layer(view: level.view, shape: shape)) }
          levels.removeLast()
        }
      }
    }
  }
}

extension [ConvexShape] {
  /// Takes a shape away from all of them.
  mutating func subtract(_ shape: ConvexShape, _ work: inout CuttingWork) {
    work.look(count)
    guard contains(where: { $0.meets(shape) }) else { return }
    var left: [ConvexShape] = []
    left.reserveCapacity(count)
    for piece in self {
      if piece.meets(shape) {
        work.cut()
        left += piece.subtracting(shape)
      } else {
        left.append(piece)
      }
    }
    self = left
  }
}

/// How much cutting up may still be done: a map must be there at once, and a grid of cells tells nearly as much.
struct CuttingWork {
  private var left: Int

  init(_ left: Int) { self.left = left }

  /// As much as takes some milliseconds.
  static var moment: CuttingWork { CuttingWork(80_000) }

  /// Whether it is used up.
  var isDone: Bool { left <= 0 }

  /// Boxes were compared.
  mutating func look(_ count: Int) { left -= count }
  /// One shape was cut along another.
  mutating func cut() { left -= 50 }
}

/// A part of the screen where one view is seen and another gets the touch.
public struct DeadZone: Equatable, Sendable {
  /// The view that is seen.
  public let seen: ObjectID
  /// Who gets the touch; nil for nobody.
  public let taker: ObjectID?
  /// How large it is, in square points.
  public let area: Double
  /// The smallest rectangle around it, in points of the screen.
  public let box: Rect
}

extension Scene {
  /// The view that stands for another to the eye of a person who taps: a label or an image belongs to the view on
  /// which it lies, since it takes no touches by its class's default.
  public func bearer(of view: ObjectID) -> ObjectID {
    var current = view
    while hasFlag(.interactionDisabled, current), defaultValue(of: .interaction, current) == .bool(false),
      let parent = superview(of: current)
    {
      current = parent
    }
    return current
  }

  /// The parts of the screen where a view is seen and another gets the touch, the largest first; nil where code takes
  /// part in the search, or the screen holds too many views to be cut up exactly.
  public func deadZones() -> [DeadZone]? {
    let sight = ScreenRegions(seeing: self)
    guard let touched = ScreenRegions(touching: self) else { return nil }
    var work = CuttingWork.moment
    var zones = DeadZones(scene: self)
    let screen = windowsInOrder.filter { !hasFlag(.hidden, $0) }.map { ConvexShape(frame(of: $0)) }
    let owned = touched.pieces(with: &work)
    for piece in sight.pieces(with: &work) {
      work.look(owned.count)
      if work.isDone { return nil }
      // What hangs out of the only window is not on the screen.
      var rest = screen.count == 1 ? [piece.shape.intersection(screen[0])] : [piece.shape]
      for own in owned where own.shape.meets(piece.shape) {
        for shape in rest where shape.meets(own.shape) {
          work.cut()
          zones.add(piece.view, own.view, shape.intersection(own.shape))
        }
        rest.subtract(own.shape, &work)
        if rest.isEmpty { break }
      }
      for shape in rest { zones.add(piece.view, nil, shape) }
    }
    return work.isDone ? nil : zones.sorted
  }

  /// Whether a touch on a view that is seen goes where anybody expects it to go.
  ///
  /// A label or an image belongs to the view on which it lies, and lets touches through to what that one holds.
  public func isExpected(_ taker: ObjectID?, seen: ObjectID) -> Bool {
    let bearer = bearer(of: seen)
    if bearer == taker { return true }
    guard bearer != seen, let taker else { return false }
    return isDescendant(taker, of: bearer)
  }
}

/// Zones that are being gathered, by who is seen and who takes.
public struct DeadZones: Sendable {
  private let scene: Scene
  private var areas = AreasByPair()

  /// None of a scene yet.
  public init(scene: Scene) { self.scene = scene }

  /// Adds a part of the screen, unless the touch goes where it is expected to go.
  public mutating func add(_ seen: ObjectID, _ taker: ObjectID?, _ shape: ConvexShape) {
    guard !scene.isExpected(taker, seen: seen) else { return }
    areas.add(scene.bearer(of: seen), taker, shape)
  }

  /// The largest first.
  public var sorted: [DeadZone] {
    areas.sorted.compactMap { seen, taker, area, box in
      seen.map { DeadZone(seen: $0, taker: taker, area: area, box: box) }
    }
  }
}

/// Parts of the screen, gathered by two views that have to do with each.
struct AreasByPair: Sendable {
  private struct Pair: Hashable {
    let first: ObjectID?
    let second: ObjectID?
  }

  private var found: [Pair: (area: Double, box: Rect)] = [:]

  /// Adds a part, unless rounding alone has left it.
  mutating func add(_ first: ObjectID?, _ second: ObjectID?, _ shape: ConvexShape) {
    guard shape.area > ConvexShape.leastArea else { return }
    let known = found[Pair(first: first, second: second)] ?? (0, .null)
    found[Pair(first: first, second: second)] = (known.area + shape.area, known.box.union(shape.box))
  }

  /// The largest first, with the smallest rectangle around each.
  var sorted: [(first: ObjectID?, second: ObjectID?, area: Double, box: Rect)] {
    found.sorted { left, right in
      (right.value.area, left.key.first?.index ?? -1, left.key.second?.index ?? -1)
        < (left.value.area, right.key.first?.index ?? -1, right.key.second?.index ?? -1)
    }.map { ($0.key.first, $0.key.second, $0.value.area, $0.value.box) }
  }
}
