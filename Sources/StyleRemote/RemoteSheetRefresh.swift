import StyleInjection

/// Fetches a sheet and all that it includes, and reads them.
struct RemoteSheetRefresh: Sendable {
  let address: RemoteStyleAddress
  let fetcher: RemoteSheetFetcher

  private var options: RemoteStyleOptions { fetcher.options }

  /// The edition in force at the server, or why there is none, within the time that a refresh may take.
  func callAsFunction(
    after old: RemoteSheetEdition
  ) async -> Result<RemoteSheetEdition, RemoteSheetFailure> {
    await withTaskGroup(of: Result<RemoteSheetEdition, RemoteSheetFailure>.self) { group in
      group.addTask {
        do throws(RemoteSheetFailure) {
          return .success(try await edition(after: old))
        } catch {
          return .failure(error)
        }
      }
      group.addTask {
        do {
          try await fetcher.clock.sleep(for: options.refreshTimeout)
        } catch {
          return .failure(.cancelled)
        }
        return .failure(
          .refused(
            .remoteTimeout, "the sheet is not there within \(options.refreshTimeout)", at: address.path))
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .failure(.cancelled)
    }
  }

  private func edition(after old: RemoteSheetEdition) async throws(RemoteSheetFailure) -> RemoteSheetEdition {
    var assembly = RemoteSheetAssembly(path: address.path, limits: options.limits)
    var copies: [RemoteSheetCopy] = []
    var byteCount = 0
    var retryAfter: Duration?
    while case let missing = assembly.missing, !missing.isEmpty {
      for path in missing {
        do throws(RemoteSheetFailure) {
          let copy = try await copy(at: path, old, options.limits.maximumByteCount - byteCount)
          byteCount += copy.bytes.count
          copies.append(copy)
          if copy.bytes == old.copy(at: path)?.bytes, let sheet = old.sheet(at: path) {
            assembly.add(sheet)
          } else {
            assembly.add(copy)
          }
        } catch .refused(let diagnostics, let delay) {
          retryAfter = [retryAfter, delay].compactMap(\.self).max()
          for diagnostic in diagnostics { assembly.add(diagnostic, at: path) }
        }
      }
    }
    do {
      let isSame = !copies.isEmpty && RemoteSheetCopy.haveSameContent(copies, old.copies)
      return RemoteSheetEdition(copies: copies, source: isSame ? old.source : try assembly.source())
    } catch .refused(let diagnostics, _) {
      throw .refused(diagnostics, retryAfter: retryAfter)
    }
  }

  private func copy(
    at path: String, _ old: RemoteSheetEdition, _ maximumByteCount: Int
  ) async throws(RemoteSheetFailure) -> RemoteSheetCopy {
    guard let url = address.url(of: path) else {
      throw .refused(.remoteAddress, "another host would answer", at: path)
    }
    let known = old.copy(at: path)
    let answer = try await fetcher.fetch(
      url, path: path, known: known?.validators ?? .none, maximumByteCount: maximumByteCount)
    switch (answer, known) {
    case (.content(let bytes, let validators), _):
      return RemoteSheetCopy(path: path, bytes: bytes, validators: validators)
    case (.notModified, let known?): return known
    case (.notModified, nil):
      throw .refused(.remoteStatus, "the server answers 304 to what was not asked", at: path)
    }
  }
}
