import Importing
import Messaging
import SceneModel
import Session

// Imports as JSON: facts alone.

extension JSONPage {
  func imported(_ path: String, _ report: ImportReport) -> JSON {
    .object([
      ("path", .string(path)), ("format", .string(report.format.rawValue)), ("views", JSON(report.views)),
      ("windows", JSON(report.windows)), ("depth", JSON(report.depth)),
      ("controllers", JSON(report.controllers)), ("recognizers", JSON(report.recognizers)),
      ("actions", JSON(report.actions)), ("used", tallies(report.used)), ("ignored", tallies(report.ignored)),
      ("unknown", tallies(report.unknown)),
      (
        "warnings",
        .array(
          report.warnings.map { warning in
            .object([
              ("kind", .string(warning.items.first?.fact.kind ?? "")), ("count", JSON(warning.count)),
              ("lines", .array(warning.items.map { JSON($0.line) })),
            ])
          })
      ),
    ])
  }

  private func tallies(_ tallies: Tallies) -> JSON {
    .array(
      tallies.all.map { tally in
        .object([
          ("name", .string(tally.name)), ("count", JSON(tally.count)),
          ("lines", .array(tally.lines.map { JSON($0) })),
        ])
      })
  }

  func importParts(_ path: String, _ parts: [ImportPart]) -> JSON {
    .object([
      ("path", .string(path)),
      (
        "screens",
        .array(
          parts.map { part in
            .object([
              ("id", .string(part.id)), ("title", .string(part.title)), ("class", .string(part.className)),
              ("views", JSON(part.views)), ("line", JSON(part.line)), ("initial", .bool(part.isInitial)),
            ])
          })
      ),
    ])
  }

  func origin(_ id: ObjectID) -> JSON {
    let origin = scene.origin(of: id) ?? Origin()
    return .object([
      ("name", name(id)), ("id", .string(origin.id)), ("line", JSON(origin.line)),
      ("class", .string(origin.className)), ("assumed", JSON(origin.assumed.words)),
    ])
  }
}
