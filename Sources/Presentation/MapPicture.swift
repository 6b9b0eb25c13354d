import Drawing
import Geometry
import SceneModel
import Session

/// The screen by who gets a touch: a letter and a colour for each view, cell by cell.
///
/// A capital letter stands where the view that gets the touch is also the one that is seen; a small letter where
/// another view is seen there, and `!` where a view is seen and nobody gets the touch: a dead zone. Digits stand for
/// views when letters run out, `#` for all further ones.
public struct MapPicture: Sendable {
  /// A view with a share of the screen.
  struct Entry: Sendable {
    let view: ObjectID
    let letter: Character
    let style: Style
    var cells: Int
  }

  /// The map.
  public private(set) var canvas: Canvas
  /// The part of the screen that is drawn, in points: all of it, or what is around one small view.
  public let area: Rect
  /// The views that get touches, the greatest share first.
  private(set) var entries: [Entry] = []
  /// Where what is seen and what is touched differ, the greatest part first; boxes are of cells where code takes
  /// part, and exact elsewhere.
  public private(set) var zones: [DeadZone] = []
  /// Visible views of which no point that was tried gets a touch.
  public private(set) var unreachable: [ObjectID] = []
  private let scene: Scene
  private let subject: ObjectID?

  /// Draws the map of a session's screen, or of what one view and the views below it get.
  public init(
    of session: Session, view: ObjectID? = nil, columns: Int = ScreenPicture.usualColumns, rows: Int? = nil
  ) {
    scene = session.scene
    subject = view
    let scale = PictureScale(Self.area(around: view, session.scene), columns: columns, rows: rows)
    area = scale.area
    canvas = Canvas(width: scale.columns, height: scale.rows)
    let owners = session.owners(columns: scale.columns, rows: scale.rows, in: scale.area)
    let sight = PictureSight(scene, scale)
    count(owners)
    draw(owners, sight.seen)
    if view != nil { outline(scale) }
    findZones(owners, sight.seen, scale)
    unreachable = unreachable(session, owners, sight)
  }

  /// The whole screen, or what is around a view that takes little of it.
  private static func area(around view: ObjectID?, _ scene: Scene) -> Rect {
    let screen = scene.pictureArea
    guard let view, scene.isAlive(view), !screen.isNull else { return screen }
    let box = Rect.bounding(scene.bounds(of: view).corners.map { scene.toScreen($0, of: view) })
    let margin = max(8, max(box.width, box.height) / 8)
    let part = box.insetBy(dx: -margin, dy: -margin).intersection(screen)
    guard part.isFinite, !part.isEmpty, part.width * part.height < 0.4 * screen.width * screen.height else {
      return screen
    }
    return part
  }

  // MARK: Who owns what

