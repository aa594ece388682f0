import Foundation
import StyleInjection

/// How a remote sheet is fetched, how often, and how much of it.
public struct RemoteStyleOptions: Sendable {
  /// Which addresses may be asked.
  public var access = RemoteStyleAccess()
  /// When the sheet is asked for again.
  public var schedule = RemoteStyleSchedule()
  /// How much a sheet may hold. The bytes, 16 MiB unless set, are those of the sheet and all that it includes, after
  /// decompression; what has more is broken off.
  public var limits = StyleSheetLimits(maximumByteCount: 16 << 20, maximumValueCount: 1_000_000)
  /// How long a server may take until it begins to answer, connecting included; 15 seconds unless set.
  public var answerTimeout = Duration.seconds(15)
  /// How long a refresh may take as a whole, with all redirects and included sheets; a minute unless set.
  public var refreshTimeout = Duration.seconds(60)
  /// The folder in which the last good copy is kept; nil to keep none. The user's folder of caches unless set.
  public var cacheFolder = standardCacheFolder

  /// The usual options.
  public init() {}

  /// `StyleInjection` in the user's folder of caches; nil where there is none.
  public static var standardCacheFolder: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appending(path: "StyleInjection", directoryHint: .isDirectory)
  }
}
