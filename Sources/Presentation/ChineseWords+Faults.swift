import Drawing
import Messaging
import SceneModel
import Script
import Session

// Why an event or code failed, in Chinese.

extension ChineseWords {
  func sentence(_ cause: Fault.Cause, _ name: (ObjectID) -> String) -> StyledText {
    switch cause {
    case .reentered(let object, let method, let limit):
      "\(name(object), .name).\(method.rawValue) 又调用了它自己，已嵌套 \(limit, .number) 层"
    case .tooDeep(let limit): "代码的嵌套调用超过 \(limit, .number) 层"
    case .outOfSteps(let object, let method, let limit):
      "\(name(object), .name).\(method.rawValue) 执行了 \(limit, .number) 步仍未结束"
    case .wrongAnswer(let object, let method, let wanted, let found):
      "\(name(object), .name).\(method.rawValue) 返回了\(kind(found))，而它必须返回\(answers(wanted))"
    case .code(let fault):
      (fault.owner.map { "\(name($0), .name).\(fault.method)" } ?? "\(fault.method)")
        + (fault.line > 0 ? " 第 \(fault.line, .number) 行：" : "：") + sentence(fault)
    case .traceTooLong(let limit): "这个事件超过可以记录的 \(limit, .number) 步；请一次少发送一些，或减少涉及的视图"
    case .input(let fault): sentence(fault)
    case .refused(let refusal): sentence(refusal)
    }
  }

  private func answers(_ kind: AnswerKind) -> String {
    switch kind {
    case .view: "一个视图或 nil"
    case .responder: "一个响应者或 nil"
    case .bool: " true 或 false"
    case .none: "空"
    }
  }

  private func sentence(_ fault: InputFault) -> StyledText {
    switch fault {
    case .fingerTwice(let finger): "手指 \(finger, .number) 在一个事件中只能做一件事"
    case .fingerIsDown(let finger): "手指 \(finger, .number) 已经按下"
    case .fingerIsUp(let finger): "手指 \(finger, .number) 没有按下"
    case .tooManyFingers(let limit): "最多同时按下 \(limit, .number) 根手指"
    case .badTime(let seconds): "时间不能是 \(NumberText.of(seconds), .number) 秒：必须在 0 到 86400（一天）之间"
    case .outOfRange(let what, let value, let low, let high):
      "\(what) 必须在 \(NumberText.of(low), .number) 到 \(NumberText.of(high), .number) 之间，不能是 \(NumberText.of(value), .number)"
    }
  }

  func sentence(_ fault: CodeFault) -> StyledText {
    let details = fault.details.map(\.shortened)
    func detail(_ place: Int) -> String { place < details.count ? details[place] : "" }
    switch (fault.code, detail(0)) {
    case ("N1", _):
      return "这里不认识 \(detail(0), .name)"
        + meant(
          details.count > 1 ? detail(1) : nil, line: details.count > 2 ? detail(2) : nil)
    case ("N2", "readOnly"): return "\(detail(1), .name) 只能读，不能写"
    case ("N2", _): return "\(kind(detail(1)).drop { $0 == " " })没有成员 '\(detail(0))'"
    case ("N3", _): return "\(detail(0), .name) 不是 UIKit 的方法，却需要它的返回值"
    case ("N4", _): return "\(detail(0), .name) 的类型不对：是\(kind(detail(1)))，需要\(kind(detail(2)))"
    case ("R1", _): return "\(detail(0), .name) 是 nil"
    case ("R2", "index"):
      return "下标 \(detail(1), .number) 越界，共 \(detail(2), .number) 个："
        + (detail(2) == "0" ? "列表是空的" : "最后一个是 \((Int(detail(2)) ?? 1) - 1, .number)")
    case ("R2", "division"): return "\(detail(1)) 除以了零"
    case ("R2", "overflow"): return "\(detail(1)) 超出了整数范围"
    case ("R2", "unfit"): return "\(detail(1), .name) 容不下 \(detail(2), .number)"
    case ("R2", "stride"): return "步长为 0，永远到不了终点"
    case ("R2", "range"): return "\(detail(1))：范围的起点不能大于终点"
    case ("R2", "negative"): return "\(detail(1))：数量不能小于 0"
    case ("R2", "constant"): return "\(detail(1), .name) 是 'let' 常量，它保存的是值类型，不能修改"
    case ("R2", "unwrap"): return "\(detail(1), .name) 是 nil，! 无法解包"
    case ("R2", "cast"): return "\(detail(2), .name) 不是 \(detail(3))，as! 失败"
    case ("R3", _): return "它返回了\(kind(detail(0)))，而它必须返回\(kind(detail(1)))"
    case ("R4", _): return "它不会结束"
    case ("S2", _): return "不支持 '\(detail(0))'"
    default: return "执行失败（\(fault.code)）：" + StyledText(details.joined(separator: "，"))
    }
  }

