// The commands, group by group.

extension RandomCommands {
  mutating func scene() -> String {
    switch dice.roll(24) {
    case 0..<9: return add()
    case 9..<13:
      return words(["set", view(), property(), chance(40) ? property() : "", chance(10) ? property() : ""])
    case 13:
      let gone = view()
      if chance(70) { views.removeAll { $0 == gone && $0 != "view" && $0 != "window" } }
      return words(["remove", gone, chance(15) ? view() : ""])
    case 14, 15:
      let place = any(["", "", "at \(dice.roll(4))", "above \(view())", "below \(view())"])
      return words(["move", view(), "to", view(), place])
    case 16: return "\(any(["front", "back", "detach"])) \(view())"
    case 17: return "\(any(["hide", "show"])) \(view())"
    case 18:
      return "toggle \(view()) \(any(["hidden", "interaction", "clips", "enabled", "scroll", "multitouch"]))"
    case 19:
      let (old, new) = (any([view(), name(controllers), name(recognizers)]), fresh("r"))
      for list in [\RandomCommands.views, \.windows, \.controllers, \.recognizers, \.controls] {
        self[keyPath: list] = self[keyPath: list].map { $0 == old ? new : $0 }
      }
      return "rename \(old) \(new)"
    case 20:
      let new = fresh("w")
      windows.append(new)
      views.append(new)
      return words([
        "window", new, "frame", rect(), chance(50) ? "level \(dice.roll(3))" : "", chance(30) ? "key" : "",
        chance(10) ? "hidden" : "",
      ])
    case 21:
      let new = chance(60) ? fresh("c") : name(controllers)
      controllers.append(new)
      return words([
        "controller", new, chance(70) ? "for \(view())" : "", chance(40) ? "in \(name(controllers))" : "",
      ])
    case 22:
      return any([
        "present \(name(controllers)) from \(name(controllers))", "dismiss \(name(controllers))",
        "present \(name(controllers)) from \(name(controllers)) inPlace", "origin \(view())",
        "origin \(view()) id \"0x1\" line 12 class \"My.Button\" assumed interaction enabled",
      ])
    default: return option()
    }
  }

  private mutating func add() -> String {
    let new = fresh("n")
    let kind = any(RandomCommands.classes)
    let line = words([
      "add", new, chance(80) ? "to \(view())" : "", "frame", rect(), kind.isEmpty ? "" : "as \(kind)",
      chance(10) ? any(["at 0", "at 2", "above \(view())", "below \(view())"]) : "",
      chance(30) ? property() : "", chance(10) ? property() : "",
    ])
    views.append(new)
    if ["Button", "Control", "Switch", "Slider", "Field", "Stepper"].contains(where: kind.hasSuffix) {
      controls.append(new)
    }
    return line
  }

  mutating func option() -> String {
    let (option, values) = any(RandomCommands.options)
    return any([
      "option \(option) \(any(values))", "option \(option) \(any(values))", "option \(option)", "option",
      "option \(option) maybe",
    ])
  }

  mutating func code() -> String {
    let target = view()
    switch dice.roll(14) {
    case 0, 1, 2: return "override \(target) {\n\(any(RandomCommands.methods))\n}"
    case 3, 4: return "override \(target) hitTest {\n\(any(RandomCommands.searches))\n}"
    case 5: return "override \(target) touchesBegan {\n\(any(RandomCommands.handlers))\n}"
    case 6, 7: return "override \(target) pointInside = \(any(RandomCommands.expressions))"
    case 8:
      return "override \(target) "
        + any([
          "pointInside yes", "pointInside no", "pointInside inset -10", "pointInside inset 5 300",
          "pointInside circle", "pointInside subviews", "hitTest nil", "hitTest self", "hitTest passthrough",
          "hitTest overflow", "hitTest forward \(view())", "touchesBegan handle", "touchesBegan pass",
          "next = nil",
        ])
    case 9:
      guard !recognizers.isEmpty else { return "override \(target)" }
      return "override \(name(recognizers)) "
        + any([
          "shouldBegin yes", "shouldBegin no", "shouldReceive = touch.view == other", "shouldReceive yes",
          "shouldRecognizeSimultaneously = true",
        ])
    case 10: return words(["restore", target, any(["", "", "hitTest", "pointInside", "touchesBegan"])])
    case 11:
      return any([
        "let slop = \(dice.roll(40))", "let \(target).slop = insets 1 2 3 4", "let other = \(view())",
        "let \(target).other = nil", "let others = views \(view()) \(view())", "let name = \(text())", "let",
        "let flag = yes", "let p = point 3 4", "let \(target).kind = .hover", "let big = 1e300",
      ])
    case 12:
      return any([
        "def twice(x) = x * 2", "def grow(r, d) = r.insetBy(dx: -d, dy: -d)", "def deep(n) = deep(n + 1)",
        "needs", "needs \(target)", "def bad(",
      ])
    default: return any(["override \(target)", "review \(target)", "override \(target) as objc"])
    }
  }

