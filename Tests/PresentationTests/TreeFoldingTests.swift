import Session
import Testing

@testable import Presentation

@Suite("Large trees")
struct TreeFoldingTests {
  /// A table of rows that are alike, one of which has code, and a deep chain of views.
  private let screen: [String] = {
    var commands = ["add table frame 0 0 320 400 as UITableView"]
    for row in 0..<30 {
      commands += [
        "add cell\(row) to table frame 0 \(row * 40) 320 40 as UITableViewCell",
        "add text\(row) to cell\(row) frame 0 0 200 40 as UILabel text \"Row \(row)\"",
        "add like\(row) to cell\(row) frame 240 0 60 40 as UIButton",
      ]
    }
    return commands + ["override cell20 pointInside yes"]
  }()

  @Test("fold views that are alike, but none with code, and say how much is shown")
  func alike() {
    var shell = Shell(scene: screen)
    let lines = shell.type("tree")
    #expect(lines.contains { $0.hasSuffix("… 19 more like it: cell1 to cell19") })
    #expect(lines.contains { $0.contains("cell20: UITableViewCell") })
    #expect(lines.contains { $0.hasSuffix("… 8 more like it: cell22 to cell29") })
    #expect(lines.last == "12 of 93 views; more: tree NAME, find TEXT, tree all")
    #expect(lines.count < 20)
  }

  @Test("show a part, so many levels, or all of it")
  func parts() {
    var shell = Shell(scene: screen)
    #expect(shell.type("tree all").count == 93)
    #expect(shell.type("tree table depth 1").count == 1 + 30 * 2 + 1)
    #expect(
      shell.type("tree depth 0") == [
        "window: UIWindow (0 0; 320 480)  key", "└─ … 92 views below",
        "1 of 93 views; more: tree NAME, find TEXT, tree all",
      ])
    #expect(shell.type("tree cell3").count == 3)
  }

  @Test("fold what is deep until the page can be read")
  func deep() {
    var commands: [String] = []
    for number in 0..<200 {
      commands.append("add v\(number) to \(number == 0 ? "view" : "v\(number - 1)") frame 0 0 9 9")
    }
    var shell = Shell(scene: commands)
    let lines = shell.type("tree")
    #expect(lines.count <= TreeFolding.most + 1)
    #expect(lines.contains { $0.contains("views below") })
  }

  @Test("are searched by name, class and text, with the way to what was found")
  func find() {
    var shell = Shell(scene: screen)
    #expect(
      shell.type("find \"row 7\"") == [
        "text7: UILabel (0 0; 200 40)  interaction off  text \"Row 7\"", "  in window > view > table > cell7",
      ])
    #expect(shell.type("find uibutton").count == 60)
    #expect(shell.type("find cell").last == "and 20 more" || shell.type("find cell").count <= 81)
    #expect(shell.type("find nowhere") == ["no name, class or text holds \"nowhere\""])
    #expect(shell.type("find appdelegate") == ["delegate: AppDelegate"])
  }
}
