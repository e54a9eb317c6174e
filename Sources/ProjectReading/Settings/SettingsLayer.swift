import SourceScanning

/// The assignments of one layer of build settings, in their order: of a target, a project, or an `.xcconfig`.
struct SettingsLayer {
  /// `KEY[sdk=macosx*] = VALUE`.
  struct Assignment {
    let key: String
    let value: String
    let conditions: [Condition]
  }

  /// `[sdk=macosx*]`.
  struct Condition {
    let name: Substring
    let pattern: Substring
  }

  /// What conditions ask about.
  struct Context: Hashable {
    /// `macosx`; nil for what holds on every system.
    var sdk: String?
    var configuration: String
  }

  private(set) var assignments: [Assignment] = []

  init() {}

  /// The settings of a project file, which has each key with its conditions once.
  init(_ settings: [String: String]) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) { add(key, value) }
  }

  /// Adds one assignment; a key that is no key is passed over.
  mutating func add(_ text: some StringProtocol, _ value: String) {
    // Nearly all of them, in projects of thousands: a look at the bytes is enough.
    if !text.isEmpty, text.utf8.allSatisfy({ ByteClass.continuesIdentifier($0) && $0 < 0x80 }) {
      assignments.append(Assignment(key: String(text), value: value, conditions: []))
      return
    }
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    guard let key = parts.first, !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return
    }
    let conditions = parts.dropFirst().flatMap { part in
      // `[sdk=iphoneos*,arch=arm64]` is one of the spellings.
      part.prefix { $0 != "]" }.split(separator: ",").compactMap { condition -> Condition? in
        guard let sign = condition.firstIndex(of: "=") else { return nil }
        return Condition(
          name: Substring(condition[..<sign]), pattern: Substring(condition[condition.index(after: sign)...]))
      }
    }
    assignments.append(Assignment(key: String(key), value: value, conditions: conditions))
  }

  mutating func add(_ layer: SettingsLayer) { assignments += layer.assignments }

  /// What holds in a context: an assignment whose conditions match beats one without, and the later beats the earlier.
  func values(in context: Context) -> [String: String] {
    var values: [String: String] = [:]
    for isConditional in [false, true] {
      for assignment in assignments where assignment.conditions.isEmpty != isConditional {
        guard assignment.conditions.allSatisfy({ $0.holds(in: context) }) else { continue }
        var whole = assignment.value
        // A setting that is made of what was above it in the same layer.
        if let inherited = values[assignment.key], whole.utf8.contains(UInt8(ascii: "$")) {
          whole = whole.replacing("$(inherited)", with: inherited)
        }
        values[assignment.key] = whole.utf8.count <= BuildSettings.lengthLimit ? whole : nil
      }
    }
    return values
  }
}

extension SettingsLayer.Condition {
  fileprivate func holds(in context: SettingsLayer.Context) -> Bool {
    switch name {
    case "sdk": context.sdk.map(matches) ?? (pattern == "*")
    case "config": matches(context.configuration)
    case "arch": matches("arm64")
    default: false
    }
  }

  /// Patterns of settings have their `*` at the end: `iphoneos*`, since the name goes on with a version.
  private func matches(_ text: String) -> Bool {
    pattern.last == "*" ? text.hasPrefix(pattern.dropLast()) : pattern == text
  }
}
