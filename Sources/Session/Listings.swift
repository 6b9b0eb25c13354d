import SceneModel
import Script

extension OverrideReader {
  /// An object's code as texts: methods that were pasted together stand in one.
  static func listings(of sources: [MethodSource], in language: CodeLanguage) -> [CodeListing] {
    if language != .asGiven {
      return sources.compactMap { source in
        OverrideReader.text(of: source, in: language == .swift ? .swift : .objectiveC)
          .map { CodeListing(methods: [source.method], text: $0) }
      }
    }
    var listings: [CodeListing] = []
    for source in sources {
      if source.form == .paste, let place = listings.firstIndex(where: { $0.text == source.text }) {
        listings[place] = CodeListing(methods: listings[place].methods + [source.method], text: source.text)
      } else {
        listings.append(CodeListing(methods: [source.method], text: source.text))
      }
    }
    return listings
  }
}
