import StyleInjection

/// A photo that moves.
open class PHLivePhotoView: UIView {
  /// Whether it plays without sound.
  public final var isMuted = false
}

extension ModelClass {
  static let livePhotoView = ModelClass("PHLivePhotoView", PHLivePhotoView.self) { rows in
    rows.add("isMuted", { $0.isMuted }, { $0.isMuted = $1 })
  }
}
