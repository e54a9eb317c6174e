import IntentRules
import IntentSchemas
import IntentSurface

extension ParallelBody {
  /// The switch that the verb of the intent sets.
  var said: SaidSwitch? { SaidSwitch(of: IntentWords(intent, in: surface), in: schema) }

  /// The parameter that says which way the switch goes, and the switch as its value: `isFavorite ? .add : .remove`.
  var choiceOfTwo: (name: String, value: String)? {
    guard let said, ["true", "false"].contains(said.value) else { return nil }
    let found = intent.parameters.compactMap { parameter -> (String, String)? in
      guard case .enum(let identifier) = parameter.type.element, !parameter.type.isCollection,
        let cases = surface.enums.first(where: { $0.identifier == identifier })?.cases.map(\.name), cases.count == 2,
        let off = cases.first(where: Self.isOff), let on = cases.first(where: { !Self.isOff($0) })
      else { return nil }
      return (parameter.name, "\(said.member) ? .\(IntentCode.quoted(on)) : .\(IntentCode.quoted(off))")
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What has to be said for the action to do it.
  var saidCondition: String? {
    said.map { choiceOfTwo == nil ? "\($0.member) == \($0.value)" : "let \($0.member)" }
  }

  /// What the switch is afterwards.
  var saidValue: String? { said.map { choiceOfTwo == nil ? $0.value : $0.member } }

  private static let off: Set = [
    "off", "false", "no", "not", "remove", "delete", "disable", "disabled", "unset", "clear",
  ]

  private static func isOff(_ name: String) -> Bool {
    let first = IntentWords.split(name).first ?? ""
    return off.contains(first) || first.hasPrefix("un")
  }
}
