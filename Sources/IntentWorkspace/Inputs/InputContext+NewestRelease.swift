import IntentSettings
import IntentSurface

extension InputContext {
  /// The context with the app that the projects show, where it is the only one and no settings name any.
  func knowingOneApp() throws -> InputContext {
    let context = try knowingApps()
    return context.workspace.implied.count > 1 && appName == nil ? self : context
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
