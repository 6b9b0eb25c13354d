import Geometry
import SceneModel

/// Finds the views at many points of one scene, without a trace: for maps, comparisons and explanations.
///
/// The first points are searched for as UIKit does it. When that has cost as much as an index of all views would,
/// the index is made, and most of what follows is looked up (the answers are the same to the last bit).
public struct Searcher: Sendable {
  /// The scene that is searched.
  public let scene: Scene
  private var index: SearchIndex?
  private var mayIndex = true
  /// How many views were asked so far.
  private var effort = 0

  /// What an index costs, in views asked a view.
  private static let costOfIndex = 64

  /// Searches in a scene.
  public init(_ scene: Scene) { self.scene = scene }

  /// Whether points are looked up by now.
  public var isIndexed: Bool { index != nil }

  /// The bytes that the index takes; 0 while there is none.
  public var indexBytes: Int { index?.bytes ?? 0 }

  /// Makes the index at once: for measurements and tests, and for those who know that they will ask a lot.
  public mutating func makeIndex() {
    mayIndex = false
    index = SearchIndex(scene)
  }

  /// The view that a touch at a point of the screen hits, or nobody (R44); for scenes without hit-testing code.
  public mutating func hitView(at screen: Point) -> ObjectID? {
    knownView(at: screen) ?? walk(to: screen)
  }

  /// Apart, so that a look-up does without what a walk needs.
  @inline(never)
  private mutating func walk(to screen: Point) -> ObjectID? {
    let (view, asked) = scene.countedHitView(at: screen)
    spend(asked)
    return view
  }

  /// The view at a point as far as it is known without calling any code; nil where only a search can tell.
  ///
  /// Code that was not called because a view before it took the touch is not called by a search either.
  public func knownView(at screen: Point) -> ObjectID?? {
    switch index?.finding(at: screen) {
    case .view(let view)?: .some(view)
    case .nobody?: .some(nil)
    case .unknown?, nil: nil
    case .depends(let entry)?: lookClosely(at: screen, entry)
    }
  }

  /// Asks the superviews where it depends on them.
  @inline(never)
  private func lookClosely(at screen: Point, _ first: Int) -> ObjectID?? {
    guard let index else { return nil }
    var place = first
    while true {
      let entry = index.entries[place]
      if !entry.traits.isDisjoint(with: [.barrier, .shared]) { return nil }
      guard let isHit = scene.reaches(entry.place, from: screen, within: SearchIndex.askedSuperviews) else {
        return nil
      }
      if isHit { return .some(ObjectID(entry.place)) }
      switch index.finding(at: screen, after: place) {
      case .view(let view): return .some(view)
      case .nobody: return .some(nil)
      case .unknown: return nil
      case .depends(let next): place = next
      }
    }
  }

  /// Tells of a search that was made elsewhere, and of how many views it asked.
  public mutating func spend(_ asked: Int) {
    effort += asked
    if mayIndex, effort > Searcher.costOfIndex * (scene.idCount + 128) { makeIndex() }
  }
}
