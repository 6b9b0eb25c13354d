// Longer than most files: the statements of one method, in the order in which they are written.

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
    return tidy(lines)
  }

  /// One empty line between parts, none at the ends.
  private func tidy(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines where !(line.isEmpty && (result.last?.isEmpty ?? true)) { result.append(line) }
    if result.last?.isEmpty == true { result.removeLast() }
    return result
  }

  private func name(_ id: ObjectID) -> String {
    if id == plan.root { return "self" }
    return names.local[id] ?? "view"
  }

  private func number(_ value: Double) -> String { SwiftNames.number(value) }

  private func point(_ point: Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

  // MARK: Making

  private func making(_ id: ObjectID) -> String {
    let frame: Rect
    if isPlain(id) {
      frame = scene.frame(of: id)
    } else {
      frame = Rect(origin: .zero, size: scene.bounds(of: id).size)
    }
    let rect = SwiftClasses.rect(frame)
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

  /// Whether the frame says all about where a view lies.
  private func isPlain(_ id: ObjectID) -> Bool {
    scene.pose(of: id) == .identity && scene.anchor(of: id) == Point(0.5, 0.5)
  }

  private func properties(of id: ObjectID) -> [String] {
    let own = name(id)
    var lines: [String] = []
    let bounds = scene.bounds(of: id)
    let isScroll = scene.isKind(id, of: "UIScrollView")
    if isScroll { lines.append("\(own).contentInsetAdjustmentBehavior = .never") }
    if !isPlain(id) {
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
    if isPlain(id), bounds.origin != .zero, !isScroll {
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
    lines += Property.allCases.compactMap { property in
      guard let value = scene.value(of: property, id), value != scene.defaultValue(of: property, id) else {
        return nil
      }
      return statement(property, value, own, id)
    }
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
    case (.alpha, .number(let alpha)): return "\(own).alpha = \(SwiftNames.short(alpha))"
    case (_, .number(let value)): return "\(own).\(property.uikitName) = \(number(value))"
    default: return nil
    }
  }

  // MARK: Trees

  private var rootView: ObjectID? { plan.root.flatMap { scene.view(of: $0) } }

  private var hierarchy: [String] {
    var lines: [String] = []
    let presented = Set(
      scene.controllersInOrder.filter { scene.presenter(of: $0) != nil }.compactMap { scene.view(of: $0) })
    let roots = Set(
      scene.windowsInOrder.compactMap { scene.rootController(of: $0) }.compactMap { scene.view(of: $0) })
    for view in plan.views where view != rootView && !presented.contains(view) {
      guard let parent = plan.superview(of: view) else {
        lines.append("keep.append(\(name(view)))")
        continue
      }
      if roots.contains(view), scene.kind(of: parent) == .window { continue }
      if parent == plan.mainWindow {
        // Without a controller of its own the window's views go into the one that the file makes.
        lines.append(
          plan.root == nil
            ? "container.addSubview(\(name(view)))" : "later.append { $0.addSubview(\(name(view))) }")
      } else {
        lines.append("\(name(parent)).addSubview(\(name(view)))")
      }
    }
    if let rootView {
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
      let plain = RecognizerState(state.kind)
      if let scroll = state.scrollView {
        guard isNeeded(id, plain, state) else { continue }
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
      lines += settings(state, plain).map { "\(own).\($0)" }
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

  /// Whether a scroll view's own recognizer has to be spoken of.
  private func isNeeded(_ id: ObjectID, _ plain: RecognizerState, _ state: RecognizerState) -> Bool {
    state.view != state.scrollView || !settings(state, plain).isEmpty || !state.actions.isEmpty
      || scene.recognizersInOrder.contains { scene.recognizer($0)?.requires.contains(id) == true }
      || scene.recognizersInOrder.contains { scene.recognizer($0)?.simultaneous.contains(id) == true }
      || !state.requires.isEmpty || !state.simultaneous.isEmpty || names.ownClass[id] != nil
      || plan.own.values.contains { $0.outlets.contains { $0.object == id } }
  }

  private func attach(_ own: String, to view: ObjectID) -> String {
    view == plan.mainWindow
      ? "later.append { $0.addGestureRecognizer(\(own)) }" : "\(name(view)).addGestureRecognizer(\(own))"
  }

  private func settings(_ state: RecognizerState, _ plain: RecognizerState) -> [String] {
    var lines: [String] = []
    if state.taps != plain.taps { lines.append("numberOfTapsRequired = \(state.taps)") }
    if state.touches != plain.touches {
      switch state.kind {
      case .tap, .longpress, .swipe: lines.append("numberOfTouchesRequired = \(state.touches)")
      case .pan, .edgepan: lines.append("minimumNumberOfTouches = \(state.touches)")
      default: break
      }
    }
    if let maximum = state.maximum { lines.append("maximumNumberOfTouches = \(maximum)") }
    if state.kind == .longpress, state.minimum != plain.minimum {
      lines.append("minimumPressDuration = \(number(state.minimum))")
    }
    if state.kind == .swipe, state.direction != plain.direction {
      lines.append("direction = [\(state.direction.names.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if state.kind == .edgepan, state.edges != plain.edges {
      let edges = state.edges.names.map { $0 == "up" ? ".top" : $0 == "down" ? ".bottom" : ".\($0)" }
      lines.append("edges = [\(edges.joined(separator: ", "))]")
    }
    if !state.cancelsTouchesInView { lines.append("cancelsTouchesInView = false") }
    if state.delaysTouchesBegan { lines.append("delaysTouchesBegan = true") }
    if !state.delaysTouchesEnded { lines.append("delaysTouchesEnded = false") }
    if !state.isEnabled { lines.append("isEnabled = false") }
    return lines
  }

  private func delegate(of id: ObjectID, _ state: RecognizerState) -> [String] {
    let own = name(id)
    if state.scrollView != nil {
      return names.ownClass[id] == nil && state.simultaneous.isEmpty
        ? [] : ["// A scroll view is the delegate of its own recognizer, and UIKit lets it have no other."]
    }
    var type = names.ownClass[id]
    if state.kind == .custom { return [] }
    if type == nil, !state.simultaneous.isEmpty { type = "Companions" }
    guard let type else {
      // A view whose code answers for its recognizers is their delegate.
      guard let view = state.view,
        plan.own[view]?.methods.contains(where: { $0.entry.owner == .recognizer }) == true
      else { return [] }
      return ["\(own).delegate = \(name(view))"]
    }
    let delegate = SwiftNames.variable(SwiftNames.plain(scene.name(of: id)) + "Delegate")
    var lines = ["let \(delegate) = \(type)()", "keep.append(\(delegate))", "\(own).delegate = \(delegate)"]
    let answers = plan.own[id]?.methods.contains { $0.entry == .shouldRecognizeSimultaneously } ?? false
    if !state.simultaneous.isEmpty, !answers {
      lines.append("\(delegate).companions = [\(state.simultaneous.map(name).joined(separator: ", "))]")
    }
    return lines
  }

  /// Whether the class for recognizers without code is needed.
  var needsCompanions: Bool {
    scene.recognizersInOrder.contains { id in
      guard let state = scene.recognizer(id) else { return false }
      return names.ownClass[id] == nil && !state.simultaneous.isEmpty && state.scrollView == nil
        && state.kind != .custom
    }
  }

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
    var lines: [String] = [""]
    for id in scene.objects {
      guard let own = plan.own[id], !own.outlets.isEmpty else { continue }
      let owner: String
      switch scene.kind(of: id) {
      case .recognizer where scene.recognizer(id)?.kind != .custom:
        if scene.recognizer(id)?.scrollView != nil { continue }
        owner = SwiftNames.variable(SwiftNames.plain(scene.name(of: id)) + "Delegate")
      case .application, .delegate, .windowScene: continue
      case .window where id == plan.mainWindow: owner = "main"
      default: owner = name(id)
      }
      for outlet in own.outlets { lines += assignment(outlet, owner, id) }
    }
    return lines
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
    guard let first = scene.firstResponder, scene.kind(of: first).isView, first != plan.mainWindow else {
      return []
    }
    return ["", "later.append { _ in \(name(first)).becomeFirstResponder() }"]
  }
}

/// The names of UIKit's colours.
enum UIKitColor {
  private static let plain: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange",
    "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
    "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemGray",
    "systemBackground",
    "label",
  ]

  /// UIKit's name of a colour; nil when it has none.
  static func name(_ word: String) -> String? { plain.first { $0.lowercased() == word.lowercased() } }
}

/// The names of UIKit's control events.
enum UIKitEvent {
  private static let known: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    "menuActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allTouchEvents",
    "allEditingEvents", "allEvents",
  ]

  /// UIKit's name of an event.
  static func name(_ word: String) -> String { known.contains(word) ? word : "allEvents" }
}

extension String {
  /// The text on one line of a comment.
  var visibleLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
