import Drawing
import Geometry
import SceneModel

// Names are placed when all lines are drawn: in the top edge where that can be seen, else wherever the view
// shows a stretch that is long enough.
extension PicturePainter {
  /// The notes in the order of ``PictureNote``'s cases, names in the order of their numbers.
  var sortedNotes: [PictureNote] {
    let fixed: [PictureNote] = [
      .saidNo, .saidYes, .hit, .interactionOff, .alpha, .faint, .hidden, .behind,
    ]
    let numbers = notes.compactMap { note -> (Int, PictureNote)? in
      if case .number(let number, _) = note { (number, note) } else { nil }
    }
    var result = fixed.filter(notes.contains) + numbers.sorted { $0.0 < $1.0 }.map(\.1)
    result += notes.filter { if case .unseen = $0 { true } else { false } }
    let outside = few(layout.outside)
    if !outside.names.isEmpty { result.append(.outside(outside.names, more: outside.more)) }
    return result
  }

  private static let mostNames = 12

  /// The first names of some views, and how many more there are; views without a name do not count.
  private func few(_ views: [ObjectID]) -> (names: [String], more: Int) {
    let named = views.filter { !scene.name(of: $0).isEmpty }
    let names = named.prefix(Self.mostNames).map { scene.name(of: $0) }
    return (names, named.count - names.count)
  }

  mutating func name(asked: Int?, ghosts: [Int]) {
    var order: [Int] = []
    if let asked { order.append(asked) }
    let shown = layout.shown.reversed().filter { $0 != asked }
    order += shown.filter { marks.verdicts[layout.plates[$0].id] != nil }
    order += shown.filter { marks.verdicts[layout.plates[$0].id] == nil }
    let spots = spots(of: order + ghosts)
    for index in order { place(index, spots[index] ?? [], isAsked: index == asked) }
    for index in ghosts { placeGhost(index, spots[index] ?? []) }
    var unseen = unnamed
    let told = named.union(order).union(ghosts)
    for index in layout.plates.indices where !told.contains(index) && layout.plates[index].sort != .hidden {
      if !layout.plates[index].visible.isEmpty { unseen.append(layout.plates[index].id) }
    }
    let names = few(unseen)
    if !names.names.isEmpty { notes.insert(.unseen(names.names, more: names.more)) }
  }

  // MARK: Where a name can stand

  /// A stretch of one row.
  struct Stretch {
    var x: Int
    var y: Int
    var length: Int
  }

  /// For each plate, the stretches that are its own, from the top.
  private func spots(of indices: [Int]) -> [Int: [Stretch]] {
    var spots: [Int: [Stretch]] = [:]
    let wanted = Set(indices.map { Int32($0) })
    for y in 0..<canvas.height {
      var x = 0
      while x < canvas.width {
        let top = tops[y * canvas.width + x]
        guard top >= 0, wanted.contains(top) else {
          x += 1
          continue
        }
        let start = x
        while x < canvas.width, tops[y * canvas.width + x] == top { x += 1 }
        let plate = layout.plates[Int(top)]
        var stretch = Stretch(x: start, y: y, length: x - start)
        // The corners and sides of a box stay.
        if plate.quad == nil, plate.region.width > 1 {
          let left = max(start, plate.region.x + 1)
          let right = min(x, plate.region.right - 1)
          stretch = Stretch(x: left, y: y, length: right - left)
        }
        // Of a view of one cell, the sign stays: its name stands beside it.
        if stretch.length > 0, plate.region.width > 1 || plate.region.height > 1 {
          spots[Int(top), default: []].append(stretch)
        }
      }
    }
    return spots
  }

  /// The stretch for a name of so many columns; in an edge, a piece of line stays before it.
  private func stretch(for columns: Int, of plate: PicturePlate, _ spots: [Stretch]) -> (x: Int, y: Int)? {
    let usable = spots.filter { $0.length >= columns && isFree($0.x, $0.y, columns) }
    let inner = plate.sort == .hidden ? usable : usable.filter { $0.y != plate.region.bottom - 1 } + usable
    guard let best = inner.first else { return nil }
    let isEdge = plate.quad == nil && plate.region.height > 1 && best.y == plate.region.y
    let lead = isEdge && best.x == plate.region.x + 1 && best.length > columns ? 1 : 0
    if plate.quad != nil {
      // In the middle of the row, and of the rows that have room.
      let middle = usable.sorted { abs($0.y - plate.region.midRow) < abs($1.y - plate.region.midRow) }
      if let spot = middle.first { return (spot.x + (spot.length - columns) / 2, spot.y) }
    }
    return (best.x + lead, best.y)
  }

