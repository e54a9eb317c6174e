extension RuleCatalog {
  /// The rules about enums, union values and their cases.
  static let enums: [Rule] = [
    .enumRemoved, .enumRenamed, .enumCaseRemoved, .enumRawValueChanged, .enumRenumbered, .enumRawTypeChanged,
    .enumCaseWithoutTitle, .enumDisplayChanged, .enumCaseUnlisted,
    .unionValueNarrowed,
  ]
}
