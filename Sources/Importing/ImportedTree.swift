import Geometry
import SceneModel

/// One view of a source, whatever the format; what is nil was not told.
struct ImportedNode: Sendable {
  /// The place of its superview in the tree; -1 for a root.
  var parent: Int32 = -1
  /// The line, from 1.
  var line: Int32 = 0
  /// The full name of its class.
  var className = "UIView"
  /// A superclass that the source tells.
  var base: String?
  /// An address or an id; what outlets and controllers lead to.
  var key = ""
  /// A word for it that a person chose: an outlet, an identifier.
  var handle: String?
  var text: String?
  var frame: Rect?
  var transform: AffineTransform?
  /// bounds.origin.
  var offset = Point.zero
  var content: Size?
  var alpha = 1.0
  var tag = 0
  var flags: Flags = []
  var assumed: Assumptions = []
  /// Not on the screen: a template, or a view that stands elsewhere at run time.
  var isDetached = false
  /// Made by the import, to hold what has no superview in the source.
  var isAdded = false

  /// What is not UIKit's default.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let hidden = Flags(rawValue: 1)
    static let interactionOff = Flags(rawValue: 2)
    /// The class's own default holds, since the source does not tell.
    static let interactionDefault = Flags(rawValue: 4)
    static let clips = Flags(rawValue: 8)
    static let disabled = Flags(rawValue: 16)
    static let multitouch = Flags(rawValue: 32)
    static let exclusive = Flags(rawValue: 64)
    static let scrollOff = Flags(rawValue: 128)
    static let paging = Flags(rawValue: 256)
    static let delaysOff = Flags(rawValue: 512)
    static let cancelsOff = Flags(rawValue: 1024)
    static let selected = Flags(rawValue: 2048)
    /// A window, whatever its class is called.
    static let window = Flags(rawValue: 4096)
    static let clipsDefault = Flags(rawValue: 8192)
    /// It has recognizers whose kinds are not told.
    static let gestures = Flags(rawValue: 16384)
  }
}

/// A view controller of a source.
struct ImportedController: Sendable {
  var key = ""
  var className = "UIViewController"
  var base: String?
  var handle: String?
  var line = 0
  /// The place of its view; nil when it has none here.
  var view: Int?
  /// The place of its parent among the controllers.
  var parent: Int?
  /// The place of the controller that presents it.
  var presenter: Int?
}

/// A recognizer of a source.
struct ImportedRecognizer: Sendable {
  var key = ""
  var state: RecognizerState
  var view: Int
  var handle: String?
  var line = 0
  var actions: [(selector: String, target: ImportedTarget)] = []
}

/// What an action or an outlet leads to.
enum ImportedTarget: Sendable {
  case node(Int)
  case controller(Int)
  case recognizer(Int)
  /// Whoever in the responder chain responds.
  case firstResponder
  /// Nobody in a scene: a line is printed.
  case print(String)
}

/// What was read, before names and a scene are made of it.
struct ImportedTree: Sendable {
  var report: ImportReport
  /// The views, each after its superview; siblings from back to front.
  var nodes: [ImportedNode] = []
  var controllers: [ImportedController] = []
  var recognizers: [ImportedRecognizer] = []
  var actions: [(control: Int, event: String, selector: String, target: ImportedTarget)] = []
  var outlets: [(owner: ImportedTarget, name: String, targets: [ImportedTarget], isList: Bool)] = []
  /// Views that are on no screen, to be named in the report.
  var templatePlaces: [Int] = []

  init(_ format: ImportFormat) { report = ImportReport(format) }

  /// The places of the views that have no superview.
  var roots: [Int] { nodes.indices.filter { nodes[$0].parent < 0 && !nodes[$0].isDetached } }

  /// A view as people find it again: its class and the end of its address.
  func shown(_ place: Int) -> String { nodes[place].shown }

  mutating func append(_ node: ImportedNode) throws(ImportFailure) -> Int {
    guard nodes.count < ImportLimit.nodes else {
      throw ImportFailure(.tooMany(limit: ImportLimit.nodes), line: Int(node.line))
    }
    nodes.append(node)
    return nodes.count - 1
  }
}

extension ImportedNode {
  /// The class and what the source calls it.
  var shown: String {
    let name = ClassLore.shortName(className)
    guard !key.isEmpty else { return name }
    return "\(name) \(key.count > 12 && key.hasPrefix("0x") ? "0x.." + key.suffix(4) : key)"
  }
}
