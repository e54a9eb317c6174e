/// A parameter summary: sentences under conditions.
indirect enum ExtractConfiguration: Decodable {
  case summary(sentence: String?, parameters: [String], others: [String])
  case when(Condition, then: ExtractConfiguration, otherwise: ExtractConfiguration?)
  case choice(parameter: String, cases: [Case])
  /// A shape that is not known, by its word.
  case other(String)

  struct Condition: Decodable {
    var parameterIdentifier: String
    var comparisonOperator: Int
    @Tolerated var value: ExtractComparand?
  }

  struct Case: Decodable {
    var configuration: ExtractConfiguration
    @Tolerated var isDefaultCase: Bool?
    @Tolerated var value: ExtractComparand?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let summary = try container.decodeIfPresent(Wrapped<Summary>.self, forKey: .actionSummary)?.wrapper {
      self = .summary(
        sentence: summary.summaryString?.formatString, parameters: summary.summaryString?.parameterIdentifiers ?? [],
        others: summary.otherParameterIdentifiers ?? [])
    } else if let clause = try container.decodeIfPresent(Wrapped<When>.self, forKey: .whenClause)?.wrapper {
      self = .when(clause.condition, then: clause.when, otherwise: clause.otherwise)
    } else if let choice = try container.decodeIfPresent(Wrapped<Choice>.self, forKey: .switchStatement)?.wrapper {
      self = .choice(parameter: choice.parameterIdentifier, cases: choice.cases)
    } else {
      self = .other(try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).min() ?? "empty")
    }
  }

  private enum Key: String, CodingKey { case actionSummary, whenClause, switchStatement }
  private struct Wrapped<Value: Decodable>: Decodable { var wrapper: Value }
  private struct Summary: Decodable {
    struct Sentence: Decodable {
      @Tolerated var formatString: String?
      @Tolerated var parameterIdentifiers: [String]?
    }

    @Tolerated var summaryString: Sentence?
    @Tolerated var otherParameterIdentifiers: [String]?
  }
  private struct When: Decodable {
    var condition: Condition
    var when: ExtractConfiguration
    var otherwise: ExtractConfiguration?
  }
  private struct Choice: Decodable {
    var parameterIdentifier: String
    var cases: [Case]
  }
}

/// What a condition or a case compares with, spelled as code spells it: `.daily`, `true`, `"text"`.
struct ExtractComparand: Decodable {
  var spellings: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    if let list = try container.decodeIfPresent(List.self, forKey: AnyKey(stringValue: "array")) {
      spellings = list.values.flatMap(\.spellings)
    } else if let value = try container.decodeIfPresent(Enumeration.self, forKey: AnyKey(stringValue: "enumeration")) {
      spellings = [".\(value.value)"]
    } else {
      spellings = [try ExtractScalar(from: decoder).spelling]
    }
  }

  private struct List: Decodable { var values: [ExtractComparand] }
  private struct Enumeration: Decodable { var value: String }
}
