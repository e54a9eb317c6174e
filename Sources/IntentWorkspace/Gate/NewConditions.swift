import AppIntentsFacts
import IntentReading
import IntentReports
import IntentSurface
import ProjectReading
import SourceScanning

/// What a change puts behind conditions of `#if` that nothing answers: a feature that Swift is not known to have, a module
/// that nothing is known to bring.
///
/// Where a change comes with such a condition, what stands there may be gone, or may have come; so its code is read with
/// each answer. Elsewhere a module counts as there, since a dependency may have it.
struct NewConditions {
  let current: InputReading
  /// The code that the change started from.
  let start: InputReading

  /// The current code with what each answer makes of it; as it is where the change brings no such condition.
  var answered: InputReading {
    guard let files = current.files, let projects = current.projects, start.kind == .source else { return current }
    let modules = unknownModules
    guard !modules.isEmpty || !current.reading.openConditions.isSubset(of: start.reading.openConditions) else {
      return current
    }
    var answered = current
    answered.reading.alternatives = [true, false].map { answer in
      var options = current.readingOptions
      options.answer = answer
      options.unknownModules = answer ? [] : modules
      return SourceFiles.read(files, projectsIn: projects, options: options, memory: current.memory).surface.canonical()
    }
    return answered
  }

  /// Those that the current code asks for, and that neither Apple, the code at the merge-base nor any project names.
  private var unknownModules: Set<String> {
    var modules = current.reading.askedModules.subtracting(SystemModules.names)
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
