import IntentSurface
import SwiftSyntax

/// What functions around an intent did where a parameter had no value, in the version that shipped.
enum ShippedGuard {
  /// The guards of the shipped functions, in the functions that read the parameter now; nil where one of them had none,
  /// or where nobody is known to read it.
  static func edits(for name: String, of type: TypeCode, in code: CodeTree, like shipped: CodeTree?) -> [SourceEdit]? {
    guard let shipped else { return nil }
    let readers = functions(reading: name, of: type.name, in: code)
    guard !readers.isEmpty else { return nil }
    let old = functions(reading: name, of: type.name, in: shipped)
    var edits: [SourceEdit] = []
    for reader in readers {
      let models = old.lazy.filter { $0.isLike(reader) }.compactMap { model in model.shippedGuard.map { (model, $0) } }
      guard let (model, shipped) = models.first, let added = reader.adding(shipped, of: model) else { return nil }
      edits += added
    }
    return edits
  }

  private static func functions(reading name: String, of type: String, in code: CodeTree) -> [Reader] {
    code.files(naming: [type, name]).flatMap { file in
      file.tree.nodes(FunctionDeclSyntax.self).compactMap { Reader($0, of: type, name, in: file) }
    }
  }
}

/// A function that takes a value of the type and reads the parameter.
private struct Reader {
  let function: FunctionDeclSyntax
  /// What it calls the value.
  let value: String
  let name: String
  let file: CodeFile
  let uses: [MemberAccessExprSyntax]

  init?(_ function: FunctionDeclSyntax, of type: String, _ name: String, in file: CodeFile) {
    let parameter = function.signature.parameterClause.parameters.first {
      $0.type.trimmedDescription.lastNameComponent == type
    }
    guard let value = parameter?.bodyName.text,
      let uses = function.body?.accesses(of: value, to: name), !uses.isEmpty
    else { return nil }
    (self.function, self.value, self.name, self.file, self.uses) = (function, value, name, file, uses)
  }

  func isLike(_ other: Reader) -> Bool {
    let labels = { (function: FunctionDeclSyntax) in
      function.signature.parameterClause.parameters.map(\.firstName.text)
    }
    return function.name.text == other.function.name.text && labels(function) == labels(other.function)
  }

  /// The guard that leaves the function where the parameter has no value, and what it calls the value.
  var shippedGuard: (statement: GuardStmtSyntax, local: String)? {
    function.body?.statements.lazy.compactMap { item in
      let found = item.bindings.first { $0.value?.trimmedDescription == "\(value).\(name)" }
      return found.flatMap { found in item.item.as(GuardStmtSyntax.self).map { ($0, found.name) } }
    }.first
  }

  func adding(_ shipped: (statement: GuardStmtSyntax, local: String), of model: Reader) -> [SourceEdit]? {
    let callees = function.body?.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == shipped.local && token.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
    guard let body = function.body, let first = body.statements.first, model.value == value, callees == false else {
      return nil
    }
    let bodyLines = model.file.lines(of: shipped.statement.body)
    // The lines of the block stand as they did, behind the one condition that is needed again.
    let inner = bodyLines.dropFirst().map { String($0) }
    let lines = ["guard let \(shipped.local) = \(value).\(name) else {"] + inner
    return [
      file.insert(
        lines, behind: body.leftBrace, indentation: file.indentation(of: first), closing: file.indentation(of: function)
      )
    ] + uses.map { file.replace($0, with: shipped.local) }
  }
}
