import IntentSettings
import IntentSurface

extension InputContext {
  /// The context with the app that the projects show, where it is the only one or the one that is asked for, and no settings
  /// name any. Several are taken together where none is asked for.
  func knowingOneApp() throws -> InputContext {
    let context = try knowingApps()
    guard context.workspace.implied.count > 1, appName == nil else { return context }
    var whole = self
    whole.together = context.workspace.implied.map(\.name)
    return whole
  }

  /// Which apps are taken together; nil where it is about one.
  var togetherNote: String? {
    together.isEmpty ? nil : "this is about \(together.sentenceList) together; --app NAME takes one of them"
  }

  /// The newest release that git knows, in the place of a recorded version.
  ///
  /// - Throws: `InputError` where there is none, with the reason.
  func newestRelease(_ input: String) async throws(InputError) -> InputReading {
    do {
      let context = try knowingOneApp()
      let found = try await NewestRelease.search(for: try context.app(), at: "HEAD", in: context) {
        try await SurfaceInput.read(nil, in: context).reading.surface
      }
      switch found {
      case .found(let release): return release.input
      case .nothing(let reason): throw InputError.noRelease(input: input, reason: reason)
      }
    } catch let error as InputError {
      throw error
    } catch {
      throw .unreadable(input: input, reason: "\(error)")
    }
  }
}
