import SceneModel
import Script

extension OverrideReader {
  /// An object's code as texts: methods that were pasted together stand in one.
  ///
  /// A translation compiles: what the other language has no words for is kept as a remark.
  static func listings(of id: ObjectID, in scene: Scene, _ language: CodeLanguage) -> [CodeListing] {
    let sources = scene.methods(of: id)
    if language != .asGiven {
      let language: Script.Language = language == .swift ? .swift : .objectiveC
      var seen: Set<String> = []
      return sources.compactMap { source in
        guard let outline = OverrideReader.outline(of: source, of: id, in: scene) else { return nil }
        // Helpers stand where they are needed first: C wants to know its functions beforehand.
        let helpers = outline.translatedHelpers(to: language).filter { seen.insert($0.text).inserted }
        let own = [outline.translated(to: language)] + helpers.filter { $0.extended == nil }.map(\.text)
        let before =
          language == .swift
          ? MethodOutline.extensions(helpers) : helpers.filter { $0.extended != nil }.map(\.text)
        return CodeListing(methods: [source.method], text: (before + own).joined(separator: "\n\n"))
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
