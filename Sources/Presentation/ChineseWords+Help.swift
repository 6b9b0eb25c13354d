import Drawing
import Script

// Help and the explanations of terms, in Chinese.

extension ChineseWords {
  func say(_ phrase: HelpPhrase) -> StyledText {
    switch phrase {
    case .intro: "用 \("help COMMAND", .keyword) 查看其中一条命令；大写的词是占位符。"
    case .usage: "用法"
    case .examples: "示例"
    case .notes: "说明"
    case .alsoCalled(let names): "也写作 \(names, .keyword)"
    case .unambiguous: "在提示符下，命令词只要前几个字母不与别的命令混淆就够了"
    case .noHistory: "还没有输入过命令"
    case .next: "接下来："
    case .manualTitle: "命令"
    case .manualIntro: "由命令表生成。大写的词是占位符，`[ ]` 可以省略，`|` 表示选择，`...` 表示重复。"
    case .topics: "explain 可以解释："
    case .topicTry: "试一试："
    case .topicLesson(let id): "相关课程：\("lesson \(id)", .keyword)"
    case .exampleOverlap: "两个重叠的视图：前面的先被询问"
    case .exampleBounds: "超出父视图的按钮，以及怎样修好它"
    case .exampleChain: "没有响应者处理的触摸"
    case .exampleGesture: "父视图上的点击手势，和一个按钮"
    case .welcome: "taptrace 演示 iOS 怎样传递触摸：哪个视图被命中，又由谁来响应。"
    case .welcomeScene: "也可以直接动手：这里有一个 320×480 点的窗口，里面是空的 \("view", .name)。先搭点东西："
    case .welcomeTry: "点一下，看查找过程；再问为什么："
    case .welcomeLessons: "第一次来？三十来节短课，一步一步演示："
    case .welcomeLeft(let commands): "上次的会话被中断，留下了 \(commands, .number) 条命令的场景。继续："
    case .mayReplace(let path): "\(path, .name) 已经存在，要覆盖吗？[y/N] "
    case .unkept(let reason): "无法继续为意外中断保留场景（\(reason)）。请使用：\("save", .keyword)"
    case .welcomeHelp: "全部命令、示例，以及退出："
    case .exampleOverride: "让触摸穿过去的视图"
    }
  }

  func say(_ phrase: CodePhrase) -> StyledText {
    switch phrase {
    case .taken(let name, let methods): "\(name, .name) 重写了 \(methods, .keyword)"
    case .helpers(let names): "一起粘贴的辅助方法：\(names, .name)"
    case .needsCount(let number): "它用到了所在应用的 \(number, .number) 个名字："
    case .kind(let kind): StyledText(word(kind))
    case .lines(let lines): "第 \(lines, .number) 行"
    case .meantName(let name, let near, let line):
      "这里不认识 \(name, .name)" + meant(near, line: line.map(String.init))
    case .runsOnceKnown(let name): "在这些名字已知之前，运行 \(name, .name) 的代码会报错"
    case .onlyLogged(let call, let lines): "\(call, .name)（第 \(lines, .number) 行）只作记录：它不属于 UIKit"
    case .readAs(let pairs): "注意：按普通字符读取：\(pairs)"
    case .entities(let number): "注意：解码了 \(number, .number) 个 HTML 实体"
    case .ignoredMethod(let method, let line): "注意：\(method, .keyword)（第 \(line, .number) 行）在这里不会执行"
    case .leftOut(let lines, _): "注意：第 \(lines, .number) 行不是代码，已略过"
    case .repeatedMethod(let method, let lines):
      "注意：\(method, .keyword) 出现了多次（第 \(lines, .number) 行），以最后一个为准"
    case .remarkAt(let method, let line): "\(method, .keyword) 第 \(line, .number) 行："
    case .loopFromBack: "subviews 的顺序是从后到前，这个循环会先问后面的视图；请用 reversed()"
    case .pointNotConverted(let view): "这个点是本视图的坐标，请先用 convert(_:to:) 转换成 \(view, .name) 的坐标"
    case .ownFrame: "frame 是父视图的坐标，而点是本视图自己的坐标；应该用 bounds"
    case .noSuper(let method): "没有调用 super.\(method)，事件不会沿响应者链继续传递"
    case .insetMayShrink: "视图比期望的尺寸大时，这个 inset 反而缩小触摸区域；请用 max 或 min 限制"
    case .unreachable: "这里永远执行不到"
    case .decidesAt(let point, let now, let mended):
      "例如在点 \(point, .number)：现在由 \(now, .name) 收到触摸，改好以后会是 \(mended, .name)"
    case .restored(let name, let methods): "\(name, .name) 不再重写 \(methods, .keyword)"
    case .noBindings: "没有绑定任何名字"
    case .nothingNeeded: "什么都不缺：所有名字都已知"
    case .nothingToRemark(let name): "对 \(name, .name) 的重写没有意见"
    }
  }

