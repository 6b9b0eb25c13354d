import CommandLanguage
import Geometry
import SceneModel
import Session
import Testing

@testable import Importing

@Suite("Hostile files")
struct HostileTests {
  @Test("a bomb of entities is not read")
  func bomb() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>&b;</objects></document>
      """
    #expect(try failure(bomb) == ImportFailure(.xml(.documentType), line: 2))
  }

  @Test("100,000 levels are an error, not a crash, in every format")
  func deep() throws {
    let levels = 100_000
    var dump = ""
    for depth in 0..<3_000 {
      dump +=
        String(repeating: "   | ", count: depth)
        + "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>\n"
    }
    #expect(try failure(dump) == ImportFailure(.tooDeep(limit: 1_000), line: 1_001))
    let xml =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
      + String(repeating: "<view id=\"a\"><subviews>", count: levels)
    #expect(try failure("<?xml version=\"1.0\"?>" + xml).fact == .tooDeep(limit: 1_000))
    let elements = String(
      repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"1\" height=\"1\">", count: levels)
    #expect(try failure(elements).fact == .tooDeep(limit: 1_000))
    let json =
      "{\"rendering_system\":\"UIKIT\",\"windows\":["
      + String(repeating: "{\"type\":\"V\",\"children\":[", count: levels)
    #expect(try failure(json).fact == .tooDeep(limit: 1_000))
    #expect(
      try failure("[{\"AXFrame\":" + String(repeating: "[", count: levels)).fact == .tooDeep(limit: 1_000))
  }

  @Test("too many views are an error")
  func many() throws {
    let line = "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>\n"
    let dump = String(repeating: line, count: ImportLimit.nodes + 2)
    #expect(try failure(dump).fact == .tooMany(limit: ImportLimit.nodes))
  }

  @Test("one huge line ends soon")
  func hugeLine() throws {
    let line = "<UIView: 0x1; frame = (0 0; 9 9); text = '" + String(repeating: "'; ", count: 1_000_000)
    #expect(try imported(line).kinds.contains("truncated"))
    #expect(
      try imported("<UIView: 0x1; frame = (0 0; 9 9); x = " + String(repeating: "<(", count: 1_000_000)).kinds
        == ["truncated"])
    _ = try? Importer.read(String(repeating: "<", count: 2_000_000))
    _ = try? Importer.read(String(repeating: "'; <A: 0x1; frame = (", count: 100_000))
    _ = try? Importer.read(String(repeating: "| ", count: 1_000_000))
  }

  @Test("lines that one another's texts might belong to are joined within bounds")
  func joins() throws {
    // Each line is open, and might be continued by all that follow: the file must not be read once for each.
    let line = "word <UIView: 0x1; frame = (0 0; 9 9); x = (aaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
    #expect(try imported(String(repeating: line, count: 20_000)).report.views == 20_000)
  }

  @Test("elements of more attributes than tools write, and texts of too many lines, are errors")
  func counts() throws {
    let attributes = (0..<300).map { " a\($0)=\"\"" }.joined()
    #expect(
      try failure("<XCUIElementTypeOther" + attributes + "/>")
        == ImportFailure(.xml(.attributes(limit: 200)), line: 1))
    #expect(
      try failure(String(repeating: "\n", count: ImportLimit.lines + 1)).fact
        == .tooManyLines(limit: ImportLimit.lines))
  }

  @Test("names and texts cannot steer a terminal, nor turn the reading round")
  func names() throws {
    let scene = try imported(
      """
      <Evil\u{1B}[31mView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x1>>
         | <UILabel: 0x2; frame = (0 0; 9 9); text = '\u{1B}]0;x\u{7}\u{202E}txet'; layer = <CALayer: 0x2>>
      """
    ).scene
    for id in scene.objects {
      #expect(Scene.isHandle(scene.name(of: id)))
      #expect(scene.className(of: id).unicodeScalars.allSatisfy { $0.value >= 32 })
      if case .text(let text)? = scene.value(of: .text, id) {
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}") && !text.contains("\u{7}"))
      }
    }
  }

  @Test("the mark of lost characters is written out, since scripts refuse it")
  func lostCharacters() throws {
    let scene = try imported(
      "<Vi\u{FFFD}ew: 0x1; frame = (0 0; 9 9); text = 'a\u{FFFD}b'; layer = <CALayer: 0x1>>"
    ).scene
    #expect(!SceneScript.text(of: scene).contains("\u{FFFD}"))
    #expect(scene.objects.contains { scene.value(of: .text, $0) == .text("a\\u{FFFD}b") })
  }

  @Test(
    "sums of coordinates stay within what a scene holds",
    arguments: [
      "[{\"AXFrame\":\"{{20, 0}, {1e9, 9}}\"},{\"AXFrame\":\"{{-1e9, 0}, {9, 9}}\",\"children\":[{\"AXFrame\":\"{{1e9, 0}, {9, 9}}\"}]}]",
      "<UIView: 0x1; frame = (-1e9 0; 9 9); layer = <CALayer: 0x1>>\n<UIView: 0x2; frame = (1e9 0; 1e9 9); layer = <CALayer: 0x2>>",
      "<UIWindow: 0x1; frame = (-1e9 0; 9 9); layer = <CALayer: 0x1>>\n<UIWindow: 0x2; frame = (1e9 0; 9 9); layer = <CALayer: 0x2>>",
    ])
  func sums(text: String) throws {
    let script = SceneScript.text(of: try imported(text).scene)
    var session = Session()
    for command in CommandLanguage.Script.commands(in: script) {
      #expect(session.run(command.text, line: command.line)?.isFine != false, "\(command.text)")
    }
    #expect(SceneScript.text(of: session.scene) == script)
  }

  @Test("a huge string of JSON is read as far as anybody wants it")
  func hugeString() throws {
    let text = String(repeating: "x", count: 1_000_000)
    let scene = try imported("[{\"AXFrame\":\"{{0, 0}, {9, 9}}\",\"AXLabel\":\"\(text)\"}]")
    #expect(
      scene.scene.objects.contains { scene.scene.value(of: .text, $0) == .text(String(text.prefix(200))) })
  }

  @Test(
    "malformed XML is an error with its line",
    arguments: [
      ("<a", XMLFault.tag, 1), ("<a>\n<b></a>", .stray(end: "a", open: "b"), 2),
      ("<a x=\"1\" x=\"2\"/>", .twice(attribute: "x"), 1), ("<a\nx=\"<\"/>", .lessThan(attribute: "x"), 2),
      ("<a x=1/>", .attribute("x"), 1), ("<a x/>", .attribute("x"), 1), ("<a>&nbsp;</a>", .entity("nbsp"), 1),
      ("<a x=\"&bad;\"/>", .entity("bad"), 1), ("<a/><b/>", .outside, 1), ("<a/>text", .outside, 1),
      ("<a><!-- </a>", .section, 1), ("<a>\u{1}</a>", .control(1), 1), ("<a b=\"\u{2}\"/>", .control(2), 1),
      ("<!DOCTYPE a><a/>", .documentType, 1), ("<1/>", .tag, 1), ("</a>", .stray(end: "a", open: ""), 1),
      ("<a>", .unclosed(element: "a", line: 1), 1), ("<a>\n\n<b>", .unclosed(element: "b", line: 3), 3),
      ("<a x=\"1\"y=\"2\"/>", .tag, 1), ("<a>&#0;</a>", .entity("#0"), 1), ("   ", .empty, 1),
    ])
  func xml(text: String, fault: XMLFault, line: Int) {
    #expect(throws: ImportFailure(.xml(fault), line: line)) { try XMLDocument(ImportText(text)) }
  }

  @Test("well-formed XML is read to the last entity")
  func soundXML() throws {
    let text =
      "\n<?xml version='1.0'?><!-- <x> --><a b='&lt;&#65;&#x42;&amp;\"'><c/><![CDATA[<d>]]>t&gt;</a>\n<!-- end -->"
    let document = try XMLDocument(ImportText(text))
    #expect(document.attribute(0, "b") == "<AB&\"")
    #expect(document.children(0).map { document.name($0) } == ["c"])
  }

  @Test(
    "malformed JSON is an error",
    arguments: [
      ("{", JSONFault.endsEarly), ("[1,]", .expected("a value")), ("{\"a\" 1}", .expected(":")),
      ("{a:1}", .expected("a name")), ("[1 2]", .expected(", or ]")),
      ("{\"a\":1 \"b\"}", .expected(", or }")),
      ("[\"\\q\"]", .string), ("[\"a\nb\"]", .string), ("[\"\\u12\"]", .string), ("[1e]", .number),
      ("[] x", .trailing),
      ("[tru]", .expected("a value")), ("[\"a", .endsEarly),
    ])
  func json(text: String, fault: JSONFault) throws {
    do throws(ImportFailure) {
      _ = try JSONDocument(ImportText(text))
      Issue.record("it was read")
    } catch {
      #expect(error.fact == .json(fault))
    }
  }

  @Test("strings of JSON keep their characters")
  func strings() throws {
    let document = try JSONDocument(
      ImportText("{\"a\":\"x\\n\\\"\\u00e9\\ud83d\\ude00\\/\",\"b\":[1,2.5e1,true,null]}"))
    #expect(document.string(0, "a") == "x\n\"é😀/")
    let list = try #require(document.member(0, "b"))
    #expect(document.children(list).count == 4)
    #expect(document.number(document.children(list)[1]) == 25)
  }
}
