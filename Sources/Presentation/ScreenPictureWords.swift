import Drawing

/// What pictures, films and maps must say.
enum PicturePhrase: Sendable, Hashable {
  // Below a picture
  case interactionOff
  case hidden
  case alpha
  case faint
  case behind
  case saidNo
  case saidYes
  case hit
  case unseen([String])
  case outside([String])
  case more(Int)
  // Films: what happens
  case begins(String)
  case asks(String)
  case isInside(String)
  case isOutside(String)
  case insideByCode(String, Bool)
  case answersNil(String)
  case answersItself(String)
  case answers(String, String)
  case receives(String, String)
  case passes(String, to: String, String)
  case dropped(String)
  case responder(String, isFirst: Bool)
  case change(String)
  case edited
  // Films: titles
  case calls
  case states
  case chain
  case step(Int, of: Int)
  case bounds(String)
  // The player
  case keys
  case paused
  case ended
  case breakpoint(String)
  // Maps
  case nobody
  case share(String)
  case otherSeen
  case seenButTaken(seen: String, taken: String?)
  case unreachable([String])
  case nothingUnreachable
  case part(String, percent: String)
}

/// The words of pictures; a part of every language's words.
protocol PictureWords: Sendable {
  /// What a picture, a film or a map says.
  func say(_ phrase: PicturePhrase) -> StyledText
}

extension PictureNote {
  /// The note as text.
  func text(_ words: any PictureWords) -> StyledText {
    switch self {
    case .interactionOff: words.say(.interactionOff)
    case .hidden: words.say(.hidden)
    case .alpha: words.say(.alpha)
    case .faint: words.say(.faint)
    case .behind: words.say(.behind)
    case .saidNo: words.say(.saidNo)
    case .saidYes: words.say(.saidYes)
    case .hit: words.say(.hit)
    case .number(let number, let name): "\(number, .number) \(name, .name)"
    case .unseen(let names, let more): words.say(.unseen(names)) + Self.rest(more, words)
    case .outside(let names, let more): words.say(.outside(names)) + Self.rest(more, words)
    }
  }

  private static func rest(_ count: Int, _ words: any PictureWords) -> StyledText {
    count > 0 ? words.say(.more(count)) : StyledText()
  }
}

extension ScreenPicture {
  /// Whether numbers stand for names.
  var hasNumbers: Bool { notes.contains { if case .number = $0 { true } else { false } } }

  /// The notes as lines of at most so many columns.
  func legend(_ words: any PictureWords, width: Int) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for note in notes {
      let text = note.text(words)
      if !line.isEmpty, line.columns + 3 + text.columns > width {
        lines.append(line)
        line = StyledText()
      }
      line += line.isEmpty ? text : StyledText(" · ", .dim) + text
    }
    if !line.isEmpty { lines.append(line) }
    return lines.flatMap { $0.wrapped(to: max(8, width), hanging: 2) }
  }
}

extension EnglishWords {
  func say(_ phrase: PicturePhrase) -> StyledText {
    switch phrase {
    case .interactionOff: "⊘ interaction is off"
    case .hidden: "dashed: hidden"
    case .alpha: "%: alpha, see-through"
    case .faint: "dots inside: too transparent for touches"
    case .behind: "dotted outline: behind another view"
    case .saidNo: "✗ said no"
    case .saidYes: "✓ said yes"
    case .hit: "● gets the touch"
    case .unseen(let names): "not to be seen here: " + comma(names)
    case .outside(let names): "outside the screen or cut off: " + comma(names)
    case .more(let count): " and \(count, .number) more"
    case .begins(let command): "before \(command, .keyword)"
    case .asks(let name): "\(name, .asked) is asked: which view has the point?"
    case .isInside(let name): "the point is inside \(name, .asked)"
    case .isOutside(let name): "the point is outside \(name, .miss)"
    case .insideByCode(let name, let isInside):
      "the code of \(name, .asked) says that the point is " + (isInside ? "inside" : "outside")
    case .answersNil(let name): "\(name, .miss) answers nil: not me, and nothing below me"
    case .answersItself(let name): "\(name, .hit) answers itself"
    case .answers(let name, let view): "\(name, .asked) answers \(view, .hit)"
    case .receives(let name, let method): "\(name, .asked) receives \(method, .keyword)"
    case .passes(let name, let next, let method):
      "\(name, .miss) does not handle \(method, .keyword): it goes on to \(next, .asked)"
    case .dropped(let method): "nobody is left: \(method, .keyword) is dropped"
    case .responder(let name, true): "the responder chain begins with \(name, .asked)"
    case .responder(let name, false): "\(name, .asked) is next in the responder chain"
    case .change(let text): "changed: \(text)"
    case .edited: "a command changed the scene"
    case .calls: "calls"
    case .states: "recognizers and controls"
    case .chain: "responder chain"
    case .step(let step, let count): "step \(step, .number) of \(count, .number)"
    case .bounds(let bounds): "bounds \(bounds, .number)"
    case .keys:
      "space plays|← → step|d decider|w why|m next no|o out|b breakpoint|[ ] speed|g G ends|q done"
    case .paused: "paused"
    case .ended: "the end"
    case .breakpoint(let name): "stops at \(name, .name)"
    case .nobody: "nobody"
    case .share(let percent): "\(percent, .number) of the screen"
    case .otherSeen: "small letters: another view is seen there than the one that gets the touch"
    case .seenButTaken(let seen, let taken?): "\(seen, .name) is seen, \(taken, .name) gets the touch"
    case .seenButTaken(let seen, nil): "\(seen, .name) is seen, nobody gets the touch"
    case .unreachable(let names): "no finger reaches: " + comma(names)
    case .nothingUnreachable: "every visible view can be reached"
    case .part(let name, let percent): "\(name, .name) takes \(percent, .number) of the screen"
    }
  }

