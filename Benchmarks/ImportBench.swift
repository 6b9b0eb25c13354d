import Importing

/// What importing costs: the readers at work on texts as large as real screens make them.
func reportImports() throws {
  print("\nimports:")
  try report("5,000 lines of recursiveDescription", dump(lines: 5_000), limit: 30)
  try report("a storyboard of 1 MB", storyboard(bytes: 1 << 20), limit: 50)
}

private func report(_ name: String, _ text: String, limit: Double) throws {
  var best = Double.infinity
  var views = 0
  for _ in 0..<7 {
    let start = nanoseconds()
    if case .scene(let scene) = try Importer.read(text) { views = scene.report.views }
    best = min(best, Double(nanoseconds() - start) / 1e6)
  }
  let size = Double(text.utf8.count) / Double(1 << 20)
  print(
    "  \(name) (\(column(size, 0, decimals: 2)) MB, \(views) views): \(column(best, 0, decimals: 1)) ms, of \(Int(limit)) allowed"
  )
}

/// A dump as a phone prints it: cells with buttons and labels.
private func dump(lines: Int) -> String {
  var text = "<UIWindow: 0x10d23d120; frame = (0 0; 375 812); layer = <UIWindowLayer: 0x600001729f80>>\n"
  var count = 1
  var cell = 0
  while count < lines {
    let bars = "   |    | "
    let address = 0x1_0d00_0000 + cell * 4096
    func hex(_ more: Int) -> String { "0x" + String(address + more, radix: 16) }
    text +=
      bars
      + "<Shop.ItemCell: \(hex(0)); baseClass = UITableViewCell; frame = (0 \(cell * 44); 375 44); text = 'Item's \(cell)'; autoresize = W; layer = <CALayer: 0x600000ce6460>>\n"
    text +=
      bars
      + "   | <UITableViewCellContentView: \(hex(16)); frame = (0 0; 375 43.5); opaque = NO; gestureRecognizers = <NSArray: 0x600000ce6760>; layer = <CALayer: 0x600000ce6461>>\n"
    text +=
      bars
      + "   |    | <UILabel: \(hex(32)); frame = (15 11.3333; 200 20.5); text = 'Price; \(cell)'; opaque = NO; userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x600002c47c00>>\n"
    text +=
      bars
      + "   |    | <UIButton: \(hex(48)); frame = (300 0; 60 43.5); opaque = NO; autoresize = LM+BM; tintColor = <UIDynamicSystemColor: 0x600001748a80; name = systemBlueColor>; layer = <CALayer: 0x600000ce6462>>\n"
    count += 4
    cell += 1
  }
  return text
}

/// A xib with one large screen.
private func storyboard(bytes: Int) -> String {
  var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504">
    <device id="retina6_1" orientation="portrait"/>
    <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>

    """
  var count = 0
  while text.utf8.count < bytes {
    text += """
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(count)">
                                <rect key="frame" x="0.0" y="\(count * 44)" width="414" height="44"/>
                                <subviews>
                                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Row \(count)" lineBreakMode="tailTruncation" id="l\(count)">
                                        <rect key="frame" x="20" y="0.0" width="200" height="44"/>
                                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <nil key="highlightedColor"/>
                                    </label>
                                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" lineBreakMode="middleTruncation" id="b\(count)">
                                        <rect key="frame" x="300" y="0.0" width="100" height="44"/>
                                        <state key="normal" title="Buy \(count)"/>
                                        <connections><action selector="buy:" destination="root" eventType="touchUpInside" id="a\(count)"/></connections>
                                    </button>
                                </subviews>
                                <constraints>
                                    <constraint firstAttribute="trailing" secondItem="b\(count)" secondAttribute="trailing" constant="14" id="c\(count)"/>
                                    <constraint firstItem="l\(count)" firstAttribute="leading" secondItem="v\(count)" secondAttribute="leading" constant="20" id="d\(count)"/>
                                </constraints>
                            </view>

      """
    count += 1
  }
  return text + "</subviews></view></objects></document>\n"
}
