import CommandLanguage
import SceneModel
import Script

// Code that stands where a command should: people paste a method or a class as it is.

extension Session {
  /// What is wrong with a command that is code; nil when it is none.
  func bareCode(_ text: String, _ misreading: Misreading?) -> Problem? {
    let start = text.drop { $0.isWhitespace }
    // Asked of every command: only what reads like `override` or like no command at all is looked at further.
    var isUnknown = false
    if case .unknownCommand? = misreading?.fact { isUnknown = true }
    guard isUnknown || start.hasPrefix("override "), BareCode.begins(start) else { return nil }
    if misreading == nil {
      // `override func …` reads like code for an object called func.
      guard let word = BareCode.word(behindOverride: start), lab.scene.object(named: word) == nil else {
        return nil
      }
    }
    let methods = (try? CodeReader.methods(in: text))?.overrides.compactMap { $0.entry?.commandName } ?? []
    return Problem(.bareCode(methods: methods), at: misreading?.place)
  }
}

/// Code by its first words.
enum BareCode {
  private static let modifiers: Set<String> = [
    "override", "public", "private", "fileprivate", "internal", "open", "final", "static", "@objc",
    "@IBAction",
    "@objcMembers", "dynamic", "class",
  ]
  private static let declarations: Set<String> = [
    "class", "extension", "struct", "func", "var", "enum", "protocol", "@implementation", "@interface",
    "#import", "@import", "@end", "@property",
  ]

  /// Whether a text begins as code does and no command can.
  static func begins(_ text: Substring) -> Bool {
    if text.hasPrefix("- (") || text.hasPrefix("-(") || text.hasPrefix("+ (") || text.hasPrefix("+(") {
      return true
    }
    var words = text.prefix { !$0.isNewline }.split(separator: " ").map(String.init)[...]
    var isModified = false
    while let word = words.first, modifiers.contains(word), words.count > 1,
      !(word == "class" && !["func", "var"].contains(words.dropFirst().first ?? ""))
    {
      isModified = true
      words = words.dropFirst()
    }
    guard let word = words.first else { return false }
    // `override` alone is a command, and `class` alone a word.
    return declarations.contains(word) && (isModified || !text.hasPrefix("override"))
      && (word.hasPrefix("@") || word.hasPrefix("#") || text.contains("{"))
  }

  /// The word that stands where `override` has the name of an object.
  static func word(behindOverride text: Substring) -> String? {
    text.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init)
  }
}
