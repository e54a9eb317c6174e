import IntentRules
import IntentSchemas
import SwiftSyntax

/// What stops the compiler until a body does something with a value that people have stored.
///
/// A parameter that is declared and not read would end its finding, and lose the value all the same.
struct StoredValueCode {
  let name: String
  /// Whether it may have no value.
  let isOptional: Bool
  /// The code of the version that people have, where it is known.
  let shipped: TypeCode?
  /// What a definition says that it turns on, and what that was where nothing was set.
  var governed: (name: String, defaultValue: String?)?

  private static let shownLines = 5

  /// The optional parameter that a switch turns off: `limit` for `shouldLimit`.
  func switched(in type: TypeCode) -> String? {
    guard isOptional else { return nil }
    if let governed, isFree(governed.name, in: type) { return governed.name }
    guard let first = IntentWords.split(name).first, Self.switching.contains(first) else { return nil }
    let rest = name.dropFirst(first.count)
    let other = rest.prefix(1).lowercased() + rest.dropFirst()
    return isFree(other, in: type) ? other : nil
  }

  // Whether the body reads an optional parameter and has nothing of its own that is called so.
  private func isFree(_ other: String, in type: TypeCode) -> Bool {
    guard let variable = type.variable(other), variable.isOptional, let body = type.perform?.body else { return false }
    return !body.statements.flatMap(\.bindings).contains { $0.name == other }
  }

  private static let switching: Set = ["should", "use", "uses", "has", "with", "include", "includes"]

  /// The edits to the type that declares the value now.
  ///
  /// - Parameters:
  ///   - isSwitch: whether what is stored is yes or no.
  ///   - isAction: whether `perform()` does its work.
  ///   - readers: comments that say where the version that shipped read it, for what is no action.
  func placeholder(
    in type: TypeCode, isSwitch: Bool = false, isAction: Bool = true, readers: [String] = []
  ) -> [SourceEdit] {
    if isSwitch, let other = switched(in: type) {
      let usual = governed.flatMap { $0.name == other ? $0.defaultValue : nil }
      let lines = [
        "// Shortcuts made with earlier versions may have turned `\(other)` off"
          + (usual.map { "; turned on, it was \($0) where nothing was set." } ?? "."),
        "let \(IntentCode.quoted(other)) = self.\(name) == false ? nil : self.\(other)"
          + (usual.map { " ?? (self.\(name) == true ? \($0) : nil)" } ?? ""),
      ]
      if let edits = type.insertIntoPerform(lines) { return edits }
    }
    return (isAction ? type.insertIntoPerform(lines) : nil) ?? [
      isAction
        ? type.insertError("Read `\(name)` where this intent runs, then remove this line.")
        : type.insertError("Read `\(name)` where the app used it, then remove this.", below: readers)
    ]
  }

  /// The value where the shipped body had it and a fixed one stands now: under the same key, or in the same argument; nil
  /// where that is not one place.
  func inPlace(in type: TypeCode) -> SourceEdit? {
    guard isOptional, let before = shipped?.perform?.body, let body = type.perform?.body else { return nil }
    let reads = before.tokens(viewMode: .sourceAccurate).count {
      $0.identifier?.name == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true
    }
    let used = before.slots.filter { $0.value.trimmedDescription.prefix { $0 != " " } == name }
    guard reads == 1, used.count == 1 else { return nil }
    let now = body.slots.filter { $0.place == used[0].place }
    guard now.count == 1, let fixed = now.first?.value, fixed.isLiteral else { return nil }
    return type.file.replace(fixed, with: "\(IntentCode.quoted(name)) ?? \(fixed.trimmedDescription)")
  }

  /// The statements for the start of the body that runs it.
  var lines: [String] {
    let task = "<#what the action did with \(name)#>"
    return comments + [isOptional ? "if let \(IntentCode.quoted(name)) { \(task) }" : task]
  }

  /// Who has such a value, and what the shipped body did with it.
  var comments: [String] {
    let readers = shippedReaders
    return ["// Shortcuts made with earlier versions may have a value in `\(name)`."]
      + (readers.isEmpty ? [] : ["// The version that shipped read it here:"] + readers.commented)
  }

  /// The lines of the shipped body that name it.
  private var shippedReaders: [String] {
    guard let shipped, let body = shipped.perform?.body else { return [] }
    let places = body.tokens(viewMode: .sourceAccurate).filter { $0.identifier?.name == name }
    return Array(shipped.file.lineTexts(of: places).prefix(Self.shownLines))
  }
}

extension CodeBlockSyntax {
  /// The values that it hands on, each with the key or the argument that takes it.
  fileprivate var slots: [(place: String, value: ExprSyntax)] {
    nodes(DictionaryElementSyntax.self).map { ($0.key.trimmedDescription, $0.value) }
      + nodes(FunctionCallExprSyntax.self).flatMap { call in
        let callee =
          call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
          ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
        return call.arguments.compactMap { argument in
          argument.label.map { ("\(callee?.baseName.text ?? "")(\($0.text):)", argument.expression) }
        }
      }
  }
}

extension TypeCode {
  /// Adds a member that does not compile and says why.
  func insertError(_ message: String, below comments: [String] = []) -> SourceEdit {
    insert(comments + [IntentCode.error(message)], after: lastVariable(with: RestoredParameter.wrappers))
  }
}

extension [UInt8] {
  /// The white space at the start of the line on which a byte is.
  func indentation(at offset: Int) -> String {
    String(decoding: self[lineStart(offset)..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Where the line begins in which a byte is.
  func lineStart(_ offset: Int) -> Int { self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0 }

  /// The line in which a byte is, without the white space around it.
  func lineText(at offset: Int) -> String {
    let end = self[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? count
    let text = String(decoding: self[lineStart(offset)..<end], as: UTF8.self).drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}
