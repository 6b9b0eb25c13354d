// Code in the language of the file: as it was written, translated, or, where the languages have no word for each
// other's, kept as a remark beside UIKit's own behaviour.

extension MethodOutline {
  /// The method for an exported file.
  ///
  /// - Parameters:
  ///   - objects: The properties that are objects.
  ///   - values: The properties that are values.
  public func exported(
    in language: Language, objects: Set<String>, values: Set<String>
  ) -> String {
    let text = text(in: language)
    guard language != written else { return text }
    guard isSure(in: language, objects: objects, values: values) else { return placeholder(in: language) }
    return language == .swift ? NilMessages.spelledOut(in: text, objects) : text
  }

  /// Whether the other language has words for the method and for all helpers that came with it.
  public func isSure(in language: Language, objects: Set<String>, values: Set<String>) -> Bool {
    guard language != written else { return true }
    let helpers = helperTexts(in: language).map(\.text)
    if language == .swift {
      // Arrays of C hold nil, those of Swift do not.
      return !self.text(in: written).contains("[] = {")
        && ([text(in: language)] + helpers).allSatisfy {
          Translation.isSure(
            NilMessages.spelledOut(in: $0, objects), in: .swift, values, questions: questions)
        }
    }
    // What is called by name alone might be a function or a method: the tree does not say which.
    return report.calls.isEmpty
      && ([text(in: language)] + helpers).allSatisfy { Translation.isSure($0, in: .objectiveC, values) }
  }

  /// The helpers for an exported file; none where the method that they belong to stays a remark.
  public func exportedHelpers(in language: Language, objects: Set<String>, values: Set<String>)
    -> [HelperText]
  {
    guard isSure(in: language, objects: objects, values: values) else { return [] }
    return helperTexts(in: language).map { helper in
      language == .swift && language != written
        ? HelperText(
          name: helper.name, extended: helper.extended, text: NilMessages.spelledOut(in: helper.text, objects)
        )
        : helper
    }
  }
}

/// What is looked at in translations.
public enum Translation {
  /// Whether a translation says all that the original says, as far as its words show.
  static func isSure(
    _ text: String, in language: Language, _ values: Set<String>, questions: Set<String> = []
  ) -> Bool {
    switch language {
    case .swift:
      let strange = [
        "reverseObjectEnumerator", "nextObject", "enumerateObjects", "NSEnumeration", " = nil\n", "&",
        "CGPathRef",
        "stop = ", "for (", "++", "--", "NSMutable", "alloc(",
      ]
      let bare = text.replacing("&&", with: "")
      return !strange.contains { bare.contains($0) }
        && !text.split(separator: "\n").contains { hasObjectTest($0, questions) }
    case .objectiveC:
      let strange = [
        "convert(", "hitTest(", "point(", "isDescendant(", "id ", "^", "enumerated", "sorted", "filter",
        "contains(", ObjCPrinter.doubt, "reverseObjectEnumerator].", "reverseObjectEnumerator][",
        ".empty", "..", "?? ", "stride", "zip(",
      ]
      let bare = text.replacing("void ", with: "")
      if strange.contains(where: { bare.contains($0) }) { return false }
      // The translation takes every `contains` for that of a rectangle.
      for call in text.ranges(of: "CGRectContainsPoint(") {
        let rectangle = text[call.upperBound...].prefix { $0 != "," }
        guard ["bounds", "frame", "CGRect", "rect", "Inset"].contains(where: { rectangle.contains($0) })
        else {
          return false
        }
      }
      // A structure is never nil in C.
      return !values.contains { isOptional($0, in: text) }
    }
  }
}

extension Translation {
  /// Whether a line joins questions of which one seems to be an object, which is none in Swift.
  private static func hasObjectTest(_ line: Substring, _ questions: Set<String>) -> Bool {
    guard line.contains(" && ") || line.contains(" || ") else { return false }
    var rest = line.drop { $0 == " " }
    for word in ["} else if ", "if ", "while ", "return ", "guard "] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    if let equals = rest.firstRange(of: " = ") { rest = rest[equals.upperBound...] }
    if let asked = rest.firstRange(of: " ? ") { rest = rest[..<asked.lowerBound] }
    return rest.replacing(" || ", with: " && ").split(separator: " && ", omittingEmptySubsequences: false)
      .contains { !isQuestion($0, questions) }
  }

