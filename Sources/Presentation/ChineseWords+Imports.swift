import Drawing
import Importing

// Imports, in Chinese.

extension ChineseWords {
  func say(_ phrase: ImportPhrase) -> StyledText {
    switch phrase {
    case .imported(let path, let format, let variants, let part, let counts):
      imported(path, format, variants, part, counts)
    case .used: "采用"
    case .ignored: "略过"
    case .warning: "注意"
    case .unknown: "未知"
    case .lines(let lines, let more):
      StyledText("（第 \(lines.map(String.init).joined(separator: "、"))\(more ? " …" : "") 行）")
    case .atLine(let line): "第 \(line, .number) 行："
    case .moreOfKind(let count): "同类还有 \(count, .number) 处"
    case .scrolled(let views):
      StyledText(
        "（"
          + views.prefix(3).map { "\($0.view.visible) 为 \(NumberText.of($0.offset))" }.joined(separator: "、")
          + (views.count > 3 ? "…）" : "）"))
    case .otherLines: "其他行"
    case .fact(let fact): sentence(fact)
    case .parts(let path, let parts): "\(path, .name) 里有 \(parts, .number) 个界面；场景没有改变"
    case .partViews(let views): "\(views, .number) 个视图"
    case .partInitial: "（最先显示）"
    case .choosePart(let path, let id): "选一个：\("import \(path) scene \(id)", .keyword)"
    case .origin(let id, let line, let className):
      "导入的" + (line > 0 ? StyledText("，来自第 ") + "\(line, .number) 行" : "")
        + (id.isEmpty ? "" : "，原名 \(id, .name)") + (className.isEmpty ? "" : "，类为 \(className, .name)")
    case .assumed(let words): "来源没有说明、取默认值的：" + list(words, "和")
    case .noOrigin: "在这里创建，不是导入的"
    case .restsOn(let name, let words):
      "这个结论依赖对 \(name, .name) 的假定：" + list(words, "和") + "（导入内容中没有）"
    case .mayOverride(let classes):
      list(classes, "和", style: .name) + " 已知会重写命中测试：真机的结果可能与几何计算不同"
    case .hasOwnCode(let classes):
      list(classes, "和", style: .name) + " 是应用自己的类，其代码可能重写命中测试"
    case .unknownFrames(let names, let more):
      list(names, "和", style: .name) + (more > 0 ? StyledText(" 等另外 ") + "\(more, .number) 个" : "")
        + " 的位置未知：可能就在这里"
    case .accessibilityBanner: "这是辅助功能树：从中得不出 UIKit 的命中视图；以下元素覆盖该点"
    case .covering(let point): "\(point, .number) 处，由内到外："
    case .bestGuess(let name): "最可能的是 \(name, .name)"
    case .nothingCovers(let point): "没有元素覆盖 \(point, .number)"
    }
  }

  private func imported(
    _ path: String, _ format: ImportFormat, _ variants: [String], _ part: String, _ counts: ImportCounts
  ) -> StyledText {
    var text: StyledText = "已导入 \(path, .name)"
    if !part.isEmpty { text += " 的界面 \(part, .name)" }
    text += "：" + StyledText(format.toolName)
    if !variants.isEmpty { text += StyledText("（\(variants.joined(separator: "、"))）") }
    text += format == .accessibility ? "，\(counts.views, .number) 个元素" : "，\(counts.views, .number) 个视图"
    if counts.windows > 0 { text += "，\(counts.windows, .number) 个窗口" }
    text += "，深 \(counts.depth, .number) 层"
    if counts.controllers > 0 {
      text += "，\(counts.controllers, .number) 个视图控制器"
      if counts.joined > 0 { text += "，按地址对应了 \(counts.joined, .number) 个" }
    }
    if counts.recognizers > 0 { text += "，\(counts.recognizers, .number) 个手势识别器" }
    if counts.actions > 0 { text += "，\(counts.actions, .number) 个 action" }
    return text
  }

