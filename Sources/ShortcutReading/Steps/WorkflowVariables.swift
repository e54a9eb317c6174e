/// Follows the variables of a shortcut, step by step, to the steps that made their values.
///
/// How exported shortcuts spell them: an `ActionOutput` names a step by its UUID, a `Variable` by the name that a “Set
/// Variable” step gave it, or as the item of a loop. What is taken of a value stands in its `Aggrandizements`; a property
/// of an app's entity has its identifier in `PropertyUserInfo`, and a value taken for an entity has a class
/// `WFLinkEntityContentItem_<bundle>_<entity>`.
struct WorkflowVariables {
  // A value that is handed on again and again takes one step further each time; nobody goes so far.
  private static let accessLimit = 32

  private var outputs: [String: SavedRead] = [:]
  private var named: [String: SavedRead] = [:]
  /// What the loops around a step go through, the outermost first.
  private var loops: [SavedRead] = []

  // Steps that hand on what they are given, and where they have it from.
  private static let passing = [
    "is.workflow.actions.getvariable": "WFVariable", "is.workflow.actions.getitemfromlist": "WFInput",
    "is.workflow.actions.choosefromlist": "WFInput",
  ]

  /// What a step reads, each thing once; the steps must come in their order.
  mutating func reads(of name: String, _ parameters: [String: Any], at position: Int) -> [SavedRead] {
    var seen: Set<SavedRead> = []
    let reads = references(in: parameters).filter { seen.insert($0).inserted }
    switch name {
    case "is.workflow.actions.setvariable", "is.workflow.actions.appendvariable":
      if let variable = parameters["WFVariableName"] as? String { named[variable] = read(parameters["WFInput"]) }
    case "is.workflow.actions.repeat.each":
      switch parameters["WFControlFlowMode"] as? Int {
      case 0: loops.append(read(parameters["WFInput"]) ?? SavedRead(source: nil))
      case 2: _ = loops.popLast()
      default: break
      }
      return reads
    default: break
    }
    if let uuid = parameters["UUID"] as? String {
      let handed = Self.passing[name].map { read(parameters[$0]) }
      outputs[uuid] = handed ?? SavedRead(source: position)
    }
    return reads
  }

  private func read(_ value: Any?) -> SavedRead? { references(in: value ?? "").first }

  /// All variables in a value, however deep they are; `PropertyListGuard` limits the depth of a file.
  private func references(in value: Any) -> [SavedRead] {
    if let list = value as? [Any] { return list.flatMap { references(in: $0) } }
    guard let entry = value as? [String: Any] else { return [] }
    if let read = reference(entry) { return [read] }
    return entry.sorted { $0.key < $1.key }.flatMap { references(in: $0.value) }
  }

  private func reference(_ entry: [String: Any]) -> SavedRead? {
    let base: SavedRead?
    switch entry["Type"] as? String {
    case "ActionOutput":
      guard let uuid = entry["OutputUUID"] as? String else { return nil }
      base = outputs[uuid]
    case "Variable":
      guard let name = entry["VariableName"] as? String else { return nil }
      base = loop(name) ?? named[name]
    case "ExtensionInput": base = nil
    default: return nil
    }
    var read = base ?? SavedRead(source: nil)
    let further = (entry["Aggrandizements"] as? [[String: Any]] ?? []).compactMap(Self.access)
    read.accesses += further.prefix(max(0, Self.accessLimit - read.accesses.count))
    return read
  }

  // “Repeat Item” is that of the outermost loop, “Repeat Item 2” that of the next.
  private func loop(_ name: String) -> SavedRead? {
    guard name.hasPrefix("Repeat Item") else { return nil }
    let number = Int(name.dropFirst("Repeat Item ".count)) ?? 1
    return loops.indices.contains(number - 1) ? loops[number - 1] : nil
  }

  private static func access(_ entry: [String: Any]) -> SavedRead.Access? {
    switch entry["Type"] as? String {
    case "WFPropertyVariableAggrandizement":
      let info = entry["PropertyUserInfo"]
      let key = "WFLinkEntityContentPropertyUserInfoPropertyIdentifier"
      let identifier = (info as? [String: Any])?[key] as? String ?? info as? String
      return (identifier ?? entry["PropertyName"] as? String).map(SavedRead.Access.property)
    case "WFCoercionVariableAggrandizement":
      guard let name = entry["CoercionItemClass"] as? String, name.hasPrefix("WFLinkEntityContentItem_") else {
        return nil
      }
      // Bundle identifiers have no underscore, types may.
      let parts = name.split(separator: "_", maxSplits: 2)
      return parts.count == 3 ? .entity(String(parts[2])) : nil
    default: return nil
    }
  }
}
