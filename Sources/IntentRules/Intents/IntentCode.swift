import AppIntentsFacts
package import IntentSurface

/// Swift code that keeps an old promise, for the fixes of findings.
package enum IntentCode {
  /// The declaration of an intent that is kept, deprecated, for the shortcuts that hold it.
  ///
  /// One that only holds settings is no action: nobody is told of it, and it has a `perform()` only if it had one.
  ///
  /// - Parameter body: the line that stands for what `perform()` did.
  package static func deprecated(_ intent: Intent, body: String = "// The body it had.") -> String {
    var lines: [String] = intent.schema.map { ["@AppIntent(schema: .\($0.name))"] } ?? []
    lines.append("struct \(intent.typeName): \(conformances(of: intent)) {")
    lines.append("  static let title: LocalizedStringResource = \(spelling(of: intent.title, else: intent.typeName))")
    lines += identity(of: intent)
    if intent.openAppWhenRun?.value == true { lines.append("  static let openAppWhenRun = true") }
    if !intent.isConfiguration { lines.append("  " + deprecation(of: intent)) }
    for parameter in intent.parameters {
      lines.append("")
      lines += declaration(of: parameter).map { "  " + $0 }
    }
    guard !intent.isConfiguration || !intent.result.isInherited else { return (lines + ["}"]).joined(separator: "\n") }
    let value = intent.result.value.map { " & ReturnsValue<\($0.spelling)>" } ?? ""
    lines += [
      "", "  func perform() async throws -> some IntentResult\(value) {", "    \(body)", "  }", "}",
    ]
    return lines.joined(separator: "\n")
  }

  /// A parameter as two lines of code, with another type or without a need to be set.
  package static func declaration(of parameter: Parameter, type: ValueType? = nil, isOptional: Bool = false) -> [String]
  {
    var arguments = ["title: \(spelling(of: parameter.title, else: parameter.name))"]
    if let value = parameter.defaultValue, type == nil { arguments.append("default: \(value.spelling)") }
    if let provider = parameter.optionsProvider, type == nil { arguments.append("optionsProvider: \(provider)()") }
    let type = type ?? parameter.type
    let needsMark = isOptional && !type.isOptional && parameter.defaultValue == nil
    return [
      "@Parameter(\(arguments.joined(separator: ", ")))",
      "var \(quoted(parameter.name)): \(type.spelling)\(needsMark ? "?" : "")",
    ]
  }

  /// The line that tells people that an intent will go.
  ///
  /// It is computed: nothing says that its type is `Sendable`, and Swift 6 refuses a constant of one that is not.
  ///
  /// - Parameters:
  ///   - message: as it is written in code.
  ///   - replacement: the Swift name of the intent that Shortcuts offers instead.
  package static func deprecation(_ message: String, replacedBy replacement: String? = nil) -> String {
    let value = "message: \(message)" + (replacement.map { ", replacedBy: \($0).self" } ?? "")
    return "static var deprecation: IntentDeprecation<\(replacement ?? "Never")> { IntentDeprecation(\(value)) }"
  }

  /// The line that pins an identifier.
  package static func persistentIdentifier(_ identifier: String) -> String {
    "static let persistentIdentifier = \(literal(identifier))"
  }

  /// A Swift string literal, in which everything invisible is spelled out: a carriage return would end the line.
  package static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  // The joiners belong to the spelling of words and to emoji.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: false
    }
  }

  /// A name as code spells it: a reserved word stands between backticks.
  package static func quoted(_ name: String) -> String { reservedWords.contains(name) ? "`\(name)`" : name }

  private static let reservedWords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A text as Swift code spells it: a literal, or the expression as written.
  package static func spelling(of text: Text?, else name: String) -> String {
    switch text {
    case .value(let text): literal(text)
    case .expression(let expression): expression
    case nil: literal(name)
    }
  }

  // What it conformed to decides what it is for: a widget's configuration, opening a thing.
  private static func conformances(of intent: Intent) -> String {
    let known: Set<FrameworkProtocol> = [.appIntent, .deprecatedAppIntent, .customIntentMigratedAppIntent]
    let migrated: [FrameworkProtocol] = intent.intentClassName == nil ? [] : [.customIntentMigratedAppIntent]
    let marks: [FrameworkProtocol] = intent.isConfiguration ? [] : [.deprecatedAppIntent]
    return (marks + migrated + intent.protocols.filter { !known.contains($0) }).map(\.name)
      .joined(separator: ", ")
  }

  private static func identity(of intent: Intent) -> [String] {
    var lines: [String] = []
    if intent.identifierSource == .persistentIdentifier { lines.append("  " + persistentIdentifier(intent.identifier)) }
    if let name = intent.intentClassName {
      lines.append("  static let intentClassName = \(spelling(of: name, else: intent.typeName))")
    }
    return lines
  }

  private static func deprecation(of intent: Intent) -> String {
    let message = spelling(of: intent.deprecation?.message, else: "This action will be removed.")
    return deprecation(message, replacedBy: intent.deprecation?.replacedBy)
  }
}