  private func sentence(_ fact: ImportFact) -> StyledText {
    switch fact {
    case .truncated(let view, let after): "在 \"\(after.visible)\" 之后截断：\(view.visible, .name) 其余的取默认值"
    case .endsEarly: "文本在一行中间结束：可能缺少视图"
    case .anotherTree: "这里开始另一棵树，已略去；请把它的行单独存成文件再导入"
    case .depthJump(let from, let to, let line):
      "深度从 \(from, .number) 跳到 \(to, .number)；接在第 \(line, .number) 行之下"
    case .headless(let depth): "第一个视图已在第 \(depth, .number) 层：缺少它上面的部分，点击按它父视图的坐标计算"
    case .siblings(let count): "\(count, .number) 个根都不是窗口：并列放进一个窗口"
    case .noFrame(let view): "\(view.visible, .name) 没有 frame：保留它，但任何点都不算在它里面"
    case .overridesHitTesting(let classes, let views):
      "\(views, .number) 个视图的类会重写命中测试（" + list(classes.map(\.visible), "和", style: .name)
        + "）：真机的结果可能不同"
    case .ownCode(let classes, let views):
      "\(views, .number) 个视图属于应用自己的类（" + list(classes.map(\.visible), "和", style: .name)
        + "）：其代码可能重写命中测试"
    case .animated(let view): "\(view.visible, .name) 正在做动画：frame 是模型值，手指碰到的是呈现值"
    case .notANumber(let field, let view): "\(view.visible, .name) 的 \(field) 不是数字，取默认值"
    case .flattened(let view): "\(view.visible, .name) 的 transform 把它压扁了：永远点不到"
    case .unknownSize(let view): "从外框得不出 \(view.visible, .name) 的大小，当作正方形"
    case .limited(let field, let view): "\(view.visible, .name) 的 \(field) 超出场景的范围，已截到边界"
    case .guessedBase(let className, let base): "按名字把 \(className.visible, .name) 当作 \(base, .name)"
    case .levelsUnknown(let windows): "\(windows, .number) 个窗口的层级没有说明：按行的先后排列"
    case .shifted(let view, let x, let y):
      "\(view.visible, .name) 原在 \(NumberText.of(x)) \(NumberText.of(y))；屏幕从那里开始，点击从它算起"
    case .unjoined(let controllers):
      "这里没有视图属于 " + list(Array(controllers.prefix(6)).map(\.visible), "和", style: .name)
        + (controllers.count > 6 ? " 等" : "")
    case .presented(let controller, let presenter):
      "\(controller.visible, .name) 由 \(presenter.visible, .name) 弹出：视图留在原处"
    case .indentation: "竖线已丢失：深度按缩进计算"
    case .shortened(let lines): "\(lines, .number) 行没有 layer：有人缩短过，标志可能不全"
    case .misplaced(let view): "\(view.visible, .name) 位置不符：约束给出另一个 frame"
    case .ambiguous(let view): "约束没有确定 \(view.visible, .name) 的 frame"
    case .variation(let key): "没有采用 \(key.visible) 的属性"
    case .notInstalled(let view): "\(view.visible, .name) 没有安装，已略去"
    case .external(let view, let storyboard):
      "\(view.visible, .name) 嵌入另一个 storyboard \(storyboard.visible, .name) 的界面：这里是空的"
    case .embedCircle(let controller): "\(controller.visible, .name) 嵌入自己：留空"
    case .duplicateID(let id): "id \(id.visible, .name) 指两个对象，取第一个"
    case .unresolved(let id, let by): "\(by.visible) 指向 \(id.visible, .name)，这里没有"
    case .inertRecognizer(let name): "没有视图带着识别器 \(name.visible, .name)：它不起作用"
    case .idleRecognizer(let name): "识别器 \(name.visible, .name) 没有 action"
    case .cellLabel(let view): "\(view.visible, .name) 是内置单元格样式的标签：从 iOS 10 起不接受交互"
    case .collapsed(let view): "\(view.visible, .name) 在堆栈视图里隐藏：运行时相邻视图会靠拢"
    case .unknownElement(let name): "未知元素 \(name.visible, .name) 有 frame：当作普通视图"
    case .templates(let names):
      "模板，代码用它生成单元格之前不在屏幕上：" + list(Array(names.prefix(6)), "和", style: .name)
        + (names.count > 6 ? " 等" : "") + "；\("move \(names.first ?? "CELL") to VIEW", .keyword) 可显示一个"
    case .television: "Apple TV 的文件，那里以焦点代替触摸"
    case .nilTarget(let selector, let name):
      "\(name.visible, .name) 的 \(selector.visible, .name) 沿响应者链寻找；谁响应不在文件中"
    case .offsetUnknown(let view): "\(view.visible, .name) 的 contentOffset 没有说明：当作 0 0"
    case .interactionUnknown(let views): "\(views, .number) 个视图的 isUserInteractionEnabled 没有说明：取类的默认值"
    case .cutOff(let view): "\(view.visible, .name) 里面的内容没有被记录"
    case .accessibility: "这是辅助功能树：只说明什么覆盖一个点，不说明 UIKit 的命中视图"
    case .toldBySource(let view, let verdict): "来源对 \(view.visible, .name) 的说法：\(verdict.visible)"
    }
  }

