import IntentRules
import SourceScanning

/// The lines of a property list, or of the YAML that one is made from, around what an app is called.
struct AppNameLines {
  private static let key = "INAlternativeAppNames"
  private static let entry = "INAlternativeAppName"
  private static let names = ["CFBundleDisplayName", "CFBundleName"]

  private let path: String
  private let lines: [Substring]
  private var isYAML: Bool { path.hasSuffix(".yml") }

  init(_ text: String, of path: String) {
    self.path = path
    lines =
      path.hasSuffix(".plist") || path.hasSuffix(".yml")
      ? text.split(separator: "\n", omittingEmptySubsequences: false) : []
  }

  /// Adds a synonym to those that there are, else right behind the name; nil where no line says one of some names.
  ///
  /// - Parameter isAlone: whether it is the only list of the app, which may have its name from a setting.
  func edit(adding name: String, beside own: Set<String>, isAlone: Bool = false) -> SourceEdit? {
    let named = lines.indices.last { self.name(at: $0).map(own.contains) == true }
    let root = isAlone && !isYAML ? lines.firstIndex { word($0) == "<dict>" } : nil
    guard let place = named ?? root else { return nil }
    let indentation = indentation(of: place) + (named == nil ? "\t" : "")
    // Another target may have one in the same file.
    let block = lines[place...].prefix { $0.isEmpty || $0.prefix(while: \.isWhitespace).count >= indentation.count }
    let key = isYAML ? "\(Self.key):" : "<key>\(Self.key)</key>"
    if let list = (isYAML ? block : lines[...]).firstIndex(where: { word($0) == key }) {
      let head = isYAML ? list : list + 1
      guard isYAML || lines.indices.contains(head) && word(lines[head]) == "<array>" else { return nil }
      return insertion(entry(of: name), behind: head, at: indentation)
    }
    let lines = isYAML ? [key] + entry(of: name) : [key, "<array>"] + entry(of: name) + ["</array>"]
    return insertion(lines, behind: isYAML || named == nil ? place : place + 1, at: indentation)
  }

  // In YAML the line has its value, in a property list the next one has.
  private func name(at index: Int) -> String? {
    let line = word(lines[index])
    if isYAML {
      guard let key = Self.names.first(where: { line.hasPrefix($0 + ":") }) else { return nil }
      return line.dropFirst(key.count + 1).filter { $0 != "\"" && $0 != "'" }.trimmingPrefix { $0 == " " }.description
    }
    guard Self.names.contains(where: { line == "<key>\($0)</key>" }), lines.indices.contains(index + 1) else {
      return nil
    }
    let value = word(lines[index + 1])
    return value.hasPrefix("<string>") ? String(value.dropFirst(8).prefix { $0 != "<" }) : nil
  }

  private func entry(of name: String) -> [String] {
    guard !isYAML else {
      let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
      return ["  - \(Self.entry): " + (isPlain ? name : IntentCode.literal(name))]
    }
    let text = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return ["\t<dict>", "\t\t<key>\(Self.entry)</key>", "\t\t<string>\(text)</string>", "\t</dict>"]
  }

  private func insertion(_ added: [String], behind index: Int, at indentation: Substring) -> SourceEdit {
    let unit = indentation.first == " " && !isYAML ? String(indentation) : "\t"
    let end = lines[...index].reduce(index) { $0 + $1.utf8.count }
    let text = added.map { "\n" + indentation + $0.replacing("\t", with: unit) }.joined()
    return SourceEdit(path: path, range: end..<end, expected: "", replacement: text)
  }

  private func word(_ line: Substring) -> String {
    String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func indentation(of index: Int) -> Substring { lines[index].prefix(while: \.isWhitespace) }
}
