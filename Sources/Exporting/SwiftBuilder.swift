import Geometry
import SceneModel
import Script
import Session

/// The statements that build the scene in an exported Swift controller.
struct SwiftBuilder {
  private let plan: SourcePlan
  private let names: SwiftNames
  private let made: (ObjectID) -> String
  private var scene: Scene { plan.scene }

  init(_ plan: SourcePlan, _ names: SwiftNames, made: @escaping (ObjectID) -> String) {
    self.plan = plan
    self.names = names
    self.made = made
  }

  var build: [String] {
    var lines: [String] = []
    lines += plan.views.map(making)
    for window in plan.otherWindows { lines.append(making(window)) }
    for controller in plan.otherControllers {
      lines.append("let \(name(controller)) = \(made(controller))()")
      lines.append("keep.append(\(name(controller)))")
    }
    lines.append("")
    for view in plan.views { lines += properties(of: view) }
    lines.append("")
    lines += hierarchy
    lines += controllers
    lines += windows
    lines += recognizers
    lines += actions
    lines += outlets
    lines += ending
    return SourcePlan.tidy(lines)
  }

  private func name(_ id: ObjectID) -> String {
    if id == plan.root { return "self" }
    return names.local[id] ?? "view"
  }

  private func number(_ value: Double) -> String { SwiftNames.number(value) }

  private func point(_ point: Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

  // MARK: Making

  private func making(_ id: ObjectID) -> String {
    let rect = SwiftClasses.rect(plan.startingFrame(of: id))
    let type = made(id)
    let call: String
    var after = ""
    switch true {
    case scene.isKind(id, of: "UICollectionView"):
      call = "\(type)(frame: \(rect), collectionViewLayout: UICollectionViewFlowLayout())"
    case scene.isKind(id, of: "UITableView"): call = "\(type)(frame: \(rect), style: .plain)"
    case scene.isKind(id, of: "UITableViewCell"):
      call = "\(type)(style: .default, reuseIdentifier: nil)"
      after = "\n\(name(id)).frame = \(rect)"
    case scene.isKind(id, of: "UIVisualEffectView"):
      call = "\(type)(effect: nil)"
      after = "\n\(name(id)).frame = \(rect)"
    default: call = "\(type)(frame: \(rect))"
    }
    return "let \(name(id)) = named(\(call), \(SwiftNames.quoted(scene.name(of: id))))\(after)"
  }

  private func properties(of id: ObjectID) -> [String] {
    let own = name(id)
    var lines: [String] = []
    let bounds = scene.bounds(of: id)
    let isScroll = scene.isKind(id, of: "UIScrollView")
    if isScroll { lines.append("\(own).contentInsetAdjustmentBehavior = .never") }
    if !plan.isPlain(id) {
      if scene.anchor(of: id) != Point(0.5, 0.5) {
        lines.append("\(own).layer.anchorPoint = \(point(scene.anchor(of: id)))")
      }
      lines.append("\(own).bounds = \(SwiftClasses.rect(bounds))")
      lines.append("\(own).center = \(point(scene.center(of: id)))")
      let t = scene.transform(of: id)
      if t != .identity {
        let parts = [("a", t.a), ("b", t.b), ("c", t.c), ("d", t.d), ("tx", t.tx), ("ty", t.ty)]
        lines.append(
          "\(own).transform = CGAffineTransform(\(parts.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
        )
      }
    }
    if plan.isPlain(id), bounds.origin != .zero, !isScroll {
      lines.append("\(own).bounds.origin = \(point(bounds.origin))")
    }
    // Segments come before the one that is chosen.
    if case .number(let count)? = scene.value(of: .segments, id), count > 0 {
      lines.append(
        scene.isKind(id, of: "UIPageControl")
          ? "\(own).numberOfPages = \(number(count))"
          : "for place in 0..<\(number(count)) { \(own).insertSegment(withTitle: nil, at: place, animated: false) }"
      )
    }
    lines += plan.changedProperties(of: id).compactMap { statement($0.property, $0.value, own, id) }
    if isScroll, bounds.origin != .zero { lines.append("\(own).contentOffset = \(point(bounds.origin))") }
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
      let quoted = SwiftNames.quoted(text)
      if scene.isKind(id, of: "UIButton") { return "\(own).setTitle(\(quoted), for: .normal)" }
      let hasText = ["UILabel", "UITextField", "UITextView"].contains { scene.isKind(id, of: $0) }
      return "\(own).\(hasText ? "text" : "accessibilityLabel") = \(quoted)"
    case (.color, .text(let color)):
      guard let known = UIKitColor.name(color) else { return "// \(own) has the colour \(color.visibleLine)" }
      return "\(own).backgroundColor = .\(known)"
    case (.level, .number(let level)):
      return "\(own).windowLevel = UIWindow.Level(rawValue: \(number(level)))"
    case (.content, .size(let size)):
      return "\(own).contentSize = CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    case (_, .bool(let isOn)): return "\(own).\(property.uikitName) = \(isOn)"
    case (.segments, _): return nil
    case (.value, .number(let value)):
      if scene.isKind(id, of: "UISwitch") { return "\(own).isOn = \(value != 0)" }
      if scene.isKind(id, of: "UISegmentedControl") {
        return "\(own).selectedSegmentIndex = \(number(value))"
      }
      if scene.isKind(id, of: "UIPageControl") { return "\(own).currentPage = \(number(value))" }
      return "\(own).value = \(number(value))"
    case (.alpha, .number(let alpha)): return "\(own).alpha = \(Numbers.shortest(alpha))"
    case (_, .number(let value)): return "\(own).\(property.uikitName) = \(number(value))"
    default: return nil
    }
  }

