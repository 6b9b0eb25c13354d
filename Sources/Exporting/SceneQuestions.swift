import Geometry
import SceneModel
import Script

// What both languages ask of a scene before they write it down.
extension SourcePlan {
  /// The view of the main window's root controller.
  var rootView: ObjectID? { root.flatMap { scene.view(of: $0) } }

  /// Whether the frame says all about where a view lies.
  func isPlain(_ id: ObjectID) -> Bool {
    scene.pose(of: id) == .identity && scene.anchor(of: id) == Point(0.5, 0.5)
  }

  /// What a view is made with: its frame, or its size alone where more has to be said.
  func startingFrame(of id: ObjectID) -> Rect {
    isPlain(id) ? scene.frame(of: id) : Rect(origin: .zero, size: scene.bounds(of: id).size)
  }

  /// The properties of an object that are not its class's own, in the order of the table.
  func changedProperties(of id: ObjectID) -> [(property: Property, value: PropertyValue)] {
    Property.allCases.compactMap { property in
      guard let value = scene.value(of: property, id), value != scene.defaultValue(of: property, id) else {
        return nil
      }
      return (property, value)
    }
  }

  /// The app's own classes that objects of the scene are of, superclasses first.
  var appClasses: [ViewClass] {
    var wanted: Set<String> = []
    for id in scene.objects {
      var name: String? = scene.className(of: id)
      while let here = name, !ViewClass.builtIn.contains(where: { $0.name == here }) {
        wanted.insert(here)
        name = scene.classes.first { $0.name == here }?.base
      }
    }
    return scene.classes.filter { wanted.contains($0.name) }
  }

  /// The names of classes that code asks for and that nothing in the scene is of.
  var inventedClasses: [String] { unknownClasses.filter { !scene.hasClass($0) && !$0.contains(".") } }

  // MARK: Trees

  /// Where a view is put.
  enum Standing {
    /// In no other: something has to keep it.
    case loose
    /// Among the main window's views.
    case mainWindow
    /// In another view or window.
    case within(ObjectID)
  }

  /// The views that the file puts somewhere: all but those that a controller brings with it.
  var placed: [(view: ObjectID, standing: Standing)] {
    let presented = Set(
      scene.controllersInOrder.filter { scene.presenter(of: $0) != nil }.compactMap { scene.view(of: $0) })
    let roots = Set(
      scene.windowsInOrder.compactMap { scene.rootController(of: $0) }.compactMap { scene.view(of: $0) })
    return views.compactMap { view in
      guard view != rootView, !presented.contains(view) else { return nil }
      guard let parent = scene.arrangedSuperview(of: view) else { return (view, .loose) }
      if roots.contains(view), scene.kind(of: parent) == .window { return nil }
      return (view, parent == mainWindow ? .mainWindow : .within(parent))
    }
  }

  /// The view that is the first responder at the start, where the file can make it so.
  var firstResponder: ObjectID? {
    scene.firstResponder.flatMap { scene.kind(of: $0).isView && $0 != mainWindow ? $0 : nil }
  }

  // MARK: Recognizers

  /// A setting of a recognizer that is not as UIKit makes it.
  enum Setting {
    case number(String, Double)
    case flag(Flag, Bool)
    /// The directions of a swipe: `left`, `up`.
    case direction([String])
    /// The edges of a screen-edge pan: `left`, `top`.
    case edges([String])

    enum Flag { case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled }
  }

  func settings(_ state: RecognizerState) -> [Setting] {
    let plain = RecognizerState(state.kind)
    var settings: [Setting] = []
    func add(_ name: String, _ count: Int) { settings.append(.number(name, Double(count))) }
    if state.taps != plain.taps { add("numberOfTapsRequired", state.taps) }
    if state.touches != plain.touches {
      switch state.kind {
      case .tap, .longpress, .swipe: add("numberOfTouchesRequired", state.touches)
      case .pan, .edgepan: add("minimumNumberOfTouches", state.touches)
      default: break
      }
    }
    if let maximum = state.maximum { add("maximumNumberOfTouches", maximum) }
    if state.kind == .longpress, state.minimum != plain.minimum {
      settings.append(.number("minimumPressDuration", state.minimum))
    }
    if state.kind == .swipe, state.direction != plain.direction {
      settings.append(.direction(state.direction.names))
    }
    if state.kind == .edgepan, state.edges != plain.edges {
      settings.append(.edges(state.edges.names.map { $0 == "up" ? "top" : $0 == "down" ? "bottom" : $0 }))
    }
    if !state.cancelsTouchesInView { settings.append(.flag(.cancelsTouchesInView, false)) }
    if state.delaysTouchesBegan { settings.append(.flag(.delaysTouchesBegan, true)) }
    if !state.delaysTouchesEnded { settings.append(.flag(.delaysTouchesEnded, false)) }
    if !state.isEnabled { settings.append(.flag(.isEnabled, false)) }
    return settings
  }

  /// Whether a scroll view's own recognizer has to be spoken of.
  func isNeeded(_ id: ObjectID, _ state: RecognizerState, hasClass: Bool) -> Bool {
    state.view != state.scrollView || !settings(state).isEmpty || !state.actions.isEmpty
      || scene.recognizersInOrder.contains { scene.recognizer($0)?.requires.contains(id) == true }
      || scene.recognizersInOrder.contains { scene.recognizer($0)?.simultaneous.contains(id) == true }
      || !state.requires.isEmpty || !state.simultaneous.isEmpty || hasClass
      || own.values.contains { $0.outlets.contains { $0.object == id } }
  }

