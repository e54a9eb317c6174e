/// Build settings in layers, the strongest first: those of the target, its xcconfig, the project, its xcconfig.
struct BuildSettings {
  var layers: [[String: String]]

  /// The value of a setting with the variables in it replaced; nil where it is not set or names what is not known here.
  func value(_ key: String) -> String? {
    var steps = 0
    return value(key, below: 0, steps: &steps)
  }

  /// The words of a setting's value.
  func words(_ key: String) -> [String] { (value(key) ?? "").split(separator: " ").map(String.init) }

  // Settings may name each other in circles, and a few lines of them can stand for gigabytes.
  private static let stepLimit = 100
  /// No setting that is read here is longer.
  static let lengthLimit = 4096

  private func value(_ key: String, below level: Int, steps: inout Int) -> String? {
    steps += 1
    guard steps <= Self.stepLimit, let found = layers[level...].firstIndex(where: { $0[key] != nil }),
      var rest = layers[found][key]?[...]
    else { return nil }
    var text = ""
    while let mark = rest.firstIndex(of: "$") {
      text += rest[..<mark]
      guard let (name, end) = Self.variable(in: rest[mark...]) else { return nil }
      let isInherited = name == "inherited"
      let replaced = value(isInherited ? key : name, below: isInherited ? found + 1 : 0, steps: &steps)
      guard let replaced = replaced ?? (isInherited ? "" : nil) else { return nil }
      text += replaced
      guard text.utf8.count <= Self.lengthLimit else { return nil }
      rest = rest[end...]
    }
    return text + rest
  }

  // `$(NAME)` or `${NAME}`; with an operator (`$(NAME:lower)`) it is not known.
  private static func variable(in text: Substring) -> (name: String, end: Substring.Index)? {
    let open = text.dropFirst().first
    guard open == "(" || open == "{", let close = text.firstIndex(of: open == "(" ? ")" : "}") else { return nil }
    let name = text[text.index(text.startIndex, offsetBy: 2)..<close]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (String(name), text.index(after: close))
  }
}
