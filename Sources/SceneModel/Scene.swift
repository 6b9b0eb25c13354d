import Geometry

/// What an object is called and where it stands, apart from what hit-testing reads.
struct Detail: Equatable, Sendable {
  var kind: ObjectKind
  var name: String
  /// A place in the scene's table of classes.
  var classIndex: Int32
  /// layer.position, in the superview's points (R1).
  var center = Point.zero
  /// layer.anchorPoint, in units of the bounds (R7).
  var anchor = Point(0.5, 0.5)
}

/// A UIKit app's objects as one value: to copy it is to take a snapshot.
///
/// Objects live in an arena and are named by ids; what hit-testing reads lies apart from all else
/// (``Placement``). Names, controllers, recognizers and code stand beside the arena. Every change goes through
/// methods of this type, which keep the invariants that ``checkInvariants()`` tests.
public struct Scene: Equatable, Sendable {
  /// What hit-testing reads, one an object; objects that are no views have an empty one.
  public internal(set) var placements = Placements()
  var details: [Detail] = []
  var spatials: [Spatial] = []
  var names: [String: ObjectID] = [:]
  var extras: [ObjectID: Extras] = [:]
  /// The classes, built-in ones first.
  public internal(set) var classes: [ViewClass] = ViewClass.builtIn
  var classIndices: [String: Int32] = Scene.builtInIndices
  /// The places of the superclasses, one a class; -1 for none.
  private var classBases: [Int32] = Scene.builtInBases
  /// What making a view asks of its class, one a class.
  var classTraits: [ClassTraits] = Scene.builtInTraits

  var windowOrder: [ObjectID] = [] { didSet { orderWindows() } }
  /// All windows, from the front-most: higher levels first, within one level the one shown last (R40).
  ///
  /// Kept in order rather than sorted when asked, since every search over the screen begins here.
  public internal(set) var windowsFrontToBack: [ObjectID] = []
  var windows: [ObjectID: WindowState] = [:]
  /// The key window, which gets the events that have no place (R41, R142).
  public internal(set) var keyWindow: ObjectID?
  var controllers: [ObjectID: ControllerState] = [:]
  var controllerOfView: [ObjectID: ObjectID] = [:]
  var recognizers: [ObjectID: RecognizerState] = [:]
  var recognizersOfView: [ObjectID: [ObjectID]] = [:]
  /// The target-action pairs of controls, in the order of adding (R121).
  public internal(set) var actions: [ControlAction] = []
  var responding: [ObjectID: [String]] = [:]
  var methods: [ObjectID: [MethodSource]] = [:]
  /// How many views have code in the place of hitTest or pointInside.
  public internal(set) var hitTestingCodeCount = 0
  /// The values that code names, in the order of giving.
  public internal(set) var bindings: [NamedValue] = []
  /// The helper functions that code calls, in the order of giving.
  public internal(set) var functions: [FunctionSource] = []
  /// What UIKit does not document, or does in a way that would crowd a drawing.
  public internal(set) var options = Options()
  /// Where imported objects come from.
  var origins: [ObjectID: Origin] = [:]

  /// The window scene, the application and its delegate.
  public internal(set) var windowScene: ObjectID?
  /// The application.
  public internal(set) var application: ObjectID?
  /// The application's delegate.
  public internal(set) var delegate: ObjectID?
  /// The view into which `add` puts a view when no parent is named.
  var mainView: ObjectID?

  /// How many objects a scene may hold.
  public static let objectLimit = 2_000_000

  private static let builtInIndices = Dictionary(
    uniqueKeysWithValues: ViewClass.builtIn.enumerated().map { ($1.name, Int32($0)) })
  private static let builtInBases = ViewClass.builtIn.map { $0.base.flatMap { builtInIndices[$0] } ?? -1 }
  private static let builtInTraits = ViewClass.builtIn.reduce(into: [ClassTraits]()) { traits, viewClass in
    // Superclasses stand before their subclasses.
    let base = viewClass.base.flatMap { builtInIndices[$0] }.map { traits[Int($0)] } ?? []
    traits.append(base.union(ClassTraits(ownOf: viewClass.name)))
  }

  /// A scene without any object, for building by hand.
  public static let empty = Scene(bare: ())

  private init(bare: ()) {}

  /// A new scene: window, vc, view, scene, app and delegate, as an app's template has them.
  public init() {
    self.init(bare: ())
    let app = make(.application, name: "app", class: "UIApplication")
    let delegate = make(.delegate, name: "delegate", class: "AppDelegate")
    let scene = make(.windowScene, name: "scene", class: "UIWindowScene")
    application = app
    self.delegate = delegate
    windowScene = scene
    let window = make(.window, name: "window", class: "UIWindow")
    windows[window] = WindowState()
    windowOrder = [window]
    orderWindows()
    keyWindow = window
    setFrameUnchecked(Rect(0, 0, 320, 480), of: window)
    let view = make(.view, name: "view", class: "UIView")
    setFrameUnchecked(Rect(0, 0, 320, 480), of: view)
    link(view, into: window, before: -1)
    let controller = make(.controller, name: "vc", class: "UIViewController")
    controllers[controller] = ControllerState(view: view)
    controllerOfView[view] = controller
    windows[window]?.rootController = controller
    mainView = view
  }

