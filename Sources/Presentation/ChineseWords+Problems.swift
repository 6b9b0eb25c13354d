import Drawing
import Messaging
import Session

// Expectations that fail, and the other problems, in Chinese.

extension ChineseWords {
  func sentence(_ shortfall: Shortfall, because: StyledText?) -> StyledText {
    let (expected, actual) = (shortfall.expected, shortfall.actual)
    let reason = because.map { "，因为" + $0 } ?? ""
    switch shortfall.subject {
    case .hit(let point):
      return (point.map { "点 \($0, .number) 命中的视图" } ?? "命中的视图")
        + "是 \(actual, .name)，不是 \(expected, .name)" + reason
    case .inside(let view):
      return "\(view, .name).pointInside 的回答是 \(actual, .keyword)，不是 \(expected, .keyword)"
    case .calls: return "命中测试的调用与预期不符"
    case .visits: return "被询问的视图与预期不符"
    case .chain(let name): return "从 \(name, .name) 开始的响应者链与预期不符"
    case .received(let call): return counted("\(call, .name) 被调用", shortfall)
    case .order: return "这些调用没有按此顺序发生"
    case .handled: return "处理触摸的是 \(actual, .name)，不是 \(expected, .name)"
    case .gesture(let name): return "\(name, .name) 的状态是 \(actual, .keyword)，不是 \(expected, .keyword)"
    case .fired(let event): return counted("\(event, .name) 发出", shortfall)
    case .selected(let cell):
      return expected == "yes" ? "\(cell, .name) 没有被选中" : "\(cell, .name) 被选中了"
    case .action(let selector): return "\(selector, .name) 到达的是 \(actual, .name)，不是 \(expected, .name)"
    case .property(let name): return "\(name, .name) 是 \(actual, .number)，不是 \(expected, .number)"
    case .convert: return "转换后的点是 \(actual, .number)，不是 \(expected, .number)"
    case .printed: return "没有打印过包含 \(expected) 的行"
    case .error: return "上一条命令没有给出包含 \(expected) 的错误"
    case .firstResponder: return "第一响应者是 \(actual, .name)，不是 \(expected, .name)"
    }
  }

  private func counted(_ subject: StyledText, _ shortfall: Shortfall) -> StyledText {
    let times: StyledText = "了 \(shortfall.actual, .number) 次"
    switch shortfall.expected {
    case "1+": return subject + times + "，预期至少一次"
    case "0": return subject + times + "，预期一次也没有"
    default: return subject + times + "，预期 \(shortfall.expected, .number) 次"
    }
  }

  func say(_ phrase: ErrorPhrase) -> StyledText {
    switch phrase {
    case .noEvent: "还没有可以查看的事件"
    case .noSuchStep(let step, let count): "没有第 \(step, .number) 步：这个事件共有 \(count, .number) 步"
    case .nothingToFix(false): "还没有给出过改动"
    case .nothingToFix(true): "场景已经和询问 why 时不同"
    case .noSuchFix(let number, let count):
      count == 0 ? "why 没有给出改动" : "why 给出了 \(count, .number) 个改动，没有第 \(number, .number) 个"
    case .askWhy: "先询问：\("why NAME at X Y", .keyword)"
    case .nothingToUndo: "没有可以撤销的改动"
    case .undoForgotten(let limit):
      "无法继续撤销：只保留最近 \(limit, .number) 次改动，大场景更少；用 \("save FILE", .keyword) 可以保存场景"
    case .tooLong(let limit):
      "命令超过 \(limit, .number) 字节；请分成几条命令，或用 \("let", .keyword) 绑定较长的内容"
    case .redoForgotten: "无法继续重做：大场景只保留少数被撤销的改动"
    case .nothingToRedo: "没有可以重做的改动"
    case .nothingLeft: "没有被中断的会话留下场景"
    case .scriptsTooDeep(let limit): "脚本互相嵌套运行超过 \(limit, .number) 层；是否有脚本运行了它自己？"
    case .noSuchTopic(let word, let near): "没有关于 '\(word)' 的说明" + meant(near)
    case .methodNotOfObject(let method, let object, let className):
      "\(object, .name) 是 \(className)，没有 \(method) 方法"
    case .noSuchMethod(let word, let near): "没有名为 '\(word)' 的方法" + meant(near)
    case .noSuchPreset(let words, let method, let admissible):
      admissible.isEmpty ? "\(method) 没有预设" : "\(method) 没有预设 '\(words)'"
    case .noValue(let text): "'\(text)' 不是一个值"
    case .bareCode: "这是代码，不是命令"
    case .giveCode(let methods):
      "请把它交给一个视图：\("override NAME {", .keyword) 代码 \("}", .keyword)"
        + (methods.isEmpty ? "" : "；其中有 \(methods.joined(separator: " "), .keyword)")
    case .noFunction(let text): "'\(text)' 不是函数声明"
    case .noOverride(let name, nil): "\(name, .name) 没有重写任何方法"
    case .noOverride(let name, let method?): "\(name, .name) 没有重写 \(method)"
    case .noSuchControlEvent(let word, let near): "没有名为 '\(word)' 的控件事件" + meant(near)
    case .helpFor(let command): "输入 \("help \(command)", .keyword) 查看写法"
    case .write(let line): "写作：\(line, .keyword)"
    case .needsShell: "这是课程的命令，只能在交互环境里用：请运行 \("taptrace", .keyword)，再输入 \("lesson", .keyword)"
    case .isObject(let name, true):
      "这是一个视图：\("tap \(name)", .keyword) 点它，\("info \(name)", .keyword) 查看它"
    case .isObject(let name, false): "这是一个对象：\("info \(name)", .keyword) 查看它"
    case .termsAndCommands: "\("explain", .keyword) 列出所有术语，\("help", .keyword) 列出所有命令"
    case .usage(let usage): "用法：\(usage, .keyword)"
    case .oneOf(let words): "可选：\(words.joined(separator: ", "), .keyword)"
    case .tapFirst: "先来一个：\("tap X Y", .keyword) 或 \("hit X Y", .keyword)"
    case .valueForms:
      "值可以是数字、yes 或 no、point X Y、size W H、rect X Y W H、insets T L B R、transform A B C D TX TY、\"text\"、.symbol、nil、对象名，或 views A B"
    case .functionForm: "写作 \("def NAME(PARAMS) = EXPRESSION", .keyword)"
    case .calls(let path): "调用路径：\(path, .name)"
    case .expected(let text): "预期：\(text, .name)"
    case .actual(let text): "实际：\(text, .name)"
    case .took(let name): "触摸被 \(name, .name) 拿走了"
    case .blocked(let name, let reason):
      switch reason {
      case .hidden: " \(name, .name) 被隐藏了"
      case .interactionDisabled: " \(name, .name) 的 isUserInteractionEnabled 是 false"
      case .transparent: " \(name, .name) 的 alpha 小于 0.01"
      case .animating: " \(name, .name) 正在执行动画"
      case .outside: " \(name, .name).pointInside 的回答是 no"
      case .subview, .itself: " \(name, .name) 作了回答"
      case .override: " \(name, .name) 的代码这样决定"
      }
    }
  }
}
