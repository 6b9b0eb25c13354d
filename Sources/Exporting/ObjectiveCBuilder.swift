import Geometry
import SceneModel
import Script
import Session

/// The statements that build the scene in an exported Objective-C controller.
struct ObjectiveCBuilder {
  private let plan: SourcePlan
  private let names: ObjectiveCNames
  private let made: (ObjectID) -> String
  private var scene: Scene { plan.scene }

  init(_ plan: SourcePlan, _ names: ObjectiveCNames, made: @escaping (ObjectID) -> String) {
    self.plan = plan
    self.names = names
    self.made = made
  }

  var build: [String] {
    var lines: [String] = []
    lines += plan.views.flatMap(making)
    for window in plan.otherWindows { lines += making(window) }
    for controller in plan.otherControllers {
      let type = made(controller)
      lines.append("\(type) *\(name(controller)) = [[\(type) alloc] init];")
      lines.append("[_keep addObject:\(name(controller))];")
    }
    lines.append("")
    for view in plan.views { lines += properties(of: view) }
    lines.append("")
    lines += hierarchy + controllers + windows + recognizers + actions + outlets + ending
    return SourcePlan.tidy(lines)
  }

  private func name(_ id: ObjectID) -> String {
    if id == plan.root { return "self" }
    return names.local[id] ?? "view"
  }

  private func number(_ value: Double) -> String { SwiftNames.number(value) }
  private func point(_ point: Point) -> String { "CGPointMake(\(number(point.x)), \(number(point.y)))" }
  private func later(_ statement: String) -> String {
    "[_later addObject:^(UIWindow *main) { \(statement) }];"
  }

  // MARK: Making

  private func making(_ id: ObjectID) -> [String] {
    let rect = ObjectiveCNames.rect(plan.startingFrame(of: id))
    let (own, type) = (name(id), made(id))
    var setting: [String] = []
    let start: String
    switch true {
    case scene.isKind(id, of: "UICollectionView"):
      start = "initWithFrame:\(rect) collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"
    case scene.isKind(id, of: "UITableView"): start = "initWithFrame:\(rect) style:UITableViewStylePlain"
    case scene.isKind(id, of: "UITableViewCell"):
      start = "initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil"
      setting = ["\(own).frame = \(rect);"]
    case scene.isKind(id, of: "UIVisualEffectView"):
      start = "initWithEffect:nil"
      setting = ["\(own).frame = \(rect);"]
    default: start = "initWithFrame:\(rect)"
    }
    return ["\(type) *\(own) = [[\(type) alloc] \(start)];"] + setting
      + ["Name(\(own), \(ObjectiveCNames.quoted(scene.name(of: id))));"]
  }

  private func properties(of id: ObjectID) -> [String] {
    let own = name(id)
    var lines: [String] = []
    let bounds = scene.bounds(of: id)
    let isScroll = scene.isKind(id, of: "UIScrollView")
    if isScroll {
      lines.append("\(own).contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;")
    }
    if !plan.isPlain(id) {
      if scene.anchor(of: id) != Point(0.5, 0.5) {
        lines.append("\(own).layer.anchorPoint = \(point(scene.anchor(of: id)));")
      }
      lines.append("\(own).bounds = \(ObjectiveCNames.rect(bounds));")
      lines.append("\(own).center = \(point(scene.center(of: id)));")
      let t = scene.transform(of: id)
      if t != .identity {
        let parts = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ")
        lines.append("\(own).transform = CGAffineTransformMake(\(parts));")
      }
    }
    if plan.isPlain(id), bounds.origin != .zero, !isScroll {
      lines.append("\(own).bounds = \(ObjectiveCNames.rect(bounds));")
    }
    // Segments come before the one that is chosen.
    if case .number(let count)? = scene.value(of: .segments, id), count > 0 {
      lines.append(
        scene.isKind(id, of: "UIPageControl")
          ? "\(own).numberOfPages = \(number(count));"
          : "for (NSUInteger place = 0; place < \(number(count)); place++) {"
            + " [\(own) insertSegmentWithTitle:nil atIndex:place animated:NO]; }")
    }
    lines += plan.changedProperties(of: id).compactMap { statement($0.property, $0.value, own, id) }
    if isScroll, bounds.origin != .zero { lines.append("\(own).contentOffset = \(point(bounds.origin));") }
    return lines
  }

