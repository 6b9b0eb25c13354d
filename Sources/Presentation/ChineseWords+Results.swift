import Drawing
import Messaging
import SceneModel

// Changes of the scene and events, in Chinese.

extension ChineseWords {
  func say(_ phrase: ScenePhrase) -> StyledText {
    switch phrase {
    case .inParent(let parent): "，位于 \(parent, .name)"
    case .detached: "，没有父视图"
    case .removed(let names, let others):
      "已移除 " + list(names, "和", style: .name)
        + (others.isEmpty ? "" : "；随之移除 " + list(others, "和", style: .name))
    case .moved(let name, let parent, let index, let count):
      "\(name, .name) 现在位于 \(parent, .name)，序号 \(index, .number)（共 \(count, .number) 个）"
    case .reordered(let name, let isInFront, let parent):
      "\(name, .name) 现在位于" + (parent.map { " \($0, .name) 的其他子视图" } ?? "同层级的其他窗口")
        + (isInFront ? "之前" : "之后")
    case .renamed(let old, let new): "\(old, .name) 改名为 \(new, .name)"
    case .hidden(let name, true, _): "\(name, .name) 已隐藏"
    case .hidden(let name, false, let isWindow):
      isWindow ? "\(name, .name) 已显示，位于同层级窗口的最前面" : "\(name, .name) 已显示"
    case .controller(let name, let className, let view, let parent, let window):
      "\(name, .name): \(className)" + (view.map { "，视图 \($0, .name)" } ?? "，没有视图")
        + (parent.map { "，父控制器 \($0, .name)" } ?? "")
        + (window.map { "，\($0, .name) 的根控制器" } ?? "")
    case .presented(let name, let presenter, let window):
      "\(presenter, .name) 弹出了 \(name, .name)" + (window.map { "：它的视图位于 \($0, .name) 的最前面" } ?? "")
    case .dismissed(let name): "\(name, .name) 已收起：它的视图不在任何窗口里"
    case .undone(let command): "已撤销：\(command, .keyword)"
    case .redone(let command): "已重做：\(command, .keyword)"
    case .reset: "回到起点"
    case .cleared: "新的场景"
    case .saved(let path, let lines): "已保存 \(path, .name)：\(lines, .number) 行"
    case .exported(let format, let path, let lines):
      "已导出 \(format, .keyword) 到 \(path, .name)：\(lines, .number) 行"
    case .loaded(let path, let objects): "已载入 \(path, .name)：\(objects, .number) 个对象"
    case .recovered(let commands, 0): "场景已恢复：执行了 \(commands, .number) 条命令"
    case .recovered(let commands, let failed):
      "场景已恢复：执行了 \(commands, .number) 条命令，\(failed, .number) 条失败"
    case .stillDown(let finger):
      "手指 \(finger, .number) 仍按在屏幕上：\("touch \(finger) up", .keyword) 可以抬起"
    case .forgotten: "已丢弃被中断的会话留下的场景"
    case .ran(let path, let commands): "已运行 \(path, .name)：\(commands, .number) 条命令"
    case .firstResponder(let name?): "第一响应者是 \(name, .name)"
    case .firstResponder(nil): "没有第一响应者"
    case .noRecognizers: "没有手势识别器"
    case .recognizerRemoved(let name): "已移除手势识别器 \(name, .name)"
    case .noActions(let name): "\(name, .name) 没有 action"
    case .responds(let name, let selectors): "\(name, .name) 响应 " + list(selectors, "和")
    case .ignoring(0): "恢复派发事件"
    case .ignoring(let depth): "事件被忽略" + (depth > 1 ? "，嵌套 \(depth, .number) 层" : "")
    case .on: "位于"
    case .requires: "等待失败："
    case .togetherWith: "可同时识别："
    case .off: "已停用"
    case .defaultIs(let value): "；默认 \(value, .number)"
    case .values(let values): "；可选 \(values, .keyword)"
    case .held: "通过"
    case .language: "语言是中文"
    }
  }

