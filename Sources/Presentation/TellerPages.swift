import Drawing
import Messaging
import SceneModel
import Session

extension Teller {
  /// The page of an outcome.
  func page(for outcome: Outcome, of reply: Reply) -> Page {
    let page = ownPage(for: outcome, of: reply)
    guard isInteractive, let next = nextLine(after: outcome) else { return page }
    return page + Page(lines: wrap(next, hanging: 6))
  }

  private func ownPage(for outcome: Outcome, of reply: Reply) -> Page {
    switch outcome {
    case .silent, .exit: Page()
    // The front end takes the language and says in it that it did.
    case .language: lines(scene(.language))
    case .added(let id): lines(addedLine(id))
    case .removed(let names, let all): lines(removedLine(names, all: all))
    case .moved(let id): lines(movedLine(id))
    case .reordered(let id, let isInFront):
      lines(scene(.reordered(name(id), isInFront: isInFront, parent: scene.superview(of: id).map(name))))
    case .renamed(let id, let old): lines(scene(.renamed(old: old, new: name(id))))
    case .properties(let id, let properties): lines(propertiesLine(id, properties))
    case .hidden(let ids, let isHidden):
      lines(
        ids.map { scene(.hidden(name($0), isHidden: isHidden, isWindow: scene.kind(of: $0) == .window)) })
    case .controller(let id): lines(controllerLine(id))
    case .presented(let id, let presenter):
      lines(
        scene(
          .presented(
            name(id), by: name(presenter),
            window: scene.view(of: id).flatMap { scene.window(of: $0) }.map(name))))
    case .dismissed(let id): lines(scene(.dismissed(name(id))))
    case .options(let options): lines(optionLines(options))
    case .undone(let commands): lines(commands.map { scene(.undone(oneLine($0))) })
    case .redone(let commands): lines(commands.map { scene(.redone(oneLine($0))) })
    case .reset: lines(scene(.reset))
    case .cleared: lines(scene(.cleared))
    case .saved(let path, let count): lines(scene(.saved(path: path, lines: count)))
    case .exported(let export):
      if let path = export.path {
        lines(scene(.exported(format: export.format, path: path, lines: export.lines)))
      } else {
        exportPage(export.text ?? "")
      }
    case .loaded(let path, let count): lines(scene(.loaded(path: path, objects: count)))
    case .recovered(let commands, let failed):
      lines(
        [scene(.recovered(commands: commands, failed: failed))]
          + session.lab.input.touches.filter { !$0.isOver }.map { scene(.stillDown(finger: $0.finger)) })
    case .forgotten: lines(scene(.forgotten))
    case .imported(let path, let report): importPage(path, report)
    case .importParts(let path, let parts): importPartsPage(path, parts)
    case .origin(let id): originPage(id)
    case .ran(let path, let moments): ranPage(path, moments)
    case .overridden, .code, .restored, .bindings, .bound, .defined, .needs, .review: codePage(for: outcome)
    case .event(let isNew, let start): eventPage(isNew: isNew, from: start, command: reply.command)
    case .firstResponder(let id): lines(scene(.firstResponder(id.map(name))))
    case .recognizers(let ids): lines(recognizerLines(ids))
    case .recognizerRemoved(let name): lines(scene(.recognizerRemoved(name)))
    case .actions(let id): lines(actionLines(id))
    case .responds(let id): lines(scene(.responds(name(id), scene.selectors(of: id))))
    case .ignoring(let depth): lines(scene(.ignoring(depth: depth)))
    case .tree, .found, .breakpoints, .picture, .info, .list, .chain, .trace, .replay, .step, .why, .fixed,
      .who, .reach, .map,
      .conversion,
      .inside, .difference, .pipeline, .topic, .help, .history, .examples, .held:
      lookPage(for: outcome)
    }
  }

  private func lookPage(for outcome: Outcome) -> Page {
    switch outcome {
    case .tree(let roots, let limit): treePage(roots, limit)
    case .found(let text, let ids): foundPage(text, ids)
    case .breakpoints(let ids):
      lines(ids.isEmpty ? looking(.noBreakpoints) : looking(.breakpoints(names(ids))))
    case .picture: picturePage()
    case .map(let view): mapPage(view)
    case .info(let id): infoPage(id)
    case .list: listPage()
    case .chain(let links): chainPage(links)
    // Where a film can be played the front end plays it; elsewhere it is told line by line.
    case .trace: tracePage()
    case .replay: tracePage() + secondAct()
    case .step(let position): stepPage(position)
    case .why(let diagnosis): whyPage(diagnosis)
    case .fixed(let commands, let answer): fixedPage(commands, answer)
    case .who(let point, let entries): whoPage(point, entries)
    case .reach(let reach): reachPage(reach)
    case .conversion(let steps, let box): conversionPage(steps, box)
    case .inside(let view, let point, let isInside): insidePage(view, point, isInside)
    case .difference(let difference): differencePage(difference)
    case .pipeline: pipelinePage()
    case .topic(let word): topicPage(word)
    case .help(let topic): helpPage(topic)
    case .history(let commands): historyPage(commands)
    case .examples: examplesPage()
    case .held: isInteractive ? lines(scene(.held)) : Page()
    default: Page()
    }
  }

  /// What each command of a script shows, as if it had been typed, and how many there were.
  private func ranPage(_ path: String, _ moments: [Moment]) -> Page {
    earlierPage(moments) + lines(scene(.ran(path: path, commands: moments.count)))
  }

  func earlierPage(_ moments: [Moment]) -> Page {
    moments.map { moment -> Page in
      let teller = Teller(words: words, session: moment.session, look: look, isInteractive: false)
      switch moment.reply.result {
      case .success(let outcome): return teller.page(for: outcome, of: moment.reply)
      case .failure: return teller.earlierPage(moment.reply.earlier)
      }
    }.reduce(Page(), +)
  }

  /// An exported text as it stands: it is for another program, so no line of it is broken.
  private func exportPage(_ text: String) -> Page {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.last?.isEmpty == true { rows.removeLast() }
    return Page(lines: rows.map { StyledText(String($0)) })
  }

  func lines(_ texts: StyledText...) -> Page { Page(lines: wrap(texts)) }
  func lines(_ texts: [StyledText]) -> Page { Page(lines: wrap(texts)) }

  /// A command's first line, so that code in braces does not fill the screen.
  func oneLine(_ command: String) -> String {
    let rows = command.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.count > 1 ? "\(rows[0]) …" : command
  }
}
