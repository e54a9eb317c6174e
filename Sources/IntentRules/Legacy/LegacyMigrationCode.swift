import IntentSurface

/// The App Intent that takes over a legacy class, as Swift to paste.
enum LegacyMigrationCode {
  /// - Parameter replacement: the type of a newer intent that the old action should point people to.
  static func declaration(for legacy: LegacyIntent, replacement: String?) -> String {
    let name = legacy.className.hasSuffix("Intent") ? String(legacy.className.dropLast(6)) : legacy.className
    let conformances = "CustomIntentMigratedAppIntent" + (replacement == nil ? "" : ", DeprecatedAppIntent")
    var lines = [
      "struct \(name): \(conformances) {",
      "  static let intentClassName = \"\(legacy.className)\"",
      "  static let title: LocalizedStringResource = \"\(legacy.title ?? name)\"",
    ]
    if let replacement {
      lines.append(
        "  static let deprecation = IntentDeprecation(message: \"Use the newer action.\", replacedBy: \(replacement).self)"
      )
    }
    for parameter in legacy.parameters {
      lines += [
        "",
        "  @Parameter(title: \"\(parameter.displayName ?? parameter.name)\")",
        "  var \(parameter.name): \(LegacyValueType.swiftType(of: parameter))",
      ]
    }
    lines += ["", "  func perform() async throws -> some IntentResult { .result() }", "}"]
    return lines.joined(separator: "\n")
  }
}
