import Geometry
import Messaging
import SceneModel

extension Simulation {
  // MARK: Touches of the content

  /// The scroll views in which a view stands, the innermost first; a scroll view stands in itself.
  func scrollViews(around view: ObjectID) -> [ObjectID] {
    scene.ancestry(of: view).filter { scene.kind(of: $0) == .view && scene.isKind($0, of: "UIScrollView") }
  }

  /// A new touch in a scroll view is held back for a moment, to see whether the finger moves (R126).
  mutating func delayByScrollView(_ id: TouchID, view: ObjectID) {
    let around = scrollViews(around: view)
    for scrollView in around {
      change(scrollView: scrollView) { $0.touches.append(id) }
    }
    let delays = around.contains {
      !scene.hasFlag(.noContentDelay, $0) && !scene.hasFlag(.scrollDisabled, $0)
    }
    let delay = scene.options.number(.contentDelay)
    guard delays, delay > 0 else { return }
    change(touch: id) { $0.isDelayedByScrollView = true }
    start(.content(id), after: delay)
  }

  /// Asks the scroll views around the hit view whether the content gets the touch (R126).
  mutating func isOffered(_ touch: Touch, to view: ObjectID) throws(Fault) -> Bool {
    if touch.isDelayedByScrollView {
      stop(.content(touch.id))
      change(touch: touch.id) { $0.isDelayedByScrollView = false }
    }
    for scrollView in scrollViews(around: view) where scrollView != view {
      guard try send(TouchesShouldBegin([touch.id], in: view), to: scrollView) else { return false }
    }
    return true
  }

  mutating func change(scrollView id: ObjectID, _ change: (inout ScrollRun) -> Void) {
    if !input.scrollViews.contains(where: { $0.id == id }) { input.scrollViews.append(ScrollRun(id)) }
    guard let place = input.scrollViews.firstIndex(where: { $0.id == id }) else { return }
    change(&input.scrollViews[place])
  }

  /// A scroll view keeps the touches that come to it, whether they hit it or came up the chain (R131); a table
  /// selects (R132); a text view takes the keyboard (R133).
  mutating func keep(_ message: TouchesMessage, _ view: ObjectID) throws(Fault) -> Bool {
    if message.selector == .touchesBegan {
      change(scrollView: view) { $0.received += message.touches }
      note(.undocumented(.scrollTouches))
    }
    if message.selector == .touchesEnded {
      let received = input.run(ofScrollView: view)?.received ?? []
      let known = message.touches.filter { received.contains($0) }
      if scene.isKind(view, of: "UITableView") || scene.isKind(view, of: "UICollectionView") {
        for touch in known { select(with: touch, in: view) }
      } else if scene.isKind(view, of: "UITextView"), !known.isEmpty {
        try becomeFirstResponder(view)
      }
    }
    return scene.options[.scrollTouches] == "kept"
  }

  /// Selects the cell in which a touch began and ended (R132).
  private mutating func select(with id: TouchID, in table: ObjectID) {
    guard let touch = input.touch(id), let view = touch.view else { return }
    let cell = scene.ancestry(of: view).first {
      scene.isKind($0, of: "UITableViewCell") || scene.isKind($0, of: "UICollectionViewCell")
    }
    guard let cell, scene.isDescendant(cell, of: table),
      let point = scene.fromScreen(touch.location, to: cell), scene.bounds(of: cell).contains(point)
    else { return }
    record(.selected(cell))
  }

  // MARK: Scrolling

