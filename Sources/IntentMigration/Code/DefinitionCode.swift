import SourceScanning

/// An `.intentdefinition` file as text: an XML property list with the place of every value.
struct DefinitionCode {
  typealias Value = PropertyListPlace

  let file: CodeFile
  let root: Value

  /// Nil where the file is no property list in XML.
  init?(_ file: CodeFile) {
    guard let root = PropertyListPlace.root(of: file.bytes) else { return nil }
    self.file = file
    self.root = root
  }

  /// The intent of a class.
  func intent(_ className: String) -> Value? {
    root["INIntents"]?.elements.first { entry in
      let name = (entry["INIntentClassPrefix"]?.text ?? "") + (entry["INIntentName"]?.text ?? "") + "Intent"
      return (entry["INIntentClassName"]?.text ?? name) == className
    }
  }

  func `enum`(_ name: String) -> Value? { root["INEnums"]?.element("INEnumName", name) }

  func type(_ name: String) -> Value? { root["INTypes"]?.element("INTypeName", name) }

  /// A value as it is written.
  func spelling(of value: Value) -> String { String(decoding: file.bytes[value.range], as: UTF8.self) }

  // MARK: Edits

  func replace(_ value: Value, with text: String) -> SourceEdit { file.replace(value.inner, with: text) }

  /// Adds elements to a list, behind one of its own or behind all.
  func append(_ texts: [String], to list: Value, behind element: Value? = nil) -> SourceEdit {
    guard let last = element ?? list.elements.last else {
      let gap = file.newline + file.indentation(at: list.range.lowerBound)
      let text = texts.map { gap + "\t" + $0 }.joined()
      return file.replace(list.range, with: "<array>\(text)\(gap)</array>")
    }
    let end = last.range.upperBound
    let start = file.bytes[..<last.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? last.range.lowerBound
    let gap = String(decoding: file.bytes[start..<last.range.lowerBound], as: UTF8.self)
    return file.replace(end..<end, with: texts.map { gap + $0 }.joined())
  }
}