  /// The sorts of values, which code's faults tell in English.
  static let kinds: [String: String] = [
    "a Bool": "真假值", "true or false": " true 或 false", "true": " true", "false": " false", "nil": " nil",
    "nothing": "空", "a number": "数字", "a point": "点", "a size": "尺寸", "a rect": "矩形", "insets": "边距",
    "a transform": "变换", "a view": "视图", "a view or nil": "视图或 nil", "a responder or nil": "响应者或 nil",
    "a view controller": "视图控制器", "a recognizer": "手势识别器", "an object": "对象", "a removed object": "已移除的对象",
    "a layer": "图层", "a path": "路径", "a touch": "触摸", "touches": "一组触摸", "an event": "事件", "a class": "类",
    "a symbol": "枚举值", "text": "文本", "a text": "文本", "a list": "列表", "a tuple": "元组", "a closure": "闭包",
    "a recognizer of the scene": "场景里的手势识别器", "other arguments": "别的参数",
    "a value that can be kept": "可以保存的值",
    "a range": "区间", "an enumerator": "枚举器", "a pointer": "指针", "a value": "值",
  ]

  private func kind(_ english: String) -> String {
    if let kind = Self.kinds[english] { return kind }
    let around = "numbers around "
    if english.hasPrefix(around) { return " \(english.dropFirst(around.count)) 两边是数字" }
    // `a view (in convert)`
    if english.hasSuffix(")"), let open = english.lastIndex(of: "("), open > english.startIndex {
      let place = english[open...].dropFirst().dropLast()
      return kind(String(english[..<open].dropLast()))
        + "（\(place.hasPrefix("in ") ? "在 \(place.dropFirst(3)) 中" : String(place))）"
    }
    if english.contains(", ") {
      return english.split(separator: ",").map { kind(String($0.drop { $0 == " " })) }.joined(separator: "、")
    }
    return " " + english
  }

  func advice(_ fault: CodeFault) -> StyledText? {
    if !fault.remedy.isEmpty { return "输入：\(fault.remedy, .keyword)" }
    return switch (fault.code, fault.details.first) {
    case ("R1", _): "在 Swift 里请用 ?.、if let 或 guard let"
    case ("R2", "index"): "先检查 count"
    case ("R2", "constant"):
      Constancy(rawValue: fault.details.last ?? "").flatMap { advice(fault.details[1], $0) }
    case ("N1", let name?): "告诉我它的值：\("let \(name) = ...", .keyword)"
    case ("N3", let name?): "告诉我它返回什么：\("def \(name)(...) = ...", .keyword)"
    default: nil
    }
  }

  func sentence(_ fact: Mistake.Fact) -> StyledText {
    switch fact {
    case .unknownName(let name): "这里不认识 \(name.shortened, .name)"
    case .unknownMember(let member, let type): "\(type) 没有成员 '\(member.shortened)'"
    case .unknownFunction(let name): "\(name.shortened, .name) 不是 UIKit 的方法，却需要它的返回值"
    case .expected(let wanted, let found):
      "这里需要" + describe(wanted) + (found.isEmpty ? "，但代码到此就结束了" : "，而不是 '\(found.shortened)'")
    case .unclosed(let bracket, let opened, _, let found, _):
      "需要 \(bracket) 来闭合\(describe(opened))" + (found.isEmpty ? "，但代码到此就结束了" : "，而不是 '\(found.shortened)'")
    case .unterminatedString: "字符串在本行内没有结束"
    case .unterminatedComment: "注释没有结束"
    case .badNumber(let text): "'\(text.shortened)' 不是数字"
    case .notAssignable: "不能给它赋值"
    case .constant(let name, let constancy, let attempt): sentence(name, constancy, attempt)
    case .assignedTwice(let name): "不可变的 '\(name.shortened)' 只能初始化一次"
    case .usedUnassigned(let name): "常量 '\(name.shortened)' 在初始化之前就被使用了"
    case .noPlace: "不能作为 inout 参数传入：它不是变量"
    case .needsAmpersand: "inout 参数前面要写 &"
    case .strayAmpersand: "& 只能写在 inout 参数前面，而这个参数不是"
    case .overlapping(let name): "对 '\(name.shortened)' 的访问重叠：同一次调用的两个参数都会改变它"
    case .tooLong(let limit): "代码超过 \(limit, .number) 字节，请只粘贴方法本身"
    case .tooDeep(let limit): "代码嵌套超过 \(limit, .number) 层"
    case .cPlusPlus(let sign): "这是 C++（\(sign)），不支持；可以粘贴 Swift 和 Objective-C"
    case .bareStatements: "这里只有语句，没有方法"
    case .unsupported(let word): "不支持 '\(word.shortened)'"
    case .appKit(let method): "\(method) 属于 AppKit（NSView），只能粘贴 UIKit 的重写方法"
    case .noEntry(let others):
      others.isEmpty
        ? "其中没有找到重写的方法"
        : "其中没有找到重写的方法：" + list(others.map { "\($0.name.shortened)（第 \($0.line) 行）" }, "和") + "不会被执行"
    case .unclosedMethod(let line, let missing): "第 \(line, .number) 行开始的方法没有闭合：缺少 \(missing, .number) 个 }"
    }
  }

