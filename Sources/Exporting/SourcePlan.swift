import SceneModel
import Script
import Session

/// A scene as a program for UIKit would make it, before a language writes it down.
struct SourcePlan {
  /// A property that code names.
  struct Outlet: Equatable {
    /// The name in the code.
    let name: String
    /// The name that is declared: another where UIKit has the first itself.
    let declared: String
    /// The object that it is.
    var object: ObjectID?
    /// The value that it has.
    var value: StoredValue?
    /// What it seems to be.
    var kind: ValueKind
  }

  /// A function that code calls and that is neither UIKit's nor in the paste.
  struct Missing {
    let call: FreeCall
    let written: Script.Language
    /// What the scene says it is.
    let function: FunctionSource?
  }

  /// What an object has of its own.
  struct Own {
    var methods: [MethodOutline] = []
    var outlets: [Outlet] = []
    var missing: [Missing] = []
    var selectors: [String] = []

    var isEmpty: Bool { methods.isEmpty && outlets.isEmpty && selectors.isEmpty && missing.isEmpty }
  }

  /// A group of constants, as in `Layout.slop`.
  struct Constants {
    let name: String
    var values: [Outlet]
  }

  let scene: Scene
  /// The window that the app's own window stands for.
  let mainWindow: ObjectID?
  /// Its root view controller.
  let root: ObjectID?
  /// The views, each after its superview, from back to front; without those that UIKit makes by itself.
  let views: [ObjectID]
  /// What objects have of their own.
  private(set) var own: [ObjectID: Own] = [:]
  /// Constants under the name of a type.
  private(set) var constants: [Constants] = []
  /// Classes that code tests for and that the scene does not have.
  private(set) var unknownClasses: [String] = []
  /// Members that code uses and that nothing here has.
  private(set) var unknownMembers: [FreeMember] = []

  init(_ scene: Scene) {
    self.scene = scene
    let windows = scene.windowsInOrder
    let main =
      scene.keyWindow.flatMap { scene.rootController(of: $0) == nil ? nil : $0 }
      ?? windows.first { scene.rootController(of: $0) != nil } ?? windows.first
    mainWindow = main
    root = main.flatMap { scene.rootController(of: $0) }
    let detached = scene.objects.filter { scene.kind(of: $0) == .view && scene.superview(of: $0) == nil }
    views = (windows + detached).flatMap { scene.subtree(of: $0) }.filter {
      scene.kind(of: $0) == .view && !scene.isWrapper($0)
    }
    for id in scene.objects { readSelectors(of: id) }
    for id in scene.objectsWithMethods { readCode(of: id) }
  }

  /// The class of an object that an app can make: some of UIKit's are its own affair.
  func uikitClass(of id: ObjectID) -> String {
    let name = scene.className(of: id)
    return ["UITransitionView", "UIDropShadowView"].contains(name) ? "UIView" : name
  }

  /// Whether a property is a path.
  var usesPaths: Bool {
    let outlets = own.values.flatMap(\.outlets) + constants.flatMap(\.values)
    return outlets.contains { if case .path = $0.value { true } else { false } }
  }

  /// The other windows, in the order of showing.
  var otherWindows: [ObjectID] { scene.windowsInOrder.filter { $0 != mainWindow } }

  /// The other view controllers.
  var otherControllers: [ObjectID] { scene.controllersInOrder.filter { $0 != root } }

  // MARK: Reading

  private mutating func readSelectors(of id: ObjectID) {
    let selectors = scene.selectors(of: id)
    if !selectors.isEmpty { own[id, default: Own()].selectors = selectors }
  }

  private mutating func readCode(of id: ObjectID) {
    for source in scene.methods(of: id) {
      guard let outline = OverrideReader.outline(of: source, of: id, in: scene) else { continue }
      own[id, default: Own()].methods.append(outline)
      for name in outline.report.names { bind(name, in: id) }
      for call in outline.report.calls { note(call, outline, in: id) }
      for unknown in outline.report.classes where !unknownClasses.contains(unknown.name) {
        unknownClasses.append(unknown.name)
      }
      for member in outline.report.members where !unknownMembers.contains(where: { $0.name == member.name }) {
        unknownMembers.append(member)
      }
    }
  }

