import CommandLanguage
import Presentation
import Session
import Teaching

/// The manual page and the shells' completions, made from the same tables as the program's own help.
enum Packaging {
  /// The text of a kind; nil for a kind that there is not.
  static func text(_ kind: String) -> String? {
    switch kind {
    case "man": manualPage
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var lessons: [String] { Course.embedded.lessons.map(\.id) }

  // MARK: The manual page

  private static var manualPage: String {
    var lines = [
      ".\\\" Made by: taptrace --generate man",
      ".TH TAPTRACE 1 \"\" \"taptrace \(Program.version)\" \"User Commands\"",
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
      roff(
        "is a shell in which you build a tree of UIKit views, tap it, and see which view is hit, which responders"
      ),
      roff(
        "are asked, and why. It needs no Mac and no simulator. Code of your own, in Swift or Objective-C, can be"
      ),
      roff("pasted in the place of a method. Guided lessons, in English and Chinese, teach it."),
      ".PP",
      "At the prompt,",
      ".B help",
      "lists the commands and",
      ".B lesson",
      "opens the lessons. Where standard input is no terminal, commands are read from it.",
      ".SH OPTIONS",
    ]
    for entry in Options.table {
      lines.append(".TP")
      lines.append(".B " + roff(entry.usage))
      if case .choice(_, let words) = entry.value, !words.allSatisfy(entry.help.contains) {
        lines.append(roff(entry.help + " (" + words.joined(separator: ", ") + ")."))
      } else {
        lines.append(roff(entry.help + "."))
      }
    }
    for way in Options.ways where !way.options.isEmpty {
      lines += [".SS \"Options of \(roff(way.word ?? ""))\""]
      for entry in way.options { lines += [".TP", ".B " + roff(entry.usage), roff(entry.help + ".")] }
    }
    lines.append(".SH COMMANDS")
    lines.append(
      roff("Every command can be typed at the prompt, and stand in a script, in a lesson and behind -c."))
    var section = ""
    for command in Session.table.commands {
      if command.section != section {
        section = command.section
        lines.append(".SS \"\(roff(section))\"")
      }
      lines.append(".TP")
      for (place, usage) in command.usage.enumerated() {
        if place > 0 { lines.append(".TQ") }
        lines.append(".B " + roff(usage))
      }
      lines.append(roff(command.summary))
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
    ] { lines += [".TP", ".B " + roff(name), roff(meaning)] }
    lines.append(".SH FILES")
    for (name, meaning) in [
      ("~/.config/taptrace/config", "Commands that the shell runs when it starts."),
      ("~/.local/state/taptrace/history", "The lines that were typed."),
      ("~/.local/state/taptrace/progress", "What was done in the lessons."),
      ("~/.local/state/taptrace/journals/", "The scenes of shells that run, and of those that were killed."),
    ] { lines += [".TP", ".I " + roff(name), roff(meaning)] }
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

  // MARK: Completions

  private static var words: [String] { Options.ways.compactMap(\.word) }

  private static var bash: String {
    var cases: [String] = []
    for entry in Options.table + Options.ways.flatMap(\.options) {
      let names = entry.names.joined(separator: "|")
      switch entry.value {
      case .none: continue
      case .choice(_, let values):
        cases.append(
          "    \(names)) COMPREPLY=($(compgen -W '\(values.joined(separator: " "))' -- \"$cur\")); return ;;")
      case .folder: cases.append("    \(names)) COMPREPLY=($(compgen -d -- \"$cur\")); return ;;")
      case .number, .text: cases.append("    \(names)) return ;;")
      }
    }
    let options = Options.table.flatMap(\.names).joined(separator: " ")
    let own = Options.ways.filter { !$0.options.isEmpty }.map { way in
      "    \(way.word ?? "")) options='\(way.options.flatMap(\.names).joined(separator: " "))' ;;"
    }
    return """
      # Completions of taptrace for bash. Made by: taptrace --generate bash
      _taptrace() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} options='\(options)'
        COMPREPLY=()
        case $prev in
      \(cases.joined(separator: "\n"))
          lesson) COMPREPLY=($(compgen -W '\(lessons.joined(separator: " "))' -- "$cur")); return ;;
        esac
        case ${COMP_WORDS[1]} in
      \(own.joined(separator: "\n"))
        esac
        if [[ $cur == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$cur"))
        elif [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- "$cur") $(compgen -f -- "$cur"))
        else
          COMPREPLY=($(compgen -f -- "$cur"))
        fi
      }
      complete -o filenames -F _taptrace taptrace

      """
  }

  private static var zsh: String {
    func spec(_ entry: OptionEntry) -> String {
      let text = entry.help.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        "'", with: "'\\''")
      let action =
        switch entry.value {
        case .none: ""
        case .choice(let word, let values): ":\(word):(\(values.joined(separator: " ")))"
        case .folder(let word): ":\(word):_files -/"
        case .number(let word), .text(let word): ":\(word): "
        }
      if entry.names.count == 1 { return "'\(entry.names[0])[\(text)]\(action)'" }
      return
        "'(\(entry.names.joined(separator: " ")))'{\(entry.names.joined(separator: ","))}'[\(text)]\(action)'"
    }
    let own = Options.ways.filter { !$0.options.isEmpty }.map { way in
      "    \(way.word ?? ""))\n      _arguments \\\n"
        + way.options.map { "        " + spec($0) + " \\\n" }.joined() + "        '*:file:_files' ;;"
    }
    return """
      #compdef taptrace
      # Completions of taptrace for zsh. Made by: taptrace --generate zsh
      _taptrace() {
        local -a ways=(
      \(Options.ways.compactMap { way in way.word.map { "    '\($0):\(way.help.replacing("'", with: "'\\''"))'" } }.joined(separator: "\n"))
        )
        case ${words[2]} in
          lesson) _values 'lesson' \(lessons.joined(separator: " ")) ;;
      \(own.joined(separator: "\n"))
          *)
            _arguments \\
      \(Options.table.map { "        " + spec($0) + " \\" }.joined(separator: "\n"))
              '*: :{ [[ $CURRENT -eq 2 ]] && _describe "way" ways; _files }' ;;
        esac
      }
      _taptrace "$@"

      """
  }

  private static var fish: String {
    func line(_ entry: OptionEntry, _ condition: String) -> String {
      var text = "complete -c taptrace" + condition
      for name in entry.names {
        text += name.hasPrefix("--") ? " -l " + name.dropFirst(2) : " -s " + name.dropFirst()
      }
      switch entry.value {
      case .none: break
      case .choice(_, let values): text += " -x -a '\(values.joined(separator: " "))'"
      case .folder: text += " -x -a '(__fish_complete_directories)'"
      case .number, .text: text += " -x"
      }
      return text + " -d '\(entry.help.replacing("'", with: "\\'"))'"
    }
    var lines = ["# Completions of taptrace for fish. Made by: taptrace --generate fish"]
    for way in Options.ways {
      guard let word = way.word else { continue }
      lines.append(
        "complete -c taptrace -n __fish_use_subcommand -a \(word) -d '\(way.help.replacing("'", with: "\\'"))'"
      )
      lines += way.options.map { line($0, " -n '__fish_seen_subcommand_from \(word)'") }
    }
    lines.append(
      "complete -c taptrace -n '__fish_seen_subcommand_from lesson' -x -a '\(lessons.joined(separator: " "))'"
    )
    lines += Options.table.map { line($0, "") }
    return lines.joined(separator: "\n") + "\n"
  }
}
