import Foundation
import IntentReading
import IntentSettings
import IntentSurface

extension AppSettings {
  /// How its source code is read.
  var readingOptions: ReadingOptions {
    ReadingOptions(
      app: AppIdentity(name: name), platforms: platforms, flags: flags, tool: ToolVersion.current,
      modules: modules.map { (prefix: $0.folder, module: $0.module) },
      threads: min(ProcessInfo.processInfo.activeProcessorCount, 8))
  }
}
