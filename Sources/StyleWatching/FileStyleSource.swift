import Foundation
import StyleInjection

/// A source of rules from sheets in files and all that these include, which follows what becomes of the files.
///
/// The files are watched while somebody listens to `changes` or `events`, on a thread of its own, and at no other time;
/// whoever begins to listen is told of what changed before. Editors that write in place, that rename, and links that are
/// turned are all the same to it, and files need not be there yet. Styles are swapped whole: a sheet in force that cannot
/// be read any more leaves all as they are.
public final class FileStyleSource: StyleSourceRepository {
  let store: FileStyleStore

  /// Reads sheets from files, the weakest first. What is wrong with them is in `diagnostics`; those that can be read are
  /// in force.
  ///
  /// - Parameters:
  ///   - files: the sheets' files.
  ///   - policy: when and how changes are noticed.
  ///   - limits: what a file may hold, at each reload too.
  public convenience init(
    _ files: [StyleSheetFile], policy: FileWatchPolicy = .standard, limits: StyleSheetLimits = .standard
  ) {
    self.init(FileStyleStore(files, policy: policy, limits: limits))
  }

  init(_ store: FileStyleStore) { self.store = store }

  /// Reads a sheet from a file. What is wrong with it is in `diagnostics`.
  public convenience init(
    url: URL, policy: FileWatchPolicy = .standard, limits: StyleSheetLimits = .standard
  ) {
    self.init([StyleSheetFile(url)], policy: policy, limits: limits)
  }

  deinit { store.close() }

  /// The declarations that speak of one element.
  public func matches(for element: StyleElement) -> [StyleMatch] { store.watched.index.matches(for: element) }

  /// The rules in force, compiled: a new object after each reload.
  public var snapshot: RuleIndex? { store.watched.index }

  /// What is wrong with the sheets in force, and why the last reload failed, if it did.
  public var diagnostics: [Diagnostic] { store.watched.diagnostics }

  /// Whether some of the files are looked at every now and then, since the system does not tell of their changes: they
  /// are on a network, its watches are used up, or the policy says so. False while nobody listens.
  public var isPolling: Bool { store.isPolling }

  /// Announces each reload that took effect. Several that nobody awaited yet are announced as one.
  public var changes: any AsyncSequence<StyleSourceChange, Never> & Sendable {
    store.stream(keeping: .bufferingNewest(1)) { event in
      guard case .reloaded(let reload) = event else { return nil }
      return StyleSourceChange(reload.paths.joined(separator: ", "))
    }
  }

  /// Tells what the changes of the files come to, the failures too; of those that nobody awaited yet, the latest 16.
  public var events: AsyncStream<FileStyleEvent> {
    store.stream(keeping: .bufferingNewest(16)) { $0 }
  }
}