  private func statement(_ property: Property, _ value: PropertyValue, _ own: String, _ id: ObjectID)
    -> String?
  {
    switch (property, value) {
    case (.frame, _), (.bounds, _), (.center, _), (.offset, _), (.rotate, _), (.scale, _), (.translate, _),
      (.transform, _), (.anchor, _), (.key, _):
      return nil
    case (.text, .text(let text)):
      let quoted = ObjectiveCNames.quoted(text)
      if scene.isKind(id, of: "UIButton") {
        return "[\(own) setTitle:\(quoted) forState:UIControlStateNormal];"
      }
      let hasText = ["UILabel", "UITextField", "UITextView"].contains { scene.isKind(id, of: $0) }
      return "\(own).\(hasText ? "text" : "accessibilityLabel") = \(quoted);"
    case (.color, .text(let color)):
      guard let known = UIKitColor.name(color) else { return "// \(own) has the colour \(color.visibleLine)" }
      return "\(own).backgroundColor = UIColor.\(known)Color;"
    case (.level, .number(let level)): return "\(own).windowLevel = \(number(level));"
    case (.content, .size(let size)):
      return "\(own).contentSize = CGSizeMake(\(number(size.width)), \(number(size.height)));"
    case (_, .bool(let isOn)):
      return "\(own).\(ObjectiveCBuilder.property(property)) = \(isOn ? "YES" : "NO");"
    case (.segments, _): return nil
    case (.value, .number(let value)):
      if scene.isKind(id, of: "UISwitch") { return "\(own).on = \(value != 0 ? "YES" : "NO");" }
      if scene.isKind(id, of: "UISegmentedControl") {
        return "\(own).selectedSegmentIndex = \(number(value));"
      }
      if scene.isKind(id, of: "UIPageControl") { return "\(own).currentPage = \(number(value));" }
      return "\(own).value = \(number(value));"
    case (.alpha, .number(let alpha)): return "\(own).alpha = \(Numbers.shortest(alpha));"
    case (_, .number(let value)): return "\(own).\(ObjectiveCBuilder.property(property)) = \(number(value));"
    default: return nil
    }
  }

  /// A property by Objective-C's name: `isHidden` is `hidden`.
  private static func property(_ property: Property) -> String {
    let name = property.uikitName
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(3)
  }

  // MARK: Trees

  private var hierarchy: [String] {
    var lines = plan.placed.map { view, standing in
      switch standing {
      case .loose: "[_keep addObject:\(name(view))];"
      // Without a controller of its own the window's views go into the one that the file makes.
      case .mainWindow where plan.root == nil: "[container addSubview:\(name(view))];"
      case .mainWindow: later("[main addSubview:\(name(view))];")
      case .within(let parent): "[\(name(parent)) addSubview:\(name(view))];"
      }
    }
    if let rootView = plan.rootView {
      lines.append("self.view = \(name(rootView));")
    } else {
      lines.insert("UIView *container = [[UIView alloc] init];", at: 0)
      lines.append("self.view = container;")
    }
    return lines
  }

  private var controllers: [String] {
    var lines: [String] = [""]
    for controller in plan.otherControllers {
      if let view = scene.view(of: controller) { lines.append("\(name(controller)).view = \(name(view));") }
      if let parent = scene.parent(of: controller) {
        lines.append("[\(name(parent)) addChildViewController:\(name(controller))];")
        lines.append("[\(name(controller)) didMoveToParentViewController:\(name(parent))];")
      }
    }
    for controller in scene.controllersInOrder {
      guard let presenter = scene.presenter(of: controller) else { continue }
      lines.append("\(name(controller)).modalPresentationStyle = UIModalPresentationFullScreen;")
      lines.append(
        later("[\(name(presenter)) presentViewController:\(name(controller)) animated:NO completion:nil];"))
    }
    return lines
  }