  func say(_ phrase: EventPhrase) -> StyledText {
    switch phrase {
    case .hit(let name, let point): "\(point, .number) 命中 \(name, .hit)"
    case .hitNothing(let point): "\(point, .number) 没有命中任何视图"
    case .gotTap(let name, let point): "\(name, .hit) 收到了 \(point, .number) 的点击"
    case .gotTouch(let name, let point): "\(name, .hit) 收到了 \(point, .number) 的触摸"
    case .nobodyGot(let point): "没有视图收到 \(point, .number) 的触摸"
    case .handled(let name): "由 \(name, .name) 处理"
    case .nobodyHandled: "没有响应者处理"
    case .received(let name, let methods): "\(name, .name) 收到 \(methods)"
    case .way(let method, let names): "\(method) 的传递：\(names, .name)"
    case .dropped(let methods): "已丢弃 \(methods)：没有下一个响应者了"
    case .fired(let name, let events): "\(name, .name) 发出 \(events, .keyword)"
    case .sent(let selector, let target): "action \(selector, .keyword) 发给了 \(target, .name)"
    case .foundNobody(let selector): "action \(selector, .keyword) 没有找到能响应的对象"
    case .recognizer(let name, let states): "手势 \(name, .name)：\(states)"
    case .printed(let text): "打印：\(text)"
    case .printedBy(let name, let text): "\(name, .name) 打印：\(text)"
    case .selected(let name): "\(name, .name) 被选中"
    case .changed(let text): "改变：\(text)"
    case .edited: "命令改变了场景"
    case .firstResponder(let window, let old, let new):
      "改变：\(window, .name) 的第一响应者：\(old ?? "无", .name) -> \(new ?? "无", .name)"
    case .note(let text): "注意：" + text
    case .passed(let seconds, let clock): "过了 \(seconds, .number) 秒，时钟走到 \(clock, .number) 秒"
    case .nothingHappened: "什么也没有发生"
    case .goesOn(let command): "（接着这个事件：\(command, .keyword)）"
    case .more(let count): "……还有 \(count, .number) 步：用 \("trace", .keyword) 查看全部"
    case .yes: "是"
    case .no: "否"
    case .outside(let bounds): "否：bounds 是 \(bounds, .number)"
    case .noInverse: "否：transform 不可逆，没有点在它里面"
    case .noInverseAbove(let name): "否：\(name, .name) 的 transform 不可逆，没有点能换算进来"
    case .notFinite: "否：这个点的坐标不是有限数，任何 bounds 都不包含它"
    case .byCode: "由它的代码决定"
    case .finger(let number, let phase, let point): "手指 \(number, .number) 在 \(point, .number) \(word(phase))"
    case .clock(let seconds): "时钟：\(seconds, .number) 秒"
    case .asked(let name, let method, let other, let answer):
      "\(name, .name).\(method)" + (other.map { "（\($0, .name)）" } ?? "") + " -> " + (answer ? "是" : "否")
    case .line(let name, let line, let text):
      "\(name, .name) 第 \(line, .number) 行" + (text.isEmpty ? "" : "：\(text)")
    case .stageReached(let title): "阶段：" + title
    case .touches(let list): "触摸 \(list, .number)"
    case .trace(let command, let steps): "过程：\(command, .keyword)（\(steps, .number) 步）"
    case .step(let step, let count): "第 \(step, .number) 步，共 \(count, .number) 步"
    }
  }

  private func word(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "按下"
    case .moved: "移动"
    case .stationary: "停住"
    case .ended: "抬起"
    case .cancelled: "被取消"
    }
  }

  func refusal(_ reason: Reason, value: String) -> StyledText {
    switch reason {
    case .hidden: "isHidden 是 true"
    case .interactionDisabled: "isUserInteractionEnabled 是 false"
    case .transparent: "alpha 是 \(value, .number)，小于 0.01"
    case .animating: "它正在执行没有 allowUserInteraction 的动画"
    case .outside: value.isEmpty ? "pointInside 的回答是否" : "点在它的 bounds \(value, .number) 之外"
    case .subview, .itself: "没有找到视图"
    case .override: "它的代码这样决定"
    }
  }

  func answer(_ reason: Reason, isLeaf: Bool) -> StyledText {
    switch reason {
    case .subview: "在它的子视图中找到"
    case .itself: isLeaf ? "它没有子视图" : "没有子视图接受这个点"
    case .override: "它的代码这样决定"
    default: "找到了"
    }
  }

  func link(_ reason: LinkReason, after name: String) -> StyledText {
    switch reason {
    case .start: "链的起点"
    case .controllerOfView: "以 \(name, .name) 为视图的视图控制器"
    case .superview: "\(name, .name) 的父视图"
    case .superviewOfControllersView: "\(name, .name) 的视图的父视图"
    case .presenter: "弹出 \(name, .name) 的控制器"
    case .windowScene: "\(name, .name) 的窗口场景（iOS 13 起）"
    case .application: "应用，排在 \(name, .name) 之后"
    case .delegate: "\(name, .name) 的代理，也是响应者"
    case .override: "\(name, .name) 的代码这样决定"
    }
  }

  func note(_ note: Note, _ name: (ObjectID) -> String) -> StyledText {
    switch note {
    case .undocumented(let option):
      option.rule.map { "Apple 文档未说明：\($0, .keyword)（选项 \(option.rawValue, .keyword)）" }
        ?? "此处从简（选项 \(option.rawValue, .keyword)）"
    case .unrecognizedSelector(let selector, let target):
      "unrecognized selector \(selector, .keyword)：\(name(target), .name) 不响应它，真实的应用会崩溃"
    case .queued: "事件在队列中等待：主线程正忙"
    case .ignored: "触摸被丢弃：事件正被忽略"
    case .nobodyHit: "没有命中任何视图，所以没有对象收到触摸"
    case .secondFinger(let view):
      "\(name(view), .name) 收不到这个触摸：它上面已有一根手指，且 isMultipleTouchEnabled 是 false"
    case .exclusive(let view): "触摸没有派发：\(name(view), .name) 的 isExclusiveTouch 挡住了它"
    case .redirected(let view, let target):
      "\(name(view), .name) 的代码返回了 \(name(target), .name)，它不在 \(name(view), .name) 的视图树里"
    case .loggedCall(let view, let call): "\(name(view), .name) 调用了 \(call, .keyword)，这里只作记录，不执行"
    case .unknownClass(let view, let className):
      "\(name(view), .name) 的代码测试类 \(className, .keyword)，场景里没有这个类：什么都不匹配"
    case .unboundIsNil(let view, let unknown):
      "\(name(view), .name) 的代码里 \(unknown, .keyword) 没有绑定：在问号之前它当作 nil"
    case .chainCircle(let responder): "响应者链绕回了 \(name(responder), .name)：真实的应用会卡死"
    }
  }
}