  mutating func setup() -> String {
    switch dice.roll(8) {
    case 0, 1, 2:
      let new = fresh("g")
      recognizers.append(new)
      let kind = any(["tap", "pan", "longpress", "swipe", "pinch", "rotation", "edgepan"])
      let more = any([
        "", "", "taps 2", "touches 2", "minimum 0.2", "direction left right", "edges left", "cancels off",
        "delaysBegan on", "delaysEnded off", "maximum 1",
      ])
      return words(["gesture", new, kind, "on", view(), more])
    case 3:
      let one = name(recognizers)
      return any([
        "gesture \(one) requires \(name(recognizers))", "gesture \(one) with \(name(recognizers))",
        "gesture \(one) off", "gesture \(one) on", "gesture \(one) on \(view())", "gesture",
        "gesture \(one) -> print \(text())", "gesture \(one) -> \(name(controllers)).tapped",
        "gesture \(one) cancels off", "ungesture \(one)", "gesture \(view()).pan off",
      ])
    case 4, 5:
      let event = any([
        "touchUpInside", "touchDown", "touchCancel", "valueChanged", "touchDragExit", "noEvent",
      ])
      let target = any(["", "-> vc.save", "-> nil.save", "-> print \"\(event)\"", "-> \(view()).go"])
      return words(["action", name(controls), event, target])
    case 6: return "respond \(any([view(), "vc", "app", "delegate"])) \(any(["save", "go", "tapped"]))"
    default: return "firstresponder \(any(["", "none", view(), view()]))"
    }
  }

  mutating func event() -> String {
    switch dice.roll(22) {
    case 0..<5: return "tap \(point())"
    case 5: return "tap \(view())"
    case 6:
      return "tap \(point()) "
        + any(["times 2", "fingers 2", "in \(view())", "times 3 fingers 2", "times 0"])
    case 7, 8: return "hit \(point())\(chance(20) ? " in \(view())" : "")"
    case 9, 10:
      let finger = any(["", "1 ", "2 ", "11 ", "99 "])
      return "touch \(finger)down \(point())" + (chance(15) ? ", 2 down \(point())" : "")
    case 11, 12: return "touch \(any(["", "1 ", "2 "]))move \(point())"
    case 13, 14: return any(["touch up", "touch 1 up", "touch 2 up", "touch up \(point())", "touch cancel"])
    case 15:
      return words([
        "drag", point(), "to", point(), chance(30) ? "steps \(1 + dice.roll(20))" : "",
        chance(20) ? "over 0.\(1 + dice.roll(9))" : "",
      ])
    case 16: return "swipe \(any(["left", "right", "up", "down"])) \(point())"
    case 17:
      return any([
        "longpress \(point())", "longpress \(point()) for 2",
        "pinch \(point()) scale \(any(["2", "0.5", "1"]))",
        "rotate \(point()) by \(number(-360...360))",
      ])
    case 18: return "wait \(any(["0.1", "0.35", "1", "5", "0"]))"
    case 19:
      return words([
        "animate", view(), property(), "over 0.\(1 + dice.roll(9))", chance(30) ? "interaction" : "",
      ])
    case 20:
      return any([
        "ignore events on", "ignore events off", "ignore events off", "interrupt", "hover \(point())",
        "block 0.\(dice.roll(9))",
      ])
    default:
      return any([
        "shake", "remote play", "remote next", "press menu", "press select", "key \"k\"", "key \"\"",
        "press nothing",
      ])
    }
  }

  mutating func look() -> String {
    switch dice.roll(20) {
    case 0: return any(["tree", "tree \(view())", "tree all", "tree depth 2"])
    case 1: return any(["picture", "list", "info \(view())", "info \(name(recognizers))", "find n"])
    case 2: return any(["chain", "chain \(view())", "pipeline", "examples"])
    case 3: return any(["trace", "replay", "replay speed 2"])
    case 4:
      return "step"
        + any([
          "", " 3", " back", " to 2", " to decider", " first", " last", " out", " to no", " to break",
          " 100000",
        ])
    case 5: return any(["break \(view())", "break", "break off", "break \(view()) off"])
    case 6, 7: return "why" + any(["", " \(view())", " at \(point())", " \(view()) at \(point())"])
    case 8: return "who \(point())"
    case 9: return "reach \(view())"
    case 10: return any(["map", "map \(view())"])
    case 11:
      return words([
        "convert", point(), chance(30) ? "10 20" : "", "from", view(), "to", any([view(), "window"]),
      ])
    case 12: return "inside \(view()) \(point())"
    case 13: return any(["diff", "history", "help", "gesture", "let"])
    case 14: return "explain \(any(["hitTest", "hit-testing", "responder chain", "touch", "nonsense", ""]))"
    case 15: return "help \(any(["add", "override", "expect", "nothing", "lesson"]))"
    case 16: return any(["lang en", "lang zh-Hans", "lang both", "lang en"])
    case 17: return "# a comment"
    case 18:
      return "export \(any(["script", "json", "swift", "objc", "mermaid", "svg", "html", "cast", "pdf"])) -"
    default:
      return any(["tree", "find \(text())", "hit 5 5; tree", "xyzzy", "{ }", "\"", "tap {", "add A {}", "#"])
    }
  }

