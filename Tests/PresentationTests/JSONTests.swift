import Drawing
import Foundation
import Session
import Testing

@testable import Presentation

@Suite("JSON")
struct JSONTests {
  private func json(_ command: String, after setup: [String] = overflow) -> String {
    var session = Session.spoken()
    for line in setup { _ = session.run(line) }
    guard let reply = session.run(command, line: 4) else { return "" }
    return Presenter().json(for: reply, in: session)
  }

  static let pins: [(command: String, json: String)] = [
    (
      "hit 700 5",
      #"{"line":4,"command":"hit 700 5","ok":true,"result":{"hit":null,"trace":[{"seq":1,"depth":0,"kind":"hitTest","view":"window","point":[700,5]},{"seq":2,"depth":1,"kind":"pointInside","view":"window","point":[700,5],"inside":false,"override":false},{"seq":3,"depth":0,"kind":"hitTestResult","view":"window","result":null,"reason":"outside"}]}}"#
    ),
    (
      "set Q hidden",
      #"{"line":4,"command":"set Q hidden","ok":false,"error":{"message":"no object is called Q","column":5,"row":1,"length":1}}"#
    ),
    (
      "redo",
      #"{"line":4,"command":"redo","ok":false,"error":{"message":"there is nothing left to redo","column":null}}"#
    ),
    (
      "set B alpha 0.5",
      #"{"line":4,"command":"set B alpha 0.5","ok":true,"result":{"name":"B","properties":{"alpha":0.5}}}"#
    ),
    (
      "expect hit nothing at 700 5",
      #"{"line":4,"command":"expect hit nothing at 700 5","ok":true,"result":{}}"#
    ),
    (
      "inside B 1 1",
      #"{"line":4,"command":"inside B 1 1","ok":true,"result":{"view":"B","point":[1,1],"inside":true}}"#
    ),
  ]

  @Test("keeps its form", arguments: pins)
  func pinned(_ pin: (command: String, json: String)) {
    #expect(json(pin.command) == pin.json)
  }

  /// The fields of each kind of step that scripts rely on.
  static let contract: [String: Set<String>] = [
    "hitTest": ["view", "point"], "hitTestResult": ["view", "result", "reason"],
    "pointInside": ["view", "point", "inside"], "touch": ["responder", "method", "touches"],
    "forward": ["from", "to"], "gesture": ["name", "from", "to"], "control": ["view", "event"],
    "action": ["selector", "target"], "print": ["text"], "stage": ["name"], "dropped": [],
  ]
  static let reasons: Set<String> = [
    "hidden", "interactionDisabled", "transparent", "outside", "subview", "self", "override",
  ]

  @Test("has the contract's fields in every step of an event")
  func contract() throws {
    let setup =
      overflow + [
        "gesture t tap on A", "gesture t -> print \"tapped\"", "action B touchDown -> vc.save",
        "respond vc save",
        "set B alpha 0.5",
      ]
    var seen: Set<String> = []
    for command in [
      "tap 40 40", "tap 200 170", "tap 300 400", "hit 700 5", "shake", "drag 40 40 to 80 80", "trace",
    ] {
      let text = json(command, after: setup + ["tap 40 40"])
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(Set(object.keys) == ["line", "command", "ok", "result"])
      let result = try #require(object["result"] as? [String: Any])
      #expect(result["hit"] != nil)
      let steps = try #require(result["trace"] as? [[String: Any]])
      #expect(!steps.isEmpty)
      for step in steps {
        let kind = try #require(step["kind"] as? String)
        seen.insert(kind)
        #expect(Set(step.keys).isSuperset(of: ["seq", "depth", "kind"]))
        #expect(Set(step.keys).isSuperset(of: JSONTests.contract[kind] ?? []), "\(kind)")
        if let reason = step["reason"] as? String { #expect(JSONTests.reasons.contains(reason)) }
      }
    }
    #expect(seen.isSuperset(of: JSONTests.contract.keys))
  }

  @Test("every looking command gives a result that can be read")
  func looks() throws {
    for command in [
      "tree", "list", "info B", "info vc", "chain B", "trace", "who 40 40", "why B at 40 40", "reach C",
      "map",
      "convert 0 0 5 5 from B to window", "diff", "pipeline", "option", "help", "help tap", "history", "let",
      "gesture", "firstresponder", "step", "explain hitTest", "replay",
    ] {
      let text = json(command, after: overflow + ["gesture t tap on A", "tap 40 40"])
      let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(object["ok"] as? Bool == true, "\(command)")
      let result = try #require(object["result"] as? [String: Any])
      #expect(!result.isEmpty, "\(command)")
    }
  }

  @Test("writes out what would break a line or a terminal, and no number that is none")
  func escapes() {
    #expect(JSON.string("a\"\\\n\t\u{1B}\u{9B}\u{2028}按").text == #""a\"\\\n\t\u001b\u009b\u2028按""#)
    #expect(
      JSON.array([.number(.nan), .number(-.infinity), .number(-0.0), .number(1e21), .number(0.1)]).text
        == "[null,null,0,1000000000000000000000,0.1]")
  }

  @Test("a tree of many levels is written without trouble")
  func deepTree() {
    var setup: [String] = []
    var parent = "view"
    for level in 0..<300 {
      setup.append("add v\(level) to \(parent) frame 0 0 100 100")
      parent = "v\(level)"
    }
    #expect(json("tree", after: setup).contains("\"v299\""))
  }
}