  // MARK: Objects

  /// Whether the object is still in the scene.
  public func isAlive(_ id: ObjectID) -> Bool {
    placements.indices.contains(id.place) && !placements[id.place].flags.contains(.removed)
  }

  /// All objects, in the order of their making.
  public var objects: [ObjectID] {
    placements.indices.lazy.filter { !placements[$0].flags.contains(.removed) }.map { ObjectID($0) }
  }

  /// How many ids have been given; each is below it.
  public var idCount: Int { placements.count }

  /// What sort of object it is.
  public func kind(of id: ObjectID) -> ObjectKind { details[id.place].kind }

  /// The name by which a person calls it.
  public func name(of id: ObjectID) -> String { details[id.place].name }

  /// The name, or nil for no object.
  public func name(of id: ObjectID?) -> String? { id.map { name(of: $0) } }

  /// The object of a name.
  public func object(named name: String) -> ObjectID? { names[name] }

  /// The object of a name, or what to say when there is none.
  public func require(_ name: String) throws(Refusal) -> ObjectID {
    guard let id = names[name] else { throw .noSuchObject(name, near: nil) }
    return id
  }

  /// The view of a name, or what to say when there is none.
  public func requireView(_ name: String) throws(Refusal) -> ObjectID {
    let id = try require(name)
    guard kind(of: id).isView else {
      throw .wrongKind(name, is: className(of: id), wanted: "UIView")
    }
    return id
  }

  /// All names, sorted.
  public var sortedNames: [String] { names.keys.sorted() }

  // MARK: Classes

  /// The name of an object's class.
  public func className(of id: ObjectID) -> String { classes[Int(details[id.place].classIndex)].name }

  /// Whether an object's class is the named one or inherits from it (isKind(of:)).
  public func isKind(_ id: ObjectID, of name: String) -> Bool {
    guard let wanted = classIndices[name] else { return false }
    return inherits(details[id.place].classIndex, from: wanted)
  }

  /// Whether a class is another or inherits from it.
  public func inherits(_ name: String, from other: String) -> Bool {
    if name == other { return true }
    guard let index = classIndices[name], let wanted = classIndices[other] else { return false }
    return inherits(index, from: wanted)
  }

  /// By places alone: an event asks it of each view on its way, and to look up names takes long.
  private func inherits(_ index: Int32, from wanted: Int32) -> Bool {
    var here = index
    while here >= 0 {
      if here == wanted { return true }
      here = classBases[Int(here)]
    }
    return false
  }

  /// Whether a class of that name is known.
  public func hasClass(_ name: String) -> Bool { classIndices[name] != nil }

  /// Makes a class known; one that is known already keeps its base.
  public mutating func declareClass(_ name: String, base: String) throws(Refusal) {
    guard hasClass(base) else { throw .noSuchClass(base, near: nil) }
    guard Scene.isName(name) else { throw .notAName(name) }
    if let known = classIndices[name] {
      guard classes[Int(known)].base == base else {
        throw .badValue(
          property: "class", wanted: "\(name):\(classes[Int(known)].base ?? name)", found: "\(name):\(base)")
      }
      return
    }
    let traits = traits(ofClass: base)
    classIndices[name] = Int32(classes.count)
    classBases.append(classIndices[base] ?? -1)
    classes.append(ViewClass(name, base))
    classTraits.append(traits)
  }

  /// The nearest class that UIKit itself has.
  public func builtInClass(of id: ObjectID) -> String {
    var index = Int(details[id.place].classIndex)
    while index >= ViewClass.builtIn.count, let base = classes[index].base, let next = classIndices[base] {
      index = Int(next)
    }
    return classes[index].name
  }

  func traits(ofClass name: String) -> ClassTraits { classIndices[name].map { classTraits[Int($0)] } ?? [] }

  func traits(of id: ObjectID) -> ClassTraits { classTraits[Int(details[id.place].classIndex)] }

  // MARK: Making

  /// Puts a new object into the arena, with its class's defaults (R143).
  @discardableResult
  mutating func make(_ kind: ObjectKind, name: String, class className: String) -> ObjectID {
    make(kind, name: name, classIndex: classIndices[className] ?? 2)
  }

