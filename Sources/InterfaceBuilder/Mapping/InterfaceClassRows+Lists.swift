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
        .attribute("rowHeight"),
        .attribute("sectionFooterHeight"),
        .attribute("sectionHeaderHeight"),
        .attribute("separatorStyle", omitted: "singleLine", spellings: ["default": "singleLine"]),
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
        .child("separatorInset"),
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
      ]),
    InterfaceClassRows(
      "UICollectionReusableView",
      [
        .initial(.attribute("reuseIdentifier"), \UICollectionReusableView.reuseIdentifier)
      ]),
    InterfaceClassRows(
      "UICollectionViewFlowLayout",
      [
        .attribute("minimumInteritemSpacing"),
        .attribute("minimumLineSpacing"),
        .attribute("scrollDirection", omitted: "vertical"),
        .attribute(
          "sectionInsetReference", omitted: "fromContentInset",
          spellings: [
            "safeArea": "fromSafeArea", "contentInset": "fromContentInset",
            "layoutMargins": "fromLayoutMargins",
          ]),
        .child("sectionInset"),
        .child("estimatedItemSize"),
        .child("footerReferenceSize"),
        .child("headerReferenceSize"),
        .child("itemSize"),
      ]),
  ]
}