  /// Whether a text is a question by its looks: a comparison, a property such as `isHidden`, a known method.
  private static func isQuestion(_ text: Substring, _ questions: Set<String>) -> Bool {
    if questions.contains(where: { text.contains($0 + "(") }) { return true }
    if [" == ", " != ", " < ", " > ", " <= ", " >= ", " is "].contains(where: { text.contains($0) }) {
      return true
    }
    if ["contains(", "point(", "isKind(", "isDescendant(", "isEqual(", "intersects("].contains(where: {
      text.contains($0)
    }) {
      return true
    }
    let word = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last ?? ""
    return (word.hasPrefix("is") && word.dropFirst(2).first?.isUppercase == true) || word == "true"
      || word == "false"
      || word == "clipsToBounds"
  }

  /// Whether code treats a name as one that may be nil.
  public static func isOptional(_ name: String, in code: String) -> Bool {
    let words = code.replacingBreaks.split(separator: " ").map(String.init)
    for (place, word) in words.enumerated() {
      let bare = word.hasPrefix("self.") ? String(word.dropFirst(5)) : word
      if bare == name || bare == name + "," {
        let next = place + 1 < words.count ? words[place + 1] : ""
        let before = place > 0 ? words[place - 1] : ""
        if next == "??" { return true }
        if next == "==" || next == "!=", place + 2 < words.count, words[place + 2].hasPrefix("nil") {
          return true
        }
        if before == "let", ["{", "else", "let"].contains(next) || bare.hasSuffix(",") { return true }
        if before == "=", place > 2, words[place - 3] == "let", place > 3,
          ["if", "guard", "while"].contains(words[place - 4]) || words[place - 4].hasSuffix(",")
        {
          return true
        }
      }
    }
    return code.contains(name + "?")
  }
}

extension String {
  /// The text with blanks for line breaks.
  fileprivate var replacingBreaks: String { String(map { $0 == "\n" ? " " : $0 }) }
}

/// What Objective-C says to nil without harm, said in Swift.
enum NilMessages {
  private static let optional: Set<String> = [
    "hitTest", "superview", "window", "presentation", "anyObject", "first", "last", "view", "next",
    "viewWithTag",
    "superlayer", "presentedViewController", "gestureRecognizers",
  ]
  /// What an answer is when nobody gives it.
  private static let defaults: [String: String] = [
    "isKind": "false", "isMember": "false", "isDescendant": "false", "contains": "false", "point": "false",
    "isHidden": "false", "isUserInteractionEnabled": "false", "isEnabled": "false", "isSelected": "false",
    "responds": "false", "isEqual": "false", "bounds": ".zero", "frame": ".zero", "center": ".zero",
    "location": ".zero", "previousLocation": ".zero", "convert": ".zero", "tag": "0", "alpha": "0",
    "count": "0",
    "x": "0", "y": "0", "width": "0", "height": "0", "minX": "0", "minY": "0", "maxX": "0", "maxY": "0",
    "phase": ".began", "tapCount": "0",
  ]

