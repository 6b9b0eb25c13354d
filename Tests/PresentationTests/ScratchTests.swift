import Drawing
import Session
import Testing

@testable import Presentation

@Test func scratch() {
  for language in [Language.english, .chinese] {
    var shell = Shell(language: language, isInteractive: true)
    for line in overflow + ["hit 40 40", "tap 40 40", "tap 200 250", "trace", "tree", "list", "info B", "chain B", "why C at 200 230", "who 200 170", "reach C", "convert 5 5 from B to window", "inside B 90 1", "set A hidden", "diff", "pipeline", "option ios", "gesture t tap on A", "gesture t -> print \"x\"", "gesture", "help tap", "history", "explain hittest", "explain xx", "set Q hidden on", "add X frame 1 2 ten 3", "fra", "set A hiden", "tap", "hit 1 2 3", "expect hit B at 1 1", "expect received B.touchesBegan 3", "expect calls A.hitTest", "add \"x", "set A alpha 按 钮 x", "let x = insets 1 2 3 4", "let", "def f(x) = x", "override A hitTest passthrough", "restore B", "action B touchUpInside -> vc.save", "undo", "option", "wait 1", "shake", "frobnicate", "window w frame 0 0 10 10 level 3", "remove A"] {
      print("> " + line)
      for l in shell.type(line) { print(l) }
    }
  }
}
