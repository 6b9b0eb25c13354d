/// What other tools and platforms write of screens, which is known and cannot be imported.
public enum ForeignTool: String, CaseIterable, Sendable {
  /// A `.lookin` file.
  case lookin
  /// A document of Reveal.
  case reveal
  /// A document of Xcode's view debugger.
  case viewDebugger
  /// A compiled nib or storyboard.
  case nib
  /// Another binary property list.
  case propertyList
  /// A screenshot.
  case picture
  /// A packed archive, or a bundle of results.
  case archive
  /// A crash report.
  case crashReport
  /// AppKit's views.
  case appKit
  /// SwiftUI's values.
  case swiftUI
  /// Android's views, from uiautomator, Appium, Detox or dumpsys.
  case android
  /// Jetpack Compose's nodes.
  case compose
  /// Flutter's widgets, render objects and semantics.
  case flutter
  /// React's components.
  case react
  /// UIAutomation's element tree.
  case automation
  /// A web page.
  case web
}

extension ForeignTool {
  /// What a file is that is no text, by its beginning and its name.
  public static func of(bytes: [UInt8], path: String) -> ForeignTool? {
    if let own = of(bundle: path) { return own }
    let pictures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("%PDF".utf8),
      [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A], Array("RIFF".utf8),
    ]
    if pictures.contains(where: { bytes.starts(with: $0) }) || bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      return .picture
    }
    if bytes.starts(with: "NIBArchive".utf8) { return .nib }
    if bytes.starts(with: "bplist".utf8) {
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("Lookin") { return .lookin }
      if text.contains("UINib") || text.contains("NIBObjects") || text.contains("IBUI") { return .nib }
      return .propertyList
    }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) { return .archive }
    return nil
  }

  /// What a folder or a file is, by the ending of its name.
  public static func of(bundle path: String) -> ForeignTool? {
    var name = Substring(path)
    while name.hasSuffix("/") { name.removeLast() }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "lookin": return .lookin
    case "reveal", "revealdoc", "revealdocument": return .reveal
    case "viewhierarchy", "xcviewhierarchy", "xcviewdebug", "xcviewdebugger": return .viewDebugger
    case "nib", "storyboardc": return .nib
    case "xcresult", "zip", "gz", "tgz", "trace": return .archive
    default: return nil
    }
  }

  /// What markup is that none of the readers reads.
  static func markup(_ has: (StaticString) -> Bool) -> ForeignTool? {
    if has("class=\"android.") || has("<android.") || has("resource-id=") || has("class=\"com.android.") {
      return .android
    }
    return nil
  }

  /// What a text is that holds nothing of UIKit's.
  static func of(_ has: (StaticString) -> Bool) -> ForeignTool? {
    if has(" h=") && has(" v=") && has(" f=(") || has("<NSThemeFrame: 0x") || has("<NSWindow: 0x")
      || has("<NSView: 0x")
    {
      return .appKit
    }
    if has("android.widget.") || has("android.view.") || has("com.android.internal.policy.DecorView")
      || has("DecorView@") || has("DecorView{")
    {
      return .android
    }
    if has("useUnmergedTree") || has("Node #") && has(")px") { return .compose }
    if has("RenderView#") || has("FlutterBinding") || has("SemanticsNode#") || has("└─child: Render") {
      return .flutter
    }
    if has("ModifiedContent<") || has("TupleView<") || has("_VStackLayout") || has("@self, @identity")
      || has("@self changed") || has("SwiftUI.") && has("▿")
    {
      return .swiftUI
    }
    if has("style={") && (has("<View") || has("<Text") || has("<RCT")) { return .react }
    if has("UIATarget") || has("UIAApplication") { return .automation }
    if has("Incident Identifier:") || has("\"bug_type\"") || has("Exception Type:") { return .crashReport }
    if has("<!DOCTYPE html") || has("<!doctype html") || has("<html") { return .web }
    return nil
  }
}
