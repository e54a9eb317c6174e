/// Build settings in layers, the strongest first: those of the target, its xcconfig, the project, its xcconfig.
package struct BuildSettings: Hashable, Sendable {
  var layers: [[String: String]]

  /// A value that stands for one which nothing here works out.
  static let unknown = "$(inherited:unknown)"

  /// - Parameter layers: the strongest first.
  package init(layers: [[String: String]]) { self.layers = layers }

  /// The settings of a target, with what the build itself gives.
  init(layers: [[String: String]], of target: String, in context: SettingsLayer.Context) {
    let builtIn = [
      "TARGET_NAME": target, "AVAILABLE_PLATFORMS": "appletvos iphoneos macosx watchos xros",
      "CONFIGURATION": context.configuration, "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".",
    ]
    let ofSystem = context.sdk.map { ["PLATFORM_NAME": $0] } ?? [:]
    self.layers = [builtIn.merging(ofSystem) { $1 }] + layers
  }

  /// The value of a setting with the variables in it replaced; nil where it is not set or names what is not known here.
  package func value(_ key: String) -> String? {
    var evaluation = Evaluation(layers: layers, unset: .fails)
    return evaluation.value(key, below: 0)
  }

  /// The same with what is not known here as it is written, `com.$(TEAM).app`: the rest tells one value from others. Nil
  /// where there is no rest.
  func openValue(_ key: String) -> String? {
    var evaluation = Evaluation(layers: layers, unset: .stays)
    guard let text = evaluation.value(key, below: 0), evaluation.isKnown else { return nil }
    let isOpenAlone = text.hasPrefix("$(") && text.lastIndex(of: "$") == text.startIndex && text.hasSuffix(")")
    return isOpenAlone ? nil : text
  }

  /// The same but for the numbers of versions, which no target depends on and nearly every release changes.
  var withoutVersions: BuildSettings {
    BuildSettings(layers: layers.map { layer in Self.versionKeys.reduce(into: layer) { $0[$1] = nil } })
  }

  static let versionKeys = ["MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]

  /// A text with the variables in it replaced; as it is where one is not known here.
  package func filled(_ text: String) -> String {
    var evaluation = Evaluation(layers: [["": text]] + layers, unset: .fails)
    return evaluation.value("", below: 0) ?? text
  }

  /// The words of a setting's value. A variable that nothing sets stands for nothing, as for the build.
  func words(_ key: String) -> [String] {
    var evaluation = Evaluation(layers: layers, unset: .empties)
    return (evaluation.value(key, below: 0) ?? "").split(separator: " ").map(String.init)
  }

  /// Whether some layer has a setting.
  package func isSet(_ key: String) -> Bool { layers.contains { $0[key] != nil } }

  /// Whether all that a setting is made of can be worked out.
  func isKnown(_ key: String) -> Bool {
    var evaluation = Evaluation(layers: layers, unset: .empties)
    _ = evaluation.value(key, below: 0)
    return evaluation.isKnown
  }

  /// No setting that is read here is longer.
  static let lengthLimit = 4096

  /// One question. Settings may name each other in circles, and a few lines of them can stand for gigabytes.
  private struct Evaluation {
    /// What becomes of a variable that nothing sets.
    enum Unset { case fails, empties, stays }

    let layers: [[String: String]]
    let unset: Unset
    private var steps = 0
    /// Whether no part was left out because it takes too much, or what is to be done with it is not known.
    private(set) var isKnown = true

    private static let stepLimit = 100

    init(layers: [[String: String]], unset: Unset) {
      self.layers = layers
      self.unset = unset
    }

    mutating func value(_ key: String, below level: Int) -> String? {
      guard countStep(), let found = layers[level...].firstIndex(where: { $0[key] != nil }),
        let text = layers[found][key]
      else { return nil }
      return expanded(text[...], of: key, at: found)
    }

    private mutating func countStep() -> Bool {
      steps += 1
      if steps > Self.stepLimit { isKnown = false }
      return steps <= Self.stepLimit
    }

    private mutating func expanded(_ raw: Substring, of key: String, at level: Int) -> String? {
      var rest = raw
      var text = ""
      while let mark = rest.firstIndex(of: "$") {
        text += rest[..<mark]
        guard let (inner, end) = Self.variable(in: rest[mark...]) else {
          text.append("$")
          rest = rest[rest.index(after: mark)...]
          continue
        }
        guard let replaced = replacement(inner, of: key, at: level) else { return nil }
        text += replaced
        guard text.utf8.count <= BuildSettings.lengthLimit else {
          isKnown = false
          return nil
        }
        rest = rest[end...]
      }
      return text + rest
    }

    /// What `NAME:operator` between the brackets stands for; the name may be made of other variables.
    private mutating func replacement(_ inner: Substring, of key: String, at level: Int) -> String? {
      guard countStep(), let inner = expanded(inner, of: key, at: level) else { return nil }
      let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
      let name = String(parts[0])
      // What names itself means what is below.
      let isInherited = name == "inherited" || name == key
      var value = value(isInherited ? key : name, below: isInherited ? level + 1 : 0)
      for operation in parts.dropFirst() {
        let applied = Self.apply(operation, to: value)
        if applied == nil, value != nil || operation == "unknown" { isKnown = false }
        value = applied
      }
      if let value { return value }
      if isInherited { return "" }
      switch unset {
      case .fails: return nil
      case .empties: return ""
      case .stays: return "$(\(inner))"
      }
    }

    private static func apply(_ operation: Substring, to value: String?) -> String? {
      if operation.hasPrefix("default=") {
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? String(operation.dropFirst("default=".count))
      }
      switch operation {
      case "lower": return value?.lowercased()
      case "upper": return value?.uppercased()
      case "c99extidentifier", "identifier": return value.map { spelled($0, keeping: "_") }
      case "rfc1034identifier": return value.map { spelled($0, keeping: "-.") }
      default: return nil
      }
    }

    private static func spelled(_ text: String, keeping signs: String) -> String {
      let filler: Character = signs.first ?? "_"
      return String(text.map { $0.isLetter || $0.isNumber || signs.contains($0) ? $0 : filler })
    }

    // `$(NAME)` or `${NAME}`, with variables in it: `$(A_$(B))`; or `$NAME`, as far as it is a name.
    private static func variable(in text: Substring) -> (inner: Substring, end: Substring.Index)? {
      let start = text.index(after: text.startIndex)
      guard start < text.endIndex else { return nil }
      guard "({".contains(text[start]) else {
        let name = text[start...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return name.isEmpty || name.first?.isNumber == true ? nil : (name, name.endIndex)
      }
      let (open, close): (Character, Character) = text[start] == "(" ? ("(", ")") : ("{", "}")
      var depth = 0
      for index in text[start...].indices {
        if text[index] == open { depth += 1 }
        if text[index] == close { depth -= 1 }
        if depth == 0 { return (text[text.index(after: start)..<index], text.index(after: index)) }
      }
      return nil
    }
  }
}
