import Drawing
import Session

extension Teller {
  func page(for outcome: Outcome, of reply: Reply) -> Page {
    Page()
  }
}
