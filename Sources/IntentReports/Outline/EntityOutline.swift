import IntentSurface

extension Entity {
  var outline: [String] {
    var head = outlineHead(title: displayName)
    head.add(schema.map { "schema \($0.name)" })
    head.add(idType.map { "id \($0)" })
    head.add(defaultQuery.map { "query \($0)" })
    head.add("assistant only", if: isAssistantOnly?.value == true)
    head.add(protocols.isEmpty ? nil : protocols.joined(separator: ", "))
    return [identifier + head.text] + properties.map(\.outline) + transferRepresentations.map { "transfers \($0)" }
  }
}

extension EntityProperty {
  var outline: String {
    var remarks = OutlineRemarks()
    remarks.add(title?.outline)
    remarks.add("Swift \(name)", if: name != identifier)
    remarks.add(kind.rawValue, if: kind != .stored)
    remarks.add(indexingKey.map { "indexed as \($0)" })
    return "\(identifier): \(type)" + remarks.text
  }
}

extension EntityQuery {
  var outline: [String] {
    var head = outlineHead(title: nil)
    head.add(capabilities.map(\.rawValue).joined(separator: ", "))
    head.add(entity.map { "finds \($0)" })
    head.add("suggests", if: suggestsEntities)
    let filters = filters.map { "filter \($0.property): \($0.comparators.joined(separator: ", "))" }
    return [identifier + head.text] + filters
      + (sortOptions.isEmpty ? [] : ["sorts by \(sortOptions.joined(separator: ", "))"])
  }
}

extension AppEnum {
  var outline: [String] {
    var head = outlineHead(title: displayName)
    head.add(schema.map { "schema \($0.name)" })
    head.add(rawType)
    let cases = cases.map { value in
      let raw = value.rawValue.flatMap { $0 == value.name ? nil : " = \($0)" } ?? ""
      return value.name + raw + (value.title.map { "  \($0.outline)" } ?? "")
    }
    return [identifier + head.text] + cases
  }
}

extension UnionValue {
  var outline: [String] {
    [identifier + outlineHead(title: nil).text]
      + cases.map { "\($0.name)(\($0.type?.description ?? ""))" }
  }
}

extension AppShortcutsProvider {
  var outline: [String] {
    var head = outlineHead(title: nil)
    head.add("updates its parameters", if: updatesParameters)
    let lines = shortcuts.flatMap { shortcut -> [String] in
      let presets = shortcut.presets.isEmpty ? "" : "(\(shortcut.presets.joined(separator: ", ")))"
      let title = shortcut.shortTitle.map { "  \($0.outline)" } ?? ""
      return [shortcut.intent + presets + title] + shortcut.phrases.map { "  “\($0.text)”" }
    }
    return [identifier + head.text] + lines + negativePhrases.map { "not “\($0.text)”" }
  }
}

extension Widget {
  var outline: [String] {
    var head = OutlineRemarks()
    head.add(displayName?.outline)
    head.add("control", if: isControl)
    head.add("type \(typePath)")
    head.add(configuration.rawValue)
    head.add(configurationIntent.map { "configured by \($0)" })
    head.add(families.isEmpty ? nil : families.joined(separator: ", "))
    return [kind.spelling + head.text]
  }
}

extension OnscreenContent {
  var outline: [String] {
    ["\(entity ?? "?")  in \(typePath ?? "?")" + (activityType.map { "  activity \($0.spelling)" } ?? "")]
  }
}
