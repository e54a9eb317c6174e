import IntentRules

/// The rules that code is proposed for.
enum Proposers {
  /// Nil where the code does not show what to edit; a refusal where an edit would keep no promise.
  typealias Proposer = @Sendable (Finding, ProposalContext) throws(Refusal) -> Proposal?

  static let byRule: [String: Proposer] = [
    "I01": RestoreIntent.propose,
    "I02": PinIdentifier.propose, "I04": PinIdentifier.propose, "E02": PinIdentifier.propose,
    "N02": PinIdentifier.propose,
    "I17": KeepSetting.background, "I18": KeepForeground.refuse, "I23": KeepResult.propose,
    "I08": KeepHost.refuse, "I09": KeepConformance.proposeOnType,
    "I11": KeepSetting.discoverable, "I21": KeepSetting.policy,
    "I19": KeepInApp.refuse,
    "I35": KeepFloor.propose, "W09": KeepFloor.propose,
    "I36": KeepAvailability.propose, "I41": KeepTargets.refuse,
    "I30": KeepConformance.propose, "I31": KeepConformance.propose, "I32": KeepConformance.propose,
    "I33": KeepConformance.propose, "E15": KeepConformance.propose, "E16": KeepConformance.propose,
    "E21": KeepConformance.propose,
    "L01": MigrateLegacyIntent.propose,
    "L03": KeepLegacyValue.propose,
    "L04": DeclareLegacyClass.propose,
    "L06": KeepSystemIntent.refuse, "L13": KeepSystemIntent.refuse,
    "L09": KeepLegacyDefinition.proposeForParameter,
    "L10": KeepLegacyDefinition.proposeForCase,
    "L11": KeepLegacyDefinition.proposeForProperty,
    "L12": KeepLegacyOutput.propose,
    "P01": KeepParameter.propose,
    "P02": KeepParameterName.propose,
    "P03": KeepParameterBesideNew.proposeForType, "P04": KeepParameterBesideNew.proposeForType,
    "P08": KeepDefault.propose,
    "P05": OptionalParameter.propose, "P13": OptionalParameter.propose,
    "N01": RestoreEnum.propose, "N08": KeepRawType.propose, "N09": GiveTitles.propose,
    "N03": KeepCase.propose, "N04": KeepRawValue.propose, "N07": KeepNumbers.propose,
    "E01": RestoreEntity.propose,
    "E04": KeepIdentity.refuse,
    "E07": KeepEntityApart.propose,
    "E08": KeepQuery.proposeForFilters, "E09": KeepQuery.proposeForSearch, "E10": KeepQuery.proposeForSuggestions,
    "E11": KeepQuery.proposeForType,
    "E12": KeepProperty.propose,
    "S01": KeepPhrases.propose,
    "S02": KeepAppShortcut.propose,
    "S13": KeepAppName.propose,
    "K04": KeepScheme.propose,
    "S14": KeepFloor.propose,
    "S05": MendPhrase.proposeForName, "S06": MendPhrase.proposeForParameter,
    "S12": KeepTranslatedPhrases.propose,
    "W01": KeepWidget.propose, "W02": KeepBundle.propose,
    "W05": KeepWidgetSettings.propose, "W06": OptionalParameter.propose,
    "W08": KeepFamilies.propose,
  ]

  /// Those for which an edit of code is known in no case: what nobody can miss is refused, and nothing is said of others.
  static let refusing: Set = ["I41", "L06", "L13"]

  /// Those whose proposal brings a whole type back.
  static let restoring: Set = ["I01", "I23", "E01", "E07"]
}

/// Why no code is proposed for a finding, and what to do instead.
struct Refusal: Error {
  /// Whole sentences.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
