extension RuleCatalog {
  /// The rules about parameters.
  static let parameters: [Rule] = [
    .parameterRemoved, .parameterRenamed, .parameterTypeChanged, .parameterCardinalityChanged, .parameterNowRequired,
    .parameterNowOptional, .parameterDefaultChanged, .parameterRangeNarrowed, .parameterTextsChanged,
    .contentTypesNarrowed, .optionsProviderChanged, .requiredParameterAdded, .systemValueParameter, .settingIgnored,
    .valueRefused,
  ]
}
