/// Rules that a reader of one may have meant, or wants to know next.
enum RuleFamilies {
  /// Each list is a family; a rule may be in several.
  static let all: [[String]] = [
    ["I01", "I02", "I04", "I07", "I08"], ["I02", "E02", "N02", "I04", "I05"], ["I09", "I10", "E19"],
    ["I01", "I37", "I38", "I39", "I11"], ["I11", "I12", "I13", "I36"], ["I14", "I15", "I16", "E20"],
    ["I17", "I18", "I19", "I40"], ["I21", "I22"], ["I23", "I25", "I26", "L12"],
    ["I27", "P10", "N10", "E13", "E18", "S08"], ["I28", "I29", "P01"], ["I30", "I31", "I32", "I33", "I34"],
    ["I35", "I36", "S14", "W09", "C09", "L13"], ["P01", "P02", "P03", "P04", "P13"],
    ["P05", "P07", "P08", "P13", "W06"],
    ["P09", "P11", "P12"], ["P15", "S06"], ["E01", "E02", "E04", "E19", "E14"], ["E07", "E08", "E09", "E10", "E11"],
    ["E12", "E13", "E08"], ["E15", "E22", "E23", "E24"], ["E16", "E17", "E21", "E25"],
    ["N01", "N02", "N08", "U01"], ["N03", "N04", "N07", "N08", "N11"], ["N09", "N10", "N11"],
    ["S01", "S02", "S05", "S07", "S12"], ["S03", "S04", "S15"], ["S02", "S09", "S10", "S14"],
    ["S04", "S06", "S11", "E10"],
    ["S12", "S13", "S15"], ["W01", "W02", "W05", "W08", "W09"], ["W06", "W07", "P05"], ["W02", "I07", "I08"],
    ["K01", "K02", "K03", "I07"], ["K04", "E17", "L07"], ["C02", "C03", "C04", "C05"], ["C06", "C07", "C12"],
    ["C08", "C09", "C13"], ["C11", "C03", "P13"], ["L01", "L04", "L05", "L08"], ["L01", "L03", "L06", "L07", "L13"],
    ["L03", "L09", "L10", "L11", "L12"],
  ]
}

extension Rule {
  /// The ids of the rules beside it, in the order of ids.
  package var related: [String] {
    Set(RuleFamilies.all.filter { $0.contains(id) }.joined()).subtracting([id]).sorted()
  }
}
