import Drawing

// What searching, asking and comparing found, in Chinese.

extension ChineseWords {
  func say(_ phrase: FindingPhrase) -> StyledText {
    switch phrase {
    case .whoTitle(let point): "在 \(point, .number)，按询问的先后："
    case .nobodyThere: "那里没有视图"
    case .won: "胜出：由它收到触摸"
    case .below(let name): "是：它里面的 \(name, .name) 收到触摸"
    case .gave(let name): "它的代码把触摸给了 \(name, .name)"
    case .refused(let reason): "否：" + reason
    case .neverAsked(let name): "没有被询问：\(name, .name) 已先作答"
    case .cutOff(let name, let reason):
      reason.isEmpty ? "没有被询问：\(name, .name) 说了否" : "没有被询问：\(name, .name) 说了否（" + reason + "）"
    case .whyWon(let name, let point): "\(name, .name) 收到 \(point, .number) 的触摸"
    case .whyLost(let name, let point, let winner):
      "收到 \(point, .number) 的触摸的是 \(winner, .name)，不是 \(name, .name)"
    case .whyNobody(let name, let point): "没有视图收到 \(point, .number) 的触摸，\(name, .name) 也没有"
    case .because(let cause): "因为 " + cause
    case .causeGotIt(let name): "它的每一级父视图都说是，且 \(name, .name) 前面没有视图作答"
    case .causeSubview(let name, let view): "\(name, .name) 是 \(view, .name) 的子视图，子视图先被询问"
    case .causeRefused(let name, let reason): "\(name, .name).hitTest 返回 nil：" + reason
    case .causeCovered(let cover, let took, let target):
      cover == took
        ? "\(cover, .name) 位于 \(target, .name) 前面，先作了答"
        : "\(cover, .name) 位于 \(target, .name) 前面，它里面的 \(took, .name) 先作了答"
    case .causeWindow(let window, let took):
      window == took
        ? "前面的窗口 \(window, .name) 先作了答" : "前面的窗口 \(window, .name) 先被询问，其中的 \(took, .name) 作了答"
    case .causeCode(let view, nil): "\(view, .name) 的代码返回了 nil"
    case .causeCode(let view, let answered?): "\(view, .name) 的代码返回了 \(answered, .name)"
    case .causeDetached(let name): "\(name, .name) 不在任何窗口里"
    case .causeHiddenWindow(let name): "它的窗口 \(name, .name) 被隐藏，没有被询问"
    case .causeUnreached(let name): "\(name, .name) 没有被询问"
    case .clipsNoHelp(let name): "改 \(name, .name) 的 clipsToBounds 没有用：它只管绘制，触摸看的是 bounds"
    case .zNoHelp(let name): "改 \(name, .name) 的 layer.zPosition 没有用：它只管绘制，触摸按子视图的顺序"
    case .remedies(let name): "以下改动能让 \(name, .name) 收到触摸，每一个都在场景的副本上试过："
    case .noRemedy: "试过的单个改动都不能让它收到触摸"
    case .reach(let name, let percent): "手指能触及 \(name, .name) 的 \(percent, .number)"
    case .reachBelow(let percent): "其中由它的子视图收到的占 \(percent, .number)"
    case .reachNobody: "没有视图收到的"
    case .reachTakes(let name, let percent): "\(name, .name) 拿走 \(percent, .number)"
    case .reachNoArea(let name): "\(name, .name) 没有面积"
    case .conversionUp(let from, let to, let arithmetic):
      "\(from, .name) -> \(to, .name)，向上：\(arithmetic, .number)"
    case .conversionDown(let from, let to, let arithmetic):
      "\(from, .name) -> \(to, .name)，向下：\(arithmetic, .number)"
    case .throughTransform: "经过它的 transform"
    case .screen: "屏幕"
    case .boundingBox(let rect): "包住四个角的矩形：\(rect, .number)"
    case .inside(let name, let point, let bounds):
      "\(point, .number) 在 \(name, .name) 之内：bounds 是 \(bounds, .number)"
    case .notInside(let name, let point, let bounds):
      "\(point, .number) 不在 \(name, .name) 之内：bounds 是 \(bounds, .number)"
    case .decidedByCode(let name): "由 \(name, .name) 的代码决定"
    case .nothingChanged: "没有变化"
    case .added(let name): "新增 \(name, .name)"
    case .removed(let name): "移除 \(name, .name)"
    case .ownerChanged(let old, let new, let area):
      "\(area, .number) 内的触摸改由 \(new, .name) 收到，原来是 \(old, .name)"
    case .nobody: "没有视图"
    case .skipped: "跳过"
    case .pipelineOnlyHit: "hit 只做命中测试：没有发送事件，所以没有经过任何阶段"
    case .pipelineTitle(let command): "事件的路径：\(command, .keyword)"
    case .causeNoSize(let name, let bounds):
      "\(name, .name).hitTest 返回 nil，其中的视图都不再询问：它的 bounds \(bounds, .number) 没有面积，没有点在其内"
    case .causeAbove(let name, let reason):
      "\(name, .name).hitTest 返回 nil，其中的视图都不再询问：" + reason
    case .causeInert(let name, let className):
      "\(name, .name) 是 \(className)，它的 isUserInteractionEnabled 默认关闭，其中的视图都不再询问"
    case .causeCancelled(let recognizer, let className, let view, let target):
      "\(recognizer, .name)（\(view.map { $0 + " 上的 " } ?? "")\(className)）识别成功，把触摸从 \(target, .name) 拿走了：它的 cancelsTouchesInView 开启"
    case .causeScrolled(let view, let target):
      "滚动视图 \(view, .name) 开始滚动，把触摸从 \(target, .name) 拿走了"
    case .causeDisabled(let name): "\(name, .name) 被禁用：isEnabled 关闭，它照样被命中，但不发送控件事件"
    case .causeHandled(let handler, let hit, let target):
      handler == hit
        ? "命中的是 \(hit, .name)，它自己处理了触摸，没有沿响应者链传到 \(target, .name)"
        : "命中的是 \(hit, .name)，触摸沿响应者链传到 \(target, .name) 之前，\(handler, .name) 已经处理了它"
    case .causeCameUp(let hit, let target, false):
      "命中的是它里面的 \(hit, .name)；\(target, .name) 只是作为下一个响应者收到触摸"
    case .causeCameUp(let hit, let target, true):
      "命中的是它里面的 \(hit, .name)，而控件 \(target, .name) 只跟踪命中它自己的触摸"
    case .causeNotInChain(let name, nil): "没有命中任何视图，所以没有响应者链通向 \(name, .name)"
    case .causeNotInChain(let name, let hit?): "命中的是 \(hit, .name)，\(name, .name) 不在它的响应者链里"
    case .causeOwnCode(let name, let method):
      "\(name, .name) 的 \(method, .keyword) 没有把触摸交给 UIKit 自己的实现，所以不发送控件事件"
    case .causeSecondFinger(let name):
      "\(name, .name) 上已有另一个手指，它一次只接受一个：isMultipleTouchEnabled 关闭"
    case .causeExclusive(let name): "\(name, .name) 独占触摸，其间别的视图收不到"
    case .causeIgnoring: "beginIgnoringInteractionEvents 生效，没有视图收到触摸"
    case .causeInterrupted(let name): "系统把触摸从 \(name, .name) 拿走了"
    case .causeUndelivered(let name): "找到了 \(name, .name)，但没有结果"
    case .coverIsClear(let name): "；\(name, .name) 是透明的，看不见"
    case .coverIsPresented(let controller, let presenter):
      "；它是 \(controller, .name) 的视图，由 \(presenter, .name) 弹出"
    case .whyHit(let name, let point): "\(point, .number) 命中 \(name, .name)，但触摸对它没有作用"
    case .whyNotResponder(let name, let point): "\(name, .name) 没有收到 \(point, .number) 的触摸"
    case .found: "命中：搜索找到了它"
    case .decides: "<- 由此决定"
    case .decidingStep(let number): "（事件的第 \(number, .number) 步）"
    case .sends(let name, let events, let actions):
      "\(name, .name) 发送 " + list(events, "和") + "，结果是 " + list(actions, "和")
    case .sendsToNobody(let name, let events):
      "\(name, .name) 发送 " + list(events, "和") + "；没有为它设置 action"
    case .enabledNoHelp(let name): "把 \(name, .name) 移到前面或后面没有用：命中测试不看 isEnabled"
    case .frontNoHelp(let name):
      "把 \(name, .name) 移到前面没有用：命中的视图之上每个视图的识别器都会收到触摸"
    case .ownNoHelp(let name, let above):
      "只要 \(above, .name) 说 nil，在 \(name, .name) 自己身上设置什么都没有用"
    case .noInverse(let isScaledToNothing):
      "它的 transform 不可逆" + (isScaledToNothing ? "（缩放为 0）" : "") + "，屏幕上没有点能到达它"
    case .noInverseAbove(let name): "上层 \(name, .name) 的 transform 不可逆，屏幕上没有点能到达它"
    case .outsideRange(let axis, let value, let range):
      "：\(axis) \(value, .number) 不在 \(range, .number)"
    case .alsoMoves(let new, let old, let percent):
      "还会让屏幕的 \(percent, .number) 改由 \(new, .name) 收到，原来是 \(old, .name)"
    case .alsoMore(let count): "另有 \(count, .number) 处变化"
    case .fixHint: "用 \("fix N", .keyword) 应用其中一个"
    case .outsideSiblings(let count): "否，\(count, .number) 个视图：点都在它们的 bounds 之外"
    case .fixed(let command): "已执行：\(command, .keyword)"
    case .notFixed(let name): "\(name, .name) 仍然收不到触摸"
    }
  }
}
