import Drawing
import Messaging
import SceneModel
import Session

// The pages that are drawings: the screen, the map of touches, and one moment of the last event.
extension Teller {
  /// The most columns of a drawing: a phone is as wide as a hand.
  private var pictureColumns: Int { min(width, width >= 140 ? 60 : ScreenPicture.usualColumns) }

  /// The rows that leave the prompt and a line of explanation on the screen; nil where there is no screen.
  private var windowRows: Int? { look.height.map { max(8, $0 - 4) } }

  /// The rows of a drawing: what an app shows in twenty is a heap of signs, and a window can be scrolled.
  private var pictureRows: Int? { windowRows.map { scene.idCount > 60 ? max(36, $0) : $0 } }

  /// The screen as a drawing, with what its signs mean.
  func picturePage() -> Page {
    let picture = ScreenPicture(of: scene, columns: pictureColumns, rows: pictureRows)
    let legend = picture.legend(words, width: width)
    return Page([.picture(picture.canvas)] + (legend.isEmpty ? [] : [.lines(legend)]))
  }

  /// The screen by who gets a touch, or the part of it that one view gets.
  func mapPage(_ view: ObjectID?) -> Page {
    let map = MapPicture(of: session, view: view, columns: pictureColumns, rows: pictureRows)
    return Page([.picture(map.canvas), .lines(map.legend(words, width: width))])
  }

  /// The last event after some of its steps, as the film shows it.
  func stepPicture(at position: Int) -> Canvas? {
    guard let event = session.event else { return nil }
    let film = Film(
      of: event.trace, command: event.command, columns: width, rows: windowRows, words: words)
    return film.canvas(at: position)
  }
}
