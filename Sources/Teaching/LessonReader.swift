import CommandLanguage

extension Lesson {
  /// Reads a lesson; every fault of the file is told, each with its line.
  public static func read(_ text: String, path: String) -> (lesson: Lesson, faults: [LessonFault]) {
    var reader = LessonReader(path: path)
    reader.read(text.fileLines)
    return (reader.lesson, reader.faults)
  }
}

/// Reads a lesson's file: each line is typed by its first word.
private struct LessonReader {
  private enum Section {
    case head
    case scene
    case step
  }

  private static let headWords = ["lesson", "id", "needs", "source", "title.en", "title.zh"]
  private static let stepWords = [
    "en", "zh", "ask", "choice.en", "choice.zh", "answer", "goal", "run", "keep", "ban", "ban.en", "ban.zh",
    "hint.en", "hint.zh", "solution", "accept", "reject", "par", "done.en", "done.zh", "zh-of",
  ]

  var lesson: Lesson
  var faults: [LessonFault] = []
  private let path: String
  private var section = Section.head
  private var choices: [Bilingual] = []
  private var answer: Int?

  init(path: String) {
    self.path = path
    lesson = Lesson(path: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    lesson.number = Int(name.prefix { $0 != "-" }) ?? 0
  }

  mutating func read(_ lines: [String]) {
    var place = 0
    while place < lines.count {
      let number = place + 1
      var line = lines[place]
      place += 1
      // A brace that is open goes on over the lines below it, as in the command language.
      if holdsCommand(line) {
        var entry = EntryReader()
        entry.take(command(in: line))
        while entry.isOpen, place < lines.count {
          entry.take(lines[place])
          line += "\n" + lines[place]
          place += 1
        }
        if entry.isOpen { fault(number, "a brace is opened here and never closed") }
      }
      take(line, number)
    }
    finishStep()
    if lesson.id.isEmpty { fault(1, "the lesson has no 'id'") }
    if lesson.steps.isEmpty { fault(max(1, lines.count), "the lesson has no '[step NAME]'") }
  }

  private mutating func fault(_ line: Int, _ text: String) {
    faults.append(LessonFault(path: path, line: line, text: text))
  }

  /// Whether a line holds a command, whose braces count.
  private func holdsCommand(_ line: String) -> Bool {
    guard let first = line.split(separator: " ").first, !line.trimmed.hasPrefix("#") else { return false }
    switch section {
    case .head: return false
    case .scene: return first.first != "["
    case .step: return ["run", "solution", "accept", "reject"].contains(first)
    }
  }

  private func command(in line: String) -> String {
    section == .scene ? line : String(line.trimmed.drop { $0 != " " })
  }

  private mutating func take(_ line: String, _ number: Int) {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("#") { return }
    if text.first == "[" {
      open(text, number)
    } else if section == .scene {
      lesson.scene.append(ScriptCommand(text: text, line: number))
    } else {
      let word = String(text.prefix { $0 != " " && $0 != "|" })
      let rest = String(text.dropFirst(word.count)).trimmed
      section == .head ? takeHead(word, rest, number) : takeStep(word, rest, number)
    }
  }

  private mutating func open(_ text: String, _ number: Int) {
    let words = text.dropFirst().prefix { $0 != "]" }.split(separator: " ").map(String.init)
    guard text.last == "]", let kind = words.first, kind == "scene" || kind == "step" else {
      fault(number, "a part begins with '[scene]' or '[step NAME]', not with '\(text)'")
      return
    }
    finishStep()
    if kind == "scene" {
      if words.count > 1 { fault(number, "'[scene]' takes no name") }
      if !lesson.steps.isEmpty { fault(number, "'[scene]' stands before the steps") }
      section = .scene
    } else {
      guard words.count == 2 else {
        fault(number, "a step has one name: '[step NAME]'")
        return
      }
      if lesson.steps.contains(where: { $0.name == words[1] }) {
        fault(number, "two steps are called '\(words[1])'")
      }
      section = .step
      lesson.steps.append(LessonStep(name: words[1], line: number))
    }
  }

  private mutating func takeHead(_ word: String, _ rest: String, _ number: Int) {
    switch word {
    case "lesson":
      if rest != "1" { fault(number, "this reader knows version 1 of the format, not '\(rest)'") }
    case "id":
      if !lesson.id.isEmpty { fault(number, "'id' stands twice") }
      lesson.id = rest
      let isPlain = rest.allSatisfy {
        $0.isASCII && ($0.isLetter && $0.isLowercase || $0.isNumber || $0 == "-")
      }
      if rest.isEmpty || !isPlain { fault(number, "an id is made of small letters, digits and '-'") }
    case "needs": lesson.needs += rest.split(separator: " ").map(String.init)
    case "source": lesson.sources += rest.split(separator: " ").map(String.init)
    case "title.en": text(rest, number).map { lesson.title.english.append($0) }
    case "title.zh": text(rest, number).map { lesson.title.chinese.append($0) }
    default: unknown(word, LessonReader.headWords, number, "before the first part")
    }
  }

  private mutating func unknown(_ word: String, _ known: [String], _ number: Int, _ place: String) {
    let near = Nearest.word(to: word, among: known).map { ". Did you mean '\($0)'?" }
    fault(
      number, "no line \(place) begins with '\(word)'\(near ?? "; one of: " + known.joined(separator: " "))")
  }

  /// The text behind a `|`.
  private mutating func text(_ rest: String, _ number: Int) -> String? {
    guard rest.first == "|" else {
      fault(number, "a '|' starts the text")
      return nil
    }
    let text = String(rest.dropFirst()).trimmed
    if text.isEmpty { fault(number, "there is no text behind the '|'") }
    return text.isEmpty ? nil : text
  }

  private func commands(_ rest: String, _ number: Int) -> [ScriptCommand] {
    Script.commands(in: rest, endingAt: .newlineOrSemicolon).map {
      ScriptCommand(text: $0.text.trimmed, line: number + $0.line - 1)
    }
  }

  private mutating func takeStep(_ word: String, _ rest: String, _ number: Int) {
    let at = lesson.steps.count - 1
    guard at >= 0 else { return }
    switch word {
    case "en": text(rest, number).map { lesson.steps[at].text.english.append($0) }
    case "zh": text(rest, number).map { lesson.steps[at].text.chinese.append($0) }
    case "done.en": text(rest, number).map { lesson.steps[at].done.english.append($0) }
    case "done.zh": text(rest, number).map { lesson.steps[at].done.chinese.append($0) }
    case "ban.en": text(rest, number).map { lesson.steps[at].banReason.english.append($0) }
    case "ban.zh": text(rest, number).map { lesson.steps[at].banReason.chinese.append($0) }
    case "hint.en": text(rest, number).map { lesson.steps[at].hints.append(.init(english: [$0])) }
    case "hint.zh": takeTranslation(rest, number, of: \.hints, at)
    case "choice.en": text(rest, number).map { choices.append(.init(english: [$0])) }
    case "choice.zh":
      guard let text = text(rest, number) else { return }
      guard let last = choices.indices.last, choices[last].chinese.isEmpty else {
        fault(number, "'choice.zh' stands below its 'choice.en'")
        return
      }
      choices[last].chinese = [text]
    case "answer":
      answer = Int(rest)
      if answer == nil { fault(number, "'answer' takes the number of a choice") }
    case "ask": ask(rest, number, at)
    case "goal": goal(rest, number, at)
    case "run": lesson.steps[at].preparation += commands(rest, number)
    case "keep": lesson.steps[at].kept += rest.split(separator: " ").map(String.init)
    case "ban": lesson.steps[at].banned += rest.split(separator: " ").map(String.init)
    case "solution": lesson.steps[at].solution += commands(rest, number)
    case "accept": lesson.steps[at].accepted.append(commands(rest, number))
    case "reject": reject(rest, number, at)
    case "par":
      lesson.steps[at].par = Int(rest)
      if lesson.steps[at].par == nil { fault(number, "'par' takes a number of commands") }
    case "zh-of": lesson.steps[at].translated = rest
    default: unknown(word, LessonReader.stepWords, number, "of a step")
    }
  }

  private mutating func takeTranslation(
    _ rest: String, _ number: Int, of texts: WritableKeyPath<LessonStep, [Bilingual]>, _ at: Int
  ) {
    guard let text = text(rest, number) else { return }
    guard let last = lesson.steps[at][keyPath: texts].indices.last,
      lesson.steps[at][keyPath: texts][last].chinese.isEmpty
    else {
      fault(number, "'hint.zh' stands below its 'hint.en'")
      return
    }
    lesson.steps[at][keyPath: texts][last].chinese = [text]
  }

  private mutating func ask(_ rest: String, _ number: Int, _ at: Int) {
    if lesson.steps[at].question != nil { fault(number, "a step asks one question") }
    let words = rest.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("hit", 3): lesson.steps[at].question = .hit(x: words[1], y: words[2])
    case ("chain", 2): lesson.steps[at].question = .chain(words[1])
    case ("received", 2): lesson.steps[at].question = .received(words[1])
    case ("choice", 1): lesson.steps[at].question = .choice([], answer: 0)
    default:
      fault(number, "a question is 'ask hit X Y', 'ask chain V', 'ask received METHOD' or 'ask choice'")
    }
  }

