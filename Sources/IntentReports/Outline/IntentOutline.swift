import IntentSurface

extension Intent {
  var outline: [String] {
    var head = outlineHead(title: title)
    head.add(schema.map { "schema \($0.name)" })
    head.add("not discoverable", if: isDiscoverable?.value == false)
    head.add("assistant only", if: isAssistantOnly?.value == true)
    head.add(deprecation.map { "deprecated" + ($0.replacedBy.map { " for \($0)" } ?? "") })
    head.add(intentClassName.map { "takes over \($0.spelling)" })
    head.add(protocols.isEmpty ? nil : protocols.joined(separator: ", "))
    let lines = [identifier + head.text] + parameters.map(\.outline)
    return lines + [result.outline, runs].compactMap { $0 } + (parameterSummary?.branches.map(\.outline) ?? [])
  }

  private var runs: String? {
    let remarks = [
      openAppWhenRun.map { "opens the app: \($0.spelling)" },
      supportedModes.map { modes in "modes: \(modes.value?.joined(separator: ", ") ?? modes.spelling)" },
      authenticationPolicy.map { "authentication: \($0.spelling)" },
    ]
    .compactMap { $0 }
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }
}

extension Parameter {
  var outline: String {
    var remarks = OutlineRemarks()
    remarks.add(title?.outline)
    remarks.add("required", if: isRequired)
    remarks.add(range.map { "range \($0)" })
    remarks.add(controlStyle.map { "control \($0)" })
    remarks.add(optionsProvider.map { "options from \($0)" })
    let value = defaultValue.map { " = \($0.spelling)" } ?? ""
    return "\(name): \(type)\(value)" + remarks.text
  }
}

extension IntentResult {
  var outline: String? {
    let parts = [
      value?.description, unread, providesDialog ? "dialog" : nil, showsSnippetView ? "snippet view" : nil,
      showsSnippetIntent ? "snippet intent" : nil, opensIntent ? "opens an intent" : nil,
    ]
    .compactMap { $0 }
    return parts.isEmpty ? nil : "-> " + parts.joined(separator: ", ")
  }
}

extension SummaryBranch {
  var outline: String {
    let others = otherParameters.isEmpty ? "" : " [\(otherParameters.joined(separator: ", "))]"
    return "summary " + (conditions + ["“\(sentence ?? "")”"]).joined(separator: ", ") + others
  }
}

extension LegacyIntent {
  var outline: [String] {
    var remarks = OutlineRemarks()
    remarks.add(title.map { "“\($0)”" })
    remarks.add("in shortcuts", if: isEligibleForShortcuts)
    remarks.add("in widgets", if: isEligibleForWidgets)
    return [className + remarks.text] + parameters.map(\.outline)
  }
}

extension LegacyParameter {
  var outline: String { "\(name): \(isArray ? "[\(type)]" : type)" + (defaultValue.map { " = \($0)" } ?? "") }
}

extension LegacyEnum {
  var outline: [String] { [name] + cases.map { "\($0.name) = \($0.index)" } }
}
