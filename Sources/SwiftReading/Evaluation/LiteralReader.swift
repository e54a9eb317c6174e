package import IntentSurface
package import SwiftSyntax

/// Reads the values that code gives: texts, flags, lists, descriptions.
package struct LiteralReader {
  /// What a piece of code gives where a type is asked for.
  package typealias Evaluate = (_ code: Code, _ type: SwiftType?, _ kept: KeptCalls) -> Evaluated

  private let evaluate: Evaluate
  private let report: (_ message: String, _ node: Syntax) -> Void
  private let noteTables: (_ text: String, _ tables: Set<String>) -> Void

  /// - Parameters:
  ///   - evaluate: what code gives, as the code around sees it.
  ///   - report: takes what was seen and not understood.
  ///   - noteTables: takes a text that was read, with the names of the string tables that the code looks it up in.
  package init(
    evaluate: @escaping Evaluate, report: @escaping (String, Syntax) -> Void = { _, _ in },
    noteTables: @escaping (String, Set<String>) -> Void = { _, _ in }
  ) {
    (self.evaluate, self.report, self.noteTables) = (evaluate, report, noteTables)
  }

  /// A text that people see, through every way to spell one.
  ///
  /// A resource with a key and a default value reads as the default value.
  package func text(_ code: Code) -> Text {
    let found = evaluated(code, as: "LocalizedStringResource")
    guard let text = try? found.value.get().held.text else { return .expression(code.spelling) }
    noteTables(text, found.notes)
    return .value(text)
  }

  /// A text that is no resource.
  package func plainText(_ code: Code) -> Text {
    (try? evaluated(code, as: "String").value.get().text).map(Text.value) ?? .expression(code.spelling)
  }

  /// A text that must be the same for everybody, such as the type of an activity.
  package func identifier(_ code: Code) -> Text {
    evaluated(code, as: "String").plainText.map(Text.value) ?? .expression(code.spelling)
  }

  /// A text that must be a string literal at the place itself: what the build extracts for `persistentIdentifier`.
  package static func literal(_ expression: ExprSyntax) -> Setting<String> {
    guard let literal = expression.unparenthesized.as(StringLiteralExprSyntax.self)?.boundedValue
    else { return .expression(expression.spelling) }
    return .value(literal)
  }

  /// A Boolean.
  package func bool(_ code: Code) -> Setting<Bool> {
    guard case .success(.bool(let flag)) = evaluated(code, as: "Bool").value else { return .expression(code.spelling) }
    return .value(flag)
  }

  /// The member that code names, as in `.requiresAuthentication`.
  ///
  /// - Parameter type: whose member it is, where the code may say so; nil for any.
  package func memberName(_ code: Code, of type: String? = nil) -> Setting<String> {
    let found = evaluated(code, as: type ?? "", keeping: KeptCalls(types: [type ?? ""])).value
    if let name = try? found.get().held.memberName { return .value(name) }
    guard type == nil, let access = followed(code).expression?.as(MemberAccessExprSyntax.self) else {
      return .expression(code.spelling)
    }
    return .value(access.declName.baseName.plainName)
  }

  /// The elements of a list; nil for anything else, and for too many.
  package func elements(_ code: Code) -> [Code]? {
    guard case .list(let values, _)? = written(code) else { return nil }
    // Thousands of places may name one constant.
    let limit = code.expression?.is(ArrayExprSyntax.self) == true ? ValueLimit.elements : ValueLimit.sharedElements
    guard values.count <= limit else {
      report(.tooMany(limit, code.place), code)
      return nil
    }
    return values.map { Code($0, in: code) }
  }

  /// The keys and values of a dictionary; nil for anything else.
  package func entries(_ code: Code) -> [(key: Code, value: Code)]? {
    guard case .dictionary(let entries)? = written(code) else { return nil }
    return entries.map { (Code($0.key, in: code), Code($0.value, in: code)) }
  }

  /// `typeDisplayRepresentation`'s name.
  package func typeDisplayName(_ code: Code) -> Text {
    let followed = followed(code)
    return text(followed.call?.arguments.byLabel["name"].map(followed.part) ?? followed)
  }

  /// The code that a piece of code stands for: names, functions and choices are followed to what a library knows.
  ///
  /// - Parameter type: the type that is asked for, for members without one before them; nil where that is not known.
  package func followed(_ code: Code, as type: String? = nil) -> Code {
    written(code, as: type).map { Code($0, in: code) } ?? code
  }

  /// What code gives, with what a library makes of it kept as it is written; nil where that is not known.
  private func written(_ code: Code, as type: String? = nil) -> SwiftValue? {
    return (try? evaluated(code, as: type, keeping: .code).value.get())?.held
  }

  private func evaluated(_ code: Code, as type: String?, keeping kept: KeptCalls = KeptCalls()) -> Evaluated {
    let found = evaluate(code, type.map { .named($0, declared: nil) } ?? code.type, kept)
    if case .failure(let unknown) = found.value, unknown.isExcess { report(unknown, code) }
    return found
  }

  private func report(_ excess: Unknown, _ code: Code) {
    report("This value was not computed: \(excess.reason).", code.place)
  }
}

extension LiteralReader {
  /// As that of the code.
  package func text(_ expression: ExprSyntax) -> Text { text(Code(expression)) }
  /// As that of the code.
  package func followed(_ expression: ExprSyntax) -> Code { followed(Code(expression)) }
  /// As that of the code.
  package func elements(_ expression: ExprSyntax) -> [Code]? { elements(Code(expression)) }
}
