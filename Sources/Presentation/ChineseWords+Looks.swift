import Drawing
import SceneModel

// What looking shows, in Chinese.

extension ChineseWords {
  func say(_ phrase: LookPhrase) -> StyledText {
    switch phrase {
    case .hiddenFlag: "已隐藏"
    case .interactionOff: "interaction 关闭"
    case .disabled: "已禁用"
    case .key: "key 窗口"
    case .overrides(let methods): "重写 \(methods, .keyword)"
    case .gestures(let names): "手势 \(names, .name)"
    case .controllerOf(let name): "\(name, .name) 的视图"
    case .isFirstResponder: "第一响应者"
    case .emptyTree: "没有视图"
    case .kind(let kind):
      switch kind {
      case .view: "视图"
      case .window: "窗口"
      case .controller: "视图控制器"
      case .windowScene: "窗口场景"
      case .application: "应用"
      case .delegate: "应用代理"
      case .recognizer: "手势识别器"
      }
    case .columnProperty: "属性"
    case .columnUIKit: "UIKit 名称"
    case .columnValue: "值"
    case .columnDefault: "默认"
    case .yesDefault: "是"
    case .notDefault: "已修改"
    case .superview(let name): "父视图 \(name, .name)"
    case .noSuperview: "没有父视图"
    case .subviews(let names): "子视图，从后到前：" + list(names, "和", style: .name)
    case .window(let name): "窗口 \(name, .name)"
    case .controller(let name): "视图控制器 \(name, .name)"
    case .view(let name): "视图 \(name, .name)"
    case .parent(let name): "父控制器 \(name, .name)"
    case .children(let names): "子控制器：" + list(names, "和", style: .name)
    case .presenter(let name): "由 \(name, .name) 弹出"
    case .presented(let name): "弹出了 \(name, .name)"
    case .rootOf(let name): "\(name, .name) 的根控制器"
    case .selectors(let names): "响应：" + list(names, "和")
    case .screenFrame(let frame): "在屏幕上 \(frame, .number)"
    case .chain(let name): "从 \(name, .name) 开始的响应者链"
    case .chainEnd: "链到此为止：没有处理的事件会被丢弃"
    }
  }

  func say(_ phrase: FindingPhrase) -> StyledText {
    switch phrase {
    case .whoTitle(let point): "在 \(point, .number)，按询问的先后："
    case .nobodyThere: "那里没有视图"
    case .won: "胜出：由它收到触摸"
    case .below(let name): "是：它里面的 \(name, .name) 收到触摸"
    case .gave(let name): "它的代码把触摸给了 \(name, .name)"
    case .refused(let reason): "否：" + reason
    case .neverAsked(let name): "没有被询问：\(name, .name) 已先作答"
    case .cutOff(let name, let reason): "没有被询问：\(name, .name) 说了否（" + reason + "）"
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
    }
  }
}