  private func isFree(_ x: Int, _ y: Int, _ columns: Int) -> Bool {
    (x..<x + columns).allSatisfy { tops[y * canvas.width + $0] >= 0 }
  }

  private mutating func write(_ text: StyledText, _ x: Int, _ y: Int) {
    canvas.put(text, x: x, y: y)
    for column in x..<min(canvas.width, x + text.columns) where column >= 0 {
      tops[y * canvas.width + column] = -1
    }
  }

  // MARK: What a name says

  private mutating func place(_ index: Int, _ spots: [Stretch], isAsked: Bool) {
    let plate = layout.plates[index]
    let label = PictureLabel(plate, scene, marks, isAsked: isAsked, ancestors: filledAncestors(of: index))
    notes.formUnion(label.notes)
    for (text, isWhole) in label.choices {
      guard let (x, y) = stretch(for: text.columns, of: plate, spots) else { continue }
      if isWhole { named.formUnion(filledAncestors(of: index).map(\.plate)) }
      write(text, x, y)
      return
    }
    let open = spots.filter { isFree($0.x, $0.y, $0.length) }
    let longest = open.max { $0.length < $1.length } ?? Stretch(x: 0, y: 0, length: 0)
    if longest.length < 3, let (x, y) = besides(plate, label.shortest.columns) {
      write(label.shortest, x, y)
      return
    }
    if longest.length == 0 {
      if isAsked {
        placeOutside(plate, label)
      } else if !label.name.isEmpty {
        unnamed.append(plate.id)
      }
      return
    }
    if longest.length >= min(4, label.shortest.columns) {
      write(label.shortest.cut(to: longest.length, keeping: .start), longest.x, longest.y)
    } else {
      guard !label.name.isEmpty else { return }
      let number = StyledText("\(nextNumber)", label.style)
      guard number.columns <= longest.length else {
        unnamed.append(plate.id)
        return
      }
      write(number, longest.x, longest.y)
      notes.insert(.number(nextNumber, label.name))
      nextNumber += 1
    }
  }

  /// A place right or left of a small view where nothing stands but the space of a view around it.
  private func besides(_ plate: PicturePlate, _ columns: Int) -> (x: Int, y: Int)? {
    guard plate.quad == nil, plate.region == plate.visible, columns > 0 else { return nil }
    let y = plate.region.y
    for x in [plate.region.right, plate.region.x - columns] {
      guard x >= 0, x + columns <= canvas.width else { continue }
      let around =
        x - 1 == plate.region.right - 1 ? x..<min(x + columns + 1, canvas.width) : max(x - 1, 0)..<x + columns
      let isOpen = around.allSatisfy { canvas[$0, y].character == " " && tops[y * canvas.width + $0] >= 0 }
      if isOpen { return (x, y) }
    }
    return nil
  }

  /// The name of an asked view without room for one: beside its box, over whatever is there.
  private mutating func placeOutside(_ plate: PicturePlate, _ label: PictureLabel) {
    guard let text = label.choices.last?.text else { return }
    let columns = text.columns
    let y = min(max(plate.region.y, 0), canvas.height - 1)
    let right = plate.region.right
    let x = right + columns <= canvas.width ? right : max(0, min(plate.region.x, canvas.width) - columns)
    write(text, x, y)
  }

  private mutating func placeGhost(_ index: Int, _ spots: [Stretch]) {
    let plate = layout.plates[index]
    let name = scene.name(of: plate.id)
    guard !name.isEmpty else { return }
    let text: StyledText = "(\(name, .dim))"
    if let (x, y) = stretch(for: text.columns, of: plate, spots) {
      write(text.styled(.dim), x, y)
    } else {
      named.remove(index)
    }
  }

  /// The superviews that a view fills to the last cell, from the outermost; they have no cell of their own.
  private func filledAncestors(of index: Int) -> [(plate: Int, name: String)] {
    let plate = layout.plates[index]
    guard plate.sort == .solid, plate.quad == nil else { return [] }
    var result: [(plate: Int, name: String)] = []
    var place = index - 1
    var parent = scene.superview(of: plate.id)
    // Superviews come before their subviews, so one way back through the plates finds them all.
    while let wanted = parent, place >= 0, result.count < 3 {
      let candidate = layout.plates[place]
      if candidate.id == wanted {
        guard candidate.region == plate.region else { break }
        result.append((place, scene.name(of: wanted)))
        parent = scene.superview(of: wanted)
      } else if index - place > 64 {
        break
      }
      place -= 1
    }
    return result.reversed()
  }
}