  // MARK: Trees

  private var hierarchy: [String] {
    var lines = plan.placed.map { view, standing in
      switch standing {
      case .loose: "keep.append(\(name(view)))"
      // Without a controller of its own the window's views go into the one that the file makes.
      case .mainWindow where plan.root == nil: "container.addSubview(\(name(view)))"
      case .mainWindow: "later.append { $0.addSubview(\(name(view))) }"
      case .within(let parent): "\(name(parent)).addSubview(\(name(view)))"
      }
    }
    if let rootView = plan.rootView {
      lines.append("self.view = \(name(rootView))")
    } else {
      lines.insert("let container = UIView()", at: 0)
      lines.append("self.view = container")
    }
    return lines
  }

  private var controllers: [String] {
    var lines: [String] = [""]
    for controller in plan.otherControllers {
      if let view = scene.view(of: controller) { lines.append("\(name(controller)).view = \(name(view))") }
      if let parent = scene.parent(of: controller) {
        lines.append("\(name(parent)).addChild(\(name(controller)))")
        lines.append("\(name(controller)).didMove(toParent: \(name(parent)))")
      }
    }
    for controller in scene.controllersInOrder {
      guard let presenter = scene.presenter(of: controller) else { continue }
      lines.append("\(name(controller)).modalPresentationStyle = .fullScreen")
      lines.append(
        "later.append { _ in \(name(presenter) == "self" ? "self." : name(presenter) + ".")present(\(name(controller)), animated: false) }"
      )
    }
    return lines
  }

  private var windows: [String] {
    var lines: [String] = [""]
    for window in plan.otherWindows {
      let own = name(window)
      lines += properties(of: window).filter { !$0.hasPrefix("\(own).isHidden") }
      if let controller = scene.rootController(of: window) {
        lines.append("\(own).rootViewController = \(name(controller))")
      }
      lines.append("keep.append(\(own))")
      lines.append("later.append { main in")
      lines.append("  \(own).windowScene = main.windowScene")
      lines.append("  \(own).isHidden = \(scene.hasFlag(.hidden, window))")
      if scene.keyWindow == window { lines.append("  \(own).makeKey()") }
      lines.append("}")
    }
    if let main = plan.mainWindow {
      lines += properties(of: main).map { line in
        line.hasPrefix("//")
          ? line : "later.append { $0\(line.dropFirst(name(main).count)) }"
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
        guard plan.isNeeded(id, state, hasClass: names.ownClass[id] != nil) else { continue }
        lines.append("let \(own) = \(name(scroll)).panGestureRecognizer")
        if let view = state.view, view != scroll { lines.append(attach(own, to: view)) }
      } else {
        lines.append("let \(own) = \(scene.className(of: id))()")
        lines.append("\(own).name = \(SwiftNames.quoted(scene.name(of: id)))")
        if let view = state.view {
          lines.append(attach(own, to: view))
        } else {
          lines.append("keep.append(\(own))")
        }
      }
      lines += plan.settings(state).map { "\(own).\(text(of: $0))" }
      for action in state.actions {
        switch action {
        case .print(let text):
          lines += printing(text, own) { "\(own).addTarget(\($0), action: Selector((\"fire:\")))" }
        case .send(let selector, let target):
          lines.append(
            "\(own).addTarget(\(reference(target)), action: Selector((\(SwiftNames.quoted(SwiftNames.selector(selector))))))"
          )
        }
      }
    }
    for id in all {
      guard let state = scene.recognizer(id) else { continue }
      for other in state.requires { lines.append("\(name(id)).require(toFail: \(name(other)))") }
      lines += delegate(of: id, state)
    }
    return lines
  }

