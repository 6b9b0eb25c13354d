/// A method of UIKit by which objects ask and tell one another, by its name in the command language.
///
/// Code of a person's own may stand in the place of every one of them.
public enum Selector: String, CaseIterable, Sendable {
  /// `hitTest(_:with:)`
  case hitTest
  /// `point(inside:with:)`
  case pointInside
  /// `touchesBegan(_:with:)`
  case touchesBegan
  /// `touchesMoved(_:with:)`
  case touchesMoved
  /// `touchesEnded(_:with:)`
  case touchesEnded
  /// `touchesCancelled(_:with:)`
  case touchesCancelled
  /// `pressesBegan(_:with:)`
  case pressesBegan
  /// `pressesChanged(_:with:)`
  case pressesChanged
  /// `pressesEnded(_:with:)`
  case pressesEnded
  /// `pressesCancelled(_:with:)`
  case pressesCancelled
  /// `motionBegan(_:with:)`
  case motionBegan
  /// `motionEnded(_:with:)`
  case motionEnded
  /// `motionCancelled(_:with:)`
  case motionCancelled
  /// `remoteControlReceived(with:)`
  case remoteControl
  /// `next`
  case next
  /// `canBecomeFirstResponder`
  case canBecomeFirstResponder
  /// `canResignFirstResponder`
  case canResignFirstResponder
  /// `gestureRecognizerShouldBegin(_:)` of a view
  case gestureShouldBegin
  /// `beginTracking(_:with:)` of a control
  case beginTracking
  /// `continueTracking(_:with:)` of a control
  case continueTracking
  /// `endTracking(_:with:)` of a control
  case endTracking
  /// `cancelTracking(with:)` of a control
  case cancelTracking
  /// `touchesShouldBegin(_:with:in:)` of a scroll view
  case touchesShouldBegin
  /// `touchesShouldCancel(in:)` of a scroll view
  case touchesShouldCancel
  /// `sendEvent(_:)` of a window or the application
  case sendEvent
  /// `gestureRecognizerShouldBegin(_:)` of a recognizer's delegate
  case shouldBegin
  /// `gestureRecognizer(_:shouldReceive:)` of a recognizer's delegate
  case shouldReceive
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of a recognizer's delegate
  case shouldRecognizeSimultaneously
  /// `gestureRecognizer(_:shouldRequireFailureOf:)` of a recognizer's delegate
  case shouldRequireFailure
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of a recognizer's delegate
  case shouldBeRequiredToFail
  /// `canPrevent(_:)` of a recognizer
  case canPrevent
  /// `canBePrevented(by:)` of a recognizer
  case canBePrevented
  /// `reset()` of a recognizer
  case reset

  /// Its place among the methods.
  @inline(__always)
  var place: UInt8 { withUnsafeBytes(of: self) { $0[0] } }

  /// Whether it is a method that subclasses of UIGestureRecognizer override, and no delegate answers (R88).
  public var isRecognizerMethod: Bool { self == .canPrevent || self == .canBePrevented || self == .reset }

  /// Whether it is one of the answers that a recognizer's delegate gives.
  public var isDelegateAnswer: Bool {
    switch self {
    case .shouldBegin, .shouldReceive, .shouldRecognizeSimultaneously, .shouldRequireFailure,
      .shouldBeRequiredToFail:
      true
    default: false
    }
  }
}
