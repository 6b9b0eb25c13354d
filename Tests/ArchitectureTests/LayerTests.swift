import Testing

@Suite("Layers")
struct LayerTests {
  /// What each target may import of the project.
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("Geometry", []), ("Drawing", []), ("CommandLanguage", []), ("SceneModel", ["Geometry"]),
    ("Messaging", ["Geometry", "SceneModel"]), ("Events", ["Geometry", "SceneModel", "Messaging"]),
    ("Script", ["Geometry", "SceneModel", "Messaging", "Events"]),
    ("Importing", ["Geometry", "SceneModel"]),
    ("Session", ["Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "CommandLanguage"]),
    (
      "Presentation",
      [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "Session", "CommandLanguage",
        "Drawing",
      ]
    ),
    ("Terminal", ["Drawing", "CReadline"]),
    (
      "Exporting",
      [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Session", "Presentation", "Drawing",
        "CommandLanguage",
      ]
    ),
    (
      "Teaching",
      [
        "Geometry", "SceneModel", "Messaging", "Session", "Presentation", "Exporting", "Drawing",
        "CommandLanguage",
      ]
    ),
  ]
  static let system: Set<String> = ["Glibc", "Darwin", "Musl", "Synchronization"]
  static let cores = [
    "Geometry", "Drawing", "CommandLanguage", "SceneModel", "Messaging", "Events", "Script", "Importing",
    "Session", "Presentation", "Exporting",
  ]

  @Test("a target imports only what stands below it, and no Foundation", arguments: allowed.map(\.target))
  func imports(target: String) throws {
    let may = try #require(LayerTests.allowed.first { $0.target == target }).imports
    let files = Project.files(in: "Sources/\(target)", ending: ".swift")
    try #require(!files.isEmpty)
    for file in files {
      for line in try Project.text(file).split(separator: "\n") where line.contains("import ") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") }),
          // The shell has a command of that name, and lessons hold it: `import -`.
          words[place + 1].first?.isLetter == true
        else { continue }
        let name = String(words[place + 1])
        #expect(may.contains(name) || LayerTests.system.contains(name), "\(file) imports \(name)")
      }
    }
  }

  @Test("the cores print nothing, read no clock and throw no dice", arguments: cores)
  func pure(target: String) throws {
    let forbidden = [
      "SystemRandomNumberGenerator", ".random(", ".randomElement(", ".shuffled()", "ContinuousClock",
      "SuspendingClock",
      "clock_gettime", "gettimeofday", "time(nil)", "Date(", "getenv", "fputs(", "FileHandle", "fopen(",
    ]
    for file in Project.files(in: "Sources/\(target)", ending: ".swift") {
      let code = try Project.code(file)
      for word in forbidden { #expect(!code.contains(word), "\(file) has \(word)") }
      // `print` is a word of the language and of methods here; Swift's own is a bare call.
      if code.contains("func print(") { continue }
      for line in code.split(separator: "\n") {
        let bare = line.drop(while: \.isWhitespace)
        #expect(!bare.hasPrefix("print(") && !bare.hasPrefix("Swift.print("), "\(file): \(line)")
      }
    }
  }

  @Test("only Messaging keeps steps")
  func oneRecorder() throws {
    for target in ["Events", "Script", "Session", "Presentation", "Exporting", "Teaching"] {
      for file in Project.files(in: "Sources/\(target)", ending: ".swift") {
        let code = try Project.code(file)
        #expect(!code.contains("recorder.append"), "\(file)")
        #expect(!code.contains("recorder.steps.append"), "\(file)")
      }
    }
  }
}