  private mutating func make(_ kind: ObjectKind, name: String, classIndex: Int32) -> ObjectID {
    let id = ObjectID(placements.count)
    var placement = Placement()
    if kind.isView {
      let traits = classTraits[Int(classIndex)]
      if traits.contains(.withoutInteraction) { placement.flags.insert(.interactionDisabled) }
      if traits.contains(.clips) { placement.flags.insert(.clips) }
    }
    placements.append(placement)
    details.append(Detail(kind: kind, name: name, classIndex: classIndex))
    if !name.isEmpty { names[name] = id }
    return id
  }

  /// Makes a view that stands nowhere yet.
  ///
  /// A scroll view brings its pan recognizer along, by the name `NAME.pan` (R129). An empty name makes a view
  /// that only its id leads to.
  public mutating func makeView(_ name: String, class className: String = "UIView") throws(Refusal)
    -> ObjectID
  {
    try checkRoom()
    if !name.isEmpty { try checkNewName(name) }
    guard let classIndex = classIndices[className] else { throw .noSuchClass(className, near: nil) }
    let traits = classTraits[Int(classIndex)]
    guard traits.contains(.view), !traits.contains(.window) else {
      throw .wrongKind(className, is: className, wanted: "UIView")
    }
    let id = make(.view, name: name, classIndex: classIndex)
    if !name.isEmpty, traits.contains(.scrollView) { makeScrollPan(of: id) }
    if traits.contains(.scrollView), options[.scrollMultitouch] == "on" {
      setFlag(.multipleTouch, true, of: id)
    }
    return id
  }

  /// Whether a text can be a name: a letter or `_`, then letters, digits and `_`, in any script.
  public static func isName(_ text: String) -> Bool {
    // Most names are plain, and looking their characters up would take longer than all else about them.
    var isPlain = true
    var isFirst = true
    for byte in text.utf8 {
      let isLetter = (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95
      guard isLetter || !isFirst && byte >= 48 && byte <= 57 else {
        isPlain = false
        break
      }
      isFirst = false
    }
    if isPlain { return !isFirst }
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar == "_" { return true }
      if scalar.isASCII {
        return scalar.properties.isAlphabetic || (scalar.value >= 48 && scalar.value <= 57)
      }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark:
        return true
      default: return false
      }
    }
  }

  /// Makes room for objects that are going to be made, so that growing moves none of them.
  public mutating func reserve(_ count: Int) {
    names.reserveCapacity(names.count + count)
    placements.reserve(count)
    details.reserveCapacity(details.count + count)
  }

  func checkRoom() throws(Refusal) {
    guard placements.count < Scene.objectLimit else { throw .tooManyObjects(limit: Scene.objectLimit) }
  }

  /// Whether a text can name an object: a name, or several with dots between, as in `cell2.label`.
  public static func isHandle(_ text: String) -> Bool {
    var isStart = true
    var isPlain = true
    for byte in text.utf8 {
      let isLetter = (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95
      if byte == 46, !isStart {
        isStart = true
      } else if isLetter || !isStart && byte >= 48 && byte <= 57 {
        isStart = false
      } else {
        isPlain = false
        break
      }
    }
    if isPlain { return !isStart }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName(String($0)) }
  }

  /// Whether no object can have this name: an answer of commands, in any case, or a value of code.
  public static func isReserved(_ name: String) -> Bool {
    // The longest has seven letters, and names are checked by the hundred thousand.
    name.utf8.count <= 7 && reservedNames.contains(name.lowercased())
  }

  private static let reservedNames: Set<String> = [
    "nil", "nothing", "nobody", "none", "self", "super", "true", "false",
  ]

  func checkNewName(_ name: String) throws(Refusal) {
    // A name within another's, as in `cell2.label`, needs the other.
    if let dot = name.utf8.lastIndex(of: 46) {
      guard Scene.isHandle(name), names[String(name[..<dot])] != nil else { throw .notAName(name) }
    } else {
      guard Scene.isName(name) else { throw .notAName(name) }
      guard !Scene.isReserved(name) else { throw .reservedName(name) }
    }
    guard names[name] == nil else { throw .nameTaken(name) }
  }

  /// Gives an object another name; what belongs to it by name follows.
  public mutating func rename(_ id: ObjectID, to name: String) throws(Refusal) {
    let old = details[id.place].name
    guard old != name else { return }
    try checkNewName(name)
    names[old] = nil
    names[name] = id
    details[id.place].name = name
    // What is called by the object's name follows: `scroll.pan`, `cell2.label`.
    let prefix = (old + ".").utf8
    for own in names.keys.sorted() where own.utf8.starts(with: prefix) {
      guard let part = names.removeValue(forKey: own) else { continue }
      let other = freeName(name + "." + String(own.dropFirst(old.count + 1)))
      names[other] = part
      details[part.place].name = other
    }
  }
}
