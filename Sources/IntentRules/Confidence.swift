import IntentSurface

/// How sure a verdict is. It speaks of the verdict, not of whether the change was seen.
package enum Confidence: String, Codable, CaseOrdered, Hashable, Sendable {
  case low
  case lowMedium = "low-medium"
  case medium
  case mediumHigh = "medium-high"
  case high
}

/// What a verdict rests on at best, and of which month that is.
package enum Basis: Hashable, Sendable {
  /// Seen in built metadata, in stored shortcuts or in a running app.
  case measured(String)
  /// Happened in an app that people can look up.
  case incident(String)
  /// Said by Apple: documentation, interfaces, sessions, engineers; the month in which it was said or last read.
  case apple(String)
  /// Read out of the code of the system, which no document promises.
  case decompiled(String)
  /// Concluded from how similar things behave.
  case inferred(String)

  /// The month, `2026-09`.
  package var month: String {
    switch self {
    case .measured(let month), .incident(let month), .apple(let month), .decompiled(let month), .inferred(let month):
      month
    }
  }
}
