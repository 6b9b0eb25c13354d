import CommandLanguage
import Drawing

// What is wrong with a line, in Chinese.

extension ChineseWords {
  func sentence(_ fact: Misreading.Fact) -> StyledText {
    switch fact {
    case .unknownCommand(let word, let near): return "未知命令 '\(word)'" + meant(near)
    case .ambiguousCommand(let word, let candidates):
      return "'\(word)' 可能是多个命令的缩写：" + list(candidates, "和")
    case .unknownEntry(let kind, let word, let near, _):
      return "没有名为 '\(word)' 的\(noun(kind))" + meant(near)
    case .expected(let continuations, nil, _): return "这里需要" + describe(continuations) + "，但这一行到此就结束了"
    case .expected(let continuations, let found?, let near):
      return "这里需要" + describe(continuations) + "，而不是 '\(found)'" + meant(near)
    case .extra(let word, let near, _): return "'\(word)' 是多余的" + meant(near)
    case .repeatedOption(let word): return "'\(word)' 出现了两次"
    case .outOfRange(let slot, let value, let low, let high):
      let found: StyledText = "，不能是 \(NumberText.of(value), .number)"
      switch (low, high) {
      case (let low?, let high?):
        return "\(slot) 必须在 \(NumberText.of(low), .number) 到 \(NumberText.of(high), .number) 之间" + found
      case (let low?, nil): return "\(slot) 不能小于 \(NumberText.of(low), .number)" + found
      case (nil, let high?): return "\(slot) 不能大于 \(NumberText.of(high), .number)" + found
      case (nil, nil): return "\(slot) 不能是 \(NumberText.of(value), .number)"
      }
    case .notAName(let word): return "'\(word)' 不能用作名字"
    case .unclosedQuote: return "引号 \" 在本行内没有闭合"
    case .unknownEscape(let character): return "引号内的 '\\\(character)' 没有意义"
    case .unclosedBrace: return "左花括号 { 没有闭合"
    case .strayBrace: return "这个 } 没有对应的 {"
    case .controlCharacter(let scalar): return "字符 U+\(hexadecimal(scalar)) 不可见，不能出现在这里"
    case .notText: return "这不是文本：其中有无法解码的字节"
    }
  }

  func advice(_ fact: Misreading.Fact) -> StyledText? {
    switch fact {
    case .unknownCommand(_, nil): "输入 \("help", .keyword) 查看所有命令"
    case .unknownEntry(_, _, let near, let words): near != nil || words.isEmpty ? nil : "可选：" + names(words)
    case .extra(_, _, let instead): instead.isEmpty ? "删掉它" : "后面可以是：" + describe(instead)
    case .notAName: "名字以字母或 _ 开头，后面是字母、数字或 _"
    case .unclosedQuote: "在文本末尾补上 \"；文本里的引号写作 \\\""
    case .unknownEscape: "反斜杠写作 \\\\，引号写作 \\\"，换行写作 \\n"
    case .unclosedBrace: "补上对应的 }"
    case .strayBrace: "删掉它，或补上对应的 {"
    default: nil
    }
  }

  func describe(_ continuations: [Continuation]) -> StyledText {
    let most = 6
    var parts = continuations.prefix(most).map { part -> StyledText in
      switch part {
      case .word(let word): "'\(word, .keyword)'"
      case .slot(let slot): noun(slot.kind, slot: slot.name)
      case .entry(let name, let kind, _): noun(kind, slot: name)
      case .end: "行尾"
      }
    }
    if continuations.count > most { parts.append("…") }
    guard parts.count > 2 else { return parts.joined(separator: "或") }
    return parts.dropLast().joined(separator: "、") + "或" + (parts.last ?? "")
  }

  private func noun(_ kind: SlotKind, slot: String) -> StyledText {
    kind == .onOff ? StyledText(noun(kind)) : "\(noun(kind))（\(slot)）"
  }

  private func noun(_ kind: SlotKind) -> String { Self.nouns[kind] ?? kind.rawValue }

  /// The kinds of words that can stand in a line.
  static let nouns: [SlotKind: String] = [
    .keyword: "关键字", .command: "命令", .number: "数字", .integer: "整数", .onOff: " on 或 off ", .text: "文本",
    .file: "文件", .newName: "新名字", .code: "代码", .view: "视图", .object: "对象", .responder: "响应者",
    .control: "控件", .controller: "视图控制器", .recognizer: "手势识别器", .viewClass: "类", .property: "属性",
    .method: "方法", .call: "“对象.方法”", .propertyOfObject: "“对象.属性”", .controlEvent: "控件事件",
    .eventOfControl: "“控件.事件”", .selector: "selector", .option: "选项", .optionValue: "选项值",
    .topic: "主题", .color: "颜色", .point: "点", .preset: "预设", .format: "格式", "binding": "变量名",
    "recognizer kind": "手势种类",
  ]

  func names(_ words: [String]) -> StyledText {
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    return StyledText(unique.joined(separator: " "), .keyword)
  }
}
