package import IntentSurface
import SwiftSyntax

extension MigrationStep {
  /// Deletes an old type, with its extensions wherever they are.
  ///
  /// Nil where its declaration is not found in the code.
  ///
  /// - Parameter paths: all files with Swift code; those that name the type are told.
  package static func retiring(
    _ old: Subject, in reading: SurfaceReading, code: CodeTree, paths: [String]
  ) -> MigrationStep? {
    guard let name = reading.surface.record(of: old)?.typePath, let place = reading.locations[old],
      let type = code.type(name, in: place.path)
    else { return nil }
    var edits = [type.file.removal(of: type.declaration)]
    var notes: [String] = []
    var mentions: [String] = []
    let word = name.lastNameComponent
    for path in paths where path.hasSuffix(".swift") {
      guard let file = code.file(path, naming: word) else { continue }
      let extensions = file.extensions(of: name)
      edits += extensions.map(file.removal)
      let gone = extensions.map(\.trimmedByteRange) + (path == place.path ? [type.declaration.trimmedByteRange] : [])
      mentions += file.lines(naming: word, outside: gone).map { "\(path):\($0)" }
    }
    if !mentions.isEmpty {
      notes.append("It is still used in \(mentions.list(most: shown)); change these by hand.")
    }
    let emptied = Set(edits.map(\.path)).sorted().filter { path in
      code.applying(edits)?.file(path)?.holdsOnlyImports == true
    }
    notes += emptied.map { "\($0) now contains only imports; delete it." }
    return MigrationStep(
      reason: "Its notice period is over, so the old type can be removed.",
      cost: "Shortcuts that still contain it stop at its step with “Unknown Action”.", notes: notes, edits: edits,
      code: code)
  }

  private static let shown = 8
}

extension CodeTree {
  /// A file, if its text has a word in it; parsing is what takes time.
  fileprivate func file(_ path: String, naming word: String) -> CodeFile? {
    text(path).flatMap { $0.contains(word) ? file(path) : nil }
  }
}

extension CodeFile {
  fileprivate func extensions(of name: String) -> [ExtensionDeclSyntax] {
    tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == name }
  }

  /// The lines in which code names something, each once.
  fileprivate func lines(naming word: String, outside gone: [Range<Int>]) -> [Int] {
    let places = tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .identifier(word) }
      .map { $0.startOffset }
    return Set(places.filter { place in !gone.contains { $0.contains(place) } }.map(line)).sorted()
  }

  fileprivate var holdsOnlyImports: Bool { tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) } }
}