  /// How far the offset may go, for each axis; nothing where the content is no larger than the view.
  func range(of view: ObjectID) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let bounds = scene.bounds(of: view)
    var content = Size.zero
    if case .size(let size)? = scene.value(of: .content, view) { content = size }
    return (0...max(0, content.width - bounds.width), 0...max(0, content.height - bounds.height))
  }

  /// Whether a pan of a scroll view has gone far enough, in a direction in which that scrolls.
  ///
  /// At its end it still pans, unless a scroll view around it can go on (R129).
  mutating func canScroll(_ view: ObjectID, along run: RecognizerRun, from threshold: Double) -> Bool {
    let way = run.translation
    let isSideways = way.x.magnitude >= way.y.magnitude
    let along = isSideways ? way.x : way.y
    guard scene.isAlive(view), along.magnitude >= threshold, along != 0 else { return false }
    guard scrolls(view, isSideways: isSideways, towards: nil) else {
      note(.undocumented(.bounce))
      return scene.options[.bounce] == "on"
    }
    if scrolls(view, isSideways: isSideways, towards: along) { return true }
    let outer = input.recognizers.contains { other in
      guard other.id != run.id, other.depth < run.depth, other.phase == .possible,
        let around = scene.recognizer(other.id)?.scrollView, scene.isAlive(around)
      else { return false }
      return scrolls(around, isSideways: isSideways, towards: along)
    }
    if outer { note(.undocumented(.nestedScroll)) }
    return !outer || scene.options[.nestedScroll] == "inner"
  }

  /// Whether a scroll view can move along an axis, or further into one direction of the finger.
  private func scrolls(_ view: ObjectID, isSideways: Bool, towards way: Double?) -> Bool {
    let range = range(of: view)
    let origin = scene.bounds(of: view).origin
    let (axis, offset) = isSideways ? (range.x, origin.x) : (range.y, origin.y)
    guard let way else { return axis.upperBound > 0 }
    return way < 0 ? offset < axis.upperBound : offset > axis.lowerBound
  }

  /// Whether scrolling may take the touches from the content: asked when the content has them already (R127).
  mutating func mayScroll(_ run: RecognizerRun) throws(Fault) -> Bool {
    guard let view = scene.recognizer(run.id)?.scrollView, scene.isAlive(view) else { return true }
    for id in run.touches {
      guard let touch = input.touch(id), touch.delivery == .began, let content = touch.view, content != view,
        scene.isAlive(content), scene.isDescendant(content, of: view)
      else { continue }
      if scene.hasFlag(.keepsContentTouches, view) { return false }
      guard try send(TouchesShouldCancel(in: content), to: view) else { return false }
    }
    return true
  }

  /// Moves a scroll view with its pan (R125, R128).
  mutating func scroll(with id: ObjectID) throws(Fault) {
    guard let view = scene.recognizer(id)?.scrollView, scene.isAlive(view), let run = input.run(of: id) else {
      return
    }
    if run.phase == .began {
      let origin = scene.bounds(of: view).origin
      change(scrollView: view) { scroll in
        scroll.isDragging = true
        scroll.startOffset = origin
      }
    }
    guard let scroll = input.run(ofScrollView: view), scroll.isDragging else { return }
    let way = translation(of: id, in: view)
    let wanted = Point(scroll.startOffset.x - way.x, scroll.startOffset.y - way.y)
    let isOver = run.phase == .ended || run.phase == .cancelled
    var offset = limited(wanted, of: view, isOver: isOver)
    if isOver {
      change(scrollView: view) { $0.isDragging = false }
      if scene.hasFlag(.paging, view) {
        offset = page(from: scroll.startOffset, to: offset, of: view, run)
      } else if run.phase == .ended {
        beginGliding(view, run)
      }
    }
    if offset != scene.bounds(of: view).origin { try set(.offset, of: view, to: .point(offset)) }
  }

  /// An offset within the content; while a finger bounces it, half of the way beyond.
  private func limited(_ wanted: Point, of view: ObjectID, isOver: Bool) -> Point {
    let range = range(of: view)
    let bounces = scene.options[.bounce] == "on" && !isOver
    func limit(_ value: Double, _ range: ClosedRange<Double>) -> Double {
      let inside = min(max(value, range.lowerBound), range.upperBound)
      return bounces ? inside + (value - inside) / 2 : inside
    }
    return Point(limit(wanted.x, range.x), limit(wanted.y, range.y))
  }

  /// How fast a finger must be lifted to turn a page that it has not dragged half way, in points a second.
  private static let pageSpeed = 300.0

  /// The page on which a paging scroll view comes to rest: the nearer one, or the next after a flick.
  private func page(from start: Point, to offset: Point, of view: ObjectID, _ run: RecognizerRun) -> Point {
    let size = scene.bounds(of: view).size
    let range = range(of: view)
    let velocity = speed(at: input.time, of: run)
    func rest(_ start: Double, _ now: Double, _ size: Double, _ speed: Double, _ range: ClosedRange<Double>)
      -> Double
    {
      guard size > 0, range.upperBound > 0 else { return now }
      var page = (now / size).rounded()
      if speed.magnitude > Simulation.pageSpeed {
        let first = (start / size).rounded()
        page = min(
          max(speed < 0 ? (now / size).rounded(.up) : (now / size).rounded(.down), first - 1), first + 1)
      }
      return min(max(page * size, range.lowerBound), range.upperBound)
    }
    return Point(
      rest(start.x, offset.x, size.width, velocity.x, range.x),
      rest(start.y, offset.y, size.height, velocity.y, range.y))
  }
}
