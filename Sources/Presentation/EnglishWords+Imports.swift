import Drawing
import Importing

// Imports, in English.

extension EnglishWords {
  func say(_ phrase: ImportPhrase) -> StyledText {
    switch phrase {
    case .imported(let path, let format, let variants, let part, let counts):
      imported(path, format, variants, part, counts)
    case .used: "used"
    case .ignored: "ignored"
    case .warning: "warning"
    case .unknown: "unknown"
    case .lines(let lines, let more):
      StyledText(
        lines.count == 1 && !more
          ? " (line \(lines[0]))"
          : " (lines \(lines.map(String.init).joined(separator: ", "))\(more ? ", …" : ""))")
    case .atLine(let line): "line \(line, .number): "
    case .moreOfKind(let count): "and \(count, .number) more of this kind"
    case .scrolled(let views):
      StyledText(
        " ("
          + views.prefix(3).map { "\($0.view.visible) at \(NumberText.of($0.offset))" }.joined(
            separator: ", ")
          + (views.count > 3 ? ", …)" : ")"))
    case .otherLines: "other lines"
    case .fact(let fact): sentence(fact)
    case .parts(let path, let parts):
      "\(path, .name) holds " + count(parts, "screen", "screens") + "; nothing was changed"
    case .partViews(let views): count(views, "view", "views")
    case .partInitial: "(the first one shown)"
    case .choosePart(let path, let id): "choose one: \("import \(path) scene \(id)", .keyword)"
    case .origin(let id, let line, let className):
      "imported" + (line > 0 ? StyledText(" from line ") + "\(line, .number)" : "")
        + (id.isEmpty ? "" : ", there called \(id, .name)")
        + (className.isEmpty ? "" : ", of class \(className, .name)")
    case .assumed(let words): "assumed, since the source does not tell: " + list(words, "and")
    case .noOrigin: "made here, not imported"
    case .restsOn(let name, let words):
      "this rests on what was assumed of \(name, .name): " + list(words, "and") + " (not in the import)"
    case .mayOverride(let classes):
      list(classes, "and", style: .name)
        + (classes.count == 1 ? " is" : " are")
        + " known to override hit-testing: a device may answer otherwise than geometry does"
    case .hasOwnCode(let classes):
      list(classes, "and", style: .name)
        + (classes.count == 1 ? " is a class" : " are classes")
        + " of the app's own, whose code may override hit-testing"
    case .unknownFrames(let names, let more):
      "where " + list(names, more > 0 ? "," : "and", style: .name)
        + (more > 0 ? StyledText(" and ") + "\(more, .number) more lie" : names.count == 1 ? " lies" : " lie")
        + " is not known: it could be here"
    case .accessibilityBanner:
      "accessibility tree: UIKit's hit view cannot be told from it; these elements cover the point"
    case .covering(let point): "at \(point, .number), the innermost first:"
    case .bestGuess(let name): "best guess: \(name, .name)"
    case .nothingCovers(let point): "no element covers \(point, .number)"
    }
  }

  private func imported(
    _ path: String, _ format: ImportFormat, _ variants: [String], _ part: String, _ counts: ImportCounts
  ) -> StyledText {
    var text: StyledText = "imported \(path, .name)"
    if !part.isEmpty { text += " scene \(part, .name)" }
    text += ": " + StyledText(format.toolName)
    if !variants.isEmpty { text += StyledText(" (\(variants.joined(separator: ", ")))") }
    let isElements = format == .accessibility
    text += ", " + count(counts.views, isElements ? "element" : "view", isElements ? "elements" : "views")
    if counts.windows > 0 { text += ", " + count(counts.windows, "window", "windows") }
    text += ", depth \(counts.depth, .number)"
    if counts.controllers > 0 {
      text += ", " + count(counts.controllers, "view controller", "view controllers")
      if counts.joined > 0 { text += ", \(counts.joined, .number) joined by address" }
    }
    if counts.recognizers > 0 { text += ", " + count(counts.recognizers, "recognizer", "recognizers") }
    if counts.actions > 0 { text += ", " + count(counts.actions, "action", "actions") }
    return text
  }