  private func word(_ kind: ValueKind) -> String {
    switch kind {
    case .view: "视图"
    case .recognizer: "手势识别器"
    case .number: "数字"
    case .boolean: "真假值"
    case .point: "点"
    case .size: "尺寸"
    case .rect: "矩形"
    case .insets: "边距"
    case .views: "一组视图"
    case .text: "文本"
    case .symbol: "枚举值"
    case .closure: "闭包"
    case .dictionary: "字典"
    case .unknown: "任意值"
    }
  }

  func summary(ofCommand name: String) -> StyledText? { Self.summaries[name].map { StyledText($0) } }

  /// One sentence on each command, which the table has in English.
  static let summaries: [String: String] = [
    "add": "创建视图，位于兄弟视图的最前面。", "remove": "移除对象；视图连同它的子树、重写和手势识别器一起移除。",
    "move": "把视图移到另一个父视图里。", "detach": "把视图从父视图取出，但仍留在场景中（removeFromSuperview）。",
    "front": "把视图移到兄弟视图的最前面。", "back": "把视图移到兄弟视图的最后面。", "rename": "给对象改名。",
    "set": "修改属性。", "toggle": "翻转一个开关，并显示新的值。", "hide": "隐藏视图。", "show": "显示视图。",
    "window": "创建窗口，位于同层级窗口的最前面。", "controller": "创建视图控制器，或给它视图、父控制器。",
    "present": "全屏弹出控制器。", "dismiss": "收起弹出的控制器。", "option": "查看或修改 UIKit 没有说明的选项。",
    "override": "给对象自己的代码，代替 UIKit 的方法，或查看代码。", "restore": "去掉对象的代码：一个方法的，或全部。",
    "let": "给代码用到的名字一个值，或列出它们。", "def": "声明代码调用的辅助函数。", "needs": "列出重写还缺什么。",
    "review": "对对象的重写提出意见。", "hit": "只做命中测试，不发送事件。", "tap": "点击。",
    "touch": "一步一步移动手指；同一行的几步同时到达。", "drag": "拖动手指。", "swipe": "在 0.15 秒内划过 150 点。",
    "longpress": "长按。", "pinch": "两指捏合。", "rotate": "两指旋转。", "wait": "拨动虚拟时钟，到时的定时器会触发。",
    "animate": "像 UIView.animate 那样对属性做动画。", "ignore": "beginIgnoringInteractionEvents 及其结束。",
    "interrupt": "系统接管：取消所有触摸。", "block": "让主线程忙一段时间：事件在队列中等待。",
    "hover": "为屏幕上方的指针做命中测试，不发送事件。", "shake": "摇晃设备。", "remote": "按遥控器的按钮。", "press": "按硬件按钮。",
    "key": "按硬件键盘上的键。", "gesture": "创建或修改手势识别器；单独使用则列出它们。", "ungesture": "移除手势识别器。",
    "action": "给控件添加 target 和 action；target 为 nil 时沿响应者链寻找。", "respond": "声明对象响应某个 selector。",
    "firstresponder": "设置、查看或放弃第一响应者。", "tree": "以文本显示视图层级。", "picture": "画出屏幕。",
    "info": "显示一个对象的属性。", "list": "按名字列出所有对象。", "chain": "显示响应者链，以及每一环的理由。",
    "trace": "显示上一个事件的全过程。", "replay": "把上一个事件再播放一遍。", "step": "一步一步查看上一个事件。",
    "why": "解释视图为什么收到或没收到触摸，以及怎样改正。", "who": "列出某点上的所有视图，按询问的先后。",
    "reach": "说明手指能触及视图的多少，其余被谁拿走。", "map": "按每个点命中的视图显示屏幕。",
    "convert": "在视图之间转换点或矩形，逐步显示。", "inside": "询问一个视图的 pointInside，用它自己的坐标。",
    "diff": "显示上一次改动做了什么，以及哪些点换了归属。", "pipeline": "显示上一个事件从屏幕到响应者的路径。",
    "explain": "解释一个术语。", "expect": "成立则不作声，否则说明预期和实际。", "undo": "撤销上一次对场景的改动。",
    "fix": "按编号应用 why 给出的改动。", "find": "按名称、类名或文字的一部分查找对象。",
    "break": "让动画在调用某个对象时停下；单独使用则列出断点。",
    "redo": "重做撤销的改动。", "recover": "恢复被中断的会话留下的场景，或丢弃它；可以撤销。", "reset": "回到课程或脚本的起点，可以撤销。",
    "new": "从空场景开始，可以撤销。",
    "save": "把场景存成能重建它的脚本。", "load": "载入保存的场景，可以撤销。", "run": "在当前场景中运行脚本。",
    "exit": "离开 shell，或结束脚本。", "help": "解释一条命令，或列出所有命令。", "history": "列出输入过的命令。", "examples": "显示可以输入的示例。",
    "export": "把场景或上一个事件导出到文件，以便在别处展示。", "import": "用 Xcode、调试器或测试写出的界面替换场景，可以撤销。",
    "origin": "查看或注明导入对象的来处，以及来源没有说明的。",
    "lesson": "打开课程。", "lang": "切换语言。",
  ]

