import Drawing
import Session
import Testing

@testable import Presentation

@Suite("Pages")
struct PageTests {
  static let pages: [(command: String, english: String, chinese: String)] = [
    ("add D to A frame 0 0 5 5", "D: UIView (0 0; 5 5) in A", "D: UIView (0 0; 5 5)，位于 A"),
    ("remove A", "removed A; with it went B and C", "已移除 A；随之移除 B 和 C"),
    ("move C to view at 0", "C is in view now, at 0 of 2", "C 现在位于 view，序号 0（共 2 个）"),
    ("front B", "B is in front of its siblings in A", "B 现在位于 A 的其他子视图之前"),
    ("rename A box", "A is called box now", "A 改名为 box"),
    ("set B alpha 0.5 text \"OK\"", "B: alpha 0.5  text \"OK\"", "B: alpha 0.5  text \"OK\""),
    ("toggle B hidden", "B: hidden on", "B: hidden on"),
    ("hide B C", "B is hidden\nC is hidden", "B 已隐藏\nC 已隐藏"),
    ("controller c for A", "c: UIViewController of A", "c: UIViewController，视图 A"),
    ("firstresponder", "there is no first responder", "没有第一响应者"),
    (
      "gesture t tap on B taps 2", "t: UITapGestureRecognizer on B  taps 2",
      "t: UITapGestureRecognizer 位于 B  taps 2"
    ),
    ("gesture", "there are no gesture recognizers", "没有手势识别器"),
    ("action B touchDown -> vc.save", "B touchDown -> vc.save", "B touchDown -> vc.save"),
    ("respond vc save", "vc responds to save", "vc 响应 save"),
    ("undo", "undone: add C to A frame 150 120 120 100", "已撤销：add C to A frame 150 120 120 100"),
    ("new", "a new scene", "新的场景"),
    ("inside B 80 0", "(80, 0) is not inside B: bounds are 0 0 80 40", "(80, 0) 不在 B 之内：bounds 是 0 0 80 40"),
    (
      "convert 5 5 from B to A",
      "B -> A, up: (5, 5) + frame.origin (10, 10) = (15, 15)\n(15, 15) in A",
      "B -> A，向上：(5, 5) + frame.origin (10, 10) = (15, 15)\n(15, 15)，位于 A"
    ),
    (
      "tree",
      """
      window: UIWindow (0 0; 320 480)  key
      └─ view: UIView (0 0; 320 480)  view of vc
         └─ A: UIView (20 20; 240 160)
            ├─ B: UIButton (10 10; 80 40)
            └─ C: UIView (150 120; 120 100)
      """,
      """
      window: UIWindow (0 0; 320 480)  key 窗口
      └─ view: UIView (0 0; 320 480)  vc 的视图
         └─ A: UIView (20 20; 240 160)
            ├─ B: UIButton (10 10; 80 40)
            └─ C: UIView (150 120; 120 100)
      """
    ),
    (
      "hit 200 170",
      """
      C is hit at (200, 170)
      window.hitTest (200, 170)
        window.pointInside (200, 170) -> yes
        view.hitTest (200, 170)
          view.pointInside (200, 170) -> yes
          A.hitTest (180, 150)
            A.pointInside (180, 150) -> yes
            C.hitTest (30, 30)
              C.pointInside (30, 30) -> yes
            C.hitTest -> C: it has no subviews
          A.hitTest -> C: found below it
        view.hitTest -> C: found below it
      window.hitTest -> C: found below it
      """,
      """
      (200, 170) 命中 C
      window.hitTest (200, 170)
        window.pointInside (200, 170) -> 是
        view.hitTest (200, 170)
          view.pointInside (200, 170) -> 是
          A.hitTest (180, 150)
            A.pointInside (180, 150) -> 是
            C.hitTest (30, 30)
              C.pointInside (30, 30) -> 是
            C.hitTest -> C: 它没有子视图
          A.hitTest -> C: 在它的子视图中找到
        view.hitTest -> C: 在它的子视图中找到
      window.hitTest -> C: 在它的子视图中找到
      """
    ),
    (
      "hit 200 230",
      """
      view is hit at (200, 230)
      window.hitTest (200, 230)
        window.pointInside (200, 230) -> yes
        view.hitTest (200, 230)
          view.pointInside (200, 230) -> yes
          A.hitTest (180, 210)
            A.pointInside (180, 210) -> no: bounds are 0 0 240 160
          A.hitTest -> nil: pointInside said no
        view.hitTest -> view: no subview took the point
      window.hitTest -> view: found below it
      """,
      """
      (200, 230) 命中 view
      window.hitTest (200, 230)
        window.pointInside (200, 230) -> 是
        view.hitTest (200, 230)
          view.pointInside (200, 230) -> 是
          A.hitTest (180, 210)
            A.pointInside (180, 210) -> 否：bounds 是 0 0 240 160
          A.hitTest -> nil: pointInside 的回答是否
        view.hitTest -> view: 没有子视图接受这个点
      window.hitTest -> view: 在它的子视图中找到
      """
    ),
    (
      "tap 40 40",
      """
      B got the tap at (40, 40)
      handled by B
      B received touchesBegan, touchesEnded
      B sent touchDown, touchUpInside, primaryActionTriggered
      """,
      """
      B 收到了 (40, 40) 的点击
      由 B 处理
      B 收到 touchesBegan, touchesEnded
      B 发出 touchDown, touchUpInside, primaryActionTriggered
      """
    ),
    (
      "tap 200 170",
      """
      C got the tap at (200, 170)
      handled by nobody
      touchesBegan, touchesEnded went C > A > view > vc > window > scene > app >
        delegate
      dropped: touchesBegan, touchesEnded, since nobody is left to pass it to
      """,
      """
      C 收到了 (200, 170) 的点击
      没有响应者处理
      touchesBegan, touchesEnded 的传递：C > A > view > vc > window > scene > app >
        delegate
      已丢弃 touchesBegan, touchesEnded：没有下一个响应者了
      """
    ),
    (
      "chain B",
      """
      responder chain from B
        1  B         UIButton          the first of the chain
        2  A         UIView            the superview of B
        3  view      UIView            the superview of A
        4  vc        UIViewController  the view controller whose view is view
        5  window    UIWindow          the superview of the view of vc
        6  scene     UIWindowScene     the window scene of window (iOS 13 and later)
        7  app       UIApplication     the application, after scene
        8  delegate  AppDelegate       the delegate of app, a responder
        nobody follows: an unhandled event is dropped
      """,
      """
      从 B 开始的响应者链
        1  B         UIButton          链的起点
        2  A         UIView            B 的父视图
        3  view      UIView            A 的父视图
        4  vc        UIViewController  以 view 为视图的视图控制器
        5  window    UIWindow          vc 的视图的父视图
        6  scene     UIWindowScene     window 的窗口场景（iOS 13 起）
        7  app       UIApplication     应用，排在 scene 之后
        8  delegate  AppDelegate       app 的代理，也是响应者
        链到此为止：没有处理的事件会被丢弃
      """
    ),
    (
      "who 200 230",
      """
      at (200, 230), in the order of asking:
        window  (200, 230)  yes: view below it gets the touch
        view    (200, 230)  won: it gets the touch
        A       (180, 210)  no: the point is outside its bounds 0 0 240 160: y 210 is
                            not in 0..<160
        C       (30, 90)    never asked: A said no
      """,
      """
      在 (200, 230)，按询问的先后：
        window  (200, 230)  是：它里面的 view 收到触摸
        view    (200, 230)  胜出：由它收到触摸
        A       (180, 210)  否：点在它的 bounds 0 0 240 160 之外：y 210 不在 0..<160
        C       (30, 90)    没有被询问：A 说了否
      """
    ),
    ("reach C", "a finger reaches 30% of C\n  view takes 70%", "手指能触及 C 的 30%\n  view 拿走 70%"),
    ("expect hit nothing at 400 5", "", ""),
  ]

