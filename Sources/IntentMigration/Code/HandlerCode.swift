import SwiftSyntax

/// The functions of the app that run a legacy intent, or show a widget that it configures.
enum HandlerCode {
  /// Stops the compiler in the handlers of a class until they read a value that people have stored; empty where none is
  /// found.
  static func placeholders(
    reading name: String, of className: String, in code: CodeTree, like shipped: CodeTree?
  ) -> [SourceEdit] {
    let before = (shipped.map { found(for: className, in: $0) } ?? []).filter { !$0.lines(naming: name).isEmpty }
    let readers = Array(before.flatMap { $0.lines(naming: name) }.prefix(5))
    let comment =
      readers.isEmpty ? [] : ["// The version that shipped read `\(name)` here:"] + readers.map { "//   " + $0 }
    let wanted = Set(before.map(\.function.name.text)).union(["handle"])
    return found(for: className, in: code).filter { wanted.contains($0.function.name.text) }.compactMap { handler in
      handler.beginning(with: comment + ["<#what to do with \(handler.value).\(name)#>"])
    }
  }

  /// What the shipped code did for a class, as comments for whoever writes it again; empty where that is not known.
  static func remarks(on className: String, in shipped: CodeTree?) -> [String] {
    let handlers = (shipped.map { found(for: className, in: $0) } ?? []).filter { $0.function.name.text == "handle" }
    guard handlers.count == 1, let handler = handlers.first, let body = handler.function.body else { return [] }
    let lines = body.statements.flatMap { handler.file.lines(of: $0) }
    guard !lines.isEmpty else { return [] }
    let shown = lines.prefix(mostLines).map { $0.isEmpty ? "//" : "//   " + $0 }
    return ["// The version that shipped did this, in \(handler.file.path):"] + shown
      + (lines.count > mostLines ? ["//   …"] : [])
  }

  private static let mostLines = 40

  private static func found(for className: String, in code: CodeTree) -> [Handler] {
    code.files(naming: [className]).flatMap { file in
      file.tree.nodes(FunctionDeclSyntax.self).compactMap { Handler($0, of: className, in: file) }
    }
  }
}

private struct Handler {
  let function: FunctionDeclSyntax
  let file: CodeFile
  /// What it calls the intent.
  let value: String

  init?(_ function: FunctionDeclSyntax, of className: String, in file: CodeFile) {
    let parameter = function.signature.parameterClause.parameters.first { $0.type.trimmedDescription == className }
    guard let parameter else { return nil }
    (self.function, self.file) = (function, file)
    value = (parameter.secondName ?? parameter.firstName).text
  }

  func lines(naming name: String) -> [String] {
    var found: [String] = []
    for token in function.tokens(viewMode: .sourceAccurate) where token.identifier?.name == name {
      let line = file.lineText(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      if !found.contains(line) { found.append(line) }
    }
    return found
  }

  func beginning(with lines: [String]) -> SourceEdit? {
    guard let body = function.body else { return nil }
    let indentation = body.statements.first.map { file.indentation(of: $0) } ?? file.indentationUnit
    return file.insert(
      lines, behind: body.leftBrace, indentation: indentation, closing: file.indentation(of: function))
  }
}
