import IntentRules
import IntentSurface

extension Finding {
  /// The finding as every JSON text has it.
  var json: JSONObject {
    [
      "rule": rule, "name": name, "title": title, "element": subject.kind.rawValue,
      // By the Swift name of the type; the key on devices is `identifier`.
      "subject": subjectName, "identifier": subject.owner,
      "effects": effects.json, "confidence": confidence.rawValue, "message": message, "symptom": symptom,
      "fix": fix, "since": Nullable(since), "versions": versions, "location": Nullable(location),
      "fingerprint": fingerprint,
      // What findings of one cause have in common; null for one that stands alone.
      "cause": Nullable(cause),
      "platforms": Nullable(platforms?.map(\.rawValue)),
      // `update` for what people lose with an update, `fault` for what is wrong in this version by itself.
      "kind": isFault ? "fault" : "update",
      "status": status == .live ? "live" : "history",
      // The latest shipped version, where that has the same fault.
      "shippedIn": Nullable(shippedIn),
      "brokenIn": Nullable(brokenIn), "waived": Nullable(waiver?.json),
      // Null where no change under review is known.
      "isNew": Nullable(isNew),
      // Whether it fails by the gate of the merge-base alone.
      "isHeldByBase": isHeldByBase,
      // Null where nobody counted.
      "usage": Nullable(use?.json),
    ]
  }
}

extension Dictionary<Audience, Effect> {
  var json: [String: String] {
    [String: String](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value.rawValue) })
  }
}

extension Waiver {
  fileprivate var json: JSONObject { ["reason": reason, "by": by, "on": on, "until": until] }
}

extension Use {
  fileprivate var json: JSONObject {
    [
      "runs": usage.runs, "people": usage.people, "threshold": threshold,
      // Whether there are so few runs that it does not fail the check.
      "isLittle": isLittle,
    ]
  }
}
