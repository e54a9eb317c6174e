package import Foundation

/// A stand-in for AppIntents, compiled into a folder, that code is held against on a machine without the framework.
///
/// What it leaves unchecked: availability (`@available(iOS …)` says nothing on Linux), what a schema demands of a type
/// (the stub's macros know no shapes), and every overload that the stub leaves out.
package struct StubFramework {
  package struct CompilerError: Error, CustomStringConvertible {
    package var description: String
  }

  private static let sources = Fixtures.root.appending(path: "Oracle")

  /// Where the modules are.
  private let folder: URL
  private let compiler: String
  /// What tells the frontend where the system's own modules are: on macOS it finds no SDK by itself.
  private let sdk: [String]

  /// Compiles the stub into a folder.
  ///
  /// - Parameters:
  ///   - folder: an empty one, which the caller removes.
  ///   - schemas: Swift source with the schemas that macros may name.
  /// - Throws: `CompilerError` where there is no compiler, or where it refuses the stub.
  package init(in folder: URL, schemas: String = "") async throws {
    self.folder = folder
    compiler = try await Self.findCompiler()
    sdk = await Self.findSDK()
    let modules = Self.sources.appending(path: "Modules")
    for file in try Self.files(modules) { try await emit(file.deletingPathExtension().lastPathComponent, [file]) }
    let macros = Self.sources.appending(path: "StubMacros/Macros.swift").path
    try await Self.run(compiler, ["-parse-as-library", macros, "-o", folder.appending(path: "StubMacros").path])
    let catalogue = folder.appending(path: "Catalogue.swift")
    try Data(schemas.utf8).write(to: catalogue)
    try await emit("AppIntents", try Self.files(Self.sources.appending(path: "Stub")) + [catalogue])
  }

  /// Type-checks files as one module.
  ///
  /// - Returns: what the compiler says about them; empty where it has no objection. Editor placeholders pass for values
  ///   of whatever type fits.
  /// - Throws: an error where the compiler can't be run.
  package func complaints(
    about files: [URL], languageMode: String, _ arguments: [String] = []
  ) async throws -> [String] {
    let output = try await Self.output(
      compiler,
      frontend("App", languageMode)
        + ["-typecheck", "-warn-on-editor-placeholder"] + arguments + files.map(\.path))
    return output.text.split(separator: "\n").map(String.init).filter { line in
      // The lines that draw the place say it again.
      !line.hasPrefix(" ") && (line.contains("error:") || line.contains("warning:") && !line.contains("placeholder"))
    } + (output.status == 0 || output.text.contains("error:") ? [] : [output.text])
  }

  private func emit(_ module: String, _ files: [URL]) async throws {
    try await Self.run(
      compiler,
      frontend(module, "6") + ["-emit-module", "-o", folder.appending(path: "\(module).swiftmodule").path]
        + files.map(\.path))
  }

  private func frontend(_ module: String, _ languageMode: String) -> [String] {
    ["-frontend", "-parse-as-library", "-swift-version", languageMode, "-module-name", module, "-I", folder.path]
      + ["-load-plugin-executable", folder.appending(path: "StubMacros").path + "#StubMacros"] + sdk
  }

  private static func files(_ folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  // MARK: The compiler

  private static func findSDK() async -> [String] {
    #if canImport(Darwin)
      let path = try? await output("/usr/bin/xcrun", ["--show-sdk-path"]).text
      return path.map { ["-sdk", $0.trimmingCharacters(in: .whitespacesAndNewlines)] } ?? []
    #else
      return []
    #endif
  }

  /// `swiftc` of the PATH, of the toolchain that `xcrun` names, or of the toolchain whose runtime runs the tests.
  private static func findCompiler() async throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let named = try? await output("/usr/bin/xcrun", ["-f", "swiftc"]).text
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let runtime = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }?.split(separator: " ").last
    let besideRuntime = runtime.map { URL(filePath: String($0)).appending(path: "../../../../bin/swiftc").standardized }
    let candidates =
      path.split(separator: ":").map { "\($0)/swiftc" } + [named, besideRuntime?.path].compactMap(\.self)
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw CompilerError(description: "no swiftc: looked for \(candidates.joined(separator: ", "))")
    }
    return found
  }

  private static func run(_ program: String, _ arguments: [String]) async throws {
    let output = try await output(program, arguments)
    guard output.status == 0 else { throw CompilerError(description: output.text) }
  }

  private static func output(
    _ program: String, _ arguments: [String]
  ) async throws -> (text: String, status: Int32?) {
    let outcome = try await ChildProcess.run(program, arguments)
    return (outcome.output + outcome.notes, outcome.status)
  }
}
