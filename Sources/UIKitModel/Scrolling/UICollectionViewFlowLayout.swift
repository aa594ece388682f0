import Foundation
import StyleInjection

/// Cells in lines that break where they are full.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The least distance between lines in points.
  public final var minimumLineSpacing: CGFloat = 10
  /// The least distance between the cells of a line in points.
  public final var minimumInteritemSpacing: CGFloat = 10
  /// The size of a cell in points.
  public final var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of a cell in points; zero where `itemSize` holds, `automaticSize` where cells say it.
  public final var estimatedItemSize = CGSize.zero
  /// The size of a header in points.
  public final var headerReferenceSize = CGSize.zero
  /// The size of a footer in points.
  public final var footerReferenceSize = CGSize.zero
  /// The room around a section in points.
  public final var sectionInset = StyleEdgeInsets()
  /// What the room around a section is measured from.
  public final var sectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  /// The direction of scrolling.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical
}

extension UICollectionViewFlowLayout {
  /// UIKit's estimated size that stands for each cell's own.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// Whether each cell says its own estimated size; setting it to false leaves another estimate as it is.
  public final var isEstimatedItemSizeAutomatic: Bool {
    get { estimatedItemSize == Self.automaticSize }
    set {
      if newValue {
        estimatedItemSize = Self.automaticSize
      } else if isEstimatedItemSizeAutomatic {
        estimatedItemSize = .zero
      }
    }
  }
}

extension ModelClass {
  static let collectionViewFlowLayout = ModelClass(
    "UICollectionViewFlowLayout", UICollectionViewFlowLayout.self
  ) { rows in
    rows.add("minimumLineSpacing", { $0.minimumLineSpacing }, { $0.minimumLineSpacing = $1 })
    rows.add("minimumInteritemSpacing", { $0.minimumInteritemSpacing }, { $0.minimumInteritemSpacing = $1 })
    rows.add("itemSize", { $0.itemSize }, { $0.itemSize = $1 })
    rows.add("estimatedItemSize", { $0.estimatedItemSize }, { $0.estimatedItemSize = $1 })
    rows.add("headerReferenceSize", { $0.headerReferenceSize }, { $0.headerReferenceSize = $1 })
    rows.add("footerReferenceSize", { $0.footerReferenceSize }, { $0.footerReferenceSize = $1 })
    rows.add("sectionInset", { $0.sectionInset }, { $0.sectionInset = $1 })
    rows.add("sectionInsetReference", { $0.sectionInsetReference }, { $0.sectionInsetReference = $1 })
    rows.add("scrollDirection", { $0.scrollDirection }, { $0.scrollDirection = $1 })
  }
}

extension UICollectionViewFlowLayout {
  /// The cases of UIKit's `UICollectionViewFlowLayout.SectionInsetReference`.
  public enum SectionInsetReference: String, UIKitEnumeration {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}
