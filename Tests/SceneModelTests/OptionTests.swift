import SceneModel
import Testing

@Suite("Options")
struct OptionTests {
  var scene = Scene()

  @Test("begin with the default that the command language names")
  func defaults() {
    #expect(scene.options[.ios] == "13")
    #expect(scene.options[.wrappers] == "off")
    #expect(scene.options[.passes] == "1")
    #expect(scene.options[.bounce] == "off")
    #expect(scene.options.number(.edgeZone) == 20)
    #expect(scene.options.number(.slop) == 70)
    #expect(scene.options.number(.tapMovement) == 45)
    #expect(scene.options.number(.ios) == 13)
    #expect(scene.options.number(.shake) == 0)
  }

  @Test("take each of their values, and are unchanged again at the default", arguments: Option.allCases)
  mutating func values(option: Option) throws {
    let fresh = scene
    for value in option.values.isEmpty ? ["0", "12.5", "10000"] : option.values.map({ $0.uppercased() }) {
      try scene.setOption(option, to: value)
      #expect(scene.options[option].lowercased() == value.lowercased())
      #expect(scene.options.isChanged(option) == (scene.options[option] != option.defaultValue))
      #expect(scene.checkInvariants() == [])
    }
    try scene.setOption(option, to: option.defaultValue)
    #expect(!scene.options.isChanged(option))
    if option != .wrappers { #expect(scene == fresh) }
  }

  @Test("refuse other values", arguments: Option.allCases)
  mutating func refused(option: Option) throws {
    let fresh = scene
    for value in ["", "no such value", "-1", "nan", "inf", "1e9"] {
      guard case .badOption(option.rawValue, value, _) = refusal({ try scene.setOption(option, to: value) })
      else {
        Issue.record("\(option) took \(value)")
        continue
      }
    }
    #expect(scene == fresh)
  }

  @Test("name the rule on which they rest, but for those that are about drawing and imports")
  func rules() {
    #expect(Option.allCases.filter { $0.rule == nil } == [.bounce, .source])
  }
}
