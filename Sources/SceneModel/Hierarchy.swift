import Geometry

/// Where among its siblings a view is to stand.
public enum Position: Equatable, Sendable {
  /// In front of all siblings.
  case front
  /// Behind all siblings.
  case back
  /// At a place counted from the back, 0 the rearmost.
  case index(Int)
  /// Directly in front of a sibling.
  case above(ObjectID)
  /// Directly behind a sibling.
  case below(ObjectID)
}

extension Scene {
  // MARK: Reading the tree

  /// A view's superview.
  public func superview(of id: ObjectID) -> ObjectID? {
    let parent = placements[id.place].parent
    return parent < 0 ? nil : ObjectID(parent)
  }

  /// A view's subviews, from back to front.
  public func subviews(of id: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var child = placements[id.place].firstChild
    while child >= 0 {
      result.append(ObjectID(child))
      child = placements[Int(child)].next
    }
    return result
  }

  /// How many subviews a view has.
  public func subviewCount(of id: ObjectID) -> Int {
    var count = 0
    var child = placements[id.place].firstChild
    while child >= 0 {
      count += 1
      child = placements[Int(child)].next
    }
    return count
  }

  /// A view's place among its siblings, 0 the rearmost.
  public func index(of id: ObjectID) -> Int {
    var count = 0
    var sibling = placements[id.place].previous
    while sibling >= 0 {
      count += 1
      sibling = placements[Int(sibling)].previous
    }
    return count
  }

  /// A view and all below it, each before its subviews, siblings from back to front.
  public func subtree(of root: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current = root.index
    while true {
      result.append(ObjectID(current))
      let child = placements[Int(current)].firstChild
      if child >= 0 {
        current = child
        continue
      }
      while current != root.index, placements[Int(current)].next < 0 {
        current = placements[Int(current)].parent
      }
      if current == root.index { return result }
      current = placements[Int(current)].next
    }
  }

  /// Whether a view is another or stands below it (isDescendant(of:)).
  public func isDescendant(_ id: ObjectID, of ancestor: ObjectID) -> Bool {
    var current = id.index
    while current >= 0 {
      if current == ancestor.index { return true }
      current = placements[Int(current)].parent
    }
    return false
  }

  /// The view itself and its superviews, the root last.
  public func ancestry(of id: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current = id.index
    while current >= 0 {
      result.append(ObjectID(current))
      current = placements[Int(current)].parent
    }
    return result
  }

  /// The root of the tree in which a view stands.
  public func root(of id: ObjectID) -> ObjectID {
    var current = id
    while let parent = superview(of: current) { current = parent }
    return current
  }

  /// The window in which a view stands; nil when it is detached.
  public func window(of id: ObjectID) -> ObjectID? {
    let top = root(of: id)
    return kind(of: top) == .window ? top : nil
  }

  // MARK: Changing the tree

  /// Puts a view into another, at a place among its subviews (addSubview, insertSubview).
  ///
  /// A view that stands elsewhere is taken from there. Its center and bounds stay as they are. A first responder
  /// that leaves its window with it is one no longer (R134).
  public mutating func insert(_ view: ObjectID, into parent: ObjectID, at position: Position = .front)
    throws(Refusal)
  {
    guard kind(of: view) == .view else {
      throw .wrongKind(name(of: view), is: className(of: view), wanted: "UIView")
    }
    guard kind(of: parent).isView else {
      throw .wrongKind(name(of: parent), is: className(of: parent), wanted: "UIView")
    }
    guard isAlive(view) else { throw .noSuchObject(name(of: view), near: nil) }
    guard isAlive(parent) else { throw .noSuchObject(name(of: parent), near: nil) }
    // A view without subviews can only be put into itself: trees of many levels grow leaf by leaf.
    let isCircle = placements[view.place].firstChild < 0 ? parent == view : isDescendant(parent, of: view)
    guard !isCircle else { throw .intoItself(view: name(of: view), parent: name(of: parent)) }
    let before = try successor(for: view, in: parent, at: position)
    let stoodSomewhere = placements[view.place].parent >= 0
    unlink(view)
    link(view, into: parent, before: before)
    if stoodSomewhere { releaseFirstResponders() }
  }