  private func sentence(_ fact: ImportFact) -> StyledText {
    switch fact {
    case .truncated(let view, let after):
      "cut off after \"\(after.visible)\": what \(view.visible, .name) has behind it is assumed to be the default"
    case .endsEarly: "the text ends in the middle of a line: views may be missing"
    case .anotherTree: "another tree begins here: it was left out; import it alone, with a copy of its lines"
    case .depthJump(let from, let to, let line):
      "the depth jumps from \(from, .number) to \(to, .number); attached to line \(line, .number)"
    case .headless(let depth):
      "the first view is \(depth, .number) deep: what was above it is missing, and a tap counts in its superview"
    case .siblings(let count):
      "\(count, .number) roots that are no windows: they were put side by side in one"
    case .noFrame(let view):
      "\(view.visible, .name) has no frame: it is kept, and no point is taken to lie in it"
    case .overridesHitTesting(let classes, let views):
      count(views, "view", "views") + " of classes that override hit-testing ("
        + list(classes.map(\.visible), "and", style: .name) + "): a device may answer otherwise"
    case .ownCode(let classes, let views):
      count(views, "view", "views") + " of the app's own classes ("
        + list(classes.map(\.visible), "and", style: .name) + "): their code may override hit-testing"
    case .animated(let view):
      "\(view.visible, .name) was being animated: the frame is the model's, a finger meets the presentation"
    case .notANumber(let field, let view):
      "\(field) of \(view.visible, .name) is not a number; the default was taken"
    case .flattened(let view): "the transform of \(view.visible, .name) flattens it: it can never be hit"
    case .unknownSize(let view):
      "the size of \(view.visible, .name) cannot be told from the box around it; a square was taken"
    case .limited(let field, let view):
      "\(field) of \(view.visible, .name) is beyond what a scene holds and was cut to that"
    case .guessedBase(let className, let base):
      "\(className.visible, .name) was taken for a \(base, .name), by its name"
    case .levelsUnknown(let windows):
      "the levels of \(windows, .number) windows are not told: the order is that of the lines"
    case .shifted(let view, let x, let y):
      "\(view.visible, .name) stood at \(x.short) \(y.short); the screen begins there, so that a tap counts from it"
    case .unjoined(let controllers):
      "no view here belongs to " + list(Array(controllers.prefix(6)).map(\.visible), "and", style: .name)
        + (controllers.count > 6 ? " and others" : "")
    case .presented(let controller, let presenter):
      "\(controller.visible, .name) is presented by \(presenter.visible, .name): its view was left where it stands"
    case .indentation: "the bars were lost: the depth was taken from the indentation"
    case .shortened(let lines):
      count(lines, "line", "lines") + " without layer: somebody shortened the dump, so flags may be missing"
    case .misplaced(let view): "\(view.visible, .name) is misplaced: the constraints give another frame"
    case .ambiguous(let view): "the constraints leave the frame of \(view.visible, .name) open"
    case .variation(let key): "attributes for \(key.visible) were not applied"
    case .notInstalled(let view): "\(view.visible, .name) is not installed and was left out"
    case .external(let view, let storyboard):
      "\(view.visible, .name) embeds a screen of another storyboard, \(storyboard.visible, .name): it is empty here"
    case .embedCircle(let controller): "\(controller.visible, .name) embeds itself: left empty"
    case .duplicateID(let id): "the id \(id.visible, .name) stands for two objects; the first was taken"
    case .unresolved(let id, let by): "\(by.visible) leads to \(id.visible, .name), which is not here"
    case .inertRecognizer(let name): "no view has the recognizer \(name.visible, .name): it does nothing"
    case .idleRecognizer(let name): "the recognizer \(name.visible, .name) has no action"
    case .cellLabel(let view):
      "\(view.visible, .name) is a label of a built-in cell style: taken to have no interaction, as since iOS 10"
    case .collapsed(let view):
      "\(view.visible, .name) is hidden in a stack view: at run time its neighbours move together"
    case .unknownElement(let name):
      "unknown element \(name.visible, .name) with a frame: taken as a plain view"
    case .templates(let names):
      "templates, which are on no screen until code makes cells of them: "
        + list(Array(names.prefix(6)), "and", style: .name) + (names.count > 6 ? " and others" : "") + "; "
        + "\("move \(names.first ?? "CELL") to VIEW", .keyword) shows one"
    case .television: "a file for Apple TV, where focus takes the place of touches"
    case .nilTarget(let selector, let name):
      "\(selector.visible, .name) of \(name.visible, .name) goes up the responder chain; who responds is not in the file"
    case .offsetUnknown(let view): "contentOffset of \(view.visible, .name) is not told: taken as 0 0"
    case .interactionUnknown(let views):
      "isUserInteractionEnabled of " + count(views, "view", "views")
        + " is not told: the class's default was taken"
    case .cutOff(let view): "what stands in \(view.visible, .name) was left out by the recorder"
    case .accessibility:
      "this is the accessibility tree: it tells what covers a point, never UIKit's hit view"
    case .toldBySource(let view, let verdict): "the source says of \(view.visible, .name): \(verdict.visible)"
    }
  }

