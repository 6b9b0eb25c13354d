import Messaging
import SceneModel

/// The members that a name in code may mean, in the order in which they are tried.
///
/// Which of them a value has depends on its sort alone, but for objects and ranges: that is looked up once.
struct Candidates: Sendable {
  /// All of them.
  let members: [Member]
  /// What values of a sort have, by the number of the sort.
  private let choices: [Choice]

  /// What values of one sort have.
  private struct Choice {
    /// The first member.
    let member: Member?
    /// Its body, when it is a method that needs nothing but the value and its arguments.
    let pure: Member.Pure?
    /// What reads it, when it is a field.
    let field: Member.Field?
  }

  init(_ members: [Member]) {
    self.members = members
    choices = Tag.allCases.map { tag in
      let member = tag.owner.flatMap { owner in members.first { $0.owner == owner } }
      var pure: Member.Pure?
      if case .pure(let body) = member?.action { pure = body }
      return Choice(member: member, pure: pure, field: member?.field)
    }
  }

  /// The first member that a value has.
  func first(for value: Value, in scene: Scene) -> Member? {
    switch value {
    case .object, .range: members.first { $0.applies(to: value, in: scene) }
    default: choices[value.tag.rawValue].member
    }
  }

  /// Whether some values have a method that needs nothing but the value and its arguments.
  var arePure: Bool { choices.contains { $0.pure != nil } }

  /// Whether some values have it as a field.
  var haveFields: Bool { choices.contains { $0.field != nil } }

  /// What such a field holds; nil where the value has none.
  @inline(__always)
  func fieldValue(_ value: Value) -> Value? { choices[value.tag.rawValue].field?(value) }

  /// What such a method answers; nil where the value has none, or the arguments are of the wrong sort.
  @inline(__always)
  func pureAnswer(_ value: Value, _ arguments: ShortList<Value>) -> Value? {
    choices[value.tag.rawValue].pure?(value, arguments)
  }
}

extension Tag {
  /// Whose members the values of this sort have; nil where it takes a look at the value, and for those without any.
  var owner: Member.Owner? {
    switch self {
    case .bool, .integer, .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .transform: .transform
    case .string: .text
    case .list: .list
    case .tuple: .tuple
    case .enumerator: .enumerator
    case .closure: .closure
    case .path: .path
    case .layer: .layer
    case .touch: .touch
    case .event: .event
    case .type: .type
    case .symbol: .symbol
    case .object, .range, .none, .pointer: nil
    }
  }
}