  @Test("tell a reply in both languages", arguments: pages)
  func page(_ page: (command: String, english: String, chinese: String)) {
    for (language, wanted) in [(Language.english, page.english), (.chinese, page.chinese)] {
      var shell = Shell(scene: overflow, language: language)
      #expect(shell.type(page.command).joined(separator: "\n") == wanted)
    }
  }

  @Test("`why` names the cause, what is no help, and what was proved to help")
  func why() throws {
    var shell = Shell(scene: overflow)
    let lines = shell.type("why C at 200 230")
    #expect(lines[0] == "view gets the touch at (200, 230), not C")
    #expect(lines[1].hasPrefix("because A.hitTest said nil, so nothing in it is asked: the point is outside"))
    #expect(lines.contains { $0.hasPrefix("clipsToBounds of A would change nothing") })
    // What is offered can be typed, and gives C the touch.
    let remedy = try #require(lines.first { $0.hasPrefix("  1 ") }).dropFirst(4)
    _ = shell.type(String(remedy))
    #expect(shell.type("expect hit C at 200 230").isEmpty)
  }

  @Test("`why` says that zPosition is no help against a sibling in front")
  func whyCovered() {
    var shell = Shell(scene: overflow + ["add glass frame 0 0 320 480", "set A z 5"])
    let lines = shell.type("why B at 40 40")
    #expect(lines[1] == "because glass stands in front of B and answered first")
    #expect(lines.contains { $0.hasPrefix("layer.zPosition of A changes nothing") })
    #expect(lines.contains("  1 front A"))
  }

