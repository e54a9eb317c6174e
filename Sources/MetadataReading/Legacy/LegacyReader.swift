import Foundation
package import IntentSurface
package import SourceScanning

/// Reads the custom SiriKit intents of every `.intentdefinition` file in a tree.
package struct LegacyReader: Sendable {
  /// Above this, a file is no intent definition: the largest public ones are below 1 MB.
  static let sizeLimit = 16 << 20

  /// One with its defaults.
  package init() {}

  /// The legacy part of a surface. A file that can't be read is a diagnostic, and the others are still read.
  package func read(_ tree: some SourceTree) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    for path in tree.paths where path.hasSuffix(".intentdefinition") {
      reading.filesSeen += 1
      do {
        try add(path, of: tree, to: &reading)
        reading.filesRead += 1
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, "\(error)", at: SourceLocation(path: path)))
        reading.unread.insert(path)
      }
    }
    reading.surface = reading.surface.canonical()
    return reading
  }

  private func add(_ path: String, of tree: some SourceTree, to reading: inout SurfaceReading) throws {
    let definition = try Self.definition(from: try tree.contents(of: path))
    let name = String(RelativePath.name(of: path).dropLast(".intentdefinition".count))
    for entry in definition.intents where entry.kind != "System" {
      let intent = entry.legacyIntent(definition: name)
      reading.surface.add(intent)
      let subject = Subject(.legacyIntent, intent.className)
      reading.locations.add(SourceLocation(path: path), of: subject)
    }
    for value in (definition.enums ?? []).map(\.legacyEnum) where !reading.surface.legacyEnums.contains(value) {
      reading.surface.legacyEnums.append(value)
      reading.locations.add(SourceLocation(path: path), of: Subject(.legacyEnum, value.name))
    }
    for value in (definition.types ?? []).map(\.legacyType) where !reading.surface.legacyTypes.contains(value) {
      reading.surface.legacyTypes.append(value)
      reading.locations.add(SourceLocation(path: path), of: Subject(.legacyType, value.name))
    }
  }

  /// The file's contents as Xcode's format has them.
  ///
  /// - Throws: `LegacyDefinitionError`.
  static func definition(from bytes: [UInt8]) throws(LegacyDefinitionError) -> IntentDefinition {
    guard bytes.count <= sizeLimit else { throw .tooLarge(bytes: bytes.count) }
    let readable: [UInt8]
    do { readable = try PropertyListGuard.readable(bytes) } catch { throw .otherFormat(detail: error.description) }
    do {
      return try PropertyListDecoder().decode(IntentDefinition.self, from: Data(readable))
    } catch let error as DecodingError {
      throw LegacyDefinitionError(error)
    } catch {
      throw .otherFormat(detail: "it is not a property list")
    }
  }
}

extension Surface {
  // App and extension often hold a copy of the same definition; equal ones are one intent from two files.
  fileprivate mutating func add(_ intent: LegacyIntent) {
    let twin = legacyIntents.firstIndex { other in
      // Most are told by their name, before they are copied.
      guard other.className == intent.className else { return false }
      var sameFiles = other
      sameFiles.definitions = intent.definitions
      return sameFiles == intent
    }
    guard let twin else { return legacyIntents.append(intent) }
    legacyIntents[twin].definitions = Set(legacyIntents[twin].definitions + intent.definitions).sorted()
  }
}
