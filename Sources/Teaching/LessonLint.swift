import CommandLanguage
import Session

/// `taptrace lint`: proves what lessons promise.
public struct LessonLint: Sendable {
  private let files: any Storage

  /// Makes the command over files.
  public init(files: any Storage) { self.files = files }

  /// What was found, and how much was looked at.
  public struct Findings: Sendable {
    /// What is wrong.
    public internal(set) var faults: [LessonFault] = []
    /// How many checks ran.
    public internal(set) var checks = 0

    /// Notes a check; what it says is wrong where it does not hold.
    mutating func check(_ holds: Bool, _ path: String, _ line: Int, _ text: @autoclosure () -> String) {
      checks += 1
      if !holds { faults.append(LessonFault(path: path, line: line, text: text())) }
    }
  }

  /// Runs `taptrace lint` with its arguments: what it prints, and the exit status.
  public func lint(_ arguments: [String]) -> (lines: [String], status: Int) {
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      return (["'taptrace lint' has no option '\(option)'"], 2)
    }
    var paths: [String] = []
    for path in arguments.isEmpty ? ["lessons"] : arguments {
      do {
        paths += try path.hasSuffix(".lesson") ? [path] : self.paths(of: path)
      } catch {
        return ([error.told(of: path)], 1)
      }
    }
    guard !paths.isEmpty else { return (["no lesson was found"], 1) }
    let findings = findings(in: paths)
    let lines = findings.faults.map(\.description)
    let counts = "\(paths.count) \(paths.count == 1 ? "lesson" : "lessons"), \(findings.checks) checks"
    guard findings.faults.isEmpty else { return (lines + ["\(counts): \(findings.faults.count) failed"], 1) }
    return (["\(counts): all hold"], 0)
  }

  /// The lessons of a folder; a file whatever its name is.
  private func paths(of path: String) throws(FileTrouble) -> [String] {
    do {
      return try Course.files(of: path, in: files)
    } catch {
      _ = try files.read(path)
      return [path]
    }
  }

  /// Checks lessons by path, each alone and all together.
  public func findings(in paths: [String]) -> Findings {
    var findings = Findings()
    var lessons: [Lesson] = []
    let glossary = glossary(beside: paths, &findings)
    for path in paths {
      let text: String
      do {
        text = try files.read(path)
      } catch {
        findings.check(false, path, 1, error.told(of: path))
        continue
      }
      let (lesson, faults) = Lesson.read(text, path: path)
      findings.checks += 1
      findings.faults += faults
      if faults.isEmpty { lessons.append(lesson) }
    }
    LessonLint.together(lessons, &findings)
    needs(of: lessons, beside: paths, &findings)
    parts(beside: paths, lessons, &findings)
    for lesson in lessons { LessonProof(lesson, glossary).run(&findings) }
    return findings
  }

  private func glossary(beside paths: [String], _ findings: inout Findings) -> Glossary {
    let folder = paths.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast() ?? []
    let path = (folder + ["glossary.tsv"]).joined(separator: "/")
    guard let text = try? files.read(path) else { return Glossary(terms: []) }
    let (glossary, faults) = Glossary.read(text, path: path)
    findings.checks += 1
    findings.faults += faults
    return glossary
  }

  /// The parts of the course: a file that can be read, in which every lesson has its place.
  private func parts(beside paths: [String], _ lessons: [Lesson], _ findings: inout Findings) {
    guard let first = paths.first else { return }
    let folder = Session.folder(of: first)
    let path = folder + CoursePart.fileName
    guard let text = try? files.read(path) else { return }
    let (parts, faults) = CoursePart.read(text, path: path)
    findings.checks += 1
    findings.faults += faults
    for lesson in lessons {
      findings.check(
        parts.contains { $0.lessons.contains(lesson.id) }, lesson.path, 1,
        "the lesson stands in no part of \(path)")
    }
  }

  /// What a lesson recommends to do before it: other lessons of its folder, whether those are checked now or not.
  private func needs(of lessons: [Lesson], beside paths: [String], _ findings: inout Findings) {
    var others: [String: Set<String>] = [:]
    for lesson in lessons where !lesson.needs.isEmpty {
      let folder = lesson.path.lastIndex(of: "/").map { String(lesson.path[..<$0]) } ?? "."
      if others[folder] == nil {
        let siblings = ((try? Course.files(of: folder, in: files)) ?? []).filter { !paths.contains($0) }
        others[folder] = Set(
          siblings.compactMap { path in
            (try? files.read(path)).map { Lesson.read($0, path: path).lesson.id }
          })
      }
      for id in lesson.needs {
        findings.check(
          id != lesson.id && (lessons.contains { $0.id == id } || others[folder]?.contains(id) == true),
          lesson.path, 1, "it needs '\(id)', and no other lesson has that id")
      }
    }
  }

  /// What only all lessons together can show.
  private static func together(_ lessons: [Lesson], _ findings: inout Findings) {
    for (place, lesson) in lessons.enumerated() {
      let earlier = lessons[..<place]
      findings.check(
        !earlier.contains { $0.id == lesson.id }, lesson.path, 1, "another lesson has the id '\(lesson.id)'")
      findings.check(
        !earlier.contains { $0.number == lesson.number }, lesson.path, 1,
        "another lesson has the number \(lesson.number)")
    }
  }
}
