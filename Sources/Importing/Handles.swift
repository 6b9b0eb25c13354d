import SceneModel

/// Gives views names that a person can type and recognise.
///
/// A name comes from what a person chose (an outlet, an identifier), else from a text (`loginButton`), else from the
/// class (`label2`). What stands in a cell is called by the cell (`cell2.label`). The same source gives the same
/// names every time.
struct Handles {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  /// The names of classes, which many views share.
  private var classNames: [String: String] = [:]

  /// Words that commands and code read as something else.
  private static let reserved: Set<String> = [
    "app", "delegate", "scene", "nothing", "nobody", "none", "nil", "print", "all", "self", "super", "true",
    "false", "on", "off", "yes", "no", "to", "in", "at", "as", "for", "from", "on", "above", "below", "frame",
    "decider", "back", "point", "event", "touches", "touch", "other", "events", "is", "if", "else", "return",
    "let", "var", "func", "class", "switch", "case", "default", "while", "repeat", "break", "continue", "in",
    "init", "where", "guard", "screen", "this", "static", "import", "do", "try", "catch", "throw", "hidden",
  ]

  init() { taken = Handles.reserved }

  /// A free name: the wanted one, or the wanted one with a number.
  mutating func take(_ wanted: String) -> String {
    if taken.insert(wanted).inserted { return wanted }
    var number = counts[wanted] ?? 1
    while true {
      number += 1
      let name = wanted + String(number)
      if taken.insert(name).inserted {
        counts[wanted] = number
        return name
      }
    }
  }

  // MARK: Words

  /// The names of all views of a tree, by their places.
  mutating func names(of tree: ImportedTree, bases: [String]) -> [String] {
    let captions = Handles.captions(of: tree, bases: bases)
    var names = [String](repeating: "", count: tree.nodes.count)
    taken.reserveCapacity(taken.count + tree.nodes.count)
    var cells = [Int32](repeating: -1, count: tree.nodes.count)
    // What a person chose comes first, so that a guess never takes such a name away.
    for (place, node) in tree.nodes.enumerated() {
      guard let handle = node.handle, let word = Handles.camelCase(handle, limit: 40) else { continue }
      names[place] = take(word)
    }
    for (place, node) in tree.nodes.enumerated() {
      let parent = Int(node.parent)
      let isCell = bases[place] == "UITableViewCell" || bases[place] == "UICollectionViewCell"
      let cell = parent >= 0 && parent < place ? cells[parent] : -1
      cells[place] = isCell ? Int32(place) : cell
      guard names[place].isEmpty else { continue }
      if !isCell, cell >= 0 {
        names[place] = take(names[Int(cell)] + "." + name(ofClass: node.className))
      } else {
        names[place] = take(word(for: node, base: bases[place], caption: captions[place]))
      }
    }
    return names
  }

  /// The texts of views, and for buttons those of their labels.
  private static func captions(of tree: ImportedTree, bases: [String]) -> [String?] {
    var captions = tree.nodes.map(\.text)
    for (place, node) in tree.nodes.enumerated() where bases[place] == "UILabel" {
      guard let text = node.text, !text.isEmpty else { continue }
      var parent = Int(node.parent)
      for _ in 0..<2 where parent >= 0 && parent < place {
        if bases[parent] == "UIButton" || bases[parent] == "UIControl" {
          if captions[parent] == nil { captions[parent] = text }
          break
        }
        parent = Int(tree.nodes[parent].parent)
      }
    }
    return captions
  }

  private mutating func word(for node: ImportedNode, base: String, caption: String?) -> String {
    guard let caption, let kind = Handles.kinds[base], let text = Handles.camelCase(caption, limit: 24) else {
      return name(ofClass: node.className)
    }
    return text + kind
  }

  private mutating func name(ofClass full: String) -> String {
    if let known = classNames[full] { return known }
    let name = Handles.className(full)
    classNames[full] = name
    return name
  }

