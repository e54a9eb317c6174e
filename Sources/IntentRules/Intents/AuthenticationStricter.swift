import IntentComparison
import IntentSchemas
import IntentSurface

extension Rule {
  static let authenticationStricter = Rule(
    id: "I21", name: "authentication-stricter", title: "Action asks for authentication",
    effects: [.savedShortcuts: .degrades], confidence: .high, basis: .apple("2026-11"),
    explanation: """
      Runs that worked on a locked device now wait for authentication, and nobody is there to authenticate an \
      automation at night. The default policy is `alwaysAllowed`.
      """,
    symptom: "A run on a locked device asks people to unlock it, or fails.",
    fix: "Keep the old policy, and ask for confirmation in `perform()` where it is needed.",
    evidence: [
      "Apple documentation, `AppIntent.authenticationPolicy` and `IntentAuthenticationPolicy`: when the device "
        + "must be unlocked",
      "Apple documentation, `IntentsRestrictedWhileLocked`: SiriKit intents that need an unlocked device",
      "WWDC26, code for `.photos.deleteAssets`: the schema sets `requiresAuthentication`. Which other schemas "
        + "do is not known.",
    ],
    judge: .changed(Intent.self, .authenticationPolicy) { pair, _ in
      let (old, new) = (pair.old, pair.new)
      let policies = AuthenticationChange(from: old, to: new)
      guard old.isAction, policies.isStricter else { return nil }
      return Judgement(
        pair.subject,
        "The intent \(new.label) changed from `\(policies.old)` to `\(policies.new)`; "
          + "runs on a locked device wait or fail.",
        old.softening,
        effects: old.savedEffects(.degrades), key: policies.new)
    },
    .changed(Intent.self, .schema) { pair, _ in schemaPolicy(pair) },
    .joined(.legacyEligibility, to: LegacyIntent.self, as: String.self) { pair, use, _ in
      use == "unlock" && pair.old.isEligibleForShortcuts ? unlocking(pair.subject) : nil
    },
    .joined(.legacyEligibility, to: SystemIntent.self, as: String.self) { pair, use, _ in
      use == "unlock" && !pair.old.isOfFocusStatus ? unlocking(pair.subject) : nil
    })

  private static func unlocking(_ subject: Subject) -> Judgement {
    Judgement(
      subject, "The app now answers \(subject) on an unlocked device only; runs on a locked one wait or fail.",
      fix: Fix("Take it off the intents that are restricted while the device is locked."), key: "unlock")
  }

  /// A schema may bring a policy of its own, which holds where the intent declares none.
  private static func schemaPolicy(_ pair: Pair<Intent>) -> Judgement? {
    let (old, new) = (pair.old, pair.new)
    guard old.schema == nil, let schema = new.schema, old.isAction, new.authenticationPolicy == nil,
      (old.authenticationPolicy?.value ?? "alwaysAllowed") == "alwaysAllowed",
      let policy = SchemaCatalogue.builtIn.schema(schema.name, kind: .intent)?.authenticationPolicy
    else { return nil }
    return Judgement(
      pair.subject,
      "The intent \(new.label) adopts `.\(schema.name)`, which brings the policy `\(policy)`; runs on a locked device "
        + "wait or fail.",
      effects: old.savedEffects(.degrades), confidence: .medium,
      fix: Fix(
        "Declare the policy that people are used to, if the schema takes it.",
        code: "static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed"),
      key: schema.name)
  }
}
