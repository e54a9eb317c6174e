import AppIntentsFacts
import IntentSurface

extension Rule {
  static let controlParameterRequired = Rule(
    id: "W06", name: "control-parameter-required", title: "Control setting is required and has no default",
    effects: [.widgetsAndControls: .breaks], confidence: .medium, basis: .apple("2026-11"),
    explanation: """
      People add a control without answering questions, so each parameter of its configuration intent must be optional \
      or have a default. Otherwise the control can't be added, unless it asks for its configuration itself.
      """,
    symptom: "The control can't be added, or stays unconfigured.",
    fix: "Make the parameter optional, give it a default, or ask with `promptsForUserConfiguration()`.",
    evidence: ["Apple documentation, `ControlConfigurationIntent`: parameters are optional or have a default."],
    judge: .lint { surface in
      surface.intents.filter { $0.conforms(to: .controlConfigurationIntent) }.flatMap { intent in
        intent.parameters.filter(\.isRequired).map { parameter in
          Judgement(
            Subject(.parameter, intent.identifier, parameter.name),
            "\(parameter.name) of \(intent.typePath) configures a control but is required and has no default.",
            fix: Fix(
              "Make it optional, or give it a default.",
              code: "var \(IntentCode.quoted(parameter.name)): \(parameter.type.spelling)?"))
        }
      }
    })
}
