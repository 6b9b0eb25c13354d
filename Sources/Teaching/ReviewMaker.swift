/// Makes scenes to ask about, the harder the higher the level.
struct ReviewMaker {
  /// The level, from 1.
  let level: Int
  /// The dice.
  var dice: Dice
  /// The commands so far.
  private(set) var lines: [String] = []
  /// The views, in the order in which they were made.
  private(set) var names: [String] = []

  private struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var depth: Int
  }

  private var boxes: [String: Box] = [:]
  private var button = Box(x: 0, y: 0, width: 0, height: 0, depth: 0)

  init(level: Int, dice: Dice) {
    self.level = level
    self.dice = dice
  }

  /// The view that lies deepest.
  var deepest: String? { names.max { (boxes[$0]?.depth ?? 0) < (boxes[$1]?.depth ?? 0) } }

  /// Builds a scene for a kind of question.
  mutating func build(for kind: ReviewState.Kind) {
    switch kind {
    case .hit, .order:
      views(2 + level)
      trouble(level - 1)
    case .chain:
      views(2 + level)
      controllers()
    case .moved:
      views(1 + level)
      handlers()
    case .fires: buttonScene()
    }
  }

  // MARK: Views

  /// Adds views, one within another or side by side.
  private mutating func views(_ count: Int) {
    for place in 0..<min(count, 8) {
      let name = ["A", "B", "C", "D", "E", "F", "G", "H"][place]
      let parent = place == 0 ? nil : dice.chance(75) ? dice.one(of: names) : nil
      let space = parent.flatMap { boxes[$0] } ?? Box(x: 0, y: 0, width: 320, height: 480, depth: 0)
      guard space.width >= 60, space.height >= 60 else {
        add(name, to: nil, Box(x: 0, y: 0, width: 320, height: 480, depth: 0))
        continue
      }
      add(name, to: parent, space)
    }
  }

  private mutating func add(_ name: String, to parent: String?, _ space: Box) {
    let width = tens(space.width * dice.number(40, 80) / 100)
    let height = tens(space.height * dice.number(40, 80) / 100)
    var x = tens(dice.number(0, max(0, space.width - width)))
    var y = tens(dice.number(0, max(0, space.height - height)))
    // From the third level on some stick out of their superviews.
    if parent != nil, level >= 3, dice.chance(35) {
      if dice.chance(50) { x = space.width - width / 2 } else { y = space.height - height / 2 }
    }
    lines.append("add \(name)" + (parent.map { " to \($0)" } ?? "") + " frame \(x) \(y) \(width) \(height)")
    names.append(name)
    boxes[name] = Box(x: x, y: y, width: width, height: height, depth: space.depth + 1)
  }

  private func tens(_ number: Int) -> Int { max(20, number / 10 * 10) }

  /// What keeps views from being hit, or lets them be hit elsewhere.
  private mutating func trouble(_ count: Int) {
    var kinds = ["hide NAME", "set NAME alpha 0", "set NAME interaction off"]
    if level >= 3 { kinds += ["front NAME", "back NAME", "set NAME z 10", "set NAME clips on"] }
    if level >= 4 {
      kinds += [
        "override NAME pointInside inset -20", "override NAME pointInside subviews",
        "override NAME hitTest passthrough",
        "override NAME pointInside no",
      ]
    }
    if level >= 5 {
      kinds += [
        "set NAME bounds 30 30 WIDTH HEIGHT", "override NAME hitTest overflow", "set NAME scale 0.5",
        "override NAME pointInside circle",
      ]
    }
    for _ in 0..<min(count, 4) {
      guard let name = dice.one(of: names), let kind = dice.one(of: kinds) else { return }
      let box = boxes[name]
      lines.append(
        kind.replacing("NAME", with: name).replacing("WIDTH", with: "\(box?.width ?? 0)")
          .replacing("HEIGHT", with: "\(box?.height ?? 0)"))
    }
  }

  // MARK: Responders

  /// Gives some views controllers.
  private mutating func controllers() {
    guard level >= 2, let name = dice.one(of: Array(names.dropLast())) else { return }
    lines.append("controller pageVC for \(name) in vc")
    guard level >= 4 else { return }
    let others = names.filter { $0 != name }
    if let other = dice.one(of: others), dice.chance(60) {
      lines.append("controller innerVC for \(other) in vc")
    }
    if level >= 5, let first = names.first, dice.chance(40) {
      lines.append("override \(first) next = window")
    }
  }

  /// Lets some responders keep what moves, and puts recognizers in the way.
  private mutating func handlers() {
    guard let keeper = dice.one(of: names) else { return }
    lines.append("override \(keeper) touchesMoved handle")
    if level >= 2, let other = dice.one(of: names), other != keeper {
      lines.append("override \(other) touchesBegan handle")
    }
    if level >= 3 { trouble(1) }
    if level >= 4, let view = dice.one(of: names) {
      lines.append("gesture p pan on \(view)" + (dice.chance(40) ? " cancels off" : ""))
    }
  }

  // MARK: A button

  /// A button in a card, with something that may be wrong.
  private mutating func buttonScene() {
    let (x, y) = (dice.number(2, 8) * 10, dice.number(4, 16) * 10)
    lines.append("add card frame \(x) \(y) 200 160")
    button = Box(x: dice.number(2, 9) * 10, y: dice.number(2, 9) * 10, width: 80, height: 44, depth: 2)
    if level >= 3, dice.chance(35) { button.y = 140 }
    lines.append("add b to card frame \(button.x) \(button.y) 80 44 as UIButton")
    button.x += x
    button.y += y
    names = ["card", "b"]
    let over = "frame \(button.x - x - 10) \(button.y - y - 10) 100 64"
    var kinds = ["", "", "set b enabled off", "set card interaction off"]
    if level >= 2 {
      kinds += [
        "add veil to card \(over)", "add words to card \(over) as UILabel", "set card alpha 0", "hide b",
        "add shade to card \(over) alpha 0",
      ]
    }
    if level >= 3 { kinds += ["override card pointInside subviews", "set card clips on", "set b z -5"] }
    if level >= 4 {
      kinds += [
        "gesture t tap on card", "gesture t tap on b", "add icon to b frame 0 0 40 44",
        "add icon to b frame 0 0 40 44 as UIImageView", "override b touchesBegan handle",
      ]
    }
    if level >= 5 {
      kinds += [
        "override card hitTest self", "gesture l longpress on card", "override card hitTest passthrough",
      ]
    }
    for _ in 0..<(level >= 5 ? 2 : 1) {
      if let kind = dice.one(of: kinds), !kind.isEmpty, !lines.contains(kind) { lines.append(kind) }
    }
  }

  /// What the finger does with the button.
  func event(_ dice: inout Dice) -> String? {
    let (x, y) = (button.x + 20, button.y + 22)
    var events = ["tap \(x) \(y)", "tap \(x) \(y)"]
    if level >= 2 { events.append("tap \(button.x - 15) \(y)") }
    if level >= 3 {
      events += [
        "drag \(x) \(y) to \(x) \(button.y + 44 + 30)", "drag \(x) \(y) to \(x) \(button.y + 44 + 120)",
        "drag \(button.x - 15) \(y) to \(x + 20) \(y)",
      ]
    }
    if level >= 4 { events.append("longpress \(x) \(y)") }
    return dice.one(of: events)
  }
}