  private mutating func count(_ owners: [ObjectID?]) {
    var cells: [ObjectID: Int] = [:]
    for owner in owners { if let owner { cells[owner, default: 0] += 1 } }
    var letters = Letters()
    for (number, item) in cells.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).enumerated() {
      entries.append(
        Entry(
          view: item.key, letter: letters.letter(for: scene.knownName(of: item.key)),
          style: .accent(number), cells: item.value))
    }
  }

  private func isOfInterest(_ view: ObjectID?) -> Bool {
    guard let subject else { return true }
    return view.map { scene.isDescendant($0, of: subject) } ?? false
  }

  private func isOfInterest(_ zone: DeadZone) -> Bool { isOfInterest(zone.seen) || isOfInterest(zone.taker) }

  private mutating func draw(_ owners: [ObjectID?], _ seen: [ObjectID?]) {
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.view, $0) })
    var expected: [ObjectID: [ObjectID: Bool]] = [:]
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let place = y * canvas.width + x
        let (owner, sight) = (owners[place], seen[place])
        guard isOfInterest(owner) || isOfInterest(sight) else {
          canvas.put("·", x: x, y: y, style: .dim)
          continue
        }
        guard let owner, let entry = known[owner] else {
          let isDead = sight != nil
          canvas.put(isDead ? "!" : " ", x: x, y: y, style: isDead ? Style.warning.reverse : .plain)
          continue
        }
        var isFine = sight == nil || sight == owner
        if let sight, !isFine {
          isFine = expected[sight]?[owner] ?? scene.isExpected(owner, seen: sight)
          expected[sight, default: [:]][owner] = isFine
        }
        let sign = isFine ? entry.letter : Character(entry.letter.lowercased())
        canvas.put(sign, x: x, y: y, style: isFine ? entry.style : entry.style.underline)
      }
    }
  }

  /// Marks the corners of the view that the map is about, where its frame lies on the screen.
  private mutating func outline(_ scale: PictureScale) {
    guard let subject, scene.isAlive(subject) else { return }
    let box = Rect.bounding(scene.bounds(of: subject).corners.map { scene.toScreen($0, of: subject) })
    let region = scale.region(Point(box.minX, box.minY), Point(box.maxX, box.maxY))
    for (x, y) in [
      (region.x - 1, region.y - 1), (region.right, region.y - 1), (region.x - 1, region.bottom),
      (region.right, region.bottom),
    ] where canvas.bounds.contains(x: x, y: y) {
      canvas.put("+", x: x, y: y, style: .heading)
    }
  }

  // MARK: Dead zones, and views without a share

  /// So small a difference, in square points, is no zone that a finger could notice.
  private static let leastZone = 1.0

  private mutating func findZones(_ owners: [ObjectID?], _ seen: [ObjectID?], _ scale: PictureScale) {
    if let exact = scene.deadZones() {
      zones = exact.filter { $0.area >= Self.leastZone && isOfInterest($0) }
      return
    }
    let (width, height) = (scale.area.width / Double(scale.columns), scale.area.height / Double(scale.rows))
    var gathered = DeadZones(scene: scene)
    for place in seen.indices {
      guard let sight = seen[place], sight != owners[place] else { continue }
      let corner = Point(
        scale.area.minX + Double(place % scale.columns) * width,
        scale.area.minY + Double(place / scale.columns) * height)
      gathered.add(sight, owners[place], ConvexShape(Rect(corner.x, corner.y, width, height)))
    }
    zones = gathered.sorted.filter(isOfInterest)
  }

  private static let mostTried = 400

  /// Visible views that own no cell, and no point of a finer grid over them either.
  private func unreachable(_ session: Session, _ owners: [ObjectID?], _ sight: PictureSight) -> [ObjectID] {
    var reached: Set<ObjectID> = []
    for owner in owners {
      var current = owner
      while let view = current, reached.insert(view).inserted { current = scene.superview(of: view) }
    }
    return sight.visible.filter { candidate in
      !reached.contains(candidate.view) && isOfInterest(candidate.view)
        && scene.bearer(of: candidate.view) == candidate.view
    }.prefix(Self.mostTried).filter { candidate in
      let points = session.owners(columns: 5, rows: 5, in: candidate.box)
      return !points.contains { $0.map { scene.isDescendant($0, of: candidate.view) } ?? false }
    }.map(\.view)
  }

  // MARK: Below the map

  private static let mostLines = 20

  /// What the letters mean, where dead zones are, and which views no finger reaches.
  func legend(_ words: any PictureWords, width: Int) -> [StyledText] {
    let total = canvas.width * canvas.height
    let free = total - entries.reduce(0) { $0 + $1.cells }
    let shares = NumberText.percents(entries.map(\.cells) + [free], of: total)
    let shown = zip(entries, shares).filter { isOfInterest($0.0.view) }
    var table = Table([.left, .left, .right])
    for (entry, share) in shown.prefix(Self.mostLines) {
      table.append(
        StyledText(String(entry.letter), entry.style.bold), "\(scene.knownName(of: entry.view), .name)",
        "\(share, .number)")
    }
    if free > 0, subject == nil, let share = shares.last {
      table.append(" ", words.say(PicturePhrase.nobody), "\(share, .number)")
    }
    var lines = side(by: table.lines(within: width), width)
    if shown.count > Self.mostLines {
      let rest = shown.dropFirst(Self.mostLines)
      let names = rest.prefix(Self.mostLines).map { "\($0.0.letter) \(scene.knownName(of: $0.0.view))" }
      lines +=
        (StyledText(names.joined(separator: " · "))
        + (rest.count > names.count ? words.say(PicturePhrase.more(rest.count - names.count)) : ""))
        .wrapped(to: width, hanging: 2)
    }
    lines += zoneLines(words, width)
    if subject == nil || !unreachable.isEmpty {
      let names = unreachable.prefix(24).map { view in
        scene.knownName(of: view) + " \(NumberText.size(scene.bounds(of: view).size))"
      }
      var text =
        names.isEmpty
        ? words.say(PicturePhrase.nothingUnreachable) : words.say(PicturePhrase.unreachable(names))
      if unreachable.count > names.count {
        text += words.say(PicturePhrase.more(unreachable.count - names.count))
      }
      lines += text.wrapped(to: width, hanging: 2)
    }
    return lines
  }

  /// Short lines in two columns, where there is room for them.
  private func side(by side: [StyledText], _ width: Int) -> [StyledText] {
    let widest = side.map(\.columns).max() ?? 0
    let half = (side.count + 1) / 2
    guard side.count >= 8, widest * 2 + 4 <= width else { return side }
    return (0..<half).map { row in
      guard row + half < side.count else { return side[row] }
      return side[row] + .blanks(widest + 4 - side[row].columns) + side[row + half]
    }
  }

  private func zoneLines(_ words: any PictureWords, _ width: Int) -> [StyledText] {
    guard !zones.isEmpty else { return [] }
    let screen = scene.pictureArea
    let total = max(1, screen.width * screen.height)
    var lines = words.say(PicturePhrase.otherSeen).wrapped(to: width, hanging: 2)
    for zone in zones.prefix(Self.mostLines) {
      let fact = words.say(
        PicturePhrase.seenButTaken(
          seen: scene.knownName(of: zone.seen), taken: zone.taker.map { scene.knownName(of: $0) }))
      let share = NumberText.percent(max(1, Int(zone.area / total * 10_000)), of: 10_000)
      let place = NumberText.frame(zone.box.rounded)
      lines += ("  " + fact + ": \(share, .number) " + "\(place, .number)").wrapped(to: width, hanging: 4)
    }
    if zones.count > Self.mostLines {
      lines.append(words.say(PicturePhrase.more(zones.count - Self.mostLines)))
    }
    return lines
  }

  /// Gives each view a letter, its own first one where that is free.
  private struct Letters {
    private var free = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private var digits = Array("123456789")

    mutating func letter(for name: String) -> Character {
      let wanted = name.uppercased().first { free.contains($0) }
      if let letter = wanted ?? free.first {
        free.removeAll { $0 == letter }
        return letter
      }
      return digits.isEmpty ? "#" : digits.removeFirst()
    }
  }
}

extension Rect {
  /// The rectangle in tenths of a point, for people to read.
  fileprivate var rounded: Rect {
    func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    return Rect(tenths(minX), tenths(minY), tenths(width), tenths(height))
  }
}
