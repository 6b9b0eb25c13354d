import Teaching

/// Completions for shells, made from the tables of options and of the lessons.
///
/// What comes first of the arguments that are no option, `lesson` or `test` for instance, decides what the others may
/// be; options and their values may stand in front of it.
enum Completions {
  private static var lessons: String { Course.embedded.lessons.map(\.id).joined(separator: " ") }
  private static var words: [String] { Options.ways.compactMap(\.word) }
  private static var ownOptions: [(way: String, options: [OptionEntry])] {
    Options.ways.filter { !$0.options.isEmpty }.map { ($0.word ?? "", $0.options) }
  }

  /// The names of options behind which a value stands.
  private static var valued: [String] {
    (Options.table + ownOptions.flatMap(\.options)).filter { $0.placeholder != nil }.flatMap(\.names)
  }

  /// Text between single quotes, for bash and zsh.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }

  // MARK: bash

  /// For bash, with its completion package or without.
  static var bash: String {
    var cases: [String] = []
    for entry in Options.table + ownOptions.flatMap(\.options) {
      let names = entry.names.joined(separator: "|")
      switch entry.value {
      case .none: continue
      case .choice(_, let values):
        cases.append("    \(names)) _taptrace_words '\(values.joined(separator: " "))'; return ;;")
      case .folder: cases.append("    \(names)) compopt -o filenames; _taptrace_files -d; return ;;")
      case .number, .text: cases.append("    \(names)) return ;;")
      }
    }
    let own = ownOptions.map { way, options in
      "    \(way)) options='\(options.flatMap(\.names).joined(separator: " "))' ;;"
    }
    return """
      # Completions of taptrace for bash. Made by: taptrace --generate bash
      _taptrace_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$cur"); }
      _taptrace_files() {
        local found
        mapfile -t found < <(compgen "$1" -- "$cur")
        COMPREPLY+=("${found[@]}")
      }
      _taptrace() {
        local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} way='' place at=0
        local options='\(Options.table.flatMap(\.names).joined(separator: " "))'
        COMPREPLY=()
        # --lang=en comes as three words.
        if [[ $cur == '=' ]]; then
          cur=''
        elif [[ $prev == '=' ]]; then
          prev=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $prev in
      \(cases.joined(separator: "\n"))
        esac
        for ((place = 1; place < COMP_CWORD; place++)); do
          case ${COMP_WORDS[place]} in
            \(valued.joined(separator: "|")))
              ((place += 1))
              if [[ ${COMP_WORDS[place]} == '=' ]]; then ((place += 1)); fi ;;
            -*) ;;
            *) way=${COMP_WORDS[place]} at=$place; break ;;
          esac
        done
        case $way in
      \(own.joined(separator: "\n"))
        esac
        if [[ $cur == -* ]]; then
          _taptrace_words "$options"
        elif [[ $way == lesson ]]; then
          if ((COMP_CWORD == at + 1)); then _taptrace_words '\(lessons)'; fi
        else
          compopt -o filenames
          if [[ -z $way ]]; then _taptrace_words '\(words.joined(separator: " "))'; fi
          _taptrace_files -f
        fi
      }
      complete -F _taptrace taptrace

      """
  }

  // MARK: zsh

  /// For zsh.
  static var zsh: String {
    func spec(_ entry: OptionEntry, joins: Bool = true) -> String {
      let text = quoted(entry.help).replacing("[", with: "\\[").replacing("]", with: "\\]")
        .replacing(":", with: "\\:")
      let action =
        switch entry.value {
        case .none: ""
        case .choice(let word, let values): ":\(word):(\(values.joined(separator: " ")))"
        case .folder(let word): ":\(word):_files -/"
        case .number(let word), .text(let word): ":\(word): "
        }
      // Long options take their value behind a blank or behind '='; those of a way of its own only the former.
      func name(_ name: String) -> String {
        name + (joins && name.hasPrefix("--") && entry.placeholder != nil ? "=" : "")
      }
      if entry.names.count == 1 { return "'\(name(entry.names[0]))[\(text)]\(action)'" }
      let all = entry.names.map(name).joined(separator: ",")
      return "'(\(entry.names.joined(separator: " ")))'{\(all)}'[\(text)]\(action)'"
    }
    let ways = Options.ways.compactMap { way in way.word.map { "    '\($0):\(quoted(way.help))'" } }
    let own = ownOptions.map { way, options in
      (["        \(way))", "          _arguments \\"]
        + options.map { "            \(spec($0, joins: false)) \\" } + ["            '*:file:_files' ;;"])
        .joined(separator: "\n")
    }
    return """
      #compdef taptrace
      # Completions of taptrace for zsh. Made by: taptrace --generate zsh
      _taptrace() {
        local curcontext=$curcontext state line
        local -a ways=(
      \(ways.joined(separator: "\n"))
        )
        local -a options=(
      \(Options.table.map { "    " + spec($0) }.joined(separator: "\n"))
        )
        _arguments -C $options '1: :->first' '*:: :->rest' && return
        case $state in
          first)
            _describe -t ways 'way' ways
            _files ;;
          rest)
            case $words[1] in
              lesson) _arguments $options '1:lesson:(\(lessons))' ;;
      \(own.joined(separator: "\n"))
              *) _arguments $options '*:file:_files' ;;
            esac ;;
        esac
      }
      _taptrace "$@"

      """
  }

  // MARK: fish

  /// For fish.
  static var fish: String {
    func text(_ text: String) -> String { text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") }
    func line(_ entry: OptionEntry, _ condition: String) -> String {
      var line = "complete -c taptrace -n '\(condition)'"
      for name in entry.names {
        line += name.hasPrefix("--") ? " -l " + name.dropFirst(2) : " -s " + name.dropFirst()
      }
      switch entry.value {
      case .none: break
      case .choice(_, let values): line += " -x -a '(printf \"%s\\t\\n\" \(values.joined(separator: " ")))'"
      case .folder: line += " -x -a '(__fish_complete_directories)'"
      case .number, .text: line += " -x"
      }
      return line + " -d '\(text(entry.help))'"
    }
    var lines = [
      """
      # Completions of taptrace for fish. Made by: taptrace --generate fish
      # Tells the first argument that is no option.
      function __taptrace_way
          set -l words (commandline -opc)
          set -e words[1]
          while set -q words[1]
              switch $words[1]
                  case \(valued.joined(separator: " "))
                      set -e words[1]
                  case '-*'
                  case '*'
                      echo $words[1]
                      return
              end
              set -q words[1]; and set -e words[1]
          end
          return 1
      end
      """
    ]
    for way in Options.ways {
      guard let word = way.word else { continue }
      lines.append(
        "complete -c taptrace -n 'not __taptrace_way >/dev/null' -a \(word) -d '\(text(way.help))'")
    }
    lines.append(
      "complete -c taptrace -n 'contains lesson (__taptrace_way)' -x -a '\(lessons)'")
    for (way, options) in ownOptions {
      lines += options.map { line($0, "contains \(way) (__taptrace_way)") }
    }
    let others = ownOptions.map { "not contains \($0.way) (__taptrace_way)" }.joined(separator: "; and ")
    lines += Options.table.map { line($0, others) }
    return lines.joined(separator: "\n") + "\n"
  }
}