  private func describe(_ wanted: Mistake.Wanted) -> StyledText {
    switch wanted {
    case .symbol(let symbol): " '\(symbol, .keyword)'"
    case .expression: "一个值"
    case .name: "一个名字"
    case .type: "一个类型"
    case .pattern: "一个模式"
    case .separator: "换行或 ;"
    case .caseLabel: " case 或 default"
    case .block: " { } 里的代码"
    case .end: "代码结束"
    }
  }

  private func describe(_ opened: Mistake.Opened) -> String {
    switch opened {
    case .call: "调用"
    case .parenthesis: "括号"
    case .list: "列表"
    case .index: "下标"
    case .message: "消息"
    case .block: "代码块"
    case .header: "方法头"
    case .generics: "泛型参数"
    case .interpolation: "字符串插值"
    }
  }

  private func sentence(_ name: String, _ constancy: Constancy, _ attempt: Attempt) -> StyledText {
    let what =
      switch attempt {
      case .assign: "不能给这个值赋值"
      case .property: "不能给属性赋值"
      case .element: "不能通过下标赋值"
      case .mutation: "不能对不可变的值使用会修改它的方法"
      case .address: "不能把不可变的值作为 inout 参数传入"
      }
    let why = constancy == .value ? "不可变" : "是 'let' 常量"
    return "\(what)：'\(name.shortened)' \(why)"
  }

  private func advice(_ name: String, _ constancy: Constancy) -> StyledText? {
    let name = name.shortened
    return switch constancy {
    case .variable: nil
    case .constant, .awaiting: "请用 \("var", .keyword) 声明"
    case .parameter:
      name.hasPrefix("$")
        ? "先复制一份：\("var copy = \(name)", .keyword)"
        : "参数不能修改，先复制一份：\("var \(name) = \(name)", .keyword)"
    case .loop: "请写成 \("for var \(name) in", .keyword)"
    case .condition: "请写成 \("if var \(name)", .keyword) 或 \("guard var \(name)", .keyword)"
    case .value: "要修改这个值，请写成 \("mutating func", .keyword)"
    }
  }

  func advice(_ mistake: Mistake) -> StyledText? {
    if let near = mistake.suggestion { return "你是不是想写 \(near, .keyword)？" }
    return switch mistake.fact {
    case .unknownName(let name): "告诉我它的值：\("let \(name) = ...", .keyword)"
    case .unknownFunction(let name): "告诉我它返回什么：\("def \(name)(...) = ...", .keyword)"
    case .unclosed(_, let opened, let range, _, let line) where range.end > range.start:
      "它要闭合第 \(line, .number) 行打开的\(describe(opened))"
    case .noEntry: "需要 hitTest(_:with:)、point(inside:with:)、touchesBegan(_:with:) 等 METHOD 之一"
    case .bareStatements(let command): "请写明是哪个方法：\(command, .keyword)"
    case .constant(let name, let constancy, _): advice(name, constancy)
    case .assignedTwice(let name): advice(name, .constant)
    case .usedUnassigned: "在每条路径上先给它一个值"
    case .noPlace: "& 后面应当是变量、属性或列表的元素"
    case .needsAmpersand: "在它前面写上 &"
    case .strayAmpersand: "去掉 &"
    case .overlapping: "先把其中一个复制到变量里；列表的两个元素用 swapAt 交换"
    case .unsupported: "可以使用：let var if guard for while switch return，以及方法调用"
    default: nil
    }
  }

  func sentence(_ trouble: FileTrouble, path: String) -> StyledText {
    switch trouble {
    case .absent: "没有文件 \(path, .name)"
    case .directory: "\(path, .name) 是一个目录"
    case .denied: "没有读写 \(path, .name) 的权限"
    case .notText: "\(path, .name) 不是文本"
    case .noFolder(let folder): "无法写入 \(path, .name)：没有目录 \(folder, .name)"
    case .unwritable: "无法写入 \(path, .name)：文件或所在目录不允许写入"
    case .full: "无法写入 \(path, .name)：磁盘已满"
    case .tooLarge(let limit): "\(path, .name) 超过可以读取的 \(limit, .number) 字节；请把它拆开"
    case .exists: "\(path, .name) 已经存在；请用 --force 启动以覆盖文件，或换一个名字"
    case .kept: "\(path, .name) 保持原样"
    case .forbidden: "\(path, .name)：安全模式不写文件，也只读作为参数给出的文件"
    case .system(let word): "\(path, .name)：\(word)"
    }
  }
}
