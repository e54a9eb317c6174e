import Foundation
import PackagePlugin

/// Shows findings as warnings while a target is built. It stops no build and writes nothing: the gate is in CI.
///
/// The command has no outputs, so it runs when a source file of the target has changed, and not otherwise.
@main struct IntentCompatWarnings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return [
      try Self.command(
        context.tool(named: "intentcompat").url, in: context.package.directoryURL,
        files: target.sourceFiles(withSuffix: "swift").map(\.url))
    ]
  }

  // What fails the gate is an error of CI's, and here a warning like the others.
  private static let script = """
    lines=$("$0" "$@" 2>/dev/null); status=$?
    printf '%s\\n' "$lines" | sed -e '/^$/d' -e 's/: error: /: warning: /' -e 's/^error: /warning: /'
    [ $status -le 1 ] || echo "warning: intentcompat could not check this package (status $status)"
    """

  private static func command(_ program: URL, in folder: URL, files: [URL]) -> Command {
    .buildCommand(
      displayName: "Check App Intents", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", script, program.path, "check", "--directory", folder.path, "--format", "xcode"],
      inputFiles: files, outputFiles: [])
  }
}

// Xcode projects without a package. Only Xcode has this library, so nothing below was ever compiled on Linux.
#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension IntentCompatWarnings: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url)
      return [
        try Self.command(context.tool(named: "intentcompat").url, in: context.xcodeProject.directoryURL, files: files)
      ]
    }
  }
#endif
