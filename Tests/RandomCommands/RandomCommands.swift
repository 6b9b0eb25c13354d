/// Command lines as a person without a plan would type them, the same for the same seed.
///
/// Most are valid where they stand: the generator remembers the names that it made. The others name what is not there,
/// forget words or ask for too much. It knows nothing of the program, so whatever runs commands can be tried with it.
public struct RandomCommands: IteratorProtocol, Sequence {
  /// Which commands are wanted besides those of the scene.
  public struct Reach: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Names the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Commands that read and write the files of ``files``.
    public static let files = Reach(rawValue: 1)
    /// Lessons, the exercise, progress and recordings.
    public static let lessons = Reach(rawValue: 2)
    /// Lines that take the program's limits to their ends.
    public static let extremes = Reach(rawValue: 4)
    /// Everything.
    public static let all: Reach = [.files, .lessons, .extremes]
  }

  var dice: Dice
  let reach: Reach
  /// Names that were given, some of which may be gone by now.
  var views = ["view", "window"]
  var windows = ["window"]
  var controllers = ["vc"]
  var recognizers: [String] = []
  var controls: [String] = []
  var made = 0

  /// Begins a sequence.
  public init(seed: UInt64, reach: Reach = []) {
    dice = Dice(seed)
    self.reach = reach
  }

  /// The next line; a command with code has several.
  public mutating func next() -> String? {
    let line = command()
    // Slips: a word is left out, is another one, or is there twice.
    guard dice.roll(40) == 0 else { return line }
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let place = dice.roll(words.count)
    switch dice.roll(4) {
    case 0: words.remove(at: place)
    case 1: words[place] = any(RandomCommands.strays)
    case 2: words.insert(words[place], at: place)
    default: words[place] = words[place].uppercased()
    }
    // What is left of a command may leave the shell, and nothing would follow.
    let slip = words.joined(separator: " ")
    return ["exit", "quit"].contains(slip.lowercased()) ? line : slip
  }

  private mutating func command() -> String {
    var kinds = 100
    if reach.contains(.files) { kinds += 12 }
    if reach.contains(.lessons) { kinds += 14 }
    if reach.contains(.extremes) { kinds += 4 }
    var roll = dice.roll(kinds)
    switch roll {
    case 0..<34: return scene()
    case 34..<46: return code()
    case 46..<54: return setup()
    case 54..<76: return event()
    case 76..<86: return look()
    case 86..<93: return expectation()
    case 93..<100: return history()
    default: roll -= 100
    }
    if reach.contains(.files) {
      if roll < 12 { return file() }
      roll -= 12
    }
    if reach.contains(.lessons) {
      if roll < 14 { return lesson() }
      roll -= 14
    }
    return extreme()
  }

  // MARK: Words

  mutating func any<Element>(_ list: [Element]) -> Element { list[dice.roll(list.count)] }

  mutating func chance(_ percent: Int) -> Bool { dice.roll(100) < percent }

  /// A name of this kind; now and then one that is not there, or of another kind.
  mutating func name(_ list: [String]) -> String {
    if list.isEmpty || chance(3) {
      return any(["view", "window", "vc", "app", "scene", "delegate", "ghost", "按钮", "nothing"])
    }
    return any(list)
  }

  mutating func view() -> String { name(views) }

  mutating func fresh(_ stem: String) -> String {
    made += 1
    if chance(3) { return view() }
    return any([stem + "\(made)", stem + "\(made % 7)", "按钮\(made)", "\(stem)_\(made)"])
  }

  mutating func number(_ range: ClosedRange<Int> = -20...400) -> String {
    if chance(2) { return any(RandomCommands.oddNumbers) }
    let whole = range.lowerBound + dice.roll(range.count)
    return chance(15) ? "\(whole).\(dice.roll(100))" : "\(whole)"
  }

  mutating func point() -> String { "\(number(0...320)) \(number(0...480))" }

  mutating func rect() -> String {
    "\(number(-20...200)) \(number(-20...300)) \(number(0...320)) \(number(0...480))"
  }

  mutating func words(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

  mutating func property() -> String {
    switch dice.roll(22) {
    case 0: return "frame \(rect())"
    case 1: return "bounds \(rect())"
    case 2: return "center \(point())"
    case 3: return "offset \(number()) \(number())"
    case 4: return any(["hidden", "hidden on", "hidden off", "hidden yes"])
    case 5: return "alpha 0.\(dice.roll(100))"
    case 6: return any(["interaction on", "interaction off"])
    case 7:
      return any(["clips on", "clips off", "multitouch on", "exclusive on", "enabled off", "enabled on"])
    case 8: return "rotate \(number(-360...360))"
    case 9: return "scale \(any(["0.5", "2", "1 2", "-1", "0", "0.001"]))"
    case 10: return "translate \(number()) \(number())"
    case 11: return "anchor 0.\(dice.roll(10)) 1"
    case 12: return "z \(dice.roll(9) - 4)"
    case 13: return "tag \(dice.roll(99))"
    case 14: return "text \(text())"
    case 15: return "color \(any(["red", "blue", "systemGreen", "nocolor"]))"
    case 16: return "content \(number(0...2000)) \(number(0...2000))"
    case 17: return any(["scroll off", "paging on", "delays off", "cancels off"])
    case 18: return "level \(dice.roll(5))"
    case 19: return "transform 1 0.\(dice.roll(9)) 0 1 \(number()) 0"
    case 20: return "multitouch on"
    default: return "alpha 1"
    }
  }

  mutating func text() -> String {
    any([
      #""OK""#, #""""#, #""a \"b\" \\ \n c""#, "\"按下 👩‍👩‍👧 e\u{301}\"",
      "\"\u{1B}]0;owned\u{07}\u{1B}[2J\u{9B}5m\"",
      "\"\u{202E}txt\u{2028}\"",
    ])
  }
}

/// Numbers that look random and are the same on every run.
struct Dice: Sendable {
  private var state: UInt64

  init(_ seed: UInt64) {
    // Seeds that lie beside one another begin far apart.
    var mixed = seed &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    state = mixed | 1
  }

  mutating func roll(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % count
  }
}
