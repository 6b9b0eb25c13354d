import CommandLanguage
import Testing

@Suite("Reading commands")
struct CommandTableTests {
  @Test("every example is read, and every usage line is well formed", arguments: table.commands.map(\.name))
  func examples(_ name: String) throws {
    let command = try #require(table.command(named: name))
    for example in command.examples { _ = try #require(try table.request(from: example)) }
    for line in command.usage { #expect(line.hasPrefix(name)) }
  }
}