  func sentence(_ failure: ImportFailure, path: String) -> StyledText {
    let place: StyledText =
      failure.line > 0
      ? "\(path.visible, .name), line \(failure.line, .number): " : "\(path.visible, .name): "
    return place + sentence(failure.fact)
  }

  private func sentence(_ fact: ImportFailure.Fact) -> StyledText {
    switch fact {
    case .empty: "there is nothing in it"
    case .unrecognized(let tried):
      "none of the known formats; looked for " + list(tried.map(\.toolName), "and")
    case .otherFormat(let format): "this is \(format.toolName), not what was asked for"
    case .noSuchFormat(let word): "no format is called '\(word.visible)'"
    case .notText: "it is no text: it holds zero bytes, or bytes that are no characters"
    case .noFrames: "no view has a frame (chisel's pviews -m or -s?)"
    case .layoutTrace: "a constraint trace, which has no frames"
    case .oldArchive: "a file of Xcode before version 5"
    case .otherPlatform(let name): "a file for \(name), which has no UIKit touches"
    case .foreign(let tool): sentence(tool)
    case .noViews: "there is no view in it"
    case .tooDeep(let limit): "views are nested more than \(limit, .number) deep"
    case .tooMany(let limit): "there are more than \(limit, .number) views or elements"
    case .tooLarge(let limit): "it is larger than \(limit >> 20, .number) MB"
    case .tooManyLines(let limit): "it has more than \(limit, .number) lines"
    case .notFinite(let field): "a number of \(field) is not finite"
    case .notANumber(let field, let value): "\(field) should be a number, not '\(value.visible)'"
    case .xml(let fault): sentence(fault)
    case .json(let fault): sentence(fault)
    case .noSuchPart(let name, let near): "there is no screen '\(name.visible)'" + meant(near?.visible)
    case .onlyOnePart: "this format has one screen only, so none can be chosen"
    case .refused(let reason): "the scene refused a view: \(reason.visible)"
    }
  }

  private func sentence(_ fault: XMLFault) -> StyledText {
    switch fault {
    case .documentType: "a document type is not read, since entities can be made to explode"
    case .unclosed(let element, let line):
      "the text ends inside <\(element.visible)>, which began on line \(line, .number)"
    case .stray(let end, let open): "</\(end.visible)> where </\(open.visible)> should stand"
    case .tag: "a malformed tag"
    case .attribute(let name): "a malformed attribute \(name.visible, .name)"
    case .lessThan(let name): "a '<' in the value of the attribute \(name.visible, .name): this is not XML"
    case .twice(let name): "the attribute \(name.visible, .name) is given twice"
    case .attributes(let limit): "an element with more than \(limit, .number) attributes"
    case .entity(let name): "the entity &\(name.visible); is not known"
    case .control(let value): "a control character (\(value, .number))"
    case .outside: "text outside of the first element"
    case .section: "a comment or section that does not end"
    case .empty: "there is no element"
    }
  }

