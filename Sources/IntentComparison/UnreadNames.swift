import IntentSurface

/// What devices store of an app, as far as code that is not understood makes it in both versions: nobody can tell whether it
/// is the same.
struct UnreadNames {
  /// For each, what it is of and the code of the new version: “the kind of “Clock”, which code makes (`Vendor.kind`)”.
  let words: [String]

  init(_ old: Surface, _ new: Surface) {
    let now = Self.names(in: new)
    let before = now.isEmpty ? [] : Set(Self.names(in: old).map(\.words))
    words = now.filter { before.contains($0.words) }
      .map { "\($0.words), which code makes in both versions (`\($0.code)`)" }
  }

  private static func names(in surface: Surface) -> [(words: String, code: String)] {
    identifiers(of: surface.intents) + identifiers(of: surface.entities) + identifiers(of: surface.enums)
      + surface.widgets.compactMap { widget in
        widget.kind.value == nil ? ("the kind of “\(widget.typePath)”", widget.kind.spelling) : nil
      }
  }

  private static func identifiers(of records: [some SurfaceRecord]) -> [(words: String, code: String)] {
    // What code makes and was worked out is compared.
    records.lazy.filter { $0.unreadIdentifier != nil && $0.identifierSource == .typeName }.compactMap { record in
      record.unreadIdentifier.map { ("the identifier of “\(record.typePath)”", $0) }
    }
  }
}
