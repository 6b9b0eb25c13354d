import Geometry
import Messaging
import SceneModel
import Testing

@testable import Importing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real files, which stand beside the project where there are any.
enum Samples {
  static let root: String? = {
    for path in ["../shared/samples", "../../shared/samples"] where access(path + "/index.tsv", R_OK) == 0 {
      return path
    }
    return nil
  }()

  /// The paths of the index, with their notes; empty without the files.
  static let all: [(path: String, notes: String)] = {
    guard let root, let index = text(root + "/index.tsv") else { return [] }
    return index.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let path = columns.first, path.contains("/") else { return nil }
      return (String(path), columns.count > 4 ? String(columns[4]) : "")
    }
  }()

  static func paths(_ prefix: String) -> [String] { all.map(\.path).filter { $0.hasPrefix(prefix) } }

  static func read(_ path: String) throws -> String {
    let root = try #require(root)
    return try #require(text(root + "/" + path))
  }

  private static func text(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The scene of a text, or a failed test.
func imported(_ text: String, as format: ImportFormat? = nil, part: String? = nil) throws -> ImportedScene {
  switch try Importer.read(text, as: format, part: part) {
  case .scene(let scene): return scene
  case .parts(let parts): throw Unexpected("parts: \(parts.map(\.id))")
  }
}

/// Why a text cannot be imported.
func failure(_ text: String, as format: ImportFormat? = nil, part: String? = nil) throws -> ImportFailure {
  do throws(ImportFailure) {
    _ = try Importer.read(text, as: format, part: part)
  } catch {
    return error
  }
  throw Unexpected("it was imported")
}

/// Something that should not have happened.
struct Unexpected: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension ImportedScene {
  /// The views as a tree: names, frames, and what is not UIKit's default.
  var sketch: String {
    var lines: [String] = []
    for window in scene.windowsInOrder {
      for view in scene.subtree(of: window) {
        var line = String(repeating: "  ", count: scene.ancestry(of: view).count - 1)
        line += "\(scene.name(of: view)): \(scene.className(of: view)) \(short(scene.frame(of: view)))"
        if scene.hasFlag(.hidden, view) { line += " hidden" }
        if scene.hasFlag(.interactionDisabled, view) { line += " off" }
        if scene.placements[view.place].opacity != 1 {
          line += " alpha \(scene.placements[view.place].opacity)"
        }
        if scene.bounds(of: view).origin != .zero {
          line +=
            " offset \(short(scene.bounds(of: view).origin.x)) \(short(scene.bounds(of: view).origin.y))"
        }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The name of the view that a point of the screen hits.
  func hit(_ x: Double, _ y: Double) -> String {
    scene.silentHitView(at: Point(x, y)).map { scene.name(of: $0) } ?? "nothing"
  }

  /// What the source calls the view that a point hits, in the coordinates of a view that it names.
  func hit(_ x: Double, _ y: Double, in id: String) throws -> String {
    let view = try #require(scene.objectsWithOrigin.first { scene.origin(of: $0)?.id == id })
    var app = Simulation(scene: scene)
    app.input.event = .touches
    let found = try app.send(HitTest(Point(x, y)), to: view).view
    return found.map { scene.origin(of: $0)?.id ?? scene.name(of: $0) } ?? "nothing"
  }

  /// The kinds of its warnings.
  var kinds: [String] { report.warnings.compactMap { $0.items.first?.fact.kind } }
}

/// A number without what is behind a whole one.
func short(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

func short(_ rect: Rect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(short).joined(separator: " ")
}

/// What the environment asks for.
enum Environment {
  static func has(_ name: String) -> Bool { getenv(name) != nil }
}
