import Geometry
import SceneModel

/// The formats that can be imported.
public enum ImportFormat: String, CaseIterable, Sendable {
  /// `recursiveDescription`, and what other tools make of it.
  case dump
  /// `_printHierarchy`: view controllers alone.
  case controllers
  /// A responder chain, a description a line.
  case chain
  /// A storyboard or a xib.
  case ib
  /// Sentry's view-hierarchy.json.
  case sentry
  /// EarlGrey's text.
  case earlgrey
  /// Detox's XML.
  case detox
  /// Page sources and descriptions of the accessibility tree: Appium, WebDriverAgent, XCUITest, idb, AXe, Maestro.
  case accessibility
}

/// How often something was met, and where.
public struct Tally: Equatable, Sendable {
  /// What was met, by its source's name.
  public let name: String
  /// How often.
  public internal(set) var count: Int
  /// The first lines on which it was met.
  public internal(set) var lines: [Int]
}

/// Tallies in the order of first meeting.
public struct Tallies: Equatable, Sendable {
  /// The tallies.
  public private(set) var all: [Tally] = []
  private var places: [String: Int] = [:]

  /// How many lines a tally keeps.
  static let lineLimit = 4

  /// The tally of a name.
  public subscript(name: String) -> Tally? { places[name].map { all[$0] } }

  /// Adds to a tally whose place is remembered by the caller, who meets the same names on every line.
  mutating func add(_ name: String, line: Int, at place: inout Int) {
    if place < 0 || place >= all.count || all[place].name != name {
      add(name, line: line)
      place = places[name] ?? -1
      return
    }
    all[place].count += 1
    if all[place].lines.count < Tallies.lineLimit, all[place].lines.last != line {
      all[place].lines.append(line)
    }
  }

  mutating func add(_ name: String, line: Int, count: Int = 1) {
    if let place = places[name] {
      all[place].count += count
      if all[place].lines.count < Tallies.lineLimit, all[place].lines.last != line {
        all[place].lines.append(line)
      }
    } else if all.count < 500 {
      places[name] = all.count
      all.append(Tally(name: name, count: count, lines: [line]))
    }
  }
}

/// Something that an import must tell, since answers may rest on it.
public enum ImportFact: Hashable, Sendable {
  /// A line ends in the middle of a description: what would follow is assumed.
  case truncated(view: String, after: String)
  /// The text ends in the middle of a line.
  case endsEarly
  /// Another tree begins here, behind one that is whole: it was left out.
  case anotherTree
  /// A line is deeper than its predecessor by more than one.
  case depthJump(from: Int, to: Int, attachedTo: Int)
  /// The first line is not a root: what was above it is missing.
  case headless(depth: Int)
  /// Several roots that are no windows: siblings without their superview.
  case siblings(count: Int)
  /// A view whose frame is not told.
  case noFrame(view: String)
  /// Classes that are known to answer hit-testing in their own way.
  case overridesHitTesting(classes: [String], views: Int)
  /// Classes of somebody's own, whose code is not in the source.
  case ownCode(classes: [String], views: Int)
  /// An animated view: the finger meets the presentation, the source tells the model.
  case animated(view: String)
  /// A value that is no number and was taken for its default.
  case notANumber(field: String, view: String)
  /// A transform that flattens the plane: the view can never be hit.
  case flattened(view: String)
  /// A size that cannot be told from the box around a turned view.
  case unknownSize(view: String)
  /// A number beyond what a scene holds.
  case limited(field: String, view: String)
  /// A superclass that was guessed from the name.
  case guessedBase(className: String, base: String)
  /// Windows whose levels are not told.
  case levelsUnknown(windows: Int)
  /// The screen's coordinates are those of the first window, which did not begin at 0 0.
  case shifted(view: String, x: Double, y: Double)
  /// View controllers that belong to none of the views.
  case unjoined(controllers: [String])
  /// A view controller that another presents.
  case presented(controller: String, by: String)
  /// The depth was taken from the indentation.
  case indentation
  /// Lines without `layer`: somebody shortened the dump, and flags may be missing.
  case shortened(lines: Int)
  /// Interface Builder's frame is not the one that the constraints give.
  case misplaced(view: String)
  /// Constraints that leave the frame open.
  case ambiguous(view: String)
  /// Attributes for other size classes, which were not applied.
  case variation(key: String)
  /// A view that is not installed for the default size class.
  case notInstalled(view: String)
  /// An embedded controller of another storyboard.
  case external(view: String, storyboard: String)
  /// Controllers that embed one another in a circle.
  case embedCircle(controller: String)
  /// An id that stands for two objects.
  case duplicateID(String)
  /// An id that stands for no object.
  case unresolved(id: String, by: String)
  /// A recognizer that no view names.
  case inertRecognizer(String)
  /// A recognizer without an action.
  case idleRecognizer(String)
  /// A label of a built-in cell style, which takes no touches since iOS 10.
  case cellLabel(view: String)
  /// A hidden view in a stack view, which collapses at run time.
  case collapsed(view: String)
  /// An element that is not known and has a frame: a plain view.
  case unknownElement(String)
  /// Views that are made from templates at run time, imported beside the screen.
  case templates(names: [String])
  /// A file for Apple TV, whose focus engine needs no touches.
  case television
  /// An action to whoever in the chain responds: who does is not in the file.
  case nilTarget(selector: String, of: String)
  /// A scroll view whose contentOffset is not told.
  case offsetUnknown(view: String)
  /// Views whose interaction is not told, so that their class's default was taken.
  case interactionUnknown(views: Int)
  /// The recorder of the tree stopped at its depth limit.
  case cutOff(view: String)
  /// The tree is what assistive technology is told.
  case accessibility
  /// What the source itself says about touches.
  case toldBySource(view: String, verdict: String)
}

