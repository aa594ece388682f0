/// Makes storyboards of a wanted size in the spirit of real ones: scenes of views in a few levels with their
/// constraints, connections, colours and fonts.
struct InterfaceText {
  private var lines: [String] = []
  private var byteCount = 0
  private var objectCount = 0

  /// A storyboard of at least the given number of bytes.
  static func storyboard(byteCount: Int) -> [UInt8] {
    var text = InterfaceText()
    text.add(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <dependencies>
              <deployment identifier="iOS"/>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21679"/>
          </dependencies>
          <scenes>
      """)
    while text.byteCount < byteCount { text.addScene() }
    text.add("    </scenes>\n</document>\n")
    return Array(text.lines.joined(separator: "\n").utf8)
  }

  private mutating func add(_ line: String) {
    lines.append(line)
    byteCount += line.utf8.count + 1
  }

  /// An id in Xcode's form, no two alike.
  private mutating func nextID() -> String {
    objectCount += 1
    let digits = String(repeating: "0", count: 8 - String(objectCount).count) + String(objectCount)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.suffix(3))"
  }

  private mutating func addScene() {
    let (scene, controller, view) = (nextID(), nextID(), nextID())
    add(
      """
              <!--Catalogue View Controller-->
              <scene sceneID="\(scene)">
                  <objects>
                      <viewController id="\(controller)" customClass="CatalogueViewController" \
      customModule="Shop" customModuleProvider="target" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(view)">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                              <subviews>
      """)
    for _ in 0..<8 { addRow(in: view, of: controller) }
    add(
      """
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="\(nextID())"/>
                              <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                          </view>
                          <connections>
                              <outlet property="list" destination="\(view)" id="\(nextID())"/>
                          </connections>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(nextID())" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="140" y="-30.434782608695652"/>
              </scene>
      """)
  }

  /// A row: a container with an image, two labels and a button in it.
  private mutating func addRow(in parent: String, of controller: String) {
    let (row, image, title, detail, button) = (nextID(), nextID(), nextID(), nextID(), nextID())
    add(
      """
                                  <view contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(row)">
                                      <rect key="frame" x="16" y="59" width="361" height="96.333333333333329"/>
                                      <subviews>
                                          <imageView clipsSubviews="YES" userInteractionEnabled="NO" \
      contentMode="scaleAspectFit" horizontalHuggingPriority="251" image="cover" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(image)">
                                              <rect key="frame" x="0.0" y="0.0" width="64" height="64"/>
                                          </imageView>
      """)
    addLabel(title, "Title of article \(objectCount)", size: "17")
    addLabel(detail, "What there is to say of article \(objectCount) &amp; its kin", size: "13")
    add(
      """
                                          <button opaque="NO" contentMode="scaleToFill" \
      contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" \
      lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(button)">
                                              <rect key="frame" x="281" y="31" width="80" height="34"/>
                                              <fontDescription key="fontDescription" type="boldSystem" \
      pointSize="15"/>
                                              <state key="normal" title="Buy">
                                                  <color key="titleColor" white="1" alpha="1" \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                              </state>
                                              <userDefinedRuntimeAttributes>
                                                  <userDefinedRuntimeAttribute type="string" \
      keyPath="styleIdentifier" value="buy, primary"/>
                                              </userDefinedRuntimeAttributes>
                                              <connections>
                                                  <action selector="buy:" destination="\(controller)" \
      eventType="touchUpInside" id="\(nextID())"/>
                                              </connections>
                                          </button>
                                      </subviews>
                                      <color key="backgroundColor" red="0.94901960784313721" \
      green="0.94901960784313721" blue="0.96862745098039216" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
                                      <constraints>
      """)
    for (first, second) in [(title, image), (detail, title), (button, row), (image, row)] {
      for attribute in ["leading", "top"] {
        add(
          """
                                                <constraint firstItem="\(first)" \
          firstAttribute="\(attribute)" secondItem="\(second)" secondAttribute="\(attribute)" \
          constant="8" id="\(nextID())"/>
          """)
      }
    }
    add(
      """
                                      </constraints>
                                  </view>
      """)
  }

  private mutating func addLabel(_ id: String, _ text: String, size: String) {
    add(
      """
                                          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
      horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" textAlignment="natural" \
      lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                              <rect key="frame" x="72" y="8" width="201" height="20.333333333333332"/>
                                              <fontDescription key="fontDescription" type="system" \
      pointSize="\(size)"/>
                                              <nil key="textColor"/>
                                              <nil key="highlightedColor"/>
                                          </label>
      """)
  }
}