  private func comma(_ names: [String]) -> StyledText {
    names.map { "\($0, .name)" }.joined(separator: ", ")
  }
}

extension ChineseWords {
  func say(_ phrase: PicturePhrase) -> StyledText {
    switch phrase {
    case .interactionOff: "⊘ 不响应触摸"
    case .hidden: "虚线框：已隐藏"
    case .alpha: "百分数：alpha，半透明"
    case .faint: "框内有点：太透明，收不到触摸"
    case .behind: "点线框：在别的视图后面"
    case .saidNo: "✗ 回答否"
    case .saidYes: "✓ 回答是"
    case .hit: "● 得到触摸"
    case .unseen(let names): "这里看不到：" + comma(names)
    case .outside(let names): "在屏幕外或被裁掉：" + comma(names)
    case .more(let count): "，还有 \(count, .number) 个"
    case .begins(let command): "\(command, .keyword) 之前"
    case .asks(let name): "问 \(name, .asked)：这个点属于哪个视图？"
    case .isInside(let name): "这个点在 \(name, .asked) 之内"
    case .isOutside(let name): "这个点在 \(name, .miss) 之外"
    case .insideByCode(let name, let isInside):
      "\(name, .asked) 的代码说这个点在" + (isInside ? "里面" : "外面")
    case .answersNil(let name): "\(name, .miss) 回答 nil：不是我，也不是我下面的视图"
    case .answersItself(let name): "\(name, .hit) 回答自己"
    case .answers(let name, let view): "\(name, .asked) 回答 \(view, .hit)"
    case .receives(let name, let method): "\(name, .asked) 收到 \(method, .keyword)"
    case .passes(let name, let next, let method):
      "\(name, .miss) 不处理 \(method, .keyword)，交给 \(next, .asked)"
    case .dropped(let method): "没有下一个了：\(method, .keyword) 被丢弃"
    case .responder(let name, true): "响应者链从 \(name, .asked) 开始"
    case .responder(let name, false): "响应者链的下一个是 \(name, .asked)"
    case .change(let text): "改变：\(text)"
    case .edited: "命令改变了场景"
    case .calls: "调用"
    case .states: "识别器和控件"
    case .chain: "响应者链"
    case .step(let step, let count): "第 \(step, .number) 步，共 \(count, .number) 步"
    case .bounds(let bounds): "bounds \(bounds, .number)"
    case .keys: "空格 播放|← → 单步|d 决定步|w 为什么|m 下一个否|o 跳出|b 断点|[ ] 速度|g G 首尾|q 结束"
    case .paused: "已暂停"
    case .ended: "结束"
    case .breakpoint(let name): "在 \(name, .name) 处停下"
    case .nobody: "没有视图"
    case .share(let percent): "占屏幕 \(percent, .number)"
    case .otherSeen: "小写字母：看到的视图不是得到触摸的视图"
    case .seenButTaken(let seen, let taken?): "看到的是 \(seen, .name)，得到触摸的是 \(taken, .name)"
    case .seenButTaken(let seen, nil): "看到的是 \(seen, .name)，没有视图得到触摸"
    case .unreachable(let names): "手指碰不到：" + comma(names)
    case .nothingUnreachable: "看得见的视图都碰得到"
    case .part(let name, let percent): "\(name, .name) 占屏幕 \(percent, .number)"
    }
  }

  private func comma(_ names: [String]) -> StyledText {
    names.map { "\($0, .name)" }.joined(separator: "、")
  }
}
