import SourceScanning
import SwiftReading

/// Reads the property list that a target of a Tuist manifest names, or has written.
struct TuistPropertyList {
  let code: ManifestCode
  let paths: TuistPaths

  /// Constants may name each other in circles.
  private static let depthLimit = 50

  /// `"Info.plist"`, `.file(path: …)`, `.dictionary([…])`, `.extendingDefault(with: […])`; without any, the default one.
  func add(_ expression: Code?, to target: inout ProjectTarget) {
    if expression.map(code.isNil) == true { return }
    let call = code.call(expression, as: "InfoPlist")
    if let path = paths.path(expression) ?? paths.path(call?.arguments["path"]) {
      target.propertyList = path
      return
    }
    target.propertyList = RelativePath.join(paths.folder, "Derived/InfoPlists/\(target.name)-Info.plist")
    var table = ["CFBundleName": PropertyListText.text("$(PRODUCT_NAME)")]
    switch call?.name {
    case "dictionary", "extendingDefault": table.merge(call?.first.map { self.table($0) } ?? [:]) { $1 }
    case nil where expression == nil || code.member(expression) == "default": break
    default: table.merge(Self.unread(expression.map { code.followed($0, as: "InfoPlist") })) { $1 }
    }
    target.writtenList = .table(table)
  }

  private func table(_ expression: Code, depth: Int = 0) -> [String: PropertyListText] {
    guard depth < Self.depthLimit, let entries = code.entries(expression) else { return Self.unread(expression) }
    return entries.reduce(into: [:]) { table, entry in
      guard let key = code.text(entry.key) else {
        return table.merge(Self.unread(entry.key)) { known, _ in known }
      }
      table[key] = value(entry.value, depth: depth + 1)
    }
  }

  private func value(_ expression: Code, depth: Int) -> PropertyListText {
    let followed = code.followed(expression, as: "Plist.Value")
    guard depth < Self.depthLimit else { return Self.unread(followed) }
    if let text = code.text(followed) { return .text(text) }
    if let elements = code.elements(followed) { return .list(elements.map { value($0, depth: depth + 1) }) }
    if code.entries(followed) != nil { return .table(table(followed, depth: depth)) }
    // `.string("A")`, `.array([…])`
    guard let call = code.call(followed, as: "Plist.Value"), call.values.count == 1, let inner = call.first,
      ["string", "array", "dictionary"].contains(call.name)
    else { return Self.unread(followed) }
    return value(inner, depth: depth + 1)
  }

  /// What is computed, as a setting that nothing sets.
  private static func unread(_ expression: Code) -> PropertyListText {
    .text("$(\(expression.place.spelling(limit: 60)))")
  }

  /// What a list that is computed may have of all that is read in one.
  private static func unread(_ expression: Code?) -> [String: PropertyListText] {
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
