extension MarkdownReport {
  /// The marker of an app: the same in every run, so that several apps of a repository have a comment each. The only app
  /// of some settings is known by their place, and may be called otherwise tomorrow.
  static func marker(_ report: Report) -> Markdown {
    let names = [
      ("place", report.place.isEmpty ? nil : report.place), ("app", report.isOfOneApp ? nil : report.new.name),
    ]
    let words = names.compactMap { key, name in name.map { " \(key)=\(word($0))" } }.joined()
    return .comment(marker, " mode=\(report.mode.rawValue)\(words)")
  }

  private static func word(_ name: String) -> String {
    name.unicodeScalars.map { $0.properties.isAlphabetic || $0.isDigit ? String($0) : "-" }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
