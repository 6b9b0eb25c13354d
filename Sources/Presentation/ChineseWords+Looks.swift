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
    case .below(let count): "… 下面还有 \(count, .number) 个视图"
    case .alike(let count, let first, let last):
      "… 另有 \(count, .number) 个与它相同：\(first, .name) 到 \(last, .name)"
    case .treeShown(let shown, let total):
      "显示了 \(total, .number) 个视图中的 \(shown, .number) 个；要看更多：\("tree NAME", .keyword)、\("find TEXT", .keyword)、\("tree ALL", .keyword)"
    case .foundNothing(let text): "没有名称、类名或文字含有“\(text)”"
    case .foundIn(let path): "位于 \(path)"
    case .foundMore(let count): "另有 \(count, .number) 个"
    case .breakpoints(let names): "动画在调用以下对象时停下：" + list(names, "和", style: .name)
    case .noBreakpoints: "动画不会停下"
    }
  }
}
