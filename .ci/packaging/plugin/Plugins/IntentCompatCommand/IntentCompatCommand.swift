import Foundation
import PackagePlugin

/// `swift package intentcompat check`: runs the released program in the package's folder, with the arguments as they are.
@main struct IntentCompatCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "intentcompat")
    try run(tool.url, arguments, in: context.package.directoryURL)
  }

  // SwiftPM makes one exit status of all failures, so the program's own is said in words.
  private func run(_ program: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.exit, 1): throw Failure(description: "intentcompat: findings fail the gate (status 1).")
    case (.exit, 2): throw Failure(description: "intentcompat: wrong usage or settings (status 2).")
    case (.exit, 3): throw Failure(description: "intentcompat: an input could not be read, or was empty (status 3).")
    case (_, let status): throw Failure(description: "intentcompat ended with status \(status).")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

// Xcode projects without a package. Only Xcode has this library, so nothing below was ever compiled on Linux.
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentCompatCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds `--target NAME` for each target that was picked; the program reads the project itself.
      var rest = ArgumentExtractor(arguments)
      _ = rest.extractOption(named: "target")
      let words = rest.remainingArguments
      try run(
        try context.tool(named: "intentcompat").url, words.isEmpty ? ["check", "--format", "xcode"] : words,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
