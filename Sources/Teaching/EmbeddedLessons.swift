// Made from lessons/ by Tests/TeachingTests/EmbeddedLessonsTests.swift, not by hand:
// TAPTRACE_WRITE=1 swift test --filter EmbeddedLessonsTests
// swift-format-ignore-file

extension Course {
  /// The copy of the lessons within the program, so that it teaches wherever it stands alone.
  public static var embedded: Course { Course(embeddedFiles) }

  private static let embeddedFiles: [(path: String, text: String)] = [
    (
      "lessons/03-abcde-tap-b.lesson",
      ##"""
      lesson 1
      id      abcde-tap-b
      source  004_982fe19107eb4e82.txt
      title.en | Five views and a tap on B
      title.zh | 五个视图，点击 B

      [scene]
      add A frame 20 40 280 400
      add B to A frame 20 20 240 120
      add C to A frame 20 180 240 200
      add D to C frame 10 20 100 160
      add E to C frame 130 20 100 160

      [step predict]
      en | The tree is view(A(B, C(D, E))). A fills most of the screen; B lies above C, and C holds D and E. The finger comes down in the middle of B.
      zh | 视图层级是 view(A(B, C(D, E)))。A 几乎占满屏幕，B 在上，C 在下，C 里有 D 和 E。手指落在 B 的正中间。
      ask hit 160 120
      hint.en | Start at the window. Who holds the point, and who of its subviews does?
      hint.zh | 从窗口开始想：谁包含这个点？它的子视图里又有谁包含？
      done.en | B has no subviews, so the search ends with B itself.
      done.zh | B 没有子视图，所以查找到 B 自己为止。
      zh-of 1bb442

      [step order]
      en | To find B, the search has to pass A. A asks its subviews one after the other with hitTest.
      zh | 要找到 B，必须先经过 A。A 会对子视图逐个调用 hitTest。
      ask choice
      choice.en | B first: the finger is on it
      choice.zh | 先问 B：手指就在它上面
      choice.en | C first: it was added last
      choice.zh | 先问 C：它是最后添加的
      choice.en | both at once
      choice.zh | 两个同时问
      answer 2
      hint.en | Before anybody is asked, nobody knows where the finger is.
      hint.zh | 在问之前，谁也不知道手指在哪里。
      done.en | The last of the subviews is in front and is asked first. C says no, because its pointInside does; then it is B's turn.
      done.zh | subviews 数组里最后一个在最前面，所以最先被问到。C 的 pointInside 返回 NO，于是 C 说“不”，接着才轮到 B。
      zh-of 2831cd

      [step read]
      en | Now tap the middle of B; the command trace shows the log. Each line is one question, and an indented one was asked by the line above it.
      zh | 现在点击 B 的正中间，再用 trace 查看日志。每一行是一次询问，缩进的行是由上一层发起的。
      goal tapped 160 120
      goal expect visits window view A C B
      hint.en | The command begins with: tap. Two numbers follow, x and y.
      hint.zh | 命令以 tap 开头，后面是 x 和 y 两个数。
      hint.en | B's middle is at x 160, y 120.
      hint.zh | B 的中心在 x 160、y 120。
      solution tap 160 120
      accept tap B
      reject tap C => tapped 160 120: no tap found
      par 1
      done.en | window, view, A, C, B: five were asked. D and E were not, because C had said no for its whole subtree.
      done.zh | window、view、A、C、B，一共问了五个。D 和 E 没有被问到，因为 C 已经替整棵子树说了“不”。
      zh-of 4b8495

      [step reorder]
      en | Have A ask B without asking C at all, and tap the same place again. B and C stay where they are.
      zh | 让 A 问到 B 就够了，根本不用问 C，然后再点击同一个位置。B 和 C 的位置不要动。
      goal expect visits window view A B
      keep B.frame C.frame
      ban remove move
      ban.en | Both stay in A.
      ban.zh | 两个视图都要留在 A 里。
      hint.en | Who is asked first is decided by one thing alone. Look at the order in: tree
      hint.zh | 先问谁只由一件事决定。用 tree 看一看顺序。
      hint.en | Bring B in front of its sibling: front B. Then tap 160 120.
      hint.zh | 用 front B 把 B 移到兄弟视图前面，然后 tap 160 120。
      solution front B
      solution tap 160 120
      accept back C; tap 160 120
      reject hide C; tap 160 120 => visits: window view A B wanted, window view A C B found
      par 2
      done.en | B answers at once, and the first answer ends the search. A hidden C would still have been asked: it is C's own hitTest that looks at isHidden.
      done.zh | B 立刻给出了回答，而第一个回答就会结束查找。如果只是隐藏 C，它仍然会被问到，因为检查 isHidden 的正是 C 自己的 hitTest。
      zh-of 900afa

      [step delivery]
      run tap 160 120
      en | B is the hit view, and the touch is delivered to it. None of these views has code of its own.
      zh | B 是命中的视图，触摸会交给它。这些视图都没有自己的代码。
      ask received touchesBegan
      hint.en | The default of touchesBegan hands the touch to the next responder. Who comes after B? Try: chain B
      hint.zh | touchesBegan 的默认实现会把触摸交给下一个响应者。B 之后是谁？试试 chain B
      done.en | Up the responder chain to its end. Had B overridden touchesBegan without calling super, the touch would have stopped there.
      done.zh | 它会沿着响应者链一直走到尽头。如果 B 重写了 touchesBegan 又没有调用 super，触摸到 B 就停了。
      zh-of 285ddb

      """##
    ),
    (
      "lessons/04-abcde-tap-e.lesson",
      ##"""
      lesson 1
      id      abcde-tap-e
      needs   abcde-tap-b
      source  000_744ff17bc1c5fd0f.txt
      title.en | Five views and a tap on E
      title.zh | 五个视图，点击 E

      [scene]
      add A frame 20 40 280 400
      add B to A frame 20 20 240 200
      add C to A frame 20 240 240 120
      add D to B frame 10 20 100 160
      add E to B frame 130 20 100 160

      [step predict]
      en | The tree is view(A(B(D, E), C)): this time B holds the two small ones. The finger comes down on E.
      zh | 视图层级是 view(A(B(D, E), C))：这次两个小视图在 B 里。手指落在 E 上。
      ask hit 220 160
      hint.en | Go down one level at a time: which subview holds the point?
      hint.zh | 一层一层往下走：哪个子视图包含这个点？
      done.en | The search goes down as far as somebody holds the point.
      done.zh | 只要还有子视图包含这个点，查找就会继续往下走。
      zh-of f173cf

      [step asked]
      en | Which views are asked below A, and in which order?
      zh | A 以下有哪些视图会被问到？顺序是什么？
      ask choice
      choice.en | B, E
      choice.zh | B、E
      choice.en | B, D, E
      choice.zh | B、D、E
      choice.en | C, B, E
      choice.zh | C、B、E
      choice.en | C, B, E, D
      choice.zh | C、B、E、D
      answer 3
      hint.en | The last of the subviews is asked first, and the first answer ends the search.
      hint.zh | 最后一个子视图最先被问到，而第一个回答就会结束查找。
      done.en | C is in front of B and says no. B holds the point and asks E, its last. E answers, so nobody asks D.
      done.zh | C 在 B 前面，它说“不”。B 包含这个点，于是问它最后一个子视图 E。E 给出了回答，所以没有人再问 D。
      zh-of 2f6fb7

      [step read]
      en | Tap E, and follow the answers on their way back: trace shows them.
      zh | 点击 E，再用 trace 看看回答是怎样一层层返回的。
      goal tapped 220 160
      goal expect visits window view A C B E
      hint.en | The tap command also takes the name of a view.
      hint.zh | tap 命令后面也可以写视图的名字。
      hint.en | tap E, or tap 220 160
      hint.zh | tap E，或者 tap 220 160
      solution tap 220 160
      accept tap E
      reject tap D => tapped 220 160: no tap found
      par 1
      done.en | Each indented line is a question, and its answer stands where the indentation ends.
      done.zh | 每一行缩进是一次询问，缩进结束的地方就是它的回答。
      zh-of 5f9edd

      [step back]
      en | E's hitTest returned E. What did the hitTest of B and of A return?
      zh | E 的 hitTest 返回了 E。那么 B 和 A 的 hitTest 返回什么？
      ask choice
      choice.en | B returned B, A returned A
      choice.zh | B 返回 B，A 返回 A
      choice.en | both returned E
      choice.zh | 两个都返回 E
      choice.en | both returned nil, because their work was done
      choice.zh | 两个都返回 nil，因为它们的工作已经完成
      answer 2
      hint.en | Whoever called A's hitTest wants to know one thing: which view is it?
      hint.zh | 调用 A 的 hitTest 的一方只想知道一件事：到底是哪个视图？
      done.en | An answer is handed up unchanged through every level, to the window.
      done.zh | 一个回答会原封不动地逐层返回，直到窗口。
      zh-of 7ac519

      [step refuse]
      en | Make the same tap end at B itself. E stays visible, and nothing moves.
      zh | 让同一次点击最后落到 B 自己身上。E 仍然要看得见，什么都不要移动。
      goal expect hit B at 220 160
      keep E.hidden E.alpha E.frame B.frame
      ban remove move
      ban.en | E stays in B.
      ban.zh | E 要留在 B 里。
      hint.en | When does B itself get a touch? When all of its subviews said no.
      hint.zh | B 什么时候会自己接收触摸？当它的所有子视图都说“不”的时候。
      hint.en | Three properties make a view say no: hidden, alpha and one more. info E lists them.
      hint.zh | 有三个属性会让视图说“不”：hidden、alpha，还有一个。用 info E 看一看。
      hint.en | set E interaction off
      hint.zh | set E interaction off
      solution set E interaction off
      accept toggle E interaction
      accept override E pointInside no
      reject set B interaction off => hit 220 160: B wanted, A found
      reject hide E => keep E.hidden: off wanted, on found
      par 1
      done.en | nil means: ask the next one. After E it was D's turn, D does not hold the point, and B was left.
      done.zh | nil 的意思是：去问下一个。E 之后轮到 D，D 不包含这个点，最后只剩下 B。
      zh-of a0799c

      """##
    ),
    (
      "lessons/13-tab-bar-centre.lesson",
      ##"""
      lesson 1
      id      tab-bar-centre
      needs   abcde-tap-b
      source  000_744ff17bc1c5fd0f.txt
      title.en | The raised button of a tab bar
      title.zh | TabBar 中间的凸起按钮

      [scene]
      add feed frame 0 0 320 431
      add bar frame 0 431 320 49 as UITabBar
      add centerBtn to bar frame 130 -20 60 60 as UIButton

      [step predict]
      en | A round button stands in the middle of the bar; its upper third sticks out. The finger comes down there, 11 points above the bar.
      zh | TabBar 中间有一个圆形按钮，上面三分之一凸出在外。手指正好落在凸出的部分，比 bar 高 11 个点。
      ask hit 160 420
      hint.en | Who has to say yes before the button is asked at all?
      hint.zh | 在按钮被问到之前，谁必须先说“是”？
      done.en | The bar does not hold the point, so it never asks its button. What is drawn outside of a superview cannot be touched there.
      done.zh | bar 不包含这个点，所以根本不会去问按钮。画在父视图外面的部分，在那里是点不到的。
      zh-of da82a8

      [step mend]
      en | Make the whole button work. The rest stays as it is: the bar takes touches on the bar, the feed those above it.
      zh | 让整个按钮都能响应。其余保持不变：落在 bar 上的触摸归 bar，上方的触摸归 feed。
      goal expect hit centerBtn at 160 420
      goal expect hit centerBtn at 160 440
      goal expect hit bar at 20 450
      goal expect hit feed at 20 420
      keep bar.frame centerBtn.frame
      hint.en | Whoever says no first is the one to teach: why centerBtn at 160 420
      hint.zh | 谁先说“不”，就该改谁：why centerBtn at 160 420
      hint.en | Before asking super, the bar can look whether the button holds the point, in the button's own coordinates.
      hint.zh | bar 在调用 super 之前，可以先看看按钮是否包含这个点，注意要换算成按钮自己的坐标。
      hint.en | Override hitTest of bar: convert the point to centerBtn; if centerBtn.point(inside:with:) says yes, return centerBtn; else return super's answer.
      hint.zh | 重写 bar 的 hitTest：把点转换到 centerBtn 的坐标系，如果 centerBtn.point(inside:with:) 返回 true 就返回 centerBtn，否则返回 super 的结果。
      solution override bar {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if isHidden == false {
            let newP = convert(point, to: centerBtn)
            if centerBtn.point(inside: newP, with: event) {
              return centerBtn
            }
          }
          return super.hitTest(point, with: event)
        }
      }
      accept override bar hitTest overflow
      reject override bar pointInside subviews => hit 20 450: bar wanted, view found
      reject override bar pointInside yes => hit 20 420: feed wanted, bar found
      reject set bar clips off => hit 160 420: centerBtn wanted, feed found
      par 1
      done.en | The usual recipe: the bar looks after its one button, and leaves everything else to super.
      done.zh | 常见的写法是：bar 只照顾这一个按钮，其余全部交给 super。
      zh-of 0bf3b7

      [step invisible]
      run set centerBtn alpha 0
      en | The app fades the button out while a page is pushed: its alpha is 0 now. The bar still asks the button with pointInside. The same tap again.
      zh | 页面跳转时，App 把按钮淡出了，现在它的 alpha 是 0。bar 仍然用 pointInside 去问按钮。再点一次同样的位置。
      ask hit 160 420
      hint.en | Which of the three checks (hidden, alpha, interaction) does pointInside look at?
      hint.zh | pointInside 会检查 hidden、alpha、interaction 三项中的哪几项？
      done.en | An invisible button swallows the tap. pointInside only looks at the bounds; it is hitTest that looks at alpha.
      done.zh | 看不见的按钮吞掉了点击。pointInside 只看 bounds，检查 alpha 的是 hitTest。
      zh-of 93bf8e

      [step repair]
      run set centerBtn alpha 1
      run add badge to centerBtn frame 40 0 20 20
      en | The button is back, with a badge that is a view of its own. Rewrite the bar's hitTest so that the button answers for itself: by its own hidden, alpha and interaction, and with its own subviews.
      zh | 按钮又出现了，还多了一个角标，角标自己也是视图。改写 bar 的 hitTest，让按钮自己来回答：由它自己的 hidden、alpha、interaction 决定，也由它自己的子视图决定。
      goal expect hit badge at 180 420
      goal expect hit centerBtn at 140 420
      goal same bar
      keep bar.frame centerBtn.frame badge.frame
      hint.en | There is a method of the button that looks at all of it, its own subviews too.
      hint.zh | 按钮有一个方法会检查所有这些条件，连它自己的子视图也会问到。
      hint.en | Return centerBtn.hitTest(newP, with: event) where it is not nil, else super's answer.
      hint.zh | 如果 centerBtn.hitTest(newP, with: event) 不是 nil 就返回它，否则返回 super 的结果。
      solution override bar {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          if isHidden == false {
            let newP = convert(point, to: centerBtn)
            if let hit = centerBtn.hitTest(newP, with: event) {
              return hit
            }
          }
          return super.hitTest(point, with: event)
        }
      }
      accept override bar hitTest overflow
      reject restore bar => hit 180 420: badge wanted, feed found
      reject set badge interaction off => hit 180 420: badge wanted, centerBtn found
      par 1
      done.en | Ask a view with hitTest, not with pointInside: then all of its own rules hold.
      done.zh | 要用 hitTest 去问一个视图，而不是 pointInside，这样它自己的规则才全部有效。
      zh-of 946aaf

      """##
    ),
  ]
}