  private var windows: [String] {
    var lines: [String] = [""]
    for window in plan.otherWindows {
      let own = name(window)
      lines += properties(of: window).filter { !$0.hasPrefix("\(own).hidden") }
      if let controller = scene.rootController(of: window) {
        lines.append("\(own).rootViewController = \(name(controller));")
      }
      lines.append("[_keep addObject:\(own)];")
      lines.append("[_later addObject:^(UIWindow *main) {")
      lines.append("  \(own).windowScene = main.windowScene;")
      lines.append("  \(own).hidden = \(scene.hasFlag(.hidden, window) ? "YES" : "NO");")
      if scene.keyWindow == window { lines.append("  [\(own) makeKeyWindow];") }
      lines.append("}];")
    }
    if let main = plan.mainWindow {
      lines += properties(of: main).map { line in
        line.hasPrefix("//") ? line : later("main\(line.dropFirst(name(main).count))")
      }
    }
    return lines
  }

  // MARK: Recognizers and actions

  private var recognizers: [String] {
    var lines: [String] = [""]
    let all = scene.recognizersInOrder
    for id in all {
      guard let state = scene.recognizer(id) else { continue }
      let own = name(id)
      if let scroll = state.scrollView {
        guard plan.isNeeded(id, state, hasClass: names.ownClass(id) != nil) else { continue }
        lines.append("UIPanGestureRecognizer *\(own) = \(name(scroll)).panGestureRecognizer;")
        if let view = state.view, view != scroll { lines.append(attach(own, to: view)) }
      } else {
        let type = scene.className(of: id)
        lines.append("\(type) *\(own) = [[\(type) alloc] init];")
        lines.append("\(own).name = \(ObjectiveCNames.quoted(scene.name(of: id)));")
        lines.append(state.view.map { attach(own, to: $0) } ?? "[_keep addObject:\(own)];")
      }
      lines += plan.settings(state).map { "\(own).\(text(of: $0));" }
      for action in state.actions {
        switch action {
        case .print(let text):
          lines += printing(text) + ["[\(own) addTarget:_keep.lastObject action:@selector(fire:)];"]
        case .send(let selector, let target):
          lines.append("[\(own) addTarget:\(reference(target)) action:\(self.selector(selector))];")
        }
      }
    }
    for id in all {
      guard let state = scene.recognizer(id) else { continue }
      for other in state.requires {
        lines.append("[\(name(id)) requireGestureRecognizerToFail:\(name(other))];")
      }
      lines += delegate(of: id, state)
    }
    return lines
  }

  private func selector(_ text: String) -> String {
    "NSSelectorFromString(\(ObjectiveCNames.quoted(SwiftNames.selector(text))))"
  }

  private func attach(_ own: String, to view: ObjectID) -> String {
    view == plan.mainWindow
      ? later("[main addGestureRecognizer:\(own)];") : "[\(name(view)) addGestureRecognizer:\(own)];"
  }

  private func text(of setting: SourcePlan.Setting) -> String {
    func joined(_ names: [String], _ prefix: String) -> String {
      names.map { prefix + SourcePlan.capitalized($0) }.joined(separator: " | ")
    }
    return switch setting {
    case .number(let name, let value): "\(name) = \(number(value))"
    case .flag(.isEnabled, let isOn): "enabled = \(isOn ? "YES" : "NO")"
    case .flag(let flag, let isOn): "\(flag) = \(isOn ? "YES" : "NO")"
    case .direction(let names): "direction = \(joined(names, "UISwipeGestureRecognizerDirection"))"
    case .edges(let names): "edges = \(joined(names, "UIRectEdge"))"
    }
  }

