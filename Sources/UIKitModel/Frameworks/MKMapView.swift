import StyleInjection

/// A map.
open class MKMapView: UIView {
  /// What the map shows.
  public final var mapType = MKMapType.standard
  /// Whether the user can zoom.
  public final var isZoomEnabled = true
  /// Whether the user can scroll.
  public final var isScrollEnabled = true
  /// Whether the user can turn the map.
  public final var isRotateEnabled = true
  /// Whether the user can tilt the map.
  public final var isPitchEnabled = true
  /// Whether buildings are shown.
  public final var showsBuildings = true
  /// Whether a compass is shown while the map is turned.
  public final var showsCompass = true
  /// Whether points of interest are shown.
  public final var showsPointsOfInterest = true
  /// Whether the user's place is shown.
  public final var showsUserLocation = false
}

extension ModelClass {
  static let mkMapView = ModelClass("MKMapView", MKMapView.self) { rows in
    rows.add("mapType", { $0.mapType }, { $0.mapType = $1 })
    rows.add("isZoomEnabled", { $0.isZoomEnabled }, { $0.isZoomEnabled = $1 })
    rows.add("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
    rows.add("isRotateEnabled", { $0.isRotateEnabled }, { $0.isRotateEnabled = $1 })
    rows.add("isPitchEnabled", { $0.isPitchEnabled }, { $0.isPitchEnabled = $1 })
    rows.add("showsBuildings", { $0.showsBuildings }, { $0.showsBuildings = $1 })
    rows.add("showsCompass", { $0.showsCompass }, { $0.showsCompass = $1 })
    rows.add("showsPointsOfInterest", { $0.showsPointsOfInterest }, { $0.showsPointsOfInterest = $1 })
    rows.add("showsUserLocation", { $0.showsUserLocation }, { $0.showsUserLocation = $1 })
  }
}
