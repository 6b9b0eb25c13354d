extension Scene {
  /// What is wrong with the scene's bookkeeping; empty when all is well.
  ///
  /// A fault here is a fault of this program, never of a person's scene.
  public func checkInvariants() -> [String] {
    var faults: [String] = []
    for (name, id) in names where details[id.place].name != name || !isAlive(id) {
      faults.append("the name \(name) leads to another object")
    }
    for id in objects {
      let placement = placements[id.place]
      var seen = 0
      var previous: Int32 = -1
      var child = placement.firstChild
      while child >= 0, seen <= placements.count {
        let here = placements[Int(child)]
        if here.parent != id.index { faults.append("a subview of \(name(of: id)) has another superview") }
        if here.previous != previous { faults.append("the subviews of \(name(of: id)) are not in order") }
        if here.flags.contains(.removed) { faults.append("\(name(of: id)) has a removed subview") }
        previous = child
        child = here.next
        seen += 1
      }
      if seen > placements.count { faults.append("the subviews of \(name(of: id)) go round in a circle") }
      if placement.lastChild != previous {
        faults.append("the front of \(name(of: id)) is not its last subview")
      }
      if !details[id.place].name.isEmpty, names[details[id.place].name] != id {
        faults.append("\(name(of: id)) is not to be found by its name")
      }
      if kind(of: id) == .window, placement.parent >= 0 { faults.append("a window has a superview") }
    }
    for (view, controller) in controllerOfView where controllers[controller]?.view != view {
      faults.append("the controller of \(name(of: view)) has another view")
    }
    for place in placements.indices where placements.gate(at: place) != Gate(placements[place], at: place) {
      faults.append("the gate of \(name(of: ObjectID(place))) is out of date")
    }
    let coded = objects.filter { !placements[$0.place].flags.isDisjoint(with: .hitTestingCode) }.count
    if coded != hitTestingCodeCount { faults.append("the views with code are miscounted") }
    if let keyWindow, !isAlive(keyWindow) { faults.append("the key window is gone") }
    return faults
  }
}
