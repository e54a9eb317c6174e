import AppIntentsFacts
import IntentRules
import IntentSurface
import SwiftSyntax

/// The code of an intent, turned into that of a deprecated one.
struct DeprecatedCode {
  /// The systems that `DeprecatedAppIntent` came with.
  static let systems: [Platform: String] = [.iOS: "17.0", .macOS: "14.0", .watchOS: "10.0", .tvOS: "17.0"]

  let type: TypeCode

  /// What a deprecated action is called beside a newer one with the same title.
  static func legacyTitle(_ title: String) -> String { "\(title) (Legacy)" }

  /// The edits that tell it from a newer action with the same title; nil where its title is no literal.
  var retitled: [SourceEdit]? {
    guard let title = type.staticVariable("title")?.binding.initializer?.value,
      let literal = title.as(StringLiteralExprSyntax.self) ?? title.firstLiteralArgument, literal.segments.count == 1
    else { return nil }
    let end = literal.closingQuote.positionAfterSkippingLeadingTrivia
    return [type.file.insert(" (Legacy)", at: end)]
  }

  /// What the shipped `@available(…, deprecated, message: "…")` tells developers; nil where there is none.
  var shippedMessage: String? {
    type.declaration.attributes.lazy.compactMap { element -> String? in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments)? = attribute.arguments,
        arguments.contains(where: { $0.trimmedDescription.hasPrefix("deprecated") })
      else { return nil }
      let texts = arguments.compactMap { argument -> String? in
        guard case .availabilityLabeledArgument(let labeled) = argument.argument, labeled.label.text == "message",
          case .string(let literal) = labeled.value
        else { return nil }
        return literal.segments.trimmedDescription
      }
      return texts.first
    }.first
  }

  func edits(adding deprecation: String) -> [SourceEdit] {
    let inherited = type.declaration.inheritedTypes
    var edits: [SourceEdit] = []
    let deprecated = FrameworkProtocol.deprecatedAppIntent
    if !inherited.contains(where: { $0.trimmedDescription == deprecated.name }) {
      let name = FrameworkProtocol.appIntent.name
      let base = inherited.first { [name, "AppIntents.\(name)"].contains($0.trimmedDescription) }
      edits.append(
        base.map { type.file.replace($0, with: deprecated.name) } ?? type.addConformance(deprecated))
    }
    if type.staticVariable("deprecation") == nil {
      edits.append(type.insertFirst([type.staticPrefix + deprecation] + type.blankLine))
    }
    return edits
  }
}

extension ExprSyntax {
  /// The text of `.init("Water", table: "Texts")`.
  fileprivate var firstLiteralArgument: StringLiteralExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), let first = call.arguments.first, first.label == nil else {
      return nil
    }
    return first.expression.as(StringLiteralExprSyntax.self)
  }
}
