import Geometry
import SceneModel
import Testing

@testable import Importing

@Suite("Texts that are cut off")
struct CutTests {
  private static let logged = """
    2014-02-01 09:56:15.587 App[4:7] <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>>
    2014-02-01 09:56:15.587 App[4:7]    | <UIView: 0x2; frame = (0 0; 50 50); layer = <CALayer: 0x2>>
    """

  @Test(
    "a text that ends in what stands before a view says so",
    arguments: [
      "\n   | ", "\n   ", "\n   |    | <", "\n   | <UIVi", "\n2014-02-01 09:5",
      "\n2014-02-01 09:56:15.587 App[4:7]    |",
    ])
  func preambles(rest: String) throws {
    let scene = try imported(CutTests.logged + rest)
    #expect(!scene.kinds.isDisjoint(with: ["endsEarly", "truncated"]), "\(scene.kinds)")
  }

  @Test(
    "a text that ends with a whole view, a prompt or another line says nothing of the kind",
    arguments: [
      "", "\n", "\n(lldb) ", "\n2014-02-01 09:57:00.000 App[4:7] Something else was logged here, at length\n",
      "\ndone",
    ])
  func ends(rest: String) throws {
    #expect(try imported(CutTests.logged + rest).kinds.isEmpty)
  }

  @Test(
    "half a frame is no frame: the view is kept, and no point is taken to lie in it",
    arguments: [
      "frame = (0 0; 37", "frame = (0 0; 375 667", "frame = (", "fra",
      "frame = (0 0; 100 100); transform = [0.9, 0.3",
    ])
  func frames(fields: String) throws {
    let scene = try imported(
      "<UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x1>>\n   | <UIButton: 0x2; \(fields)")
    let button = try #require(scene.scene.object(named: "button"))
    #expect(scene.scene.assumptions(of: button).contains(.frame))
    #expect(scene.hit(5, 5) == "view")
    #expect(scene.report.warnings.first?.items.first?.line == 2)
  }

  @Test("controllers that are cut off are told, and half an address joins nothing")
  func controllers() throws {
    let whole =
      "<A 0x1>, state: appeared, view: <UIView 0x7fa2>\n   | <B 0x2>, state: appeared, view: <UIView 0x7fa2f>"
    let dump = "<UIView: 0x7fa2; frame = (0 0; 9 9); layer = <CALayer: 0x1>>\n"
    #expect(try imported(dump + whole).kinds.isDisjoint(with: ["endsEarly", "truncated"]))
    let bytes = Array((dump + whole).utf8)
    for end in dump.utf8.count + 49..<bytes.count {
      let scene = try imported(String(decoding: bytes[..<end], as: UTF8.self))
      #expect(!scene.kinds.isDisjoint(with: ["endsEarly", "truncated"]), "cut at \(end)")
      #expect(scene.report.joined <= 1)
    }
  }

  static let description = """
    Attributes: Application, 0x1, pid: 7, label: 'App'
    Element subtree:
     →Application, 0x1, pid: 7, label: 'App'
        Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}
          Button, 0x3, {{10.0, 50.0}, {75.0, 44.0}}, identifier: 'login', label: 'Log in'
          Switch, 0x4, {{10.0, 150.0}, {75.0, 44.0}}, label: 'Sound', value: 1
    """

  @Test("an element whose frame is cut off is left out, and told with its line")
  func elements() throws {
    let text = CutTests.description
    #expect(try imported(text).kinds == ["accessibility"])
    for (rest, count) in [
      ("\n      Button, 0x5, {{10.0, 50.0}, {75", 4), ("\n      Butt", 4), ("\n      ", 4),
      ("\n      Button, 0x5, {{10.0, 50.0}, {75.0, 4.0}}, label: 'x", 5),
    ] {
      let scene = try imported(text + rest)
      #expect(scene.report.views == count, "\(rest)")
      #expect(scene.report.warnings.first?.items.first == .init(fact: .endsEarly, line: 7), "\(rest)")
    }
  }

  @Test("every cut of a description of elements covers every point as the whole does, or says that it is cut")
  func everyCut() throws {
    let bytes = Array(CutTests.description.utf8)
    let whole = try imported(CutTests.description)
    for end in 60..<bytes.count where bytes[end] != 10 && bytes[end - 1] != 10 {
      guard let cut = try? imported(String(decoding: bytes[..<end], as: UTF8.self)) else { continue }
      if cut.kinds.contains("endsEarly") { continue }
      // An element may end behind its frame and behind each of its values: such a cut leaves a whole description.
      if bytes[end - 1] == UInt8(ascii: "}") || bytes[end - 1] == UInt8(ascii: "'") { continue }
      #expect(cut.report.views == whole.report.views, "cut at \(end)")
    }
  }
}

extension Array where Element == String {
  func isDisjoint(with other: [String]) -> Bool { !contains { other.contains($0) } }
}
