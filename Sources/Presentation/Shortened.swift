import CommandLanguage
import SceneModel
import Session

extension String {
  /// The text as an error quotes it: of a very long word only the beginning and the end.
  public var shortened: String {
    let limit = 60
    guard utf8.count > limit, count > limit else { return self }
    return "\(prefix(40))…\(suffix(12))"
  }
}

// What a person typed and an error quotes. Reports are made of shortened causes alone, so that no sentence has to
// think of it; mistakes and faults of code shorten their own words.

extension Problem.Cause {
  /// The same cause with what was typed shortened.
  var shortened: Problem.Cause {
    switch self {
    case .misreading(let misreading):
      .misreading(Misreading(misreading.fact.shortened, at: misreading.place))
    case .refusal(let refusal): .refusal(refusal.shortened)
    case .noSuchTopic(let word, let near): .noSuchTopic(word.shortened, near: near)
    case .methodNotOfObject(let method, let object, let className):
      .methodNotOfObject(method: method, object: object.shortened, class: className.shortened)
    case .noSuchMethod(let word, let near): .noSuchMethod(word.shortened, near: near)
    case .noSuchPreset(let words, let method, let admissible):
      .noSuchPreset(words.shortened, method: method, admissible: admissible)
    case .noValue(let text): .noValue(text.shortened)
    case .noFunction(let text): .noFunction(text.shortened)
    case .noOverride(let name, let method): .noOverride(name.shortened, method: method?.shortened)
    case .noSuchControlEvent(let word, let near): .noSuchControlEvent(word.shortened, near: near)
    // A path is looked for by its end.
    case .file(let path, let trouble) where path.utf8.count > 1024: .file(path: path.shortened, trouble)
    default: self
    }
  }
}

extension Misreading.Fact {
  fileprivate var shortened: Misreading.Fact {
    switch self {
    case .unknownCommand(let word, let near): .unknownCommand(word.shortened, near: near)
    case .ambiguousCommand(let word, let candidates):
      .ambiguousCommand(word.shortened, candidates: candidates)
    case .unknownEntry(let kind, let word, let near, let admissible):
      .unknownEntry(kind, word.shortened, near: near, admissible: admissible)
    case .expected(let wanted, let found, let near): .expected(wanted, found: found?.shortened, near: near)
    case .extra(let word, let near, let instead): .extra(word.shortened, near: near, instead: instead)
    case .repeatedOption(let word): .repeatedOption(word.shortened)
    case .notAName(let word): .notAName(word.shortened)
    default: self
    }
  }
}

extension Refusal {
  fileprivate var shortened: Refusal {
    switch self {
    case .nameTaken(let name): .nameTaken(name.shortened)
    case .notAName(let word): .notAName(word.shortened)
    case .noSuchObject(let name, let near): .noSuchObject(name.shortened, near: near)
    case .noSuchClass(let name, let near): .noSuchClass(name.shortened, near: near)
    case .wrongKind(let name, let found, let wanted):
      .wrongKind(name.shortened, is: found.shortened, wanted: wanted)
    case .noSuchProperty(let property, let name, let className):
      .noSuchProperty(property.shortened, of: name.shortened, class: className.shortened)
    case .badValue(let property, let wanted, let found):
      .badValue(property: property, wanted: wanted.shortened, found: found.shortened)
    case .noSuchRecognizerKind(let kind): .noSuchRecognizerKind(kind.shortened)
    case .noSuchOption(let name, let near): .noSuchOption(name.shortened, near: near)
    case .badOption(let name, let value, let allowed):
      .badOption(name.shortened, value: value.shortened, allowed: allowed)
    case .cannotRemove(let name): .cannotRemove(name.shortened)
    default: self
    }
  }
}
