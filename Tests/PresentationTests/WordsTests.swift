import CommandLanguage
import Drawing
import Foundation
import Messaging
import SceneModel
import Session
import Testing

@testable import Presentation

@Suite("Words")
struct WordsTests {
  /// What is the same in every language: UIKit's and the command language's own words.
  static let ownWords = [
    "unrecognized selector", "let var if guard for while switch return", "tap X Y", "hit X Y", "views A B",
    "tap 1 1", "add A", "help add", "action save",
  ]

  @Test("Chinese says everything in Chinese")
  func chinese() {
    for (name, english, chinese) in Samples.all where !["13|12", "nil"].contains(chinese.plain) {
      #expect(english != chinese, "\(name)")
      let hasHan = chinese.plain.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
      #expect(hasHan, "\(name): \(chinese.plain)")
      var rest = chinese.plain
      for own in WordsTests.ownWords { rest = rest.replacingOccurrences(of: own, with: "") }
      #expect(rest.firstMatch(of: #/[a-z]{2,} [a-z]{2,}/#) == nil, "\(name): \(chinese.plain)")
    }
  }

  @Test("English says everything without a character that is not ASCII, except dots, signs and arrows")
  func english() {
    for (name, english, _) in Samples.all {
      let isPlain = english.plain.unicodeScalars.allSatisfy { $0.isASCII || "…×".unicodeScalars.contains($0) }
      #expect(isPlain, "\(name): \(english.plain)")
    }
  }

  @Test("the samples hold every phrase")
  func samples() throws {
    let source = try text(of: "Words.swift")
    for (type, said) in [
      ("ErrorPhrase", Samples.errors.map { "\($0)" }), ("ScenePhrase", Samples.scene.map { "\($0)" }),
      ("EventPhrase", Samples.events.map { "\($0)" }), ("LookPhrase", Samples.looks.map { "\($0)" }),
      ("FindingPhrase", Samples.findings.map { "\($0)" }), ("HelpPhrase", Samples.help.map { "\($0)" }),
      ("CodePhrase", Samples.code.map { "\($0)" }),
    ] {
      let start = try #require(source.range(of: "enum \(type)"))
      let body = source[start.upperBound...].prefix(while: { $0 != "}" })
      let names = body.split(separator: "\n").compactMap { line -> String? in
        let line = line.drop { $0 == " " }
        guard line.hasPrefix("case ") else { return nil }
        return String(line.dropFirst(5).prefix { $0 != "(" })
      }
      #expect(names.count > 3)
      let known = Set(said.map { String($0.prefix { $0 != "(" }) })
      for name in names { #expect(known.contains(name), "\(type).\(name)") }
    }
  }

  @Test("help has every command, chapter and remark in Chinese")
  func help() {
    let words = ChineseWords()
    for command in Session.table.commands {
      #expect(words.summary(ofCommand: command.name) != nil, "\(command.name)")
      #expect(words.title(ofSection: command.section).plain != command.section, "\(command.section)")
      for note in command.notes { #expect(words.remark(note).plain != note, "\(note)") }
    }
  }

  @Test("every kind of placeholder has a Chinese word")
  func nouns() {
    var kinds: Set<SlotKind> = []
    func collect(_ sequence: [Syntax]) {
      for item in sequence {
        switch item {
        case .word: break
        case .slot(let slot): kinds.insert(slot.kind)
        case .optional(let part), .repeated(let part, _): collect(part)
        case .choice(let ways), .anyOrder(let ways): ways.forEach(collect)
        case .named(_, let kind, let ways):
          kinds.insert(kind)
          ways.forEach(collect)
        }
      }
    }
    for command in Session.table.commands { command.syntax.forEach(collect) }
    #expect(kinds.count > 10)
    for kind in kinds { #expect(ChineseWords.nouns[kind] != nil, "\(kind.rawValue)") }
  }

  @Test("no sentence stands outside of the words")
  func sentences() throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      guard file.hasSuffix(".swift"), !file.contains("Words") else { continue }
      for line in try text(of: file).split(separator: "\n") {
        guard !line.contains("///"), !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for literal in line.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map({ String($0.output.1) }) {
          let said = literal.replacing(#/\\\(.*?\)+/#, with: "")
          guard said.firstMatch(of: #/[A-Za-z]{2,} [a-z]{2,} ?[a-z]*/#) != nil else { continue }
          let isCommand = (try? Session.table.request(from: literal.replacing("\\\"", with: "\""))) != nil
          #expect(isCommand, "\(file): \(literal)")
        }
      }
    }
  }

  @Test("a name that could steer a terminal is written out", arguments: [Language.english, .chinese])
  func hostile(language: Language) {
    var shell = Shell(language: language)
    let lines = shell.type("override \u{202E}A")
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\u{202E}") })
  }

  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Presentation")
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }
}
