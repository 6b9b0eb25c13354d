import SceneModel
import Testing

@testable import Messaging

@Suite("Who hands messages on")
struct ForwardingTests {
  private let a = ObjectID(1)
  private let b = ObjectID(2)
  private let c = ObjectID(3)

  /// Whether a link leads back: asked of a copy, as a macro can change nothing.
  private func back(
    _ forwarding: Forwarding, _ responder: ObjectID, _ reason: LinkReason,
    _ selector: Selector = .touchesBegan
  ) -> Bool {
    var copy = forwarding
    return copy.leadsBack(ChainLink(responder, reason), selector)
  }

  @Test("Superviews alone never lead back; behind code or a presenter any link may (R51, R57)")
  func links() {
    var forwarding = Forwarding()
    forwarding.enter(a, .touchesBegan)
    #expect(!back(forwarding, a, .superview))
    #expect(back(forwarding, a, .override) && back(forwarding, a, .presenter))
    let isBack = forwarding.leadsBack(ChainLink(b, .presenter), .touchesBegan)
    #expect(!isBack)
    forwarding.enter(b, .touchesBegan)
    #expect(back(forwarding, a, .superview) && !back(forwarding, a, .superview, .touchesEnded))
    #expect(!back(forwarding, c, .override))
  }

  @Test("Who has handed a message on may be led to again; who does so twice, when both have")
  func leaving() {
    var forwarding = Forwarding()
    forwarding.enter(a, .touchesBegan)
    forwarding.enter(b, .touchesBegan)
    let isBack = forwarding.leadsBack(ChainLink(b, .override), .touchesBegan)
    #expect(isBack)
    forwarding.enter(b, .touchesBegan)
    forwarding.leave(to: 2)
    #expect(back(forwarding, b, .superview))
    forwarding.leave(to: 1)
    #expect(!back(forwarding, b, .superview) && back(forwarding, a, .superview))
    forwarding.leave(to: 0)
    #expect(forwarding == Forwarding() && forwarding.count == 0)
  }
}
