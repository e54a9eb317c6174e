import IntentRules
import Testing

/// What each rule says where a judgement says nothing else, and at worst: what pages, levels and reports show of it.
struct RuleTableTests {
  @Test func rulesWeighWhatTheyWeighed() {
    let rows = RuleCatalog.all.sorted { $0.id < $1.id }.map { rule in
      [rule.id, Self.spelling(rule.effects), rule.confidence.rawValue]
        + (rule.hardest.isEmpty ? [] : ["hardest", Self.spelling(rule.hardest)])
    }
    #expect(rows.map { $0.joined(separator: " ") } == Self.table.split(separator: "\n").map(String.init))
  }

  private static func spelling(_ effects: [Audience: Effect]) -> String {
    effects.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted().joined(separator: ",")
  }

  private static let table = """
    C02 appleIntelligence=notes high
    C03 appleIntelligence=breaks,savedShortcuts=breaks medium-high
    C04 appleIntelligence=degrades high
    C05 appleIntelligence=breaks,savedShortcuts=breaks medium-high
    C06 appleIntelligence=breaks medium
    C07 appleIntelligence=degrades medium
    C08 discovery=notes high
    C09 appleIntelligence=degrades medium
    C11 appleIntelligence=notes,savedShortcuts=notes low
    C12 appleIntelligence=notes medium
    C13 appleIntelligence=notes medium-high
    E01 findAndVariables=breaks high
    E02 findAndVariables=breaks high
    E04 savedShortcuts=breaks high
    E07 findAndVariables=breaks high
    E08 findAndVariables=breaks medium
    E09 discovery=degrades,siriPhrases=degrades high
    E10 discovery=hides high hardest siriPhrases=breaks
    E11 findAndVariables=degrades medium
    E12 findAndVariables=breaks high
    E13 findAndVariables=notes medium hardest discovery=hides
    E14 savedShortcuts=breaks medium
    E15 appleIntelligence=degrades,discovery=degrades medium-high
    E16 savedShortcuts=breaks medium
    E17 savedShortcuts=degrades medium-high
    E18 findAndVariables=notes medium
    E19 findAndVariables=notes low
    E20 discovery=hides medium
    E21 savedShortcuts=degrades low
    E22 appleIntelligence=notes high
    E23 appleIntelligence=degrades,discovery=degrades medium
    E24 appleIntelligence=degrades low-medium
    E25 appleIntelligence=degrades low
    E26 savedShortcuts=asks low
    E27 savedShortcuts=asks low
    I01 savedShortcuts=breaks high
    I02 savedShortcuts=breaks high
    I04 savedShortcuts=breaks high
    I05 savedShortcuts=degrades medium hardest findAndVariables=asks,savedShortcuts=asks
    I07 savedShortcuts=degrades medium
    I08 savedShortcuts=breaks,widgetsAndControls=breaks high
    I09 savedShortcuts=breaks medium-high
    I10 savedShortcuts=degrades medium hardest findAndVariables=breaks,savedShortcuts=breaks
    I11 discovery=hides medium
    I12 siriPhrases=breaks high
    I13 discovery=notes high
    I14 discovery=hides medium
    I15 discovery=notes high
    I16 discovery=notes high
    I17 savedShortcuts=degrades medium-high
    I18 savedShortcuts=degrades medium-high
    I19 savedShortcuts=breaks,widgetsAndControls=breaks high
    I21 savedShortcuts=degrades high
    I22 savedShortcuts=notes high
    I23 savedShortcuts=breaks medium-high
    I25 siriPhrases=degrades medium
    I26 savedShortcuts=degrades medium
    I27 discovery=notes high
    I28 discovery=hides medium-high
    I29 discovery=hides medium
    I30 appleIntelligence=degrades,discovery=degrades medium-high
    I31 widgetsAndControls=breaks medium
    I32 widgetsAndControls=breaks low-medium
    I33 savedShortcuts=degrades medium
    I34 savedShortcuts=notes medium
    I35 savedShortcuts=breaks medium-high
    I36 savedShortcuts=breaks high
    I37 discovery=notes low
    I38 savedShortcuts=notes high
    I39 discovery=notes medium
    I40 savedShortcuts=degrades medium
    I41 savedShortcuts=asks high
    I42 savedShortcuts=breaks high
    K01 discovery=hides,savedShortcuts=degrades medium
    K02 discovery=hides,savedShortcuts=breaks medium-high
    K03 savedShortcuts=breaks medium
    K04 savedShortcuts=breaks,widgetsAndControls=notes medium
    L01 savedShortcuts=breaks high
    L03 savedShortcuts=degrades high hardest savedShortcuts=breaks
    L04 savedShortcuts=breaks high
    L05 savedShortcuts=breaks medium
    L06 savedShortcuts=breaks,siriPhrases=breaks medium-high
    L07 savedShortcuts=degrades medium
    L08 savedShortcuts=breaks medium-high
    L09 savedShortcuts=breaks medium-high
    L10 savedShortcuts=breaks medium
    L11 findAndVariables=breaks medium
    L12 findAndVariables=breaks medium
    L13 savedShortcuts=breaks,siriPhrases=breaks medium
    L14 savedShortcuts=asks low
    N01 savedShortcuts=breaks medium
    N02 findAndVariables=degrades low-medium
    N03 savedShortcuts=breaks high
    N04 savedShortcuts=breaks high
    N07 savedShortcuts=breaks high
    N08 savedShortcuts=breaks medium
    N09 savedShortcuts=breaks medium
    N10 savedShortcuts=notes,siriPhrases=notes high
    N11 discovery=hides medium
    P01 savedShortcuts=degrades medium-high hardest savedShortcuts=breaks
    P02 savedShortcuts=breaks high
    P03 savedShortcuts=breaks high
    P04 savedShortcuts=breaks medium-high
    P05 savedShortcuts=degrades high
    P07 savedShortcuts=notes high
    P08 savedShortcuts=degrades medium
    P09 savedShortcuts=degrades low
    P10 discovery=notes high
    P11 savedShortcuts=degrades low-medium
    P12 discovery=notes medium hardest discovery=hides
    P13 savedShortcuts=breaks high
    P15 siriPhrases=breaks medium
    P16 widgetsAndControls=degrades medium-high hardest savedShortcuts=degrades
    P17 savedShortcuts=asks low hardest widgetsAndControls=asks
    S01 siriPhrases=breaks high
    S02 discovery=hides,savedShortcuts=breaks,siriPhrases=breaks high
    S03 discovery=hides,siriPhrases=breaks high
    S04 siriPhrases=degrades medium-high
    S05 siriPhrases=breaks high
    S06 siriPhrases=breaks medium
    S07 siriPhrases=notes medium
    S08 discovery=notes medium-high hardest discovery=hides
    S09 discovery=hides,siriPhrases=breaks high
    S10 discovery=degrades,siriPhrases=degrades low hardest savedShortcuts=breaks,siriPhrases=breaks
    S11 siriPhrases=degrades medium
    S12 siriPhrases=breaks medium-high
    S13 siriPhrases=breaks medium-high
    S14 discovery=hides,siriPhrases=breaks medium
    S15 siriPhrases=degrades medium
    U01 savedShortcuts=degrades low
    W01 widgetsAndControls=breaks high
    W02 widgetsAndControls=breaks high
    W05 widgetsAndControls=asks low hardest widgetsAndControls=breaks
    W06 widgetsAndControls=breaks medium
    W07 widgetsAndControls=breaks medium-high
    W08 widgetsAndControls=breaks medium
    W09 widgetsAndControls=breaks medium
    W10 widgetsAndControls=asks medium
    W11 widgetsAndControls=breaks medium-high
    W12 widgetsAndControls=degrades medium-high
    W13 widgetsAndControls=breaks medium
    """
}
