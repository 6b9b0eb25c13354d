/// The languages in which results and messages are told.
///
/// Names, commands, properties and UIKit's identifiers are the same in all of them.
public enum Language: String, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh-Hans"
  /// English, then Chinese.
  case both

  /// The words of each language that is spoken, in the order of speaking.
  var words: [any Words] {
    switch self {
    case .english: [EnglishWords()]
    case .chinese: [ChineseWords()]
    case .both: [EnglishWords(), ChineseWords()]
    }
  }

  /// The language of a locale's name, such as `zh_CN.UTF-8`; English for all that is not Chinese.
  public init(locale: String) {
    self = locale.lowercased().hasPrefix("zh") ? .chinese : .english
  }
}
