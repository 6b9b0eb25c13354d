import SceneModel
import Script

extension OverrideReader {
  /// An object's code as texts: methods that were pasted together stand in one.
  ///
  /// A translation compiles: what the other language has no words for is kept as a remark.
  static func listings(of id: ObjectID, in scene: Scene, _ language: CodeLanguage) -> [CodeListing] {
    let sources = scene.methods(of: id)
    if language != .asGiven {
      return sources.compactMap { source in
        OverrideReader.outline(of: source, of: id, in: scene).map { outline in
          let text = outline.translated(to: language == .swift ? .swift : .objectiveC)
          return CodeListing(methods: [source.method], text: text)
        }
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
