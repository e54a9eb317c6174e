import SourceScanning
import SwiftReading
import SwiftSyntax

/// Reads the build settings that a Tuist manifest spells out.
struct TuistSettings {
  let code: ManifestCode
  let paths: TuistPaths

  /// Constants may name each other in circles.
  private static let depthLimit = 50

  /// What is read of a dictionary.
  private struct Values {
    var settings: [String: String] = [:]
    /// Whether there are no others.
    var isWhole = true

    static let unread = Values(isWhole: false)
  }

  /// The configuration that ships of those that `settings:` of a project or its targets declare.
  func configuration(in lists: [Code?]) -> String {
    let declared = lists.lazy.map { $0.flatMap(call).map(configurations) ?? [] }.first { !$0.isEmpty } ?? []
    return GeneratedSettings.shipping(
      among: declared.filter { $0.name == "release" }.compactMap { configuration($0.arguments["name"]) })
  }

  /// Adds what `settings:` says: what the configuration that ships has, then what all have, then what Tuist makes of the
  /// rest of the target, then the file.
  func add(_ expression: Code?, with made: [String: String] = [:], to settings: inout GeneratedSettings) {
    let expression = expression.flatMap { code.isNil($0) ? nil : $0 }
    guard let expression, let call = call(expression) else {
      settings.isOpen = settings.isOpen || expression != nil
      return settings.add(made)
    }
    let arguments = call.arguments
    var file: Code?
    if arguments["configurations"] != nil {
      let own = configurations(of: call).first { configuration($0.arguments["name"]) == settings.configuration }?
        .arguments
      addDictionary(own?["settings"], isKnown: own != nil, to: &settings)
      file = own?["xcconfig"]
    } else {
      addDictionary(arguments["release"], to: &settings)
    }
    addDictionary(arguments["base"], to: &settings)
    settings.add(made)
    guard let file, !code.isNil(file) else { return }
    if let path = paths.path(file) { settings.add(fileAt: path) } else { settings.isOpen = true }
  }

  private func addDictionary(_ dictionary: Code?, isKnown: Bool = true, to settings: inout GeneratedSettings) {
    let values = dictionary.map { self.values(of: $0) } ?? Values()
    settings.add(values.settings)
    settings.isOpen = settings.isOpen || !values.isWhole || !isKnown
  }

  private func call(_ expression: Code) -> ManifestCall? {
    code.call(expression, as: "Settings").flatMap { ["settings", "Settings", "init"].contains($0.name) ? $0 : nil }
  }

  // MARK: Configurations

  private func configurations(of settings: ManifestCall) -> [ManifestCall] {
    (code.elements(settings.arguments["configurations"]) ?? []).compactMap { code.call($0, as: "Configuration") }
  }

  /// `Beta` for `"Beta"`, `.configuration("Beta")` and `.beta`, where the code says what that is.
  func configuration(_ name: Code?) -> String? {
    guard let name else { return nil }
    let followed = code.followed(name, as: "ConfigurationName")
    if let member = code.member(followed) { return ["release": "Release", "debug": "Debug"][member] }
    return code.text(code.call(followed)?.first ?? followed)
  }

  // MARK: Dictionaries

  private func values(of expression: Code, depth: Int = 0) -> Values {
    guard depth < Self.depthLimit else { return .unread }
    if let entries = code.entries(expression) {
      var values = Values()
      for (key, value) in entries {
        if let key = code.text(key) { values.settings[key] = self.value(of: value) } else { values.isWhole = false }
      }
      return values
    }
    guard let call = code.call(expression, as: "SettingsDictionary") else { return .unread }
    guard let base = call.base else {
      return call.name == "SettingsDictionary" && call.values.isEmpty ? Values() : .unread
    }
    return changed(values(of: base, depth: depth + 1), by: call, depth: depth)
  }

  /// A dictionary as one of Tuist's functions gives it back.
  private func changed(_ values: Values, by call: ManifestCall, depth: Int) -> Values {
    var values = values
    switch call.name {
    case "swiftActiveCompilationConditions": values.settings[XcodeSystems.conditionKeys[0]] = words(of: call)
    case "otherSwiftFlags": values.settings[XcodeSystems.conditionKeys[1]] = words(of: call)
    case "merging":
      guard let other = call.first.map({ self.values(of: $0, depth: depth + 1) }) else {
        return .unread
      }
      let isLater = call.node.trailingClosure?.statements.singleExpression.map { ["$1", "new"].contains($0.spelling) }
      values.isWhole = values.isWhole && other.isWhole
      values.settings.merge(other.settings) { $0 == $1 || isLater == true ? $1 : BuildSettings.unknown }
    case let name where Self.otherChanges.contains(name): break
    default: values.isWhole = false
    }
    return values
  }

  /// Functions that set nothing of what is read here.
  private static let otherChanges: Set<String> = [
    "appleGenericVersioningSystem", "automaticCodeSigning", "bitcodeEnabled", "codeSignIdentity",
    "codeSignIdentityAppleDevelopment", "currentProjectVersion", "debugInformationFormat", "manualCodeSigning",
    "marketingVersion", "otherCFlags", "otherLinkerFlags", "swiftCompilationMode", "swiftObjCBridgingHeaderPath",
    "swiftOptimizationLevel", "swiftOptimizeObjectLifetimes", "swiftVersion", "versionInfo",
  ]

  private func words(of call: ManifestCall) -> String { call.values.map(value).joined(separator: " ") }

  /// A text, a list of them, a Boolean, or `.string("A")`.
  private func value(of expression: Code) -> String {
    if let text = code.text(expression) { return text }
    if let flag = code.flag(expression) { return flag ? "YES" : "NO" }
    if let call = code.call(expression, as: "SettingValue"), call.values.count == 1, let inner = call.first,
      ["string", "array", "SettingValue", "init"].contains(call.name)
    {
      return words(of: code.elements(inner) ?? [inner])
    }
    return code.elements(expression).map(words) ?? BuildSettings.unknown
  }

  private func words(of elements: [Code]) -> String {
    elements.map { code.text($0) ?? BuildSettings.unknown }.joined(separator: " ")
  }
}
