/// What code says by name and does not define: what a person must still tell.
public struct NameReport: Hashable, Sendable {
  /// Outlets, properties and constants of an app, in order of their first use.
  public var names: [FreeName] = []
  /// Functions and methods that are not UIKit's.
  public var calls: [FreeCall] = []
  /// Members that no value here has, on something that is known.
  public var members: [FreeMember] = []
  /// Classes of an app, in tests and casts: nothing is one of them, unless something is made so.
  public var classes: [FreeName] = []

  /// The names without which the code cannot run.
  public var required: [FreeName] { names.filter { $0.need == .value } }
  /// The calls whose answer is used.
  public var requiredCalls: [FreeCall] { calls.filter(\.needsValue) }
}

/// What a free name seems to stand for, by its use.
public enum ValueKind: String, Hashable, Sendable {
  /// A view, or another responder.
  case view
  /// A gesture recognizer.
  case recognizer
  /// A number.
  case number
  /// True or false.
  case boolean
  /// A point, a size, a rectangle, insets.
  case point, size, rect, insets
  /// A list of views.
  case views
  /// A string.
  case text
  /// A case of an enumeration.
  case symbol
  /// A dictionary.
  case dictionary
  /// A closure.
  case closure
  /// Nothing tells.
  case unknown
}

/// A name that nobody has told.
public struct FreeName: Hashable, Sendable {
  /// How much the name matters.
  public enum Need: Hashable, Sendable {
    /// It must be bound before the code can run.
    case value
    /// A constant of an enumeration, which equals only itself.
    case symbol
    /// All that is done with it is optional, so without a value it counts as nil.
    case absent
    /// It is written and never read.
    case written
  }

  /// The name to bind: `centerBtn` (also for `_centerBtn` and `self.centerBtn`), or a dotted one as a whole.
  public var name: String
  /// What it seems to stand for.
  public var kind: ValueKind
  /// How much it matters.
  public var need: Need
  /// Where it is used.
  public var ranges: [SourceRange]
  /// A local name that was probably meant, or a known one.
  public var suggestion: String?
  /// Where the suggested name is declared, when it is local.
  public var suggested: SourceRange?
}

/// A call of something that is neither UIKit's nor in the paste.
public struct FreeCall: Hashable, Sendable {
  /// The base name.
  public var name: String
  /// The name in the language of the code: `linkAtPoint:`, `contains(point:)`.
  public var signature: String
  /// The labels, `_` for none.
  public var labels: [String]
  /// What it is sent to, as a free name; nil for self and for what is no name.
  public var receiver: String?
  /// Whether its answer is used; else the call is only noted.
  public var needsValue: Bool
  /// What its answer seems to be.
  public var kind: ValueKind
  /// Where it is called.
  public var ranges: [SourceRange]
}

/// Where a report has what it has, so that long code is looked through in one go.
struct ReportPlaces {
  var names: [String: Int] = [:]
  var calls: [String: Int] = [:]
  var callsByRange: [SourceRange: Int] = [:]
  var members: [String: Int] = [:]
  var classes: Set<String> = []
}

/// A member that its base does not have.
public struct FreeMember: Hashable, Sendable {
  /// The member.
  public var name: String
  /// The base, as code.
  public var base: String
  /// What it seems to be.
  public var kind: ValueKind
  /// Where it is used.
  public var ranges: [SourceRange]
}

/// What is known without being told; the interpreter's tables say it.
public struct KnownNames: Sendable {
  /// Members that self has: UIKit's properties and methods by their Swift base names.
  public var isOwnMember: @Sendable (String) -> Bool
  /// Members that a value of any type has.
  public var isMember: @Sendable (String) -> Bool
  /// Functions that are called by name alone.
  public var isFunction: @Sendable (String) -> Bool
  /// Classes and structs.
  public var isType: @Sendable (String) -> Bool
  /// Constants of C (`UIEventTypeTouches`).
  public var isConstant: @Sendable (String) -> Bool
  /// Names to suggest for a misspelt one.
  public var candidates: [String]

  /// Takes the tables.
  public init(
    isOwnMember: @escaping @Sendable (String) -> Bool, isMember: @escaping @Sendable (String) -> Bool,
    isFunction: @escaping @Sendable (String) -> Bool, isType: @escaping @Sendable (String) -> Bool,
    isConstant: @escaping @Sendable (String) -> Bool = { _ in false }, candidates: [String] = []
  ) {
    self.isOwnMember = isOwnMember
    self.isMember = isMember
    self.isFunction = isFunction
    self.isType = isType
    self.isConstant = isConstant
    self.candidates = candidates
  }
}

/// The nearest of some names to a misspelt one, if one is near enough.
///
/// A name that differs by case alone is nearest; else up to a third of the characters may differ.
public func nearest(to name: String, among names: [String]) -> String? {
  if let same = names.first(where: { $0 != name && $0.lowercased() == name.lowercased() }) { return same }
  guard name.count > 3 else { return nil }
  let limit = max(1, name.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names where candidate != name && abs(candidate.count - name.count) <= limit {
    let distance = editDistance(Array(name.utf8), Array(candidate.utf8))
    if distance <= min(limit, 2), distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.name
}

/// How many characters must be put in, taken out, changed or swapped with their neighbour.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var before = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for row in a.indices {
    var next = [row + 1]
    for column in b.indices {
      var cost = min(next[column] + 1, last[column + 1] + 1, last[column] + (a[row] == b[column] ? 0 : 1))
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      next.append(cost)
    }
    before = last
    last = next
  }
  return last[b.count]
}
