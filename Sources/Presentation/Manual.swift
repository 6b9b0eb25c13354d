import CommandLanguage
import Drawing
import Session

/// The reference of all commands as Markdown, made from the table.
public enum Manual {
  /// The text of `docs/COMMANDS.md`.
  public static func markdown(language: Language = .english) -> String {
    let words = language.words[0]
    var lines = [
      "# " + words.say(HelpPhrase.manualTitle).plain, "", words.say(HelpPhrase.manualIntro).plain, "",
    ]
    for section in Teller.sections {
      lines += ["## " + words.title(ofSection: section).plain, ""]
      for command in Session.table.commands where command.section == section {
        lines += chapter(on: command, words)
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func chapter(on command: Command<Request>, _ words: any Words) -> [String] {
    var lines = ["### " + command.name, ""]
    lines += [(words.summary(ofCommand: command.name) ?? StyledText(command.summary)).plain, ""]
    if !command.aliases.isEmpty {
      lines += [words.say(HelpPhrase.alsoCalled(command.aliases.joined(separator: ", "))).plain, ""]
    }
    lines += ["```"] + command.usage + ["```", ""]
    lines += [words.say(HelpPhrase.examples).plain + ":", "", "```"] + command.examples + ["```", ""]
    if !command.notes.isEmpty {
      lines += command.notes.map { "- " + words.remark($0).plain } + [""]
    }
    return lines
  }
}
