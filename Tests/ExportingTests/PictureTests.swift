import Foundation
import Geometry
import Presentation
import SceneModel
import Session
import Testing

@testable import Exporting

@Suite("Pictures")
struct PictureTests {
  @Test(
    "every picture is well-formed, without a word from outside",
    arguments: allForms.filter { $0.hasPrefix("svg") })
  func wellFormed(form: String) throws {
    let text = try export(form, session(busyScene + "\ntap 90 70"))
    #expect(xmlFault(text) == nil)
    let inner = text.replacingOccurrences(of: "xmlns=\"http://www.w3.org/2000/svg\"", with: "")
    #expect(!inner.contains("http") && !inner.contains("href") && !inner.contains("@import"))
  }

  @Test("texts and names are escaped")
  func escaped() throws {
    let text = try export("svg -", session(busyScene))
    #expect(text.contains("Buy &amp; &lt;now&gt;"))
    #expect(text.contains("按钮") && text.contains("标签"))
    #expect("a<b>&\"'\u{1B}\u{202E}".xml == "a&lt;b&gt;&amp;&quot;&#39;\\e\\u{202E}")
    #expect("</script><!--&".scriptJSON == "\\u003c/script\\u003e\\u003c!--\\u0026")
  }

  @Test("hidden views are dashed, transparent ones pale, turned ones turned, clipping ones clip")
  func looks() throws {
    let text = try export("svg -", session(busyScene))
    #expect(text.contains("class=\"v plain gone\"") || text.contains("gone\""))
    #expect(text.contains("opacity=\"0.5\""))
    #expect(text.contains("matrix(0.994522"))
    #expect(text.contains("clip-path=\"url(#c"))
  }

  @Test("a step shows who is asked and what was said, and its sentence; the deciding one when none is named")
  func step() throws {
    let session = try session(busyScene + "\ntap 90 70")
    let decider = try export("svg - step", session)
    #expect(decider.contains("class=\"o hit\"") && decider.contains("class=\"finger\""))
    #expect(decider.contains("B answers itself"))
    let place = try #require(session.event?.trace.decider) + 1
    #expect(try export("svg - step \(place)", session) == decider)
    var chinese = session
    _ = chinese.run("lang zh-Hans")
    #expect(try export("svg - step", chinese).contains("按钮"))
    #expect(try export("svg - step", chinese) != decider)
  }

