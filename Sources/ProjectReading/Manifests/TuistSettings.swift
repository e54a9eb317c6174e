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
  func configuration(in lists: [ExprSyntax?]) -> String {
    let declared = lists.lazy.map { $0.flatMap(call).map(configurations) ?? [] }.first { !$0.isEmpty } ?? []
    return GeneratedSettings.shipping(
      among: declared.filter { $0.calledLastName == "release" }.compactMap(name))
  }

  /// Adds what `settings:` says: what the configuration that ships has, then what all have, then what Tuist makes of the
  /// rest of the target, then the file.
  func add(_ expression: ExprSyntax?, with made: [String: String] = [:], to settings: inout GeneratedSettings) {
    let expression = expression.flatMap { code.followed($0).is(NilLiteralExprSyntax.self) ? nil : $0 }
    guard let expression, let call = call(expression) else {
      settings.isOpen = settings.isOpen || expression != nil
      return settings.add(made)
    }
    let arguments = call.arguments.byLabel
    var file: ExprSyntax?
    if arguments["configurations"] != nil {
      let own = configurations(of: call).first { name(of: $0) == settings.configuration }?.arguments.byLabel
      addDictionary(own?["settings"], isKnown: own != nil, to: &settings)
      file = own?["xcconfig"]
    } else {
      addDictionary(arguments["release"], to: &settings)
    }
    addDictionary(arguments["base"], to: &settings)
    settings.add(made)
    guard let file, !code.followed(file).is(NilLiteralExprSyntax.self) else { return }
    if let path = paths.path(file) { settings.add(fileAt: path) } else { settings.isOpen = true }
  }

  private func addDictionary(_ dictionary: ExprSyntax?, isKnown: Bool = true, to settings: inout GeneratedSettings) {
    let values = dictionary.map { self.values(of: $0) } ?? Values()
    settings.add(values.settings)
    settings.isOpen = settings.isOpen || !values.isWhole || !isKnown
  }

  private func call(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    let call = code.followed(expression).as(FunctionCallExprSyntax.self)
    return ["settings", "Settings", "init"].contains(call?.calledLastName) ? call : nil
  }

  // MARK: Configurations

  private func configurations(of settings: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    (settings.arguments.byLabel["configurations"].flatMap(code.elements) ?? []).compactMap {
      code.followed($0).as(FunctionCallExprSyntax.self)
    }
  }

  /// `Beta` for `.release(name: "Beta")`, `.release(name: .configuration("Beta"))`, `.release(name: .beta)`.
  private func name(of configuration: FunctionCallExprSyntax) -> String? {
    configuration.arguments.byLabel["name"].flatMap(self.configuration)
  }

  /// The name of a configuration.
  func configuration(_ name: ExprSyntax) -> String? {
    let followed = code.followed(name)
    if let member = followed.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName {
      return ["release": "Release", "debug": "Debug"][member]
    }
    return code.text(followed.as(FunctionCallExprSyntax.self)?.arguments.first?.expression ?? name)
  }

  // MARK: Dictionaries

  private func values(of expression: ExprSyntax, depth: Int = 0) -> Values {
    guard depth < Self.depthLimit else { return .unread }
    if let entries = code.entries(expression) {
      var values = Values()
      for (key, value) in entries {
        if let key = code.text(key) { values.settings[key] = self.value(of: value) } else { values.isWhole = false }
      }
      return values
    }
    guard let call = code.followed(expression).as(FunctionCallExprSyntax.self) else { return .unread }
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return call.calledName == "SettingsDictionary" && call.arguments.isEmpty ? Values() : .unread
    }
    return changed(values(of: base, depth: depth + 1), by: call, depth: depth)
  }

  /// A dictionary as one of Tuist's functions gives it back.
  private func changed(_ values: Values, by call: FunctionCallExprSyntax, depth: Int) -> Values {
    var values = values
    switch call.calledWord {
    case "swiftActiveCompilationConditions": values.settings[XcodeSystems.conditionKeys[0]] = words(of: call)
    case "otherSwiftFlags": values.settings[XcodeSystems.conditionKeys[1]] = words(of: call)
    case "merging":
      guard let other = call.arguments.first.map({ self.values(of: $0.expression, depth: depth + 1) }) else {
        return .unread
      }
      let isLater = call.trailingClosure?.statements.singleExpression.map { ["$1", "new"].contains($0.spelling) }
      values.isWhole = values.isWhole && other.isWhole
      values.settings.merge(other.settings) { $0 == $1 || isLater == true ? $1 : BuildSettings.unknown }
    case let name? where Self.otherChanges.contains(name): break
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

  private func words(of call: FunctionCallExprSyntax) -> String {
    call.arguments.map { value(of: $0.expression) }.joined(separator: " ")
  }

  /// A text, a list of them, a Boolean, or `.string("A")`.
  private func value(of expression: ExprSyntax) -> String {
    if let text = code.text(expression) { return text }
    let followed = code.followed(expression)
    if let flag = followed.as(BooleanLiteralExprSyntax.self) {
      return flag.literal.tokenKind == .keyword(.true) ? "YES" : "NO"
    }
    if let call = followed.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let inner = call.arguments.first,
      ["string", "array", "SettingValue", "init"].contains(call.calledLastName)
    {
      return words(of: code.elements(inner.expression) ?? [inner.expression])
    }
    return code.elements(followed).map(words) ?? BuildSettings.unknown
  }

  private func words(of elements: [ExprSyntax]) -> String {
    elements.map { code.text($0) ?? BuildSettings.unknown }.joined(separator: " ")
  }
}