  /// Who answers for a recognizer.
  enum Delegate {
    case nobody
    /// Its scroll view, and UIKit lets it have no other.
    case scrollView
    /// A view whose code answers for its recognizers.
    case view(ObjectID)
    /// An object of a class, which knows the recognizers that work beside this one where it does not answer itself.
    case object(type: String, companions: [ObjectID])
  }

  func delegate(of id: ObjectID, _ state: RecognizerState, ownClass: String?) -> Delegate {
    if state.scrollView != nil {
      return ownClass == nil && state.simultaneous.isEmpty ? .nobody : .scrollView
    }
    if state.kind == .custom { return .nobody }
    guard let type = ownClass ?? (state.simultaneous.isEmpty ? nil : "Companions") else {
      guard let view = state.view,
        own[view]?.methods.contains(where: { $0.entry.owner == .recognizer }) == true
      else { return .nobody }
      return .view(view)
    }
    let answers = own[id]?.methods.contains { $0.entry == .shouldRecognizeSimultaneously } ?? false
    return .object(type: type, companions: answers ? [] : state.simultaneous)
  }

  /// What a file says instead of giving a scroll view's recognizer another delegate.
  static let scrollViewDelegates =
    "// A scroll view is the delegate of its own recognizer, and UIKit lets it have no other."

  /// Whether the class for recognizers without code is needed.
  func needsCompanions(ownClass: (ObjectID) -> String?) -> Bool {
    scene.recognizersInOrder.contains { id in
      guard let state = scene.recognizer(id) else { return false }
      return ownClass(id) == nil && !state.simultaneous.isEmpty && state.scrollView == nil
        && state.kind != .custom
    }
  }

  // MARK: Outlets

  /// What an object's outlets belong to.
  enum OutletOwner {
    /// The object that answers for a recognizer.
    case delegate
    case mainWindow
    case itself
  }

  /// The objects with outlets that the file can give them.
  var outletOwners: [(id: ObjectID, owner: OutletOwner, outlets: [Outlet])] {
    scene.objects.compactMap { id in
      guard let outlets = own[id]?.outlets, !outlets.isEmpty else { return nil }
      switch scene.kind(of: id) {
      case .recognizer where scene.recognizer(id)?.kind != .custom:
        return scene.recognizer(id)?.scrollView != nil ? nil : (id, .delegate, outlets)
      case .application, .delegate, .windowScene: return nil
      case .window where id == mainWindow: return (id, .mainWindow, outlets)
      default: return (id, .itself, outlets)
      }
    }
  }

  /// The lines that give all outlets their values, in the words of a language.
  func outletLines(
    delegate: (ObjectID) -> String, name: (ObjectID) -> String,
    _ assignment: (Outlet, _ owner: String, ObjectID) -> [String]
  ) -> [String] {
    outletOwners.flatMap { id, kind, outlets in
      let owner =
        switch kind {
        case .delegate: delegate(id)
        case .mainWindow: "main"
        case .itself: name(id)
        }
      return outlets.flatMap { assignment($0, owner, id) }
    }
  }

  // MARK: Helpers

  /// The helpers that an object's code brought along, each once.
  func helpers(
    of own: Own, in language: Script.Language, objects: Set<String> = [], values: Set<String> = []
  ) -> [MethodOutline.HelperText] {
    var seen: Set<String> = []
    return own.methods.flatMap { $0.exportedHelpers(in: language, objects: objects, values: values) }
      .filter { seen.insert("\($0.extended ?? "").\($0.name)").inserted }
  }

  /// What the code of all objects adds to types of values, each once.
  func valueHelpers(_ helpers: (Own) -> [MethodOutline.HelperText]) -> [MethodOutline.HelperText] {
    var seen: Set<String> = []
    return Array(scene.objects).compactMap { own[$0] }.flatMap(helpers).filter {
      $0.extended != nil && seen.insert($0.text).inserted
    }
  }

  // MARK: Text

  /// One empty line between parts, none at the ends.
  static func tidy(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines where !(line.isEmpty && (result.last?.isEmpty ?? true)) { result.append(line) }
    if result.last?.isEmpty == true { result.removeLast() }
    return result
  }

  /// The comment at a file's head; `showing` is the line of code that shows the scene.
  func head(showing: String) -> [String] {
    [
      "// Made by taptrace: a scene to try on a device, with every call in the console.",
      "//",
      "// Add this file to an iOS app and show the controller, in the app's scene delegate:",
      "//",
      "//     \(showing)",
      "//",
      "// The root view takes the size of the screen; all others have the frames of the scene.",
    ]
      + Option.allCases.filter { scene.options.isChanged($0) }.map {
        "// Chosen in taptrace, and up to UIKit here: \($0.rawValue) \(scene.options[$0])"
      }
  }

  /// Whether some view is a web view, which another framework has.
  var usesWebViews: Bool { scene.objects.contains { scene.isKind($0, of: "WKWebView") } }
}
