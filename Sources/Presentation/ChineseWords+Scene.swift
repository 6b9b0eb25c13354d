import Drawing
import SceneModel

// What the scene does not allow, in Chinese.

extension ChineseWords {
  func sentence(_ refusal: Refusal) -> StyledText {
    switch refusal {
    case .nameTaken(let name): "名字 \(name, .name) 已被占用"
    case .notAName(let word): "'\(word)' 不能用作名字"
    case .reservedName(let word): "对象不能叫 \(word, .name)"
    case .noSuchObject(let name, let near): "没有名为 \(name, .name) 的对象" + meant(near)
    case .noSuchClass(let name, let near): "没有名为 \(name, .name) 的类" + meant(near)
    case .wrongKind(let name, let found, let wanted): "\(name, .name) 是 \(found)，不是 \(wanted)"
    case .intoItself(let view, let parent):
      view == parent
        ? "\(view, .name) 不能加到它自己里面" : "\(view, .name) 不能加到 \(parent, .name) 里：后者就在它里面"
    case .notASubview(let view, let parent): "\(view, .name) 不是 \(parent, .name) 的子视图"
    case .noSuchIndex(let index, let count):
      count == 0
        ? "没有位置 \(index, .number)：还没有子视图，只能是 0" : "没有位置 \(index, .number)：可用位置是 0 到 \(count, .number)"
    case .cannotRemove(let name): "不能移除 \(name, .name)：其他对象都依赖它"
    case .invalidGeometry(let property, let name): "\(name, .name).\(property) 的值会不是有限数"
    case .noSuchProperty(let property, let name, let className):
      "\(name, .name) 是 \(className)，没有 \(property) 属性"
    case .badValue(let property, let wanted, let found): "\(property) 需要 \(wanted)，而不是 \(found)"
    case .readOnly(let property): "\(property) 只读，不能设置"
    case .noView(let controller): "\(controller, .name) 没有视图"
    case .hasController(let view, let controller): "\(view, .name) 已属于 \(controller, .name)"
    case .alreadyPresented(let name, let presenter):
      "\(name, .name) 已经由 \(presenter, .name) 弹出"
    case .notPresented(let name): "\(name, .name) 并没有被弹出"
    case .controllerCircle(let name): "\(name, .name) 会包含或弹出它自己"
    case .notInWindow(let name): "\(name, .name) 不在任何窗口里"
    case .unrelated(let first, let second): "\(first, .name) 和 \(second, .name) 没有共同的祖先视图，也不在同一屏幕上"
    case .requirementCircle(let names): "这些手势识别器会互相等待，永无结果：" + list(names, "和", style: .name)
    case .noSuchRecognizerKind(let kind): "没有 '\(kind)' 这种手势识别器"
    case .noSuchOption(let name, let near): "没有名为 '\(name)' 的选项" + meant(near)
    case .badOption(let name, let value, let allowed): "选项 \(name) 不能是 '\(value)'，可选值：\(allowed)"
    case .tooManyObjects(let limit): "一个场景最多容纳 \(limit, .number) 个对象；请删除一些，或用 \("new", .keyword) 重新开始"
    case .cannotBecomeFirstResponder(let name, let reason):
      "\(name, .name) 不能成为第一响应者：" + why(reason)
    case .noDefaultParent: "已经没有可以默认放置新视图的视图"
    }
  }

  private func why(_ reason: FirstResponderReason) -> StyledText {
    switch reason {
    case .saysNo: "它的 canBecomeFirstResponder 返回 false"
    case .notInWindow: "它不在任何窗口里"
    case .otherKeepsIt(let other): "\(other, .name) 不肯放弃"
    }
  }

  func advice(_ refusal: Refusal) -> StyledText? {
    switch refusal {
    case .nameTaken: "换个名字，或者先给占用者改名、移除它"
    case .reservedName: "这个词在命令和代码里另有含义：请换个名字"
    case .notAName: "名字以字母或 _ 开头，后面是字母、数字或 _"
    case .noSuchOption(_, nil): "输入 \("option", .keyword) 查看所有选项"
    case .cannotBecomeFirstResponder(let name, .saysNo):
      "输入 \("override \(name) canBecomeFirstResponder yes", .keyword) 即可"
    case .noDefaultParent: "请指明父视图：\("add NAME to PARENT frame X Y W H", .keyword)"
    default: nil
    }
  }
}
