import Foundation

/// Reads an exported shortcut: a property list with `WFWorkflowActions`, binary or XML.
package struct WorkflowReader: Sendable {
  /// Above this, a file is no shortcut.
  package static let sizeLimit = 16 << 20

  package init() {}

  /// The steps of a shortcut.
  ///
  /// - Throws: `WorkflowError`.
  package func read(_ bytes: [UInt8]) throws(WorkflowError) -> SavedWorkflow {
    // An Apple Encrypted Archive, which is what the share sheet writes.
    guard !bytes.starts(with: Array("AEA1".utf8)) else { throw .signed }
    do { try PropertyListGuard.check(bytes) } catch { throw .refused(detail: error.description) }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) } catch {
      throw .otherFormat(detail: error.localizedDescription)
    }
    guard let workflow = list as? [String: Any], let actions = workflow["WFWorkflowActions"] as? [Any] else {
      throw .noActions
    }
    var variables = WorkflowVariables()
    return SavedWorkflow(
      actions: actions.enumerated().compactMap {
        Self.action($0.element as? [String: Any] ?? [:], at: $0.offset + 1, &variables)
      })
  }

  private static func action(
    _ entry: [String: Any], at position: Int, _ variables: inout WorkflowVariables
  ) -> SavedAction? {
    guard let name = entry["WFWorkflowActionIdentifier"] as? String else { return nil }
    let parameters = entry["WFWorkflowActionParameters"] as? [String: Any] ?? [:]
    let descriptor = parameters["AppIntentDescriptor"] as? [String: Any] ?? [:]
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return nil }
    return SavedAction(
      position: position,
      bundle: descriptor["BundleIdentifier"] as? String ?? parts.dropLast().joined(separator: "."),
      identifier: descriptor["AppIntentIdentifier"] as? String ?? String(last),
      parameters: parameters.filter { !ownKeys.contains($0.key) }.mapValues(stored), properties: properties(parameters),
      reads: variables.reads(of: name, parameters, at: position))
  }

  // Keys that the Shortcuts app writes for itself.
  private static let ownKeys: Set<String> = [
    "AppIntentDescriptor", "IntentAppDefinition", "UUID", "CustomOutputName", "OpenWhenRun", "ShowWhenRun",
    "GroupingIdentifier",
  ]

  private static func stored(_ value: Any) -> SavedAction.Stored {
    (value as? String).map { .text($0) } ?? .other
  }

  // What a Find step filters and sorts by, by the property's identifier.
  private static func properties(_ parameters: [String: Any]) -> [String] {
    let filter = parameters["WFContentItemFilter"] as? [String: Any]
    let value = filter?["Value"] as? [String: Any]
    let rows = value?["WFActionParameterFilterTemplates"] as? [[String: Any]] ?? []
    let sorted = parameters["WFContentItemSortProperty"] as? String
    return Set(rows.compactMap { $0["Property"] as? String } + [sorted].compactMap(\.self)).sorted()
  }
}
