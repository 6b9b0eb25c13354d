/// The arguments of a call: the first two stand in the list itself, since nearly every call has no more.
///
/// An array would be made and destroyed at each call, which is most of what a short override costs.
@frozen
public struct ShortList<Element> {
  @usableFromInline var one: Element?
  @usableFromInline var two: Element?
  @usableFromInline var others: [Element]
  @usableFromInline var size: Int

  /// No arguments.
  @inlinable
  public init() {
    one = nil
    two = nil
    others = []
    size = 0
  }

  /// One argument.
  @inlinable
  public init(_ only: Element) {
    one = only
    two = nil
    others = []
    size = 1
  }

  /// Two arguments.
  @inlinable
  public init(_ first: Element, _ second: Element) {
    one = first
    two = second
    others = []
    size = 2
  }

  /// Adds an argument behind the others.
  @inlinable
  public mutating func append(_ element: Element) {
    switch size {
    case 0: one = element
    case 1: two = element
    default: others.append(element)
    }
    size += 1
  }
}

extension ShortList: RandomAccessCollection, MutableCollection {
  /// The place of the first argument.
  @inlinable
  public var startIndex: Int { 0 }

  /// The place behind the last argument.
  @inlinable
  public var endIndex: Int { size }

  /// An argument by its place.
  @inlinable
  public subscript(place: Int) -> Element {
    get {
      if place == 0, let one { return one }
      if place == 1, let two { return two }
      return others[place - 2]
    }
    set {
      precondition(place < size, "there is no such argument")
      switch place {
      case 0: one = newValue
      case 1: two = newValue
      default: others[place - 2] = newValue
      }
    }
  }
}

extension ShortList: ExpressibleByArrayLiteral {
  /// Any number of arguments.
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The members of a sequence as arguments.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    for element in elements { append(element) }
  }
}

extension ShortList: Equatable where Element: Equatable {}
extension ShortList: Sendable where Element: Sendable {}
