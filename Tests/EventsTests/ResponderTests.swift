import Geometry
import Messaging
import SceneModel
import Testing

@testable import Events

/// First responder and events without a place: R133 to R142; animations and the clock: R31, R32.
@Suite struct ResponderTests {
  private func lab() throws -> Lab {
    var lab = Lab()
    try lab.add("field", 20, 20, 200, 40, as: "UITextField")
    try lab.add("plain", 20, 100, 200, 40)
    return lab
  }

  private func responder(_ lab: Lab) -> String? { lab.scene.name(of: lab.scene.firstResponder) }

  @Test("A tap makes a text field first responder, a plain view never (R133)")
  func tapped() throws {
    var lab = try lab()
    try lab.tap(100, 120)
    #expect(responder(lab) == nil)
    try lab.tap(100, 40)
    #expect(responder(lab) == "field")
    #expect(lab.log(of: "field").contains("field!editingDidBegin"))
    try lab.wait(1)
    // A recognizer around it that takes the touch does not keep the field from it.
    try lab.perform(.firstResponder(nil))
    #expect(lab.log(of: "field").last == "field!editingDidEnd")
    try lab.gesture("t", .tap, on: "view")
    try lab.tap(100, 40)
    #expect(responder(lab) == "field")
    #expect(lab.state("t") == .ended)
  }

  @Test("A text view becomes first responder as well (R133)")
  func textView() throws {
    var lab = try lab()
    try lab.add("text", 20, 200, 200, 100, as: "UITextView")
    try lab.tap(100, 250)
    #expect(responder(lab) == "text")
  }

