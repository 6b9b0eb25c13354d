import Drawing
import Messaging
import SceneModel

// The stages of an event and the options, in Chinese.

extension ChineseWords {
  func title(_ stage: Stage) -> StyledText {
    switch stage {
    case .sensor: "传感器"
    case .driver: "驱动"
    case .eventServer: "系统事件服务"
    case .machPort: "mach 端口"
    case .fetchThread: "事件接收线程"
    case .runLoop: "主线程 RunLoop"
    case .event: "UIEvent 对象"
    case .hitTest: "命中测试"
    case .applicationSendEvent: "UIApplication.sendEvent 派发"
    case .windowSendEvent: "UIWindow.sendEvent 派发"
    case .recognizers: "手势识别器"
    case .view: "命中的视图"
    case .responderChain: "响应者链"
    case .firstResponder: "第一响应者"
    }
  }

  func explanation(_ stage: Stage) -> StyledText {
    switch stage {
    case .sensor: "手指改变了屏幕上的电荷"
    case .driver: "IOKit 的驱动把它做成 IOHIDEvent"
    case .eventServer: "backboardd（早期是 SpringBoard）判断哪个进程在前台"
    case .machPort: "通过 mach 消息把事件送到那个应用"
    case .fetchThread: "com.apple.uikit.eventfetch-thread 被唤醒（Source1），存下事件并通知主 RunLoop"
    case .runLoop: "主线程的 Source0 从队列中取出事件"
    case .event: "创建或更新其中的触摸"
    case .hitTest: "在各个窗口中为每个刚开始的触摸寻找视图"
    case .applicationSendEvent: "应用把事件交给它的窗口"
    case .windowSendEvent: "窗口把事件交给手势识别器和视图"
    case .recognizers: "它们比视图先收到触摸"
    case .view: "调用它的 touchesBegan、touchesMoved、touchesEnded 或 touchesCancelled"
    case .responderChain: "视图没有处理的事件交给下一个响应者"
    case .firstResponder: "与屏幕位置无关的事件交给它"
    }
  }

  func meaning(_ option: Option) -> StyledText {
    switch option {
    case .ios: "按哪个系统版本的响应者链：从 13 起窗口的下一个响应者是它的场景"
    case .wrappers: "窗口与根视图之间的 UITransitionView 和 UIDropShadowView"
    case .passes: "每次手指按下时 UIKit 做几遍命中测试"
    case .tapMovement: "点击过程中手指可以移动多远，单位是点"
    case .tapDuration: "一次点击最长多久，单位是秒"
    case .tapInterval: "等待下一次点击多久，单位是秒"
    case .panThreshold: "拖动多远后 pan 才开始，单位是点"
    case .swipeDistance: "轻扫要划过多远，单位是点"
    case .swipeDuration: "轻扫最长多久，单位是秒"
    case .pinchThreshold: "两指距离变化多少后捏合才开始，单位是点"
    case .rotationThreshold: "两指转过多少后旋转才开始，单位是度"
    case .edgeZone: "边缘拖动须从离边缘多近处开始，单位是点"
    case .slop: "正在跟踪的控件外多远仍算在内，单位是点"
    case .contentDelay: "滚动视图把触摸扣住多久，单位是秒"
    case .actionOrder: "手势识别器的 action 在视图的 touchesCancelled 之前还是之后"
    case .sameViewTie: "同一视图上两个相同的手势识别器谁胜出"
    case .disabledControl: "被禁用的控件如何处理触摸"
    case .disabledVeto: "被禁用的按钮是否仍拒绝祖先的点击手势"
    case .presentation: "控制器的弹出方式，决定响应者链中谁排在它后面"
    case .removedView: "视图被移除后它的触摸怎么办"
    case .singleTapAgain: "双击第二次抬起时单击是否再次触发"
    case .containerShouldBegin: "命中别的视图时，是否询问手势识别器所在视图的 gestureRecognizerShouldBegin"
    case .scrollTouches: "空白的滚动视图是否留住触摸"
    case .shake: "没有第一响应者时谁收到摇晃"
    case .canPerformAction: "canPerformAction 是否还询问下一个响应者"
    case .crossing: "手指越过控件边界时控件发出什么"
    case .ancestorOverButton: "祖先的长按、拖动或轻扫遇到按钮时谁胜出"
    case .touchWindow: "被转交的触摸属于哪个窗口"
    case .doubleTapCancels: "双击的两次触摸是否在一次调用中取消"
    case .nestedScroll: "内层滚动视图滚到尽头时是否让给外层"
    case .deceleration: "手指抬起后滚动视图是否继续滑行"
    case .looseConvert: "不在任何窗口中时，向 nil 转换得到谁的坐标"
    case .touchingEdges: "只共用一条边的两个矩形的交集"
    case .rotatedFrame: "旋转时设置 frame 改变什么：外接矩形，还是 bounds"
    case .scrollMultitouch: "滚动视图是否一开始就开启 isMultipleTouchEnabled"
    case .tableFirstResponder: "表格视图能否成为第一响应者"
    case .bounce: "内容不大于自身的滚动视图是否能拖动"
    case .source: "导入的树代表什么：UIKit 的视图，还是屏幕的辅助功能信息"
    }
  }
}
