import Foundation

/// Reads a shortcut that somebody has: exported by the share sheet and signed, downloaded and unsigned, or its bare steps.
package struct ShortcutReader: Sendable {
  /// Above this, packed or unpacked, nothing is a shortcut.
  package static let sizeLimit = ShortcutLimits.size
  /// What a signed shortcut calls its only file.
  private static let archivedName = "Shortcut.wflow"

  /// One with its defaults.
  package init() {}

  /// The shortcut in a file. A library is read by `ShortcutLibrary`.
  ///
  /// - Throws: `ShortcutError`.
  package func read(_ bytes: [UInt8]) throws(ShortcutError) -> SavedWorkflow {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    switch ShortcutFormat(bytes) {
    case .propertyList: return try WorkflowReader().read(bytes)
    case .signed:
      let container = try SignedContainer(bytes)
      var workflow = try WorkflowReader().read(Self.workflow(in: container))
      workflow.signature = container.signature
      return workflow
    case .record:
      let record = try CloudRecord(bytes)
      throw .record(name: record.name, download: record.download)
    case .database: throw .database("it is a Shortcuts library. Name it alone, or with `--library`.")
    case nil: throw .unknownFormat
    }
  }

  /// The property list in a signed shortcut, as it was before it was signed.
  ///
  /// - Throws: `ShortcutError`.
  package static func unsigned(_ bytes: [UInt8]) throws(ShortcutError) -> [UInt8] {
    try workflow(in: SignedContainer(bytes))
  }

  private static func workflow(in container: SignedContainer) throws(ShortcutError) -> [UInt8] {
    guard let workflow = try AppleArchive(container.contents).files[archivedName] else {
      throw .damaged("its archive has no “\(archivedName)”")
    }
    return workflow
  }
}
