extension UITableViewCell {
  /// What it shows in place of its standard labels; nil for those.
  public final var contentConfiguration: UIListContentConfiguration? {
    get { partIfLoaded("contentConfiguration") }
    set { setPart("contentConfiguration", newValue) }
  }

  /// What is drawn behind its content; nil for what the list does.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { partIfLoaded("backgroundConfiguration") }
    set { setPart("backgroundConfiguration", newValue) }
  }
}

extension UICollectionViewCell {
  /// What it shows; nil for what stands in the content view.
  public final var contentConfiguration: UIListContentConfiguration? {
    get { partIfLoaded("contentConfiguration") }
    set { setPart("contentConfiguration", newValue) }
  }

  /// What is drawn behind its content; nil for what the list does.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { partIfLoaded("backgroundConfiguration") }
    set { setPart("backgroundConfiguration", newValue) }
  }
}
