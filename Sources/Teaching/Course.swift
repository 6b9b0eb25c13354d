import CommandLanguage
import Session

/// All lessons, in the order of their numbers.
public struct Course: Sendable {
  /// The lessons.
  public let lessons: [Lesson]
  /// What is wrong with their files; a lesson with a fault is left out.
  public let faults: [LessonFault]
  /// The parts, in order; none where the lessons name none.
  public let parts: [CoursePart]

  /// Reads lessons from texts by path, and the parts where one of the files names them.
  public init(_ files: [(path: String, text: String)]) {
    var lessons: [Lesson] = []
    var faults: [LessonFault] = []
    var parts: [CoursePart] = []
    for file in files {
      if file.path.hasSuffix(CoursePart.fileName) {
        parts = CoursePart.read(file.text, path: file.path).parts
        continue
      }
      let (lesson, own) = Lesson.read(file.text, path: file.path)
      faults += own
      if own.isEmpty { lessons.append(lesson) }
    }
    self.lessons = lessons.sorted { ($0.number, $0.id) < ($1.number, $1.id) }
    self.faults = faults
    self.parts = parts
  }

  /// Makes a course of lessons that were read.
  init(lessons: [Lesson], parts: [CoursePart] = []) {
    self.lessons = lessons
    self.parts = parts
    faults = []
  }

  /// Reads the lessons of a folder.
  public init(folder: String, in storage: any Storage) throws(FileTrouble) {
    var files: [(path: String, text: String)] = []
    for path in try Course.sources(of: folder, in: storage) {
      files.append((path, try storage.read(path)))
    }
    self.init(files)
  }

  /// The paths of all that a folder's course is made of: its lessons, and the file that names its parts.
  static func sources(of folder: String, in storage: any Storage) throws(FileTrouble) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return try storage.names(in: folder).filter { $0.hasSuffix(".lesson") || $0 == CoursePart.fileName }
      .map { start + $0 }
  }

  /// The paths of a folder's lessons.
  static func files(of folder: String, in storage: any Storage) throws(FileTrouble) -> [String] {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return try storage.names(in: folder).filter { $0.hasSuffix(".lesson") }.map { start + $0 }
  }

  /// The lessons of the first of these that has any: the folder of `--lessons`, the one that `TAPTRACE_LESSONS`
  /// names, the one that was installed beside the program, the one of a checkout, the program's own copy.
  ///
  /// The checkout's is whatever lies in the present folder, so safe mode does without it. A folder that was asked for
  /// by name and has none is an error.
  public static func find(
    option: String? = nil, environment: String? = nil, program: String? = nil, usesCheckout: Bool = true,
    in storage: any Storage
  ) throws(FileTrouble) -> Course {
    if let folder = option ?? environment.flatMap({ $0.isEmpty ? nil : $0 }) {
      let course = try Course(folder: folder, in: storage)
      guard !course.lessons.isEmpty || !course.faults.isEmpty else { throw .absent }
      return course
    }
    var folders: [String] = []
    if let program, let slash = program.lastIndex(of: "/") {
      folders.append(program[..<slash] + "/../share/taptrace/lessons")
    }
    if usesCheckout { folders.append("lessons") }
    for folder in folders {
      if let course = try? Course(folder: folder, in: storage), !course.lessons.isEmpty { return course }
    }
    return embedded
  }

  /// The lesson of an id or a number.
  public func lesson(_ word: String) -> Lesson? {
    if let lesson = lessons.first(where: { $0.id == word }) { return lesson }
    guard let number = Int(word) else { return nil }
    return lessons.first { $0.number == number }
  }

  /// The lessons by part, each with the part's title; lessons of no part come last, without one.
  var lessonsByPart: [(title: Bilingual, lessons: [Lesson])] {
    var groups: [(title: Bilingual, lessons: [Lesson])] = []
    for part in parts {
      let own = lessons.filter { part.lessons.contains($0.id) }
      if !own.isEmpty { groups.append((part.title, own)) }
    }
    let known = Set(parts.flatMap(\.lessons))
    let others = lessons.filter { !known.contains($0.id) }
    return others.isEmpty ? groups : groups + [(Bilingual(), others)]
  }

  /// The lesson that comes after another.
  public func lesson(after lesson: Lesson) -> Lesson? {
    lessons.firstIndex { $0.id == lesson.id }.flatMap {
      lessons.indices.contains($0 + 1) ? lessons[$0 + 1] : nil
    }
  }

  /// The id nearest to a word.
  func nearest(to word: String) -> String? { Nearest.word(to: word, among: lessons.map(\.id)) }
}

extension Lesson {
  /// The number with two digits and a step: `04.2`.
  public func number(ofStep index: Int) -> String { (number < 10 ? "0" : "") + "\(number).\(index + 1)" }
}
