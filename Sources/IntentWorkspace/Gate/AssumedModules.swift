import AppIntentsFacts
import IntentReading
import IntentReports
import IntentSurface
import ProjectReading
import SourceScanning

/// What a change puts behind `#if canImport` of a module that nothing is known to bring.
///
/// Elsewhere such a condition counts as true, since a dependency may have the module. Where a change comes with both the
/// condition and the module's name, nothing shows that a build has it, and what stood there before may be gone.
struct AssumedModules {
  let current: InputReading
  /// The code that the change started from.
  let start: InputReading

  /// The current code with what only such a condition keeps withheld, which is a question; as it is where all modules are
  /// known, or nothing depends on them that was there before.
  var doubted: InputReading {
    let modules = unknownModules
    guard !modules.isEmpty, let files = current.files, let projects = current.projects else { return current }
    var doubted = current
    doubted.readingOptions.unknownModules = modules
    let reading = SourceFiles.read(
      files, projectsIn: projects, options: doubted.readingOptions, memory: current.memory)
    let isLost = current.reading.locations.subjects.contains { subject in
      subject.member == nil && reading.locations[subject] == nil && start.reading.locations[subject] != nil
    }
    guard isLost else { return current }
    doubted.reading.surface = reading.surface
    doubted.reading.locations = reading.locations
    return doubted
  }

  /// Those that the current code asks for, and that neither Apple, the code at the merge-base nor any project names.
  private var unknownModules: Set<String> {
    let paths = current.reading.locations.paths.filter { $0.hasSuffix(".swift") }
    var modules = paths.reduce(into: Set<String>()) { found, path in
      found.formUnion(Self.words(of: path, in: current.files, where: { $0.contains("canImport") }).asked)
    }
    modules.subtract(SystemModules.names)
    guard !modules.isEmpty else { return [] }
    for path in start.files?.paths ?? [] where path.hasSuffix(".swift") {
      modules.subtract(Self.words(of: path, in: start.files, where: { $0.contains("mport") }).imported)
    }
    for tree in [start.projects, current.projects] {
      for path in tree?.paths ?? [] where ProjectFiles.isRead(path) && !modules.isEmpty {
        modules.subtract(Self.words(of: path, in: tree).all)
      }
    }
    return modules
  }

  private static func words(
    of path: String, in tree: (any SourceTree)?, where isWanted: (String) -> Bool = { _ in true }
  ) -> FileWords {
    guard let bytes = try? tree?.contents(of: path) else { return FileWords(all: []) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard isWanted(text) else { return FileWords(all: []) }
    return FileWords(
      all: bytes.split { !ByteClass.continuesIdentifier($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The names in a file, in its order.
  private struct FileWords {
    let all: [String]

    /// What `#if canImport` asks for.
    var asked: Set<String> { Set(zip(all, all.dropFirst()).filter { $0.0 == "canImport" }.map(\.1)) }

    /// What it imports or asks for.
    var imported: Set<String> {
      asked.union(zip(all, all.dropFirst()).filter { $0.0 == "import" }.map(\.1))
        .union(zip(all, all.dropFirst(2)).filter { $0.0 == "import" }.map(\.1))
    }
  }
}