  @Test("a moving picture stands still at the deciding step where motion is unwelcome")
  func animation() throws {
    let text = try export("svg - animation", session(busyScene + "\ntap 90 70"))
    #expect(
      text.contains("@media(prefers-reduced-motion:reduce){.f{animation:none}.still{visibility:visible}}"))
    // The sketch and the frame that stay.
    #expect(text.components(separatedBy: " still\"").count - 1 == 2)
  }

  @Test("names do not lie on one another as long as there is room")
  func labels() throws {
    let scene = try session(busyScene).scene
    let sketch = Sketch(scene, area: Rect(0, 0, 320, 480))
    let spots = sketch.labels.sorted { $0.key < $1.key }.map(\.value)
    #expect(spots.count == scene.objects.filter { scene.kind(of: $0).isView }.count)
    for (place, spot) in spots.enumerated() {
      for other in spots[(place + 1)...] { #expect(spot.intersection(other).isEmpty) }
      #expect(Rect(0, 0, 320, 480).contains(spot))
    }
  }

  @Test("a very deep tree is drawn")
  func deep() throws {
    var scene = Scene()
    var parent = try #require(scene.object(named: "view"))
    for number in 0..<3_000 {
      let view = try scene.makeView("v\(number)")
      try scene.insert(view, into: parent)
      parent = view
    }
    #expect(Sketch(scene, area: Rect(0, 0, 320, 480)).corners.count == 3_002)
  }

  // MARK: The touch map

  /// Reads the regions as a browser does: what is painted last, and not cut away, is on top.
  static func owner(at point: Point, in markup: String) -> Int? {
    var found: Int?
    // Each group: the point in its coordinates, and whether it is cut away.
    var stack: [(point: Point, isCut: Bool)] = [(point, false)]
    var clip: Rect?
    func numbers(_ text: Substring) -> [Double] {
      text.split { " ,()".contains($0) }.compactMap { Double($0) }
    }
    func attribute(_ name: String, _ tag: Substring) -> Substring? {
      guard let start = tag.range(of: "\(name)=\"") else { return nil }
      return tag[start.upperBound...].prefix { $0 != "\"" }
    }
    func rect(_ tag: Substring) -> Rect {
      let parts = ["x", "y", "width", "height"].map { name in
        // ` x=`: `x=` alone would be the end of another name as well.
        attribute(" " + name, tag).flatMap { Double($0) } ?? 0
      }
      return Rect(parts[0], parts[1], parts[2], parts[3])
    }
    for piece in markup.split(separator: "<") {
      let top = stack[stack.count - 1]
      if piece.hasPrefix("/g") {
        stack.removeLast()
      } else if piece.hasPrefix("g") {
        var (local, isCut) = top
        if let text = attribute("transform", piece) {
          let n = numbers(text.drop { $0 != "(" })
          if n.count == 2 { local = Point(local.x - n[0], local.y - n[1]) }
          if n.count == 6 {
            let t = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            local = t.inverse?.apply(local) ?? Point(.nan, .nan)
          }
        }
        if piece.contains("clip-path"), let clip { isCut = isCut || !clip.contains(local) }
        stack.append((local, isCut))
      } else if piece.hasPrefix("rect") {
        let box = rect(piece)
        if let text = attribute("class", piece) {
          if !top.isCut, box.contains(top.point) {
            found = text.split(separator: " ").last.flatMap { Int($0.dropFirst()) }
          }
        } else {
          clip = box
        }
      }
    }
    return found
  }

  @Test("the exact map agrees with hit-testing at random points", arguments: 0..<10)
  func exactMap(seed: Int) throws {
    var dice = Dice(UInt64(seed + 1))
    var scene = Scene()
    var views = [try #require(scene.object(named: "view"))]
    for number in 0..<30 {
      let view = try scene.makeView("v\(number)", class: dice.next(6) == 0 ? "UILabel" : "UIView")
      try scene.insert(view, into: views[dice.next(views.count)])
      try scene.setFrame(
        Rect(
          Double(dice.next(240)) - 30, Double(dice.next(300)) - 30, Double(dice.next(200)),
          Double(dice.next(220))),
        of: view)
      if dice.next(4) == 0 { try scene.set(.rotate, of: view, to: .number(Double(dice.next(360)))) }
      if dice.next(6) == 0 { try scene.set(.scale, of: view, to: .number(0.25 + Double(dice.next(20)) / 10)) }
      if dice.next(6) == 0 {
        try scene.setOffset(Point(Double(dice.next(40)), Double(dice.next(40))), of: view)
      }
      if dice.next(8) == 0 { try scene.set(.hidden, of: view, to: .bool(true)) }
      if dice.next(8) == 0 { try scene.set(.alpha, of: view, to: .number(0.005)) }
      views.append(view)
    }
    let regions = TouchRegions(Session(scene: scene), area: Rect(0, 0, 320, 480), subject: nil)
    #expect(!regions.isSampled)
    for _ in 0..<1_000 {
      // Away from edges, which the picture rounds to thousandths.
      let point = Point(
        Double(dice.next(320_000)) / 1_000 + 0.00037, Double(dice.next(480_000)) / 1_000 + 0.00041)
      let near = [Point(-0.02, 0), Point(0.02, 0), Point(0, -0.02), Point(0, 0.02)].map {
        scene.silentHitView(at: Point(point.x + $0.x, point.y + $0.y))
      }
      let hit = scene.silentHitView(at: point)
      guard near.allSatisfy({ $0 == hit }) else { continue }
      #expect(PictureTests.owner(at: point, in: regions.markup) == hit?.place, "\(point)")
    }
  }

  @Test("where code decides the regions are samples, and say so")
  func sampledMap() throws {
    let text = try export(
      "svg - map",
      session("add A frame 20 20 100 100 as UIButton\noverride A pointInside circle"))
    #expect(text.contains("sampled"))
    #expect(text.contains("<path class=\"r r"))
    let exact = try export("svg - map", session("add A frame 20 20 100 100 as UIButton"))
    #expect(!exact.contains("sampled"))
  }

  @Test(
    "where another view is seen than the one that gets the touch there is hatching, and a line that says so")
  func deadZones() throws {
    let text = try export(
      "svg - map", session("add P frame 20 20 50 50\nadd K to P frame 30 0 90 30 as UIButton"))
    #expect(text.contains("url(#hatch)"))
    #expect(text.contains("K is seen, view gets the touch"))
    let fine = try export(
      "svg - map", session("add P frame 20 20 50 50 as UIButton\nadd L to P frame 0 0 9 9 as UILabel"))
    #expect(!fine.contains("url(#hatch)"))
  }

  @Test("the map of one view leaves the others pale")
  func oneView() throws {
    let text = try export("svg - map A", session(busyScene))
    let scene = try session(busyScene).scene
    let (b, f) = (try #require(scene.object(named: "B")), try #require(scene.object(named: "F")))
    #expect(text.contains("--r\(b.place):") && !text.contains("--r\(f.place):"))
  }
}

/// Numbers that are the same on every run.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(1, limit)))
  }
}
