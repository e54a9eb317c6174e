import Foundation
import PackagePlugin

/// `swift package intentcompat check`: builds the tool and runs it in the package's folder, with the arguments as they
/// are.
///
/// The tool is built for release when it is asked for, because a debug build reads source many times slower.
@main struct IntentCompatPlugin: CommandPlugin {
  /// SwiftPM makes one exit status of all failures, so the tool's own is said in words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try tool()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.exit, 1): throw Failure(description: "intentcompat: findings fail the check.")
    case (_, let status): throw Failure(description: "intentcompat ended with status \(status).")
    }
  }

  private func tool() throws -> URL {
    let name = "intentcompat"
    let parameters = PackageManager.BuildParameters(configuration: .release)
    let result = try packageManager.build(.product(name), parameters: parameters)
    let tool = result.builtArtifacts.first { $0.kind == .executable && $0.url.lastPathComponent == name }
    guard result.succeeded, let tool else {
      throw Failure(description: "intentcompat could not be built:\n\(result.logText)")
    }
    return tool.url
  }
}
