import Foundation
import SourceScanning

/// Reads the steps in a property list, binary or XML: a dictionary with `WFWorkflowActions`, or the bare list of steps
/// that a library holds.
struct WorkflowReader {
  /// The steps of a shortcut.
  func read(_ bytes: [UInt8]) throws(ShortcutError) -> SavedWorkflow {
    var room = Int.max
    return try read(bytes, countingDown: &room)
  }

  /// The steps of one shortcut of many.
  ///
  /// - Parameter room: how many values all of them may still stand for; those of this one are taken away.
  func read(_ bytes: [UInt8], countingDown room: inout Int) throws(ShortcutError) -> SavedWorkflow {
    do { room -= try PropertyListGuard.check(bytes) } catch { throw .refused(detail: error.description) }
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) else {
      throw .noPropertyList
    }
    return SavedWorkflow(actions: Self.steps(try Self.entries(of: list)))
  }

  private static func entries(of list: Any) throws(ShortcutError) -> [Any] {
    if let workflow = list as? [String: Any], let actions = workflow["WFWorkflowActions"] as? [Any] { return actions }
    guard let entries = list as? [Any], entries.isEmpty || entries.contains(where: { name(of: $0) != nil }) else {
      throw .noActions
    }
    return entries
  }

  private static func steps(_ entries: [Any]) -> [SavedAction] {
    var variables = WorkflowVariables()
    return entries.enumerated().compactMap { offset, entry in
      guard let name = name(of: entry), let entry = entry as? [String: Any] else { return nil }
      return action(name, entry["WFWorkflowActionParameters"] as? [String: Any] ?? [:], at: offset + 1, &variables)
    }
  }

  private static func name(of entry: Any) -> String? {
    (entry as? [String: Any])?["WFWorkflowActionIdentifier"] as? String
  }

  private static func action(
    _ name: String, _ parameters: [String: Any], at position: Int, _ variables: inout WorkflowVariables
  ) -> SavedAction? {
    let descriptor = parameters["AppIntentDescriptor"] as? [String: Any] ?? [:]
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return nil }
    return SavedAction(
      position: position,
      // The identifier of a renamed action stays what it was, so the descriptor is right where they disagree.
      bundle: descriptor["BundleIdentifier"] as? String ?? parts.dropLast().joined(separator: "."),
      identifier: descriptor["AppIntentIdentifier"] as? String ?? String(last),
      parameters: parameters.filter { isParameter($0.key) }.mapValues(stored), properties: properties(parameters),
      reads: variables.reads(of: name, parameters, at: position))
  }

  // `Show-title` says that the field `title` was unfolded in the editor.
  private static func isParameter(_ key: String) -> Bool { !ownKeys.contains(key) && !key.hasPrefix("Show-") }

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
