import Drawing
import Session

// The explanations of terms, in Chinese, by the word of the term.

extension ChineseWords {
  func topic(_ topic: Topic) -> StyledText { StyledText(Self.topics[topic.word] ?? "") }

  static let topics: [String: String] = [
    "hitTest":
      "命中测试为触摸寻找视图。UIKit 先调用最前面窗口的 hitTest(_:with:)；视图如果被隐藏、关闭了交互、几乎透明，或者 pointInside 返回 NO，就返回 nil。否则它从前到后询问子视图，第一个不是 nil 的结果就是它的结果；子视图都返回 nil 时，结果是它自己。",
    "pointInside":
      "point(inside:with:) 判断一个点（用视图自己的坐标）是否在 bounds 之内，右边缘和下边缘不算在内。父视图返回 NO 的话，子视图根本不会被问到。",
    "hitView":
      "命中视图就是手指按下时命中测试找到的视图。触摸先交给它，直到手指抬起都归它，不管手指移到哪里。",
    "view":
      "UIView 负责绘制一块矩形，容纳子视图，同时也是响应者。对触摸来说，重要的是它的 bounds、子视图的顺序，以及三个开关：hidden、alpha 和 interaction。",
    "superview":
      "父视图是容纳另一个视图的视图。命中测试先问它，它拒绝的点子视图无从知晓。它和 super 无关：super 是父类的代码。",
    "subviews":
      "subviews 数组从后往前排列：最后一个在最上面，也最先被问到。bringSubviewToFront 和 sendSubviewToBack 改变这个顺序，兄弟视图重叠时触摸归谁也随之改变。",
    "backtracking":
      "查找会依次深入各个子视图。如果整个分支都返回 nil，就退回来试下一个兄弟视图；找到的结果则原样逐层向上返回。",
    "outside":
      "子视图可以画在父视图外面，但在那里点不到：父视图的 pointInside 返回 NO，不会再往下问。这是视图收不到触摸的第四个原因。",
    "hotArea":
      "热区是视图接收触摸的范围。默认就是 bounds，重写 pointInside 可以改变它：用负数 inset 放大 bounds，小按钮就更容易点中，前提是父视图也包含那个点。",
    "passThrough":
      "让触摸穿透的视图，在命中结果是自己时返回 nil，命中子视图时照常返回。直接关闭交互的话，它的子视图也收不到触摸了。",
    "raisedButton":
      "凸出在 TabBar 外面的按钮，外面那部分点不到。要由 bar 重写 hitTest 或 pointInside：把点转换到按钮的坐标系，问按钮自己，其余交给 super。",
    "frame":
      "frame 是视图在父视图坐标系里的外接矩形。设置了 transform 以后，它不再等于视图自己的大小，这时也不应该再设置它。",
    "bounds":
      "bounds 是视图自己的坐标系：它的大小，以及左上角那个点的坐标。命中测试比较的是点和 bounds，而不是 frame。",
    "convert":
      "convert(_:to:) 和 convert(_:from:) 把一个点从一个视图的坐标系换算到另一个视图。询问子视图之前必须先换算；自己写 hitTest 时最常见的错误就是忘了这一步。",
    "transform":
      "transform 以锚点为中心缩放、旋转、移动视图。命中测试转的不是视图而是点：先把点换算到视图自己的坐标系，那里的 bounds 仍然是端正的。",
    "contentOffset":
      "contentOffset 就是滚动视图 bounds 的 origin。滚动并没有移动任何子视图，只是改变了左上角对应的点。",
    "hidden":
      "隐藏的视图在 hitTest 里直接返回 nil，它包含的一切也随之失效，子视图自己并不需要隐藏。",
    "alpha":
      "alpha 小于 0.01 的视图以及它下面的所有视图都收不到触摸。0.01 本身也算小于，因为 Float 存不下这个值。只是背景透明的视图照样接收触摸。",
    "interaction":
      "关闭 isUserInteractionEnabled 后，视图及其下所有视图都不参与命中测试。UILabel 和 UIImageView 默认就是关闭的，所以放在 UIImageView 里的按钮点不动。",
    "animation":
      "UIView 动画进行时，视图默认不接收触摸，除非加上 allowUserInteraction 选项。模型层已经是终值，所以命中测试看的是视图将要到达的位置，而不是眼睛看到的位置。",
    "clips":
      "clipsToBounds 裁掉画在 bounds 之外的内容。无论开关，bounds 之外的触摸都收不到。",
    "zPosition":
      "layer.zPosition 改变绘制时的前后。触摸只按子视图的顺序，不看它，所以看上去在最前面的视图也可能一次都点不到。",
    "layer":
      "CALayer 替视图绘制，对触摸一无所知：它不是响应者。圆角、mask 和 zPosition 改变画面，命中测试不受影响。",
    "override":
      "重写就是用自己的代码代替 UIKit 的方法。在这个 shell 里，每个对象都可以有自己的 Swift 或 Objective-C 代码，预设规则也按它所代表的代码保存。",
    "super":
      "super 是被重写代替的、类本来的行为。在 hitTest 里它是这个视图以下的整个查找，在 touchesBegan 里它把触摸交给下一个响应者。不调用它，就失去这些。",
    "window":
      "UIWindow 是视图树根部的视图，最先被问到，也由它把事件交给手势识别器和命中视图。多个窗口从前到后查找：先看层级高的，同层级先看后显示的。",
    "windowLevel":
      "windowLevel 先于显示时间决定窗口的前后。层级高又铺满屏幕的窗口会拿走所有触摸，哪怕它什么都没画。",
    "keyWindow":
      "key 窗口接收按键等没有位置的事件。触摸与哪个窗口是 key 无关：最前面的、愿意接收这个点的可见窗口得到它。",
    "windowScene":
      "从 iOS 13 起，UIWindowScene 站在窗口和应用之间，是窗口的下一个响应者。它是应用界面的一个实例，iPad 上可以同时有好几个。",
    "application":
      "UIApplication 从队列里取出事件，用 sendEvent 交给窗口。在响应者链里它几乎是最后一个，后面只可能还有它的代理。",
    "appDelegate":
      "应用代理是响应者链的终点，前提是它自己是 UIResponder，并且不是链上的视图或控制器。在它之后再没有别人，事件被丢弃。",
    "viewController":
      "UIViewController 是它自己视图的下一个响应者，排在父视图之前。控制器之后是它的视图的父视图；根控制器的下一个响应者是窗口。",
    "presented":
      "被弹出的控制器，下一个响应者是弹出它的控制器。它的视图铺在同一个窗口的最前面，这期间触摸都归它。",
    "responder":
      "UIResponder 能够响应事件：视图、控制器、窗口、窗口场景、应用和它的代理都是响应者。图层、手势识别器和普通对象不是。",
    "responderChain":
      "不处理事件的响应者把它交给下一个响应者：视图交给拥有它的控制器，没有就交给父视图，再到窗口、窗口场景、应用和应用代理。没有谁处理的事件会被丢弃。",
    "next":
      "next 是接收本响应者不处理的事件的那一个。touchesBegan 的默认实现就是调用 next 的同名方法；代码不调用 super，传递就到此为止。",
    "dropped":
      "到了响应者链尽头仍没有人处理的事件会被丢弃。这不是错误：点在空白处的触摸大多如此。",
    "firstResponder":
      "第一响应者接收没有屏幕位置的事件：按键、摇晃、遥控。canBecomeFirstResponder 返回 YES 的响应者可以用 becomeFirstResponder 成为它。",
    "touch":
      "UITouch 是一根手指从按下到抬起的全过程，始终是同一个对象。它的 view 由命中测试确定一次，之后手指移到哪里都不再改变。",
    "phase":
      "phase 表示触摸所处的阶段：began、moved、stationary、ended、cancelled。每次变化对应四个 touches 方法之一，stationary 没有对应的方法。",
    "tapCount":
      "tapCount 表示手指在这里连续快速点了几下：第一下是 1，双击的第二下是 2。它由触摸自己计数，不需要手势识别器。",
    "previousLocation":
      "location(in:) 是手指现在的位置，previousLocation(in:) 是上一次事件时的位置。两者之差就是跟手的视图应该移动的距离。",
    "touchesBegan":
      "手指按下时，命中视图收到 touchesBegan(_:with:)。默认实现把触摸沿响应者链向上传；重写它又不调用 super，触摸就停在这里。",
    "touchesMoved":
      "按下的手指移动时发送 touchesMoved(_:with:)。它始终发给最初命中的视图，即使手指已经离开这个视图。",
    "touchesEnded":
      "手指抬起时发送 touchesEnded(_:with:)。收到 touchesBegan 的视图，之后必定收到 touchesEnded 和 touchesCancelled 中的一个。",
    "touchesCancelled":
      "系统收回触摸时，发送的是 touchesCancelled(_:with:) 而不是 touchesEnded：来电、手势识别成功、滚动视图开始滚动都会如此。已经开始的操作应当撤回。",
    "multitouch":
      "isMultipleTouchEnabled 默认关闭：视图只收到落在它上面的第一根手指，后来的手指它不知道。其他视图照常接收自己的手指。",
    "exclusiveTouch":
      "设置了 isExclusiveTouch 的视图，自己有触摸时同一窗口的其他视图收不到触摸，别人有触摸时它也收不到。它可以防止两个按钮同时被按下。",
    "event":
      "UIEvent 包含某一时刻的所有触摸。只要有手指按着，每次来的都是同一个事件对象；type 和 subtype 区分触摸、运动和遥控。",
    "sendEvent":
      "UIApplication.sendEvent 把事件交给窗口，UIWindow.sendEvent 再交给手势识别器和命中视图。应用里的每个触摸都必须经过这里。",
    "pipeline":
      "事件从屏幕经过驱动、系统事件服务和 mach 端口到达应用，再经过线程、RunLoop 和队列到 UIApplication.sendEvent、UIWindow.sendEvent、手势识别器、命中视图和响应者链。",
    "IOKit":
      "IOKit 是驱动层。它把屏幕测到的数据封装成 IOHIDEvent，交给系统事件服务；应用看不到这种事件。",
    "SpringBoard":
      "SpringBoard 是主屏幕应用，决定哪个应用在前台。较早的资料说触摸也由它转交，从 iOS 6 起这是 backboardd 的工作。",
    "backboardd":
      "backboardd 是 iOS 6 起的系统事件服务。它从驱动取得 IOHIDEvent，查明该给哪个进程，再通过 mach 端口发过去。",
    "machPort":
      "mach 端口是内核提供的进程间信箱。应用在一个端口上等待事件，消息一到就唤醒 RunLoop。",
    "runLoop":
      "RunLoop 让线程休眠，直到有 source 要处理、定时器到点或被唤醒。主线程的 RunLoop 处理完事件，再处理定时器和重绘，然后继续休眠。",
    "source1":
      "Source1 是监听 mach 端口的一种 RunLoop 源：端口有消息就会自动唤醒线程。触摸由它进入应用，在取事件的线程上。",
    "source0":
      "Source0 持有待处理的工作，但不会自己唤醒线程：要有人标记它，再唤醒线程。取事件的线程就这样通知主线程，由主线程生成 UIEvent。",
    "eventFetchThread":
      "应用有一个专门的线程 com.apple.uikit.eventfetch-thread，在 mach 端口上等待。它把到来的事件放进队列，再触发主线程的 Source0。",
    "eventQueue":
      "事件在应用的队列里等待，先进先出。主线程忙的时候它们就一直等，用户感觉到的就是卡顿。",
    "gestureEnvironment":
      "UIGestureEnvironment 是 UIKit 的私有对象，在视图之前把触摸交给所有手势识别器，并处理它们之间的依赖。在手势 action 的调用栈里能看到它。",
    "gesture":
      "手势识别器先于视图收到它所在视图及其下所有视图的触摸。它不是响应者：它在旁观察，识别成功时可以把触摸收走。",
    "gestureState":
      "手势识别器从 possible 开始。点击之后是 recognized 或 failed；拖动、捏合等会经过 began、changed，到 ended 或 cancelled。每个状态发送一次 action。",
    "tapRecognizer":
      "点击手势识别器等待手指在同一处按下再抬起。放在父视图上也能听到子视图上的点击，但下面的按钮会保住自己的点击。",
    "panRecognizer":
      "手指移动大约 10 个点之后，拖动手势识别器进入 began。滚动视图自带一个：它就是靠这个滚动的，也因此会从内容那里收走触摸。",
    "longPress":
      "手指停留达到最短时间（默认 0.5 秒）又没有移动太远，长按手势就进入 began。它是连续手势，抬起手指才结束。",
    "cancelsTouches":
      "cancelsTouchesInView 默认打开：识别成功的那一刻，视图的触摸被取消，收到的是 touchesCancelled 而不是 touchesEnded。关闭后两者互不影响。",
    "delaysTouches":
      "打开 delaysTouchesBegan 后，识别失败之前视图什么都收不到。delaysTouchesEnded 默认打开，只扣住 touchesEnded，以便还能取消。",
    "requireToFail":
      "require(toFail:) 让一个手势识别器等另一个失败。单击就是这样等双击的，代价是一小段延迟。",
    "simultaneous":
      "默认情况下，一个手势识别成功，其他的就会失败。通过代理可以允许两个同时识别，也可以事先拒绝某个触摸，或者不让手势开始。",
    "control":
      "控件跟踪命中它自己的触摸，并产生控件事件：touchDown、touchUpInside、touchDragExit 等。从子视图沿响应者链上来的触摸不会被跟踪。",
    "button":
      "UIButton 是一种控件，按下它的手指在它上面或附近抬起时发送 touchUpInside。它和其他视图一样接收触摸：hidden、alpha、interaction 和父视图的 bounds 对它同样有效。",
    "touchUpInside":
      "手指在控件内抬起时发送 touchUpInside；跟踪期间，控件外大约 70 个点以内仍算在内。更远的地方抬起就是 touchUpOutside。",
    "action":
      "控件事件发生时，每个 target 收到它的 action。target 为 nil 时，从控件开始沿响应者链寻找第一个能响应的对象。",
    "isEnabled":
      "isEnabled 关闭的控件仍然会被命中，也仍然挡住后面的东西，只是不再发送事件。想让触摸穿过去，要隐藏它或关闭交互。",
    "scroll":
      "滚动视图把触摸扣住 0.15 秒：手指移动就滚动，否则交给内容。之后才开始滚动的话，内容的触摸会被取消。",
    "delaysContentTouches":
      "delaysContentTouches 让滚动视图先等一会儿，内容才知道手指按下；关闭后按钮立即高亮。canCancelContentTouches 允许它在滚动时把触摸收回。",
    "tableView":
      "UITableView 是会选中所点行的滚动视图。加在它上面或外层的点击手势会取消触摸，选中也就没有了。",
    "motion":
      "摇晃是运动事件。它没有位置，不做命中测试，直接交给第一响应者，再沿响应者链向上。",
    "remoteControl":
      "遥控事件来自耳机和锁屏：播放、暂停、下一首。它们没有位置，交给第一响应者。较新的应用改用 MPRemoteCommandCenter。",
    "press":
      "UIPress 是触摸以外的按键：遥控器、手柄或键盘。pressesBegan 等方法先发给第一响应者，再像触摸一样沿响应者链向上。",
    "ignoringEvents":
      "beginIgnoringInteractionEvents 让整个应用不再接收触摸，直到结束的次数与开始的次数相等。漏掉一次结束，应用里就什么都点不动了。",
  ]
}