  private func attach(_ own: String, to view: ObjectID) -> String {
    view == plan.mainWindow
      ? "later.append { $0.addGestureRecognizer(\(own)) }" : "\(name(view)).addGestureRecognizer(\(own))"
  }

  private func text(of setting: SourcePlan.Setting) -> String {
    switch setting {
    case .number(let name, let value): "\(name) = \(number(value))"
    case .flag(let flag, let isOn): "\(flag) = \(isOn)"
    case .direction(let names): "direction = [\(names.map { ".\($0)" }.joined(separator: ", "))]"
    case .edges(let names): "edges = [\(names.map { ".\($0)" }.joined(separator: ", "))]"
    }
  }

  private func delegateName(_ id: ObjectID) -> String {
    SwiftNames.variable(SwiftNames.plain(scene.name(of: id)) + "Delegate")
  }

  private func delegate(of id: ObjectID, _ state: RecognizerState) -> [String] {
    switch plan.delegate(of: id, state, ownClass: names.ownClass[id]) {
    case .nobody: return []
    case .scrollView: return [SourcePlan.scrollViewDelegates]
    case .view(let view): return ["\(name(id)).delegate = \(name(view))"]
    case .object(let type, let companions):
      let delegate = delegateName(id)
      let lines = [
        "let \(delegate) = \(type)()", "keep.append(\(delegate))", "\(name(id)).delegate = \(delegate)",
      ]
      guard !companions.isEmpty else { return lines }
      return lines + ["\(delegate).companions = [\(companions.map(name).joined(separator: ", "))]"]
    }
  }

  /// Whether the class for recognizers without code is needed.
  var needsCompanions: Bool { plan.needsCompanions { names.ownClass[$0] } }

  private func printing(_ text: String, _ own: String, _ line: (String) -> String) -> [String] {
    ["keep.append(Printer(\(SwiftNames.quoted(text))))", line("keep.last")]
  }

  /// An object as the target of an action.
  private func reference(_ id: ObjectID) -> String {
    switch scene.kind(of: id) {
    case .application: "UIApplication.shared"
    case .delegate: "UIApplication.shared.delegate"
    case .windowScene: "nil"
    case .window where id == plan.mainWindow: "nil"
    default: name(id)
    }
  }

  private var actions: [String] {
    var lines: [String] = [""]
    for action in scene.actions {
      let control = name(action.control)
      let event = UIKitEvent.name(action.event)
      switch action.target {
      case .print(let text):
        lines += printing(text, control) {
          "\(control).addTarget(\($0), action: Selector((\"fire:\")), for: .\(event))"
        }
      case .object(let target):
        lines.append(
          "\(control).addTarget(\(reference(target)), action: Selector((\(SwiftNames.quoted(SwiftNames.selector(action.selector))))), for: .\(event))"
        )
      case .firstResponder:
        lines.append(
          "\(control).addTarget(nil, action: Selector((\(SwiftNames.quoted(SwiftNames.selector(action.selector))))), for: .\(event))"
        )
      }
    }
    return lines
  }

  // MARK: Outlets

  private var outlets: [String] {
    [""] + plan.outletLines(delegate: delegateName, name: name, assignment)
  }

  private func assignment(_ outlet: SourcePlan.Outlet, _ owner: String, _ id: ObjectID) -> [String] {
    let property = SwiftNames.escaped(outlet.declared)
    func wait(_ statement: String) -> String {
      guard owner == "main" else { return "later.append { main in \(statement) }" }
      let type = names.ownClass[id] ?? "UIWindow"
      return "later.append { ($0 as? \(type))?.\(statement.dropFirst("main.".count)) }"
    }
    if let object = outlet.object {
      let target = "\(owner).\(property)"
      switch scene.kind(of: object) {
      case .application: return ["\(target) = UIApplication.shared"]
      case .delegate: return [wait("\(target) = UIApplication.shared.delegate as? UIResponder")]
      case .windowScene: return [wait("\(target) = main.windowScene")]
      case .window where object == plan.mainWindow:
        let type = names.ownClass[object]
        return [wait("\(target) = main\(type.map { " as? \($0)" } ?? "")")]
      default:
        guard scene.isAlive(object) else { return [] }
        let statement = "\(target) = \(name(object))"
        return [owner == "main" ? wait(statement) : statement]
      }
    }
    if case .objects(let views)? = outlet.value {
      let list = views.filter { scene.isAlive($0) && $0 != plan.mainWindow }.map(name).joined(separator: ", ")
      let statement = "\(owner).\(property) = [\(list)]"
      return [owner == "main" ? wait(statement) : statement]
    }
    return []
  }

  private var ending: [String] {
    plan.firstResponder.map { ["", "later.append { _ in \(name($0)).becomeFirstResponder() }"] } ?? []
  }
}
