import Drawing
import Geometry
import SceneModel
import Session

/// The screen by who gets a touch: a letter and a colour for each view, cell by cell.
///
/// A capital letter stands where the view that gets the touch is also the one that is seen; a small letter where
/// another view is seen there, and `!` where a view is seen and nobody gets the touch: a dead zone.
public struct MapPicture: Sendable {
  /// A view with a share of the screen.
  struct Entry: Sendable {
    let view: ObjectID
    let letter: Character
    let style: Style
    var cells: Int
  }

  /// A view that is seen where another gets the touch.
  struct Mismatch: Sendable {
    let seen: ObjectID
    let taker: ObjectID?
    var cells: Int
  }

  /// The map.
  public private(set) var canvas: Canvas
  /// The views that get touches, the greatest share first.
  private(set) var entries: [Entry] = []
  /// Where what is seen and what is touched differ, the greatest part first.
  private(set) var mismatches: [Mismatch] = []
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
    let scale = PictureScale(scene.pictureArea, columns: columns, rows: rows)
    canvas = Canvas(width: scale.columns, height: scale.rows)
    let owners = session.owners(columns: scale.columns, rows: scale.rows, in: scale.area)
    let sight = PictureSight(scene, scale)
    count(owners, sight.seen)
    draw(owners, sight.seen)
    if view != nil { outline(scale) }
    unreachable = unreachable(session, owners, sight)
  }

  // MARK: Who owns what

  private mutating func count(_ owners: [ObjectID?], _ seen: [ObjectID?]) {
    var cells: [ObjectID: Int] = [:]
    var differences: [Pair: Int] = [:]
    for (owner, sight) in zip(owners, seen) {
      if let owner { cells[owner, default: 0] += 1 }
      if let sight, sight != owner, isOfInterest(owner) || isOfInterest(sight) {
        differences[Pair(seen: sight, taker: owner), default: 0] += 1
      }
    }
    let order = cells.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var letters = Letters()
    for (number, item) in order.enumerated() {
      entries.append(
        Entry(
          view: item.key, letter: letters.letter(for: scene.knownName(of: item.key)),
          style: .accent(number), cells: item.value))
    }
    mismatches = differences.map { Mismatch(seen: $0.key.seen, taker: $0.key.taker, cells: $0.value) }
      .sorted { ($1.cells, $0.seen, $0.taker?.index ?? -1) < ($0.cells, $1.seen, $1.taker?.index ?? -1) }
  }

  private struct Pair: Hashable {
    let seen: ObjectID
    let taker: ObjectID?
  }

  private func isOfInterest(_ view: ObjectID?) -> Bool {
    guard let subject else { return true }
    return view.map { scene.isDescendant($0, of: subject) } ?? false
  }

  private mutating func draw(_ owners: [ObjectID?], _ seen: [ObjectID?]) {
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.view, $0) })
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let place = y * canvas.width + x
        let (owner, sight) = (owners[place], seen[place])
        guard isOfInterest(owner) || isOfInterest(sight) else {
          canvas.put("·", x: x, y: y, style: .dim)
          continue
        }
        if let entry = owner.flatMap({ known[$0] }) {
          let isSeen = sight == nil || sight == owner
          let sign = isSeen ? entry.letter : Character(entry.letter.lowercased())
          canvas.put(sign, x: x, y: y, style: isSeen ? entry.style : entry.style.underline)
        } else {
          canvas.put(
            sight == nil ? " " : "!", x: x, y: y, style: sight == nil ? .plain : Style.warning.reverse)
        }
      }
    }
  }

  /// Marks the corners of the view that the map is about, where its frame lies on the screen.
  private mutating func outline(_ scale: PictureScale) {
    guard let subject, scene.isAlive(subject) else { return }
    let corners = scene.bounds(of: subject).corners.map { scale.cells(scene.toScreen($0, of: subject)) }
    let region = PictureQuad(corners: corners).region
    for (x, y) in [
      (region.x - 1, region.y - 1), (region.right, region.y - 1), (region.x - 1, region.bottom),
      (region.right, region.bottom),
    ] where canvas.bounds.contains(x: x, y: y) {
      canvas.put("+", x: x, y: y, style: .heading)
    }
  }

  // MARK: Views without a share

  private static let mostTried = 400

  /// Visible views that own no cell, and no point of a finer grid over them either.
  private func unreachable(_ session: Session, _ owners: [ObjectID?], _ sight: PictureSight) -> [ObjectID] {
    var reached: Set<ObjectID> = []
    for owner in owners {
      var current = owner
      while let view = current, reached.insert(view).inserted { current = scene.superview(of: view) }
    }
    return sight.visible.filter { !reached.contains($0.view) && isOfInterest($0.view) }.prefix(Self.mostTried)
      .filter { candidate in
        let points = session.owners(columns: 5, rows: 5, in: candidate.box)
        return !points.contains { $0.map { scene.isDescendant($0, of: candidate.view) } ?? false }
      }.map(\.view)
  }

  // MARK: Below the map

  private static let mostLines = 20

  /// What the letters mean, where dead zones are, and which views no finger reaches.
  func legend(_ words: any PictureWords, width: Int) -> [StyledText] {
    let total = canvas.width * canvas.height
    let shown = entries.filter { isOfInterest($0.view) }
    var table = Table([.left, .left, .right])
    for entry in shown.prefix(Self.mostLines) {
      table.append(
        StyledText(String(entry.letter), entry.style.bold), "\(scene.knownName(of: entry.view), .name)",
        "\(NumberText.percent(entry.cells, of: total), .number)")
    }
    let free = total - entries.reduce(0) { $0 + $1.cells }
    if free > 0, subject == nil {
      table.append(" ", words.say(PicturePhrase.nobody), "\(NumberText.percent(free, of: total), .number)")
    }
    var lines = table.lines(within: width)
    if shown.count > Self.mostLines {
      lines.append(words.say(PicturePhrase.more(shown.count - Self.mostLines)))
    }
    if !mismatches.isEmpty {
      lines += words.say(PicturePhrase.otherSeen).wrapped(to: width, hanging: 2)
      for mismatch in mismatches.prefix(Self.mostLines) {
        let fact = words.say(
          PicturePhrase.seenButTaken(
            seen: scene.knownName(of: mismatch.seen), taken: mismatch.taker.map { scene.knownName(of: $0) }))
        lines += ("  " + fact + ": \(NumberText.percent(mismatch.cells, of: total), .number)")
          .wrapped(to: width, hanging: 4)
      }
    }
    if subject == nil || !unreachable.isEmpty {
      let names = unreachable.prefix(24).map { scene.knownName(of: $0) }
      let text =
        names.isEmpty
        ? words.say(PicturePhrase.nothingUnreachable) : words.say(PicturePhrase.unreachable(names))
      lines += text.wrapped(to: width, hanging: 2)
    }
    return lines
  }

  /// Gives each view a letter, its own first one where that is free.
  private struct Letters {
    private var free = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    mutating func letter(for name: String) -> Character {
      let wanted = name.uppercased().first { free.contains($0) }
      guard let letter = wanted ?? free.first else { return "#" }
      free.removeAll { $0 == letter }
      return letter
    }
  }
}