  private func delegateName(_ id: ObjectID) -> String {
    ObjectiveCNames.variable(SwiftNames.plain(scene.name(of: id)) + "Delegate")
  }

  private func delegate(of id: ObjectID, _ state: RecognizerState) -> [String] {
    switch plan.delegate(of: id, state, ownClass: names.ownClass(id)) {
    case .nobody: return []
    case .scrollView: return [SourcePlan.scrollViewDelegates]
    case .view(let view): return ["\(name(id)).delegate = \(name(view));"]
    case .object(let type, let companions):
      let delegate = delegateName(id)
      let lines = [
        "\(type) *\(delegate) = [[\(type) alloc] init];", "[_keep addObject:\(delegate)];",
        "\(name(id)).delegate = \(delegate);",
      ]
      guard !companions.isEmpty else { return lines }
      return lines + ["\(delegate).companions = @[\(companions.map(name).joined(separator: ", "))];"]
    }
  }

  /// Whether the class for recognizers without code is needed.
  var needsCompanions: Bool { plan.needsCompanions(ownClass: names.ownClass) }

  private func printing(_ text: String) -> [String] {
    ["[_keep addObject:[[Printer alloc] initWithText:\(ObjectiveCNames.quoted(text))]];"]
  }

  private func reference(_ id: ObjectID) -> String {
    switch scene.kind(of: id) {
    case .application: "UIApplication.sharedApplication"
    case .delegate: "UIApplication.sharedApplication.delegate"
    case .windowScene: "nil"
    case .window where id == plan.mainWindow: "nil"
    default: name(id)
    }
  }

  private var actions: [String] {
    var lines: [String] = [""]
    for action in scene.actions {
      let control = name(action.control)
      let event = ObjectiveCBuilder.event(action.event)
      switch action.target {
      case .print(let text):
        lines += printing(text)
        lines.append(
          "[\(control) addTarget:_keep.lastObject action:@selector(fire:) forControlEvents:\(event)];")
      case .object(let target):
        lines.append(
          "[\(control) addTarget:\(reference(target)) action:\(selector(action.selector)) forControlEvents:\(event)];"
        )
      case .firstResponder:
        lines.append(
          "[\(control) addTarget:nil action:\(selector(action.selector)) forControlEvents:\(event)];")
      }
    }
    return lines
  }

  private static func event(_ word: String) -> String {
    "UIControlEvent\(SourcePlan.capitalized(UIKitEvent.name(word)))"
  }

  // MARK: Outlets

  private var outlets: [String] {
    [""] + plan.outletLines(delegate: delegateName, name: name, assignment)
  }

  private func assignment(_ outlet: SourcePlan.Outlet, _ owner: String, _ id: ObjectID) -> [String] {
    let property = ObjectiveCNames.variable(outlet.declared)
    let own = owner == "main" ? "((\(names.ownClass(id) ?? "UIWindow") *)main)" : owner
    func set(_ value: String, waits: Bool = false) -> String {
      let statement = "\(own).\(property) = \(value);"
      return waits || owner == "main" ? later(statement) : statement
    }
    if let object = outlet.object {
      switch scene.kind(of: object) {
      case .application: return [set("UIApplication.sharedApplication")]
      case .delegate: return [set("(UIResponder *)UIApplication.sharedApplication.delegate", waits: true)]
      case .windowScene: return [set("main.windowScene", waits: true)]
      case .window where object == plan.mainWindow:
        return [set("(\(names.ownClass(object) ?? "UIWindow") *)main", waits: true)]
      default: return scene.isAlive(object) ? [set(name(object))] : []
      }
    }
    if case .objects(let views)? = outlet.value {
      let list = views.filter { scene.isAlive($0) && $0 != plan.mainWindow }.map(name)
      return [set("@[\(list.joined(separator: ", "))]")]
    }
    return []
  }

  private var ending: [String] {
    plan.firstResponder.map { ["", later("[\(name($0)) becomeFirstResponder];")] } ?? []
  }
}
