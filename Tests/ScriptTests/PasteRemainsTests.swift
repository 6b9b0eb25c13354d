import Geometry
import SceneModel
import Testing

@testable import Script

/// What stands beside the methods of a paste and is no code is told (1.1), and what is another language is named
/// (1.6, S2 and S4).
@Suite struct PasteRemainsTests {
  private func leftOut(_ text: String) throws -> [ClosedRange<Int>] {
    for note in try CodeReader.methods(in: text).notes {
      if case .leftOut(let lines) = note.fact { return lines }
    }
    return []
  }

  private static let method =
    "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return nil }"

  @Test(arguments: [
    ("some words before\n\(method)\nasdf qwer; more junk", [1...1, 3...3]),
    ("Title\n\nHere is how to do it:\n\(method)", [1...1, 3...3]),
    ("\(method) and that was it", [1...1]), ("Look: \(method)", [1...1]),
    ("class V: UIView {\n  what is this\n  \(method)\n}", [2...2]),
    ("这样写：\n\(method)", [1...1]), ("one line\nanother line\n\(method)", [1...2]),
    ("hello\n\(method)", [1...1]),
  ])
  func `lines that are neither code nor comments are told`(_ text: String, _ lines: [ClosedRange<Int>]) throws
  {
    #expect(try leftOut(text) == lines)
  }

  @Test(arguments: [
    "import UIKit\n\n// a remark\n/* more\n of it */\n@objc(Box) public final class Box<T>: UIView, Some where T: View {\n  let a = 1, b: CGFloat = 2\n  weak var delegate: Delegate?\n  lazy var button: UIButton = {\n    let b = UIButton()\n    return b\n  }()\n  enum Mode: Int { case one = 1, two }\n  var on = false {\n    didSet { setNeedsLayout() }\n  }\n  @IBOutlet private weak var label: UILabel!\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n  convenience init(frame: CGRect,\n    more: Int) {\n    self.init(frame: frame)\n  }\n  func other() { print(1) }\n  @available(iOS 13, *)\n  \(method)\n}\n\nlet box = Box()\nview.addSubview(box)\n",
    "\u{FEFF}extension UIView\n{\n  \(method)\n}",
    "#import \"Box.h\"\n#define SLOP 12\n\nNS_ASSUME_NONNULL_BEGIN\n@interface Box () <Some> {\n  UIView *_inner;\n}\n@property (nonatomic, strong) UIView *a;\n@end\ntypedef NS_ENUM(NSInteger, Mode) {\n  ModeA,\n  ModeB,\n};\nstatic CGFloat const kSlop = 12;\nstatic CGFloat half(CGFloat x) {\n  return x / 2;\n}\n@implementation Box\n@synthesize a = _a;\n#pragma mark - Touches\n- (instancetype)init {\n  self = [super init];\n  return self;\n}\n- (void)layoutSubviews;\n- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n  return nil;\n}\n@end\n",
    "public override open func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil };",
    "private(set) var a: Int = 1\n@objc override\nfunc hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }",
  ])
  func `declarations, directives and other code are no matter`(_ text: String) throws {
    #expect(try leftOut(text) == [])
  }

  @Test(arguments: [
    "return nil", "return self", "return point.x > 3", "if isHidden { return false }\nreturn true",
    "print(1)",
  ])
  func `statements without a method name the line to type (S4)`(_ text: String) throws {
    let mistake = try #require(try mistake(in: text))
    guard case .bareStatements(let command) = mistake.fact else {
      Issue.record("\(mistake)")
      return
    }
    let method =
      text == "print(1)"
      ? "touchesBegan" : text.contains("nil") || text.contains("self") ? "hitTest" : "pointInside"
    #expect(command.hasPrefix("override A \(method) { "))
    #expect(mistake.code == .s4)
  }

  /// What is wrong with a paste.
  private func mistake(in text: String) throws -> Mistake? {
    var stage = Stage()
    try stage.add("A", Rect(0, 0, 9, 9))
    do {
      try stage.paste("A", text)
      Issue.record("it was taken")
      return nil
    } catch let mistake as Mistake {
      return mistake
    }
  }

  @Test(arguments: ["hello", "some words of prose", "what is this?"])
  func `prose is no statement (S4)`(_ text: String) throws {
    #expect(try mistake(in: text)?.fact == .noEntry(others: []))
  }

  @Test(arguments: [
    ("std::vector<int> list;", "::"), ("for (auto v : self.subviews) { }", "auto"),
    ("auto f = [&](int a) { return a; };", "auto"),
    ("[self run:[&] { }];\nreturn nullptr;", "a lambda"),
    ("return static_cast<UIView *>(nil);", "static_cast"),
  ])
  func `C++ in a method of Objective-C is named (S2)`(_ statements: String, _ sign: String) throws {
    let text =
      "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n\(statements)\n return nil; }"
    do {
      _ = try CodeReader.methods(in: text)
      Issue.record("it was taken")
    } catch {
      #expect(error.fact == .cPlusPlus(sign))
      #expect(error.code == .s2)
    }
  }
}