  func sentence(_ failure: ImportFailure, path: String) -> StyledText {
    let place: StyledText =
      failure.line > 0 ? "\(path.visible, .name) 第 \(failure.line, .number) 行：" : "\(path.visible, .name)："
    return place + sentence(failure.fact)
  }

  private func sentence(_ fact: ImportFailure.Fact) -> StyledText {
    switch fact {
    case .empty: "里面什么也没有"
    case .unrecognized(let tried): "不是已知的格式；试过 " + list(tried.map(\.toolName), "和")
    case .otherFormat(let format): "这是 \(format.toolName)，不是所要求的"
    case .noSuchFormat(let word): "没有叫 '\(word.visible)' 的格式"
    case .notText: "这不是文本：里面有零字节，或者无法解码的字节"
    case .noFrames: "没有一个视图有 frame（是 chisel 的 pviews -m 或 -s？）"
    case .layoutTrace: "这是约束的追踪，没有 frame"
    case .oldArchive: "这是 Xcode 5 以前的文件"
    case .otherPlatform(let name): "这是 \(name) 的文件，没有 UIKit 的触摸"
    case .foreign(let tool): sentence(tool)
    case .noViews: "里面没有视图"
    case .tooDeep(let limit): "视图嵌套超过 \(limit, .number) 层"
    case .tooMany(let limit): "视图或元素超过 \(limit, .number) 个"
    case .tooLarge(let limit): "超过 \(limit >> 20, .number) MB"
    case .tooManyLines(let limit): "超过 \(limit, .number) 行"
    case .notFinite(let field): "\(field) 的数字不是有限的"
    case .notANumber(let field, let value): "\(field) 应为数字，不是 '\(value.visible)'"
    case .xml(let fault): sentence(fault)
    case .json(let fault): sentence(fault)
    case .noSuchPart(let name, let near): "没有界面 '\(name.visible)'" + meant(near?.visible)
    case .onlyOnePart: "这种格式只有一个界面，不能选择"
    case .refused(let reason): "场景拒绝了一个视图：\(reason.visible)"
    }
  }

  private func sentence(_ fault: XMLFault) -> StyledText {
    switch fault {
    case .documentType: "不读取文档类型，因为实体可以无限膨胀"
    case .unclosed(let element, let line): "文本在 <\(element.visible)> 中结束，它从第 \(line, .number) 行开始"
    case .stray(let end, let open): "应为 </\(open.visible)>，却是 </\(end.visible)>"
    case .tag: "标签有误"
    case .attribute(let name): "属性 \(name.visible, .name) 有误"
    case .lessThan(let name): "属性 \(name.visible, .name) 的值里有 '<'：这不是 XML"
    case .twice(let name): "属性 \(name.visible, .name) 写了两次"
    case .attributes(let limit): "一个元素的属性超过 \(limit, .number) 个"
    case .entity(let name): "不认识实体 &\(name.visible);"
    case .control(let value): "有控制字符（\(value, .number)）"
    case .outside: "第一个元素之外还有文本"
    case .section: "注释或段落没有结束"
    case .empty: "没有元素"
    }
  }

