// swift-tools-version: 6.2
import PackageDescription

// One target a layer: a target imports only what stands below it, so the compiler keeps the order
// (docs/ARCHITECTURE.md). Layers meet in hot loops, so releases optimise across modules.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

func layer(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(of name: String, with more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name)] + more, swiftSettings: settings)
}

// On Linux the headers and libraries stand where every compiler looks; Homebrew keeps its readline to itself.
#if os(macOS)
  let readlineConfig: String? = "readline"
  let readlineNeeds: [LinkerSetting] = []
#else
  let readlineConfig: String? = nil
  // libreadline.a does not name the terminal library that it needs.
  let readlineNeeds: [LinkerSetting] = [.linkedLibrary("tinfo")]
#endif

let package = Package(
  name: "taptrace",
  products: [.executable(name: "taptrace", targets: ["taptrace"])],
  targets: [
    // 0: no knowledge of UIKit, of terminals, or of each other
    layer("Geometry"),
    layer("Drawing"),
    layer("CommandLanguage"),
    // 1 to 4: UIKit
    layer("SceneModel", on: ["Geometry"]),
    layer("Messaging", on: ["Geometry", "SceneModel"]),
    layer("Events", on: ["Geometry", "SceneModel", "Messaging"]),
    layer("Script", on: ["Geometry", "SceneModel", "Messaging", "Events"]),
    // 5: what developers have of their screens
    layer("Importing", on: ["Geometry", "SceneModel"]),
    // 6: the world as a value, and the commands
    layer(
      "Session",
      on: ["Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "CommandLanguage"]),
    // 7: pictures and sentences; the terminal
    layer(
      "Presentation",
      on: [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "Session", "CommandLanguage",
        "Drawing",
      ]),
    .systemLibrary(
      name: "CReadline", path: "Sources/CReadline", pkgConfig: readlineConfig,
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .target(
      name: "Terminal", dependencies: ["Drawing", "CReadline"], swiftSettings: settings,
      linkerSettings: readlineNeeds),
    // A small program that the tests drive in a pseudo-terminal.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe",
      swiftSettings: settings),
    // 7: the scene and its events for browsers, terminals and Xcode
    layer(
      "Exporting",
      on: [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Session", "Presentation", "Drawing",
        "CommandLanguage",
      ]),
    tests(of: "Terminal", with: ["TerminalProbe", "taptrace", "Teaching", "Drawing"]),
    // Lines that nobody would think of, for property tests, the fuzzer and `make soak`.
    .target(name: "RandomCommands", path: "Tests/RandomCommands", swiftSettings: settings),
    .executableTarget(
      name: "random-commands", dependencies: ["RandomCommands"], path: "Tests/RandomCommandsProbe",
      swiftSettings: settings),
    // 8: transcripts and lessons
    layer(
      "Teaching",
      on: [
        "Geometry", "SceneModel", "Messaging", "Session", "Presentation", "Exporting", "Drawing",
        "CommandLanguage",
      ]),
    // 9: the program. Of which commit it is made, make tells by the environment.
    .target(
      name: "CBuild",
      cSettings: Context.environment["TAPTRACE_BUILD"].map { [.define("TAPTRACE_BUILD", to: "\"\($0)\"")] }
        ?? []),
    .executableTarget(
      name: "taptrace",
      dependencies: [
        "CBuild", "SceneModel", "Session", "Presentation", "Exporting", "Terminal", "Teaching", "Drawing",
        "CommandLanguage",
      ],
      swiftSettings: settings),
    // Measurements: swift run -c release bench
    .target(
      name: "PeerFloor", path: "Benchmarks/Peers/Floor",
      cSettings: [.treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra")]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "Drawing", "Session",
        "Presentation", "PeerFloor",
      ], path: "Benchmarks", exclude: ["Peers"],
      swiftSettings: settings),
    // Tests
    .testTarget(
      name: "BenchmarkTests", dependencies: ["PeerFloor", "Geometry", "SceneModel", "Messaging"],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["SceneModel"], swiftSettings: settings),
    tests(of: "Geometry"),
    tests(
      of: "Session", with: ["Geometry", "SceneModel", "Messaging", "CommandLanguage", "RandomCommands"]),
    tests(of: "SceneModel", with: ["Geometry"]),
    tests(of: "Messaging", with: ["Geometry", "SceneModel"]),
    tests(of: "Drawing"),
    tests(of: "CommandLanguage"),
    tests(
      of: "Teaching",
      with: ["Session", "CommandLanguage", "Drawing", "Presentation", "Exporting", "RandomCommands"]),
    tests(
      of: "Exporting",
      with: ["Geometry", "SceneModel", "Messaging", "Session", "CommandLanguage", "Presentation"]),
    tests(of: "Events", with: ["Geometry", "SceneModel", "Messaging"]),
    tests(
      of: "Importing",
      with: ["Geometry", "SceneModel", "Messaging", "Session", "Presentation", "CommandLanguage"]),
    tests(of: "Script", with: ["Geometry", "SceneModel", "Messaging", "Events"]),
    tests(
      of: "Presentation",
      with: ["Geometry", "SceneModel", "Messaging", "Events", "Session", "CommandLanguage", "Drawing"]),
  ]
)

// Only `make fuzz` asks for the fuzzer: it needs flags of its own to be linked.
if Context.environment["TAPTRACE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Geometry", "SceneModel", "Messaging", "Events", "Script", "Importing", "Session", "CommandLanguage",
        "Presentation", "Exporting", "Teaching", "RandomCommands",
      ],
      path: "Fuzz", exclude: ["seeds"], swiftSettings: settings))
}