  private static let kinds: [String: String] = [
    "UIButton": "Button", "UILabel": "Label", "UITextField": "Field", "UITextView": "Text",
    "UIControl": "Control",
    "UISwitch": "Switch", "UISlider": "Slider", "UISegmentedControl": "Segments",
  ]

  /// The class as a name: `UIButton` is `button`, `MyApp.LoginButton` is `loginButton`.
  static func className(_ full: String) -> String {
    var name = Substring(ClassLore.shortName(full))
    while name.hasPrefix("_") { name = name.dropFirst() }
    for prefix in ["XCUIElementType", "UIA", "UI"] where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      guard rest.first?.isUppercase == true else { continue }
      name = rest
      break
    }
    switch name {
    case "TableViewCell", "CollectionViewCell": return "cell"
    case "TableViewCellContentView", "CollectionViewCellContentView": return "contentView"
    case "ButtonLabel", "TableViewLabel", "TextFieldLabel": return "label"
    default: return camelCase(String(name), limit: 40) ?? "view"
    }
  }

  /// Words as one name: `Sign in` is `signIn`; nil where no letter is left.
  static func camelCase(_ text: String, limit: Int) -> String? {
    if text.utf8.prefix(200).allSatisfy({ $0 < 0x80 }) { return plainCamelCase(text, limit: limit) }
    var result = ""
    var count = 0
    var startsWord = false
    for scalar in text.unicodeScalars.prefix(200) {
      let isDigit = scalar.value >= 48 && scalar.value <= 57
      let isLetter = scalar == "_" || isDigit || (scalar.properties.isAlphabetic && isNameScalar(scalar))
      // An apostrophe stands inside a word: `What's` is `whats`.
      if scalar == "'" || scalar == "\u{2019}" { continue }
      guard isLetter else {
        startsWord = !result.isEmpty
        continue
      }
      if startsWord, count >= limit { break }
      guard count < limit * 2 else { break }
      if result.isEmpty, isDigit { result = "n" }
      if startsWord {
        result += scalar.properties.titlecaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
      startsWord = false
      count += 1
    }
    guard result.unicodeScalars.contains(where: { $0 != "_" }) else { return nil }
    let name = lowercasedStart(result)
    return Scene.isName(name) ? name : nil
  }

  /// The same for letters that need not be looked up.
  private static func plainCamelCase(_ text: String, limit: Int) -> String? {
    var result: [UInt8] = []
    var startsWord = false
    var count = 0
    for byte in text.utf8.prefix(200) {
      if byte == 39 { continue }
      guard byte == 95 || byte.isLetter || byte.isDigit else {
        startsWord = !result.isEmpty
        continue
      }
      if startsWord, count >= limit { break }
      guard count < limit * 2 else { break }
      if result.isEmpty, byte.isDigit { result.append(UInt8(ascii: "n")) }
      result.append(startsWord && byte >= 97 && byte <= 122 ? byte - 32 : byte)
      startsWord = false
      count += 1
    }
    guard result.contains(where: { $0 != 95 }) else { return nil }
    func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    var end = 0
    while end < result.count, isCapital(result[end]) { end += 1 }
    // The last capital of several begins the next word, when a word follows.
    if end > 1, end < result.count, result[end] >= 97, result[end] <= 122 { end -= 1 }
    for place in 0..<end { result[place] += 32 }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: return true
    default: return false
    }
  }

  /// `URLField` as `urlField`, `LoginButton` as `loginButton`.
  private static func lowercasedStart(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var end = 0
    while end < scalars.count, scalars[end].properties.isUppercase { end += 1 }
    if end == 0 { return text }
    // The last capital of several begins the next word, when a word follows.
    if end > 1, end < scalars.count, scalars[end].properties.isLowercase { end -= 1 }
    var result = ""
    for (place, scalar) in scalars.enumerated() {
      if place < end {
        result += scalar.properties.lowercaseMapping
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
