// Made from lessons/ by Tests/TeachingTests/EmbeddedLessonsTests.swift, not by hand:
// TAPTRACE_WRITE=1 swift test --filter EmbeddedLessonsTests
// swift-format-ignore-file

extension Course {
  /// The copy of the lessons within the program, so that it teaches wherever it stands alone.
  public static var embedded: Course { Course(embeddedFiles) }

  private static let embeddedFiles: [(path: String, text: String)] = [
    (
      "lessons/01-first-tap.lesson",
      ##"""
      lesson 1
      id      first-tap
      source  004_982fe19107eb4e82.txt
      title.en | The first tap
      title.zh | 第一次点击

      [scene]
      add card frame 40 100 240 200
      add ok to card frame 60 70 120 60 as UIButton text "OK"

      [step tap]
      run picture
      en | This is the screen of a phone, drawn with characters (picture draws it again): 320 points wide and 480 high. A place on it is two numbers: x counts from the left edge, y downwards from the top.
      en | Everything that you see on a screen is a view. The small box is a button named ok; its middle lies at x 160, y 200. Let a finger tap there: write the word tap, then the two numbers.
      zh | 这是用字符画出来的手机屏幕（输入 picture 可以再画一次）：宽 320 点，高 480 点。屏幕上的一个位置用两个数表示：x 从左边缘往右数，y 从上边缘往下数。
      zh | 屏幕上看到的一切都是视图。中间的小方框是一个名叫 ok 的按钮，它的中心在 x 160、y 200。让手指点击这里：先写 tap，再写这两个数。
      goal tapped 160 200
      hint.en | A command is one line: a word, then what it needs, with blanks between.
      hint.zh | 一条命令就是一行：先是一个单词，后面是它需要的内容，中间用空格隔开。
      hint.en | tap 160 200
      hint.zh | tap 160 200
      solution tap 160 200
      accept tap ok
      accept tap card
      reject tap 200 160 => tapped 160 200: no tap found
      reject hit 160 200 => tapped 160 200: no tap found
      par 1
      done.en | The button got the tap. A finger gives nothing but a point. UIKit, the part of iOS that looks after views, first has to find out which view is meant. This course is about how it does that, and about what happens then.
      done.zh | 按钮收到了这次点击。手指给出的只是一个点，iOS 里管理视图的 UIKit 得先弄清楚点的是哪个视图。它是怎么找的，找到之后又会发生什么，就是这门课要讲的。
      zh-of e146d6

      [step empty]
      en | Now the finger comes down at (160, 400), where nothing is drawn. Guess first: just type a name.
      zh | 这次手指落在 (160, 400)，那里什么也没画。先猜一猜：直接输入名字就行。
      ask hit 160 400
      hint.en | The outermost frame of the drawing has two names on its top line: window › view.
      hint.zh | 画面最外面那个框的上边有两个名字：window › view。
      done.en | Behind everything lies a view that fills the screen, the page itself; here it is named view. Empty to the eye is not empty for a finger.
      done.zh | 在所有东西的后面，有一个铺满屏幕的视图，也就是页面本身，这里叫 view。眼睛看着是空的，对手指来说并不空。
      zh-of 812b9c

      [step nested]
      run tree
      en | Views lie in one another. ok lies in card, card lies in view, view lies in window. We say: card is the superview of ok, and ok is a subview of card. The command tree shows it.
      en | The finger comes down at (60, 120): in card, next to ok. Who gets it?
      zh | 视图是一层套一层的：ok 在 card 里，card 在 view 里，view 在 window 里。我们说 card 是 ok 的父视图，ok 是 card 的子视图。命令 tree 可以显示这种关系。
      zh | 手指落在 (60, 120)：在 card 里，但在 ok 旁边。谁会得到它？
      ask hit 60 120
      hint.en | window, view and card hold that point, ok does not. Which of the three lies deepest?
      hint.zh | window、view 和 card 都包含这个点，ok 不包含。这三个里，哪一个在最里层？
      done.en | Three views hold the point, and only one gets the touch: the innermost of them.
      done.zh | 有三个视图包含这个点，但触摸只会交给其中一个：最里层的那个。
      zh-of 35190c

      [step place]
      en | Now change something. Move ok so that a tap at (160, 270) finds it; card stays as it is. A view's frame is its place and its size: set ok frame X Y WIDTH HEIGHT. Its X and Y count from the upper left corner of the superview.
      zh | 现在动手改一改：移动 ok，让 (160, 270) 处的点击落到它身上，card 保持不变。视图的 frame 就是它的位置和大小：set ok frame X Y 宽 高。这里的 X 和 Y 从父视图的左上角数起。
      goal expect hit ok at 160 270
      keep card.frame
      hint.en | card begins at (40, 100) of the screen. Where is the point (160, 270), counted from there?
      hint.zh | card 的左上角在屏幕的 (40, 100)。从那里数起，(160, 270) 在什么位置？
      hint.en | It is (120, 170) in card: a button at 60 140 with the size 120 60 covers it.
      hint.zh | 在 card 里它是 (120, 170)：放在 60 140、大小为 120 60 的按钮正好盖住它。
      solution set ok frame 60 140 120 60
      accept set ok center 120 170
      accept set ok frame 0 0 240 200
      reject set ok frame 160 270 120 60 => hit 160 270: ok wanted, card found
      reject tap 160 270 => hit 160 270: ok wanted, card found
      par 1
      done.en | A view's place is always told from its superview's corner. A lesson of its own, coordinates, comes back to that.
      done.zh | 一个视图的位置总是从它父视图的左上角算起。后面有一课叫 coordinates，专门讲这个。
      zh-of 2b3870

      [step ask]
      run why card at 160 440
      en | Whenever a tap surprises you, ask. The command why card at 160 440 tells why card does not get a tap down there; try it. What is the reason?
      zh | 只要点击的结果出乎意料，就问一句为什么。命令 why card at 160 440 会说明 card 为什么得不到那里的点击，试一试。原因是什么？
      ask choice
      choice.en | card has no code for taps
      choice.zh | card 没有处理点击的代码
      choice.en | the point is outside card
      choice.zh | 这个点不在 card 里面
      choice.en | ok is in the way
      choice.zh | ok 挡住了
      answer 2
      hint.en | Read the line of card in what the command prints.
      hint.zh | 看命令输出里 card 那一行。
      done.en | Three commands will do for all that follows: picture shows the screen, tap touches it, why gives the reason.
      done.zh | 后面的内容有三个命令就够用了：picture 画出屏幕，tap 点击它，why 说明原因。
      zh-of c79f5c

      """##
    ),
    (
      "lessons/02-two-questions.lesson",
      ##"""
      lesson 1
      id      two-questions
      needs   first-tap
      source  001_ebebf97ed04b13a7.txt 002_7fae026681c4fb5d.txt 004_982fe19107eb4e82.txt
      title.en | Two questions: hitTest and pointInside
      title.zh | 两个问题：hitTest 和 pointInside

      [scene]
      add card frame 60 100 200 120
      add icon to card frame 20 20 80 80 as UIImageView interaction on

      [step answers]
      run picture
      en | To find out whose touch it is, UIKit puts two questions to views. The first is called hitTest: which view should get this point, you or one inside you? The second is called pointInside: does this point lie on you?
      en | One of the two can be answered with the name of another view. Which one?
      zh | 为了弄清楚触摸属于谁，UIKit 会向视图提两个问题。第一个叫 hitTest：这个点该交给哪个视图，是你自己，还是你里面的某一个？第二个叫 pointInside：这个点在你身上吗？
      zh | 其中一个问题的回答可以是另一个视图。是哪一个？
      ask choice
      choice.en | hitTest
      choice.zh | hitTest
      choice.en | pointInside
      choice.zh | pointInside
      choice.en | both
      choice.zh | 两个都可以
      answer 1
      hint.en | To which of the two questions is yes or no a full answer?
      hint.zh | 哪一个问题只要回答“是”或“不”就够了？
      done.en | hitTest answers with a view, or with nil: nobody here. pointInside only knows yes and no.
      done.zh | hitTest 的回答是一个视图，或者 nil，意思是“这里没有”。pointInside 只会回答“是”或“不”。
      zh-of abad66

      [step edge]
      en | Both questions bring the point along in the asked view's own coordinates: there (0, 0) is the view's own upper left corner. card is 200 wide and 120 high. Which of these points is not on card?
      zh | 这两个问题带来的点，用的都是被问视图自己的坐标：(0, 0) 就是它自己的左上角。card 宽 200，高 120。下面哪个点不在 card 上？
      ask choice
      choice.en | (0, 0)
      choice.zh | (0, 0)
      choice.en | (199, 119)
      choice.zh | (199, 119)
      choice.en | (200, 60)
      choice.zh | (200, 60)
      answer 3
      hint.en | Two views lie side by side and share an edge. To which of them can a point on that edge belong, if it must not belong to both?
      hint.zh | 两个视图左右相邻，共用一条边。如果边上的点不能同时属于两个视图，那它该属于谁？
      hint.en | Try: inside card 200 60
      hint.zh | 试试：inside card 200 60
      done.en | The left and the upper edge belong to a view, the right and the lower one no longer do. Unless somebody changes it, pointInside compares the point with bounds, the view's rectangle in its own coordinates, and with nothing else.
      done.zh | 左边和上边属于视图，右边和下边已经不属于了。只要没有人改动，pointInside 就只拿这个点和 bounds 比较，也就是视图在自己坐标里的矩形，别的一概不看。
      zh-of e5fca8

      [step log]
      en | Tap the middle of icon, at (120, 160), then look at trace and compare: which question comes first at every view, and who asks the other one?
      zh | 点击 icon 的中心 (120, 160)，然后看 trace，比一比：每个视图先被问的是哪个问题？另一个问题又是谁问的？
      goal tapped 120 160
      goal expect calls window.hitTest window.pointInside view.hitTest view.pointInside card.hitTest card.pointInside icon.hitTest icon.pointInside
      hint.en | The command begins with tap and takes x and y.
      hint.zh | 命令以 tap 开头，后面是 x 和 y。
      hint.en | tap 120 160
      hint.zh | tap 120 160
      solution tap 120 160
      accept tap icon
      reject tap 200 160 => tapped 120 160: no tap found
      par 1
      done.en | hitTest comes first, always. It is hitTest that asks its own view's pointInside, and after a yes it puts hitTest to the subviews. So the two hand the point down, level by level.
      done.zh | 先来的总是 hitTest。是 hitTest 去问自己视图的 pointInside，得到“是”之后，再对子视图逐个调用 hitTest。这两个方法就这样一层一层把点往下传。
      zh-of 07f156

      [step pass]
      en | Suppose card's pointInside says no. What does card's hitTest do then?
      zh | 假设 card 的 pointInside 说了“不”。那么 card 的 hitTest 接下来会做什么？
      ask choice
      choice.en | it asks the subviews all the same
      choice.zh | 照样去问子视图
      choice.en | it answers nil at once
      choice.zh | 立刻回答 nil
      choice.en | it answers card
      choice.zh | 回答 card
      answer 2
      hint.en | Where a view does not hold the point, what can it hope to find further inside?
      hint.zh | 如果一个视图自己都不包含这个点，它还能指望在更里面找到什么？
      done.en | nil, and no subview is asked. One no ends the search for a view and all that lies in it, its subtree; that makes it quick.
      done.zh | 回答 nil，子视图一个也不会再问。一个“不”，就结束了这个视图和它里面的一切，也就是整棵子树的查找，所以查找很快。
      zh-of beb8e3

      [step no]
      en | An article's demo has a view whose pointInside always returns NO. Build that: make card's pointInside say no everywhere. card stays where it is and stays visible.
      zh | 有一篇文章的示例里，某个视图的 pointInside 永远返回 NO。照样做一个：让 card 的 pointInside 在任何地方都说“不”。card 的位置不变，也仍然看得见。
      goal expect inside card 100 60 no
      goal expect hit view at 120 160
      keep card.frame card.hidden card.alpha card.interaction icon.frame
      ban remove move
      ban.en | Both views stay where they are.
      ban.zh | 两个视图都留在原处。
      hint.en | A method of a view is replaced with the command override. Which of the two methods is it about?
      hint.zh | 命令 override 可以替换视图的方法。这里要换的是两个方法中的哪一个？
      hint.en | There are ready-made answers: yes, no, circle and more. help override lists them.
      hint.zh | 有现成的回答可用：yes、no、circle 等等。help override 会列出来。
      hint.en | override card pointInside no
      hint.zh | override card pointInside no
      solution override card pointInside no
      accept override card pointInside = false
      accept override card { - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { return NO; } }
      reject override card hitTest nil => inside card: no wanted, yes found
      reject override icon pointInside no => inside card: no wanted, yes found
      reject override card pointInside yes => inside card: no wanted, yes found
      par 1
      done.en | card is still drawn, and for fingers it is gone, together with icon, which was not even asked. So much hangs on one small method.
      done.zh | card 还画在那里，但对手指来说它已经不存在了，连 icon 也一起消失，因为根本没人去问它。一个小小的方法，牵动这么多。
      zh-of 46920c

      [step everybody]
      run restore card
      run hit 20 440
      en | card is as before. The finger comes down at (20, 440), far away from it. Is card's hitTest called?
      zh | card 恢复了原样。手指落在 (20, 440)，离它很远。card 的 hitTest 会被调用吗？
      ask choice
      choice.en | no, nobody touched it
      choice.zh | 不会，没有人碰它
      choice.en | yes, and it answers nil
      choice.zh | 会，它回答 nil
      choice.en | only if it has code of its own
      choice.zh | 只有它写了自己的代码才会
      answer 2
      hint.en | view has to know whether one of its subviews wants the point. How can it learn that?
      hint.zh | view 要知道有没有子视图想要这个点。它怎样才能知道？
      hint.en | The search for (20, 440) has just been made. Look at it with: trace
      hint.zh | 刚才已经对 (20, 440) 查找过一次。用 trace 看一看。
      done.en | It is often said that hitTest is called when a view is touched. More exactly: it is called to find out whether it is. Every candidate gets the question, and most answer nil.
      done.zh | 常有人说：点到控件才会调用它的 hitTest。更准确的说法是：调用 hitTest 正是为了弄清楚有没有点到它。每个候选视图都会被问到，多数的回答是 nil。
      zh-of ad93d1

      """##
    ),
    (
      "lessons/03-abcde-tap-b.lesson",
      ##"""
      lesson 1
      id      abcde-tap-b
      needs   two-questions
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
      run picture
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
      en | The search has found B, the hit view. Now UIKit tells B that a finger has come down, by calling its method touchesBegan. B has no code for it, nor has anybody else here, so UIKit's own runs: it hands the touch to the next responder, the next object that may answer it. chain B lists them.
      zh | 查找到了 B，它就是命中的视图。现在 UIKit 调用 B 的 touchesBegan 方法，告诉它手指按下了。B 没有为此写代码，别的对象也没有，所以执行的是 UIKit 自带的实现：把触摸交给下一个响应者，也就是下一个可以回应它的对象。用 chain B 可以列出它们。
      ask received touchesBegan
      hint.en | Does anybody on the way keep the touch? Then the answer is the whole list of chain B.
      hint.zh | 一路上有谁会把触摸留下吗？没有的话，答案就是 chain B 列出的全部对象。
      done.en | Up the responder chain to its end. Had B overridden touchesBegan without calling super, the touch would have stopped there.
      done.zh | 它会沿着响应者链一直走到尽头。如果 B 重写了 touchesBegan 又没有调用 super，触摸到 B 就停了。
      zh-of 181388

      [step own]
      run override A touchesBegan handle
      run override B touchesBegan handle
      run tap 160 120
      en | In the article every view writes its own touchesBegan: it prints a line and does nothing else. A and B are like that now, and B was tapped again. Who gets touchesBegan?
      zh | 文章里每个视图都写了自己的 touchesBegan：打印一行，别的什么也不做。现在 A 和 B 就是这样，刚才又点击了一次 B。谁会收到 touchesBegan？
      ask received touchesBegan
      hint.en | Handing the touch on is what the default method does. Does B's own method still call it?
      hint.zh | 把触摸交给下一个响应者，是默认方法做的事。B 自己的方法还会调用它吗？
      done.en | B alone. Its own method stands in the place of the default, so without super the touch stops here. That is why no line of A's touchesBegan stands in the article's log, although A's hitTest does.
      done.zh | 只有 B。它自己的方法取代了默认实现，没有调用 super，触摸到这里就停了。所以文章的日志里有 A 的 hitTest，却没有 A 的 touchesBegan。
      zh-of 991aa0

      [step twice]
      run option passes 2
      run tap 160 120
      en | In the log of a real phone the whole search usually stands there twice. The program can do the same; trace now shows both. What is the second search for?
      zh | 在真机的日志里，整个查找过程往往会出现两遍。程序也可以照做，现在用 trace 能看到两遍。第二遍是为了什么？
      ask choice
      choice.en | for the end of the touch, when the finger is lifted
      choice.zh | 为了触摸结束，也就是手指抬起的时候
      choice.en | for A, the first was for B
      choice.zh | 为了 A，第一遍是为了 B
      choice.en | for the same finger that comes down, once more
      choice.zh | 还是为了手指按下，再查一遍
      answer 3
      hint.en | Look in trace for the first touchesBegan. Do both searches stand above it?
      hint.zh | 在 trace 里找到第一个 touchesBegan。两遍查找都在它上面吗？
      done.en | Both come before touchesBegan, and none when the finger moves or is lifted. How often UIKit asks is not promised, so a hitTest must never count or change anything.
      done.zh | 两遍都在 touchesBegan 之前，手指移动和抬起时一遍也没有。UIKit 问几遍并没有约定，所以 hitTest 里绝不能计数，也不能改变任何东西。
      zh-of cebc09

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
      run picture
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
      zh | A 里面有哪些视图会被问到？顺序是什么？
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
      "lessons/05-front-to-back.lesson",
      ##"""
      lesson 1
      id      front-to-back
      needs   two-questions
      source  002_7fae026681c4fb5d.txt 004_982fe19107eb4e82.txt
      title.en | Who stands in front
      title.zh | 谁在前面

      [scene]
      add red frame 40 60 160 160
      add green frame 80 120 160 160
      add blue frame 120 180 160 160

      [step predict]
      run picture
      en | Three siblings, three views with the same superview, were added one after the other: red, green, blue. They overlap, and the finger comes down at (160, 200), where all three are.
      zh | 三个兄弟视图，也就是父视图相同的三个视图，依次添加进来：red、green、blue。它们互相重叠，手指落在 (160, 200)，三个视图都包含这个点。
      ask hit 160 200
      hint.en | Whose frame is not broken by another in the drawing?
      hint.zh | 画面上，谁的边框没有被别人挡住？
      done.en | A superview keeps its subviews in a list. The last one is drawn last, so it lies in front; and it is asked first.
      done.zh | 父视图用一个数组保存它的子视图。最后一个最后画，所以在最前面，也最先被问到。
      zh-of bb86a9

      [step front]
      en | Make red get that tap. All three stay where they are.
      zh | 让 red 收到这次点击，三个视图的位置都不要动。
      goal expect hit red at 160 200
      keep red.frame green.frame blue.frame blue.hidden green.hidden blue.interaction green.interaction
      hint.en | Who is asked decides, and that is the order of the list. tree shows it, the front-most at the bottom.
      hint.zh | 关键是先问谁，而这由数组的顺序决定。用 tree 可以看到，排在最下面的就是最前面的。
      hint.en | UIKit calls it bringSubviewToFront. Here it is: front red
      hint.zh | UIKit 里叫 bringSubviewToFront，这里写 front red
      solution front red
      accept move red to view above blue
      accept back blue; back green
      reject set red z 10 => hit 160 200: red wanted, blue found
      reject back blue => hit 160 200: red wanted, green found
      reject set red scale 2 => hit 160 200: red wanted, blue found
      par 1
      done.en | The size does not matter, nor does who was there first. The place in the list alone decides.
      done.zh | 大小不重要，谁先添加也不重要。只看在数组里的位置。
      zh-of 1ee4f7

      [step height]
      run set green z 10
      en | The list is green, blue, red now. Someone lifts green with layer.zPosition = 10: on a phone green is then drawn in front of both. The same tap again.
      zh | 现在数组的顺序是 green、blue、red。有人用 layer.zPosition = 10 把 green 抬高，手机上 green 就会画在另外两个前面。再点击同样的位置。
      ask hit 160 200
      hint.en | Does zPosition change the list? Look with: tree
      hint.zh | zPosition 会改变数组的顺序吗？用 tree 看一看。
      done.en | zPosition belongs to drawing. Hit-testing goes through the list and knows nothing of it, so one view is seen and another is touched.
      done.zh | zPosition 属于绘制。命中测试只按数组的顺序走，完全不知道它的存在，于是看到的是一个视图，点到的是另一个。
      zh-of 4a958c

      [step order]
      run set green z 0
      en | A puzzle. Nobody holds the point (10, 470), so there all three are asked and all say no. Arrange them so that they are asked in the order blue, green, red, then try it with: hit 10 470
      zh | 一道小题。(10, 470) 不在任何一个里面，所以三个都会被问到，也都会说“不”。把它们排好，使询问的顺序是 blue、green、red，然后用 hit 10 470 试一试。
      goal expect visits window view blue green red
      keep red.frame green.frame blue.frame
      hint.en | The first to be asked is the last of the list. So which list do you need?
      hint.zh | 最先被问到的是数组里的最后一个。那么数组应该是什么顺序？
      hint.en | It is green, blue, red now, and has to become red, green, blue. One view is in the wrong place.
      hint.zh | 现在是 green、blue、red，要变成 red、green、blue。只有一个视图放错了位置。
      hint.en | back red, then hit 10 470
      hint.zh | 先 back red，再 hit 10 470
      solution back red
      solution hit 10 470
      accept front green; front blue; hit 10 470
      accept move red to view at 0; tap 10 470
      reject front green; hit 10 470 => visits: window view blue green red wanted, window view green red blue found
      reject hit 10 470 => visits: window view blue green red wanted, window view red blue green found
      par 2
      done.en | From the last of the list to the first: that is the whole order. An index that is smaller means further back.
      done.zh | 从数组的最后一个到第一个，这就是全部的顺序。下标越小，层级越低，越靠后。
      zh-of fbb1b5

      [step glass]
      run remove red green blue
      run add buy frame 100 300 120 60 as UIButton text "Buy"
      run add glass frame 0 0 320 480
      run picture
      en | Another page: a button buy, and in front of it a view named glass. glass covers the page, draws nothing and has no code at all. The finger comes down on the button.
      zh | 换一个页面：有一个按钮 buy，它前面还有一个叫 glass 的视图。glass 盖住整个页面，什么也不画，也没有任何代码。手指落在按钮上。
      ask hit 160 330
      hint.en | glass is asked first. Does pointInside look at colours, or at code?
      hint.zh | glass 先被问到。pointInside 会看颜色，或者看有没有代码吗？
      done.en | A clear view in front takes the touch, even if it does nothing with it. The touch does not fall through to what lies behind; it goes up to glass's superview.
      done.zh | 前面的透明视图会接走触摸，哪怕它什么都不做。触摸不会漏到后面的视图去，只会往上交给 glass 的父视图。
      zh-of bf2f78

      [step through]
      en | Make the button work again. glass stays where it is, in front and as large.
      zh | 让按钮重新可以点击。glass 留在原处，仍在前面，大小也不变。
      goal expect hit buy at 160 330
      keep glass.frame glass.hidden buy.frame
      ban front back move remove
      ban.en | glass stays in front of the button.
      ban.zh | glass 要留在按钮前面。
      hint.en | glass is asked first. What has to be its answer for the search to go on to buy?
      hint.zh | 先问到的是 glass。它要怎么回答，查找才会继续，轮到 buy？
      hint.en | A view that only decorates needs no touches at all. One of its properties says so: info glass
      hint.zh | 只作装饰的视图根本不需要触摸。它有一个属性就是管这个的：info glass
      hint.en | set glass interaction off
      hint.zh | set glass interaction off
      solution set glass interaction off
      accept override glass pointInside no
      accept override glass hitTest nil
      accept override glass hitTest passthrough
      reject set buy z 5 => hit 160 330: buy wanted, glass found
      reject set glass color clear => hit 160 330: buy wanted, glass found
      reject hide glass => keep glass.hidden: off wanted, on found
      par 1
      done.en | glass says no now, and the next one in the list is asked. To let through means nothing else than to answer nil.
      done.zh | 现在 glass 说“不”，于是轮到数组里的下一个。所谓放行，不过就是回答 nil。
      zh-of af9b78

      """##
    ),
    (
      "lessons/06-dead-views.lesson",
      ##"""
      lesson 1
      id      dead-views
      needs   two-questions
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt 003_e418f2bfc46681ac.txt
      title.en | Views that say no
      title.zh | 说“不”的视图

      [scene]
      add panel frame 40 100 240 200
      add ok to panel frame 70 70 100 60 as UIButton text "OK"

      [step hidden]
      run hide panel
      run picture
      en | Before a view looks at the point at all, its hitTest checks three properties of its own: isHidden, alpha and isUserInteractionEnabled. Somebody has hidden panel. ok itself is not hidden: info ok says so. The finger comes down where ok was.
      zh | 视图在看这个点之前，它的 hitTest 会先检查自己的三个属性：isHidden、alpha 和 isUserInteractionEnabled。有人隐藏了 panel，但 ok 自己没有被隐藏，用 info ok 可以看到。手指落在 ok 原来的位置。
      ask hit 160 200
      hint.en | Who would have to ask ok, and does it get that far?
      hint.zh | 该由谁去问 ok？能走到那一步吗？
      done.en | panel says nil, and nobody asks ok. A property is looked at in each view alone, but a no speaks for all that lies in the view, too.
      done.zh | panel 回答 nil，没有人再去问 ok。每个视图只检查自己的属性，但一个“不”，就替它里面的所有视图作了回答。
      zh-of 2c7063

      [step inherited]
      run show panel
      run set panel interaction off
      en | panel is shown again, but its interaction is off. Everything in it is to sleep, except for ok. Can ok be exempted, by something that is set on ok alone?
      zh | panel 又显示出来了，但关闭了交互。里面的东西都不该响应，唯独 ok 例外。只改 ok 自己，能让它成为例外吗？
      ask choice
      choice.en | yes, with ok's interaction on
      choice.zh | 能，打开 ok 的交互就行
      choice.en | yes, with a hitTest of its own that answers ok
      choice.zh | 能，给它自己的 hitTest，让它回答 ok
      choice.en | no, nothing on ok can do it
      choice.zh | 不能，改 ok 的什么都没用
      answer 3
      hint.en | Try it: set ok interaction on, or override ok hitTest self. Then: why ok at 160 200
      hint.zh | 试一试：set ok interaction on，或者 override ok hitTest self，然后 why ok at 160 200
      done.en | Whatever ok would say, nobody asks. If a superview cannot take touches, its subviews cannot either.
      done.zh | ok 想说什么都没用，因为没有人问它。父视图不能接收触摸，子视图也就不可能接收到。
      zh-of d2c12a

      [step multiply]
      run set panel interaction on
      run set panel alpha 0.5
      run set ok alpha 0.015
      en | Now both are faint. panel has an alpha of 0.5, and ok in it one of 0.015, so on the screen ok shows with half of 0.015: practically not at all. A view with an alpha below 0.01 takes no touches. And ok?
      zh | 现在两个都变淡了：panel 的 alpha 是 0.5，里面的 ok 是 0.015，所以 ok 在屏幕上只剩 0.015 的一半，几乎看不见。alpha 小于 0.01 的视图不接收触摸。那 ok 呢？
      ask hit 160 200
      hint.en | Each view's hitTest looks at its own three properties. Does it know its superview's?
      hint.zh | 每个视图的 hitTest 只看自己的三个属性。它知道父视图的吗？
      done.en | Only what is drawn is multiplied. Hit-testing compares 0.5 with 0.01, then 0.015 with 0.01, and both are larger.
      done.zh | 只有绘制时才会相乘。命中测试先拿 0.5 和 0.01 比，再拿 0.015 和 0.01 比，两个都更大。
      zh-of ab78ed

      [step threshold]
      run set panel alpha 1
      en | panel is fully there again. Which alpha is the smallest with which ok still takes a touch? Try them, if you like, with set ok alpha and hit 160 200.
      zh | panel 又完全显示了。下面哪个是 ok 还能接收触摸的最小 alpha？可以用 set ok alpha 和 hit 160 200 试一试。
      ask choice
      choice.en | 0.009
      choice.zh | 0.009
      choice.en | 0.01
      choice.zh | 0.01
      choice.en | 0.011
      choice.zh | 0.011
      answer 3
      hint.en | The first is too small. Of the other two one is a surprise, because alpha is kept as a number of 32 bits.
      hint.zh | 第一个太小了。另外两个里有一个会让人意外，因为 alpha 是用 32 位浮点数保存的。
      hint.en | As a 32-bit number 0.01 becomes 0.00999999978.
      hint.zh | 0.01 存成 32 位浮点数，就变成了 0.00999999978。
      done.en | Apple writes: less than 0.01. Many articles write: 0.01 or less. Both come to the same, since a view never really has an alpha of 0.01: what is kept is a little less.
      done.zh | 苹果的文档写的是小于 0.01，很多文章写的是小于等于 0.01。两种说法结果一样，因为视图的 alpha 从来不会正好是 0.01，保存下来的总要小一点点。
      zh-of 065119

      [step disabled]
      run set ok alpha 1
      run set ok enabled off
      en | ok is fully there again, but grey: a button that is not enabled. Who gets the tap on it?
      zh | ok 又完全显示了，但是灰色的：这个按钮的 isEnabled 是 NO。点击它，谁会得到触摸？
      ask hit 160 200
      hint.en | Three properties are checked. Is enabled one of them?
      hint.zh | 检查的是三个属性。enabled 在里面吗？
      done.en | ok. enabled belongs to buttons, not to the search: the button takes the touch as before, it only sends no events. What lies behind a grey button stays safe from the finger.
      done.zh | 是 ok。enabled 是按钮的事，和查找无关：按钮照样得到触摸，只是不再发出事件。所以灰色按钮后面的东西不会被误点。
      zh-of d5442d

      [step moving]
      run set ok enabled on
      run animate ok alpha 0.6 over 2
      run wait 1
      en | A fourth reason is easily forgotten. ok is being faded with UIView.animate, two seconds long, and one second is over. The finger comes down on it.
      zh | 还有一个原因容易被忘记。ok 正在用 UIView.animate 做两秒的淡出动画，已经过了一秒。手指落在它上面。
      ask hit 160 200
      hint.en | The default of such an animation is without the option allowUserInteraction.
      hint.zh | 这种动画默认不带 allowUserInteraction 选项。
      done.en | panel gets it. While a view is animated in this way, it takes no touches unless the option allowUserInteraction is given. So hidden, interaction and alpha are not the whole list.
      done.zh | 是 panel 得到了。视图在做这种动画时不接收触摸，除非指定了 allowUserInteraction 选项。所以原因不只是 hidden、interaction 和 alpha 这三个。
      zh-of 52d842

      [step mend]
      run wait 2
      run set panel alpha 0
      run set ok interaction off
      run set ok alpha 1
      en | A colleague says: the button is dead, and I do not even see it. Bring it back.
      zh | 同事说：这个按钮点不动，甚至都看不见。把它救回来。
      goal expect hit ok at 160 200
      keep panel.frame ok.frame
      ban remove add
      ban.en | It is to be this button.
      ban.zh | 要救的就是这个按钮。
      hint.en | Ask for the reason with why, mend it, and ask again: there may be more than one.
      hint.zh | 用 why 问原因，改好以后再问一次：原因可能不止一个。
      hint.en | panel is fully transparent, and ok has its interaction off.
      hint.zh | panel 完全透明，而 ok 关闭了交互。
      hint.en | set panel alpha 1, then set ok interaction on
      hint.zh | 先 set panel alpha 1，再 set ok interaction on
      solution set panel alpha 1
      solution set ok interaction on
      accept set panel alpha 0.5; toggle ok interaction
      reject set panel alpha 1 => hit 160 200: ok wanted, panel found
      reject set ok interaction on => hit 160 200: ok wanted, view found
      reject set panel alpha 0.01; set ok interaction on => hit 160 200: ok wanted, view found
      par 2
      done.en | A dead button is looked at from above: the first no on the way down is the reason, and behind it there may be another.
      done.zh | 按钮点不动，要从上往下查：路上的第一个“不”就是原因，它后面可能还藏着另一个。
      zh-of 450f22

      """##
    ),
    (
      "lessons/07-outside-the-parent.lesson",
      ##"""
      lesson 1
      id      outside-the-parent
      needs   two-questions
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt
      title.en | Outside the parent
      title.zh | 超出父视图的子视图

      [scene]
      add A frame 60 100 160 160
      add B to A frame 100 100 120 80 as UIButton

      [step predict]
      run picture
      en | B is a subview of A and sticks out of it, to the right and below. The finger comes down at (250, 240): on B, but not on A.
      zh | B 是 A 的子视图，右边和下边都超出了 A。手指落在 (250, 240)：在 B 上，但不在 A 上。
      ask hit 250 240
      hint.en | Before B is asked, A is. What does A's pointInside say?
      hint.zh | 在问 B 之前，先问的是 A。A 的 pointInside 会怎么说？
      done.en | A does not hold the point, so A says nil and never asks B. You can see B there, and you cannot touch it there.
      done.zh | A 不包含这个点，所以回答 nil，根本不会去问 B。B 在那里看得见，却触摸不到。
      zh-of f93b1e

      [step inner]
      en | And at (190, 230), where B lies on A?
      zh | 那么在 (190, 230)，也就是 B 和 A 重叠的地方呢？
      ask hit 190 230
      hint.en | Does A hold this point?
      hint.zh | A 包含这个点吗？
      done.en | There it works, so the button is not broken: half of it is out of reach. reach B tells how much.
      done.zh | 那里是可以点到的，所以按钮并没有坏，只是有一半够不着。用 reach B 可以看到够得着的比例。
      zh-of 671d0b

      [step clip]
      run set A clips on
      run picture
      en | A now has clipsToBounds on, so what sticks out is no longer drawn. Which part of B can be touched now, compared with before?
      zh | 现在 A 打开了 clipsToBounds，超出的部分不再画出来。和之前相比，B 能点到的部分有什么变化？
      ask choice
      choice.en | less than before
      choice.zh | 变小了
      choice.en | the same as before
      choice.zh | 和之前一样
      choice.en | more than before
      choice.zh | 变大了
      answer 2
      hint.en | Compare: reach B, with clips on and with clips off.
      hint.zh | 比一比：在 clips on 和 clips off 时分别用 reach B 看一看。
      done.en | Clipping decides what is drawn, bounds decide what is touched. It merely happens that a clipped view shows the truth.
      done.zh | 裁剪只管绘制，bounds 才管触摸。裁剪过的视图，看到的恰好就是能点到的，如此而已。
      zh-of 8bdf15

      [step mend]
      run set A clips off
      en | Let all of B take taps. A keeps its own area, and the page around both keeps its own. No frame changes.
      zh | 让整个 B 都能点击。A 自己的区域仍归 A，周围的页面仍归页面。任何 frame 都不要改动。
      goal expect hit B at 250 240
      goal expect hit A at 80 120
      goal expect hit view at 250 120
      keep A.frame B.frame
      ban remove add move
      ban.en | B stays in A.
      ban.zh | B 要留在 A 里。
      hint.en | Which view said no first? It is the one to teach: why B at 250 240
      hint.zh | 是哪个视图先说了“不”？要改的就是它：why B at 250 240
      hint.en | A may say yes where the default says yes, and also where B lies. The frame of B is given in A's coordinates.
      hint.zh | 默认实现说“是”的地方，A 照样说“是”；B 所在的地方，A 也说“是”。B 的 frame 正是用 A 的坐标表示的。
      hint.en | override A pointInside = bounds.contains(point) || B.frame.contains(point)
      hint.zh | override A pointInside = bounds.contains(point) || B.frame.contains(point)
      solution override A pointInside {
        return bounds.contains(point)
          || B.frame.contains(point)
      }
      accept override A hitTest overflow
      accept override A {
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          return [super pointInside:point withEvent:event] || CGRectContainsPoint(B.frame, point);
        }
      }
      reject override A pointInside yes => hit 250 120: view wanted, A found
      reject override A pointInside subviews => hit 80 120: A wanted, view found
      reject override B pointInside yes => hit 250 240: B wanted, view found
      reject set A clips off => hit 250 240: B wanted, view found
      par 1
      done.en | A's pointInside opens the door, and everything behind it goes as always: B's order, B's hidden, B's alpha. To override hitTest of A would do too, but then all of that is up to you.
      done.zh | A 的 pointInside 打开了门，门后的一切照旧：顺序、hidden、alpha 都由默认实现处理。重写 A 的 hitTest 也可以，但这些就得你自己来管了。
      zh-of 968f44

      [step twice]
      run remove A
      run add shelf frame 20 300 280 100
      run add box to shelf frame 20 20 100 60
      run add tip to box frame 20 -80 80 60 as UIButton text "tip"
      run override box hitTest overflow
      run picture
      en | Two levels now: tip sticks out of box, and also out of shelf, which holds box. box has already learnt to look after tip, in the way of the last step. The finger comes down on tip, at (100, 270).
      zh | 现在有两层：tip 超出了 box，也超出了装着 box 的 shelf。box 已经学会照顾 tip，方法和上一步一样。手指落在 tip 上，位置是 (100, 270)。
      ask hit 100 270
      hint.en | Who has to be asked before box is?
      hint.zh | 在问到 box 之前，要先问谁？
      done.en | shelf does not hold the point either, and says no before box can speak. Every view on the way down has to let the point through, each for itself.
      done.zh | shelf 也不包含这个点，box 还没机会开口，它就说了“不”。一路上的每个视图都要各自放行。
      zh-of 3e2048

      [step level]
      en | Let tip take that tap. shelf keeps its area, and the page keeps what lies around.
      zh | 让 tip 收到这次点击。shelf 自己的区域不变，周围仍归页面。
      goal expect hit tip at 100 270
      goal expect hit shelf at 250 350
      goal expect hit view at 250 270
      keep shelf.frame box.frame tip.frame
      hint.en | why tip at 100 270 names the one who says no now.
      hint.zh | why tip at 100 270 会指出现在是谁在说“不”。
      hint.en | What helped box helps shelf, too: help override lists the ready-made rules of hitTest.
      hint.zh | 对 box 有用的办法，对 shelf 同样有用：help override 会列出 hitTest 现成的几种写法。
      hint.en | override shelf hitTest overflow
      hint.zh | override shelf hitTest overflow
      solution override shelf hitTest overflow
      accept override shelf pointInside = bounds.contains(point) || convert(tip.bounds, from: tip).contains(point)
      reject override shelf pointInside yes => hit 250 270: view wanted, shelf found
      reject restore box => hit 100 270: tip wanted, view found
      reject override shelf pointInside subviews => hit 100 270: tip wanted, view found
      par 1
      done.en | Now the point finds its way through shelf and box to tip. For each further level the same would be needed again.
      done.zh | 现在这个点可以穿过 shelf 和 box，找到 tip 了。每多一层，就要再做一次同样的事。
      zh-of ecb3dc

      [step empty]
      run remove shelf
      run add group frame 100 200 0 0
      run add go to group frame 0 0 120 60 as UIButton text "Go"
      run picture
      en | A button that one sees and cannot press, and nothing seems to stick out. group was left with the size 0 by mistake, as it happens with incomplete constraints. The finger comes down in the middle of go.
      zh | 有个按钮看得见却点不到，好像也没有什么超出父视图。其实是 group 的大小被误留成了 0，约束没写全时常会这样。手指落在 go 的正中间。
      ask hit 160 230
      hint.en | Which points lie inside a view of width 0?
      hint.zh | 宽度为 0 的视图里，有哪些点？
      done.en | A view without a size holds no point, so all of go lies outside of its superview. When nothing in a container reacts, look at the container's size first.
      done.zh | 没有大小的视图不包含任何点，所以整个 go 都在父视图之外。如果一个容器里什么都点不动，先看看容器的大小。
      zh-of e6bd24

      """##
    ),
    (
      "lessons/08-coordinates.lesson",
      ##"""
      lesson 1
      id      coordinates
      needs   first-tap
      source  001_ebebf97ed04b13a7.txt 004_982fe19107eb4e82.txt
      title.en | The same place in many coordinates
      title.zh | 同一个位置，不同的坐标

      [scene]
      add A frame 40 100 240 200
      add B to A frame 60 50 100 80

      [step inner]
      run picture
      en | Every view counts from its own upper left corner. A stands at (40, 100) of the page, and B at (60, 50) of A. What is the point (120, 170) of the screen for B?
      zh | 每个视图都从自己的左上角数起。A 在页面的 (40, 100)，B 在 A 的 (60, 50)。屏幕上的点 (120, 170)，对 B 来说是多少？
      ask choice
      choice.en | (120, 170)
      choice.zh | (120, 170)
      choice.en | (80, 70)
      choice.zh | (80, 70)
      choice.en | (20, 20)
      choice.zh | (20, 20)
      answer 3
      hint.en | One step at a time: first for A, then from A to B. On the way down the corner of the frame is taken away.
      hint.zh | 一步一步来：先换算到 A，再从 A 换算到 B。往下走时，减去 frame 的左上角。
      hint.en | Try: convert 120 170 from window to B
      hint.zh | 试试：convert 120 170 from window to B
      done.en | (120, 170) is (80, 70) in A and (20, 20) in B. hitTest does just this before it asks a subview, because every view is asked in its own coordinates.
      done.zh | (120, 170) 在 A 里是 (80, 70)，在 B 里是 (20, 20)。hitTest 在问子视图之前做的正是这件事，因为每个视图都要用它自己的坐标来问。
      zh-of ccdf44

      [step move]
      en | Move B so that its upper left corner lies at (150, 200) of the screen. It stays in A and keeps its size.
      zh | 移动 B，让它的左上角落在屏幕的 (150, 200)。B 仍在 A 里，大小不变。
      goal expect convert 0 0 from B to window = 150 200
      keep A.frame B.bounds
      ban move
      ban.en | B stays in A.
      ban.zh | B 要留在 A 里。
      hint.en | A frame is given in the superview's coordinates. What is (150, 200) for A?
      hint.zh | frame 用的是父视图的坐标。(150, 200) 对 A 来说是多少？
      hint.en | (110, 100): set B frame 110 100 100 80
      hint.zh | (110, 100)：set B frame 110 100 100 80
      solution set B frame 110 100 100 80
      accept set B center 160 140
      accept set B translate 50 50
      reject set B frame 150 200 100 80 => convert: 150 200 wanted, 190 300 found
      reject set A frame 90 150 240 200 => keep A.frame: 40 100 240 200 wanted, 90 150 240 200 found
      par 1
      done.en | frame speaks the superview's language, bounds the view's own. Most mistakes with hitTest are a mixture of the two.
      done.zh | frame 用父视图的坐标，bounds 用视图自己的坐标。hitTest 里的错误，多半就是把两者混在了一起。
      zh-of 66f122

      [step both]
      en | In code, A can convert a point for B in two ways: convert(point, to: B), called on A, or convert(point, from: A), called on B. How do the results differ?
      zh | 在代码里，把点从 A 换算到 B 有两种写法：对 A 调用 convert(point, to: B)，或者对 B 调用 convert(point, from: A)。结果有什么不同？
      ask choice
      choice.en | not at all
      choice.zh | 完全一样
      choice.en | the second one goes the other way
      choice.zh | 第二种方向相反
      choice.en | the first one is for the screen only
      choice.zh | 第一种只能用于屏幕
      answer 1
      hint.en | Read both aloud, with the name of the view on which it is called in front.
      hint.zh | 把调用它的视图放在前面，两句都读一遍：A 把点转给 B，B 从 A 把点转过来。
      done.en | Both take a point of A and give the same place in B. With nil as the other view, both mean the window.
      done.zh | 两种都是把 A 里的一个点换成 B 里的同一个位置。如果另一个视图写成 nil，指的就是窗口。
      zh-of 12c31e

      [step scroll]
      run set A offset 0 60
      run picture
      en | A scroll view scrolls by changing the origin of its bounds, and any view can: the bounds of A begin at y 60 now. frame of A and frame of B are what they were. The finger comes down at (160, 150).
      zh | 滚动视图靠改变 bounds 的原点来滚动，其实任何视图都可以：现在 A 的 bounds 从 y 60 开始，A 和 B 的 frame 都没有变。手指落在 (160, 150)。
      ask hit 160 150
      hint.en | The point is (120, 50) of A, counted from A's corner. But A's corner itself is called (0, 60) now.
      hint.zh | 从 A 的左上角数起，这个点是 (120, 50)。但现在 A 的左上角本身已经叫 (0, 60) 了。
      hint.en | convert 160 150 from window to B shows the steps.
      hint.zh | convert 160 150 from window to B 会列出每一步。
      done.en | B has moved up by 60 on the screen, although nobody touched its frame. On the way down the origin of the bounds is added, and the finger finds B where it is seen.
      done.zh | B 在屏幕上往上移了 60，虽然没有人动过它的 frame。往下换算时要加上 bounds 的原点，所以手指在看到 B 的地方就能点到 B。
      zh-of fbd866

      [step origin]
      en | Some articles say that a touch's location counts from the view's upper left corner, with (0, 0) there. A's corner is at (40, 100) of the screen. What is it for A, as it is now?
      zh | 有的文章说，触摸在视图里的位置以视图的左上角为 (0, 0)。A 的左上角在屏幕的 (40, 100)。按现在的 A，这个点是多少？
      ask choice
      choice.en | (0, 0)
      choice.zh | (0, 0)
      choice.en | (0, 60)
      choice.zh | (0, 60)
      choice.en | (40, 100)
      choice.zh | (40, 100)
      answer 2
      hint.en | convert 40 100 from window to A
      hint.zh | convert 40 100 from window to A
      done.en | It counts in the coordinates of bounds. The corner is (0, 0) as long as bounds begin there; in a list that has been scrolled they do not.
      done.zh | 它用的是 bounds 的坐标。只有 bounds 从 (0, 0) 开始时，左上角才是 (0, 0)；滚动过的列表就不是了。
      zh-of b66c11

      [step turned]
      run set A offset 0 0
      run hide A
      run add kite frame 110 200 100 100
      run set kite rotate 45
      run picture
      en | kite is a square, turned by 45 degrees. Its frame is now the box around it, from (89, 179) to (231, 321). The finger comes down at (100, 190), in a corner of that box.
      zh | kite 是一个旋转了 45 度的正方形。它的 frame 现在是包住它的方框，从 (89, 179) 到 (231, 321)。手指落在 (100, 190)，也就是这个方框的一个角上。
      ask hit 100 190
      hint.en | The point is turned back before it is compared with bounds. Try: convert 100 190 from window to kite
      hint.zh | 点会先反向旋转，再和 bounds 比较。试试：convert 100 190 from window to kite
      done.en | A transform is undone for the point, then bounds decide. So a turned view is touched in its true shape, and frame is of no use for it.
      done.zh | 先对点做逆变换，再由 bounds 决定。所以旋转过的视图按它真实的形状接收触摸，这时候 frame 派不上用场。
      zh-of 1bb383

      [step grow]
      en | Make kite hold that point. Its bounds and its center stay as they are, and it stays turned by 45 degrees.
      zh | 让 kite 包含这个点。bounds 和 center 保持不变，仍然旋转 45 度。
      goal expect hit kite at 100 190
      keep kite.bounds kite.center kite.rotate
      hint.en | Which part of a transform makes a view larger without touching bounds?
      hint.zh | transform 的哪一部分能让视图变大，而不改动 bounds？
      hint.en | From the middle the point is 60 to the left and 60 up: about 85 points away. Half a side is 50.
      hint.zh | 从中心看，这个点往左 60、往上 60，大约有 85 点远。而边长的一半是 50。
      hint.en | set kite scale 2
      hint.zh | set kite scale 2
      solution set kite scale 2
      accept set kite scale 1.8
      accept set kite translate -30 -30
      reject set kite scale 1.5 => hit 100 190: kite wanted, view found
      reject set kite bounds 0 0 200 200 => keep kite.bounds: 0 0 100 100 wanted, 0 0 200 200 found
      reject set kite rotate 0 => hit 100 190: kite wanted, view found
      par 1
      done.en | For the finger the view is larger, for the view the point is nearer: with a scale of 2 it counts only half as far. Both are the same fact.
      done.zh | 对手指来说，视图变大了；对视图来说，点变近了：放大 2 倍后，距离只算一半。说的其实是同一件事。
      zh-of 38cc4e

      """##
    ),
    (
      "lessons/09-write-hittest.lesson",
      ##"""
      lesson 1
      id      write-hittest
      needs   dead-views front-to-back coordinates
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt
      title.en | Write hitTest yourself
      title.zh | 自己写一遍 hitTest

      [scene]
      add paper frame 40 60 240 340
      add under to paper frame 20 40 140 140
      add over to paper frame 90 110 130 140
      add ghost to paper frame 20 260 200 60 hidden

      [step self]
      run override paper hitTest self
      run picture
      en | In this lesson you write UIKit's hitTest for one view, paper, in Swift or Objective-C. Somebody has begun: paper's hitTest just answers self, without a look at anything.
      en | The finger comes down at (20, 20), at the upper left of the screen, outside of paper.
      zh | 这一课你要为 paper 这个视图写出 UIKit 的 hitTest，用 Swift 或 Objective-C 都行。有人已经开了个头：paper 的 hitTest 只是直接回答 self，什么都不检查。
      zh | 手指落在屏幕左上方的 (20, 20)，在 paper 之外。
      ask hit 20 20
      hint.en | view asks its subviews for every point that it holds itself. Who in paper's code would say no?
      hint.zh | 只要点在 view 之内，view 就会问它的子视图。paper 的代码里，谁会说“不”？
      done.en | paper takes it, and every other tap of the page. hitTest is the only one who asks pointInside; without the question a view has no border.
      done.zh | 被 paper 接走了，页面上别处的点击也一样。只有 hitTest 会去问 pointInside，不问，视图就没有边界。
      zh-of 92c59a

      [step inside]
      en | Give paper its border back. hitTest answers self where paper's pointInside says yes, and nil elsewhere. The subviews can wait.
      zh | 先把 paper 的边界找回来：pointInside 说“是”的地方，hitTest 回答 self，别处回答 nil。子视图先不管。
      goal expect hit view at 20 20
      goal expect hit paper at 50 380
      goal expect hit paper at 200 200
      keep paper.frame
      ban remove hide move
      ban.en | Only paper's code is to change.
      ban.zh | 只改 paper 的代码。
      hint.en | The command is override NAME hitTest { ... }, with the lines of the method between the braces. The parameters are called point and event.
      hint.zh | 命令是 override 名字 hitTest { ... }，花括号里写方法的内容，参数名是 point 和 event。
      hint.en | The question to oneself is point(inside:with:) in Swift and pointInside:withEvent: in Objective-C. Its answer chooses between self and nil.
      hint.zh | 问自己用的是 point(inside:with:)，在 Objective-C 里是 pointInside:withEvent:。根据它的回答，返回 self 或 nil。
      hint.en | override paper hitTest { return self.point(inside: point, with: event) ? self : nil }
      hint.zh | override paper hitTest { return self.point(inside: point, with: event) ? self : nil }
      solution override paper hitTest {
        let holds = self.point(inside: point, with: event)
        return holds ? self : nil
      }
      accept override paper hitTest = bounds.contains(point) ? self : nil
      accept override paper {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if ([self pointInside:point withEvent:event] == NO) return nil;
          return self;
        }
      }
      reject override paper hitTest = frame.contains(point) ? self : nil => hit 50 380: paper wanted, view found
      reject restore paper => hit 200 200: paper wanted, over found
      reject override paper hitTest nil => hit 50 380: paper wanted, view found
      par 1
      done.en | Asking self.point(inside:with:) is better than to compare with bounds by hand: a subclass with another pointInside is then respected.
      done.zh | 用 self.point(inside:with:) 来问，比自己拿 bounds 去比更好：如果子类改写了 pointInside，也会照它的来。
      zh-of ee4172