  private mutating func goal(_ rest: String, _ number: Int, _ at: Int) {
    let words = rest.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("expect", 2...): lesson.steps[at].goals.append(.expect(rest))
    case ("same", 2): lesson.steps[at].goals.append(.same(words[1], after: []))
    case ("same", 4...) where words[2] == "after":
      let text = String(rest.drop { $0 != " " }).trimmed.drop { $0 != " " }
      let all = commands(String(String(text).trimmed.dropFirst("after".count)), number).map(\.text)
      lesson.steps[at].goals.append(.same(words[1], after: all))
    case ("tapped", 3): lesson.steps[at].goals.append(.tapped(x: words[1], y: words[2]))
    default:
      fault(number, "a goal is 'goal expect ...', 'goal same V [after COMMAND]' or 'goal tapped X Y'")
    }
  }

  private mutating func reject(_ rest: String, _ number: Int, _ at: Int) {
    let arrow = Array(" => ")
    let characters = Array(rest)
    let place = characters.indices.last { start in
      start + arrow.count <= characters.count && Array(characters[start..<start + arrow.count]) == arrow
    }
    guard let place else {
      fault(number, "a wrong answer says why it fails: 'reject COMMAND => REASON'")
      return
    }
    let reason = String(characters[(place + arrow.count)...]).trimmed
    lesson.steps[at].rejected.append(
      .init(line: number, commands: commands(String(characters[..<place]), number), reason: reason))
  }

  /// Gives the choices to the question that asks for them.
  private mutating func finishStep() {
    defer {
      choices = []
      answer = nil
    }
    guard section == .step, let at = lesson.steps.indices.last else { return }
    let line = lesson.steps[at].line
    guard case .choice? = lesson.steps[at].question else {
      if !choices.isEmpty || answer != nil { fault(line, "choices need an 'ask choice'") }
      return
    }
    if choices.count < 2 { fault(line, "'ask choice' needs at least two choices") }
    guard let answer, choices.indices.contains(answer - 1) else {
      fault(line, "'ask choice' needs an 'answer' from 1 to \(choices.count)")
      return
    }
    lesson.steps[at].question = .choice(choices, answer: answer)
  }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    var part = self[...]
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
