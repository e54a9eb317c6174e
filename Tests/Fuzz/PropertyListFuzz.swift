/// Property lists: unsigned shortcuts, intent definitions, Info.plists.
enum PropertyListFuzz {
  static func read(_ bytes: [UInt8]) {
    let actions = (try? WorkflowReader().read(bytes).actions) ?? []
    demand(actions.count <= BinaryPropertyList.valueLimit, "more steps than values")
    let tree = MemoryTree(bytes: ["A.intentdefinition": bytes, "Info.plist": bytes])
    let reading = LegacyReader().read(tree)
    demand(reading.filesRead + reading.diagnostics.count == 1, "neither read nor named")
    _ = InfoPlistReader().read(tree)
    _ = try? BundleInfo(propertyList: bytes)
  }
}
