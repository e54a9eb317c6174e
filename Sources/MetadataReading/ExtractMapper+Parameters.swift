import IntentSurface

extension ExtractMapper {
  func parameter(_ source: ExtractParameter, at place: String) -> Parameter {
    let type = type(source.valueType, at: "\(place).valueType")
    let flags = ParameterFlags(rawValue: source.capabilities ?? 0)
    var parameter = Parameter(
      name: source.name, type: source.isOptional ? .optional(type) : type, title: text(source.title),
      defaultValue: defaultValue(source.typeSpecificMetadata?["DefaultValue"], of: type, flags: flags))
    parameter.summary = text(source.parameterDescription)
    parameter.range = range(source.typeSpecificMetadata, at: place)
    parameter.controlStyle = controlStyle(source.typeSpecificMetadata?["NumberControlStyle"], at: place)
    if case .array(let types) = source.typeSpecificMetadata?["FileSupportedTypes"] {
      parameter.contentTypes = types.compactMap { if case .string(let name) = $0 { name } else { nil } }.sorted()
    }
    parameter.textOptions = (source.typeSpecificMetadata?.all(except: Self.wordsReadElsewhere) ?? [])
      .map { "\($0.name) \($0.value.spelling)" }
    let unknown = flags.subtracting([.hasDefault, .hasOptionsProvider])
    parameter.unknownCodes = unknown.isEmpty ? [] : ["capabilities \(unknown.rawValue)"]
    if flags.contains(.hasOptionsProvider) {
      parameter.optionsProvider = source.queryIdentifier.map(queryIdentifier) ?? Self.unnamedProvider
    }
    parameter.inputConnection = inputConnection(source.inputConnectionBehavior ?? 0, at: place)
    return parameter
  }

  /// What of a parameter's pairs has a field of its own, and what is only filled in at run time.
  private static let wordsReadElsewhere: Set = [
    "DefaultValue", "NumberLowerBound", "NumberUpperBound", "NumberRangeType", "NumberControlStyle",
    "FileSupportedTypes", "LinkEnumerationMetadata",
  ]

  /// Stands for an options provider: the metadata only says that there is one.
  private static let unnamedProvider = "unnamed"

  /// The effective identifier of a query that is named with its module.
  func queryIdentifier(_ qualifiedName: String) -> String {
    extract.queries.sortedByKey.first { $0.value.fullyQualifiedIdentifier == qualifiedName }?.key
      ?? qualifiedName.lastNameComponent
  }

  private func defaultValue(_ value: ExtractScalar?, of type: ValueType, flags: ParameterFlags) -> DefaultValue? {
    switch (value, type) {
    case (nil, _): flags.contains(.hasDefault) ? .expression("set in code") : nil
    case (.other(let tag), _): .expression("unknown \(tag)")
    case (.int(let number), .primitive("Bool")): .literal(number == 0 ? "false" : "true")
    case (.string(let name), .enum): .literal(".\(name)")
    case (.double(let number), .primitive("Double")): .literal("\(number)")
    case (.int(let number), .primitive("Double")): .literal("\(Double(number))")
    case (.some(let value), _): .literal(value.spelling)
    }
  }

  // 0 is a range with both of its bounds; nobody knows another.
  private func range(_ metadata: ExtractPairs?, at place: String) -> String? {
    guard let lower = metadata?["NumberLowerBound"], let upper = metadata?["NumberUpperBound"] else { return nil }
    let range = "(\(lower.spelling), \(upper.spelling))"
    guard case .int(let type) = metadata?["NumberRangeType"], type != 0 else { return range }
    return "\(range) \(notes.unknownCode("range type", type, at: place))"
  }

  private func controlStyle(_ value: ExtractScalar?, at place: String) -> String? {
    switch value {
    case nil: nil
    case .int(1): "field"
    case .int(2): "slider"
    case .some(let value):
      { () -> String in
        notes.add("\(place): unknown control style \(value.spelling); kept as unknown.")
        return "unknown \(value.spelling)"
      }()
    }
  }

  // 1 was never seen; as the framework's middle case it is inferred.
  private func inputConnection(_ code: Int, at place: String) -> String? {
    switch code {
    case 0: nil
    case 1: "never"
    case 2: "connectToPreviousIntentResult"
    default: notes.unknownCode("input connection", code, at: place)
    }
  }

  /// Every sentence of a summary, each under the conditions that lead to it.
  func branches(_ configuration: ExtractConfiguration, under conditions: [String], at place: String) -> [SummaryBranch]
  {
    switch configuration {
    case .summary(let sentence, let parameters, let others):
      return [
        SummaryBranch(conditions: conditions, sentence: sentence, parameters: parameters, otherParameters: others)
      ]
    case .when(let condition, let then, let otherwise):
      return branches(then, under: conditions + [words(for: condition, at: place)], at: place)
        + (otherwise.map { branches($0, under: conditions + ["otherwise"], at: place) } ?? [])
    case .choice(let parameter, let cases):
      return cases.flatMap { branch in
        let values = branch.value?.spellings.joined(separator: ", ") ?? ""
        let condition = branch.isDefaultCase == true ? "default" : "switch $\(parameter) case \(values)"
        return branches(branch.configuration, under: conditions + [condition], at: place)
      }
    case .other(let kind):
      notes.add("\(place).actionConfiguration: unknown kind of parameter summary \"\(kind)\"; left out.")
      return []
    }
  }

  private func words(for condition: ExtractConfiguration.Condition, at place: String) -> String {
    let comparison =
      MetadataCodes.conditionOperators[condition.comparisonOperator]
      ?? notes.unknownCode("comparison operator", condition.comparisonOperator, at: "\(place).actionConfiguration")
    let values = condition.value.map { [$0.spellings.joined(separator: ", ")] } ?? []
    return (["when $\(condition.parameterIdentifier)", comparison] + values).joined(separator: " ")
  }
}
