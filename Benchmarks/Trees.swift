import Geometry
import SceneModel

/// A scene to search, and the points at which.
struct Tree {
  let name: String
  var scene: Scene
  var points: [Point]

  var window: ObjectID { scene.windowsFrontToBack[0] }

  @discardableResult
  private mutating func add(_ parent: ObjectID, _ frame: Rect, class className: String = "UIView") throws
    -> ObjectID
  {
    let id = try scene.makeView("", class: className)
    try scene.setFrame(frame, of: id)
    try scene.insert(id, into: parent)
    return id
  }

  private init(_ name: String) {
    self.name = name
    scene = Scene()
    points = []
  }

  /// Pseudo-random points of a rectangle, the same ones every time.
  private mutating func scatter(_ width: Double, _ height: Double) {
    var state: UInt64 = 42
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
    points = (0..<1024).map { _ in Point(next() * width, next() * height) }
  }

  private func mainView() throws -> ObjectID { try scene.requireView("view") }

  /// A(B, C(D, E)), the tree of the articles.
  static func letters() throws -> Tree {
    var tree = Tree("A(B, C(D, E))")
    let a = try tree.add(tree.mainView(), Rect(0, 0, 320, 480))
    try tree.add(a, Rect(10, 10, 300, 200))
    let c = try tree.add(a, Rect(10, 220, 300, 250))
    try tree.add(c, Rect(10, 10, 130, 230))
    try tree.add(c, Rect(150, 10, 140, 230))
    tree.scatter(320, 480)
    return tree
  }

  /// A screen as apps have them: bars, and a list of rows with texts, pictures and buttons.
  static func screen(turned: Bool = false) throws -> Tree {
    var tree = Tree(turned ? "400 views, turned" : "400 views")
    let view = try tree.mainView()
    let list = try tree.add(view, Rect(0, 44, 320, 392))
    for row in 0..<44 {
      let cell = try tree.add(list, Rect(0, Double(row) * 60, 320, 60))
      let content = try tree.add(cell, Rect(0, 0, 320, 60))
      try tree.add(content, Rect(8, 8, 44, 44))
      try tree.add(content, Rect(60, 8, 180, 20), class: "UILabel")
      try tree.add(content, Rect(60, 30, 180, 20), class: "UILabel")
      let button = try tree.add(content, Rect(250, 10, 60, 40), class: "UIButton")
      if turned { try tree.scene.set(.rotate, of: button, to: .number(10)) }
      try tree.add(button, Rect(0, 0, 60, 40), class: "UILabel")
      try tree.add(button, Rect(20, 10, 20, 20), class: "UIImageView")
      if turned { try tree.scene.set(.rotate, of: cell, to: .number(1)) }
    }
    for (y, count) in [(0.0, 5), (436.0, 11)] {
      let bar = try tree.add(view, Rect(0, y, 320, 44))
      for item in 0..<count {
        let button = try tree.add(bar, Rect(Double(item) * 29, 0, 28, 44), class: "UIButton")
        try tree.add(button, Rect(2, 2, 24, 40), class: "UIImageView")
      }
    }
    tree.scatter(320, 480)
    return tree
  }

  /// As many siblings as there may be, side by side.
  static func wide(_ count: Int) throws -> Tree {
    var tree = Tree("\(count) siblings")
    let view = try tree.mainView()
    for number in 0..<count {
      try tree.add(view, Rect(Double(number % 320), Double(number / 320 % 480), 1, 1))
    }
    tree.scatter(320, 480)
    return tree
  }

  /// One view in the other, many levels deep.
  static func deep(_ count: Int) throws -> Tree {
    var tree = Tree("\(count) levels")
    var parent = try tree.mainView()
    for _ in 0..<count { parent = try tree.add(parent, Rect(0, 0, 320, 480)) }
    tree.scatter(320, 480)
    return tree
  }

  /// A million views: ten in each, six levels deep.
  static func million() throws -> Tree {
    var tree = Tree("1,111,110 views")
    let view = try tree.mainView()
    try tree.fill(view, 320, 480, levels: 6)
    tree.scatter(320, 480)
    return tree
  }

  private mutating func fill(_ parent: ObjectID, _ width: Double, _ height: Double, levels: Int) throws {
    guard levels > 0 else { return }
    // Halves by fifths, in turn along each axis.
    for number in 0..<10 {
      let (columns, rows) = levels.isMultiple(of: 2) ? (2, 5) : (5, 2)
      let (w, h) = (width / Double(columns), height / Double(rows))
      let frame = Rect(Double(number % columns) * w, Double(number / columns) * h, w, h)
      try fill(add(parent, frame), w, h, levels: levels - 1)
    }
  }
}
