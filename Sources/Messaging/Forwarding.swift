import SceneModel

/// The responders that are handing a message on at this moment, the outermost first: by them a chain that leads back to
/// itself is known (R57).
public struct Forwarding: Equatable, Sendable {
  /// A responder and the message that it hands on.
  private struct Hop: Hashable {
    let responder: ObjectID
    let selector: Selector
  }

  private var hops: [Hop] = []
  /// How often each of them is there, from the first link on that can lead back: superviews alone never do, and a chain
  /// may have 100,000 of them.
  private var known: [Hop: Int]?

  /// Nobody hands anything on.
  public init() {}

  /// How many there are.
  public var count: Int { hops.count }

  /// A responder begins to hand a message on.
  public mutating func enter(_ responder: ObjectID, _ selector: Selector) {
    let hop = Hop(responder: responder, selector: selector)
    hops.append(hop)
    known?[hop, default: 0] += 1
  }

  /// All but the first have handed it on.
  public mutating func leave(to rest: Int) {
    if rest == 0 { known = nil }
    if known != nil {
      for hop in hops[rest...] {
        let count = known?[hop] ?? 0
        known?[hop] = count > 1 ? count - 1 : nil
      }
    }
    hops.removeSubrange(rest...)
  }

  /// Whether a link leads to one who is handing on the same message already.
  ///
  /// Code (R57) and a presenter whose view stands within the presented one (R51) lead back, and any link behind such
  /// a one may close the circle.
  public mutating func leadsBack(_ link: ChainLink, _ selector: Selector) -> Bool {
    if known == nil {
      guard link.reason == .override || link.reason == .presenter else { return false }
      known = Dictionary(hops.map { ($0, 1) }, uniquingKeysWith: +)
    }
    return known?[Hop(responder: link.responder, selector: selector)] != nil
  }
}
