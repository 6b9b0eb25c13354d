import SceneModel
import Script
import Session

/// A view controller in Objective-C that builds the scene, with classes that log each call.
struct ObjectiveCFile {
  private let plan: SourcePlan
  private let names: ObjectiveCNames
  private let classes: ObjectiveCClasses
  private var scene: Scene { plan.scene }

  init(_ scene: Scene) {
    plan = SourcePlan(scene)
    names = ObjectiveCNames(plan)
    classes = ObjectiveCClasses(plan, names)
  }

  var text: String {
    let builder = ObjectiveCBuilder(plan, names, made: made)
    var parts = [head, "// MARK: - The log\n\n\(ObjectiveCFile.log)"]
    if plan.usesPaths { parts.append(ObjectiveCFile.paths) }
    let own = scene.objects.filter { names.ownClass($0) != nil }.map(classes.own)
    var app = classes.declared + classes.constants + [classes.strangers].compactMap { $0 }
    let forward =
      own.isEmpty
      ? []
      : ["@class SceneViewController;"]
        + scene.objects.compactMap { names.ownClass($0) }.map { "@class \($0);" }
    app += forward.isEmpty ? [] : [forward.joined(separator: "\n")]
    app += classes.functions
    app += own.map(\.interface)
    app.append(interface)
    app += own.map(\.implementation)
    if builder.needsCompanions {
      app.append(
        "@interface Companions : NSObject <UIGestureRecognizerDelegate>\n"
          + "@property (nonatomic, copy) NSArray<UIGestureRecognizer *> *companions;\n@end\n\n"
          + "@implementation Companions\n\n\(ObjectiveCClasses.simultaneous)\n\n@end")
    }
    parts.append("// MARK: - The app's own classes\n\n\(app.joined(separator: "\n\n"))")
    let logging = self.logging
    if !logging.isEmpty {
      parts.append("// MARK: - Classes that log\n\n\(logging.joined(separator: "\n\n"))")
    }
    parts.append("// MARK: - The scene\n\n\(controller(builder))")
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var head: String {
    var lines = plan.head(showing: "self.window = [SceneViewController makeWindowInScene:windowScene];")
    lines += ["", "#import <UIKit/UIKit.h>"]
    if plan.usesWebViews { lines.append("#import <WebKit/WebKit.h>") }
    return lines.joined(separator: "\n")
  }

  /// The log: an indented line a call.
  private static let log = """
    static NSInteger LogDepth = 0;

    static void LogLine(NSString *text) {
      NSString *blanks = [@"" stringByPaddingToLength:(NSUInteger)(2 * LogDepth) withString:@" " startingAtIndex:0];
      NSLog(@"%@%@", blanks, text);
    }

    static NSString *LogName(id object) {
      NSString *name = nil;
      if ([object isKindOfClass:[UIView class]]) { name = ((UIView *)object).accessibilityIdentifier; }
      return name ? name : NSStringFromClass([object class]);
    }

    #define LOGS_HITS \\
      - (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event { \\
        LogLine([NSString stringWithFormat:@"%@.hitTest (%g, %g)", LogName(self), point.x, point.y]); \\
        LogDepth += 1; \\
        UIView *found = [super hitTest:point withEvent:event]; \\
        LogDepth -= 1; \\
        LogLine([NSString stringWithFormat:@"%@.hitTest -> %@", LogName(self), found ? LogName(found) : @"nil"]); \\
        return found; \\
      } \\
      - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { \\
        BOOL isInside = [super pointInside:point withEvent:event]; \\
        LogLine([NSString stringWithFormat:@"%@.pointInside (%g, %g) -> %@", LogName(self), point.x, point.y, \\
                                           isInside ? @"yes" : @"no"]); \\
        return isInside; \\
      }

    #define LOGS_TOUCH(METHOD) \\
      - (void)METHOD:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event { \\
        LogLine([NSString stringWithFormat:@"%@.%s", LogName(self), #METHOD]); \\
        LogDepth += 1; \\
        [super METHOD:touches withEvent:event]; \\
        LogDepth -= 1; \\
      }

    #define LOGS_TOUCHES \\
      LOGS_TOUCH(touchesBegan) LOGS_TOUCH(touchesMoved) LOGS_TOUCH(touchesEnded) LOGS_TOUCH(touchesCancelled)

    #define LOGS_ACTIONS \\
      - (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event { \\
        LogLine([NSString stringWithFormat:@"%@ sends %@", LogName(self), NSStringFromSelector(action)]); \\
        [super sendAction:action to:target forEvent:event]; \\
      }

    // An action that prints a line.
    @interface Printer : NSObject
    - (instancetype)initWithText:(NSString *)text;
    - (void)fire:(id)sender;
    @end

    @implementation Printer {
      NSString *_text;
    }

    - (instancetype)initWithText:(NSString *)text {
      self = [super init];
      if (self) { _text = [text copy]; }
      return self;
    }

    - (void)fire:(id)sender {
      NSLog(@"%@", _text);
    }

    @end
    """

  private static let paths = """
    // A path of outlines, each a list of corners.
    static UIBezierPath *MakePath(NSArray<NSArray<NSValue *> *> *outlines) {
      UIBezierPath *path = [UIBezierPath bezierPath];
      for (NSArray<NSValue *> *outline in outlines) {
        for (NSUInteger place = 0; place < outline.count; place++) {
          CGPoint corner = [outline[place] CGPointValue];
          if (place == 0) { [path moveToPoint:corner]; } else { [path addLineToPoint:corner]; }
        }
        [path closePath];
      }
      return path;
    }
    """

  private func made(_ id: ObjectID) -> String {
    "Logged" + (names.ownClass(id) ?? plan.uikitClass(of: id))
  }

  private var logging: [String] {
    var seen: Set<String> = []
    let objects = plan.views + scene.windowsInOrder + plan.otherControllers
    return objects.compactMap { id in
      let name = made(id)
      guard seen.insert(name).inserted else { return nil }
      var lines = ["LOGS_TOUCHES"]
      if scene.kind(of: id).isView { lines.insert("LOGS_HITS", at: 0) }
      if scene.isKind(id, of: "UIControl") { lines.append("LOGS_ACTIONS") }
      let base = names.ownClass(id) ?? plan.uikitClass(of: id)
      return
        "@interface \(name) : \(base)\n@end\n\n@implementation \(name)\n\(lines.joined(separator: "\n"))\n@end"
    }
  }

  private var interface: String {
    let base =
      plan.root.flatMap { names.ownClass($0) } ?? plan.root.map { plan.uikitClass(of: $0) }
      ?? "UIViewController"
    return """
      @interface SceneViewController : \(base)
      // The window of the scene.
      + (UIWindow *)makeWindowInScene:(UIWindowScene *)scene;
      @end
      """
  }

  private func controller(_ builder: ObjectiveCBuilder) -> String {
    let window = plan.mainWindow.map { made($0) } ?? "UIWindow"
    let windowName = plan.mainWindow.map { scene.name(of: $0) } ?? "window"
    return """
      @implementation SceneViewController {
        // What nothing else holds: windows, controllers, delegates, actions.
        NSMutableArray *_keep;
        // What has to wait for the window.
        NSMutableArray<void (^)(UIWindow *)> *_later;
      }

      + (UIWindow *)makeWindowInScene:(UIWindowScene *)scene {
        \(window) *made = [[\(window) alloc] initWithWindowScene:scene];
        made.accessibilityIdentifier = \(ObjectiveCNames.quoted(windowName));
        made.rootViewController = [[SceneViewController alloc] init];
        [made makeKeyAndVisible];
        return made;
      }

      // Gives a view the name by which the log calls it, and an outline by which it is seen.
      static void Name(UIView *view, NSString *name) {
        view.accessibilityIdentifier = name;
        view.layer.borderWidth = 1;
      }

      - (void)loadView {
        _keep = [NSMutableArray array];
        _later = [NSMutableArray array];
      \(builder.build.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))
      }

      - (void)viewDidAppear:(BOOL)animated {
        [super viewDidAppear:animated];
        UIWindow *shown = self.view.window;
        if (shown == nil) { return; }
        NSArray<void (^)(UIWindow *)> *waiting = [_later copy];
        [_later removeAllObjects];
        for (void (^task)(UIWindow *) in waiting) { task(shown); }
      }

      LOGS_TOUCHES

      @end
      """
  }
}
