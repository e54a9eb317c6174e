/// The parameters that a text names: `Water ${plant}`.
enum ParameterTokens {
  /// The text with other names for some of them, all at once.
  static func renaming(_ names: [String: String], in text: String) -> String {
    mapped(text) { names[$0] ?? $0 }
  }

  /// Their names, in order.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    _ = mapped(text) { name in
      names.append(name)
      return name
    }
    return names
  }

  /// What two texts that differ in names alone have in common.
  static func skeleton(of text: String) -> String { mapped(text) { _ in "" } }

  private static func mapped(_ text: String, _ change: (String) -> String) -> String {
    let parts = text.split(separator: "${", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { result, part in
      guard let end = part.firstIndex(of: "}") else { return result + "${" + part }
      return result + "${" + change(String(part[..<end])) + part[end...]
    }
  }
}