  func title(ofSection section: String) -> StyledText {
    StyledText(Self.sections[section] ?? section)
  }

  /// The chapters of the reference, which the table has in English.
  static let sections: [String: String] = [
    "The scene": "场景", "Overrides": "重写", "Events": "事件", "Recognizers and controls": "手势识别器和控件",
    "Looking": "查看", "Expecting": "预期", "The session": "会话", "Importing": "导入", "Lessons": "课程",
    "Files": "文件",
  ]

  func remark(_ text: String) -> StyledText {
    let list = "METHOD is one of "
    if text.hasPrefix(list) { return StyledText("METHOD 可以是 " + text.dropFirst(list.count).dropLast() + "。") }
    return StyledText(Self.remarks[text] ?? text)
  }

  /// The remarks on commands, which the table has in English.
  static let remarks: [String: String] = [
    "`-` in place of a file shows the text here.": "文件写作 `-` 则直接显示内容。",
    "`html` is one file for a browser, with the player in it; `cast` plays in asciinema; `swift` and `objc` are a view controller for Xcode that logs each call.":
      "`html` 是一个可在浏览器中打开、自带播放器的文件；`cast` 用 asciinema 播放；`swift` 和 `objc` 是放进 Xcode 的视图控制器，会记录每次调用。",
    "A name that is an object of the scene needs no let.": "场景中对象的名字不需要 let。",
    "PRESET for pointInside: yes, no, inset DX [DY], circle, subviews.":
      "pointInside 的 PRESET：yes、no、inset DX [DY]、circle、subviews。",
    "PRESET for hitTest: nil, self, passthrough, overflow, forward VIEW.":
      "hitTest 的 PRESET：nil、self、passthrough、overflow、forward VIEW。",
    "PRESET for the touches methods: handle, pass. For a recognizer's delegate: yes, no.":
      "touches 系列方法的 PRESET：handle、pass；手势识别器代理的：yes、no。",
    "VALUE is a number, yes or no, point X Y, size W H, rect X Y W H, insets T L B R, transform A B C D TX TY, \"text\", .symbol, nil, an object's name, or views A B ...":
      "VALUE 可以是数字、yes 或 no、point X Y、size W H、rect X Y W H、insets T L B R、transform A B C D TX TY、\"文本\"、.symbol、nil、对象名，或 views A B ...",
  ]
}
