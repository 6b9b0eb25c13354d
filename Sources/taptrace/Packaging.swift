import CommandLanguage
import Presentation
import Session
import Teaching

/// The manual page, the shells' completions and the reference, made from the same tables as the program's own help.
enum Packaging {
  /// The text of a kind; nil for a kind that there is not.
  static func text(_ kind: String, language: Language = .english) -> String? {
    switch kind {
    case "man": manualPage
    case "bash": Completions.bash
    case "zsh": Completions.zsh
    case "fish": Completions.fish
    case "commands": Manual.markdown(language: language)
    default: nil
    }
  }

  // MARK: The manual page

  private static var manualPage: String {
    var lines = [
      ".\\\" Made by: taptrace --generate man",
      ".TH TAPTRACE 1 \"\(Program.buildDay)\" \"taptrace \(Program.version)\" \"User Commands\"",
      // Commands and options are not to be hyphenated, nor stretched.
      ".nh",
      ".ad l",
      ".SH NAME",
      "taptrace \\- see how iOS delivers touches",
      ".SH SYNOPSIS",
      ".nf",
    ]
    lines += Options.ways.map { ".B taptrace " + roff($0.arguments) }
    lines += [
      ".fi",
      ".SH DESCRIPTION",
      ".B taptrace",
    ]
    lines += paragraph(
      "is a shell in which you build a tree of UIKit views, tap it, and see which view is hit, which responders "
        + "are asked, and why. It needs no Mac and no simulator. Code of your own, in Swift or Objective-C, can be "
        + "pasted in the place of a method. Guided lessons, in English and Chinese, teach it.")
    lines += [".PP", "At the prompt,", ".B help", "lists the commands and", ".B lesson"]
    lines += paragraph("opens the lessons. Where standard input is no terminal, commands are read from it.")
    lines += [
      ".SH OPTIONS"
    ]
    for entry in Options.table {
      if case .choice(_, let words) = entry.value, !words.allSatisfy(entry.help.contains) {
        lines += option(entry, entry.help + " (" + words.joined(separator: ", ") + ").")
      } else {
        lines += option(entry, entry.help + ".")
      }
    }
    for way in Options.ways where !way.options.isEmpty {
      lines.append(".SS \"Options of \(roff(way.word ?? ""))\"")
      for entry in way.options { lines += option(entry, entry.help + ".") }
    }
    lines.append(".SH COMMANDS")
    lines += paragraph(
      "Every command can be typed at the prompt, and stand in a script, in a lesson and behind -c.")
    var section = ""
    for command in Session.table.commands {
      if command.section != section {
        section = command.section
        lines.append(".SS \"\(roff(section))\"")
      }
      lines.append(".TP")
      for (place, usage) in command.usage.enumerated() {
        if place > 0 { lines.append(".TQ") }
        // A choice of many words may be broken where it stands.
        lines.append(".B " + roff(usage).replacing("|", with: "|\\:"))
      }
      lines += paragraph(command.summary)
    }
    lines += [
      ".SH EXIT STATUS",
      ".TP", ".B 0", "All went well.",
      ".TP", ".B 1", "A command, an expectation, a transcript or a lesson failed.",
      ".TP", ".B 2", "Wrong usage.",
      ".SH ENVIRONMENT",
    ]
    for (name, meaning) in [
      ("NO_COLOR, CLICOLOR_FORCE, TERM", "Whether and how colours are used, where --color does not say."),
      ("ACCESSIBLE, CI", "When set, events are told line by line and not animated."),
      ("COLUMNS", "The width of output that goes to no terminal."),
      ("LC_ALL, LC_MESSAGES, LANG", "The language, where --lang does not say."),
      ("TAPTRACE_LESSONS", "A folder of lessons."),
      ("TAPTRACE_SAFE", "When 1, as --safe: for classrooms and web terminals."),
      ("XDG_CONFIG_HOME, XDG_STATE_HOME", "Where the files below are."),
    ] { lines += [".TP", ".B " + roff(name)] + paragraph(meaning) }
    lines.append(".SH FILES")
    for (name, meaning) in [
      ("~/.config/taptrace/config", "Commands that the shell runs when it starts."),
      ("~/.local/state/taptrace/history", "The lines that were typed."),
      ("~/.local/state/taptrace/progress", "What was done in the lessons."),
      ("~/.local/state/taptrace/journals/", "The scenes of shells that run, and of those that were killed."),
    ] { lines += [".TP", ".I " + roff(name)] + paragraph(meaning) }
    lines += [
      ".SH EXAMPLES",
      ".nf",
      roff("taptrace -c 'add A frame 20 20 200 200; add B to A frame 10 10 80 40; tap 50 50'"),
      roff("taptrace --json scene.tap"),
      roff("taptrace lesson first-tap"),
      ".fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// An option: its names to be typed as they stand, a word for its value, and what it does.
  private static func option(_ entry: OptionEntry, _ help: String) -> [String] {
    let names = entry.names.map { "\\fB" + roff($0) + "\\fR" }.joined(separator: ", ")
    let value = entry.placeholder.map { " \\fI" + roff($0) + "\\fR" } ?? ""
    return [".TP", names + value] + paragraph(help.prefix(1).uppercased() + help.dropFirst())
  }

  /// Text in lines of at most 78 columns, as manual pages are kept.
  private static func paragraph(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, roff(line + " " + word).count > 78 {
        lines.append(roff(line))
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [roff(line)])
  }

  /// Text as roff takes it literally.
  private static func roff(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
