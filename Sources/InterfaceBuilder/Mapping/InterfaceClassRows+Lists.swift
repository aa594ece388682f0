import UIKitModel

extension InterfaceClassRows {
  static let lists: [InterfaceClassRows] = [
    InterfaceClassRows(
      "UITableView",
      [
        .initial(.attribute("style"), \UITableView.style, omitted: "plain"),
        .attribute("allowsMultipleSelectionDuringEditing", omitted: "NO"),
        .attribute("allowsSelection", omitted: "YES"),
        .attribute("allowsSelectionDuringEditing", omitted: "NO"),
        .attribute("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", omitted: "YES"),
        .attribute("estimatedRowHeight"),
        .attribute("estimatedSectionFooterHeight"),
        .attribute("estimatedSectionHeaderHeight"),
        .attribute("prefetchingEnabled", "isPrefetchingEnabled", omitted: "YES"),
        .attribute("remembersLastFocusedIndexPath", omitted: "NO"),
        .attribute("rowHeight"),
        .attribute("sectionFooterHeight"),
        .attribute("sectionHeaderHeight"),
        .attribute("sectionIndexMinimumDisplayRowCount", omitted: "0"),
        .attribute("selectionFollowsFocus", omitted: "NO"),
        .attribute("separatorInsetReference", omitted: "fromCellEdges"),
        .attribute("separatorStyle", omitted: "singleLine", spellings: ["default": "singleLine"]),
        .attribute("springLoaded", "isSpringLoaded", omitted: "NO"),
        .attribute("allowsMultipleSelection", omitted: "NO"),
        .child("sectionIndexBackgroundColor"),
        .child("sectionIndexColor"),
        .child("sectionIndexTrackingBackgroundColor"),
        .child("separatorColor"),
        .child("separatorInset"),
      ]),
    InterfaceClassRows(
      "UITableViewCell",
      [
        .attribute("accessoryType", omitted: "none"),
        .attribute("editingAccessoryType", omitted: "none"),
        .attribute("focusStyle", omitted: "default"),
        .attribute("hidesAccessoryWhenEditing", omitted: "YES"),
        .attribute("indentationLevel", omitted: "0"),
        .attribute("indentationWidth", omitted: "10"),
        .initial(.attribute("reuseIdentifier"), \UITableViewCell.reuseIdentifier),
        .initial(
          .attribute("style"), \UITableViewCell.style,
          spellings: [
            "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
            "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
          ]),
        .attribute("selectionStyle"),
        .attribute("shouldIndentWhileEditing", omitted: "YES"),
        .attribute("showsReorderControl", omitted: "NO"),
        .child("separatorInset"),
      ]),
    InterfaceClassRows(
      "UITableViewHeaderFooterView",
      [
        .initial(.attribute("reuseIdentifier"), \UITableViewHeaderFooterView.reuseIdentifier)
      ]),
    InterfaceClassRows(
      "InterfaceTableSection",
      [
        .initial(.attribute("headerTitle"), \InterfaceTableSection.headerTitle),
        .initial(.attribute("footerTitle"), \InterfaceTableSection.footerTitle),
        .initial(.child("headerTitle"), \InterfaceTableSection.headerTitle),
        .initial(.child("footerTitle"), \InterfaceTableSection.footerTitle),
      ]),
    InterfaceClassRows(
      "UICollectionView",
      [
        .attribute("prefetchingEnabled", "isPrefetchingEnabled", omitted: "YES"),
        .attribute("allowsSelection", omitted: "YES"),
        .attribute("allowsMultipleSelection", omitted: "NO"),
        .attribute("remembersLastFocusedIndexPath", omitted: "NO"),
        .attribute("selectionFollowsFocus", omitted: "NO"),
        .attribute("springLoaded", "isSpringLoaded", omitted: "NO"),
      ]),
    InterfaceClassRows(
      "UICollectionReusableView",
      [
        .initial(.attribute("reuseIdentifier"), \UICollectionReusableView.reuseIdentifier)
      ]),
    InterfaceClassRows(
      "UICollectionViewFlowLayout",
      [
        .initial(
          .attribute("automaticEstimatedItemSize"), \UICollectionViewFlowLayout.isEstimatedItemSizeAutomatic,
          omitted: "NO"),
        .attribute("minimumInteritemSpacing"),
        .attribute("minimumLineSpacing"),
        .attribute("scrollDirection", omitted: "vertical"),
        .attribute(
          "sectionInsetReference", omitted: "fromContentInset",
          spellings: [
            "safeArea": "fromSafeArea", "contentInset": "fromContentInset",
            "layoutMargins": "fromLayoutMargins",
          ]),
        .attribute("sectionFootersPinToVisibleBounds", omitted: "NO"),
        .attribute("sectionHeadersPinToVisibleBounds", omitted: "NO"),
        .child("sectionInset"),
        .child("estimatedItemSize"),
        .child("footerReferenceSize"),
        .child("headerReferenceSize"),
        .child("itemSize"),
      ]),
  ]
}
