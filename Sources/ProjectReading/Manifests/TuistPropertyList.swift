import SourceScanning
import SwiftReading
import SwiftSyntax

/// Reads the property list that a target of a Tuist manifest names, or has written.
struct TuistPropertyList {
  let code: ManifestCode
  let paths: TuistPaths

  /// Constants may name each other in circles.
  private static let depthLimit = 50

  /// `"Info.plist"`, `.file(path: …)`, `.dictionary([…])`, `.extendingDefault(with: […])`; without any, the default one.
  func add(_ expression: ExprSyntax?, to target: inout ProjectTarget) {
    let followed = expression.map(code.followed)
    if followed?.is(NilLiteralExprSyntax.self) == true { return }
    let call = followed?.as(FunctionCallExprSyntax.self)
    if let path = paths.path(expression) ?? paths.path(call?.arguments.byLabel["path"]) {
      target.propertyList = path
      return
    }
    target.propertyList = RelativePath.join(paths.folder, "Derived/InfoPlists/\(target.name)-Info.plist")
    var table = ["CFBundleName": PropertyListText.text("$(PRODUCT_NAME)")]
    switch call?.calledLastName {
    case "dictionary", "extendingDefault":
      table.merge(call?.arguments.first.map { self.table($0.expression) } ?? [:]) { $1 }
    case nil where expression == nil || followed?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "default":
      break
    default: table.merge(Self.unread(followed)) { $1 }
    }
    target.writtenList = .table(table)
  }

  private func table(_ expression: ExprSyntax, depth: Int = 0) -> [String: PropertyListText] {
    guard depth < Self.depthLimit, let entries = code.entries(expression) else { return Self.unread(expression) }
    return entries.reduce(into: [:]) { table, entry in
      guard let key = code.text(entry.key) else {
        return table.merge(Self.unread(entry.key)) { known, _ in known }
      }
      table[key] = value(entry.value, depth: depth + 1)
    }
  }

  private func value(_ expression: ExprSyntax, depth: Int) -> PropertyListText {
    let followed = code.followed(expression)
    guard depth < Self.depthLimit else { return Self.unread(followed) }
    if let text = code.text(followed) { return .text(text) }
    if let elements = code.elements(followed) { return .list(elements.map { value($0, depth: depth + 1) }) }
    if code.entries(followed) != nil { return .table(table(followed, depth: depth)) }
    // `.string("A")`, `.array([…])`
    guard let call = followed.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let inner = call.arguments.first,
      call.calledLastName.map({ ["string", "array", "dictionary"].contains($0) }) == true
    else { return Self.unread(followed) }
    return value(inner.expression, depth: depth + 1)
  }

  /// What is computed, as a setting that nothing sets.
  private static func unread(_ expression: ExprSyntax) -> PropertyListText {
    .text("$(\(expression.spelling(limit: 60)))")
  }

  /// What a list that is computed may have of all that is read in one.
  private static func unread(_ expression: ExprSyntax?) -> [String: PropertyListText] {
    guard let expression else { return [:] }
    let value: PropertyListText = unread(expression)
    let attributes = PropertyListText.table(["IntentsSupported": .list([value])])
    return [
      "CFBundleDisplayName": value, "NSUserActivityTypes": .list([value]),
      "CFBundleURLTypes": .list([.table(["CFBundleURLSchemes": .list([value])])]),
      "NSExtension": .table([
        "NSExtensionPointIdentifier": value, "NSExtensionAttributes": attributes,
      ]),
    ]
  }
}
