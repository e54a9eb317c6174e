import Foundation
import IntentFiles
import IntentSurface

extension ReadingCache {
  /// The variable that names a folder for it, or says `off`.
  private static let variable = "INTENTCOMPAT_CACHE"

  /// The one of this user; nil where it is off or can't be made.
  package init?(environment: [String: String]) {
    let named = environment[Self.variable] ?? ""
    guard named != "off", !named.isEmpty || !CISystem.isJob(environment), let program = ProgramFile.identity,
      let home = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path,
      let folder = CacheFolder(at: named.isEmpty ? "\(home)/intentcompat" : named)
    else { return nil }
    self.init(folder, reader: "\(ToolVersion.current) \(program)")
  }
}