  mutating func expectation() -> String {
    "expect "
      + any([
        "hit \(view()) at \(point())", "hit nothing at 900 900", "hit \(view())",
        "inside \(view()) \(point()) yes",
        "calls \(view()).hitTest", "visits window view",
        "chain \(view()) = \(view()) vc window scene app delegate",
        "received \(view()).touchesBegan", "not received \(view()).touchesEnded",
        "received \(view()).touchesBegan 1",
        "order \(view()).touchesBegan \(view()).touchesEnded", "handled nobody", "handled \(view())",
        "gesture \(name(recognizers)) possible", "fired \(name(controls)).touchUpInside 1",
        "not fired \(name(controls)).touchDown", "selected \(view())", "action save by vc",
        "action go by nobody",
        "prop \(view()).alpha 1", "prop \(view()).frame \(rect())",
        "convert 1 2 from \(view()) to window = 1 2",
        "printed \"a\"", "error \"no\"", "firstresponder none", "firstresponder \(view())",
      ])
  }

  mutating func history() -> String {
    any([
      "undo", "undo", "undo", "redo", "redo", "undo \(1 + dice.roll(9))", "redo \(1 + dice.roll(9))", "fix",
      "fix 2", chance(10) ? "reset" : "undo", chance(10) ? "new" : "redo",
    ])
  }

  mutating func file() -> String {
    switch dice.roll(10) {
    case 0, 1: return "save \(any(["a.tap", "b.tap", "no/such/folder/x.tap", "/dev/full"]))"
    case 2: return "load \(any(["a.tap", "b.tap", "small.tap", "broken.tap", "absent.tap", "screen.dump"]))"
    case 3: return "run \(any(["a.tap", "small.tap", "broken.tap", "loop.tap"]))"
    case 4, 5:
      return "import \(any(["screen.dump", "page.xml", "page.json", "broken.dump", "absent.dump", "a.tap"]))"
        + (chance(10) ? " as \(any(["dump", "ib", "sentry", "detox", "nothing"]))" : "")
    default:
      let format = any(["script", "json", "swift", "objc", "mermaid", "svg", "html", "cast"])
      return "export \(format) \(any(["out.\(format)", "out.\(format)", "/dev/full", "no/where"]))"
    }
  }

  mutating func lesson() -> String {
    any([
      "lesson", "lesson \(1 + dice.roll(40))", "lesson \(1 + dice.roll(20)).\(1 + dice.roll(4))", "next",
      "next",
      "task", "hint", "hint", "solution", "solution run", "solution step", "solution run", "skip",
      "answer \(view())", "answer 1", "answer nothing", "\(1 + dice.roll(3))", "play", "leave", "resume",
      "leave",
      "progress", "notes", "lesson \(1 + dice.roll(20)) --read", "review", "review \(dice.roll(50))",
      "review score", "record r.transcript", "record off", "lesson absent", "progress export p.txt", "",
    ])
  }

  mutating func extreme() -> String {
    switch dice.roll(12) {
    case 0: return "add n\(String(repeating: "x", count: 3000)) frame 0 0 1 1"
    case 1: return "set view text \"\(String(repeating: "長", count: 5000))\""
    case 2: return "tree \(String(repeating: "{", count: 2000))\(String(repeating: "}", count: 2000))"
    case 3:
      return
        "override view pointInside = \(String(repeating: "(", count: 400))true\(String(repeating: ")", count: 400))"
    case 4: return "wait 3600"
    case 5: return "longpress 5 5 for 600"
    case 6: return "drag 0 0 to 300 400 steps 1000"
    case 7: return "tap 5 5 times 20"
    case 8: return "undo 1000"
    case 9: return "override view hitTest {\nlet v = self.hitTest(point, with: event)\nreturn v\n}"
    case 10: return "override view hitTest {\nwhile true { }\nreturn nil\n}"
    default:
      return (0..<60).map { "add deep\($0) to \($0 == 0 ? "view" : "deep\($0 - 1)") frame 0 0 300 400" }
        .joined(separator: "\n")
    }
  }
}