  @Test("Who can become first responder, and who has to let go (R134, R135)")
  func become() throws {
    var lab = try lab()
    let (plain, field) = (try lab.scene.require("plain"), try lab.scene.require("field"))
    #expect(throws: Fault(.refused(.cannotBecomeFirstResponder("plain", reason: .saysNo)))) {
      try lab.perform(.firstResponder(plain))
    }
    try lab.override("plain", .canBecomeFirstResponder, answering: .bool(true))
    try lab.perform(.firstResponder(plain))
    #expect(responder(lab) == "plain")
    try lab.perform(.firstResponder(field))
    #expect(responder(lab) == "field")
    try lab.override("field", .canResignFirstResponder, answering: .bool(false))
    #expect(throws: Fault(.refused(.cannotBecomeFirstResponder("plain", reason: .otherKeepsIt("field"))))) {
      try lab.perform(.firstResponder(plain))
    }
    #expect(responder(lab) == "field")
  }

  @Test("A view in no window cannot become it, and loses it with its window (R134)")
  func windowless() throws {
    var lab = try lab()
    let field = try lab.scene.require("field")
    try lab.perform(.firstResponder(field))
    lab.scene.detach(field)
    try lab.perform(.sceneChanged)
    #expect(responder(lab) == nil)
    #expect(throws: Fault(.refused(.cannotBecomeFirstResponder("field", reason: .notInWindow)))) {
      try lab.perform(.firstResponder(field))
    }
  }

  @Test("A shake goes to the first responder and up the chain, without a search (R136)")
  func shake() throws {
    var lab = try lab()
    try lab.override("plain", .canBecomeFirstResponder, answering: .bool(true))
    try lab.perform(.firstResponder(lab.scene.require("plain")))
    try lab.perform(.shake)
    #expect(lab.log(of: "plain") == ["plain.motionBegan", "plain.motionEnded"])
    #expect(lab.log(of: "vc") == ["vc.motionBegan", "vc.motionEnded"])
    #expect(lab.handler == nil)
    #expect(!lab.trace.steps.contains { if case .hitTest = $0.kind { true } else { false } })
  }

  @Test(
    "Without a first responder a shake begins at the key window's root, or goes to nobody (R136)",
    arguments: ["keyWindow", "nobody"])
  func shakeAlone(_ option: String) throws {
    var lab = try lab()
    try lab.scene.setOption(.shake, to: option)
    try lab.perform(.shake)
    #expect(lab.log(of: "vc").isEmpty == (option == "nobody"))
    #expect(lab.log(of: "plain").isEmpty)
    #expect(lab.noted(.undocumented(.shake)))
  }

  @Test("Remote control and presses go to the first responder (R137, R138)")
  func others() throws {
    var lab = try lab()
    try lab.override("vc", .canBecomeFirstResponder, answering: .bool(true))
    try lab.override("vc", .remoteControl) { (_, _, app) throws(Fault) in
      app.print("\(app.input.event.map { "\($0)" } ?? "") \(app.input.eventName)", from: nil)
      return .none
    }
    try lab.perform(.firstResponder(lab.scene.require("vc")))
    try lab.perform(.remote("play"))
    #expect(lab.log() == ["vc.remoteControl", "\"remoteControl play\""])
    try lab.perform(.press("menu"))
    #expect(lab.log(of: "vc") == ["vc.pressesBegan", "vc.pressesEnded"])
  }

  @Test("A key goes to the text field that is first responder, and writes (R138)")
  func key() throws {
    var lab = try lab()
    try lab.perform(.firstResponder(lab.scene.require("field")))
    try lab.perform(.key("k"))
    #expect(lab.log(of: "field") == ["field.pressesBegan", "field.pressesEnded", "field!editingChanged"])
    #expect(lab.scene.value(of: .text, try lab.scene.require("field")) == .text("k"))
  }

  @Test("The delete key takes a letter away, and tells nobody when there is none (R138)")
  func deleteKey() throws {
    var lab = try lab()
    try lab.perform(.firstResponder(lab.scene.require("field")))
    try lab.perform(.key("k"))
    try lab.perform(.key("delete"))
    #expect(lab.log(of: "field").last == "field!editingChanged")
    #expect(lab.scene.value(of: .text, try lab.scene.require("field")) == .text(""))
    try lab.perform(.key("delete"))
    #expect(lab.log(of: "field").last == "field.pressesEnded")
  }

  @Test("Keys go to the key window's first responder, and its field makes a window key (R142)")
  func keyWindow() throws {
    var lab = try lab()
    let other = try lab.scene.makeWindow("w2", frame: Rect(0, 300, 320, 100), level: 1)
    try lab.add("second", 0, 0, 100, 40, to: "w2", as: "UITextField")
    try lab.perform(.firstResponder(lab.scene.require("field")))
    try lab.perform(.key("a"))
    #expect(lab.log(of: "field").count == 3)
    try lab.tap(50, 320)
    #expect(lab.scene.keyWindow == other)
    #expect(responder(lab) == "second")
    try lab.perform(.key("a"))
    #expect(lab.log(of: "field").isEmpty)
    #expect(lab.log(of: "second").count == 3)
  }

  // MARK: Animations

  @Test("The model is at the end at once, what is seen goes there by the clock (R31)")
  func animation() throws {
    var lab = try lab()
    let plain = try lab.scene.require("plain")
    let goal = AnimatedValue(.frame, .rect(Rect(20, 300, 200, 40)))
    try lab.perform(.animate(plain, [goal], over: 2, allowsInteraction: true))
    try lab.wait(1)
    let app = Simulation(scene: lab.scene, input: lab.input)
    #expect(lab.scene.frame(of: plain) == Rect(20, 300, 200, 40))
    #expect(app.presentationScene.frame(of: plain) == Rect(20, 200, 200, 40))
    #expect(app.presentationValue(of: .frame, plain) == .rect(Rect(20, 200, 200, 40)))
    try lab.tap(100, 220)
    #expect(lab.log(of: "plain").isEmpty)
    try lab.tap(100, 320)
    #expect(lab.log(of: "plain").first == "plain.touchesBegan")
    try lab.wait(2)
    #expect(lab.input.animations.isEmpty)
  }

  @Test("Without allowUserInteraction an animated view takes no touches until the end (R32)")
  func interaction() throws {
    var lab = try lab()
    let plain = try lab.scene.require("plain")
    try lab.perform(.animate(plain, [AnimatedValue(.alpha, .number(0.5))], over: 2, allowsInteraction: false))
    try lab.wait(1)
    try lab.tap(100, 120)
    #expect(lab.input.lastHit == lab.scene.object(named: "view"))
    try lab.wait(1)
    try lab.tap(100, 120)
    #expect(lab.input.lastHit == plain)
  }

  @Test("A second animation begins where the first is seen")
  func chained() throws {
    var lab = try lab()
    let plain = try lab.scene.require("plain")
    try lab.perform(.animate(plain, [AnimatedValue(.alpha, .number(0))], over: 2, allowsInteraction: true))
    try lab.wait(1)
    try lab.perform(.animate(plain, [AnimatedValue(.alpha, .number(1))], over: 1, allowsInteraction: false))
    #expect(lab.input.animations.first?.from == .number(0.5))
    try lab.wait(1.5)
    #expect(!lab.scene.hasFlag(.animating, plain))
  }

  // MARK: Requests

  @Test(
    "Requests that do not fit are refused before anything happens",
    arguments: [
      EventRequest.wait(-1), .wait(.nan), .wait(100_000), .drag(from: .zero, to: .zero, steps: 0),
      .drag(from: .zero, to: Point(.nan, 0)), .tap(at: .zero, times: 0), .tap(at: .zero, fingers: 12),
      .touch([FingerMove(1, .up(nil))]), .touch([FingerMove(2, .move(.zero))]),
      .touch([FingerMove(1, .down(.zero)), FingerMove(1, .down(.zero))]), .pinch(at: .zero, scale: 0),
      .longpress(at: .zero, over: -0.1),
    ])
  func refused(_ request: EventRequest) throws {
    var lab = try lab()
    let before = lab.input
    #expect(throws: Fault.self) { try lab.perform(request) }
    #expect(lab.input == before)
  }

  @Test("A finger that is down cannot go down, one that is up cannot move")
  func fingers() throws {
    var lab = try lab()
    try lab.down(10, 10)
    #expect(throws: Fault(.input(.fingerIsDown(1)))) { try lab.down(20, 20) }
    try lab.up()
    #expect(throws: Fault(.input(.fingerIsUp(1)))) { try lab.move(20, 20) }
  }

  @Test("What begins a new event")
  func newEvents() throws {
    var lab = try lab()
    func begins(_ request: EventRequest) -> Bool {
      Simulation(scene: lab.scene, input: lab.input).startsNewEvent(request)
    }
    #expect(begins(.tap(at: .zero)))
    #expect(begins(.shake))
    #expect(!begins(.wait(1)))
    #expect(!begins(.interrupt))
    #expect(begins(.touch([FingerMove(1, .down(.zero))])))
    try lab.down(10, 10)
    #expect(!begins(.touch([FingerMove(2, .down(.zero))])))
    #expect(!begins(.touch([FingerMove(1, .up(nil))])))
    try lab.perform(.interrupt)
    #expect(begins(.touch([FingerMove(1, .down(.zero))])))
  }

  @Test("Gestures last as long as they say")
  func times() throws {
    let requests: [(EventRequest, Double)] = [
      (.tap(at: Point(5, 5)), 0.08), (.tap(at: Point(5, 5), times: 2), 0.26),
      (.drag(from: .zero, to: Point(9, 9)), 0.5),
      (.swipe(.left, at: Point(200, 5)), 0.15), (.longpress(at: Point(5, 5)), 0.7),
      (.pinch(at: Point(99, 99), scale: 2), 0.5),
      (.rotate(at: Point(99, 99), degrees: 90), 0.5), (.touch([FingerMove(1, .down(.zero))]), 0),
      (.wait(0.25), 0.25),
    ]
    for (request, time) in requests {
      var lab = try lab()
      try lab.perform(request)
      #expect(abs(lab.input.time - time) < 1e-9, "\(request)")
    }
  }
}
