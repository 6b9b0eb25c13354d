import Drawing
import Testing

@testable import Presentation

@Suite("Pictures of crowded screens")
struct CrowdedPictureTests {
  @Test(
    "a screen of many views is drawn taller than a small window, which can be scrolled; others fit",
    arguments: [5, 70])
  func rows(count: Int) {
    var shell = Shell()
    shell.presenter = Presenter(language: .english, look: Look(width: 80, height: 24), isInteractive: false)
    for number in 0..<count { _ = shell.type("add v\(number) frame 10 \(number * 6) 300 5") }
    let lines = shell.type("picture").prefix { $0.first.map { "┌├│└".contains($0) } ?? false }
    #expect((lines.count > 24) == (count > 60))
  }
}
