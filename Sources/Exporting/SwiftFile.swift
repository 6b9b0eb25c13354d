import Geometry
import SceneModel
import Script
import Session

/// A view controller in Swift that builds the scene, with classes that log each call.
struct SwiftFile {
  private let plan: SourcePlan
  private let names: SwiftNames
  private let classes: SwiftClasses
  private var scene: Scene { plan.scene }

  init(_ scene: Scene) {
    plan = SourcePlan(scene)
    names = SwiftNames(plan)
    classes = SwiftClasses(plan, names)
  }

  var text: String {
    var parts = [head]
    parts.append("// MARK: - The log\n\n\(SwiftFile.log)")
    if usesMissing { parts.append(SwiftFile.missing) }
    if plan.usesPaths { parts.append(SwiftFile.paths) }
    var own =
      classes.declared + classes.constants + [classes.unknownMembers, classes.extensions].compactMap { $0 }
      + scene.objects.filter { names.ownClass[$0] != nil }.map(classes.own)
    let builder = SwiftBuilder(plan, names, made: made)
    if builder.needsCompanions {
      own.append(
        "final class Companions: NSObject, UIGestureRecognizerDelegate {\n\(SwiftClasses.indented(SwiftClasses.simultaneous))\n}"
      )
    }
    if !own.isEmpty { parts.append("// MARK: - The app's own classes\n\n\(own.joined(separator: "\n\n"))") }
    let logging = self.logging
    if !logging.isEmpty {
      parts.append("// MARK: - Classes that log\n\n\(logging.joined(separator: "\n\n"))")
    }
    parts.append("// MARK: - The scene\n\n\(controller)")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    var lines = plan.head(showing: "window = SceneViewController.makeWindow(in: windowScene)")
    lines += ["", "import UIKit"]
    if plan.usesWebViews { lines.append("import WebKit") }
    return lines.joined(separator: "\n")
  }

  /// The log: an indented line a call.
  private static let log = """
    @MainActor
    enum Log {
      private static var depth = 0

      static func line(_ text: String) { print(String(repeating: "  ", count: depth) + text) }

      static func name(_ object: AnyObject) -> String {
        (object as? UIView)?.accessibilityIdentifier ?? "\\(type(of: object))"
      }

      static func call(_ object: AnyObject, _ text: String, _ body: () -> Void) {
        line("\\(name(object)).\\(text)")
        depth += 1
        body()
        depth -= 1
      }

      static func hitTest(_ view: UIView, _ point: CGPoint, _ body: () -> UIView?) -> UIView? {
        line("\\(name(view)).hitTest (\\(point.x), \\(point.y))")
        depth += 1
        let found = body()
        depth -= 1
        line("\\(name(view)).hitTest -> \\(found.map { name($0) } ?? "nil")")
        return found
      }

      static func pointInside(_ view: UIView, _ point: CGPoint, _ body: () -> Bool) -> Bool {
        let isInside = body()
        line("\\(name(view)).pointInside (\\(point.x), \\(point.y)) -> \\(isInside ? "yes" : "no")")
        return isInside
      }
    }

    /// An action that prints a line.
    final class Printer: NSObject {
      private let text: String

      init(_ text: String) {
        self.text = text
      }

      @objc(fire:) func fire(_ sender: Any?) { print(text) }
    }
    """

  private var usesMissing: Bool {
    plan.own.values.contains { $0.missing.contains { $0.call.receiver != nil } }
  }

  private static let paths = """
    @MainActor
    enum Paths {
      /// A path of outlines, each a list of corners.
      static func make(_ outlines: [[CGPoint]]) -> UIBezierPath {
        let path = UIBezierPath()
        for outline in outlines {
          for (place, corner) in outline.enumerated() {
            if place == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
          }
          path.close()
        }
        return path
      }
    }
    """

  private static let missing = """
    /// An object that code talks to and that the scene does not have: whatever it is told goes nowhere.
    @dynamicMemberLookup @dynamicCallable
    final class Missing {
      subscript(dynamicMember name: String) -> Missing { self }

      @discardableResult
      func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Missing { self }
    }
    """

  // MARK: Classes that log

  /// The class of which an object is made.
  private func made(_ id: ObjectID) -> String {
    "Logged" + (names.ownClass[id] ?? plan.uikitClass(of: id))
  }

  private var logging: [String] {
    var seen: Set<String> = []
    let objects = plan.views + scene.windowsInOrder + plan.otherControllers
    return objects.compactMap { id in
      let name = made(id)
      guard seen.insert(name).inserted else { return nil }
      return SwiftClasses.logging(
        name, of: names.ownClass[id] ?? plan.uikitClass(of: id), isView: scene.kind(of: id).isView,
        isControl: scene.isKind(id, of: "UIControl"))
    }
  }

  // MARK: The controller

  private var controller: String {
    let base =
      plan.root.flatMap { names.ownClass[$0] } ?? plan.root.map { plan.uikitClass(of: $0) }
      ?? "UIViewController"
    let builder = SwiftBuilder(plan, names, made: made)
    let window = plan.mainWindow.map { made($0) } ?? "UIWindow"
    let touches = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"].map { method in
      """
        override func \(method)(_ touches: Set<UITouch>, with event: UIEvent?) {
          Log.call(self, "\(method)") { super.\(method)(touches, with: event) }
        }
      """
    }
    return """
      final class SceneViewController: \(base) {
        /// What nothing else holds: windows, controllers, delegates, actions.
        private var keep: [Any] = []
        /// What has to wait for the window.
        private var later: [(UIWindow) -> Void] = []

        /// The window of the scene.
        static func makeWindow(in scene: UIWindowScene) -> UIWindow {
          let window = \(window)(windowScene: scene)
          window.accessibilityIdentifier = \(SwiftNames.quoted(plan.mainWindow.map { scene.name(of: $0) } ?? "window"))
          window.rootViewController = SceneViewController()
          window.makeKeyAndVisible()
          return window
        }

        /// Gives a view the name by which the log calls it, and an outline by which it is seen.
        private func named<V: UIView>(_ view: V, _ name: String) -> V {
          view.accessibilityIdentifier = name
          view.layer.borderWidth = 1
          return view
        }

        override func loadView() {
      \(builder.build.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }

        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard let window = view.window else { return }
          let waiting = later
          later = []
          for task in waiting { task(window) }
        }

      \(touches.joined(separator: "\n\n"))
      }
      """
  }
}
