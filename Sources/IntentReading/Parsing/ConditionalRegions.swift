import IntentSurface
import SwiftSyntax

/// Takes out what `#if` leaves out on one platform.
///
/// Inactive regions become blanks of the same length, so that every place in the file stays where it is.
struct ConditionalRegions {
  let configuration: PlatformConfiguration
  let parses: ParseStore

  /// The file as the compiler sees it on the platform; empty where it can't be compiled.
  func file(activeIn file: ParsedFile) -> ParsedFile {
    let active = file.isConditional ? without(inactiveRegions(of: file), in: file) : file
    guard configuration.platform == .macCatalyst, !active.isForCatalyst else { return active }
    return without([file.bytes.indices], in: file)
  }

  private func inactiveRegions(of file: ParsedFile) -> [Range<Int>] {
    let finder = InactiveRegionFinder(configuration)
    finder.walk(file.tree)
    return finder.inactive
  }

  private func without(_ regions: [Range<Int>], in file: ParsedFile) -> ParsedFile {
    var bytes = file.bytes
    for region in regions {
      for offset in region where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: " ") }
    }
    if bytes == file.bytes { return file }
    var rest = parses.file(at: file.path, bytes)
    rest.signals = file.signals
    return rest
  }

  private final class InactiveRegionFinder: SyntaxVisitor {
    let configuration: PlatformConfiguration
    var inactive: [Range<Int>] = []

    init(_ configuration: PlatformConfiguration) {
      self.configuration = configuration
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      // What an open question decides is not compiled for sure.
      let active = configuration.choice(in: node).active
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