extension Region {
  /// The row in the middle.
  var midRow: Int { y + height / 2 }
}

/// The words and signs beside a view's name, in versions from the longest to the shortest.
struct PictureLabel {
  let name: String
  let style: Style
  /// Texts to try, and whether superviews are named in them.
  private(set) var choices: [(text: StyledText, isWhole: Bool)] = []
  /// The name with its sign.
  let shortest: StyledText
  private(set) var notes: Set<PictureNote> = []

  init(
    _ plate: PicturePlate, _ scene: Scene, _ marks: PictureMarks, isAsked: Bool,
    ancestors: [(plate: Int, name: String)]
  ) {
    name = scene.name(of: plate.id)
    let verdict = marks.verdicts[plate.id]
    switch verdict {
    case .hit: notes.insert(.hit)
    case .no: notes.insert(.saidNo)
    case .yes: notes.insert(.saidYes)
    case nil: break
    }
    let base: Style =
      switch verdict {
      case .hit: .hit
      case .no: .miss
      default: plate.sort == .hidden || plate.sort == .faint ? .dim : .name
      }
    let style = isAsked ? Style.asked.reverse : verdict == .hit ? Style.hit.reverse : base
    self.style = style
    let askedName = isAsked ? nil : scene.name(of: marks.asked)
    let sign = verdict.map { StyledText(" \($0.sign)", style) } ?? StyledText()
    let own: StyledText = "\(name, style)"
    var particulars = StyledText()
    for part in Self.particulars(of: plate, scene) {
      particulars += StyledText(" \(part.text)", isAsked ? style : .dim)
      if let note = part.note { notes.insert(note) }
    }
    let word = isAsked && !marks.askedWord.isEmpty ? StyledText(" \(marks.askedWord)", style) : StyledText()
    // Of `hitTest ?` or `→ nil ✗`, the sign alone tells enough where there is little room.
    let last = marks.askedWord.split(separator: " ").last.map { StyledText(" \($0)", style) } ?? sign
    let chain = ancestors.filter { $0.name != askedName }.map { "\($0.name, .dim)" + StyledText(" › ", .dim) }
      .joined()
    shortest = own + sign
    if isAsked {
      choices = [
        (own + particulars + word, false), (own + word, false), (own + last, false), (own + sign, false),
      ]
    } else {
      if !ancestors.isEmpty { choices.append((chain + own + particulars + sign, true)) }
      choices += [(own + particulars + sign, false), (own + sign, false), (own, false)]
    }
  }

  private static func particulars(of plate: PicturePlate, _ scene: Scene) -> [(
    text: String, note: PictureNote?
  )] {
    let placement = scene.placements[plate.id.place]
    var parts: [(text: String, note: PictureNote?)] = []
    if placement.flags.contains(.hidden) { parts.append(("hidden", .hidden)) }
    if placement.opacity < 1 {
      parts.append((percent(Double(placement.opacity)), placement.isTransparent ? .faint : .alpha))
    }
    if placement.flags.contains(.interactionDisabled) { parts.append(("⊘", .interactionOff)) }
    if placement.flags.contains(.transformed) {
      let pose = scene.pose(of: plate.id)
      if pose.rotation != 0 { parts.append((short(pose.rotation) + "°", nil)) }
      if pose.scaleX != 1 || pose.scaleY != 1 {
        let factors = pose.scaleX == pose.scaleY ? [pose.scaleX] : [pose.scaleX, pose.scaleY]
        parts.append(("×" + factors.map(short).joined(separator: "/"), nil))
      }
    }
    let offset = placement.bounds.origin
    if offset.x != 0 { parts.append(("↔" + short(offset.x), nil)) }
    if offset.y != 0 { parts.append(("↕" + short(offset.y), nil)) }
    if scene.kind(of: plate.id) == .window, scene.level(of: plate.id) != 0 {
      parts.append(("level " + short(scene.level(of: plate.id)), nil))
    }
    return parts
  }

  /// An alpha as a percentage, exact enough to tell 0.009 from 0.01.
  private static func percent(_ alpha: Double) -> String {
    let value = alpha * 100
    return short(value >= 10 ? value.rounded() : value) + "%"
  }

  /// A number with at most one decimal.
  private static func short(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    guard tenths.magnitude < 1e9 else { return "∞" }
    let whole = Int(tenths)
    if whole % 10 == 0 { return "\(whole / 10)" }
    return "\(whole < 0 ? "-" : "")\(abs(whole) / 10).\(abs(whole) % 10)"
  }
}