  private mutating func bind(_ free: FreeName, in id: ObjectID) {
    let parts = free.name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      if let object = scene.object(named: parts[0]) {
        add(Outlet(parts[0], object: object, kind: .view), to: id)
        addMember(parts[1], of: object, kind: free.kind)
      } else if let value = scene.binding(parts[0], of: id) ?? scene.binding(parts[0], of: nil),
        case .object(let object) = value
      {
        add(Outlet(parts[0], object: object, kind: .view), to: id)
        addMember(parts[1], of: object, kind: free.kind)
      } else {
        let outlet = Outlet(parts[1], value: scene.binding(free.name, of: nil), kind: free.kind)
        if let place = constants.firstIndex(where: { $0.name == parts[0] }) {
          if !constants[place].values.contains(where: { $0.name == outlet.name }) {
            constants[place].values.append(outlet)
          }
        } else {
          constants.append(Constants(name: parts[0], values: [outlet]))
        }
      }
      return
    }
    let value = scene.binding(free.name, of: id) ?? scene.binding(free.name, of: nil)
    if case .object(let object)? = value, scene.isAlive(object) {
      add(Outlet(free.name, object: object, kind: .view), to: id)
    } else if let value {
      add(Outlet(free.name, value: value, kind: free.kind), to: id)
    } else if let object = scene.object(named: free.name) {
      add(Outlet(free.name, object: object, kind: .view), to: id)
    } else {
      add(Outlet(free.name, kind: free.kind), to: id)
    }
  }

  /// A property of another object, unless it is UIKit's.
  private mutating func addMember(_ name: String, of object: ObjectID, kind: ValueKind) {
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let value = scene.binding(first, of: object)
    guard value != nil || !OverrideReader.isMember(first) else { return }
    if case .object(let other)? = value {
      add(Outlet(first, object: other, kind: .view), to: object)
    } else {
      add(Outlet(first, value: value, kind: kind), to: object)
    }
  }

  private mutating func add(_ outlet: Outlet, to id: ObjectID) {
    let known = own[id]?.outlets.firstIndex { $0.name == outlet.name }
    if let known {
      if own[id]?.outlets[known].kind == .unknown { own[id]?.outlets[known].kind = outlet.kind }
    } else {
      own[id, default: Own()].outlets.append(outlet)
    }
  }

  private mutating func note(_ call: FreeCall, _ outline: MethodOutline, in id: ObjectID) {
    guard !outline.helpers.contains(call.name) else { return }
    let function = scene.function(call.signature) ?? scene.function(call.name)
    if own[id]?.missing.contains(where: {
      $0.call.signature == call.signature && $0.call.receiver == call.receiver
    }) == true {
      return
    }
    own[id, default: Own()].missing.append(Missing(call: call, written: outline.written, function: function))
  }
}

extension SourcePlan.Outlet {
  init(_ name: String, object: ObjectID? = nil, value: StoredValue? = nil, kind: ValueKind) {
    self.name = name
    declared = SourcePlan.taken.contains(name) ? name + "Outlet" : name
    self.object = object
    self.value = value
    self.kind = kind
  }
}

extension SourcePlan {
  /// Names of UIKit's own members that an app cannot give to a property of another type.
  static let taken: Set<String> = [
    "accessoryView", "backgroundView", "configuration", "contentView", "coordinator", "delegate",
    "editButtonItem",
    "image", "imageView", "inputView", "mask", "menu", "navigationController", "navigationItem", "parent",
    "placeholder", "presentedViewController", "presentingViewController", "role", "scene",
    "selectedBackgroundView",
    "splitViewController", "state", "tabBarController", "tabBarItem", "text", "textLabel", "title",
    "titleLabel",
    "toolbarItems", "traitCollection", "undoManager", "view", "viewControllers", "window",
  ]

  /// A name as a type begins: `star` is `Star`.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A class without the letters of its framework: `UIButton` is `Button`.
  static func short(_ className: String) -> String {
    className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
  }

  /// Puts one identifier in the place of another in code.
  static func rename(_ old: String, to new: String, in code: String) -> String {
    guard old != new, code.contains(old) else { return code }
    var result = ""
    var word = ""
    func flush() {
      result += word == old ? new : word
      word = ""
    }
    for character in code {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
