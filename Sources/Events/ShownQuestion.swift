import Messaging
import SceneModel

/// A question that is shown where it is asked, with its answer once that is there; most are answered with yes.
protocol ShownQuestion: Message where Answer == Bool {
  /// What it is about, for the trace.
  var subject: ObjectID? { get }
}

extension ShownQuestion {
  /// The question; its answer is filled in when it is there.
  public func sent(to receiver: ObjectID, in recorder: inout Recorder) -> Step.Kind? {
    .asked(receiver, selector, other: subject, answer: true)
  }

  /// Fills the answer in.
  public func answered(
    _ answer: Bool, by receiver: ObjectID, overridden: Bool, step: Int?, in app: inout Simulation
  ) {
    if let step, !answer { app.amend(step, .asked(receiver, selector, other: subject, answer: false)) }
  }
}