      [step refuse]
      run set paper alpha 0.005
      en | paper has become transparent: its alpha is 0.005. A view that is hidden, transparent or without interaction must answer nil before anything else. Put all three tests in front; the program tries each of them.
      zh | paper 变透明了：alpha 是 0.005。视图如果被隐藏、透明或者关闭了交互，首先就要回答 nil。把这三项检查都写在最前面，程序会逐项验证。
      goal expect hit view at 100 150
      goal same paper after set paper alpha 1
      goal same paper after set paper alpha 1; set paper interaction off
      goal same paper after set paper alpha 1; hide paper
      keep paper.frame paper.alpha paper.hidden paper.interaction
      ban remove move
      ban.en | Only paper's code is to change.
      ban.zh | 只改 paper 的代码。
      hint.en | In Swift a guard with three conditions does it, in Objective-C an if with || between the tests.
      hint.zh | Swift 可以用一个 guard 列出三个条件，Objective-C 用 if，各项之间写 ||。
      hint.en | The properties are isHidden, alpha and isUserInteractionEnabled; too transparent means an alpha below 0.01.
      hint.zh | 三个属性是 isHidden、alpha 和 isUserInteractionEnabled。alpha 小于 0.01 就算透明。
      hint.en | guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }, then the line that you have.
      hint.zh | 先写 guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }，后面接上原来那一行。
      solution override paper hitTest {
        guard isUserInteractionEnabled, !isHidden,
          alpha >= 0.01
        else { return nil }
        let holds = self.point(inside: point, with: event)
        return holds ? self : nil
      }
      accept override paper {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (self.userInteractionEnabled == NO || self.hidden == YES || self.alpha <= 0.01) return nil;
          if ([self pointInside:point withEvent:event] == NO) return nil;
          return self;
        }
      }
      reject override paper hitTest {
        guard isUserInteractionEnabled, !isHidden, alpha > 0 else { return nil }
        return self.point(inside: point, with: event) ? self : nil
      } => hit 100 150: view wanted, paper found
      reject override paper hitTest {
        guard isUserInteractionEnabled, !isHidden else { return nil }
        return self.point(inside: point, with: event) ? self : nil
      } => hit 100 150: view wanted, paper found
      par 1
      done.en | nil from here means: neither me nor anybody inside me. The caller goes on with my next sibling.
      done.zh | 在这里回答 nil，意思是：不是我，也不是我里面的任何一个。调用的一方会接着去问我后面的兄弟视图。
      zh-of 610133

      [step children]
      run set paper alpha 1
      en | Now the heart of it. Where paper holds the point, ask its subviews, the front-most first, each with the point in its own coordinates. The first answer that is not nil is paper's answer; without any it is paper itself.
      zh | 现在是核心部分。点在 paper 之内时，从最前面的子视图开始逐个询问，并把点换算成它自己的坐标。第一个不是 nil 的回答就是 paper 的回答；如果全是 nil，就回答 paper 自己。
      goal expect hit over at 200 200
      goal expect hit paper at 80 350
      goal same paper
      goal same paper after set paper interaction off
      keep paper.frame under.frame over.frame ghost.hidden paper.interaction
      ban remove move front back restore
      ban.en | Write it; restore would only bring UIKit's own back.
      ban.zh | 请自己写，restore 只会换回 UIKit 自带的实现。
      hint.en | The last of the list is the front-most. Swift walks backwards over subviews.reversed(); in Objective-C count i down from self.subviews.count - 1.
      hint.zh | 数组里最后一个在最前面。Swift 用 subviews.reversed() 倒着遍历，Objective-C 让 i 从 self.subviews.count - 1 往下数。
      hint.en | In the loop: first convert(_:to:) makes the child's point of yours, then the child's own hitTest is asked with it.
      hint.zh | 循环里：先用 convert(_:to:) 把点换算成子视图自己的坐标，再拿它去问子视图的 hitTest。
      hint.en | for child in subviews.reversed() { if let found = child.hitTest(convert(point, to: child), with: event) { return found } }, and return self behind it.
      hint.zh | for child in subviews.reversed() { if let found = child.hitTest(convert(point, to: child), with: event) { return found } }，后面再 return self。
      solution override paper hitTest {
        guard isUserInteractionEnabled, !isHidden,
          alpha >= 0.01
        else { return nil }
        guard self.point(inside: point, with: event)
        else { return nil }
        for child in subviews.reversed() {
          let there = convert(point, to: child)
          if let found = child.hitTest(there, with: event) {
            return found
          }
        }
        return self
      }
      accept override paper {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (self.userInteractionEnabled == NO || self.hidden == YES || self.alpha <= 0.01) return nil;
          if ([self pointInside:point withEvent:event] == NO) return nil;
          NSInteger count = self.subviews.count;
          for (NSInteger i = count - 1; i >= 0; i--) {
            UIView *child = self.subviews[i];
            CGPoint childPoint = [child convertPoint:point fromView:self];
            UIView *found = [child hitTest:childPoint withEvent:event];
            if (found) return found;
          }
          return self;
        }
      }
      reject override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return self
      } => same paper at 134.5 182.5: inside over wanted, inside under found
      reject override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
          if let found = child.hitTest(point, with: event) { return found }
        }
        return self
      } => hit 200 200: over wanted, paper found
      reject override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => hit 80 350: paper wanted, view found
      reject override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
          if child.frame.contains(point) { return child }
        }
        return self
      } => hit 80 350: paper wanted, ghost found
      par 1
      done.en | That is the method with which UIKit finds every touch: four short parts. The listing in one article counts with i and then writes subviews[I] with a capital I; typed like that it does not compile.
      done.zh | UIKit 就是用这个方法找到每一次触摸的：一共四小段。有一篇文章的代码循环变量是 i，取子视图时却写成了大写的 subviews[I]，照抄是编译不过的。
      zh-of d4a84c

      [step forward]
      run override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return self
      }
      en | One small difference: this loop runs over subviews as it stands, from the first to the last. under and over overlap, and over is drawn in front. The finger comes down at (160, 200), where both are.
      zh | 只差一点点：这个循环直接遍历 subviews，从第一个到最后一个。under 和 over 有一部分重叠，over 画在前面。手指落在 (160, 200)，两个都在那里。
      ask hit 160 200
      hint.en | Which of the two stands first in subviews?
      hint.zh | 在 subviews 里，哪个排在前面？
      done.en | under, which lies behind. It goes unnoticed until two subviews overlap; then the wrong one answers. The command review paper points it out.
      done.zh | 是后面的 under。平时看不出问题，一旦两个子视图重叠，回答的就是错的那个。用 review paper 可以指出这一点。
      zh-of d2cfa7

      [step local]
      run override paper hitTest {
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
          if let found = child.hitTest(point, with: event) { return found }
        }
        return self
      }
      en | Another one: the order is right, but the point is handed on as it came, without conversion. The finger comes down at (60, 80), on paper alone: for paper it is the point (20, 20).
      zh | 再来一个：顺序对了，但点没有换算，原样传了下去。手指落在 (60, 80)，那里只有 paper；对 paper 来说，这个点是 (20, 20)。
      ask hit 60 80
      hint.en | over is asked with the numbers 20 and 20. Whose corner does it count them from?
      hint.zh | over 收到的是 20 和 20 这两个数。它会从谁的左上角数起？
      done.en | over takes (20, 20) for its own and says yes. A point without its view is only two numbers; who converts it says whose they are.
      done.zh | over 以为 (20, 20) 是自己坐标里的点，就说“是”。离开了视图，一个点只是两个数；换算，就是说明这两个数属于谁。
      zh-of 5f75b3

      """##
    ),
    (
      "lessons/10-point-inside.lesson",
      ##"""
      lesson 1
      id      point-inside
      needs   two-questions
      source  000_744ff17bc1c5fd0f.txt 004_982fe19107eb4e82.txt
      title.en | Where a view begins: pointInside
      title.zh | 视图的边界：pointInside

      [scene]
      add close frame 148 80 24 24 as UIButton text "x"
      add knob frame 100 160 120 120 as UIButton

      [step small]
      run picture
      en | close is a button of 24 by 24 points, too small for most fingers. The finger comes down at (140, 90), eight points to its left.
      zh | close 是一个 24 × 24 点的按钮，对多数手指来说太小了。手指落在 (140, 90)，离它的左边还差八个点。
      ask hit 140 90
      hint.en | Has anybody changed close's pointInside?
      hint.zh | 有人改过 close 的 pointInside 吗？
      done.en | Missed. By default a view ends where its bounds end, to the point.
      done.zh | 没点到。默认情况下，视图的边界就是 bounds，一点不差。
      zh-of 8bbe3c

      [step grow]
      en | Let close take touches up to ten points around it. It is to look as before, so its frame stays.
      zh | 让 close 周围十个点以内的触摸也归它。外观不变，所以 frame 不要动。
      goal expect hit close at 140 90
      goal expect hit close at 160 112
      goal expect hit view at 130 90
      goal expect hit view at 160 120
      keep close.frame close.scale
      hint.en | pointInside decides where a view ends, and you may decide otherwise, with the command override.
      hint.zh | 视图的边界由 pointInside 决定，而它可以由你来决定，用命令 override。
      hint.en | The rule inset moves the border inwards. With a negative number?
      hint.zh | inset 会让边界往里缩。如果写负数呢？
      hint.en | override close pointInside inset -10
      hint.zh | override close pointInside inset -10
      solution override close pointInside inset -10
      accept override close pointInside = bounds.insetBy(dx: -10, dy: -10).contains(point)
      accept override close {
        - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
          return CGRectContainsPoint(CGRectInset(self.bounds, -10, -10), point);
        }
      }
      reject override close pointInside = frame.insetBy(dx: -10, dy: -10).contains(point) => hit 140 90: close wanted, view found
      reject override close pointInside yes => hit 130 90: view wanted, close found
      reject override close pointInside inset 10 => hit 140 90: close wanted, view found
      reject override close pointInside inset -20 => hit 130 90: view wanted, close found
      par 1
      done.en | A hot area of your own size, and nothing else changes: hidden, alpha and order are still looked at by hitTest.
      done.zh | 热区的大小由你来定，别的都不变：hidden、alpha 和顺序仍由 hitTest 检查。
      zh-of e18d6f

      [step corner]
      run set knob color blue
      en | knob is to look round: its layer.cornerRadius is half its width, so a phone draws a full circle. The finger comes down at (106, 166), in the corner that is not drawn.
      zh | knob 看上去是圆的：layer.cornerRadius 等于宽度的一半，手机上会画成一个圆。手指落在 (106, 166)，也就是没有画出来的那个角上。
      ask hit 106 166
      hint.en | What does the default pointInside compare with: the picture, the layer or bounds?
      hint.zh | 默认的 pointInside 拿点和什么比：画面、layer，还是 bounds？
      done.en | knob. Round corners, masks and transparent pictures belong to drawing; touches look at bounds, and bounds have corners.
      done.zh | 是 knob。圆角、遮罩和图片的透明部分都属于绘制；触摸看的是 bounds，而 bounds 是有角的。
      zh-of 026ffe

      [step round]
      en | Make knob as round for the finger as for the eye.
      zh | 让 knob 对手指来说也和看上去一样圆。
      goal expect hit view at 106 166
      goal expect hit knob at 160 163
      goal expect hit knob at 103 220
      goal expect hit view at 214 274
      keep knob.frame
      hint.en | Round means: not further from the middle than half the width.
      hint.zh | 圆的意思是：到中心的距离不超过宽度的一半。
      hint.en | help override lists the ready-made rules of pointInside; one of them is round.
      hint.zh | help override 会列出 pointInside 现成的几种写法，其中有一种是圆形。
      hint.en | override knob pointInside circle
      hint.zh | override knob pointInside circle
      solution override knob pointInside circle
      accept override knob pointInside {
        let dx = point.x - bounds.midX
        let dy = point.y - bounds.midY
        return dx * dx + dy * dy <= 60 * 60
      }
      reject override knob pointInside inset 20 => hit 160 163: knob wanted, view found
      reject override knob pointInside {
        let dx = point.x - 160
        let dy = point.y - 220
        return dx * dx + dy * dy <= 60 * 60
      } => hit 160 163: knob wanted, view found
      par 1
      done.en | Any shape will do: pointInside gets a point and answers yes or no. override knob shows the code for which circle stands.
      done.zh | 什么形状都可以：pointInside 得到一个点，回答“是”或“不”就行。override knob 会显示 circle 所代表的代码。
      zh-of 974690

      [step never]
      run add panel frame 20 320 280 120
      run add ok to panel frame 20 30 100 60 as UIButton text "OK"
      run override panel pointInside no
      run picture
      en | An article says: to keep a view from responding, let its pointInside return NO. Somebody did this to panel, which has a button ok on it. The finger comes down on ok, at (90, 380).
      zh | 有文章说：不想让某个视图响应，让它的 pointInside 返回 NO 就行了。有人对 panel 这样做了，而 panel 上有一个按钮 ok。手指落在 ok 上，位置是 (90, 380)。
      ask hit 90 380
      hint.en | When pointInside says no, who else is not asked any more?
      hint.zh | pointInside 说了“不”之后，还有谁不会再被问到？
      done.en | It works, but more thoroughly than one thinks: with panel everything in it has stopped, ok too.
      done.zh | 的确有效，只是比想象的更彻底：panel 里的一切都跟着停了，ok 也不例外。
      zh-of 213e8a

      [step between]
      en | What was really wanted: panel lets touches through where only panel is, and ok works. The frames stay.
      zh | 真正想要的是：只有 panel 的地方让触摸穿过去，而 ok 照常可用。frame 都不要动。
      goal expect hit ok at 90 380
      goal expect hit view at 240 380
      goal expect hit view at 25 325
      keep panel.frame ok.frame panel.hidden
      ban remove move
      ban.en | ok stays in panel.
      ban.zh | ok 要留在 panel 里。
      hint.en | panel has to say yes for some points, so that ok is asked. For which ones?
      hint.zh | 有些点 panel 必须说“是”，这样才会问到 ok。是哪些点？
      hint.en | Say yes where one of the subviews would say yes. There is a ready-made rule for that, too.
      hint.zh | 只要有子视图会说“是”的地方，就说“是”。这也有一种现成的写法。
      hint.en | override panel pointInside subviews
      hint.zh | override panel pointInside subviews
      solution override panel pointInside subviews
      accept override panel pointInside = ok.frame.contains(point)
      accept restore panel; override panel hitTest passthrough
      reject restore panel => hit 240 380: view wanted, panel found
      reject override ok pointInside yes => hit 90 380: ok wanted, view found
      reject override panel pointInside yes => hit 240 380: view wanted, panel found
      reject override panel hitTest passthrough => hit 90 380: ok wanted, view found
      par 1
      done.en | panel says yes for its button, no for itself. What should be touched through is best told point by point, not by switching a whole view off.
      done.zh | panel 为它的按钮说“是”，为自己说“不”。想让触摸穿过去，最好按点来判断，而不是把整个视图关掉。
      zh-of 441fbf

      """##
    ),
    (
      "lessons/11-super-or-not.lesson",
      ##"""
      lesson 1
      id      super-or-not
      needs   write-hittest
      source  000_744ff17bc1c5fd0f.txt 004_982fe19107eb4e82.txt
      title.en | With super or without
      title.zh | 要不要调用 super

      [scene]
      add wall frame 0 0 320 480
      add box frame 40 60 240 240
      add inner to box frame 60 60 120 80 as UIButton
      add lamp frame 120 360 80 80

      [step self]
      run override box hitTest self
      run picture
      en | Whoever overrides hitTest has to decide: call super, which is UIKit's own hitTest, or not? box's override returns self and does not call super. The finger comes down on the button inner, at (160, 160).
      zh | 重写 hitTest 时总要决定：要不要调用 super，也就是 UIKit 自己的 hitTest？box 的重写直接返回 self，没有调用 super。手指落在按钮 inner 上，位置是 (160, 160)。
      ask hit 160 160
      hint.en | In which part of hitTest are the subviews asked, and does that part still run?
      hint.zh | 询问子视图是 hitTest 里哪一段做的？那一段还会执行吗？
      done.en | box. To ask the subviews is super's work; without it inner is cut off, and box gets the touch.
      done.zh | 是 box。询问子视图是 super 做的事，不调用它，inner 就被切断了，触摸归 box。
      zh-of 0cdec9

      [step everywhere]
      en | And at (60, 420), far below box, on wall?
      zh | 那么 (60, 420) 呢？它在 box 下面很远，落在 wall 上。
      ask hit 60 420
      hint.en | Who would have noticed that the point is not on box?
      hint.zh | 点不在 box 上这件事，本来该由谁来发现？
      hint.en | lamp is in front of box and is asked first, but it does not hold this point.
      hint.zh | lamp 在 box 前面，会先被问到，但它不包含这个点。
      done.en | box once more. Only super asks pointInside, so without super pointInside has no effect at all: box is everywhere now, except on lamp, which stands in front.
      done.zh | 还是 box。只有 super 会去问 pointInside，不调用 super，pointInside 就不起作用了：现在 box 无处不在，只有前面的 lamp 除外。
      zh-of e35650

      [step nil]
      run override box hitTest nil
      en | Now the override returns nil. An article says that the touch ends here then. The finger comes down on box, at (60, 80); wall lies behind it.
      zh | 现在重写成返回 nil。有文章说，这样触摸到此为止。手指落在 box 上，位置是 (60, 80)，它后面是 wall。
      ask hit 60 80
      hint.en | nil was the answer to a question of view. What does view do after a nil?
      hint.zh | nil 是对 view 那次询问的回答。view 得到 nil 之后会怎么做？
      done.en | wall gets it. nil does not swallow a touch, it says: not me, ask the next. Had no sibling wanted it, view would have got it.
      done.zh | wall 得到了。nil 不会吞掉触摸，它的意思是：不是我，去问下一个。如果没有兄弟视图想要，就轮到 view 自己。
      zh-of 81e2aa

      [step other]
      run override box hitTest = super.hitTest(point, with: event) == nil ? nil : lamp
      en | A third way: box asks super first, and wherever super finds anybody, it answers with lamp, a view at quite another place. The finger comes down on inner, at (160, 160).
      zh | 第三种写法：box 先问 super，只要 super 找到了谁，就一律回答 lamp，一个在完全不同位置的视图。手指落在 inner 上，位置是 (160, 160)。
      ask hit 160 160
      hint.en | Does UIKit check an answer, or does it believe it?
      hint.zh | UIKit 会检查这个回答，还是直接相信？
      done.en | lamp. UIKit believes every answer; it need not even be a subview. So a view can collect the touches for another one.
      done.zh | 是 lamp。UIKit 相信任何回答，甚至不要求是子视图。所以一个视图可以替另一个视图收集触摸。
      zh-of 34e6a4

      [step look]
      run restore box
      en | To watch the search, a line of log is often put into hitTest. Do that with box: it prints box when it is asked, and otherwise everything stays as it is. Then tap (160, 160).
      zh | 想观察查找过程，常常在 hitTest 里打印一行日志。给 box 也加上：被问到时打印 box，其他一切不变。然后点击 (160, 160)。
      goal expect printed "box"
      goal expect hit inner
      goal tapped 160 160
      goal expect hit box at 60 80
      goal expect hit wall at 60 420
      keep box.frame inner.frame
      hint.en | print("box") prints a line. What must the method still return, so that all stays as it was?
      hint.zh | print("box") 会打印一行。要让一切不变，这个方法还必须返回什么？
      hint.en | After printing, hand the question on to super, and return what super says.
      hint.zh | 打印之后把问题交给 super，super 说什么就返回什么。
      hint.en | override box hitTest { print("box"); return super.hitTest(point, with: event) }, then tap 160 160
      hint.zh | override box hitTest { print("box"); return super.hitTest(point, with: event) }，然后 tap 160 160
      solution override box hitTest {
        print("box")
        return super.hitTest(point, with: event)
      }
      solution tap 160 160
      accept override box {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          NSLog(@"box is asked");
          return [super hitTest:point withEvent:event];
        }
      }; tap 160 160
      reject override box hitTest { print("box"); return self }; tap 160 160 => hit: inner wanted, box found
      reject override box hitTest { print("box"); return nil }; tap 160 160 => hit: inner wanted, wall found
      reject tap 160 160 => printed: "box" wanted, nothing found
      par 2
      done.en | With super the default does its work, pointInside and the subviews included, and yours is added. Leave it out only where you mean to take over all of that.
      done.zh | 调用 super，默认实现照常工作，pointInside 和子视图都会问到，你的代码只是加在上面。只有当你打算全部自己来做时，才不调用它。
      zh-of f5ab38

      """##
    ),
    (
      "lessons/12-window-only.lesson",
      ##"""
      lesson 1
      id      window-only
      needs   two-questions
      source  003_e418f2bfc46681ac.txt 000_744ff17bc1c5fd0f.txt
      title.en | The window keeps or refuses
      title.zh | 窗口说了算

      [scene]
      add ok frame 100 160 120 60 as UIButton text "OK"

      [step refuse]
      run override window hitTest nil
      run picture
      en | The search begins at the window, and a window is a view as well: it has hitTest and pointInside like any other. Now its hitTest returns nil. The finger comes down on ok, at (160, 190).
      zh | 查找从窗口开始，而窗口本身也是视图，同样有 hitTest 和 pointInside。现在它的 hitTest 返回 nil。手指落在 ok 上，位置是 (160, 190)。
      ask hit 160 190
      hint.en | Is there anything that UIKit could ask instead of this window?
      hint.zh | 除了这个窗口，UIKit 还有别的可问吗？
      done.en | Nobody. The touch has no view, so no touchesBegan is called anywhere: the whole app is deaf.
      done.zh | 没有谁。这次触摸没有视图，所以哪里都不会调用 touchesBegan，整个 App 都没有反应。
      zh-of bbf4b3

      [step below]
      run window lower frame 0 0 320 480 level -1
      run add desk to lower frame 0 0 320 480
      en | An article says: a window that returns nil means that nobody can handle the event. Now there is a second window, lower, behind the first, with a view desk in it. The same tap again.
      zh | 有文章说：窗口返回 nil，就谁都不能处理事件了。现在第一个窗口后面多了一个窗口 lower，里面有一个视图 desk。再点击同样的位置。
      ask hit 160 190
      hint.en | nil has meant the same thing everywhere so far: ask the next one. Who comes after a window?
      hint.zh | 到目前为止，nil 的意思处处相同：去问下一个。窗口之后的下一个是谁？
      done.en | desk. After a nil UIKit asks the next window below. The article is right as long as there is only one.
      done.zh | 是 desk。得到 nil 之后，UIKit 会去问下面的一个窗口。只有一个窗口时，文章说的才对。
      zh-of 38576d

      [step key]
      run remove lower
      run restore window
      run window banner frame 20 20 280 80 level 1
      run picture
      en | Often one reads that UIApplication gives touches to the key window. Here window is the key window. banner is a second window in front of it, and is not key. The finger comes down at (160, 60), on banner.
      zh | 常能读到：UIApplication 会把触摸交给 keyWindow，也就是主窗口。这里 window 是主窗口，banner 是它前面的另一个窗口，不是主窗口。手指落在 banner 上，位置是 (160, 60)。
      ask hit 160 60
      hint.en | A finger knows where it is. Does it know which window is key?
      hint.zh | 手指知道自己在哪里。它知道哪个窗口是主窗口吗？
      done.en | banner. Touches go to the front-most window under the finger that does not answer nil. The key window is for what has no place on the screen, such as keys.
      done.zh | 是 banner。触摸交给手指下面最前面、并且没有回答 nil 的窗口。主窗口负责的是没有屏幕位置的事件，例如键盘输入。
      zh-of dc801e

      [step empty]
      en | banner has no view in it and no code. The touch goes from banner up the responder chain and is handled by nobody. Does the window below get it then?
      zh | banner 里没有视图，也没有代码。触摸从 banner 沿着响应者链往上走，没有谁处理它。这时下面的窗口会得到它吗？
      ask choice
      choice.en | yes, whoever does not handle it lets it through
      choice.zh | 会，没有处理就等于放行
      choice.en | no, banner was the answer, and the search is over
      choice.zh | 不会，banner 就是查找的结果，查找已经结束
      choice.en | only if window is key
      choice.zh | 只有 window 是主窗口时才会
      answer 2
      hint.en | Tap 160 60 and read below the tap where touchesBegan went.
      hint.zh | 用 tap 160 60 试一试，看看输出里 touchesBegan 去了哪里。
      done.en | To handle nothing is not the same as to answer nil. A window in front has to say nil, by its hitTest or its pointInside, to let touches through.
      done.zh | 不处理，和回答 nil 不是一回事。前面的窗口要放行，必须用 hitTest 或 pointInside 说 nil 或“不”。
      zh-of 82b348

      [step keep]
      run remove banner
      en | Now the other way round: nobody but the window is to get touches. Wherever the finger comes down, the answer is window. The views stay visible.
      zh | 现在反过来：只让窗口得到触摸。手指落在哪里，回答都是 window。视图仍要看得见。
      goal expect hit window at 160 190
      goal expect hit window at 20 460
      keep view.hidden view.alpha ok.hidden ok.alpha ok.frame view.frame
      ban remove move
      ban.en | Everything stays where it is.
      ban.zh | 一切都留在原处。
      hint.en | There are two ways: the window answers for itself at once, or its root view says no.
      hint.zh | 有两条路：窗口直接回答自己，或者它的根视图说“不”。
      hint.en | A ready-made hitTest answers with the view itself: help override
      hint.zh | hitTest 有一种现成的写法，直接回答自己：help override
      hint.en | override window hitTest self
      hint.zh | override window hitTest self
      solution override window hitTest self
      accept override view hitTest nil
      accept set view interaction off
      accept override view pointInside no
      reject override ok hitTest nil => hit 160 190: window wanted, view found
      reject override window hitTest nil => hit 160 190: window wanted, nothing found
      reject set window interaction off => hit 160 190: window wanted, nothing found
      par 1
      done.en | self at the window, or nil from the root view: both leave the window as the only one.
      done.zh | 让窗口返回 self，或者让根视图返回 nil：两种办法都只剩下窗口。
      zh-of 9c7c7a

      [step wrapped]
      run restore window
      run option wrappers on
      run override view hitTest nil
      run hit 160 190
      en | One of these two ways has aged. Since iOS 13 UIKit puts two views of its own between the window and the root view; tree shows them, with the option wrappers on. nil sends a question back to the one who asked, and that is no longer the window: trace shows what became of a tap at (160, 190).
      en | Which way makes the window the hit view whatever stands in between?
      zh | 这两种办法里有一种已经过时了。从 iOS 13 起，UIKit 会在窗口和根视图之间放两个自己的视图，打开 option wrappers on 后用 tree 可以看到。nil 会把问题退回给提问的一方，而那已经不是窗口了：用 trace 可以看到 (160, 190) 处的点击结果如何。
      zh | 不管中间隔着什么，哪种办法都能让窗口成为命中的视图？
      ask choice
      choice.en | self from the window's hitTest
      choice.zh | 窗口的 hitTest 返回 self
      choice.en | nil from the root view's hitTest
      choice.zh | 根视图的 hitTest 返回 nil
      choice.en | both of them
      choice.zh | 两种都行
      answer 1
      hint.en | In which of the two does anybody but the window get a word?
      hint.zh | 哪一种办法里，除了窗口还有别人能说话？
      hint.en | Try the first: override window hitTest self, then hit 160 190
      hint.zh | 试试第一种：override window hitTest self，然后 hit 160 190
      done.en | The window is asked first of all its views, so what it answers for itself holds. With nil from the root view one of the wrapping views is found here. That is taken from dumps of real apps, Apple does not document it; the window then hears of the touch only through the responder chain.
      done.zh | 在所有视图里，窗口最先被问到，所以它替自己作的回答总是算数的。如果是根视图返回 nil，这里找到的就是中间的某个包装视图。这一点来自真实 App 的视图层级，苹果没有写进文档；窗口这时只能通过响应者链得知这次触摸。
      zh-of 0662b8

      """##
    ),
    (
      "lessons/13-tab-bar-overflow.lesson",
      ##"""
      lesson 1
      id      tab-bar-overflow
      needs   outside-the-parent write-hittest
      source  000_744ff17bc1c5fd0f.txt
      title.en | The raised button: asking all subviews
      title.zh | 凸起按钮：逐个询问子视图

      [scene]
      add feed frame 0 0 320 431
      add bar frame 0 431 320 49 as UITabBar
      add centerBtn to bar frame 130 -20 60 60 as UIButton

      [step predict]
      run picture
      en | A tab bar with a raised button: its upper third sticks out into the page, named feed. The finger comes down on the part that sticks out, at (160, 420).
      zh | TabBar 中间有一个凸起的按钮，上面三分之一伸进了页面 feed。手指落在凸出的部分，位置是 (160, 420)。
      ask hit 160 420
      hint.en | Is (160, 420) a point of bar?
      hint.zh | (160, 420) 在 bar 里面吗？
      done.en | feed gets it: the tap opens something on the page instead. Two cures are known, and both override hitTest of bar. This lesson takes the general one, the next lesson the one for a single button.
      done.zh | 触摸被 feed 拿走了，这次点击变成了点页面上的东西。常见的解法有两种，都是重写 bar 的 hitTest。这一课讲通用的那种，下一课讲只管一个按钮的那种。
      zh-of c96255

      [step write]
      en | Write the general one: ask super first. If super has an answer, return it. If not, ask every subview of bar, wherever it lies, with the point in its own coordinates.
      zh | 写出通用的那种：先问 super，如果它有结果就直接返回；没有的话，再逐个去问 bar 的子视图，不管它在哪里，点都要换算成它自己的坐标。
      goal expect hit centerBtn at 160 420
      goal expect hit centerBtn at 160 440
      goal expect hit bar at 20 450
      goal expect hit feed at 20 420
      keep bar.frame centerBtn.frame
      ban remove move
      ban.en | The button stays in bar.
      ban.zh | 按钮要留在 bar 里。
      hint.en | why centerBtn at 160 420 tells who says no. Its hitTest is the one to override.
      hint.zh | why centerBtn at 160 420 会说明是谁说了“不”，要重写的就是它的 hitTest。
      hint.en | Where super answers nil, a loop begins: the subviews from the front to the back, each asked by its own hitTest. At the end nil.
      hint.zh | super 回答 nil 之后才进入循环：从前往后逐个询问子视图的 hitTest，最后返回 nil。
      hint.en | if let found = super.hitTest(point, with: event) { return found }, then the loop of the lesson write-hittest, then return nil. The rule overflow is a ready-made one.
      hint.zh | if let found = super.hitTest(point, with: event) { return found }，接着是 write-hittest 那一课的循环，最后 return nil。现成的写法叫 overflow。
      solution override bar hitTest {
        guard isUserInteractionEnabled, !isHidden,
          alpha >= 0.01
        else { return nil }
        if let found = super.hitTest(point, with: event) {
          return found
        }
        for child in subviews.reversed() {
          let there = convert(point, to: child)
          if let found = child.hitTest(there, with: event) {
            return found
          }
        }
        return nil
      }
      accept override bar hitTest overflow
      accept override bar pointInside = bounds.contains(point) || centerBtn.frame.contains(point)
      accept override bar {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          UIView *found = [super hitTest:point withEvent:event];
          if (found) return found;
          for (UIView *child in self.subviews) {
            found = [child hitTest:[child convertPoint:point fromView:self] withEvent:event];
            if (found) return found;
          }
          return nil;
        }
      }
      reject override bar hitTest {
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => hit 20 450: bar wanted, view found
      reject override bar hitTest {
        if let found = super.hitTest(point, with: event) { return found }
        for child in subviews.reversed() {
          if let found = child.hitTest(point, with: event) { return found }
        }
        return nil
      } => hit 160 420: centerBtn wanted, feed found
      reject override bar pointInside yes => hit 20 420: feed wanted, bar found
      par 1
      done.en | super first keeps everything inside of bar as UIKit does it; the loop is only for what sticks out. view, the superview of both, holds the point anyway, so bar is the only one to teach.
      done.zh | 先问 super，bar 里面的一切就都按 UIKit 的规矩来；循环只管凸出去的部分。bar 的父视图 view 本来就包含这个点，所以只要改 bar 就够了。
      zh-of 569227

      [step clips]
      run override bar {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (self.clipsToBounds || self.hidden || self.alpha == 0) return nil;
          UIView *found = [super hitTest:point withEvent:event];
          if (found) return found;
          for (UIView *child in self.subviews) {
            found = [child hitTest:[child convertPoint:point fromView:self] withEvent:event];
            if (found) return found;
          }
          return nil;
        }
      }
      run set bar clips on
      en | The article's version has one more line in front: if clipsToBounds, or hidden, or an alpha of 0, return nil. Somebody now turns clipsToBounds on, and the finger comes down on bar itself, at (20, 450).
      zh | 文章里的写法在最前面多了一行：如果 clipsToBounds、hidden 或者 alpha 等于 0，就返回 nil。现在有人打开了 clipsToBounds，而手指落在 bar 自己身上，位置是 (20, 450)。
      ask hit 20 450
      hint.en | How far does the method get, before it returns?
      hint.zh | 这个方法执行到哪一行就返回了？
      done.en | The whole bar is dead, not only what sticks out. The line meant to say: what is cut off cannot be touched. But it stands in front of everything.
      done.zh | 整个 bar 都没反应了，不只是凸出的部分。那一行本来想说：被裁掉的部分不该点到。可它却挡在了最前面。
      zh-of 32a06a

      [step order]
      run set bar clips off
      run add plus to bar frame 160 -20 60 60 as UIButton
      run picture
      en | clipsToBounds is off again, and a second raised button, plus, overlaps the first and is in front of it. The loop of the article runs from the first subview to the last. The finger comes down where the two overlap, at (175, 420).
      zh | clipsToBounds 又关掉了。另外多了一个凸起的按钮 plus，它和第一个有一部分重叠，并且在前面。文章里的循环是从第一个子视图到最后一个。手指落在两者重叠的地方，位置是 (175, 420)。
      ask hit 175 420
      hint.en | Which of the two stands first in bar's subviews?
      hint.zh | 在 bar 的 subviews 里，哪个排在前面？
      done.en | centerBtn, the one behind. UIKit's own search goes from the last to the first, and a loop that stands in for it has to do the same.
      done.zh | 是后面的 centerBtn。UIKit 自己是从最后一个往第一个找的，代替它的循环也必须这样。
      zh-of 5b7e96

      [step asleep]
      run set bar interaction off
      en | Now the app switches off bar's interaction while it loads something; bar and all in it are to rest. The same code, and a tap at (145, 420), on the raised part of centerBtn.
      zh | 现在 App 在加载内容，关闭了 bar 的交互，希望 bar 和里面的一切都暂时不响应。代码不变，点击 (145, 420)，也就是 centerBtn 凸出的部分。
      ask hit 145 420
      hint.en | super answers nil, because interaction is off. What comes after that in the code?
      hint.zh | 交互关闭了，所以 super 回答 nil。代码里接下来是什么？
      done.en | The button is awake, though bar sleeps. After a nil the code cannot know why it was nil: because of the point, or because bar takes no touches at all.
      done.zh | bar 睡了，按钮却醒着。得到 nil 之后，代码分不清原因：是点不在里面，还是 bar 根本不接收触摸。
      zh-of 0ccd40

      [step repair]
      run set bar interaction on
      en | Mend the article's version, so that all of this is right: nothing while interaction is off, hidden or transparent, no look at clipsToBounds, and the front-most first. Interaction is on again here; the last goals are tried with it off, and with clipsToBounds on.
      zh | 把文章里的写法改对：交互关闭、被隐藏或者透明时什么都不给，不去看 clipsToBounds，从最前面的开始问。这里交互已经重新打开，最后几个目标会在关闭交互、打开 clipsToBounds 的情况下再验证一遍。
      goal expect hit plus at 175 420
      goal expect hit centerBtn at 145 420
      goal expect hit bar at 20 450
      goal expect hit feed at 20 420
      goal same bar after set bar interaction off
      goal same bar after set bar clips on
      keep bar.frame centerBtn.frame plus.frame
      ban remove move front back
      ban.en | Both buttons stay where they are.
      ban.zh | 两个按钮都留在原处。
      hint.en | Three tests, super, a loop from the last to the first: in this order.
      hint.zh | 先是三项检查，再是 super，最后是从后往前的循环，按这个顺序。
      hint.en | It is the code of the second step again; the rule overflow is the same.
      hint.zh | 就是第二步里的代码，现成的 overflow 也一样。
      solution override bar hitTest overflow
      accept override bar {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (!self.userInteractionEnabled || self.hidden || self.alpha < 0.01) return nil;
          UIView *found = [super hitTest:point withEvent:event];
          if (found) return found;
          for (UIView *child in [self.subviews reverseObjectEnumerator]) {
            found = [child hitTest:[child convertPoint:point fromView:self] withEvent:event];
            if (found) return found;
          }
          return nil;
        }
      }
      reject restore bar => hit 175 420: plus wanted, feed found
      reject override bar hitTest {
        if let found = super.hitTest(point, with: event) { return found }
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => same bar at 134.5 422.5: outside nothing wanted, outside centerBtn found
      reject override bar hitTest {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !clipsToBounds else { return nil }
        if let found = super.hitTest(point, with: event) { return found }
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => same bar at 134.5 422.5: outside centerBtn wanted, outside nothing found
      par 1
      done.en | Three checks, super, the subviews from front to back: whoever overrides hitTest takes over what the default did, all of it.
      done.zh | 三项检查，super，从前往后的子视图：重写了 hitTest，默认实现所做的事就全部由你接手了。
      zh-of 4a1140

      """##
    ),
    (
      "lessons/14-tab-bar-centre.lesson",
      ##"""
      lesson 1
      id      tab-bar-centre
      needs   tab-bar-overflow
      source  000_744ff17bc1c5fd0f.txt
      title.en | The raised button of a tab bar
      title.zh | TabBar 中间的凸起按钮

      [scene]
      add feed frame 0 0 320 431
      add bar frame 0 431 320 49 as UITabBar
      add centerBtn to bar frame 130 -20 60 60 as UIButton

      [step predict]
      run picture
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
      solution override bar hitTest {
        if isHidden == false {
          let newP = convert(point, to: centerBtn)
          if centerBtn.point(inside: newP, with: event) {
            return centerBtn
          }
        }
        return super.hitTest(point, with: event)
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
      solution override bar hitTest {
        if isHidden == false {
          let newP = convert(point, to: centerBtn)
          if let hit = centerBtn.hitTest(newP, with: event) {
            return hit
          }
        }
        return super.hitTest(point, with: event)
      }
      accept override bar hitTest overflow
      reject restore bar => hit 180 420: badge wanted, feed found
      reject set badge interaction off => hit 180 420: badge wanted, centerBtn found
      par 1
      done.en | Ask a view with hitTest, not with pointInside: then all of its own rules hold.
      done.zh | 要用 hitTest 去问一个视图，而不是 pointInside，这样它自己的规则才全部有效。
      zh-of 946aaf

      [step pushed]
      run set bar frame 0 510 320 49
      en | Another page is pushed, with hidesBottomBarWhenPushed: the bar slides down out of the screen. It is not hidden. Does the check isHidden in front of the code matter for a tap at (160, 420), where the button was?
      zh | 又推入了一个页面，设置了 hidesBottomBarWhenPushed：bar 往下滑出了屏幕，但它并没有被隐藏。对于按钮原来的位置 (160, 420) 上的点击，代码开头的 isHidden 检查有用吗？
      ask choice
      choice.en | yes, without it the button would take the tap
      choice.zh | 有用，没有它按钮就会接走点击
      choice.en | no, bar says no because the point is neither on it nor on its button
      choice.zh | 没用，点既不在 bar 上也不在按钮上，所以 bar 会说“不”
      choice.en | no, the bar is removed while it is off the screen
      choice.zh | 没用，bar 离开屏幕时会被移除
      answer 2
      hint.en | Look at it with: why centerBtn at 160 420
      hint.zh | 用 why centerBtn at 160 420 看一看。
      done.en | The frames have moved, and the conversion moves with them. isHidden is only true when somebody sets it; for a bar that has slid away nobody does, and nobody has to.
      done.zh | frame 变了，换算出来的点也跟着变。isHidden 只有被人设置了才是 YES；滑出屏幕的 bar 没有人去设置，也用不着设置。
      zh-of 86ed7e

      """##
    ),
    (
      "lessons/15-beyond-bounds.lesson",
      ##"""
      lesson 1
      id      beyond-bounds
      needs   outside-the-parent write-hittest
      source  004_982fe19107eb4e82.txt
      title.en | A button beyond the bounds
      title.zh | 超出 bounds 的按钮

      [scene]
      add list frame 0 0 320 480 as UITableView
      add yellow frame 60 200 200 100
      add button to yellow frame 60 -40 80 80 as UIButton

      [step predict]
      run picture
      en | A yellow view lies on a list, and a button of 80 by 80 points sits on its upper edge: half of it outside. The finger comes down on the outer half, at (160, 180).
      zh | 一个黄色的视图 yellow 放在列表 list 上面，它的上边缘骑着一个 80 × 80 的按钮，一半在外面。手指落在外面那一半，位置是 (160, 180)。
      ask hit 160 180
      hint.en | What is y 180 of the screen for yellow, which begins at y 200?
      hint.zh | yellow 从 y 200 开始。屏幕上的 y 180 对它来说是多少？
      done.en | For yellow the point is (100, -20), outside; so the list behind takes it.
      done.zh | 对 yellow 来说，这个点是 (100, -20)，在外面，所以被后面的列表接走了。
      zh-of 035b58

      [step article]
      run override yellow {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          if (!self.isUserInteractionEnabled || self.isHidden || self.alpha <= 0.01) return nil;
          for (UIView *child in self.subviews) {
            CGPoint childPoint = [child convertPoint:point fromView:self];
            UIView *found = [child hitTest:childPoint withEvent:event];
            if (found) return found;
          }
          return nil;
        }
      }
      en | The article's cure: yellow asks its subviews wherever they lie, each with the converted point, and ends with return nil. override yellow shows the code. The same tap again.
      zh | 文章里的解法：yellow 不管子视图在哪里，都把点换算过去问一遍，最后 return nil。用 override yellow 可以看到代码。再点击同样的位置。
      ask hit 160 180
      hint.en | For the button the point is (40, 20). Is it inside?
      hint.zh | 对按钮来说，这个点是 (40, 20)。在里面吗？
      done.en | It works. The conversion is the heart of it: (100, -20) of yellow becomes (40, 20) of the button.
      done.zh | 有效。换算是关键：yellow 的 (100, -20) 变成了按钮的 (40, 20)。
      zh-of 702954

      [step lost]
      en | Now a tap at (80, 280), low on yellow and beside the button. Who gets it, with the same code?
      zh | 再点击 (80, 280)，在 yellow 的下部，不在按钮上。还是这段代码，谁会得到它？
      ask hit 80 280
      hint.en | The button says nil. Which line of the code comes then?
      hint.zh | 按钮回答 nil。接下来执行的是哪一行？
      done.en | The list behind. yellow has lost its own area: it answers nil wherever the button is not, so it is see-through for fingers, and a gesture recognizer on it would never hear of a touch.
      done.zh | 是后面的列表。yellow 丢掉了自己的区域：凡是不在按钮上的地方，它都回答 nil，手指就直接穿过去了；装在它上面的手势识别器也永远等不到触摸。
      zh-of 36e853

      [step overlap]
      run add info to yellow frame 110 -40 80 80 as UIButton
      run picture
      en | A second button, info, is added. It overlaps the first and lies in front. The finger comes down where both are, at (185, 220). The code is still the article's.
      zh | 又添加了一个按钮 info，它和第一个有一部分重叠，并且在前面。手指落在两者重叠的地方，位置是 (185, 220)。代码还是文章里的。
      ask hit 185 220
      hint.en | for ... in self.subviews begins with which of the two?
      hint.zh | for ... in self.subviews 先取到的是哪一个？
      done.en | button, which lies behind. This point is even inside of yellow, so the code has spoilt what worked before without it.
      done.zh | 是后面的 button。这个点甚至就在 yellow 里面，也就是说，原本正常的地方反而被这段代码弄坏了。
      zh-of e0171d

      [step mend]
      en | Write it right. The buttons react wherever they lie, the front one first; yellow keeps its own area; around it all the list keeps its own.
      zh | 把它写对：两个按钮不管在哪里都能响应，前面的优先；yellow 保住自己的区域；周围仍归列表。
      goal expect hit info at 185 180
      goal expect hit info at 185 220
      goal expect hit button at 130 180
      goal expect hit yellow at 80 280
      goal expect hit list at 160 150
      keep yellow.frame button.frame info.frame list.interaction
      ban remove move front back hide
      ban.en | The views stay where they are.
      ban.zh | 视图都留在原处。
      hint.en | Inside of yellow the default does everything well. Where does one get the default from?
      hint.zh | 在 yellow 里面，默认实现什么都做得好好的。怎样才能用上默认实现？
      hint.en | super first, and the loop only when super has nothing: from the last subview to the first.
      hint.zh | 先问 super，它没有结果时才进入循环：从最后一个子视图到第一个。
      hint.en | The rule overflow is exactly this; override yellow hitTest overflow, then override yellow shows it.
      hint.zh | overflow 正是这样写的：override yellow hitTest overflow，再用 override yellow 看代码。
      solution override yellow hitTest {
        guard isUserInteractionEnabled, !isHidden,
          alpha >= 0.01
        else { return nil }
        if let found = super.hitTest(point, with: event) {
          return found
        }
        for child in subviews.reversed() {
          let there = convert(point, to: child)
          if let found = child.hitTest(there, with: event) {
            return found
          }
        }
        return nil
      }
      accept override yellow hitTest overflow
      accept override yellow {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          UIView *found = [super hitTest:point withEvent:event];
          if (found) return found;
          for (UIView *child in [self.subviews reverseObjectEnumerator]) {
            found = [child hitTest:[self convertPoint:point toView:child] withEvent:event];
            if (found) return found;
          }
          return nil;
        }
      }
      reject override yellow hitTest {
        if let found = super.hitTest(point, with: event) { return found }
        for child in subviews {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => hit 185 180: info wanted, button found
      reject override yellow hitTest {
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return self
      } => hit 160 150: list wanted, yellow found
      reject override yellow hitTest {
        for child in subviews.reversed() {
          if let found = child.hitTest(convert(point, to: child), with: event) { return found }
        }
        return nil
      } => hit 80 280: yellow wanted, list found
      reject restore yellow => hit 185 180: info wanted, list found
      par 1
      done.en | Keep what is right and add what is missing: super for all inside, your loop for the rest. The order of your loop has to be UIKit's.
      done.zh | 对的留着，缺的补上：里面的交给 super，其余的由你的循环负责，而循环的顺序要和 UIKit 一样。
      zh-of e19e99

      """##
    ),
    (
      "lessons/16-popup-button.lesson",
      ##"""
      lesson 1
      id      popup-button
      needs   outside-the-parent
      source  001_ebebf97ed04b13a7.txt
      title.en | A bubble above a button, and dragging both
      title.zh | 按钮上方的气泡，以及拖动

      [scene]
      add guy frame 110 300 100 80 as PopButton:UIButton

      [step before]
      run override guy {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          CGPoint chatPoint = [self convertPoint:point toView:_chatView];
          if ([_chatView pointInside:chatPoint withEvent:event]) return _chatView;
          return [super hitTest:point withEvent:event];
        }
      }
      run let guy.chatView = nil
      run picture
      en | A button, guy, is to show a bubble above itself when it is tapped: _chatView, a subview. Its hitTest looks first whether the bubble holds the point. At the start there is no bubble yet, _chatView is nil. The finger comes down on guy, at (160, 340).
      zh | 按钮 guy 被点击后，要在自己上方弹出一个气泡 _chatView，气泡是它的子视图。它的 hitTest 先看气泡是否包含这个点。一开始还没有气泡，_chatView 是 nil。手指落在 guy 上，位置是 (160, 340)。
      ask hit 160 340
      hint.en | In Objective-C a message to nil answers 0, nil or NO. Which way does the code go then?
      hint.zh | 在 Objective-C 里，给 nil 发消息会得到 0、nil 或 NO。那么代码会走哪一条路？
      done.en | It works: nil answers NO, and super does the rest. The conversion to nil meant the window, but its result was not used. In Swift the same lines need a guard let, or the app crashes here.
      done.zh | 没有问题：nil 回答 NO，其余的交给 super。换算到 nil 其实是换算到窗口，只是结果没有用上。换成 Swift，这几行要加 guard let，否则 App 会在这里崩溃。
      zh-of e4ca58

      [step plain]
      run add chat to guy frame 0 -90 100 90 as UIButton
      run restore guy hitTest
      run picture
      en | Now the bubble is there: chat lies fully above guy, outside of its bounds, and for a moment we take guy's hitTest away. The finger comes down on the bubble, at (160, 250).
      zh | 现在有气泡了：chat 整个在 guy 的上方，完全在它的 bounds 之外。先把 guy 的 hitTest 拿掉。手指落在气泡上，位置是 (160, 250)。
      ask hit 160 250
      hint.en | Of which view is chat a subview, and does that one hold the point?
      hint.zh | chat 是谁的子视图？那个视图包含这个点吗？
      done.en | Shown, and deaf: guy says no before chat is asked.
      done.zh | 看得见，点不动：guy 先说了“不”，chat 根本没被问到。
      zh-of f05a6d

      [step bubble]
      en | Write guy's hitTest, in either language: where chat wants the point, the answer is chat's; else super's. Let the bubble answer for itself, so that a hidden bubble takes nothing.
      zh | 写出 guy 的 hitTest，两种语言都可以：chat 想要这个点，就用 chat 的回答；否则用 super 的。让气泡自己来回答，这样隐藏的气泡就什么也不会接走。
      goal expect hit chat at 160 250
      goal expect hit guy at 160 340
      goal expect hit view at 60 250
      goal same guy after hide chat
      keep guy.frame chat.frame guy.clips
      ban remove move
      ban.en | The bubble stays in guy.
      ban.zh | 气泡要留在 guy 里。
      hint.en | Convert the point for chat, ask chat with it, and leave the rest to super.
      hint.zh | 把点换算给 chat，拿它去问 chat，其余的交给 super。
      hint.en | Ask chat by its hitTest, which looks at hidden and alpha too; the article's pointInside does not.
      hint.zh | 用 hitTest 去问 chat，它会检查 hidden 和 alpha；文章里用的 pointInside 不会。
      hint.en | override guy hitTest { return chat.hitTest(convert(point, to: chat), with: event) ?? super.hitTest(point, with: event) }
      hint.zh | override guy hitTest { return chat.hitTest(convert(point, to: chat), with: event) ?? super.hitTest(point, with: event) }
      solution override guy hitTest {
        let there = convert(point, to: chat)
        return chat.hitTest(there, with: event)
          ?? super.hitTest(point, with: event)
      }
      accept override guy hitTest overflow
      reject let guy.chatView = chat; override guy {
        - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
          CGPoint chatPoint = [self convertPoint:point toView:_chatView];
          if ([_chatView pointInside:chatPoint withEvent:event]) return _chatView;
          return [super hitTest:point withEvent:event];
        }
      } => same guy at 118.5 214.5: outside nothing wanted, outside chat found
      reject override guy hitTest { return chat.hitTest(point, with: event) ?? super.hitTest(point, with: event) } => hit 160 250: chat wanted, view found
      reject override guy hitTest = chat => hit 160 340: guy wanted, chat found
      reject override guy pointInside yes => hit 60 250: view wanted, guy found
      reject override guy hitTest forward chat => hit 160 340: guy wanted, view found
      par 1
      done.en | The bubble is one level deep, so guy alone had to be taught. Had guy stood in a small container, the container would have to let the point through as well.
      done.zh | 气泡只隔了一层，所以只要改 guy。如果 guy 又放在一个小容器里，那个容器也得放行才行。
      zh-of b9f028

      [step drag]
      run override guy touchesMoved {
        guard let touch = touches.first else { return }
        let now = touch.location(in: self)
        let before = touch.previousLocation(in: self)
        transform = transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
      }
      en | guy can be dragged, too: its touchesMoved compares the finger's place with the one before, and moves guy's transform by the difference. Drag guy until a tap at (230, 400) would find it. The command is: drag X1 Y1 to X2 Y2
      zh | guy 还可以拖动：它的 touchesMoved 把手指现在的位置和上一个位置相比，把差值加到 transform 上。拖动 guy，让 (230, 400) 处的点击能落到它身上。命令是：drag X1 Y1 to X2 Y2
      goal expect hit guy at 230 400
      goal expect received guy.touchesMoved
      keep guy.bounds guy.center
      ban set
      ban.en | The finger is to do it.
      ban.zh | 要用手指来做。
      hint.en | The drag begins on guy. Where is its middle, and where is it to be?
      hint.zh | 要从 guy 身上开始拖。它的中心现在在哪里，要到哪里去？
      hint.en | guy's middle is at (160, 340).
      hint.zh | guy 的中心在 (160, 340)。
      hint.en | drag 160 340 to 230 400
      hint.zh | drag 160 340 to 230 400
      solution drag 160 340 to 230 400
      accept drag 120 320 to 190 380 steps 3
      reject drag 230 400 to 160 340 => hit 230 400: guy wanted, view found
      reject drag 160 340 to 160 300 => hit 230 400: guy wanted, view found
      par 1
      done.en | The two places are told in guy's own coordinates, which move along; only their difference counts, and that is right even if guy is scaled or turned.
      done.zh | 这两个位置用的都是 guy 自己的坐标，它们也跟着一起移动；有用的只是差值，所以即使 guy 缩放或旋转过，结果也是对的。
      zh-of 52a1bd

      [step along]
      run picture
      en | guy stands in its new place. Nobody touched chat's frame. Who gets a tap at (230, 310), above guy?
      zh | guy 到了新的位置，没有人动过 chat 的 frame。点击 guy 上方的 (230, 310)，谁会得到它？
      ask hit 230 310
      hint.en | A subview's place is told in its superview's coordinates. Did those move?
      hint.zh | 子视图的位置是用父视图的坐标表示的。父视图的坐标移动了吗？
      done.en | The bubble went along, seen and touched. Hit-testing converts through the transform, so nothing has to be told twice.
      done.zh | 气泡跟着一起走了，看到的和点到的都一样。命中测试在换算时会经过 transform，所以什么都不用再改。
      zh-of 7126cd

      [step lifted]
      run drag 230 400 to 170 320
      en | guy has been dragged again, and the finger was lifted. guy is a button, and its touchUpInside is to open the bubble. Was touchUpInside sent at the end of the drag?
      zh | 刚才又拖动了一次 guy，手指已经抬起。guy 是按钮，弹出气泡靠的是 touchUpInside。拖动结束时发出 touchUpInside 了吗？
      ask choice
      choice.en | no, a drag is no tap
      choice.zh | 没有，拖动不是点击
      choice.en | no, because touchesMoved does not call super
      choice.zh | 没有，因为 touchesMoved 没有调用 super
      choice.en | yes, the finger was lifted inside the button
      choice.zh | 发出了，因为手指是在按钮里面抬起的
      answer 3
      hint.en | The button has followed the finger all the way. Where is the finger, seen from the button?
      hint.zh | 按钮一路都跟着手指。从按钮的角度看，手指在哪里？
      hint.en | trace shows what guy sent; or try: expect fired guy.touchUpInside
      hint.zh | trace 里可以看到 guy 发出了什么，也可以试试：expect fired guy.touchUpInside
      done.en | So the bubble opens after every drag, which the article's demo does not mention. Who wants a button that is dragged and tapped has to remember whether it has moved.
      done.zh | 所以每次拖动之后气泡都会弹出来，文章的示例没有提到这一点。一个按钮既要能拖又要能点，就得自己记住有没有移动过。
      zh-of ac5844

      """##
    ),
    (
      "lessons/17-hot-area.lesson",
      ##"""
      lesson 1
      id      hot-area
      needs   point-inside
      source  004_982fe19107eb4e82.txt
      title.en | Hot areas that meet
      title.zh | 相邻的热区

      [scene]
      add row frame 40 180 240 60
      add minus to row frame 90 18 24 24 as UIButton text "-"
      add plus to row frame 126 18 24 24 as UIButton text "+"

      [step gap]
      run picture
      en | Two small buttons, minus and plus, stand twelve points apart in a row. The finger comes down in the gap, two points beside plus, at (164, 210).
      zh | 两个小按钮 minus 和 plus 放在 row 里，相距十二点。手指落在它们之间的空隙里，离 plus 两个点，位置是 (164, 210)。
      ask hit 164 210
      hint.en | Does any of the two hold the point, by its bounds?
      hint.zh | 按 bounds 来看，两个按钮里有谁包含这个点吗？
      done.en | row gets it, and the finger believes that plus is broken. A button of 24 points is small; 44 is what Apple advises.
      done.zh | 触摸归了 row，用户却以为 plus 坏了。24 点的按钮太小，苹果建议至少 44 点。
      zh-of 85a4b4

      [step grow]
      en | Enlarge the hot area of plus by ten points on every side. It looks as before.
      zh | 把 plus 的热区向每一边各扩大十个点，外观不变。
      goal expect hit plus at 164 210
      goal expect hit plus at 180 190
      goal expect hit row at 180 235
      keep plus.frame minus.frame
      hint.en | Which of the two methods says where a view ends?
      hint.zh | 两个方法里，哪一个决定视图的边界？
      hint.en | bounds.insetBy(dx:dy:) moves the edges inwards, with negative numbers outwards. The ready-made rule is called inset.
      hint.zh | bounds.insetBy(dx:dy:) 让边往里缩，写负数就往外扩。现成的写法叫 inset。
      hint.en | override plus pointInside inset -10
      hint.zh | override plus pointInside inset -10
      solution override plus pointInside inset -10
      accept override plus pointInside = bounds.insetBy(dx: -10, dy: -10).contains(point)
      reject override plus pointInside inset 10 => hit 164 210: plus wanted, row found
      reject override plus pointInside yes => hit 180 235: row wanted, plus found
      reject override row pointInside inset -10 => hit 164 210: plus wanted, row found
      par 1
      done.en | Touches that come near are now touches on plus. This is the usual way: the hot area in pointInside, everything else untouched.
      done.zh | 落在附近的触摸现在都算点中了 plus。这是常规做法：热区写在 pointInside 里，别的都不动。
      zh-of 78b932

      [step overlap]
      run override minus pointInside inset -10
      en | minus gets the same ten points. Now the two areas overlap in the gap. The finger comes down at (156, 210): two points beside minus, ten beside plus.
      zh | minus 也同样扩大十个点，于是两个热区在空隙里重叠了。手指落在 (156, 210)：离 minus 两个点，离 plus 十个点。
      ask hit 156 210
      hint.en | Both say yes. Does UIKit look which one is nearer?
      hint.zh | 两个都会说“是”。UIKit 会看哪个更近吗？
      done.en | plus, although minus is nearer. Nobody measures distances; where areas overlap, the last sibling wins, as always.
      done.zh | 是 plus，虽然 minus 更近。没有谁去量距离，热区重叠的地方，照旧是排在最后的兄弟视图赢。
      zh-of 0835e4

      [step share]
      en | Share the gap fairly: its left half to minus, its right half to plus. On the other sides both may grow as they like, by at least four points.
      zh | 把空隙公平地分开：左半边归 minus，右半边归 plus。其他几边随意扩大，至少四个点。
      goal expect hit minus at 156 210
      goal expect hit minus at 159 210
      goal expect hit plus at 161 210
      goal expect hit plus at 164 210
      goal expect hit minus at 127 210
      goal expect hit plus at 193 210
      keep minus.frame plus.frame
      hint.en | The gap is twelve points wide. How far may each of the two reach?
      hint.zh | 空隙宽十二点。每个按钮最多能伸出多远？
      hint.en | Six points each. Is it enough to change plus, which is asked first?
      hint.zh | 各六个点。只改先被问到的 plus，够不够？
      hint.en | override plus pointInside inset -6: what plus gives up falls to minus.
      hint.zh | override plus pointInside inset -6：plus 让出来的部分，自然归 minus。
      solution override plus pointInside inset -6
      accept override plus pointInside inset -6; override minus pointInside inset -6
      accept override plus pointInside inset -5
      reject override minus pointInside inset -6 => hit 156 210: minus wanted, plus found
      reject front minus => hit 161 210: plus wanted, minus found
      reject override plus pointInside inset -12 => hit 156 210: minus wanted, plus found
      reject restore plus => hit 161 210: plus wanted, minus found
      par 1
      done.en | plus says no beyond its half, and what it gives up falls to the one behind. Only the areas in front have to be exact.
      done.zh | plus 在自己那一半之外说“不”，它让出的部分就归后面的。只有排在前面的热区需要精确。
      zh-of 2d4a77

      [step border]
      run remove row
      run add chip frame 40 180 80 30
      run add x to chip frame 56 3 24 24 as UIButton text "x"
      run override x pointInside inset -10
      run picture
      en | Another place: the button x stands at the right end of a small view, chip, and its hot area is ten points larger on every side. The finger comes down at (125, 195), five points right of x.
      zh | 换个地方：按钮 x 在一个小视图 chip 的最右边，它的热区向每一边都扩大了十个点。手指落在 (125, 195)，在 x 右边五个点。
      ask hit 125 195
      hint.en | x would say yes. Who is asked before x?
      hint.zh | 按钮 x 是会说“是”的。在它之前要先问谁？
      done.en | The page. chip ends at x 120, says no, and never asks. A hot area reaches as far as the superview does, unless that one is taught as well.
      done.zh | 是页面 view。chip 到 x 120 就结束了，它说“不”，根本不会去问。热区最多只能到父视图的边界，除非父视图也一起改。
      zh-of ebf543

      [step whole]
      en | The article names a second way: hitTest may return the view that is meant. Let every tap on chip count for its button x, and no tap beside chip.
      zh | 文章还提到另一种办法：在 hitTest 里直接返回确定的视图。让 chip 上的每次点击都算在按钮 x 上，chip 之外的都不算。
      goal expect hit x at 50 185
      goal expect hit x at 110 195
      goal expect hit view at 125 195
      goal expect hit view at 160 300
      keep chip.frame x.frame
      ban remove move
      ban.en | x stays in chip.
      ban.zh | x 要留在 chip 里。
      hint.en | chip's hitTest is to answer x. But where may it answer at all?
      hint.zh | chip 的 hitTest 要回答 x。可是在哪些地方它才该回答？
      hint.en | Where super finds anybody, the point is on chip, and chip may take touches. There, and only there, x is the answer.
      hint.zh | super 能找到谁，就说明点在 chip 上，而且 chip 可以接收触摸。只有这时才回答 x。
      hint.en | override chip hitTest = super.hitTest(point, with: event) == nil ? nil : x
      hint.zh | override chip hitTest = super.hitTest(point, with: event) == nil ? nil : x
      solution override chip hitTest {
        let found = super.hitTest(point, with: event)
        return found == nil ? nil : x
      }
      accept override chip hitTest { return self.point(inside: point, with: event) ? x : nil }
      reject override chip hitTest = x => hit 125 195: view wanted, x found
      reject override chip hitTest forward x => hit 50 185: x wanted, view found
      reject override x pointInside yes; override chip pointInside yes => hit 125 195: view wanted, x found
      par 1
      done.en | pointInside makes a view larger, hitTest passes a touch on to another. Both are good, as long as the answer outside stays no.
      done.zh | pointInside 让一个视图变大，hitTest 把触摸转交给另一个视图。两种都好用，只要在范围之外仍然说“不”。
      zh-of 612c12

      """##
    ),
    (
      "lessons/18-responders.lesson",
      ##"""
      lesson 1
      id      responders
      needs   abcde-tap-b
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt 003_e418f2bfc46681ac.txt
      title.en | Who can answer an event
      title.zh | 谁能响应事件

      [scene]
      add card frame 30 60 260 260
      add photo to card frame 30 30 200 140

      [step what]
      run picture
      en | The search has found a view. Now somebody has to do something about the touch. An object that can be handed events is called a responder: its class inherits from UIResponder.
      en | Here a photo lies on a card. Three of these four are responders. Which one is not?
      zh | 查找已经找到了视图，接下来得有人处理这次触摸。能接收并处理事件的对象叫做响应者，它的类继承自 UIResponder。
      zh | 界面上是一张卡片 card，卡片上有一张照片 photo。下面四个对象里有三个是响应者，哪一个不是？
      ask choice
      choice.en | photo, a UIView
      choice.zh | photo，一个 UIView
      choice.en | vc, a UIViewController
      choice.zh | vc，一个 UIViewController
      choice.en | app, the UIApplication
      choice.zh | app，UIApplication 对象
      choice.en | the layer of photo, a CALayer
      choice.zh | photo 的 layer，一个 CALayer
      answer 4
      hint.en | Three of them stand in the list that chain photo prints.
      hint.zh | 其中三个会出现在 chain photo 打印的列表里。
      done.en | A layer draws, and that is all: no event is ever handed to it. This is the great difference between CALayer and UIView. (CALayer has a method called hitTest too, but UIKit does not use it for events.)
      done.zh | layer 只负责绘制，事件从来不会交给它。这正是 CALayer 和 UIView 最大的区别。（CALayer 也有一个叫 hitTest 的方法，但 UIKit 派发事件时并不用它。）
      zh-of 32e974

      [step default]
      run override card touchesBegan { print("card: mine") }
      run tap photo
      en | Every responder has four methods for touches: touchesBegan, touchesMoved, touchesEnded and touchesCancelled. Here card has code of its own for touchesBegan; photo has none, so UIKit's own runs. photo has just been tapped. Which way did the touch go?
      zh | 每个响应者都有四个处理触摸的方法：touchesBegan、touchesMoved、touchesEnded 和 touchesCancelled。这里 card 自己写了 touchesBegan；photo 没有写，用的是 UIKit 的默认实现。刚才点击了一下 photo，这次触摸会经过谁？
      ask received touchesBegan
      hint.en | The view that was hit is always called first, whether it has code or not.
      hint.zh | 最先被调用的总是命中的那个视图，不管它自己有没有写代码。
      hint.en | UIKit's own touchesBegan does one thing: it calls touchesBegan of the next responder. The code of card does not.
      hint.zh | 默认的 touchesBegan 只做一件事：调用下一个响应者的 touchesBegan。而 card 的代码没有这么做。
      done.en | photo was called, and its default handed the touch on to card. card kept it: its code does not call super, so the way ends there.
      done.zh | photo 先被调用，默认实现把触摸交给了 card。card 把它留下了：它的代码没有调用 super，所以传递到此为止。
      zh-of 43f13e

      [step controller]
      run restore card
      en | A view controller is a responder as well. Let vc handle a tap on photo: give vc a touchesBegan that prints hello, and tap photo.
      zh | 视图控制器也是响应者。让 vc 来处理对 photo 的点击：给 vc 写一个打印 hello 的 touchesBegan，然后点击 photo。
      goal expect handled vc
      goal expect printed "hello"
      hint.en | override NAME METHOD { ... } gives an object code of its own. Look at it with: help override
      hint.zh | override NAME METHOD { ... } 可以给一个对象写代码，用 help override 看看例子。
      hint.en | override vc touchesBegan { print("hello") }, and then: tap photo
      hint.zh | 先 override vc touchesBegan { print("hello") }，再 tap photo
      solution override vc touchesBegan { print("hello") }
      solution tap photo
      accept override vc touchesBegan { print("hello, touch") }; tap card
      reject override photo touchesBegan { print("hello") }; tap photo => handled: vc wanted, photo found
      reject override vc touchesBegan { print("hi") }; tap photo => printed: "hello" wanted, "hi" found
      par 2
      done.en | photo, card and view have no code and pass the touch on; vc keeps it. This is how one controller can look after all of its views.
      done.zh | photo、card、view 都没有代码，依次把触摸往上交，最后由 vc 留下。一个控制器可以这样统一处理它所有视图上的触摸。
      zh-of add24d

      [step half]
      run tap photo
      en | vc has touchesBegan now, and nothing else. And of course the finger was lifted again. Which way did that news go?
      zh | 现在 vc 只写了 touchesBegan，别的都没写。手指当然也抬起来了，这个消息又会经过谁？
      ask received touchesEnded
      hint.en | touchesEnded is a method of its own. Which object has code for it?
      hint.zh | touchesEnded 是另一个方法。有谁为它写了代码吗？
      hint.en | Nobody has, so it takes the whole way: chain photo
      hint.zh | 谁都没有，所以它会走完整条路：chain photo
      done.en | Each method goes its own way up. Here window hears of the end of a touch whose beginning it never saw.
      done.zh | 每个方法各自往上传递。结果 window 收到了一次触摸的结束，却从来没见过它的开始。
      zh-of 905a8c

      [step both]
      en | Make vc keep the end of the touch too. See to it that window hears nothing of a tap on photo.
      zh | 让 vc 把触摸的结束也留下。点击 photo 时，window 应该什么都收不到。
      goal expect handled vc
      goal expect not received window.touchesEnded
      hint.en | The rule handle stands for a method that keeps the touch and does nothing else. Which method is missing?
      hint.zh | 预设 handle 表示“只把触摸留下，别的什么都不做”。还缺哪个方法？
      hint.en | override vc touchesEnded handle, and then: tap photo
      hint.zh | 先 override vc touchesEnded handle，再 tap photo
      solution override vc touchesEnded handle
      solution tap photo
      accept override vc touchesEnded { print("end") }; tap photo
      accept override vc touchesMoved handle; override vc touchesEnded handle; override vc touchesCancelled handle; tap photo
      reject override vc touchesMoved handle; tap photo => received window.touchesEnded: 0 wanted, 1 found
      par 2
      done.en | In an app, whoever keeps touchesBegan overrides all four, if only with empty methods: else moves and cancelled touches still wander up to objects that never saw them begin.
      done.zh | 在真正的 App 里，留下了 touchesBegan 就应当把四个方法都重写，哪怕是空方法。否则移动和取消还会往上跑，跑到从没见过这次触摸开始的对象那里。
      zh-of 82156e

      [step two-meanings]
      run tap photo
      en | Many articles call the view that a touch hits the first responder. UIKit uses these words for something else: the object that the keyboard types into. photo has just been tapped. Is it the first responder of the window now?
      zh | 很多文章把触摸命中的视图叫做“第一响应者”。可是 UIKit 里的 first responder 是另一回事：它指键盘输入要交给的那个对象。刚才点击了 photo，它现在是窗口的 first responder 吗？
      ask choice
      choice.en | Yes: it was called first
      choice.zh | 是：最先被调用的就是它
      choice.en | No: the window has none at all
      choice.zh | 不是：窗口现在根本没有 first responder
      choice.en | No: vc is, for it handled the touch
      choice.zh | 不是：是 vc，因为触摸是它处理的
      answer 2
      hint.en | The command firstresponder, without a name, tells it.
      hint.zh | 输入 firstresponder（后面不写名字）就能看到。
      done.en | The articles mean: the first to be asked to respond. So as not to mix the two up, this course says hit view. Where the other one matters, you will see in the lesson other-events.
      done.zh | 文章里的意思是“最先有机会响应的那个”。为了不混淆，本课程把它叫做“命中的视图”。真正的 first responder 什么时候重要，见 other-events 这一课。
      zh-of 404f5a

      """##
    ),
    (
      "lessons/19-chain.lesson",
      ##"""
      lesson 1
      id      chain
      needs   responders
      source  000_744ff17bc1c5fd0f.txt 003_e418f2bfc46681ac.txt
      title.en | The responder chain
      title.zh | 响应者链

      [scene]
      add teal frame 20 60 280 320
      add orange to teal frame 30 40 220 220
      add initial to orange frame 40 60 140 100

      [step predict]
      run picture
      en | Three views lie in one another: initial in orange, orange in teal, teal in view. Each responder knows one other, its next responder. For a view that is its superview; only the view of a controller names the controller instead.
      en | Follow next from initial to the end. After the window come scene, app and delegate.
      zh | 三个视图一层套一层：initial 在 orange 里，orange 在 teal 里，teal 在 view 里。每个响应者都认识另一个响应者，也就是它的 next。视图的 next 是父视图；只有控制器自己的 view 例外，它的 next 是那个控制器。
      zh | 从 initial 出发，沿着 next 一直走到头。窗口之后依次是 scene、app、delegate。
      ask chain initial
      hint.en | Go from the inside outwards, and mind that view belongs to vc.
      hint.zh | 从里往外走，别忘了 view 是 vc 的视图。
      hint.en | The answer begins: initial orange teal view ...
      hint.zh | 答案的开头是：initial orange teal view ……
      done.en | All of these together are the responder chain of initial. It was not built by anybody: it is only next, asked again and again.
      done.zh | 这些连起来就是 initial 的响应者链。没有谁专门去搭这条链，它只是一次又一次地取 next 而已。
      zh-of 859821

      [step older]
      run option ios 12
      en | The articles of this course were written before iOS 13, and theirs ends a little differently. This step runs on iOS 12.
      zh | 本课程参考的文章大多写于 iOS 13 之前，那时链的末尾稍有不同。这一步运行在 iOS 12 上。
      ask chain window
      hint.en | A kind of object in the answer before did not exist in iOS 12.
      hint.zh | 上一个答案里有一种对象，在 iOS 12 里还不存在。
      hint.en | Scenes came with iOS 13.
      hint.zh | scene 是从 iOS 13 开始才有的。
      done.en | So the articles are right for their time: window, then application. Since iOS 13 the UIWindowScene stands between the two. (A real app also has two private views between vc and window, which only pass things on: option wrappers on shows them.) And one more thing the articles leave out: the application's delegate, when it is a responder, comes last.
      done.zh | 所以文章在当时是对的：窗口之后就是 UIApplication。从 iOS 13 起，两者之间多了 UIWindowScene。（真正的 App 里，vc 和 window 之间还有两个私有视图，它们只是把事件往上传：用 option wrappers on 可以看到。）文章还漏了一点：UIApplication 的 delegate 如果也是响应者，它才是最后一个。
      zh-of f142f3

      [step siblings]
      run option ios 13
      run add glass frame 20 60 280 320
      run picture
      run tap 160 220
      en | A clear view called glass now lies in front of teal and covers it completely. The tap at (160, 220) hit glass. Some say: the order from front to back is the chain. If so, teal would be called after glass. Was it?
      zh | 现在有一个透明视图 glass 盖在 teal 前面，把它完全挡住了。刚才点击 (160, 220)，命中的是 glass。有一种说法是：控件的前后摆放顺序构成了响应者链。照这么说，glass 之后就该轮到 teal。真的是这样吗？
      ask received touchesBegan
      hint.en | Which object is glass.next: the one behind it, or the one around it?
      hint.zh | glass.next 是它后面的那个视图，还是包着它的那个视图？
      hint.en | chain glass
      hint.zh | chain glass
      done.en | teal is a sibling of glass, and siblings are never in each other's chain. What is in front decides one thing only: who is hit.
      done.zh | teal 是 glass 的兄弟视图，而兄弟视图永远不会出现在彼此的响应者链里。谁在前面只决定一件事：命中谁。
      zh-of 1e7bde

      [step last]
      run remove glass
      run tap initial
      en | A tap on initial: nobody handled it, and at the end of the chain it was dropped. No error, no crash. Let the very last responder of the chain handle such a tap.
      zh | 点击 initial：没有人处理，走到链的末尾就被丢弃了，既不报错，也不崩溃。请让链上最后一个响应者来处理这次点击。
      goal expect handled delegate
      goal expect received window.touchesBegan
      hint.en | Which one is the last: chain initial
      hint.zh | 最后一个是谁：chain initial
      hint.en | override delegate touchesBegan handle, and then: tap initial
      hint.zh | 先 override delegate touchesBegan handle，再 tap initial
      solution override delegate touchesBegan handle
      solution tap initial
      accept override delegate touchesBegan { print("at last") }; tap orange
      reject override app touchesBegan handle; tap initial => handled: delegate wanted, app found
      reject override initial touchesBegan handle; tap initial => handled: delegate wanted, initial found
      par 2
      done.en | A touch that nobody keeps takes the whole way. The articles let it end at UIApplication; the delegate still comes after it.
      done.zh | 没有人留下的触摸会走完整条链。文章里说它到 UIApplication 为止，其实后面还有 delegate。
      zh-of 90c6b7

      [step moved]
      run move initial to view
      en | initial has been moved: it is a subview of view now.
      zh | initial 被移走了，现在它是 view 的子视图。
      ask chain initial
      hint.en | Nothing is kept from before. Ask for its superview again.
      hint.zh | 以前的链不会保存下来。重新想一想：它的父视图是谁？
      done.en | The chain follows the tree as it is at this moment.
      done.zh | 响应者链总是跟着当前的视图层级走。
      zh-of a00c6c

      [step reroute]
      en | Leave initial where it is, but let whatever it does not handle go to teal.
      zh | initial 的位置不动，但它不处理的事件要交给 teal。
      goal expect chain initial = initial teal view vc window scene app delegate
      keep initial.frame
      ban move
      ban.en | initial stays in view.
      ban.zh | initial 要留在 view 里。
      hint.en | next is a property, and an app may override it.
      hint.zh | next 是一个属性，App 可以重写它。
      hint.en | override initial next = teal
      hint.zh | override initial next = teal
      solution override initial next = teal
      reject override initial hitTest forward teal => chain initial: initial teal view vc window scene app delegate wanted, initial view vc window scene app delegate found
      reject override teal next = initial => chain initial: initial teal view vc window scene app delegate wanted, initial view vc window scene app delegate found
      par 1
      done.en | This changes who may respond. The search does not notice: hit-testing follows subviews, never next.
      done.zh | 这只改变了谁有机会响应。查找不受影响：命中测试走的是 subviews，从来不看 next。
      zh-of de2674

      """##
    ),
    (
      "lessons/20-super-and-superview.lesson",
      ##"""
      lesson 1
      id      super-and-superview
      needs   responders chain
      source  003_e418f2bfc46681ac.txt 004_982fe19107eb4e82.txt
      title.en | super is not the superview
      title.zh | super 不是 superview

      [scene]
      add red frame 20 60 280 300
      add blue to red frame 40 60 200 160
      override red touchesBegan { print("red") }
      override blue touchesBegan { print("blue") }

      [step kept]
      run picture
      run tap blue
      en | blue lies in red, and each prints its colour in touchesBegan. Neither calls super. blue has just been tapped. Which way did the touch go?
      zh | blue 在 red 里面，两个视图都在 touchesBegan 里打印自己的颜色，也都没有调用 super。刚才点击了 blue，触摸经过了谁？
      ask received touchesBegan
      hint.en | override blue shows its code. Does any line of it hand the touch on?
      hint.zh | 用 override blue 看看它的代码。里面有哪一行把触摸交出去吗？
      done.en | An override stands in the place of UIKit's method, and with it goes the handing on. This is why a log made with such overrides shows only the innermost view.
      done.zh | 重写的方法取代了 UIKit 的实现，向上传递也就一起没有了。所以用这种写法打日志，只会看到最里面的那个视图。
      zh-of 1fec2a

      [step both]
      en | One tap on blue, and both are to print: blue first, then red.
      zh | 点击一次 blue，让两个都打印出来：先 blue，后 red。
      goal expect order blue.touchesBegan red.touchesBegan
      goal expect printed "blue"
      goal expect printed "red"
      keep blue.frame red.frame
      hint.en | blue needs one more line, which does what UIKit's own touchesBegan would have done.
      hint.zh | blue 还需要一行代码，去做 UIKit 默认的 touchesBegan 本来会做的事。
      hint.en | That line is super's method with the same arguments. Then tap again.
      hint.zh | 这一行就是用同样的参数调用 super 的方法。然后再点击一次。
      hint.en | override blue touchesBegan { print("blue"); super.touchesBegan(touches, with: event) }, and then: tap blue
      hint.zh | 先 override blue touchesBegan { print("blue"); super.touchesBegan(touches, with: event) }，再 tap blue
      solution override blue touchesBegan {
        print("blue")
        super.touchesBegan(touches, with: event)
      }
      solution tap blue
      accept override blue touchesBegan { print("blue"); next?.touchesBegan(touches, with: event) }; tap blue
      reject restore blue touchesBegan; tap blue => printed: "blue" wanted, "red" found
      reject tap 30 80 => order: blue.touchesBegan red.touchesBegan wanted, nothing found
      par 2
      done.en | super did the rest.
      done.zh | 剩下的事由 super 完成。
      zh-of d18327

      [step whose]
      en | The words are alike, and often mixed up. Whose code did the line super.touchesBegan(...) run first of all?
      zh | 这两个词很像，常常被弄混。super.touchesBegan(...) 这一行首先运行的是谁的代码？
      ask choice
      choice.en | that of red, since red is the superview
      choice.zh | red 的代码，因为 red 是父视图
      choice.en | that of the class from which blue inherits
      choice.zh | blue 所继承的那个类的代码
      choice.en | that of the window, which hands out the touches
      choice.zh | 窗口的代码，因为触摸是它派发的
      answer 2
      hint.en | super is a word of the language. It would mean the same in a class that is no view at all.
      hint.zh | super 是语言的关键字，就算在一个跟视图毫无关系的类里，它的意思也一样。
      done.en | super is the superclass: a question of code. The superview is the view around it: a question of the tree. red was called only because UIKit's implementation, in the superclass, goes on to next, and next happened to be red.
      done.zh | super 指父类，是代码里的继承关系；superview 指父视图，是视图层级里的关系。red 之所以被调用，只是因为父类里 UIKit 的实现会去找 next，而这里的 next 恰好是 red。
      zh-of d2c586

      [step twice]
      run override blue touchesBegan { super.touchesBegan(touches, with: event); next?.touchesBegan(touches, with: event) }
      en | To be on the safe side, somebody has blue call super and, in the line after it, the touchesBegan of next. How many times does red print when blue is tapped once?
      zh | 有人为了保险，在 blue 里既调用了 super，又在下一行调用了 next 的 touchesBegan。点击一次 blue，red 会打印几次？
      ask choice
      choice.en | once: UIKit sees that it is the same touch
      choice.zh | 一次：UIKit 知道这是同一次触摸
      choice.en | twice
      choice.zh | 两次
      choice.en | never: the two cancel each other out
      choice.zh | 一次都不打印：两次调用互相抵消
      answer 2
      hint.en | What does super's touchesBegan do, all by itself?
      hint.zh | super 的 touchesBegan 自己会做什么？
      done.en | Each of the two lines hands the touch on. Nobody counts.
      done.zh | 两行代码各传了一次，没有谁会帮你去重。
      zh-of 94ee06

      [step once]
      run tap blue
      en | Here is the proof: trace shows red called twice. Make it once per tap, with blue still handing its touches on.
      zh | 证据在这里：用 trace 可以看到 red 被调用了两次。请改成每次点击只调用一次，而且 blue 仍然要把触摸交上去。
      goal expect received red.touchesBegan 1
      goal expect received blue.touchesBegan 1
      hint.en | Which line of blue may go? Or: what would happen without any code at all?
      hint.zh | blue 的哪一行可以删掉？或者想一想：如果一行代码都没有，会怎样？
      hint.en | restore blue takes its code away; then: tap blue
      hint.zh | 用 restore blue 去掉它的代码，然后 tap blue
      solution restore blue
      solution tap blue
      accept override blue touchesBegan { super.touchesBegan(touches, with: event) }; tap blue
      accept override blue touchesBegan pass; tap blue
      reject override blue touchesBegan handle; tap blue => received red.touchesBegan: 1 wanted, 0 found
      reject tap 30 80 => received blue.touchesBegan: 1 wanted, 0 found
      par 2
      done.en | An override whose only line is the call of super does the same as no override.
      done.zh | 如果重写的方法里只有一行对 super 的调用，那和没有重写是一样的。
      zh-of e6d647

      [step differ]
      run restore red
      run controller child for blue in vc
      run override blue touchesBegan { superview?.touchesBegan(touches, with: event) }
      run tap blue
      en | Now blue is the view of a controller, child, so next of blue is child. The code of blue says superview?.touchesBegan(...). blue has just been tapped. Which way did the touch go?
      zh | 现在 blue 成了控制器 child 的 view，所以 blue 的 next 是 child。blue 的代码写的是 superview?.touchesBegan(...)。刚才点击了 blue，触摸经过了谁？
      ask received touchesBegan
      hint.en | superview goes by the tree of views. Does a controller stand in that tree?
      hint.zh | superview 走的是视图层级。控制器在视图层级里吗？
      done.en | child was passed over. Code that means the responder chain says super or next; superview only looks as if it were the same.
      done.zh | child 被跳过了。想沿着响应者链传递，就用 super 或 next；superview 只是看起来一样而已。
      zh-of 505701

      """##
    ),
    (
      "lessons/21-controllers.lesson",
      ##"""
      lesson 1
      id      controllers
      needs   chain
      source  000_744ff17bc1c5fd0f.txt 002_7fae026681c4fb5d.txt 003_e418f2bfc46681ac.txt
      title.en | Controllers in the chain
      title.zh | 响应者链里的视图控制器

      [scene]
      add panel frame 20 100 280 260
      add tile to panel frame 20 20 160 120
      controller child for panel in vc

      [step search]
      run picture
      en | panel is the view of a view controller called child, and child is a child of vc. One article describes the search as application, window, view controller, view. A finger comes down on tile: which objects are asked with hitTest?
      zh | panel 是视图控制器 child 的 view，child 又是 vc 的子控制器。有一篇文章把查找过程概括为 UIApplication、UIWindow、ViewController、View。手指落在 tile 上：哪些对象会被 hitTest 问到？
      ask choice
      choice.en | app, window, vc, view, child, panel, tile
      choice.zh | app、window、vc、view、child、panel、tile
      choice.en | window, vc, view, child, panel, tile
      choice.zh | window、vc、view、child、panel、tile
      choice.en | window, view, panel, tile
      choice.zh | window、view、panel、tile
      answer 3
      hint.en | Whose class has a method hitTest(_:with:)? It is declared in UIView.
      hint.zh | 哪些类有 hitTest(_:with:) 方法？它是在 UIView 里声明的。
      done.en | Only views are asked, and a window is a view. A controller has no hitTest: it takes no part in the search.
      done.zh | 只有视图会被问到（窗口也是视图）。控制器没有 hitTest，不参与查找。
      zh-of 511ba6

      [step proof]
      en | Tap tile and see it: trace shows who was asked.
      zh | 点击 tile 亲眼看一看：用 trace 看看都问了谁。
      goal expect visits window view panel tile
      goal expect received tile.touchesBegan
      hint.en | tap takes the name of a view as well.
      hint.zh | tap 后面也可以写视图的名字。
      hint.en | tap tile
      hint.zh | tap tile
      solution tap tile
      accept touch down 80 160; touch up
      reject hit 80 160 => received tile.touchesBegan: 1+ wanted, 0 found
      reject tap 250 300 => received tile.touchesBegan: 1+ wanted, 0 found
      par 1
      done.en | On its way down, the search met no controller. On its way up, the touch did: look at the line with touchesBegan.
      done.zh | 往下查找时没有遇到任何控制器；而触摸往上传递时遇到了：看看 touchesBegan 那一行。
      zh-of 45bf49

      [step chain]
      en | For the view of a controller, next is the controller. For a controller, next is the superview of its view.
      zh | 控制器的 view，它的 next 是控制器；控制器的 next，是它的 view 的父视图。
      ask chain tile
      hint.en | child follows its own view, panel. What lies around panel?
      hint.zh | child 排在它自己的 view（panel）后面。包着 panel 的是谁？
      hint.en | It begins: tile panel child view ...
      hint.zh | 开头是：tile panel child view ……
      done.en | From child it does not jump to vc: the superview of panel comes first, and vc after it, because that view is vc's own.
      done.zh | child 之后不会直接跳到 vc：先是 panel 的父视图 view，然后才是 vc，因为 view 正好是 vc 的视图。
      zh-of 767892

      [step child]
      run tap tile
      en | Let child handle the taps on tile, so that vc hears nothing of them.
      zh | 让 child 处理对 tile 的点击，并且不让 vc 收到。
      goal expect handled child
      goal expect not received vc.touchesBegan
      goal expect received tile.touchesBegan
      hint.en | Whose touchesBegan is to keep the touch?
      hint.zh | 应该由谁的 touchesBegan 把触摸留下？
      hint.en | override child touchesBegan handle, and then: tap tile
      hint.zh | 先 override child touchesBegan handle，再 tap tile
      solution override child touchesBegan handle
      solution tap tile
      accept override child touchesBegan { print("child") }; tap tile
      reject override vc touchesBegan handle; tap tile => handled: child wanted, vc found
      reject override panel touchesBegan handle; tap tile => handled: child wanted, panel found
      par 2
      done.en | A controller gets touches only through the chain: those that its views have left over.
      done.zh | 控制器只能通过响应者链得到触摸，也就是它的视图们没有留下的那些。
      zh-of 5d1f22

      [step button]
      run restore child
      run add ok to panel frame 20 180 160 44 as UIButton text "OK"
      run tap ok
      en | A button was added to panel, and tapped. Nobody but UIKit has code here. Which way did the touch go?
      zh | panel 里加了一个按钮 ok，刚才点击了它。这里谁都没有自己的代码，只有 UIKit 的默认实现。触摸经过了谁？
      ask received touchesBegan
      hint.en | What does a button need the touch for? Would it give it away?
      hint.zh | 按钮要用这次触摸做什么？它会把触摸交出去吗？
      done.en | A control keeps its touches: from them it makes its own events, such as touchUpInside. So the touchesBegan of a controller says nothing about taps on its buttons.
      done.zh | 控件会把触摸留下，用它产生自己的事件，比如 touchUpInside。所以点击按钮时，控制器的 touchesBegan 是不会被调用的。
      zh-of 1ccd47

      [step present]
      run add page frame 0 0 320 480
      run detach page
      run controller modal for page
      en | A third controller, modal, has a view called page that is not on the screen yet. Present modal from vc.
      zh | 第三个控制器 modal 有一个叫 page 的视图，现在还不在屏幕上。请让 vc 弹出（present）modal。
      goal expect hit page at 160 400
      keep page.frame
      ban add move
      ban.en | Let UIKit put the view in: present it.
      ban.zh | 让 UIKit 把视图放进去：用 present。
      hint.en | There is a command for it: help present
      hint.zh | 有一个专门的命令：help present
      hint.en | present modal from vc
      hint.zh | present modal from vc
      solution present modal from vc
      reject hit 160 400 => hit 160 400: page wanted, view found
      par 1
      done.en | page stands in the window, in front of view, not inside it. Look at chain page: by Apple's documentation vc follows modal, because it presented it. So it is with full screen. For the card-like sheets since iOS 13 apps have reported another chain, without vc: do not build on it.
      done.zh | page 直接放在窗口里，在 view 前面，而不是在 view 里面。看看 chain page：按 Apple 的文档，modal 之后是 vc，因为是 vc 弹出了它。全屏弹出时就是这样。而对 iOS 13 起的卡片式弹出，有人发现链里没有 vc，所以不要依赖这一点。
      zh-of d3bee8

      """##
    ),
    (
      "lessons/22-one-finger.lesson",
      ##"""
      lesson 1
      id      one-finger
      needs   responders
      source  001_ebebf97ed04b13a7.txt 003_e418f2bfc46681ac.txt
      title.en | The life of one touch
      title.zh | 一次触摸的一生

      [scene]
      add pad frame 40 60 240 140
      add other frame 40 260 240 140
      override pad {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let touch = touches.first!
          print("began, in pad \(touch.location(in: self)), in window \(touch.location(in: nil)), tapCount \(touch.tapCount)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          let touch = touches.first!
          print("moved, in pad \(touch.location(in: self)), before \(touch.previousLocation(in: self))")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
      }

      [step object]
      run picture
      en | UIKit keeps what it knows of a finger in an object, a UITouch: where it is, since when, and in which phase. Now a finger comes down on pad, moves two times and is lifted. How many UITouch objects is that, and how many calls of touches methods?
      zh | UIKit 用一个 UITouch 对象记录一根手指的信息：它在哪里、什么时间、处于哪个阶段。现在一根手指按在 pad 上，移动两次，然后抬起。这期间有几个 UITouch 对象？touches 系列方法被调用几次？
      ask choice
      choice.en | four objects, four calls
      choice.zh | 四个对象，四次调用
      choice.en | one object, four calls
      choice.zh | 一个对象，四次调用
      choice.en | one object, two calls: when it begins and when it ends
      choice.zh | 一个对象，两次调用：开始一次，结束一次
      answer 2
      hint.en | There is one object for each finger. And every change is told.
      hint.zh | 一根手指对应一个对象；而它的每一次变化都会通知。
      done.en | The same object is brought up to date all the time, and each change is told in a call: began, moved, moved, ended. After that the object is gone: an app must not keep it. (It knows more, such as force, and for a Pencil its altitude: 0 when it lies flat, pi / 2 when it stands upright.)
      done.zh | 同一个对象会一直被更新，每次变化都会有一次调用：began、moved、moved、ended。之后这个对象就不再有效了，App 不应该一直持有它。（它还记录了别的信息，比如按压力度 force；用 Apple Pencil 时还有倾角 altitudeAngle：平放是 0，竖直是 π/2。）
      zh-of 51efe7

      [step phases]
      en | Do it with your own finger, one command at a time: down on pad, two moves, up.
      zh | 亲手做一遍，一次一条命令：在 pad 上按下，移动两次，抬起。
      goal expect received pad.touchesBegan 1
      goal expect received pad.touchesMoved 2
      goal expect received pad.touchesEnded 1
      hint.en | help touch shows how one finger is led.
      hint.zh | 用 help touch 看看怎样控制一根手指。
      hint.en | touch down 100 100, then touch move 130 100, touch move 160 100, touch up
      hint.zh | 先 touch down 100 100，再 touch move 130 100、touch move 160 100，最后 touch up
      solution touch down 100 100
      solution touch move 130 100
      solution touch move 160 100
      solution touch up
      accept drag 100 100 to 160 100 steps 2
      reject tap pad => received pad.touchesMoved: 2 wanted, 0 found
      reject drag 100 100 to 160 100 => received pad.touchesMoved: 2 wanted, 10 found
      par 4
      done.en | The first line that pad printed gives the same place twice: (60, 40) in pad's own coordinates, and (100, 100) in those of the window, for code that passes nil. previousLocation is where the finger was one event before.
      done.zh | pad 打印的第一行里，同一个位置写了两遍：按 pad 自己的坐标是 (60, 40)；传 nil 时用的是窗口坐标，是 (100, 100)。previousLocation 是手指在上一个事件里的位置。
      zh-of 7084a1

      [step leave]
      run touch down 160 130
      run touch move 160 230
      run touch move 160 330
      run touch up
      en | This finger came down on pad, went across the gap and was lifted in the middle of other. touchesMoved is said to be called while the finger moves on a view, and touchesEnded when it leaves it. So who got touchesEnded here?
      zh | 这根手指按在 pad 上，越过中间的空隙，最后在 other 的正中间抬起。有文章说：手指在 view 上移动时调用 touchesMoved，离开 view 时调用 touchesEnded。那么这里的 touchesEnded 给了谁？
      ask received touchesEnded
      hint.en | How often is the screen searched for a view: once for a finger, or anew at every move?
      hint.zh | 视图是什么时候查找的？一根手指只找一次，还是每次移动都重新找？
      hint.en | trace shows one search, when the finger came down.
      hint.zh | trace 里只有一次查找，就在手指按下的时候。
      done.en | The view is found once, when the finger comes down, and it keeps the touch for good: touch.view does not change. ended means lifted from the glass, not gone from the view.
      done.zh | 视图只在手指按下时查找一次，之后这次触摸始终归它，touch.view 不会改变。ended 的意思是手指离开了屏幕，而不是离开了视图。
      zh-of b10e2b

      [step scrolled]
      run set pad offset 0 150
      en | An article says that location(in:) counts from the view's top left corner, as (0, 0). Now the content of pad is scrolled by 150 points. A finger comes down exactly on its top left corner, (40, 60) on the screen. What is location(in: pad)?
      zh | 有文章说，location(in:) 以视图的左上角为原点 (0, 0)。现在 pad 的内容滚动了 150 个点。手指正好按在它的左上角，也就是屏幕上的 (40, 60)。location(in: pad) 是多少？
      ask choice
      choice.en | (0, 0)
      choice.zh | (0, 0)
      choice.en | (40, 60)
      choice.zh | (40, 60)
      choice.en | (0, 150)
      choice.zh | (0, 150)
      answer 3
      hint.en | A location is in the coordinates of bounds. Where do the bounds of pad begin? info pad
      hint.zh | location 用的是 bounds 的坐标。pad 的 bounds 从哪里开始？用 info pad 看看。
      done.en | The top left corner is bounds.origin. That is (0, 0) in most views, so the sentence is nearly always right; in a scrolled one it is not.
      done.zh | 左上角的坐标就是 bounds.origin。大多数视图的 bounds.origin 是 (0, 0)，所以那句话几乎总是对的；但内容滚动之后就不对了。
      zh-of b40096

      [step see]
      en | See it printed by pad itself.
      zh | 让 pad 自己打印出来看看。
      goal expect printed "in pad (0.0, 150.0), in window (40.0, 60.0)"
      keep pad.offset pad.frame
      hint.en | Put the finger on that corner.
      hint.zh | 把手指放到那个角上。
      hint.en | tap 40 60
      hint.zh | tap 40 60
      solution tap 40 60
      accept touch down 40 60
      reject tap pad => printed: "in pad (0.0, 150.0), in window (40.0, 60.0)" wanted, "began, in pad (120.0, 220.0), in window (160.0, 130.0), tapCount 1", "ended" found
      par 1
      done.en | The edge on the left and the one on top belong to the view, so the corner is a hit.
      done.zh | 左边缘和上边缘都属于视图，所以点在角上也能命中。
      zh-of 87cd36

      [step count]
      run set pad offset 0 0
      run wait 2
      en | A UITouch counts quick taps on one place: its tapCount. Let pad print tapCount 2.
      zh | UITouch 会统计在同一位置快速点击的次数，这就是 tapCount。让 pad 打印出 tapCount 2。
      goal expect printed "tapCount 2"
      keep pad.offset
      ban override
      ban.en | Not by code: with the finger.
      ban.zh | 不要靠改代码，用手指来做。
      hint.en | help tap has a word for repeated taps.
      hint.zh | help tap 里有一个表示重复点击的词。
      hint.en | tap pad times 2
      hint.zh | tap pad times 2
      solution tap pad times 2
      accept tap pad; tap pad
      reject tap pad; wait 2; tap pad => printed: "tapCount 2" wanted, "began, in pad (120.0, 70.0), in window (160.0, 130.0), tapCount 1", "ended" found
      reject tap pad fingers 2 => printed: "tapCount 2" wanted, "began, in pad (110.0, 70.0), in window (150.0, 130.0), tapCount 1", "ended" found
      par 1
      done.en | Look at the lines: the first tap was told as a tap of its own, before anybody could know that another would come. One article advises against double taps on a phone. No rule of UIKit forbids them; what they cost is shown in double-or-single.
      done.zh | 看看打印的内容：第一次点击已经作为单独的一次通知过了，那时谁也不知道后面还有一次。有文章建议在 iPhone 上避免使用双击。UIKit 并不禁止双击，它的代价见 double-or-single 这一课。
      zh-of b741de

      [step follow]
      en | Let pad follow the finger: give it a touchesMoved that adds the way since the last event to center. Then drag from (100, 100) to (150, 130).
      zh | 让 pad 跟着手指走：重写它的 touchesMoved，把手指自上一个事件以来移动的距离加到 center 上。然后从 (100, 100) 拖到 (150, 130)。
      goal expect prop pad.frame 90 90 240 140
      goal expect received pad.touchesMoved
      ban set animate undo
      ban.en | The finger is to move it.
      ban.zh | 要让手指来移动它。
      hint.en | The way is location minus previousLocation, in x and in y. The code that pad has, printed by override pad, names both.
      hint.zh | 移动的距离等于 location 减去 previousLocation，x 和 y 分开算。输入 override pad 可以看到现有的代码，两个方法里面都有。
      hint.en | override pad touchesMoved { let t = touches.first!; center.x += t.location(in: self).x - t.previousLocation(in: self).x; center.y += t.location(in: self).y - t.previousLocation(in: self).y }, and then: drag 100 100 to 150 130
      hint.zh | 先 override pad touchesMoved { let t = touches.first!; center.x += t.location(in: self).x - t.previousLocation(in: self).x; center.y += t.location(in: self).y - t.previousLocation(in: self).y }，再 drag 100 100 to 150 130
      solution override pad touchesMoved {
        let touch = touches.first!
        let now = touch.location(in: self)
        let before = touch.previousLocation(in: self)
        center.x += now.x - before.x
        center.y += now.y - before.y
      }
      solution drag 100 100 to 150 130
      accept override pad touchesMoved {
        let touch = touches.first!
        center.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
        center.y += touch.location(in: superview).y - touch.previousLocation(in: superview).y
      }; drag 100 100 to 150 130
      reject override pad touchesMoved { center = touches.first!.location(in: superview) }; drag 100 100 to 150 130 => prop pad.frame: 90 90 240 140 wanted, 30 60 240 140 found
      reject drag 100 100 to 150 130 => prop pad.frame: 90 90 240 140 wanted, 40 60 240 140 found
      par 2
      done.en | pad went 50 to the right and 30 down, as the finger did. Setting center to the location itself would make it jump: the finger holds it somewhere, seldom in the middle.
      done.zh | pad 向右走了 50，向下走了 30，和手指一样。如果直接把 center 设成手指的位置，视图会跳一下，因为手指很少正好按在正中间。
      zh-of e312de

      """##
    ),
    (
      "lessons/23-two-fingers.lesson",
      ##"""
      lesson 1
      id      two-fingers
      needs   one-finger
      source  001_ebebf97ed04b13a7.txt 003_e418f2bfc46681ac.txt
      title.en | Two fingers on one view
      title.zh | 两根手指按在一个视图上

      [scene]
      add pad frame 30 60 260 240
      override pad {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("began: \(touches.count), on the screen: \(event!.allTouches!.count)")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          print("moved: \(touches.count), on the screen: \(event!.allTouches!.count)")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended: \(touches.count)") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled: \(touches.count)") }
      }

      [step together]
      run picture
      en | The touches methods get a set of touches, so there could be several in it. Two fingers come down on pad in the same moment. pad is a plain UIView, as it was made. What does it get?
      zh | touches 系列方法的参数是一个集合，里面可以有好几个触摸。现在两根手指同时按在 pad 上。pad 是一个普通的 UIView，什么属性都没改过。它会收到什么？
      ask choice
      choice.en | one touchesBegan with two touches
      choice.zh | 一次 touchesBegan，里面有两个触摸
      choice.en | two touchesBegan with one touch each
      choice.zh | 两次 touchesBegan，各有一个触摸
      choice.en | one touchesBegan with one touch
      choice.zh | 一次 touchesBegan，里面只有一个触摸
      answer 3
      hint.en | One property of every view decides. Look for it with info pad.
      hint.zh | 决定权在视图的一个属性。用 info pad 找一找。
      done.en | isMultipleTouchEnabled is false in a view that nobody changed: while one finger is on it, it hears of no other. The articles that promise one call with two touches leave this condition out.
      done.zh | 视图的 isMultipleTouchEnabled 默认是 false：只要已经有一根手指按着它，它就不会再收到其他手指的触摸。文章里说“一次调用带两个触摸”，漏掉了这个前提。
      zh-of 0c2ef0

      [step allow]
      en | Let pad hear of both: one touchesBegan with two touches.
      zh | 让 pad 两个都收到：一次 touchesBegan，里面有两个触摸。
      goal expect printed "began: 2"
      goal expect received pad.touchesBegan 1
      hint.en | multitouch stands for isMultipleTouchEnabled. And help touch shows how two fingers arrive in one event.
      hint.zh | multitouch 对应 isMultipleTouchEnabled。用 help touch 看看怎样让两根手指出现在同一个事件里。
      hint.en | set pad multitouch on, and then: touch 1 down 100 150, 2 down 200 150
      hint.zh | 先 set pad multitouch on，再 touch 1 down 100 150, 2 down 200 150
      solution set pad multitouch on
      solution touch 1 down 100 150, 2 down 200 150
      accept toggle pad multitouch; tap pad fingers 2
      reject touch 1 down 100 150, 2 down 200 150 => printed: "began: 2" wanted, "began: 1, on the screen: 2" found
      reject set view multitouch on; touch 1 down 100 150, 2 down 200 150 => printed: "began: 2" wanted, "began: 1, on the screen: 2" found
      par 2
      done.en | The property belongs to one view and is not inherited: switching it on for view would not have helped.
      done.zh | 这个属性只对视图自己有效，不会继承：在 view 上打开是没有用的。
      zh-of 1643f7

      [step late]
      run touch 1 up, 2 up
      en | pad takes several fingers now. This time the second comes half a second after the first. What does pad get?
      zh | 现在 pad 可以接收多根手指了。这次第二根手指比第一根晚半秒。pad 会收到什么？
      ask choice
      choice.en | one touchesBegan with two touches
      choice.zh | 一次 touchesBegan，里面有两个触摸
      choice.en | two touchesBegan with one touch each
      choice.zh | 两次 touchesBegan，各有一个触摸
      choice.en | two touchesBegan, the second with both touches
      choice.zh | 两次 touchesBegan，第二次里有两个触摸
      answer 2
      hint.en | The set holds what has just begun, not everything that is down.
      hint.zh | 集合里只有刚刚开始的触摸，而不是所有按着的手指。
      done.en | Each call tells only what is new. What is on the screen altogether stands in event.allTouches.
      done.zh | 每次调用只告诉你新的变化。屏幕上一共有哪些触摸，要看 event.allTouches。
      zh-of af5881

      [step rest]
      en | Put two fingers on pad, let the first one rest and move the second. pad is to print that one touch moved and that two are on the screen.
      zh | 在 pad 上放两根手指，第一根不动，只移动第二根。让 pad 打印出：移动了一个触摸，屏幕上一共有两个。
      goal expect printed "moved: 1, on the screen: 2"
      hint.en | Every finger has a number: touch 1 ..., touch 2 ...
      hint.zh | 每根手指都有编号：touch 1 ……、touch 2 ……
      hint.en | touch 1 down 100 150, 2 down 200 150, and then: touch 2 move 200 200
      hint.zh | 先 touch 1 down 100 150, 2 down 200 150，再 touch 2 move 200 200
      solution touch 1 down 100 150, 2 down 200 150
      solution touch 2 move 200 200
      accept touch 1 down 100 150; touch 2 down 200 150; touch 2 move 200 200
      reject touch 1 down 100 150; touch 1 move 100 200 => printed: "moved: 1, on the screen: 2" wanted, "began: 1, on the screen: 1", "moved: 1, on the screen: 1" found
      reject touch 1 down 100 150, 2 down 200 150; touch 1 move 100 200, 2 move 200 200 => printed: "moved: 1, on the screen: 2" wanted, "began: 2, on the screen: 2", "moved: 2, on the screen: 2" found
      par 2
      done.en | The resting finger is in phase stationary: it is in the event, but no touches method speaks of it.
      done.zh | 不动的那根手指处于 stationary 阶段：它在 event 里，但没有哪个 touches 方法会提到它。
      zh-of c5faf1

      [step pinch]
      run touch 1 up, 2 up
      run set pad multitouch off
      run gesture zoom pinch on pad
      en | pad is back to one finger, and now has a gesture recognizer for pinching, which needs two. Will the pinch be recognized?
      zh | pad 又回到只接收一根手指，但现在有了一个捏合手势识别器，它需要两根手指。捏合还能识别出来吗？
      ask choice
      choice.en | No: pad does not hear of the second finger
      choice.zh | 不能：pad 收不到第二根手指的触摸
      choice.en | Yes: the property holds for the view, not for its recognizers
      choice.zh | 能：这个属性只管视图，不管它的手势识别器
      answer 2
      hint.en | Try it: pinch 160 180 scale 2
      hint.zh | 试一试：pinch 160 180 scale 2
      done.en | Recognizers get every touch that hits their view. You need isMultipleTouchEnabled only for touches methods of your own.
      done.zh | 手势识别器能收到命中其视图的每一个触摸。只有自己写 touches 方法时，才需要打开 isMultipleTouchEnabled。
      zh-of 3f9f53

      [step two-buttons]
      run add left frame 30 360 120 60 as UIButton text "A"
      run add right frame 170 360 120 60 as UIButton text "B"
      run picture
      run touch 1 down 90 390, 2 down 230 390
      run touch 1 up, 2 up
      en | Two buttons, a finger on each, both lifted: both have fired. Make it impossible to press right while a finger is on left, and try it again.
      zh | 两个按钮，各按一根手指再抬起：两个都触发了。请做到：手指按着 left 时，就按不了 right。然后再试一次。
      goal expect fired left.touchUpInside 1
      goal expect not fired right.touchUpInside
      goal expect hit right at 230 390
      keep right.enabled right.interaction right.hidden right.frame
      hint.en | A view can ask to be the only one that gets touches. info left has the word.
      hint.zh | 视图可以要求“只有我能接收触摸”。用 info left 找找这个属性。
      hint.en | set left exclusive on, and then: touch 1 down 90 390, 2 down 230 390 and touch 1 up, 2 up
      hint.zh | 先 set left exclusive on，再 touch 1 down 90 390, 2 down 230 390，最后 touch 1 up, 2 up
      solution set left exclusive on
      solution touch 1 down 90 390, 2 down 230 390
      solution touch 1 up, 2 up
      accept set right exclusive on; touch 1 down 90 390; touch 2 down 230 390; touch 1 up, 2 up
      reject touch 1 down 90 390, 2 down 230 390; touch 1 up, 2 up => fired right.touchUpInside: 0 wanted, 1 found
      par 3
      done.en | This is isExclusiveTouch. Apps set it on both buttons, so that the order of the fingers does not matter. Like multitouch it does not bind recognizers.
      done.zh | 这就是 isExclusiveTouch。App 里通常在两个按钮上都打开，这样先按哪个都一样。和 multitouch 一样，它也管不到手势识别器。
      zh-of c767ed

      """##
    ),
    (
      "lessons/24-cancelled.lesson",
      ##"""
      lesson 1
      id      cancelled
      needs   one-finger
      source  001_ebebf97ed04b13a7.txt 004_982fe19107eb4e82.txt
      title.en | A touch that is cancelled
      title.zh | 被取消的触摸

      [scene]
      add pad frame 60 100 200 200
      override pad {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.5 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
      }

      [step call]
      run picture
      en | pad turns pale while a finger is on it: touchesBegan sets alpha to 0.5, touchesEnded sets it back to 1. A finger is resting on pad when a telephone call comes in and covers the app. Which calls does pad get for this touch?
      zh | 手指按着 pad 时，它会变淡：touchesBegan 把 alpha 设成 0.5，touchesEnded 再设回 1。手指正按着 pad，这时来了电话，通话界面盖住了 App。对这次触摸，pad 的哪些方法会被调用？
      ask choice
      choice.en | touchesBegan, touchesEnded
      choice.zh | touchesBegan、touchesEnded
      choice.en | touchesBegan, touchesCancelled
      choice.zh | touchesBegan、touchesCancelled
      choice.en | touchesBegan, touchesCancelled, and touchesEnded when the finger is lifted
      choice.zh | touchesBegan、touchesCancelled，手指抬起时再来一次 touchesEnded
      choice.en | touchesBegan only: the app is not running any more
      choice.zh | 只有 touchesBegan：App 已经不在运行了
      answer 2
      hint.en | Each touch that was begun is closed once, and only once.
      hint.zh | 每次开始了的触摸都会有一个结束，而且只有一个。
      done.en | The system takes the touch away: touchesCancelled comes in the place of touchesEnded, never in addition.
      done.zh | 系统把这次触摸收走了：touchesCancelled 代替了 touchesEnded，两者不会都来。
      zh-of 92e1a0

      [step see]
      en | Try it. The command interrupt is the telephone call.
      zh | 试一试。interrupt 命令就相当于来电话。
      goal expect received pad.touchesCancelled 1
      goal expect not received pad.touchesEnded
      hint.en | The finger has to be down when it happens.
      hint.zh | 来电话的时候，手指必须是按着的。
      hint.en | touch down 160 200, and then: interrupt
      hint.zh | 先 touch down 160 200，再 interrupt
      solution touch down 160 200
      solution interrupt
      accept touch down 160 200; touch move 170 200; interrupt
      reject tap pad; interrupt => received pad.touchesCancelled: 1 wanted, 0 found
      reject touch down 160 200; touch up => received pad.touchesCancelled: 1 wanted, 0 found
      par 2
      done.en | And now info pad: its alpha is still 0.5. The call is over, the finger long gone, and pad stays pale. This is the mistake that most apps make once.
      done.zh | 现在看看 info pad：alpha 还是 0.5。电话打完了，手指早就离开了，pad 却一直是淡的。这是很多 App 都犯过的错误。
      zh-of c3b666

      [step mend]
      en | Mend pad, and prove it with another call.
      zh | 修好 pad，然后再来一次电话验证一下。
      goal expect received pad.touchesCancelled 1
      goal expect prop pad.alpha 1
      ban set animate restore undo
      ban.en | pad is to put itself in order, whenever it happens.
      ban.zh | 要让 pad 每次都能自己恢复。
      hint.en | touchesEnded is not called. Which method is, and what is it to do?
      hint.zh | touchesEnded 不会被调用。那么会调用哪个方法，它该做什么？
      hint.en | override pad touchesCancelled { alpha = 1 }, and then: touch down 160 200 and interrupt
      hint.zh | 先 override pad touchesCancelled { alpha = 1 }，再 touch down 160 200，最后 interrupt
      solution override pad touchesCancelled { alpha = 1 }
      solution touch down 160 200
      solution interrupt
      accept override pad touchesCancelled { touchesEnded(touches, with: event) }; touch down 160 200; interrupt
      reject touch down 160 200; interrupt => prop pad.alpha: 1 wanted, 0.5 found
      reject override pad touchesEnded { alpha = 1; print("up") }; touch down 160 200; interrupt => prop pad.alpha: 1 wanted, 0.5 found
      par 3
      done.en | Whatever touchesBegan starts, two methods have to end: touchesEnded and touchesCancelled. UIKit's header says so in capital letters, and yet samples that override three of the four are common.
      done.zh | touchesBegan 开始的事情，要由两个方法来收尾：touchesEnded 和 touchesCancelled。UIKit 的头文件里特意强调了这一点，可是只重写其中三个方法的示例代码仍然随处可见。
      zh-of d132be

      [step causes]
      en | A call is not the only cause. Three of these four cancel a touch on a plain view. Which one does not?
      zh | 取消触摸的原因不只有电话。下面四种情况里，有三种会取消普通视图上的触摸，哪一种不会？
      ask choice
      choice.en | a gesture recognizer on the view recognizes its gesture
      choice.zh | 视图上的手势识别器识别出了手势
      choice.en | the finger slides off the view
      choice.zh | 手指滑出了视图
      choice.en | the scroll view around it begins to scroll
      choice.zh | 外面的滚动视图开始滚动
      choice.en | control centre is pulled over the app
      choice.zh | 控制中心盖住了 App
      answer 2
      hint.en | In three of them somebody else wants the touch.
      hint.zh | 其中三种，都是别人想要这次触摸。
      done.en | A touch stays with its view wherever the finger goes. It is cancelled only when somebody else takes it over: the system, a recognizer, a scroll view.
      done.zh | 不管手指滑到哪里，触摸都归原来的视图。只有别人接管时才会取消：系统、手势识别器，或者滚动视图。
      zh-of bb8236

      [step hidden]
      run touch down 160 200
      run hide pad
      en | A finger is on pad, and while it is there the app hides pad. A hidden view is not hit any more. What does pad get when the finger is lifted?
      zh | 手指按着 pad，这时 App 把 pad 隐藏了。隐藏的视图不会再被命中。手指抬起时，pad 会收到什么？
      ask choice
      choice.en | touchesEnded
      choice.zh | touchesEnded
      choice.en | touchesCancelled
      choice.zh | touchesCancelled
      choice.en | nothing
      choice.zh | 什么都收不到
      answer 1
      hint.en | hidden is asked in the search. Is there a search when a finger is lifted?
      hint.zh | hidden 是在查找时检查的。手指抬起时还会查找吗？
      done.en | hidden, alpha and interaction count when a finger comes down, and not afterwards. touch up shows it.
      done.zh | hidden、alpha、interaction 只在手指按下时起作用，之后就不管了。输入 touch up 可以看到。
      zh-of fac1df

      """##
    ),
    (
      "lessons/25-from-glass-to-view.lesson",
      ##"""
      lesson 1
      id      from-glass-to-view
      needs   first-tap responders
      source  000_744ff17bc1c5fd0f.txt 002_7fae026681c4fb5d.txt
      title.en | From the glass to the view
      title.zh | 从屏幕玻璃到视图

      [scene]
      add save frame 100 200 120 50 as UIButton text "Save"

      [step outside]
      run picture
      en | A finger changes the charge of the glass. A driver, part of IOKit, measures it and makes an IOHIDEvent (HID: human interface device). A system process takes that and sends it through a mach port, a mailbox between processes, to an app.
      en | What must that system process know in order to do so?
      zh | 手指改变了屏幕玻璃上的电荷。驱动程序（IOKit 的一部分）测量出来，生成一个 IOHIDEvent（HID 即 Human Interface Device，人机接口设备）。一个系统进程收到它，再通过 mach port（进程之间的信箱）发给某个 App。
      zh | 要做到这一点，那个系统进程必须知道什么？
      ask choice
      choice.en | which view lies under the finger
      choice.zh | 手指下面是哪个视图
      choice.en | which app is in front
      choice.zh | 哪个 App 在前台
      choice.en | which window of the app is key
      choice.zh | App 的哪个窗口是 keyWindow
      answer 2
      hint.en | Views are objects in the memory of the app. Can another process see them?
      hint.zh | 视图是 App 内存里的对象，别的进程看得到吗？
      done.en | Only the app knows its own windows and views, so finding the view is left to it. The articles call that process SpringBoard; newer systems have one of its own for events, backboardd. The app notices no difference.
      done.zh | 只有 App 自己知道有哪些窗口和视图，所以查找视图要由 App 来做。文章里说这个进程是 SpringBoard；较新的系统改由专门的 backboardd 负责。对 App 来说没有区别。
      zh-of ab8f76

      [step thread]
      en | In the app a thread called com.apple.uikit.eventfetch-thread waits at the mach port (its run loop wakes by a Source1). It only stores the event in a queue and signals the main thread, whose run loop then takes it out (a Source0). Suppose the main thread is busy for a second, and just then the user taps. What becomes of the tap?
      zh | 在 App 里，有一个叫 com.apple.uikit.eventfetch-thread 的线程守着 mach port（它的 RunLoop 由 Source1 唤醒）。它只把事件放进队列，再通知主线程；主线程的 RunLoop 随后把事件取出来（Source0）。假设主线程卡住一秒，用户恰好在这时点击了一下。这次点击会怎样？
      ask choice
      choice.en | It is lost
      choice.zh | 丢失了
      choice.en | It is delivered when the main thread is free again
      choice.zh | 等主线程空下来再派发
      choice.en | The other thread calls the view at once
      choice.zh | 由另外那个线程立刻调用视图
      answer 2
      hint.en | What does the first thread do with the event: work on it, or lay it by?
      hint.zh | 第一个线程对事件做了什么：处理它，还是先存起来？
      done.en | It waits in the queue, in its order, with the time at which the finger really was there. This is why a blocked app seems dead and then reacts to everything at once.
      done.zh | 它会按先后在队列里等着，时间戳仍是手指真正按下的时刻。所以 App 卡住时像死了一样，恢复后又一下子响应了所有操作。
      zh-of e8a088

      [step way]
      en | Tap the button, and then look at the whole way with: pipeline
      zh | 点击按钮，然后用 pipeline 查看整条路径。
      goal expect fired save.touchUpInside 1
      hint.en | tap takes a view's name.
      hint.zh | tap 后面可以写视图的名字。
      hint.en | tap save
      hint.zh | tap save
      solution tap save
      accept touch down 160 225; touch up
      reject hit 160 225 => fired save.touchUpInside: 1 wanted, 0 found
      par 1
      done.en | Read it line by line: 1 to 4 are outside of the app, 5 is the other thread, and from 6 on everything happens on the main thread. The functions behind it are private, and their names change: _UIApplicationHandleEventQueue, as the articles have it, is the name of an old release.
      done.zh | 一行一行读下来：1 到 4 在 App 外面，5 在另一个线程，从 6 开始都在主线程上。背后的函数是私有的，名字经常变：文章里的 _UIApplicationHandleEventQueue 是旧系统里的名字。
      zh-of 8751c7

      [step when]
      en | On the main thread UIApplication's sendEvent hands the event to the window, and the window's sendEvent hands it to recognizers and views. When is it settled which view was hit?
      zh | 在主线程上，UIApplication 的 sendEvent 把事件交给窗口，窗口的 sendEvent 再交给手势识别器和视图。命中哪个视图，是在什么时候确定的？
      ask choice
      choice.en | before UIApplication's sendEvent
      choice.zh | 在 UIApplication 的 sendEvent 之前
      choice.en | in the window's sendEvent
      choice.zh | 在窗口的 sendEvent 里面
      choice.en | after the recognizers had their turn
      choice.zh | 在手势识别器处理完之后
      answer 1
      hint.en | Look where the line hit-testing stands in: pipeline
      hint.zh | 看看 pipeline 里“命中测试”在第几行。
      done.en | The search comes first. When sendEvent is called, every touch already knows its view and its window. (Whether the UITouch itself is made before or after the search, as one article says, cannot be seen from outside.)
      done.zh | 先查找，后派发。调用 sendEvent 时，每个触摸都已经知道自己的视图和窗口了。（有文章说 UITouch 对象是在查找之后才创建的，这一点从外面看不出来。）
      zh-of 1ba0c0

      [step swallow]
      en | See it: let window swallow all events, by a sendEvent of its own that does nothing. save is still to be the view that is hit, but to hear nothing.
      zh | 来验证一下：让 window 吞掉所有事件，方法是写一个什么都不做的 sendEvent。命中的视图仍然要是 save，但 save 什么都收不到。
      goal expect hit save
      goal expect not received save.touchesBegan
      goal expect handled nobody
      keep save.interaction save.enabled save.hidden
      hint.en | An override may be empty: override NAME METHOD { }
      hint.zh | 重写的方法可以是空的：override NAME METHOD { }
      hint.en | override window sendEvent { }, and then: tap save
      hint.zh | 先 override window sendEvent { }，再 tap save
      solution override window sendEvent { }
      solution tap save
      accept override window sendEvent { print("swallowed") }; tap save
      reject set save enabled off; tap save => received save.touchesBegan: 0 wanted, 1 found
      reject override save touchesBegan handle; tap save => received save.touchesBegan: 0 wanted, 1 found
      par 2
      done.en | The search ran, and its result was never used. A window whose sendEvent forgets to call super kills its whole app in this way.
      done.zh | 查找照常进行了，只是结果没有用上。如果窗口的 sendEvent 忘了调用 super，整个 App 就会这样“死掉”。
      zh-of 7ba315

      [step moves]
      run restore window
      run override save hitTest { print("asked"); return super.hitTest(point, with: event) }
      en | save now prints a line whenever its hitTest is called. A finger comes down on it, moves five times and is lifted. When is save asked?
      zh | 现在每次调用 save 的 hitTest，它都会打印一行。手指按在 save 上，移动五次，然后抬起。save 什么时候会被问到？
      ask choice
      choice.en | when the finger comes down, and at every move
      choice.zh | 按下时，以及每次移动时
      choice.en | when the finger comes down, and when it is lifted
      choice.zh | 按下时，以及抬起时
      choice.en | only when the finger comes down
      choice.zh | 只有按下时
      answer 3
      hint.en | A touch keeps its view as long as it lives. What would there be to search for?
      hint.zh | 触摸在整个过程中都归同一个视图。那还有什么可查找的呢？
      done.en | Moves, ends and cancelled touches need no search; nor do shakes, keys and remote controls.
      done.zh | 移动、抬起和取消都不需要查找；摇晃、按键、遥控也不需要。
      zh-of 91d24e

      [step twice]
      en | A real iPhone often searches twice in a row. Many explain the second search as belonging to the lifting of the finger. Switch it on with option passes 2, and drag on save: both lines must be there before touchesBegan.
      zh | 真正的 iPhone 常常会连续查找两遍。很多人解释说，第二遍是手指抬起时的。用 option passes 2 打开它，再在 save 上拖动：你会看到两次都在 touchesBegan 之前。
      goal expect order save.hitTest save.hitTest save.touchesBegan save.touchesMoved save.touchesEnded
      hint.en | The option counts from the next event on, so there is one more thing to do. The drag may be short.
      hint.zh | 选项从下一个事件开始生效，所以还要再做一件事。拖动一小段就行。
      hint.en | option passes 2, and then: drag 160 225 to 160 240
      hint.zh | 先 option passes 2，再 drag 160 225 to 160 240
      solution option passes 2
      solution drag 160 225 to 160 240
      accept option passes 2; touch down 160 225; touch move 170 225; touch up
      reject drag 160 225 to 160 240 => order: save.hitTest save.hitTest save.touchesBegan save.touchesMoved save.touchesEnded wanted, save.hitTest found
      par 2
      done.en | How often UIKit searches is promised nowhere. So code in hitTest should answer and change nothing: no counting, no opening of menus.
      done.zh | UIKit 从来没有保证查找几遍。所以 hitTest 里的代码应该只负责回答，不要改变任何状态：不要计数，也不要弹出菜单。
      zh-of 8ed7aa

      """##
    ),
    (
      "lessons/26-other-events.lesson",
      ##"""
      lesson 1
      id      other-events
      needs   chain
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt 002_7fae026681c4fb5d.txt 003_e418f2bfc46681ac.txt
      title.en | Events without a place
      title.zh | 没有位置的事件

      [scene]
      add field frame 20 40 280 44 as UITextField
      add card frame 20 120 280 240

      [step kinds]
      run picture
      en | Touches are not the only events. A device can be shaken (motion), headphones have buttons (remote control), keyboards and the Siri Remote have keys (presses). For which of these must a view be searched for by its place on the screen?
      zh | 事件不只有触摸。设备可以摇晃（motion 事件），耳机上有按钮（remote control 事件），键盘和 Siri Remote 上有按键（press 事件）。哪一种需要根据屏幕上的位置去查找视图？
      ask choice
      choice.en | touches only
      choice.zh | 只有触摸
      choice.en | touches and presses
      choice.zh | 触摸和按键
      choice.en | all of them
      choice.zh | 都需要
      answer 1
      hint.en | Where on the screen is a shake?
      hint.zh | 摇晃发生在屏幕的哪个位置？
      done.en | The others have no place. They go to the first responder: one object for each window that the app, or the user's tap into a text field, has chosen. (Articles that count three kinds of events are from before iOS 9; presses came then, scrolling and pointers later.)
      done.zh | 其他几种都没有位置，它们交给第一响应者：每个窗口最多一个，由 App 指定，或者由用户点击文本框来决定。（只列出三种事件的文章写于 iOS 9 之前：press 是 iOS 9 加的，后来又有了滚动和指针悬停。）
      zh-of 17d3ed

      [step field]
      en | At first there is no first responder. Make field it, as a user would.
      zh | 一开始没有第一响应者。像用户那样操作，让 field 成为第一响应者。
      goal expect firstresponder field
      hint.en | What do you do before you type into a text field?
      hint.zh | 往文本框里打字之前，你会先做什么？
      hint.en | tap field
      hint.zh | tap field
      solution tap field
      accept firstresponder field
      reject tap card => firstresponder: field wanted, none found
      par 1
      done.en | A text field makes itself the first responder when it is tapped. A plain view such as card does not: being hit and being first responder are two things.
      done.zh | 文本框被点击时，会自己成为第一响应者。card 这样的普通视图不会：被命中和成为第一响应者是两回事。
      zh-of 2001ef

      [step shake]
      run shake
      en | The device was shaken, while field is the first responder. None of these objects has code of its own. Which way did motionBegan go?
      zh | field 是第一响应者，这时摇晃了一下设备。这些对象都没有自己的代码。motionBegan 会经过谁？
      ask received motionBegan
      hint.en | It begins at the first responder. From there on it is as with touches.
      hint.zh | 从第一响应者开始，之后和触摸一样。
      hint.en | chain field
      hint.zh | chain field
      done.en | The same chain, another beginning: touches start at the view that was hit, shakes at the first responder.
      done.zh | 链还是那条链，只是起点不同：触摸从命中的视图开始，摇晃从第一响应者开始。
      zh-of 4f4c2c

      [step undo]
      en | Many apps offer to undo when the device is shaken. Let vc print undo? when a shake has ended, with field still the first responder.
      zh | 很多 App 会在摇晃设备时询问是否撤销。让 vc 在摇晃结束时打印 undo?，同时 field 仍然是第一响应者。
      goal expect printed "undo?"
      goal expect received vc.motionEnded
      goal expect firstresponder field
      hint.en | There are motionBegan, motionEnded and motionCancelled, and vc is in the chain of field.
      hint.zh | 有 motionBegan、motionEnded、motionCancelled 三个方法，而 vc 就在 field 的响应者链里。
      hint.en | override vc motionEnded { print("undo?") }, and then: shake
      hint.zh | 先 override vc motionEnded { print("undo?") }，再 shake
      solution override vc motionEnded { print("undo?") }
      solution shake
      accept override vc { override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("undo?") } }; shake
      reject override card motionEnded { print("undo?") }; shake => printed: "undo?" wanted, nothing found
      reject override vc touchesEnded { print("undo?") }; tap card => received vc.motionEnded: 1+ wanted, 0 found
      par 2
      done.en | card was not asked at all: it is not in the chain of field, however large it is on the screen.
      done.zh | card 根本没有被问到：不管它在屏幕上有多大，都不在 field 的响应者链里。
      zh-of b20aab

      [step key]
      run tap card
      en | The last tap was on card. Now the user types a k on a keyboard. Who gets the key first?
      zh | 上一次点击的是 card。现在用户在键盘上按了 k。谁最先收到这个按键？
      ask choice
      choice.en | card, because it was tapped last
      choice.zh | card，因为最后点击的是它
      choice.en | field, because it is the first responder
      choice.zh | field，因为它是第一响应者
      choice.en | window, because it is the key window
      choice.zh | window，因为它是 keyWindow
      answer 2
      hint.en | Did the tap on card change the first responder? Ask: firstresponder
      hint.zh | 点击 card 之后，第一响应者变了吗？输入 firstresponder 看看。
      done.en | The key window has a part in it: its first responder is the one that counts. For touches the key window means nothing, as second-window shows. Try key "k".
      done.zh | keyWindow 在这里确实有作用：按键交给的是 keyWindow 的第一响应者。但对触摸来说，keyWindow 毫无意义，见 second-window 这一课。试一试 key "k"。
      zh-of 7ff1af

      [step card]
      en | Now make card the first responder: a plain view. UIKit will refuse at first.
      zh | 现在让 card（一个普通视图）成为第一响应者。UIKit 一开始会拒绝。
      goal expect firstresponder card
      hint.en | Try it without more ado, and read what the refusal says.
      hint.zh | 先直接试一次，看看它拒绝时说了什么。
      hint.en | override card canBecomeFirstResponder yes, and then: firstresponder card
      hint.zh | 先 override card canBecomeFirstResponder yes，再 firstresponder card
      solution override card canBecomeFirstResponder yes
      solution firstresponder card
      accept override card canBecomeFirstResponder = true; firstresponder card
      reject tap card => firstresponder: card wanted, field found
      par 2
      done.en | Any responder can be it, but it has to say that it may: canBecomeFirstResponder. And there is only one: field had to give up.
      done.zh | 任何响应者都可以，但必须先表明自己愿意：canBecomeFirstResponder 返回 true。而且只能有一个：field 不得不让位。
      zh-of c8a18c

      [step remote]
      run remote play
      en | card is the first responder, and somebody presses play on the headphones. Which way does remoteControl go?
      zh | card 是第一响应者，这时有人按了耳机上的播放键。remoteControl 会经过谁？
      ask received remoteControl
      hint.en | It is the same rule once more, with another beginning.
      hint.zh | 还是同样的规则，只是起点又变了。
      done.en | Motion, remote control, presses: each has its methods in UIResponder, and all of them go up one chain. (For music, apps of today use MPRemoteCommandCenter instead, which goes past the chain.)
      done.zh | motion、remote control、press 在 UIResponder 里各有自己的方法，都沿着同一条链往上走。（播放音乐的 App 现在多用 MPRemoteCommandCenter，它不经过响应者链。）
      zh-of 2a7d7a

      """##
    ),
    (
      "lessons/27-gesture-first.lesson",
      ##"""
      lesson 1
      id      gesture-first
      needs   responders from-glass-to-view
      source  002_7fae026681c4fb5d.txt
      title.en | Recognizers come first
      title.zh | 手势识别器先收到触摸

      [scene]
      add back frame 40 100 240 240
      add card frame 40 100 240 240
      add photo to card frame 30 30 180 120
      gesture tapCard tap on card
      gesture tapBack tap on back

      [step first]
      run picture
      en | A gesture recognizer is attached to a view and watches touches. It has methods called touchesBegan, touchesMoved and so on, as views have. Here tapCard sits on card, and photo lies on card. A finger comes down on photo. Whose touchesBegan is called first?
      zh | 手势识别器附在一个视图上，观察触摸。它和视图一样，也有名叫 touchesBegan、touchesMoved 等等的方法。这里 tapCard 附在 card 上，photo 又在 card 上。手指按在 photo 上，最先被调用的是谁的 touchesBegan？
      ask choice
      choice.en | that of photo, the view that was hit
      choice.zh | photo，也就是命中的视图
      choice.en | that of tapCard, although it sits on the superview
      choice.zh | tapCard，尽管它附在父视图上
      choice.en | tapCard is not called: photo was hit, not card
      choice.zh | tapCard 不会被调用：命中的是 photo，不是 card
      answer 2
      hint.en | In pipeline, one of the two lines stands above the other: gesture recognizers, and hit view.
      hint.zh | 回想一下 pipeline：“手势识别器”和“命中的视图”，哪一行排在前面？
      done.en | A recognizer also gets the touches of all the views below its own, and it gets every phase before the view does.
      done.zh | 手势识别器也会收到其视图的所有子视图上的触摸，而且每个阶段都比视图先收到。
      zh-of ae92e3

      [step see]
      en | Tap photo and check the order: the search, the recognizer, the view.
      zh | 点击 photo，核对顺序：先查找，再到手势识别器，最后才是视图。
      goal expect order photo.hitTest tapCard.touchesBegan photo.touchesBegan
      goal expect gesture tapCard recognized
      hint.en | One command is enough; trace shows the order.
      hint.zh | 一条命令就够了，用 trace 可以看到顺序。
      hint.en | tap photo
      hint.zh | tap photo
      solution tap photo
      accept tap 160 190
      reject touch down 160 190 => gesture tapCard: recognized wanted, possible found
      reject tap 260 320 => order: photo.hitTest tapCard.touchesBegan photo.touchesBegan wanted, photo.hitTest tapCard.touchesBegan found
      par 1
      done.en | The search comes before both: only when the view is known, it is known which recognizers are concerned. (In the call stacks of real apps, a private class called UIGestureEnvironment appears here: it keeps all recognizers.)
      done.zh | 查找在两者之前：只有先知道了命中的视图，才知道有哪些手势识别器要参与。（在真实 App 的调用栈里，这里会出现一个私有类 UIGestureEnvironment，它管理所有手势识别器。）
      zh-of 39fb08

      [step who]
      en | card covers another view exactly, back, which has a recognizer of its own, tapBack. Both views hold the point. Does tapBack get the touch on photo too?
      zh | card 把另一个视图 back 完全盖住了。back 也有自己的手势识别器 tapBack，而且两个视图都包含这个点。photo 上的触摸，tapBack 也会收到吗？
      ask choice
      choice.en | Yes: the point lies in its view
      choice.zh | 会：点在它的视图里
      choice.en | Yes, but only after tapCard has failed
      choice.zh | 会，但要等 tapCard 失败之后
      choice.en | No: back is not around photo, it is behind it
      choice.zh | 不会：back 没有包着 photo，只是在它后面
      answer 3
      hint.en | Which recognizers are asked? Those of the hit view, of its superview, of that one's superview ...
      hint.zh | 哪些手势识别器会参与？命中视图的、它父视图的、父视图的父视图的……
      done.en | The view that was hit and all its superviews, up to the window: their recognizers take part, and no others. What merely lies behind is out of it: trace of your last tap does not even mention tapBack.
      done.zh | 从命中的视图开始，一层层父视图直到窗口，只有它们的手势识别器会参与。只是垫在后面的视图不算：刚才那次点击的 trace 里根本没有 tapBack。
      zh-of a5a365

      [step chain]
      run tap photo
      en | tapCard has just recognized a tap. How does the touch end for photo and the rest of the responder chain?
      zh | tapCard 刚刚识别出一次点击。对 photo 和响应者链上的其他对象来说，这次触摸是怎样结束的？
      ask choice
      choice.en | photo and the whole chain: touchesEnded
      choice.zh | photo 和整条响应者链都收到 touchesEnded
      choice.en | photo and the whole chain: touchesCancelled
      choice.zh | photo 和整条响应者链都收到 touchesCancelled
      choice.en | tapCard stands in the chain and stops it there
      choice.zh | tapCard 在链上，传到它那里就停了
      answer 2
      hint.en | The recognizer was successful. Does it want the view to act as well?
      hint.zh | 手势识别器已经成功了，它还希望视图也作出反应吗？
      hint.en | trace has it.
      hint.zh | 看看 trace。
      done.en | A recognizer is no responder and stands in no chain (chain photo). But when it has recognized its gesture, the touch is taken away from the view. More of that in the next lesson.
      done.zh | 手势识别器不是响应者，不在任何响应者链里（看看 chain photo）。但它一旦识别成功，就会把触摸从视图那里收走。下一课会详细讲。
      zh-of a9f0cf

      [step label]
      run add title to card frame 30 170 180 40 as UILabel text "Hello"
      run gesture tapTitle tap on title
      run gesture tapCard off
      run picture
      en | title is a UILabel with a recognizer of its own, tapTitle, and yet a tap on it does nothing. Make tapTitle recognize a tap on title.
      zh | title 是一个 UILabel，自己有手势识别器 tapTitle，可是点击它没有任何反应。让 tapTitle 识别出对 title 的点击。
      goal expect gesture tapTitle recognized
      goal expect hit title
      keep title.frame
      ban gesture ungesture
      ban.en | The recognizer is all right.
      ban.zh | 手势识别器本身没有问题。
      hint.en | Which view is hit there, and why is it not the label? Try: why title
      hint.zh | 点在那里时命中的是哪个视图？为什么不是这个 UILabel？试试 why title
      hint.en | set title interaction on, and then: tap title
      hint.zh | 先 set title interaction on，再 tap title
      solution set title interaction on
      solution tap title
      accept toggle title interaction; tap 160 290
      reject tap title => gesture tapTitle: recognized wanted, possible found
      reject front title; tap title => gesture tapTitle: recognized wanted, possible found
      par 2
      done.en | UILabel and UIImageView are made with isUserInteractionEnabled = false: they are never hit, so their recognizers never get a touch. First the search, then the recognizers.
      done.zh | UILabel 和 UIImageView 的 isUserInteractionEnabled 默认是 false：它们永远不会被命中，所以附在上面的手势识别器也收不到触摸。先有命中，才轮到手势识别器。
      zh-of 0e5d65

      """##
    ),
    (
      "lessons/28-cancels-touches.lesson",
      ##"""
      lesson 1
      id      cancels-touches
      needs   gesture-first cancelled
      source  002_7fae026681c4fb5d.txt
      title.en | What a recognizer takes from the view
      title.zh | 手势识别器会从视图那里拿走什么

      [scene]
      add card frame 40 80 240 300
      add photo to card frame 30 30 180 120
      gesture t tap on card
      gesture t -> print "t: tapped"
      override photo {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("cancelled") }
      }

      [step predict]
      run picture
      en | card has a tap recognizer t. photo, which lies on it, prints what it hears of a touch. The user taps photo. What does photo print?
      zh | card 上有一个点击手势识别器 t。card 上的 photo 会打印它收到的触摸方法。用户点击了 photo，photo 会打印什么？
      ask choice
      choice.en | began, ended
      choice.zh | began、ended
      choice.en | began, cancelled
      choice.zh | began、cancelled
      choice.en | nothing: t takes it all
      choice.zh | 什么都不打印：全被 t 拿走了
      answer 2
      hint.en | When the finger comes down, can t know already that it will be a tap?
      hint.zh | 手指按下时，t 已经能确定这是一次点击了吗？
      done.en | At first t only looks on, and photo gets began. When the finger is lifted t recognizes a tap, and photo gets cancelled in the place of ended. Try it: tap photo
      done.zh | 一开始 t 只是在旁边观察，photo 照常收到 began。手指抬起时 t 识别出点击，于是 photo 收到的不是 ended，而是 cancelled。可以试一试：tap photo
      zh-of 31d87d

      [step whole]
      run tap photo
      en | One article says: after the recognition the whole responder chain gets touchesCancelled. photo has a method of its own for it here, without super. Who got touchesCancelled?
      zh | 有文章说：识别成功后，整条响应者链都会收到 touchesCancelled。这里 photo 自己写了这个方法，没有调用 super。那么触摸的取消会经过谁？
      ask received touchesCancelled
      hint.en | The call goes to the view that was hit. What became of it there?
      hint.zh | 这个方法是对命中的视图调用的。到了那里之后呢？
      done.en | photo alone. UIKit calls the view that was hit, and nobody else; the chain hears of it only where each responder passes it on, as with every touches method.
      done.zh | 只有 photo。UIKit 只调用命中的那个视图；链上的其他对象要靠每一级往上传才能收到，和其他 touches 方法一样。
      zh-of 2b0156

      [step keep]
      en | Now both are to work: t recognizes the tap, and photo gets its touchesEnded all the same.
      zh | 现在让两边都正常工作：t 识别出点击，photo 也照样收到 touchesEnded。
      goal expect gesture t recognized
      goal expect printed "t: tapped"
      goal expect received photo.touchesEnded
      hint.en | cancelsTouchesInView is a property of every recognizer; help gesture has the word for it.
      hint.zh | 每个手势识别器都有 cancelsTouchesInView 属性，用 help gesture 找到对应的词。
      hint.en | gesture t cancels off, and then: tap photo
      hint.zh | 先 gesture t cancels off，再 tap photo
      solution gesture t cancels off
      solution tap photo
      reject gesture t off; tap photo => gesture t: recognized wanted, possible found
      reject tap photo => received photo.touchesEnded: 1+ wanted, 0 found
      par 2
      done.en | Look at the order of the lines: t acted first, then photo heard ended. Recognizers keep their place in front.
      done.zh | 看看打印的顺序：t 先动作，photo 后收到 ended。手势识别器始终排在前面。
      zh-of 0204eb

      [step delay]
      run gesture t cancels on
      en | The other way round: photo is to hear nothing at all of a tap that t recognizes, not even that it began.
      zh | 反过来：t 识别出的点击，让 photo 完全不知道，连 began 都收不到。
      goal expect gesture t recognized
      goal expect hit photo
      goal expect not received photo.touchesBegan
      hint.en | photo is told of the beginning while t is still undecided. Is there a property that makes UIKit wait?
      hint.zh | t 还没有决定时，photo 就已经收到了 began。有没有一个属性能让 UIKit 先等一等？
      hint.en | gesture t delaysBegan on, and then: tap photo
      hint.zh | 先 gesture t delaysBegan on，再 tap photo
      solution gesture t delaysBegan on
      solution tap photo
      reject set photo interaction off; tap photo => hit: photo wanted, card found
      reject gesture t cancels off; tap photo => received photo.touchesBegan: 0 wanted, 1 found
      par 2
      done.en | delaysTouchesBegan holds the touch back until the recognizer has decided. Recognized: the view never hears of it.
      done.zh | delaysTouchesBegan 会把触摸扣住，直到手势识别器作出决定。一旦识别成功，视图就永远不会知道有过这次触摸。
      zh-of 1609ce

      [step hold]
      en | t still holds touches back. This time the finger rests on photo for two seconds, far too long for a tap, and is lifted. What does photo hear?
      zh | t 仍然会扣住触摸。这次手指在 photo 上停了两秒才抬起，对点击来说太久了。photo 会收到什么？
      ask choice
      choice.en | nothing, as before
      choice.zh | 什么都收不到，和刚才一样
      choice.en | began, late, and then ended
      choice.zh | 迟到的 began，然后是 ended
      choice.en | began, late, and then cancelled
      choice.zh | 迟到的 began，然后是 cancelled
      answer 2
      hint.en | After a while t gives up: it fails. Then nobody has a claim on the touch any more.
      hint.zh | 过了一会儿 t 会放弃，也就是识别失败。这时就没有别人要这次触摸了。
      done.en | When t fails, photo gets what was held back, and from then on everything as usual. Try: longpress 160 170 for 2
      done.zh | t 失败之后，photo 会补收到之前扣住的触摸，之后一切照常。试一试：longpress 160 170 for 2
      zh-of 49aa94

      [step pan]
      run ungesture t
      run gesture p pan on card
      en | t is gone; now card has a recognizer for dragging, p. Drag on photo, and find out when photo loses the touch: when p begins, or when the finger is lifted?
      zh | t 已经去掉了，现在 card 上是一个拖动手势识别器 p。在 photo 上拖动，看看 photo 是什么时候失去触摸的：是 p 开始的时候，还是手指抬起的时候？
      goal expect order photo.touchesBegan photo.touchesCancelled p.ended
      hint.en | A drag of a hundred points is plenty: help drag
      hint.zh | 拖动一百个点就足够了：help drag
      hint.en | drag 160 170 to 160 290
      hint.zh | drag 160 170 to 160 290
      solution drag 160 170 to 160 290
      accept touch down 160 170; touch move 160 220; touch move 160 270; touch up
      reject tap photo => order: photo.touchesBegan photo.touchesCancelled p.ended wanted, photo.touchesBegan found
      par 1
      done.en | As soon as p begins, the touch is lost for photo, while the finger is still moving. A tap is recognized when the finger is lifted, a drag on the way: this is why it looks different.
      done.zh | p 一开始，photo 就失去了触摸，这时手指还在移动。点击要到手指抬起才能识别，拖动在半路上就能识别，所以看起来不一样。
      zh-of cba18c

      """##
    ),
    (
      "lessons/29-button-events.lesson",
      ##"""
      lesson 1
      id      button-events
      needs   one-finger
      source  002_7fae026681c4fb5d.txt
      title.en | How a button makes its events
      title.zh | 按钮的事件是怎么来的

      [scene]
      add save frame 100 200 120 50 as UIButton text "Save"
      action save touchUpInside -> print "saved"

      [step predict]
      run picture
      en | A button tells the app what happens to it by control events, such as touchUpInside. Here one action hangs on save: at touchUpInside it prints saved. The user taps save. Which control events does the button send?
      zh | 按钮通过控件事件告诉 App 发生了什么，比如 touchUpInside。这里 save 上挂了一个 action：收到 touchUpInside 就打印 saved。用户点击了 save，按钮会发出哪些控件事件？
      ask choice
      choice.en | touchUpInside, since nothing else is listened to
      choice.zh | 只有 touchUpInside，因为没有人监听别的
      choice.en | touchDown when the finger comes down, touchUpInside when it is lifted
      choice.zh | 手指按下时发出 touchDown，抬起时发出 touchUpInside
      choice.en | all of them: touchDown, touchDragInside, touchUpInside, touchCancel
      choice.zh | 全部：touchDown、touchDragInside、touchUpInside、touchCancel
      answer 2
      hint.en | A control sends what happens, whether anybody listens or not. Did the finger move?
      hint.zh | 不管有没有人监听，发生了什么，控件就发什么。手指移动过吗？
      done.en | One for the beginning, one for the end. (primaryActionTriggered comes with touchUpInside: it means the button's main action, however it came about.)
      done.zh | 开始一个，结束一个。（和 touchUpInside 一起发出的还有 primaryActionTriggered，它表示按钮的主要操作，不管是怎样触发的。）
      zh-of 2f6b4f

      [step source]
      run tap save
      en | Where do these events come from? One article says: from the touches methods. Prove it: take touchesBegan away from the button by code of its own that keeps the touch, and tap. save is hit, and sends nothing.
      zh | 这些事件是从哪里来的？有文章说：来自 touches 系列方法。来证明它：给按钮写一个把触摸留下、又不调用 super 的 touchesBegan，然后点击。这时命中的是 save，却什么事件都不发。
      goal expect hit save
      goal expect handled save
      goal expect not fired save.touchDown
      goal expect not fired save.touchUpInside
      hint.en | There is a preset that keeps a touch and does nothing else: help override
      hint.zh | 有一个预设只把触摸留下，别的什么都不做：help override
      hint.en | override save touchesBegan handle, and then: tap save
      hint.zh | 先 override save touchesBegan handle，再 tap save
      solution override save touchesBegan handle
      solution tap save
      accept override save touchesBegan { print("down") }; tap save
      reject set save enabled off; tap save => handled: save wanted, nobody found
      reject set save interaction off; tap save => hit: save wanted, view found
      par 2
      done.en | UIControl overrides the touches methods, and from them it makes its events. Whoever takes these methods away takes the events away.
      done.zh | UIControl 重写了 touches 系列方法，在里面产生自己的事件。谁把这些方法截走，谁就把事件也截走了。
      zh-of ff46f0

      [step both]
      en | Now save is to print down as soon as a finger comes down on it, by its touchesBegan, and still do its work.
      zh | 现在让 save 在手指按下时，通过 touchesBegan 打印 down，同时仍然能正常工作。
      goal expect printed "down"
      goal expect printed "saved"
      goal expect received save.touchesBegan
      hint.en | You met the missing line in super-and-superview.
      hint.zh | 缺少的那一行，在 super-and-superview 里见过。
      hint.en | override save touchesBegan { print("down"); super.touchesBegan(touches, with: event) }, and then: tap save
      hint.zh | 先 override save touchesBegan { print("down"); super.touchesBegan(touches, with: event) }，再 tap save
      solution override save touchesBegan {
        print("down")
        super.touchesBegan(touches, with: event)
      }
      solution tap save
      accept restore save; action save touchDown -> print "down"; tap save
      reject override save touchesBegan { print("down") }; tap save => printed: "saved" wanted, "down" found
      par 2
      done.en | In an app you would rather add an action for touchDown; overriding is for what actions cannot do.
      done.zh | 实际开发中，更常见的做法是给 touchDown 加一个 action；只有 action 做不到的事，才去重写方法。
      zh-of 187228

      [step near]
      run restore save
      en | A finger comes down on the button, slides 40 points below its edge and is lifted there, outside. Does it print saved?
      zh | 手指按在按钮上，滑到下边缘外 40 个点的地方抬起，这时手指已经在按钮外面了。会打印 saved 吗？
      ask choice
      choice.en | No: the finger was lifted outside
      choice.zh | 不会：手指是在外面抬起的
      choice.en | Yes: a button is generous while it is pressed
      choice.zh | 会：按住的时候，按钮会放宽范围
      answer 2
      hint.en | Think of your thumb, which rolls a little when it is lifted.
      hint.zh | 想想你的拇指，抬起时总会滚动一点。
      done.en | While it is pressed, a button counts a wide border as inside. How wide, Apple does not say (about 70 points). Try: drag 160 225 to 160 290
      done.zh | 按住时，按钮会把周围一圈也算作内部。这一圈有多宽，Apple 没有说明（大约 70 个点）。试一试：drag 160 225 to 160 290
      zh-of ac55ef

      [step far]
      en | Press the button, and change your mind: let it send touchUpOutside, without printing saved.
      zh | 按住按钮，又改变主意：让它发出 touchUpOutside，而不打印 saved。
      goal expect fired save.touchDown 1
      goal expect fired save.touchUpOutside 1
      goal expect not fired save.touchUpInside
      hint.en | The finger has to get far away before it is lifted.
      hint.zh | 抬起之前，手指要离得足够远。
      hint.en | drag 160 225 to 160 440
      hint.zh | drag 160 225 to 160 440
      solution drag 160 225 to 160 440
      accept touch down 160 225; touch move 160 440; touch up
      reject tap 160 440 => fired save.touchDown: 1 wanted, 0 found
      reject drag 160 225 to 160 290 => fired save.touchUpOutside: 1 wanted, 0 found
      par 1
      done.en | On its way it sent touchDragExit when the finger crossed the border. All the time the touches went to save: they stay with the view on which they began.
      done.zh | 手指越过边界时，它还发出了 touchDragExit。自始至终触摸都归 save：触摸始终归它开始时的那个视图。
      zh-of e3e2c1

      [step cancel]
      en | There is a third way in which a press can end. Let save send touchCancel.
      zh | 一次按下还有第三种结束方式。让 save 发出 touchCancel。
      goal expect fired save.touchDown 1
      goal expect fired save.touchCancel 1
      ban gesture
      ban.en | It works without a recognizer.
      ban.zh | 不需要手势识别器。
      hint.en | touchesCancelled is what lies behind it. Who cancels touches? Think of the telephone.
      hint.zh | 它背后是 touchesCancelled。谁会取消触摸？想想来电话的时候。
      hint.en | touch down 160 225, and then: interrupt
      hint.zh | 先 touch down 160 225，再 interrupt
      solution touch down 160 225
      solution interrupt
      reject drag 160 225 to 160 440 => fired save.touchCancel: 1 wanted, 0 found
      par 2
      done.en | Every touchDown is closed by exactly one of these: touchUpInside, touchUpOutside, touchCancel. What touchDown begins has to end at all three.
      done.zh | 每个 touchDown 都恰好以其中一个结束：touchUpInside、touchUpOutside 或 touchCancel。touchDown 里开始的事情，三个都要收尾。
      zh-of 1573cc

      [step disabled]
      run add back frame 60 160 200 130 below save
      run set save enabled off
      run picture
      en | save is disabled now (isEnabled = false), and a view called back lies behind it. The finger comes down in the middle of save.
      zh | 现在 save 被禁用了（isEnabled = false），它后面有一个视图 back。手指点在 save 的正中间。
      ask hit 160 225
      hint.en | Of the three checks in the search, is isEnabled one? hidden, alpha, interaction ...
      hint.zh | 查找时检查的三项里有 isEnabled 吗？hidden、alpha、interaction……
      done.en | A disabled control is still hit and shields what is behind it; it only sends no events. To let touches through to back, one would switch off its interaction.
      done.zh | 禁用的控件仍然会被命中，也会挡住后面的视图，只是不再发出事件。想让触摸穿过去落到 back 上，要关闭的是 interaction。
      zh-of 602722

      """##
    ),
    (
      "lessons/30-button-with-tap.lesson",
      ##"""
      lesson 1
      id      button-with-tap
      needs   cancels-touches button-events
      source  002_7fae026681c4fb5d.txt
      title.en | A tap recognizer on a button
      title.zh | 按钮上的点击手势识别器

      [scene]
      add save frame 100 200 120 50 as UIButton text "Save"
      action save touchUpInside -> print "saved"
      gesture t tap on save
      gesture t -> print "tapped"

      [step predict]
      run picture
      en | This is the second question of an article: a UIButton has an action for touchUpInside, which prints saved, and somebody adds a tap recognizer t to the same button, which prints tapped. What does a short tap on the button print?
      zh | 这是一篇文章里的第二个思考题：UIButton 有一个 touchUpInside 的 action，会打印 saved；有人又给同一个按钮加了点击手势识别器 t，会打印 tapped。快速点击按钮，会打印什么？
      ask choice
      choice.en | saved
      choice.zh | saved
      choice.en | tapped
      choice.zh | tapped
      choice.en | both, tapped first
      choice.zh | 两个都打印，先 tapped
      choice.en | both, saved first
      choice.zh | 两个都打印，先 saved
      answer 2
      hint.en | Remember the two lessons before: a button lives on its touches, and a recognizer takes them.
      hint.zh | 回想前面两课：按钮靠触摸产生事件，而手势识别器会把触摸拿走。
      done.en | t recognizes the tap, the button's touch is cancelled, and without touchesEnded there is no touchUpInside.
      done.zh | t 识别出点击，按钮的触摸就被取消了；没有 touchesEnded，也就没有 touchUpInside。
      zh-of 262d24

      [step see]
      en | Tap the button and look at what it sends. Does it really notice nothing?
      zh | 点击按钮，看看它发出了什么。它真的毫无察觉吗？
      goal expect gesture t recognized
      goal expect order save.touchDown save.touchCancel
      goal expect not fired save.touchUpInside
      hint.en | One command will do.
      hint.zh | 一条命令就够了。
      hint.en | tap save
      hint.zh | tap save
      solution tap save
      accept touch down 160 225; touch up
      reject touch down 160 225; interrupt => gesture t: recognized wanted, failed found
      par 1
      done.en | touchDown came at once, and touchCancel at the end. The article is right: whoever listens to touchCancel is called, besides t. It could have added touchDown.
      done.zh | touchDown 立刻就发出了，最后是 touchCancel。文章说得对：除了 t，监听 touchCancel 的也会收到回调。还可以补充一点：touchDown 也会。
      zh-of a235b1

      [step both]
      en | One way to have both: let one tap print tapped and saved.
      zh | 两者兼得的第一种办法：让一次点击同时打印 tapped 和 saved。
      goal expect printed "tapped"
      goal expect printed "saved"
      goal expect received save.touchesEnded 1
      hint.en | The recognizer may recognize without taking the touch away. Which of its properties was that?
      hint.zh | 手势识别器可以识别成功，但不拿走触摸。是它的哪个属性？
      hint.en | gesture t cancels off, and then: tap save
      hint.zh | 先 gesture t cancels off，再 tap save
      solution gesture t cancels off
      solution tap save
      reject gesture t off; tap save => printed: "tapped" wanted, "saved" found
      reject action save touchCancel -> print "saved"; tap save => received save.touchesEnded: 1 wanted, 0 found
      par 2
      done.en | First the recognizer, then the button: it is the order of every event.
      done.zh | 先手势识别器，后按钮：每个事件都是这个顺序。
      zh-of 6cfb77

      [step long]
      run gesture t cancels on
      en | Back to the beginning: t cancels touches. Change nothing, and make the button print saved: by the way you press it.
      zh | 回到最初：t 会取消触摸。什么都不要改，只靠按的方式，让按钮打印出 saved。
      goal expect printed "saved"
      goal expect gesture t failed
      ban gesture ungesture override action set restore undo
      ban.en | Only your finger.
      ban.zh | 只能用手指。
      hint.en | What is a tap, and what is it no longer? The button does not mind waiting.
      hint.zh | 怎样算点击，怎样就不算了？按钮可不介意多等一会儿。
      hint.en | longpress 160 225 for 2
      hint.zh | longpress 160 225 for 2
      solution longpress 160 225 for 2
      accept touch down 160 225; wait 2; touch up
      reject tap save => printed: "saved" wanted, "tapped" found
      par 1
      done.en | A tap that lasts too long fails, and the button gets the rest of its touch. So such a button works for people with slow fingers: a fault that is hard to find.
      done.zh | 按得太久，点击手势就失败了，按钮收到了完整的触摸。所以这种按钮对手慢的人反而有效：这样的问题很难排查。
      zh-of 3eb73e

      [step veto]
      en | The other way: let the button win against t, for every short tap. t stays as it is.
      zh | 第二种办法：让按钮战胜 t，每次快速点击都由按钮响应。t 保持不变。
      goal expect fired save.touchUpInside 1
      goal expect not fired save.touchCancel
      goal tapped 160 225
      ban gesture ungesture
      ban.en | The recognizer stays, and stays on.
      ban.zh | 手势识别器要留着，也不能关掉。
      hint.en | Before a recognizer acts, the view that was hit is asked: gestureRecognizerShouldBegin. help override has its short name.
      hint.zh | 手势识别器动作之前，会先问命中的视图：gestureRecognizerShouldBegin。用 help override 查它的短名字。
      hint.en | override save gestureShouldBegin no, and then: tap save
      hint.zh | 先 override save gestureShouldBegin no，再 tap save
      solution override save gestureShouldBegin no
      solution tap save
      accept override t shouldBegin no; tap save
      accept override t shouldReceive no; tap save
      reject tap save => fired save.touchUpInside: 1 wanted, 0 found
      reject override save hitTest self; tap save => fired save.touchUpInside: 1 wanted, 0 found
      par 2
      done.en | A view can forbid a recognizer to begin, and so can the recognizer's delegate (shouldBegin, shouldReceive). UIButton itself forbids only taps from outside, as the next lesson shows: a recognizer on the button is meant to be there, it assumes.
      done.zh | 视图可以不让手势识别器开始，手势识别器的代理也可以（shouldBegin、shouldReceive）。UIButton 自己只拒绝来自外面的点击手势（见下一课）；附在按钮自己身上的，它认为是你有意加的。
      zh-of bc6047

      """##
    ),
    (
      "lessons/31-tap-on-superview.lesson",
      ##"""
      lesson 1
      id      tap-on-superview
      needs   button-with-tap
      source  002_7fae026681c4fb5d.txt
      title.en | A tap recognizer around controls
      title.zh | 父视图上的点击手势识别器

      [scene]
      add card frame 20 40 280 200
      add save to card frame 30 30 100 50 as UIButton text "Save"
      add dial to card frame 150 30 100 50 as Dial:UIControl
      gesture t tap on card
      gesture t -> print "card tapped"
      action save touchUpInside -> print "saved"
      action dial touchUpInside -> print "dialled"

      [step button]
      run picture
      en | A card can be tapped: t is on it, not on its controls. It holds a button, save. The user taps the button. Who acts?
      zh | 卡片 card 可以点击：手势识别器 t 附在 card 上，而不是附在里面的控件上。card 里有一个按钮 save。用户点击了按钮，谁会响应？
      ask choice
      choice.en | t, as on the button itself
      choice.zh | t，和附在按钮上时一样
      choice.en | the button alone
      choice.zh | 只有按钮
      choice.en | both
      choice.zh | 两个都响应
      answer 2
      hint.en | What would a user expect who presses a button?
      hint.zh | 用户按下按钮时，期望的是什么？
      done.en | Since iOS 6 the button wins: a single tap with one finger on a UIButton, UISwitch, UIStepper, UISegmentedControl or UIPageControl belongs to the control.
      done.zh | 从 iOS 6 起是按钮赢：单指单击落在 UIButton、UISwitch、UIStepper、UISegmentedControl 或 UIPageControl 上时，归控件所有。
      zh-of bc4c66

      [step how]
      en | How does it do that? Tap the button, and read in trace what was asked before t failed.
      zh | 它是怎么做到的？点击按钮，在 trace 里看看 t 失败之前问了什么。
      goal expect printed "saved"
      goal expect gesture t failed
      hint.en | One command, and then trace.
      hint.zh | 一条命令，然后看 trace。
      hint.en | tap save
      hint.zh | tap save
      solution tap save
      accept touch down 100 95; touch up
      reject tap 40 220 => printed: "saved" wanted, "card tapped" found
      par 1
      done.en | save.gestureShouldBegin answered no. The button forbids taps of recognizers that are not its own: no priority anywhere, just an answer.
      done.zh | save.gestureShouldBegin 回答了“否”。凡是不附在自己身上的点击手势识别器，按钮都会拒绝：没有什么优先级，只是一个回答。
      zh-of 829856

      [step custom]
      en | dial is a control too, but one of the app's own: class Dial, a subclass of UIControl. It has an action for touchUpInside. The user taps dial. Who acts?
      zh | dial 也是控件，不过是 App 自己写的：Dial 类，UIControl 的子类。它也有 touchUpInside 的 action。用户点击了 dial，谁会响应？
      ask choice
      choice.en | dial alone, as with the button
      choice.zh | 只有 dial，和按钮一样
      choice.en | t alone
      choice.zh | 只有 t
      choice.en | both
      choice.zh | 两个都响应
      answer 2
      hint.en | Whose code says no to t: that of UIControl, or that of UIButton?
      hint.zh | 拒绝 t 的代码写在哪个类里：UIControl，还是 UIButton？
      done.en | The answer no is written in UIButton and a few others, not in UIControl. dial sends touchDown and touchCancel, and never touchUpInside. Try: tap dial
      done.zh | 那个“否”写在 UIButton 等少数几个类里，UIControl 里没有。dial 只发出 touchDown 和 touchCancel，永远等不到 touchUpInside。试一试：tap dial
      zh-of 272c1a

      [step mend]
      en | Let dial win, as a button does. t stays on card, and the button keeps working.
      zh | 让 dial 像按钮那样赢。t 留在 card 上，按钮也要照常工作。
      goal expect fired dial.touchUpInside 1
      goal expect gesture t failed
      ban gesture ungesture
      ban.en | The recognizer stays as it is.
      ban.zh | 手势识别器不要动。
      hint.en | dial may answer as UIButton does. In button-with-tap you wrote such an answer.
      hint.zh | dial 可以像 UIButton 那样回答。这个回答在 button-with-tap 里写过。
      hint.en | override dial gestureShouldBegin no, and then: tap dial
      hint.zh | 先 override dial gestureShouldBegin no，再 tap dial
      solution override dial gestureShouldBegin no
      solution tap dial
      accept override t shouldBegin = false; tap dial
      reject override t shouldReceive = touch.view !== dial; tap dial => gesture t: failed wanted, possible found
      reject override card hitTest self; tap dial => fired dial.touchUpInside: 1 wanted, 0 found
      par 2
      done.en | In an app dial would say no to taps only, and yes to the rest. The other usual way is the delegate of t: shouldReceive with touch.view; then t does not even see the touch.
      done.zh | 在 App 里，dial 应该只拒绝点击手势，其余的放行。另一种常见做法是用 t 的代理：在 shouldReceive 里判断 touch.view，这样 t 根本看不到这次触摸。
      zh-of 286c6f

      [step both]
      run gesture t cancels off
      en | t does not cancel touches any more (cancelsTouchesInView = false). The user taps the button, save. What is printed?
      zh | 现在 t 不再取消触摸（cancelsTouchesInView = false）。用户点击按钮 save，会打印什么？
      ask choice
      choice.en | saved
      choice.zh | saved
      choice.en | card tapped, then saved
      choice.zh | card tapped，然后 saved
      choice.en | card tapped
      choice.zh | card tapped
      answer 2
      hint.en | Why was the button asked? Because it stood to lose its touch. Does it now?
      hint.zh | 为什么要先问按钮？因为它会失去触摸。现在还会吗？
      done.en | The button is asked only when the recognizer would take its touch. Now nothing is taken, so nobody is asked, and both act. Try: tap save
      done.zh | 只有手势识别器会拿走触摸时，才需要问按钮。现在什么都不拿走，也就不用问，于是两个都响应。试一试：tap save
      zh-of cbd80a

      [step table]
      run add list frame 20 260 280 200 as UITableView
      run add row to list frame 0 0 280 60 as UITableViewCell
      run gesture close tap on view
      run picture
      en | A common case: tapping anywhere is to close the keyboard, so somebody put a tap recognizer, close, on view. And now row, a cell of a table, cannot be selected any more. Make a short tap on row select it again, with close still recognizing.
      zh | 一个常见的情况：为了点击任意位置收起键盘，有人在 view 上加了一个点击手势识别器 close。结果表格里的单元格 row 再也选不中了。让快速点击 row 又能选中它，同时 close 仍然要识别出点击。
      goal expect selected row
      goal expect gesture close recognized
      ban ungesture
      ban.en | The keyboard is to be closed, too.
      ban.zh | 键盘还是要收起的。
      hint.en | A table selects by touches, not by a recognizer. What does close do to touches?
      hint.zh | 表格是靠触摸来选中的，不是靠手势识别器。close 对触摸做了什么？
      hint.en | gesture close cancels off, and then: tap row
      hint.zh | 先 gesture close cancels off，再 tap row
      solution gesture close cancels off
      solution tap row
      reject tap row => selected row: yes wanted, no found
      reject override close shouldReceive no; tap row => gesture close: recognized wanted, possible found
      par 2
      done.en | cancelsTouchesInView = false is the usual cure here: the recognizer looks on, and takes nothing away.
      done.zh | 这里通常的做法就是 cancelsTouchesInView = false：手势识别器只旁观，什么都不拿走。
      zh-of 0ba6b4

      """##
    ),
    (
      "lessons/32-double-or-single.lesson",
      ##"""
      lesson 1
      id      double-or-single
      needs   gesture-first
      source  001_ebebf97ed04b13a7.txt 002_7fae026681c4fb5d.txt
      title.en | Once or twice
      title.zh | 单击还是双击

      [scene]
      add photo frame 40 80 240 240
      gesture one tap on photo
      gesture two tap on photo taps 2
      gesture one -> print "like"
      gesture two -> print "zoom"

      [step predict]
      run picture
      en | One tap on photo is to print like, a double tap is to print zoom: two recognizers, one and two, nothing more. The user taps twice, quickly. What is printed?
      zh | 单击 photo 打印 like，双击打印 zoom：一共两个手势识别器，one 和 two，没有别的设置。用户快速点击两下，会打印什么？
      ask choice
      choice.en | zoom only: two taps are a double tap
      choice.zh | 只有 zoom：两下就是双击
      choice.en | like as well as zoom: one does not wait for two
      choice.zh | like 和 zoom 都会打印：one 不会等 two
      choice.en | like only: it is faster, and then all is over
      choice.zh | 只有 like：它更快，之后就结束了
      answer 2
      hint.en | After the first tap: does one know that another will come?
      hint.zh | 第一下之后，one 知道后面还有一下吗？
      done.en | one acts as soon as it has seen a tap. A tap does not keep a recognizer that needs more taps from going on, so two acts as well. Try: tap photo times 2 (that one acts once more at the second tap is nothing Apple promises).
      done.zh | one 一看到点击就动作了。而单击手势不会阻止需要更多次点击的手势，所以 two 也会动作。试一试：tap photo times 2（第二下时 one 是否再动作一次，Apple 没有说明）。
      zh-of b50740

      [step requires]
      en | Arrange it so that a double tap prints zoom and not like.
      zh | 想办法让双击只打印 zoom，不打印 like。
      goal expect printed "zoom"
      goal expect gesture one failed
      ban ungesture
      ban.en | Both are needed.
      ban.zh | 两个都要用。
      hint.en | one should act only when it is certain that two will not. help gesture has the word.
      hint.zh | 只有确定 two 不会成功，one 才应该动作。在 help gesture 里找这个词。
      hint.en | gesture one requires two, and then: tap photo times 2
      hint.zh | 先 gesture one requires two，再 tap photo times 2
      solution gesture one requires two
      solution tap photo times 2
      accept override one shouldRequireFailure yes; tap photo times 2
      reject tap photo times 2 => gesture one: failed wanted, recognized found
      reject gesture two requires one; tap photo times 2 => printed: "zoom" wanted, "like", "like" found
      par 2
      done.en | This is require(toFail:). Turned around it would be useless: if two waited for the failure of one, it would wait for ever, since one never fails in a double tap.
      done.zh | 这就是 require(toFail:)。反过来就没有用了：如果 two 要等 one 失败，那就永远等不到，因为双击时 one 从来不会失败。
      zh-of f963e2

      [step wait]
      en | one waits for two now. The user taps once. When is like printed?
      zh | 现在 one 要等 two。用户只点击一下，like 什么时候打印？
      ask choice
      choice.en | at once, when the finger is lifted
      choice.zh | 手指一抬起就打印
      choice.en | a moment later, when a second tap can no longer come
      choice.zh | 过一小会儿，等到第二下不可能再来的时候
      choice.en | never: two did not fail, it did not even begin
      choice.zh | 永远不会：two 没有失败，它连开始都没有
      answer 2
      hint.en | two fails by itself after a while. What is it waiting for?
      hint.zh | two 过一会儿会自己失败。它在等什么？
      done.en | The price of a double tap is paid by the single one: a third of a second or so. Perhaps this is why an article advises against double taps.
      done.zh | 双击的代价由单击来付：大约三分之一秒的延迟。有文章建议避免双击，也许就是这个原因。
      zh-of d343ba

      [step see]
      en | Make a single tap print like. Mind that in this shell no time passes between two commands, unless you let it pass.
      zh | 单击一下，让它打印 like。注意：在这里，两条命令之间时间不会流逝，除非你让它流逝。
      goal expect gesture one recognized
      goal expect printed "like"
      goal expect gesture two failed
      ban ungesture gesture
      ban.en | The two stay as they are.
      ban.zh | 两个手势识别器都不要改。
      hint.en | Besides the finger you need a clock: help wait
      hint.zh | 除了手指，还需要时钟：help wait
      hint.en | tap photo, and then: wait 1
      hint.zh | 先 tap photo，再 wait 1
      solution tap photo
      solution wait 1
      accept tap photo; wait 0.5
      reject tap photo => gesture one: recognized wanted, possible found
      reject wait 2; tap photo => gesture one: recognized wanted, possible found
      par 2
      done.en | In between one was neither recognized nor failed: it was possible, and waited.
      done.zh | 在这之间，one 既没有识别成功也没有失败：它处于 possible 状态，在等待。
      zh-of b4f6d8

      [step button]
      run wait 2
      run add heart frame 100 380 120 50 as UIButton text "Like"
      run gesture two on view
      run gesture one off
      run picture
      run tap heart
      en | Now the double tap recognizer sits on view, around a button, heart. The button has just been tapped once, and so far it has sent touchDown. Will touchUpInside follow?
      zh | 现在双击手势识别器移到了 view 上，view 里还有一个按钮 heart。刚才点击了按钮一下，到目前为止它只发出了 touchDown。touchUpInside 还会来吗？
      ask choice
      choice.en | No: the recognizer has taken the touch
      choice.zh | 不会：触摸被手势识别器拿走了
      choice.en | Yes, as soon as the double tap has failed
      choice.zh | 会，等双击失败就来
      choice.en | Yes, when the button is tapped again
      choice.zh | 会，等再点击一次按钮
      answer 2
      hint.en | Recognizers delay the end of touches while they are undecided: delaysTouchesEnded. Let time pass and see.
      hint.zh | 手势识别器还没决定时，会扣住触摸的结束：delaysTouchesEnded。让时间过去一会儿看看。
      done.en | Every button in view has become slow by the length of a double tap. delaysTouchesEnded = false (gesture two delaysEnded off) makes them quick again. Try: wait 1
      done.zh | view 里的每个按钮都变慢了，慢的正是等待双击的时间。把 delaysTouchesEnded 设为 false（gesture two delaysEnded off）就能恢复。试一试：wait 1
      zh-of 726971

      """##
    ),
    (
      "lessons/33-scroll-view.lesson",
      ##"""
      lesson 1
      id      scroll-view
      needs   cancels-touches button-events
      title.en | In a scroll view
      title.zh | 在滚动视图里

      [scene]
      add list frame 0 0 320 480 as UIScrollView content 320 1600
      add row to list frame 20 60 280 100
      add go to list frame 100 220 120 50 as UIButton text "Go"
      add deep to list frame 20 560 280 100

      [step offset]
      run set list offset 0 500
      run picture
      en | list is a scroll view as large as the screen; its content is 1600 high, and deep lies far down in it, at y 560. The user has scrolled down by 500 points. Now the finger comes down near the top of the screen.
      zh | list 是一个和屏幕一样大的滚动视图，内容高 1600，deep 在很下面，y 是 560。用户已经向下滚动了 500 个点。现在手指点在屏幕靠上的地方。
      ask hit 160 100
      hint.en | Which part of the content is at the top of the screen now?
      hint.zh | 现在屏幕最上面是内容的哪一部分？
      done.en | Scrolling moves no subview. It changes contentOffset, which is nothing but bounds.origin; the search converts the point as always: y 100 on the screen is y 600 in list.
      done.zh | 滚动不会移动任何子视图，改变的只是 contentOffset，也就是 bounds.origin。查找时照常转换坐标：屏幕上的 y 100 就是 list 里的 y 600。
      zh-of 8664a5

      [step quick]
      run set list offset 0 0
      en | Back at the top. The user puts a finger on row, a plain view, and drags at once. What does row hear of it?
      zh | 回到顶部。用户把手指放到 row（一个普通视图）上，立刻拖动。row 会收到什么？
      ask choice
      choice.en | touchesBegan and touchesCancelled
      choice.zh | touchesBegan 和 touchesCancelled
      choice.en | touchesBegan, touchesMoved, touchesEnded
      choice.zh | touchesBegan、touchesMoved、touchesEnded
      choice.en | nothing
      choice.zh | 什么都收不到
      answer 3
      hint.en | A list whose rows lit up at every scrolling would be unpleasant. So the scroll view waits a little.
      hint.zh | 如果每次滚动时行都闪一下，会很难看。所以滚动视图会先等一小会儿。
      done.en | delaysContentTouches: a scroll view holds a touch back for about 0.15 seconds. When the finger moves in this time, it is scrolling, and the content never hears of it. Try: drag 160 110 to 160 20
      done.zh | delaysContentTouches：滚动视图会把触摸扣住大约 0.15 秒。如果手指在这段时间里移动了，那就是滚动，内容永远不会知道。试一试：drag 160 110 to 160 20
      zh-of 635e09

      [step hold]
      en | Now touch row so that it gets touchesBegan first, and loses the touch when you scroll: touchesBegan, then touchesCancelled. (If the list is no longer at the top after a try: reset.)
      zh | 现在换一种按法：让 row 先收到 touchesBegan，滚动时再失去触摸，也就是先 touchesBegan，后 touchesCancelled。（试过之后列表不在顶部了，就用 reset 重来。）
      goal expect order row.touchesBegan row.touchesCancelled
      goal expect gesture list.pan ended
      ban set gesture
      ban.en | list stays as it is; your finger decides.
      ban.zh | list 不要改，全看手指怎么按。
      hint.en | The finger has to rest for a moment before it moves: help wait
      hint.zh | 手指要先停一会儿再移动：help wait
      hint.en | touch down 160 110, then wait 0.5, then touch move 160 40, then touch up
      hint.zh | 依次输入：touch down 160 110、wait 0.5、touch move 160 40、touch up
      solution touch down 160 110
      solution wait 0.5
      solution touch move 160 40
      solution touch up
      reject drag 160 110 to 160 20 => order: row.touchesBegan row.touchesCancelled wanted, nothing found
      reject touch down 160 110; wait 0.5; touch up => order: row.touchesBegan row.touchesCancelled wanted, row.touchesBegan found
      par 4
      done.en | list.pan is the recognizer for dragging that every scroll view owns. When it begins, it does what every recognizer does: the touch is cancelled for the view below.
      done.zh | list.pan 是每个滚动视图自带的拖动手势识别器。它一开始，就和所有手势识别器一样：取消下面视图的触摸。
      zh-of f62b32

      [step control]
      run set list offset 0 0
      run wait 2
      en | The same with the button: the finger rests on go for half a second, and then drags upwards. Does the list scroll?
      zh | 换成按钮：手指在 go 上停半秒，然后向上拖。列表会滚动吗？
      ask choice
      choice.en | Yes: the button loses its touch, as row did
      choice.zh | 会：按钮和 row 一样失去触摸
      choice.en | No: the button keeps its touch
      choice.zh | 不会：触摸还是归按钮
      answer 2
      hint.en | A slider in a list must be able to keep the finger. What are sliders and buttons both?
      hint.zh | 列表里的滑块必须能留住手指。滑块和按钮都属于哪一类？
      done.en | Before it takes a touch away, the scroll view asks itself touchesShouldCancel(in:). Its default is yes for plain views, and no for controls.
      done.zh | 滚动视图拿走触摸之前，会先问自己 touchesShouldCancel(in:)。默认的回答是：普通视图可以取消，控件不可以。
      zh-of ebacab

      [step cancel]
      en | A page full of buttons could hardly be scrolled then. Let the list scroll even when the finger has rested on go: go is to get touchDown, and then touchCancel.
      zh | 那么，满屏都是按钮的页面就很难滚动了。请做到：即使手指先在 go 上停了一会儿，列表也能滚动。go 应该先发出 touchDown，再发出 touchCancel。
      goal expect order go.touchDown go.touchCancel
      goal expect gesture list.pan ended
      keep go.frame
      hint.en | list may answer that question in another way: help override has its short name.
      hint.zh | list 可以对那个问题给出不同的回答，用 help override 查它的短名字。
      hint.en | override list touchesShouldCancel yes, then touch down 160 245, wait 0.5, touch move 160 150, touch up
      hint.zh | 先 override list touchesShouldCancel yes，再依次输入 touch down 160 245、wait 0.5、touch move 160 150、touch up
      solution override list touchesShouldCancel yes
      solution touch down 160 245
      solution wait 0.5
      solution touch move 160 150
      solution touch up
      reject touch down 160 245; wait 0.5; touch move 160 150; touch up => order: go.touchDown go.touchCancel wanted, go.touchDown found
      reject drag 160 245 to 160 100 => order: go.touchDown go.touchCancel wanted, nothing found
      par 5
      done.en | This small override is in many apps.
      done.zh | 很多 App 里都有这样一个小小的重写。
      zh-of e79216

      [step tap]
      run set list offset 0 0
      run wait 2
      run tap go
      run wait 2
      en | A quick tap on go works, but nobody sees the button light up: touchDown comes together with touchUpInside, when the finger is lifted. Let go send touchDown as soon as a finger comes down on it. Leave the finger there.
      zh | 快速点击 go 是有效的，但看不到按钮变亮：touchDown 要等手指抬起时才和 touchUpInside 一起发出。请让 go 在手指按下的那一刻就发出 touchDown，手指先不要抬起。
      goal expect fired go.touchDown 1
      goal expect not fired go.touchUpInside
      ban wait longpress drag
      ban.en | It is to come at once: without waiting.
      ban.zh | 要立刻发出，不能等。
      hint.en | Somebody holds the touch back. info list shows the properties of a scroll view.
      hint.zh | 有人扣住了触摸。用 info list 看看滚动视图的属性。
      hint.en | set list delays off, and then: touch down 160 245
      hint.zh | 先 set list delays off，再 touch down 160 245
      solution set list delays off
      solution touch down 160 245
      accept toggle list delays; touch down 110 230
      reject tap go => fired go.touchUpInside: 0 wanted, 1 found
      reject touch down 160 245 => fired go.touchDown: 1 wanted, 0 found
      par 2
      done.en | delaysContentTouches off and touchesShouldCancel yes together: buttons light up at once, and the page still scrolls.
      done.zh | 关闭 delaysContentTouches，再让 touchesShouldCancel 返回 true：按钮立刻变亮，页面也照样能滚动。
      zh-of 6584b4

      """##
    ),
    (
      "lessons/34-dead-button.lesson",
      ##"""
      lesson 1
      id      dead-button
      needs   dead-views outside-the-parent
      title.en | The button that nobody can press
      title.zh | 点不动的按钮

      [scene]
      import -
      <UIWindow: 0x7fd0a1c05e20; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x600000c5>; layer = <UIWindowLayer: 0x600000a1>>
         | <UIView: 0x7fd0a1d02a10; frame = (0 0; 320 480); autoresize = W+H; layer = <CALayer: 0x600000a2>>
         |    | <Shop.OrderView: 0x7fd0a1d03b60; frame = (0 64; 320 416); layer = <CALayer: 0x600000a3>>
         |    |    | <UILabel: 0x7fd0a1d04100; frame = (20 20; 280 30); text = 'Your order'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600000a4>>
         |    |    | <UIStackView: 0x7fd0a1d04980; frame = (20 330; 280 0); layer = <CALayer: 0x600000a5>>
         |    |    |    | <UIButton: 0x7fd0a1d05210; frame = (0 0; 280 50); opaque = NO; layer = <CALayer: 0x600000a6>>
         |    | <Shop.LoadingView: 0x7fd0a1d06e40; frame = (0 64; 320 416); layer = <CALayer: 0x600000a7>>
         |    |    | <UIImageView: 0x7fd0a1d07330; frame = (140 180; 40 40); hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x600000a8>>
         |    | <UINavigationBar: 0x7fd0a1d08150; frame = (0 20; 320 44); layer = <CALayer: 0x600000a9>>
         |    | <Shop.TipView: 0x7fd0a1d09c80; frame = (220 384; 100 70); alpha = 0.02; layer = <CALayer: 0x600000aa>>

      rename button pay

      [step predict]
      run picture
      en | An app was stopped in Xcode's debugger, and the line po [[UIWindow keyWindow] recursiveDescription] printed all views of its screen. The command import has read that text: an order, and at the bottom a button, here called pay. Users report that the button does nothing.
      en | Look around with tree. Then put a finger on the middle of the button.
      zh | 在 Xcode 的调试器里暂停某个 App，输入 po [[UIWindow keyWindow] recursiveDescription]，就能打印出界面上的所有视图。import 命令已经读入了这段文字：一张订单，底部有一个付款按钮，这里叫 pay。用户反馈按钮点不动。
      zh | 先用 tree 看一看，然后把手指点在按钮正中间。
      ask hit 160 419
      hint.en | The tree lists siblings from back to front. What lies in front of orderView, and is it really gone?
      hint.zh | tree 里的兄弟视图是从后往前列的。orderView 前面有什么？它真的消失了吗？
      done.en | loadingView was shown while the order was fetched. Its imageView was hidden afterwards, and the clear view around it forgotten. An invisible view takes touches like any other.
      done.zh | 加载订单时显示过 loadingView。后来只隐藏了里面的 imageView，外面的透明视图却忘了。看不见的视图照样会接收触摸。
      zh-of 1a4398

      [step cover]
      en | Take the first cause away: let touches through loadingView. It stays in its place, not hidden, because it is needed again for the next order.
      zh | 先去掉第一个原因：让触摸穿过 loadingView。它要留在原处，也不能隐藏，因为加载下一张订单时还要用。
      goal expect hit orderView at 160 419
      keep loadingView.hidden loadingView.frame loadingView.alpha
      ban remove move back front detach
      ban.en | The tree stays as it is.
      ban.zh | 视图层级不要动。
      hint.en | why pay at 160 419 names the first cause. It also says that no single change is enough for pay: one thing at a time.
      hint.zh | why pay at 160 419 会指出第一个原因。它还会告诉你，只改一处救不了 pay：那就一处一处来。
      hint.en | set loadingView interaction off
      hint.zh | set loadingView interaction off
      solution set loadingView interaction off
      accept override loadingView hitTest passthrough
      accept override loadingView pointInside subviews
      accept override loadingView pointInside no
      reject hide loadingView => keep loadingView.hidden: off wanted, on found
      reject show imageView => hit 160 419: orderView wanted, loadingView found
      par 1
      done.en | The touch gets further, to orderView. Not to pay: there is a second cause behind the first.
      done.zh | 触摸往前走了一步，到了 orderView，但还没到 pay：第一个原因后面还有第二个。
      zh-of 7c61ec

      [step second]
      en | The button is drawn right there, and nothing lies over its middle any more. Why is it still not hit?
      zh | 按钮明明画在那里，正中间也没有东西挡着了。为什么还是命中不了？
      ask choice
      choice.en | pay is disabled
      choice.zh | pay 被禁用了
      choice.en | stackView, around it, has no height
      choice.zh | 包着它的 stackView 高度是 0
      choice.en | yourOrderLabel lies over it
      choice.zh | yourOrderLabel 盖在它上面
      choice.en | orderView does not clip
      choice.zh | orderView 没有设置 clipsToBounds
      answer 2
      hint.en | Go from orderView to pay. Who is asked in between, and what does it answer? why pay at 160 419
      hint.zh | 从 orderView 往 pay 走，中间还会问谁？它怎么回答？why pay at 160 419
      done.en | stackView is 280 wide and 0 high: a constraint is missing. A view without height holds no point, so it never asks what is in it. The button looks right only because stackView does not clip.
      done.zh | stackView 宽 280、高 0：少了一条约束。没有高度的视图不包含任何点，所以永远不会去问里面的视图。按钮看起来正常，只是因为 stackView 没有裁剪。
      zh-of 3828ea

      [step stackView]
      en | Mend that one too, so that the middle and the left end of pay are hit.
      zh | 把这个也修好，让 pay 的正中间和左端都能命中。
      goal expect hit pay at 160 419
      goal expect hit pay at 30 400
      keep pay.frame loadingView.hidden loadingView.frame
      ban remove move add
      ban.en | The tree stays as it is.
      ban.zh | 视图层级不要动。
      hint.en | Give stackView the size that its content needs, without moving its corner.
      hint.zh | 给 stackView 足够的大小，但左上角不要动。
      hint.en | set stackView frame 20 330 280 50
      hint.zh | set stackView frame 20 330 280 50
      solution set stackView frame 20 330 280 50
      accept override stackView pointInside subviews
      accept override stackView hitTest overflow
      reject set stackView bounds 0 0 280 50 => hit 160 419: pay wanted, orderView found
      reject set stackView clips on => hit 160 419: pay wanted, orderView found
      par 1
      done.en | In the app you would add the missing constraint. (Changing only bounds keeps the centre, so stackView would have grown upwards, too.)
      done.zh | 在 App 里应该补上缺少的约束。（如果只改 bounds，center 不变，stackView 会同时向上长，位置就错了。）
      zh-of 7dafb3

      [step action]
      run set pay enabled off
      run tap pay
      en | Now the button is hit, and in the app it still does nothing. What the debugger printed does not say whether a control is enabled; asked for it, the app answers no, and so it has been set here. See the last tap with trace, and let pay send touchUpInside.
      zh | 现在按钮能命中了，可是在 App 里还是没有反应。调试器打印的文字里看不出控件是否可用（isEnabled）；再去问 App，回答是 NO，所以这里也照样设好了。用 trace 看看刚才的点击，再让 pay 发出 touchUpInside。
      goal expect fired pay.touchUpInside 1
      hint.en | Which property does the search not care about, though a control does?
      hint.zh | 哪个属性查找时不关心，控件自己却关心？
      hint.en | set pay enabled on, and then: tap pay
      hint.zh | 先 set pay enabled on，再 tap pay
      solution set pay enabled on
      solution tap pay
      accept toggle pay enabled; tap 100 419
      reject tap pay => fired pay.touchUpInside: 1 wanted, 0 found
      reject set pay interaction on; tap pay => fired pay.touchUpInside: 1 wanted, 0 found
      par 2
      done.en | Three causes on one button, each hiding the next: covered, outside of its superview, disabled. So after each repair, ask again.
      done.zh | 一个按钮上有三个原因，一个藏着一个：被遮住、在父视图外面、被禁用。所以每修好一处，都要再查一遍。
      zh-of 1cad53

      [step rest]
      en | Some users still complain. reach pay tells which part of the button a finger can reach, and map pay draws it. Make the right end work, at (290, 419), without moving anything.
      zh | 还有一些用户在抱怨。reach pay 会告诉你按钮有多大一部分能点到，map pay 可以画出来。让右端 (290, 419) 也能点，但什么都不要移动。
      goal expect hit pay at 290 419
      goal expect hit pay at 160 419
      keep pay.frame
      ban move front back
      ban.en | The order of the views stays.
      ban.zh | 视图的前后顺序不要动。
      hint.en | The view that reach names has nearly faded out. Nearly: how transparent must a view be, not to be hit any more?
      hint.zh | reach 指出的那个视图几乎完全淡出了。只是“几乎”：要透明到什么程度，视图才不会被命中？
      hint.en | set tipView alpha 0
      hint.zh | set tipView alpha 0
      solution set tipView alpha 0
      accept hide tipView
      accept remove tipView
      accept set tipView interaction off
      accept set tipView alpha 0.005
      reject set tipView alpha 0.015 => hit 290 419: pay wanted, tipView found
      reject set tipView z -1 => hit 290 419: pay wanted, tipView found
      par 1
      done.en | A view stops being hit below an alpha of 0.01. This animation ended at 0.02: nothing to be seen, and yet in the way. why, reach and map find such things faster than eyes do.
      done.zh | alpha 低于 0.01，视图才不再被命中。这个动画停在了 0.02：看不见，却还挡着。why、reach 和 map 找这类问题比眼睛快得多。
      zh-of 7161f5

      """##
    ),
    (
      "lessons/35-see-through-overlay.lesson",
      ##"""
      lesson 1
      id      see-through-overlay
      needs   super-or-not gesture-first
      source  000_744ff17bc1c5fd0f.txt 003_e418f2bfc46681ac.txt
      title.en | An overlay that lets touches through
      title.zh | 让触摸穿过去的覆盖层

      [scene]
      add map frame 0 0 320 480 as MapView:UIView
      add pin to map frame 60 200 44 44 as UIButton
      add home to map frame 40 430 44 44 as UIButton
      add overlay frame 0 0 320 480
      add locate to overlay frame 256 60 44 44 as UIButton
      add panel to overlay frame 0 340 320 140
      add search to panel frame 20 20 280 44 as UITextField

      [step predict]
      run picture
      en | A map with pins on it; in front of it a clear view, overlay, which holds the controls: a button, and a panel with a search field. A finger comes down on the pin.
      zh | 一张地图 map，上面有图钉 pin；前面是一个透明的视图 overlay，里面放着各种控件：一个按钮，还有带搜索框的面板 panel。手指点在图钉上。
      ask hit 82 222
      hint.en | No control of overlay is there. Who answers when all subviews have said no?
      hint.zh | 那里没有 overlay 的控件。所有子视图都说“不”之后，由谁来回答？
      done.en | overlay holds the point and takes it for itself. It handles nothing, but that is not asked in the search.
      done.zh | overlay 包含这个点，于是自己认领了。它什么都不处理，但查找时并不关心这个。
      zh-of d62f0c

      [step off]
      run set overlay interaction off
      en | A first try: overlay has interaction off now. The pin works again. Now a finger comes down on locate, the button of overlay.
      zh | 第一次尝试：关闭 overlay 的 interaction。图钉又能点了。现在手指点在 overlay 里的按钮 locate 上。
      ask hit 278 82
      hint.en | A view that says no says it for its whole subtree.
      hint.zh | 一个视图说“不”，就是替整棵子树说“不”。
      done.en | locate is dead as well. An article advises: to keep a view from responding, let its pointInside return NO. That has the same effect: with the view goes all that is in it.
      done.zh | locate 也点不动了。有文章建议：不想让某个视图响应，就让它的 pointInside 返回 NO。效果是一样的：视图里面的一切也跟着点不动了。
      zh-of 3f89c9

      [step through]
      run set overlay interaction on
      en | interaction is on again. Make overlay see-through for fingers only where it is empty: its controls work, and so does the map behind.
      zh | interaction 又打开了。让 overlay 只在空白的地方放触摸过去：它的控件能用，后面的地图也能用。
      goal expect hit pin at 82 222
      goal expect hit map at 160 120
      goal expect hit locate at 278 82
      goal expect hit search at 160 380
      keep overlay.frame overlay.interaction overlay.hidden map.frame
      ban move remove front back
      ban.en | The tree stays as it is.
      ban.zh | 视图层级不要动。
      hint.en | Let UIKit search in overlay as always, and then look at what it found. Which answer do you not want?
      hint.zh | 让 UIKit 照常在 overlay 里查找，然后看看找到了什么。哪个结果是你不想要的？
      hint.en | Override hitTest of overlay: call super; when the answer is overlay itself, return nil, else the answer. (There is a preset for it: passthrough.)
      hint.zh | 重写 overlay 的 hitTest：先调用 super，如果结果是 overlay 自己就返回 nil，否则原样返回。（有一个现成的预设：passthrough。）
      solution override overlay {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let found = super.hitTest(point, with: event)
          return found === self ? nil : found
        }
      }
      accept override overlay hitTest passthrough
      accept override overlay pointInside subviews
      reject override overlay pointInside no => hit 278 82: locate wanted, map found
      reject override overlay hitTest nil => hit 278 82: locate wanted, map found
      reject override overlay hitTest forward map => hit 278 82: locate wanted, map found
      par 1
      done.en | nil does not swallow the touch: it sends the search on to the sibling behind.
      done.zh | 返回 nil 并不会吞掉触摸，而是让查找继续走向后面的兄弟视图。
      zh-of 6135cd

      [step panel]
      en | panel is clear, too, and covers a pin: home, at (62, 452). Let home work; the search field keeps working.
      zh | panel 也是透明的，它盖住了另一个图钉 home，在 (62, 452)。让 home 能点，搜索框也要照常工作。
      goal expect hit home at 62 452
      goal expect hit search at 160 380
      goal expect hit locate at 278 82
      keep panel.frame panel.interaction panel.hidden
      ban move remove front back
      ban.en | The tree stays as it is.
      ban.zh | 视图层级不要动。
      hint.en | Who answers at that point now? What should it answer, so that overlay goes on as before?
      hint.zh | 现在那个点由谁回答？它应该回答什么，overlay 才会继续放行？
      hint.en | override panel hitTest passthrough
      hint.zh | override panel hitTest passthrough
      solution override panel hitTest passthrough
      accept override panel pointInside subviews
      reject set panel alpha 0 => hit 160 380: search wanted, map found
      reject override panel hitTest nil => hit 160 380: search wanted, map found
      par 1
      done.en | panel answers nil, so overlay's super finds overlay itself, so overlay answers nil, so map is asked. Each level speaks for itself.
      done.zh | panel 返回 nil，于是 overlay 的 super 找到的是 overlay 自己，于是 overlay 也返回 nil，最后问到 map。每一层只负责回答自己的问题。
      zh-of 3a6fa5

      [step gesture]
      run gesture t tap on overlay
      en | Somebody adds a tap recognizer t to overlay, to hide the panel by a tap anywhere. The user taps the map. Does t get that touch?
      zh | 有人给 overlay 加了一个点击手势识别器 t，想要点击任意位置就收起面板。用户点击了地图，t 会收到这次触摸吗？
      ask choice
      choice.en | Yes: overlay is in front and holds the point
      choice.zh | 会：overlay 在前面，而且包含这个点
      choice.en | No: map was hit, and overlay is not around map
      choice.zh | 不会：命中的是 map，而 overlay 没有包着 map
      choice.en | Yes, but after the recognizers of map
      choice.zh | 会，但排在 map 的手势识别器之后
      answer 2
      hint.en | Whose recognizers take part: those of the hit view and of its superviews.
      hint.zh | 哪些手势识别器会参与：命中的视图和它的各级父视图的。
      done.en | Who lets touches through lets go of them wholly. t belongs on view, which is around both. Try: tap 160 120
      done.zh | 既然放触摸过去，就彻底和它无关了。t 应该附在 view 上，它同时包着两者。试一试：tap 160 120
      zh-of 099737

      """##
    ),
    (
      "lessons/36-second-window.lesson",
      ##"""
      lesson 1
      id      second-window
      needs   window-only see-through-overlay
      source  000_744ff17bc1c5fd0f.txt 001_ebebf97ed04b13a7.txt 003_e418f2bfc46681ac.txt
      title.en | A second window
      title.zh | 第二个窗口

      [scene]
      add save frame 100 380 120 50 as UIButton text "Save"
      window toast frame 0 0 320 480 level 1
      add bubble to toast frame 20 40 280 60

      [step predict]
      run picture
      en | An app shows its messages in a window of their own: toast, clear, as large as the screen, with a bubble at the top. The other window, called window, is the key window. Three articles say: a touch is sent to the key window. A finger comes down on the button save.
      zh | 一个 App 用单独的窗口来显示消息：toast，透明，和屏幕一样大，顶部有一个气泡 bubble。另一个窗口叫 window，它是 keyWindow。有三篇文章说：触摸会先交给 keyWindow（主窗口）。现在手指点在按钮 save 上。
      ask hit 160 405
      hint.en | tree lists the windows from back to front.
      hint.zh | tree 里的窗口是从后往前列的。
      done.en | toast is in front, so it is asked first, and it answers. Which window is key plays no part: the key window gets what has no place on the screen, such as keys.
      done.zh | toast 在前面，所以先问它，而它也回答了。哪个窗口是 keyWindow 没有关系：keyWindow 接收的是没有位置的事件，比如按键。
      zh-of 9ca247

      [step order]
      en | So what decides which window is asked first?
      zh | 那么，先问哪个窗口由什么决定？
      ask choice
      choice.en | the window level; of equal ones, the one shown last
      choice.zh | windowLevel；级别相同时，后显示的在前
      choice.en | the order in which they were made
      choice.zh | 创建的先后
      choice.en | the number of their views
      choice.zh | 里面视图的多少
      answer 1
      hint.en | info toast has a property that only windows have.
      hint.zh | info toast 里有一个只有窗口才有的属性。
      done.en | toast has level 1, window 0; UIWindow.Level.alert is 2000. Windows are asked one after the other like siblings, until one answers.
      done.zh | toast 的 level 是 1，window 是 0；UIWindow.Level.alert 是 2000。窗口像兄弟视图一样逐个被问，直到有一个回答为止。
      zh-of ed6351

      [step mend]
      en | Make the button work under the toast. The bubble keeps its touches, and the level stays.
      zh | 让按钮在 toast 下面也能点。气泡仍然要能接收触摸，level 保持不变。
      goal expect hit save at 160 405
      goal expect hit bubble at 160 70
      keep toast.level toast.frame toast.hidden bubble.frame
      hint.en | A window is a view, and toast is an overlay like the one of the lesson before.
      hint.zh | 窗口也是视图，toast 就像上一课的覆盖层一样。
      hint.en | override toast hitTest passthrough
      hint.zh | override toast hitTest passthrough
      solution override toast hitTest passthrough
      accept override toast pointInside subviews
      accept override toast {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          let found = super.hitTest(point, with: event)
          return found == self ? nil : found
        }
      }
      reject set toast interaction off => hit 160 70: bubble wanted, view found
      reject set toast key => hit 160 405: save wanted, toast found
      reject set window level 2 => hit 160 70: bubble wanted, view found
      par 1
      done.en | When a window answers nil, the next lower one is asked. So nil from the window is not the end of it, as one article has it, unless that was the last window.
      done.zh | 一个窗口返回 nil，就轮到下面的窗口。所以窗口返回 nil 并不像有的文章说的那样“谁都不能处理了”，除非它是最后一个窗口。
      zh-of 55bafe

      [step nil]
      run set toast frame 0 100 320 200
      run override bubble touchesBegan { print("nil: \(touches.first!.location(in: nil))") }
      run picture
      en | Without a view, location(in: nil) counts from a window. One article says of methods like this one (azimuthAngle(in:) is another) that nil means the key window. toast has been moved: its frame begins at (0, 100). The user touches the bubble at (160, 170) on the screen; window is key. What is location(in: nil)?
      zh | 不给视图时，location(in: nil) 以窗口为准。有文章说，这类方法（azimuthAngle(in:) 也是）传 nil 时以 keyWindow 为准。现在 toast 移动了，它的 frame 从 (0, 100) 开始。用户触摸气泡，位置是屏幕上的 (160, 170)；keyWindow 是 window。location(in: nil) 是多少？
      ask choice
      choice.en | (160, 170), in the coordinates of window
      choice.zh | (160, 170)，window 的坐标
      choice.en | (160, 70), in the coordinates of toast
      choice.zh | (160, 70)，toast 的坐标
      choice.en | (140, 30), in the coordinates of bubble
      choice.zh | (140, 30)，bubble 的坐标
      answer 2
      hint.en | A touch knows its own window: touch.window. Try: tap 160 170
      hint.zh | 触摸知道自己属于哪个窗口：touch.window。试一试：tap 160 170
      done.en | nil means the window in which the touch began, be it key or not.
      done.zh | nil 指的是这次触摸开始时所在的窗口，跟它是不是 keyWindow 无关。
      zh-of 9716da

      [step chain]
      run restore bubble
      run set toast frame 0 0 320 480
      en | The user taps the bubble, and nobody in toast handles it. Can vc, the controller of the window below, handle it? The chain tells.
      zh | 用户点击了气泡，toast 里没有人处理。下面那个窗口的控制器 vc 能处理吗？看响应者链就知道。
      ask chain bubble
      hint.en | toast is the superview of bubble. What follows a window?
      hint.zh | toast 是 bubble 的父视图。窗口之后是谁？
      done.en | The chain never leads into another window. What toast has taken and nobody handles is dropped.
      done.zh | 响应者链永远不会走进另一个窗口。toast 接收了却没有人处理的触摸，就被丢弃了。
      zh-of 30824f

      [step hidden]
      run window alert frame 0 0 320 480 level 2000 hidden
      run add ok to alert frame 100 380 120 50 as UIButton text "OK"
      en | A third window, alert, was made at level 2000, with a button in the same place as save. As every new window it is still hidden. A finger comes down in that place.
      zh | 又创建了第三个窗口 alert，level 是 2000，里面有一个和 save 位置相同的按钮 ok。新窗口默认是隐藏的，它还没有显示。手指就点在那个位置。
      ask hit 160 405
      hint.en | A window is a view. What does a hidden view answer?
      hint.zh | 窗口也是视图。隐藏的视图会怎样回答？
      done.en | hidden, alpha and interaction count for windows as for any view.
      done.zh | hidden、alpha、interaction 对窗口同样有效，和普通视图一样。
      zh-of 87fc79

      [step show]
      en | Show alert and press ok in it. Outside of ok the windows below are to get their touches as before: the bubble of toast, and view.
      zh | 显示 alert，按下里面的 ok。ok 以外的地方，触摸还是归下面的窗口：toast 的气泡，以及 view。
      goal expect fired ok.touchUpInside 1
      goal expect hit bubble at 160 70
      goal expect hit view at 160 250
      keep alert.level alert.frame toast.level
      hint.en | There is a short command for isHidden = false. And then alert is as much in the way as toast was.
      hint.zh | isHidden = false 有一个简短的命令。显示之后，alert 会像之前的 toast 一样挡住下面。
      hint.en | show alert, override alert hitTest passthrough, and then: tap ok
      hint.zh | 先 show alert，再 override alert hitTest passthrough，最后 tap ok
      solution show alert
      solution override alert hitTest passthrough
      solution tap ok
      accept set alert hidden off; override alert pointInside subviews; tap 160 405
      reject show alert; tap ok => hit 160 70: bubble wanted, alert found
      reject set alert key; tap 160 405 => fired ok.touchUpInside: 1 wanted, 0 found
      par 3
      done.en | Three windows, one finger: from the highest level down, each is asked, and the first that answers has the touch.
      done.zh | 三个窗口，一根手指：从 level 最高的开始逐个询问，第一个回答的窗口得到触摸。
      zh-of 203115

      """##
    ),
    (
      "lessons/parts.tsv",
      ##"""
      # The parts of the course, in order: English, Chinese, and the ids of their lessons.
      Finding the view	寻找视图	first-tap two-questions abcde-tap-b abcde-tap-e front-to-back dead-views outside-the-parent coordinates write-hittest point-inside super-or-not window-only
      Hit-testing at work	命中测试的应用	tab-bar-overflow tab-bar-centre beyond-bounds popup-button hot-area
      Answering the event	响应事件	responders chain super-and-superview controllers one-finger two-fingers cancelled
      Around it	事件的来龙去脉	from-glass-to-view other-events
      Gestures and controls	手势与控件	gesture-first cancels-touches button-events button-with-tap tap-on-superview double-or-single scroll-view
      Practice	练习	dead-button see-through-overlay second-window

      """##
    ),
  ]
}
