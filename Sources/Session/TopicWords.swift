// The words of the terms that `explain` explains: the word, others for it, commands to type, the lesson. The texts stand in
// `EnglishWords+Topics.swift` and `ChineseWords+Topics.swift`. Longer than other files, as it is one table.

extension Topic {
  static let table: [Topic] = [
    Topic(
      "hitTest",
      also: ["hit", "hittest(_:with:)", "hittestwithevent", "hit-testing", "hittesting", "命中测试"],
      example: ["add A frame 20 20 200 200", "hit 50 50"],
      lesson: "two-questions"),
    Topic(
      "pointInside",
      also: ["point(inside:with:)", "pointinsidewithevent", "point", "inside"],
      example: ["add A frame 20 20 200 200", "inside A 200 10"],
      lesson: "two-questions"),
    Topic(
      "hitView",
      also: ["hit view", "hit-test view", "hittestview", "命中视图"],
      example: ["add A frame 20 20 200 200", "tap 50 50"],
      lesson: "first-tap"),
    Topic(
      "view",
      also: ["uiview", "视图"],
      example: ["add A frame 20 20 200 200", "info A"],
      lesson: "first-tap"),
    Topic(
      "superview",
      also: ["parent", "父视图"],
      example: ["add A frame 20 20 200 200", "add B to A frame 20 20 60 60", "tree"],
      lesson: "super-and-superview"),
    Topic(
      "subviews",
      also: ["subview", "siblings", "sibling order", "子视图", "兄弟视图"],
      example: [
        "add A frame 20 20 200 200", "add B frame 60 60 200 200", "hit 100 100", "front A", "hit 100 100",
      ],
      lesson: "front-to-back"),
    Topic(
      "backtracking",
      also: ["backtrack", "search order", "回溯"],
      example: [
        "add A frame 20 20 200 200", "add B to A frame 0 0 80 80", "add C to A frame 100 100 80 80",
        "hit 50 50",
      ],
      lesson: "abcde-tap-e"),
    Topic(
      "outside",
      also: ["overflow child", "out of bounds", "超出父视图"],
      example: ["add A frame 20 20 100 100", "add B to A frame 80 80 60 60", "why B at 150 150"],
      lesson: "outside-the-parent"),
    Topic(
      "hotArea",
      also: ["hot area", "touch area", "hitarea", "热区", "点击区域"],
      example: ["add A frame 100 100 20 20 as UIButton", "override A pointInside inset -12", "tap 95 95"],
      lesson: "hot-area"),
    Topic(
      "passThrough",
      also: ["pass through", "passthrough", "see-through", "穿透"],
      example: [
        "add below frame 40 40 80 40 as UIButton", "add glass frame 0 0 320 480",
        "override glass hitTest passthrough", "tap 50 50",
      ],
      lesson: "see-through-overlay"),
    Topic(
      "raisedButton",
      also: ["raised button", "tab bar button", "凸起按钮", "中间按钮"],
      example: [
        "add bar frame 0 431 320 49 as UITabBar", "add plus to bar frame 130 -20 60 60 as UIButton",
        "override bar hitTest overflow", "tap 160 420",
      ],
      lesson: "tab-bar-centre"),
    Topic(
      "frame",
      also: ["cgrect frame"],
      example: ["add A frame 20 30 100 50", "info A"],
      lesson: "coordinates"),
    Topic(
      "bounds",
      also: ["bounds origin", "边界"],
      example: ["add A frame 20 30 100 50", "set A bounds 10 10 100 50", "info A"],
      lesson: "coordinates"),
    Topic(
      "convert",
      also: ["convertpoint", "coordinates", "convert(_:to:)", "坐标转换", "坐标"],
      example: ["add A frame 20 30 200 200", "add B to A frame 40 40 50 50", "convert 70 80 from view to B"],
      lesson: "coordinates"),
    Topic(
      "transform",
      also: ["rotation", "scale", "cgaffinetransform", "变换"],
      example: ["add A frame 100 100 100 100", "set A rotate 45", "hit 150 85"],
      lesson: "coordinates"),
    Topic(
      "contentOffset",
      also: ["content offset", "scrolling offset", "偏移"],
      example: ["add S frame 20 20 200 200 as UIScrollView content 200 600", "set S offset 0 50", "info S"],
      lesson: "coordinates"),
    Topic(
      "hidden",
      also: ["ishidden", "hide", "隐藏"],
      example: ["add A frame 20 20 200 200", "hide A", "why A at 50 50"],
      lesson: "dead-views"),
    Topic(
      "alpha",
      also: ["opacity", "transparent", "透明", "透明度"],
      example: ["add A frame 20 20 200 200", "set A alpha 0.01", "why A at 50 50"],
      lesson: "dead-views"),
    Topic(
      "interaction",
      also: ["isuserinteractionenabled", "userinteractionenabled", "交互"],
      example: ["add A frame 20 20 200 200 as UIImageView", "why A at 50 50"],
      lesson: "dead-views"),
    Topic(
      "animation",
      also: ["animate", "allowuserinteraction", "presentation layer", "动画"],
      example: ["add A frame 20 20 80 80", "animate A frame 200 20 80 80 over 2", "hit 60 60"],
      lesson: "dead-views"),
    Topic(
      "clips",
      also: ["clipstobounds", "maskstobounds", "裁剪"],
      example: [
        "add A frame 20 20 100 100", "add B to A frame 80 80 60 60", "set A clips on", "hit 150 150",
      ],
      lesson: "outside-the-parent"),
    Topic(
      "zPosition",
      also: ["z", "layer.zposition", "layerzposition"],
      example: ["add A frame 20 20 200 200", "add B frame 20 20 200 200", "set A z 10", "hit 50 50"],
      lesson: "front-to-back"),
    Topic(
      "layer",
      also: ["calayer", "图层"],
      example: ["add A frame 20 20 100 100", "set A z 5", "picture"],
      lesson: "front-to-back"),
    Topic(
      "override",
      also: ["overrides", "overriding", "重写"],
      example: ["add A frame 20 20 100 100", "override A pointInside circle", "override A"],
      lesson: "write-hittest"),
    Topic(
      "super",
      also: ["callsuper", "父类"],
      example: [
        "add A frame 20 20 100 100", "override A touchesBegan { super.touchesBegan(touches, with: event) }",
        "tap 50 50",
      ],
      lesson: "super-or-not"),
    Topic(
      "window",
      also: ["uiwindow", "windows", "窗口"],
      example: ["window top frame 0 0 320 100 level 1", "hit 50 50"],
      lesson: "window-only"),
    Topic(
      "windowLevel",
      also: ["window level", "uiwindow.level", "窗口层级"],
      example: ["window alertWindow frame 0 0 320 480 level 2000", "hit 50 50"],
      lesson: "second-window"),
    Topic(
      "keyWindow",
      also: ["key window", "makekeyandvisible", "主窗口"],
      example: ["window second frame 0 0 320 480", "hit 50 50"],
      lesson: "second-window"),
    Topic(
      "windowScene",
      also: ["uiwindowscene", "scene", "uiscene", "窗口场景", "场景"],
      example: ["chain view"],
      lesson: "chain"),
    Topic(
      "application",
      also: ["uiapplication", "app", "应用"],
      example: ["chain app"],
      lesson: "chain"),
    Topic(
      "appDelegate",
      also: ["app delegate", "uiapplicationdelegate", "delegate", "应用代理"],
      example: ["chain app"],
      lesson: "chain"),
    Topic(
      "viewController",
      also: ["uiviewcontroller", "controller", "vc", "视图控制器", "控制器"],
      example: ["add page frame 0 0 320 480", "controller pageVC for page in vc", "chain page"],
      lesson: "controllers"),
    Topic(
      "presented",
      also: ["present", "presentation", "modal", "弹出", "模态"],
      example: [
        "add sheet frame 0 0 320 480", "controller detail for sheet", "present detail from vc", "chain sheet",
      ],
      lesson: "controllers"),
    Topic(
      "responder",
      also: ["uiresponder", "响应者"],
      example: ["add A frame 20 20 100 100", "override A touchesBegan handle", "tap 50 50"],
      lesson: "responders"),
    Topic(
      "responderChain",
      also: ["chain", "responder chain", "响应者链"],
      example: ["add A frame 20 20 100 100", "chain A"],
      lesson: "chain"),
    Topic(
      "next",
      also: ["nextresponder", "next responder", "下一个响应者"],
      example: ["add A frame 20 20 100 100", "chain A"],
      lesson: "chain"),
    Topic(
      "dropped",
      also: ["dropped event", "discarded", "丢弃"],
      example: ["add A frame 20 20 100 100", "tap 50 50", "trace"],
      lesson: "chain"),
    Topic(
      "firstResponder",
      also: ["first responder", "becomefirstresponder", "第一响应者"],
      example: ["add field frame 20 20 200 40 as UITextField", "firstresponder field", "key \"a\""],
      lesson: "other-events"),
    Topic(
      "touch",
      also: ["uitouch", "touches", "finger", "触摸"],
      example: ["add A frame 20 20 200 200", "touch down 50 50", "touch move 80 90", "touch up"],
      lesson: "one-finger"),
    Topic(
      "phase",
      also: ["uitouch.phase", "touch phase", "阶段"],
      example: ["add A frame 20 20 200 200", "touch down 50 50", "touch move 60 60", "touch up"],
      lesson: "one-finger"),
    Topic(
      "tapCount",
      also: ["tap count", "double tap", "点击次数"],
      example: ["add A frame 20 20 200 200", "tap 50 50 times 2"],
      lesson: "one-finger"),
    Topic(
      "previousLocation",
      also: ["previouslocation(in:)", "location(in:)", "location", "上一个位置"],
      example: ["add A frame 20 20 80 80", "drag 50 50 to 90 90 steps 2"],
      lesson: "one-finger"),
    Topic(
      "touchesBegan",
      also: ["touchesbegan(_:with:)", "touchdown method"],
      example: ["add A frame 20 20 100 100", "override A touchesBegan handle", "tap 50 50"],
      lesson: "responders"),
    Topic(
      "touchesMoved",
      also: ["touchesmoved(_:with:)"],
      example: [
        "add A frame 20 20 200 200", "override A touchesMoved handle", "drag 50 50 to 90 90 steps 2",
      ],
      lesson: "one-finger"),
    Topic(
      "touchesEnded",
      also: ["touchesended(_:with:)"],
      example: ["add A frame 20 20 200 200", "tap 50 50"],
      lesson: "one-finger"),
    Topic(
      "touchesCancelled",
      also: ["touchescancelled(_:with:)", "cancel", "取消"],
      example: ["add A frame 20 20 200 200", "touch down 50 50", "interrupt"],
      lesson: "cancelled"),
    Topic(
      "multitouch",
      also: ["ismultipletouchenabled", "multipletouchenabled", "multiple touch", "多点触控"],
      example: [
        "add A frame 20 20 200 200 multitouch on", "touch 1 down 50 50, 2 down 90 90", "touch 1 up, 2 up",
      ],
      lesson: "two-fingers"),
    Topic(
      "exclusiveTouch",
      also: ["isexclusivetouch", "exclusive", "独占触摸"],
      example: [
        "add A frame 20 20 80 80 exclusive on", "add B frame 120 20 80 80",
        "touch 1 down 50 50, 2 down 150 50", "touch 1 up, 2 up",
      ],
      lesson: "two-fingers"),
    Topic(
      "event",
      also: ["uievent", "事件"],
      example: ["add A frame 20 20 200 200", "tap 50 50", "trace"],
      lesson: "from-glass-to-view"),
    Topic(
      "sendEvent",
      also: ["sendevent(_:)", "uiapplication.sendevent"],
      example: ["add A frame 20 20 200 200", "tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "pipeline",
      also: ["event delivery", "way of an event", "事件传递"],
      example: ["add A frame 20 20 200 200", "tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "IOKit",
      also: ["iohidevent", "iohid", "driver", "驱动"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "SpringBoard",
      also: ["springboard.app", "home screen", "桌面"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "backboardd",
      also: ["event server", "事件服务"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "machPort",
      also: ["mach port", "port", "端口"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "runLoop",
      also: ["run loop", "cfrunloop", "runloop", "运行循环"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "source1",
      also: ["cfrunloopsource1", "version 1 source"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "source0",
      also: ["cfrunloopsource0", "version 0 source"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "eventFetchThread",
      also: ["event-fetch thread", "com.apple.uikit.eventfetch-thread", "eventfetch", "取事件线程"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "eventQueue",
      also: ["event queue", "queue", "事件队列"],
      example: ["tap 50 50", "pipeline"],
      lesson: "from-glass-to-view"),
    Topic(
      "gestureEnvironment",
      also: ["uigestureenvironment", "gesture environment"],
      example: ["add A frame 20 20 200 200", "gesture t tap on A", "tap 50 50", "trace"],
      lesson: "gesture-first"),
    Topic(
      "gesture",
      also: ["gesturerecognizer", "uigesturerecognizer", "recognizer", "gestures", "手势", "手势识别器"],
      example: ["add A frame 20 20 200 200", "gesture t tap on A", "tap 50 50"],
      lesson: "gesture-first"),
    Topic(
      "gestureState",
      also: ["gesture state", "uigesturerecognizer.state", "手势状态"],
      example: ["add A frame 20 20 200 200", "gesture p pan on A", "drag 50 50 to 120 120"],
      lesson: "gesture-first"),
    Topic(
      "tapRecognizer",
      also: ["uitapgesturerecognizer", "tap gesture", "点击手势"],
      example: ["add A frame 20 20 200 200", "gesture t tap on A taps 2", "tap 50 50 times 2"],
      lesson: "tap-on-superview"),
    Topic(
      "panRecognizer",
      also: ["uipangesturerecognizer", "pan", "拖动手势"],
      example: ["add A frame 20 20 200 200", "gesture p pan on A", "drag 50 50 to 120 120"],
      lesson: "scroll-view"),
    Topic(
      "longPress",
      also: ["long press", "uilongpressgesturerecognizer", "长按"],
      example: ["add A frame 20 20 200 200", "gesture l longpress on A", "longpress 50 50"],
      lesson: "gesture-first"),
    Topic(
      "cancelsTouches",
      also: ["cancelstouchesinview", "cancels touches in view"],
      example: ["add A frame 20 20 200 200", "gesture t tap on A cancels off", "tap 50 50"],
      lesson: "cancels-touches"),
    Topic(
      "delaysTouches",
      also: ["delaystouchesbegan", "delaystouchesended", "delays touches"],
      example: ["add A frame 20 20 200 200", "gesture t tap on A delaysBegan on", "tap 50 50"],
      lesson: "cancels-touches"),
    Topic(
      "requireToFail",
      also: ["require(tofail:)", "requires", "requiregesturerecognizertofail"],
      example: [
        "add A frame 20 20 200 200", "gesture once tap on A", "gesture twice tap on A taps 2",
        "gesture once requires twice", "tap 50 50", "wait 1",
      ],
      lesson: "double-or-single"),
    Topic(
      "simultaneous",
      also: ["shouldrecognizesimultaneously", "gesture delegate", "uigesturerecognizerdelegate", "同时识别"],
      example: [
        "add A frame 20 20 200 200", "gesture p pan on A", "gesture q pinch on A", "gesture p with q",
        "drag 50 50 to 120 120",
      ],
      lesson: "double-or-single"),
    Topic(
      "control",
      also: ["uicontrol", "控件"],
      example: ["add b frame 20 20 100 44 as UIButton", "tap b"],
      lesson: "button-events"),
    Topic(
      "button",
      also: ["uibutton", "按钮"],
      example: [
        "add b frame 20 20 100 44 as UIButton", "action b touchUpInside -> print \"pressed\"", "tap b",
      ],
      lesson: "button-events"),
    Topic(
      "touchUpInside",
      also: ["touchupoutside", "touchdraginside", "uicontrolevents", "control events", "控件事件"],
      example: ["add b frame 20 20 100 44 as UIButton", "drag 50 40 to 50 90", "drag 50 40 to 50 300"],
      lesson: "button-events"),
    Topic(
      "action",
      also: ["targetaction", "target-action", "target action", "sendaction", "目标动作"],
      example: [
        "add b frame 20 20 100 44 as UIButton", "respond vc save", "action b touchUpInside -> nil.save",
        "tap b",
      ],
      lesson: "button-events"),
    Topic(
      "isEnabled",
      also: ["enabled", "disabled", "启用"],
      example: ["add b frame 20 20 100 44 as UIButton enabled off", "tap b"],
      lesson: "button-events"),
    Topic(
      "scroll",
      also: ["uiscrollview", "scrollview", "scroll view", "滚动视图", "滚动"],
      example: [
        "add S frame 20 20 200 200 as UIScrollView content 200 600",
        "add b to S frame 20 20 80 44 as UIButton", "drag 60 60 to 60 30",
      ],
      lesson: "scroll-view"),
    Topic(
      "delaysContentTouches",
      also: ["delays content touches", "cancancelcontenttouches", "delays"],
      example: [
        "add S frame 20 20 200 200 as UIScrollView content 200 600 delays off",
        "add b to S frame 20 20 80 44 as UIButton", "tap b",
      ],
      lesson: "scroll-view"),
    Topic(
      "tableView",
      also: ["uitableview", "cell", "uitableviewcell", "表格", "单元格"],
      example: [
        "add T frame 0 0 320 480 as UITableView", "add c to T frame 0 0 320 44 as UITableViewCell",
        "tap 50 20",
      ],
      lesson: "scroll-view"),
    Topic(
      "motion",
      also: ["shake", "motionbegan", "motionended", "摇晃", "运动"],
      example: [
        "add A frame 0 0 320 480", "override A canBecomeFirstResponder = true", "firstresponder A", "shake",
      ],
      lesson: "other-events"),
    Topic(
      "remoteControl",
      also: ["remote control", "remote", "遥控"],
      example: [
        "add A frame 0 0 320 480", "override A canBecomeFirstResponder = true", "firstresponder A",
        "remote play",
      ],
      lesson: "other-events"),
    Topic(
      "press",
      also: ["uipress", "presses", "pressesbegan", "按键"],
      example: ["press select"],
      lesson: "other-events"),
    Topic(
      "ignoringEvents",
      also: ["beginignoringinteractionevents", "ignore events", "忽略事件"],
      example: ["add A frame 20 20 100 100", "ignore events on", "tap 50 50", "ignore events off"],
      lesson: "dead-button"),
  ]
}