  @Test("the tree tells only what is not usual")
  func traits() {
    var shell = Shell(
      scene: overflow + ["set B alpha 0.5 interaction off tag 3", "hide C", "gesture t tap on C"])
    let lines = shell.type("tree A")
    #expect(
      lines == [
        "A: UIView (20 20; 240 160)", "├─ B: UIButton (10 10; 80 40)  alpha 0.5  interaction off  tag 3",
        "└─ C: UIView (150 120; 120 100)  hidden  gestures t",
      ])
  }

  @Test("`info` has UIKit's name, the value, and whether it is the default")
  func info() {
    var shell = Shell(scene: overflow + ["set B alpha 0.5"])
    let lines = shell.type("info B")
    #expect(lines[0] == "B: UIButton (10 10; 80 40)")
    #expect(lines[1] == "superview A, window window, on the screen (30 30; 80 40)")
    #expect(lines.contains { $0.split(separator: " ") == ["alpha", "alpha", "0.5", "changed"] })
    #expect(
      lines.contains { $0.split(separator: " ") == ["interaction", "isUserInteractionEnabled", "on", "yes"] })
  }

  @Test("a trace tells numbers at their time, and goes as deep as it likes within the width")
  func deep() {
    var shell = Shell(width: 60)
    var parent = "view"
    for level in 0..<40 {
      _ = shell.type("add v\(level) to \(parent) frame 0 0 100 100")
      parent = "v\(level)"
    }
    _ = shell.type("hit 5 5")
    let lines = shell.type("trace")
    #expect(lines.allSatisfy { $0.columns <= 60 })
    #expect(
      lines.contains { $0.contains("…40 v39.hitTest (5, 5)") == true || $0.contains("v39.hitTest (5, 5)") })
  }

  @Test("a long search is cut, and says how to see it whole")
  func longSearch() {
    var shell = Shell()
    for number in 0..<100 { _ = shell.type("add v\(number) frame 0 0 10 10") }
    let lines = shell.type("hit 100 100")
    #expect(lines.count < 130)
    #expect(lines.last?.hasSuffix("more steps: trace shows them all") == true)
  }

  @Test("nothing is wider than the output", arguments: [60, 80, 120, 200], [Language.english, .chinese])
  func widths(width: Int, language: Language) {
    var shell = Shell(scene: overflow, language: language, width: width)
    for command in [
      "tap 40 40", "tap 200 170", "trace", "tree", "list", "info B", "chain B", "why C at 200 230",
      "who 200 230",
      "reach C", "convert 5 5 from B to window", "hide B", "diff", "pipeline", "option", "help",
      "help override",
      "history", "explain", "explain hitTest", "examples", "picture",
    ] {
      for line in shell.type(command) { #expect(line.columns <= width, "\(command): \(line)") }
    }
  }

  @Test("both languages show once what is alike, else English before Chinese")
  func both() {
    var shell = Shell(scene: overflow, language: .both)
    #expect(shell.type("set B alpha 0.5") == ["B: alpha 0.5"])
    #expect(shell.type("hide B") == ["B is hidden", "B 已隐藏"])
  }

  @Test("only a person at a prompt is told ok, and what is useful now")
  func interactive() {
    var shell = Shell(scene: overflow, isInteractive: true)
    #expect(shell.type("expect hit B at 40 40") == ["ok"])
    #expect(shell.type("hide B").last == "next: diff · undo")
    #expect(shell.type("hit 200 170").last == "next: trace · why C · chain C")
    // What it suggests can be typed.
    #expect(shell.type("why C").first == "C gets the touch at (200, 170)")
  }

  @Test("every example that is shown runs")
  func examples() {
    for example in Teller.examples {
      var session = Session.spoken()
      for command in example.commands {
        guard let reply = session.run(command) else { continue }
        if command.hasPrefix("override") { continue }
        #expect(reply.isFine, "\(command)")
      }
    }
  }

  @Test(
    "every topic is found by its own word and by UIKit's",
    arguments: ["hitTest", "命中测试", "UITouch", "clipsToBounds"])
  func topics(word: String) {
    #expect(Topic(word: word) != nil)
    var shell = Shell()
    #expect(shell.type("explain \(word)").count > 1 || shell.type("explain \(word)")[0].columns > 20)
  }

  @Test("a step shows itself and the one before")
  func step() {
    var shell = Shell(scene: overflow)
    _ = shell.type("hit 40 40")
    #expect(
      shell.type("step to 2") == [
        "step 2 of 15", "window.hitTest (40, 40)", "  window.pointInside (40, 40) -> yes",
      ])
  }
}