  /// A translation in which each message to what may be nil says so.
  static func spelledOut(in text: String, _ objects: Set<String>) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var locals: Set<String> = []
    for place in lines.indices {
      lines[place] = rewrite(lines[place], &locals, objects)
    }
    return lines.joined(separator: "\n")
  }

  private static func rewrite(_ line: String, _ locals: inout Set<String>, _ objects: Set<String>) -> String {
    let bare = line.drop { $0 == " " }
    var declared: String?
    for word in ["let ", "var ", "if let ", "if var "] where bare.hasPrefix(word) {
      let rest = bare.dropFirst(word.count)
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if rest.dropFirst(name.count).hasPrefix(": "), rest.contains("?") { locals.insert(name) }
      if rest.dropFirst(name.count).hasPrefix(" = "), !word.hasPrefix("if") { declared = name }
    }
    var (result, isOptional) = chains(line, locals, objects)
    if let declared, isOptional { locals.insert(declared) }
    // A condition that is an object asks whether it is there.
    if bare.hasPrefix("if "), result.hasSuffix(" {"), isOptional, !result.contains("="),
      !result.contains("??"),
      !result.contains(" && "), !result.contains(" || "), !result.contains("let ")
    {
      result = result.dropLast(2) + " != nil {"
    }
    return result
  }

  /// A line with its chains of members mended, and whether the last of them may be nil.
  private static func chains(_ line: String, _ locals: Set<String>, _ objects: Set<String>) -> (String, Bool)
  {
    let text = Array(line)
    var result = ""
    var place = 0
    var isLastOptional = false
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    func closing(_ open: Int) -> Int {
      var depth = 0
      var here = open
      while here < text.count {
        if text[here] == "(" || text[here] == "[" { depth += 1 }
        if text[here] == ")" || text[here] == "]" { depth -= 1 }
        here += 1
        if depth == 0 { break }
      }
      return here
    }
    while place < text.count {
      if text[place] == "\"" {
        let start = place
        place += 1
        while place < text.count, text[place] != "\"" { place += text[place] == "\\" ? 2 : 1 }
        place = min(place + 1, text.count)
        result += String(text[start..<place])
        continue
      }
      guard isWord(text[place]), !text[place].isNumber else {
        result.append(text[place])
        place += 1
        continue
      }
      // A chain: a word, then members, calls and subscripts.
      var chain = ""
      var word = ""
      var isOptional = false
      var isMended = false
      while place < text.count, isWord(text[place]) { word.append(text[place]); place += 1 }
      chain = word
      if locals.contains(word) { isOptional = true }
      var last = word
      while place < text.count {
        if text[place] == "(" || text[place] == "[" {
          let end = closing(place)
          let open = text[place]
          let inner = chains(String(text[(place + 1)..<max(place + 1, end - 1)]), locals, objects).0
          chain += String(open) + inner + (open == "(" ? ")" : "]")
          place = end
          continue
        }
        guard text[place] == ".", place + 1 < text.count, isWord(text[place + 1]), !text[place + 1].isNumber
        else {
          break
        }
        place += 1
        var member = ""
        while place < text.count, isWord(text[place]) { member.append(text[place]); place += 1 }
        let mayBeNil =
          isOptional || (optional.contains(last) && last != "self" && chain != last || last == "superview")
        if mayBeNil, !chain.hasSuffix("?"), !chain.hasSuffix("!") {
          chain += "?"
          isMended = true
        }
        chain += "." + member
        last = member
        isOptional = false
      }
      let answersObject = optional.contains(last)
      isLastOptional =
        isMended || answersObject || (objects.contains(last) && (chain == word || chain == "self.\(last)"))
        || (locals.contains(word) && chain == word)
      if isMended, let value = defaults[last] {
        chain = "(\(chain) ?? \(value))"
        isLastOptional = false
      }
      result += chain
    }
    return (result, isLastOptional)
  }
}

extension MethodOutline {
  /// The method in a language, for reading: what is asked of properties is told by their use.
  public func translated(to language: Language) -> String {
    let (objects, values) = names
    return exported(in: language, objects: objects, values: values)
  }

  /// The helpers that came with it, in a language.
  public func translatedHelpers(to language: Language) -> [HelperText] {
    let (objects, values) = names
    return exportedHelpers(in: language, objects: objects, values: values)
  }

  private var names: (objects: Set<String>, values: Set<String>) {
    let isObject: (FreeName) -> Bool = { [.view, .recognizer, .unknown, .closure].contains($0.kind) }
    return (
      Set(report.names.filter(isObject).map(\.name)), Set(report.names.filter { !isObject($0) }.map(\.name))
    )
  }
}