  private func sentence(_ fault: JSONFault) -> StyledText {
    switch fault {
    case .endsEarly: "JSON 过早结束"
    case .expected(let what): "JSON 中应为 \(what)"
    case .string: "JSON 中的字符串有误"
    case .number: "JSON 中的数字有误"
    case .trailing: "JSON 结束之后还有内容"
    }
  }

  private func sentence(_ tool: ForeignTool) -> StyledText {
    switch tool {
    case .lookin: "这是 Lookin 的文档，是二进制归档"
    case .reveal: "这是 Reveal 的文档，格式没有公开"
    case .viewDebugger: "这是 Xcode 视图调试器的文档，格式没有公开"
    case .nib: "这是编译过的 nib 或 storyboard"
    case .propertyList: "这是二进制属性列表"
    case .picture: "这是图片，里面没有视图"
    case .archive: "这是压缩包或文件包"
    case .crashReport: "这是崩溃报告，没有视图"
    case .appKit: "这是 AppKit（macOS）的视图，没有 UIKit 触摸"
    case .swiftUI: "这是 SwiftUI 自己的值，没有 frame"
    case .android: "这是 Android 的界面，没有 UIKit 触摸"
    case .compose: "这是 Jetpack Compose（Android）的节点，没有 UIKit 触摸"
    case .flutter: "这是 Flutter 自己的树：对 UIKit 来说它只是一个视图"
    case .react: "这是 React 自己的树，没有 frame"
    case .automation: "这是 UIAutomation 的树，Xcode 8 已取消它"
    case .web: "这是网页"
    }
  }

  func advice(_ failure: ImportFailure) -> StyledText? {
    let dump: StyledText = "在 lldb 中：\("po [[UIWindow keyWindow] recursiveDescription]", .keyword)"
    switch failure.fact {
    case .foreign(let tool): return advice(tool, dump)
    case .oldArchive: return "用 Xcode 打开后重新保存"
    case .otherPlatform: return "取 iOS 应用的，" + dump
    case .otherFormat(let format): return "不写格式，或写 \("as \(format.rawValue)", .keyword)"
    case .noSuchFormat: return "可用的有：" + list(ImportFormat.allCases.map(\.rawValue))
    case .noSuchPart: return "\("import FILE", .keyword) 列出所有界面"
    case .onlyOnePart: return "不写 \("scene", .keyword)"
    case .xml(.lessThan): return "被测试替换成 <…> 的值无法读取：请用工具写出的原文件"
    case .xml, .json:
      return "请从工具重新取得完整的文件：Xcode 的文件、\("driver.page_source", .keyword)、"
        + "\("idb ui describe-all", .keyword)、Sentry 的附件；或者" + dump
    case .tooLarge, .tooManyLines, .tooMany, .tooDeep:
      return "只取一部分：某个视图的 \("po [VIEW recursiveDescription]", .keyword)"
    case .notFinite, .notANumber: return "在副本里改正那一行，或重新取得：" + dump
    case .refused: return dump
    case .empty, .unrecognized, .noFrames, .layoutTrace, .noViews, .notText: return dump
    }
  }

  private func advice(_ tool: ForeignTool, _ dump: StyledText) -> StyledText {
    switch tool {
    case .nib: "请导入编译它的 .storyboard 或 .xib；或者" + dump
    case .archive: "请解开后导入里面的文件；或者" + dump
    case .crashReport: "Sentry 报告的错误附有 \("view-hierarchy.json", .keyword)；或者对运行中的应用，" + dump
    case .appKit, .android, .compose: "取 iOS 应用的，" + dump
    case .swiftUI: dump + " 显示承载视图；在 UI 测试中 \("print(app.debugDescription)", .keyword) 列出元素"
    case .flutter: "\("driver.page_source", .keyword) 列出它的辅助功能元素；UIKit 所见：" + dump
    case .automation: "在 UI 测试中：\("print(app.debugDescription)", .keyword)；或者" + dump
    case .lookin, .reveal, .viewDebugger, .propertyList, .picture, .react, .web: "对运行中的应用，" + dump
    }
  }

  var nothingPasted: StyledText {
    "后面没有内容：把文本粘贴在 \("import -", .keyword) 之后，以空行或 Ctrl-D 结束"
  }
}