/// Facts of one kind: the first few, and how many there are.
public struct ImportWarning: Equatable, Sendable {
  /// One fact with its line; 0 for none.
  public struct Item: Equatable, Sendable {
    /// The fact.
    public let fact: ImportFact
    /// The line, from 1; 0 where it is about no one line.
    public let line: Int
  }
  /// The first ones.
  public internal(set) var items: [Item]
  /// How many there are.
  public internal(set) var count: Int

  /// How many of a kind are told one by one.
  public static let shown = 5
}

/// A view of a source that was scrolled.
public struct ScrolledView: Hashable, Sendable {
  /// Its class and what the source calls it.
  public let view: String
  /// Its contentOffset.
  public let offset: Point
}

/// What was read from a source, what was left, and what is not known.
public struct ImportReport: Equatable, Sendable {
  /// The format.
  public var format: ImportFormat
  /// Which of a format's variants it is, by the tools' own names.
  public var variants: [String] = []
  /// How many views, windows included, without those that the import had to add.
  public var views = 0
  /// How many windows.
  public var windows = 0
  /// The greatest depth, 1 for a root.
  public var depth = 0
  /// How many view controllers.
  public var controllers = 0
  /// How many controllers were joined to their views.
  public var joined = 0
  /// How many recognizers.
  public var recognizers = 0
  /// How many actions.
  public var actions = 0
  /// What the scene has from the source.
  public var used = Tallies()
  /// The views that were scrolled, and how far: their coordinates differ from what their frames suggest.
  public internal(set) var offsets: [ScrolledView] = []
  /// What says nothing about touches.
  public var ignored = Tallies()
  /// What the importer does not know.
  public var unknown = Tallies()
  /// What may make answers differ from the app's.
  public private(set) var warnings: [ImportWarning] = []
  /// The part of a file that was imported: a scene's name; empty for the whole.
  public var part = ""
  private var kinds: [String: Int] = [:]

  init(_ format: ImportFormat) { self.format = format }

  mutating func warn(_ fact: ImportFact, line: Int = 0) {
    let kind = fact.kind
    if let place = kinds[kind] {
      warnings[place].count += 1
      if warnings[place].items.count < ImportWarning.shown {
        warnings[place].items.append(.init(fact: fact, line: line))
      }
    } else {
      kinds[kind] = warnings.count
      warnings.append(ImportWarning(items: [.init(fact: fact, line: line)], count: 1))
    }
  }
}

extension ImportFact {
  /// The name of the case, by which facts are gathered.
  public var kind: String {
    switch self {
    case .truncated: "truncated"
    case .endsEarly: "endsEarly"
    case .anotherTree: "anotherTree"
    case .depthJump: "depthJump"
    case .headless: "headless"
    case .siblings: "siblings"
    case .noFrame: "noFrame"
    case .overridesHitTesting: "overridesHitTesting"
    case .ownCode: "ownCode"
    case .animated: "animated"
    case .notANumber: "notANumber"
    case .flattened: "flattened"
    case .unknownSize: "unknownSize"
    case .limited: "limited"
    case .guessedBase: "guessedBase"
    case .levelsUnknown: "levelsUnknown"
    case .shifted: "shifted"
    case .unjoined: "unjoined"
    case .presented: "presented"
    case .indentation: "indentation"
    case .shortened: "shortened"
    case .misplaced: "misplaced"
    case .ambiguous: "ambiguous"
    case .variation: "variation"
    case .notInstalled: "notInstalled"
    case .external: "external"
    case .embedCircle: "embedCircle"
    case .duplicateID: "duplicateID"
    case .unresolved: "unresolved"
    case .inertRecognizer: "inertRecognizer"
    case .idleRecognizer: "idleRecognizer"
    case .cellLabel: "cellLabel"
    case .collapsed: "collapsed"
    case .unknownElement: "unknownElement"
    case .templates: "templates"
    case .television: "television"
    case .nilTarget: "nilTarget"
    case .offsetUnknown: "offsetUnknown"
    case .interactionUnknown: "interactionUnknown"
    case .cutOff: "cutOff"
    case .accessibility: "accessibility"
    case .toldBySource: "toldBySource"
    }
  }
}