  private func sentence(_ fault: JSONFault) -> StyledText {
    switch fault {
    case .endsEarly: "the JSON ends too early"
    case .expected(let what): "expected \(what) in the JSON"
    case .string: "a malformed string in the JSON"
    case .number: "a malformed number in the JSON"
    case .trailing: "there is more behind the JSON's end"
    }
  }

  private func sentence(_ tool: ForeignTool) -> StyledText {
    switch tool {
    case .lookin: "a document of Lookin, which is a binary archive"
    case .reveal: "a document of Reveal, whose form nobody published"
    case .viewDebugger: "a document of Xcode's view debugger, whose form nobody published"
    case .nib: "a compiled nib or storyboard"
    case .propertyList: "a binary property list"
    case .picture: "a picture, in which there are no views"
    case .archive: "a packed archive or a bundle"
    case .crashReport: "a crash report, which tells no views"
    case .appKit: "AppKit's views (macOS), which have no UIKit touches"
    case .swiftUI: "SwiftUI's own values, which have no frames"
    case .android: "a screen of Android, which has no UIKit touches"
    case .compose: "nodes of Jetpack Compose (Android), which have no UIKit touches"
    case .flutter: "Flutter's own tree: to UIKit all of it is one view"
    case .react: "React's own tree, which has no frames"
    case .automation: "a tree of UIAutomation, which Xcode 8 did away with"
    case .web: "a web page"
    }
  }

  func advice(_ failure: ImportFailure) -> StyledText? {
    let dump: StyledText = "in lldb: \("po [[UIWindow keyWindow] recursiveDescription]", .keyword)"
    switch failure.fact {
    case .foreign(let tool): return advice(tool, dump)
    case .oldArchive: return "open it in Xcode and save it again"
    case .otherPlatform: return "from an iOS app, " + dump
    case .otherFormat(let format):
      return "leave the format out, or write \("as \(format.rawValue)", .keyword)"
    case .noSuchFormat: return "one of: " + list(ImportFormat.allCases.map(\.rawValue))
    case .noSuchPart: return "\("import FILE", .keyword) lists the screens"
    case .onlyOnePart: return "leave \("scene", .keyword) out"
    case .xml(.lessThan):
      return "values that a test replaced by <…> cannot be read: take the file that the tool wrote"
    case .xml, .json:
      return "take it from the tool again, whole: Xcode's file, \("driver.page_source", .keyword), "
        + "\("idb ui describe-all", .keyword), Sentry's attachment; or " + dump
    case .tooLarge, .tooManyLines, .tooMany, .tooDeep:
      return "take a part of it: \("po [VIEW recursiveDescription]", .keyword) of one view"
    case .notFinite, .notANumber: return "mend that line in a copy of the file, or take it again: " + dump
    case .refused: return dump
    case .empty, .unrecognized, .noFrames, .layoutTrace, .noViews, .notText: return dump
    }
  }

  private func advice(_ tool: ForeignTool, _ dump: StyledText) -> StyledText {
    switch tool {
    case .nib: "import the .storyboard or .xib that it was made of; or " + dump
    case .archive: "unpack it and import what is in it; or " + dump
    case .crashReport:
      "an error that Sentry reported has \("view-hierarchy.json", .keyword) attached; or from the running app, "
        + dump
    case .appKit, .android, .compose: "from an iOS app, " + dump
    case .swiftUI:
      dump + " shows the hosting view; in a UI test \("print(app.debugDescription)", .keyword) its elements"
    case .flutter:
      "\("driver.page_source", .keyword) lists its accessibility elements; what UIKit sees, " + dump
    case .automation: "in a UI test: \("print(app.debugDescription)", .keyword); or " + dump
    case .lookin, .reveal, .viewDebugger, .propertyList, .picture, .react, .web:
      "from the running app, " + dump
    }
  }

  var nothingPasted: StyledText {
    "nothing follows: paste the text behind \("import -", .keyword), and end it with an empty line or Ctrl-D"
  }
}

extension Double {
  /// A coordinate in few digits.
  fileprivate var short: String { NumberText.of(self) }
}
