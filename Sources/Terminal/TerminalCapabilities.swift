/// How many colours may be used.
public enum ColorDepth: Int, Comparable, Sendable {
  /// No colour at all.
  case none = 0
  /// The sixteen named colours.
  case sixteen
  /// The palette of 256.
  case palette
  /// Any red, green and blue.
  case trueColor

  /// Fewer colours come first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool { left.rawValue < right.rawValue }
}

/// What `--color` and `--animate` choose.
public enum Choice: String, Sendable, CaseIterable {
  /// By the terminal and the environment.
  case auto
  /// Whatever the environment says.
  case always
  /// Not at all.
  case never
}

/// What may be sent to a terminal, as its environment tells.
public struct TerminalCapabilities: Equatable, Sendable {
  /// The colours that may be used.
  public var colors: ColorDepth
  /// Whether frames may be drawn over one another; otherwise the same facts are told in lines.
  public var animates: Bool
  /// Whether lines and marks beyond ASCII may be drawn.
  public var isUnicode: Bool
  /// Whether the terminal understands no control sequences at all (`TERM=dumb`).
  public var isDumb: Bool

  /// Names what may be sent.
  public init(colors: ColorDepth, animates: Bool, isUnicode: Bool, isDumb: Bool) {
    self.colors = colors
    self.animates = animates
    self.isUnicode = isUnicode
    self.isDumb = isDumb
  }

  /// Reads the environment.
  ///
  /// `NO_COLOR` takes colour away and `CLICOLOR_FORCE` gives it to a pipe; an explicit choice outranks both.
  /// `ACCESSIBLE`, `CI` and `TERM=dumb` ask for lines instead of animation. Where output is no terminal it
  /// has to be the same on every machine, so the locale has no say there.
  ///
  /// - Parameters:
  ///   - isTerminal: whether output goes to a terminal.
  ///   - isUTF8: whether the locale's characters are UTF-8.
  ///   - color: the person's choice of colour.
  ///   - animation: the person's choice of animation.
  ///   - variable: looks up an environment variable.
  public init(
    isTerminal: Bool, isUTF8: Bool, color: Choice = .auto, animation: Choice = .auto,
    variable: (String) -> String?
  ) {
    let term = variable("TERM") ?? ""
    func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
    func isOn(_ name: String) -> Bool { isSet(name) && variable(name) != "0" && variable(name) != "false" }

    isDumb = isTerminal && (term == "dumb" || term.isEmpty)
    isUnicode = !isTerminal || isUTF8

    let depth = Self.depth(term: term, colorTerm: variable("COLORTERM") ?? "")
    switch color {
    case .always: colors = max(depth, .sixteen)
    case .never: colors = .none
    case .auto:
      if isSet("NO_COLOR") {
        colors = .none
      } else if isOn("CLICOLOR_FORCE") {
        colors = max(depth, .sixteen)
      } else {
        colors = isTerminal && !isDumb && variable("CLICOLOR") != "0" ? depth : .none
      }
    }

    switch animation {
    case .always: animates = isTerminal && !isDumb
    case .never: animates = false
    case .auto: animates = isTerminal && !isDumb && !isOn("ACCESSIBLE") && !isOn("CI")
    }
  }

  private static func depth(term: String, colorTerm: String) -> ColorDepth {
    if term.isEmpty || term == "dumb" { return .none }
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") { return .trueColor }
    if term.hasSuffix("-256color") || term.hasSuffix("-256") { return .palette }
    // The hardware terminals and their emulations that are known to have no colour.
    if term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasSuffix("-m") || term.hasSuffix("-mono") {
      return .none
    }
    return .sixteen
  }
}
