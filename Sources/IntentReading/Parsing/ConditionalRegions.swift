import IntentSurface
import SwiftIfConfig
import SwiftSyntax

/// Takes out what `#if` leaves out on one platform.
///
/// Inactive regions become blanks of the same length, so that every place in the file stays where it is.
struct ConditionalRegions {
  let configuration: PlatformConfiguration
  let parses: ParseStore

  /// The file as the compiler sees it on the platform; empty where it can't be compiled.
  func file(activeIn file: ParsedFile) -> ParsedFile {
    let active = file.isConditional ? self.active(of: file) : file
    guard configuration.platform == .macCatalyst, !active.isForCatalyst else { return active }
    var empty = parses.file(at: file.path, file.bytes.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") })
    empty.signals = file.signals
    return empty
  }

  private func active(of file: ParsedFile) -> ParsedFile {
    let finder = InactiveRegionFinder(configuration)
    finder.walk(file.tree)
    var bytes = file.bytes
    for range in finder.inactive {
      for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    }
    if bytes == file.bytes { return file }
    var active = parses.file(at: file.path, bytes)
    active.signals = file.signals
    return active
  }

  private final class InactiveRegionFinder: SyntaxVisitor {
    let configuration: PlatformConfiguration
    var inactive: [Range<Int>] = []

    init(_ configuration: PlatformConfiguration) {
      self.configuration = configuration
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let active = node.activeClause(in: configuration).clause
      for clause in node.clauses {
        guard clause.id == active?.id, let elements = clause.elements else {
          inactive.append(clause.position.utf8Offset..<clause.endPosition.utf8Offset)
          continue
        }
        inactive.append(clause.position.utf8Offset..<elements.position.utf8Offset)
        walk(elements)
      }
      inactive.append(node.poundEndif.position.utf8Offset..<node.poundEndif.endPosition.utf8Offset)
      return .skipChildren
    }
  }
}
