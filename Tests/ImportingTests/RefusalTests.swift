import CommandLanguage
import Session
import Testing

@testable import Importing

@Suite("What cannot be imported")
struct RefusalTests {
  @Test(
    "texts of other tools and platforms are known by their words, and refused",
    arguments: [
      ("[   A     W   ] h=--- v=--- NSThemeFrame 0x1 f=(0,0,480,292) b=(-)", ForeignTool.appKit),
      ("<NSWindow: 0x600003e00000>\n   | <NSView: 0x14f60>", .appKit),
      ("▿ ModifiedContent<VStack<Text>, _PaddingLayout>\n  ▿ content: VStack<Text>", .swiftUI),
      ("ContentView: @self, @identity, _count changed.", .swiftUI),
      (
        "<hierarchy rotation=\"0\"><node class=\"android.widget.Button\" bounds=\"[0,0][1,1]\"/></hierarchy>",
        .android
      ),
      ("<hierarchy><android.widget.FrameLayout index=\"0\"/></hierarchy>", .android),
      ("<ViewHierarchy><A class=\"com.android.internal.policy.DecorView\"/></ViewHierarchy>", .android),
      ("View Hierarchy: DecorView@a1[Main] android.widget.LinearLayout{1 V.E 0,0-1,1}", .android),
      ("{\"rendering_system\":\"android_view_system\",\"windows\":[{\"type\":\"A\"}]}", .android),
      ("{\"rendering_system\":\"compose\",\"windows\":[]}", .compose),
      ("{\"rendering_system\":\"flutter\",\"windows\":[]}", .flutter),
      ("Printing with useUnmergedTree = 'true'\nNode #1 at (l=0.0, t=6.0)px", .compose),
      ("RenderView#dc2a0\n └─child: RenderSemanticsAnnotations#1", .flutter),
      ("WidgetsFlutterBinding - DEBUG MODE\n[root](renderObject: RenderView#1)", .flutter),
      ("<View\n  style={\n    {\"flex\": 1}\n  }\n>\n</View>", .react),
      ("UIATarget: name:iPhone rect:{{0, 0}, {320, 568}}\n+ UIAApplication: name:X", .automation),
      ("{\"app_name\":\"X\",\"bug_type\":\"309\"}\n{\"a\":1}", .crashReport),
      ("Incident Identifier: 1\nException Type: EXC", .crashReport),
      ("<!DOCTYPE html><html><body>hi</body></html>", .web), ("bplist00 Lookin", .lookin),
      ("bplist00 other", .propertyList), ("NIBArchive", .nib),
    ])
  func texts(text: String, tool: ForeignTool) throws {
    #expect(try failure(text).fact == .foreign(tool))
  }

  @Test("Sentry's trees of systems that nobody knows are not taken for UIKit's")
  func systems() throws {
    let text = "{\"rendering_system\":\"Unity\",\"windows\":[{\"type\":\"A\",\"children\":[]}]}"
    #expect(try failure(text).fact == .otherPlatform("Unity"))
  }

  @Test("a dump that holds such words is a dump all the same")
  func dumps() throws {
    let scene = try imported(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x1>>
         | <_TtGC7SwiftUI14_UIHostingViewV7Example11ContentView_: 0x2; frame = (0 0; 320 480); layer = <CALayer: 0x2>>
         |    | <FlutterView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x3>>
         |    | <UILabel: 0x4; frame = (0 9; 9 9); text = 'android.widget. ModifiedContent<'; layer = <CALayer: 0x4>>
      """)
    #expect(scene.report.views == 4)
  }

  @Test(
    "files that are no text are known by their first bytes and their names",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0, 0], "a.png", ForeignTool.picture), ([0xFF, 0xD8, 0xFF, 0], "a", .picture),
      ([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70], "a.heic", .picture), ([0x50, 0x4B, 3, 4], "a", .archive),
      (Array("bplist00\0".utf8), "Screen.lookin", .lookin),
      (Array("bplist00\0LookinHierarchyInfo".utf8), "a", .lookin),
      (Array("bplist00\0UINibTopLevelObjectsKey".utf8), "a", .nib), (Array("NIBArchive\0".utf8), "a", .nib),
      ([0, 1, 2], "unknown", nil),
    ] as [([UInt8], String, ForeignTool?)])
  func bytes(bytes: [UInt8], path: String, tool: ForeignTool?) {
    #expect(ForeignTool.of(bytes: bytes, path: path) == tool)
  }

  /// A disk of folders, pictures and files that are too large.
  private struct Disk: Files {
    func read(_ path: String) throws(FileTrouble) -> String {
      if path == "large.txt" { throw .tooLarge(limit: 64 << 20) }
      throw path.hasSuffix(".png") || path.hasSuffix(".bin") ? .notText : .directory
    }
    func beginning(of path: String) -> [UInt8] {
      path.hasSuffix(".png") ? [0x89, 0x50, 0x4E, 0x47] : [0, 1]
    }
    func write(_ text: String, to path: String) throws(FileTrouble) { throw .denied }
  }

  @Test(
    "the command says of a document of another tool what it is, and of others what they are",
    arguments: [
      ("A.viewhierarchy", ImportFailure.Fact.foreign(.viewDebugger)),
      ("A.xcviewdebug", .foreign(.viewDebugger)), ("A.reveal/", .foreign(.reveal)),
      ("A.storyboardc", .foreign(.nib)), ("A.xcresult", .foreign(.archive)), ("a.png", .foreign(.picture)),
      ("a.bin", .notText), ("large.txt", .tooLarge(limit: 64 << 20)), ("folder", nil),
    ] as [(String, ImportFailure.Fact?)])
  func command(path: String, fact: ImportFailure.Fact?) throws {
    var session = Session(files: Disk())
    let answer = session.run("import \(path)")
    let reply = try #require(answer)
    guard case .failure(let problem) = reply.result else { throw Unexpected("it was imported") }
    if let fact {
      #expect(problem.cause == .importing(path: path, ImportFailure(fact)))
    } else {
      #expect(problem.cause == .file(path: path, .directory))
    }
  }
}
