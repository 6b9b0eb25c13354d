extension Scene {
  /// Removes an object for good: a view with its subtree, their code and recognizers.
  public mutating func remove(_ id: ObjectID) throws(Refusal) {
    switch kind(of: id) {
    case .view, .window:
      unlink(id)
      for view in subtree(of: id) { discardView(view) }
    case .controller: discardController(id)
    case .recognizer: discardRecognizer(id)
    case .delegate:
      delegate = nil
      discard(id)
    case .application, .windowScene: throw .cannotRemove(name(of: id))
    }
    forgetTheRemoved()
  }

  mutating func discardView(_ id: ObjectID) {
    for recognizer in recognizersOfView[id] ?? [] { discardRecognizer(recognizer) }
    recognizersOfView[id] = nil
    if let controller = controllerOfView[id] {
      controllerOfView[id] = nil
      controllers[controller]?.view = nil
    }
    if windows[id] != nil {
      windows[id] = nil
      windowOrder.removeAll { $0 == id }
      if keyWindow == id {
        keyWindow = windowsFrontToBack.first { !placements[$0.place].flags.contains(.hidden) }
      }
    }
    discard(id)
  }

  /// Lets go of all that leads to objects which are gone: once for a whole subtree, not once a view.
  mutating func forgetTheRemoved() {
    for (id, settings) in recognizers {
      // A scroll view's own pan goes with it, even from another view.
      if let owner = settings.scrollView, !isAlive(owner) { discardRecognizer(id) }
    }
    for (id, settings) in recognizers {
      var kept = settings
      kept.requires.removeAll { !isAlive($0) }
      kept.simultaneous.removeAll { !isAlive($0) }
      kept.actions.removeAll { action in
        if case .send(_, let target) = action { return !isAlive(target) }
        return false
      }
      if kept != settings { recognizers[id] = kept }
    }
    actions = actions.filter { action in
      if case .object(let target) = action.target, !isAlive(target) { return false }
      return isAlive(action.control)
    }
    bindings = bindings.filter { binding in binding.owner.map { isAlive($0) } ?? true }
    nameAnew()
    releaseFirstResponders()
  }

  /// Names what was called by the name of an object that is gone: `cell2.label`, which had been moved elsewhere.
  private mutating func nameAnew() {
    let lost = names.keys.filter { name in
      guard name.utf8.contains(46), let dot = name.lastIndex(of: ".") else { return false }
      return names[String(name[..<dot])] == nil
    }
    for name in lost.sorted() {
      guard let id = names[name], kind(of: id).isView, let dot = name.lastIndex(of: ".") else { continue }
      try? rename(id, to: freeName(String(name[name.index(after: dot)...])))
    }
  }

  /// Takes the first responder's part from views and controllers that are no longer in its window (R134).
  mutating func releaseFirstResponders() {
    for window in windowOrder {
      guard let responder = windows[window]?.firstResponder else { continue }
      let stays: Bool
      if !isAlive(responder) {
        stays = false
      } else if kind(of: responder) == .controller {
        stays = view(of: responder).map { root(of: $0) == window } ?? false
      } else {
        stays = !kind(of: responder).isView || root(of: responder) == window
      }
      if !stays { windows[window]?.firstResponder = nil }
    }
  }

  /// Takes the object's name, code, values and flags; the id stays spent.
  mutating func discard(_ id: ObjectID) {
    let name = details[id.place].name
    if names[name] == id { names[name] = nil }
    setMethods([], of: id)
    extras[id] = nil
    origins[id] = nil
    responding[id] = nil
    if mainView == id { mainView = nil }
    placements[id.place].flags.insert(.removed)
    placements[id.place].parent = -1
    placements[id.place].firstChild = -1
    placements[id.place].lastChild = -1
    placements[id.place].next = -1
    placements[id.place].previous = -1
  }
}
