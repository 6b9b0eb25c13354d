import Presentation
import Session
extension Presenter {
  func json(for reply: Reply, in session: Session) -> String { "{}" }
  func welcome(in session: Session) -> Page { Page() }
}