  /// The sibling in front of which nothing of the position lies: where to link; -1 for the very front.
  private func successor(for view: ObjectID, in parent: ObjectID, at position: Position) throws(Refusal)
    -> Int32
  {
    var before: Int32
    switch position {
    case .front: return -1
    case .back: before = placements[parent.place].firstChild
    case .above(let sibling):
      try checkSibling(sibling, in: parent)
      before = placements[sibling.place].next
    case .below(let sibling):
      try checkSibling(sibling, in: parent)
      before = sibling.index
    case .index(let wanted):
      let isHere = superview(of: view) == parent
      let count = subviewCount(of: parent) - (isHere ? 1 : 0)
      guard wanted >= 0, wanted <= count else { throw .noSuchIndex(wanted, count: count) }
      before = placements[parent.place].firstChild
      if before == view.index { before = placements[view.place].next }
      for _ in 0..<wanted {
        before = placements[Int(before)].next
        if before == view.index { before = placements[view.place].next }
      }
    }
    return before == view.index ? placements[view.place].next : before
  }

  private func checkSibling(_ sibling: ObjectID, in parent: ObjectID) throws(Refusal) {
    guard superview(of: sibling) == parent else {
      throw .notASubview(name(of: sibling), of: name(of: parent))
    }
  }

  mutating func link(_ view: ObjectID, into parent: ObjectID, before: Int32) {
    let previous = before >= 0 ? placements[Int(before)].previous : placements[parent.place].lastChild
    placements.relink(view.place) {
      $0.parent = parent.index
      $0.next = before
      $0.previous = previous
    }
    if before >= 0 {
      placements.relink(Int(before)) { $0.previous = view.index }
    } else {
      placements.relink(parent.place) { $0.lastChild = view.index }
    }
    if previous >= 0 {
      placements.relink(Int(previous)) { $0.next = view.index }
    } else {
      placements.relink(parent.place) { $0.firstChild = view.index }
    }
  }

  mutating func unlink(_ view: ObjectID) {
    let placement = placements[view.place]
    guard placement.parent >= 0 else { return }
    if placement.previous >= 0 {
      placements.relink(Int(placement.previous)) { $0.next = placement.next }
    } else {
      placements.relink(Int(placement.parent)) { $0.firstChild = placement.next }
    }
    if placement.next >= 0 {
      placements.relink(Int(placement.next)) { $0.previous = placement.previous }
    } else {
      placements.relink(Int(placement.parent)) { $0.lastChild = placement.previous }
    }
    placements.relink(view.place) {
      $0.parent = -1
      $0.previous = -1
      $0.next = -1
    }
  }

  /// Takes a view out of its superview; it stays in the scene (removeFromSuperview).
  ///
  /// A first responder that leaves its window with it is one no longer (R134).
  public mutating func detach(_ view: ObjectID) {
    unlink(view)
    releaseFirstResponders()
  }

  /// Brings a view in front of its siblings (bringSubviewToFront).
  public mutating func bringToFront(_ view: ObjectID) {
    if kind(of: view) == .window { return raise(view) }
    guard let parent = superview(of: view) else { return }
    unlink(view)
    link(view, into: parent, before: -1)
  }

  /// Sends a view behind its siblings (sendSubviewToBack).
  public mutating func sendToBack(_ view: ObjectID) {
    if kind(of: view) == .window {
      windowOrder.removeAll { $0 == view }
      return windowOrder.insert(view, at: 0)
    }
    guard let parent = superview(of: view) else { return }
    unlink(view)
    link(view, into: parent, before: placements[parent.place].firstChild)
  }

  /// The view into which a view is put when no parent is named: the first window's root view, while it is there.
  public var defaultParent: ObjectID? {
    if let mainView, isAlive(mainView) { return mainView }
    let window = keyWindow ?? windowOrder.first
    guard let window else { return nil }
    return windows[window]?.rootController.flatMap { controllers[$0]?.view } ?? window
  }
}
