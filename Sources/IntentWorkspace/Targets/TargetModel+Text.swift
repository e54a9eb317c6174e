import IntentReports
import IntentSurface

extension TargetModel {
  /// The model for a person to read: the products, then each file with its targets and why it is compiled there.
  package var text: String {
    var lines = products.isEmpty ? ["No project file describes what is built here."] : products.flatMap(\.lines)
    let alone = notes.isEmpty ? "in no target: not part of any app" : "in no target that is known"
    for file in files {
      lines += ["", file.path]
      lines += file.targets.isEmpty ? ["  " + alone] : file.targets.map { "  " + $0.line }
    }
    if !notes.isEmpty { lines += ["", "Not known:"] + notes.map { "  " + $0 } }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension TargetModel.Product {
  fileprivate var lines: [String] {
    let kind = productType.isEmpty ? "" : " (\(productType))"
    let source = ([project] + (configuration.map { ["configuration \($0)"] } ?? [])).joined(separator: ", ")
    let details = [
      platforms.isEmpty ? nil : platforms.sentence,
      conditions.isEmpty ? nil : "sets \(conditions.joined(separator: ", "))",
      contains.isEmpty ? nil : "contains \(contains.joined(separator: ", "))",
    ]
    return ["\(name)\(kind) · \(source)"] + details.compactMap { $0.map { "  " + $0 } }
  }
}

extension TargetModel.Use {
  fileprivate var line: String {
    let others = hosts.filter { $0 != target }
    let parts = [
      platforms.isEmpty ? nil : platforms.sentence,
      filter.map { "this file for \($0.map(\.rawValue).joined(separator: ", ")) only" },
      conditions.isEmpty ? nil : "sets \(conditions.joined(separator: ", "))",
      others.isEmpty ? nil : "in \(others.joined(separator: ", "))",
    ]
    return "\(target): " + parts.compactMap(\.self).joined(separator: "; ")
  }
}

extension [HostPlatform] {
  /// `iOS 16.4, watchOS 9.0`
  fileprivate var sentence: String {
    map { $0.platform.rawValue + ($0.floor.map { " \($0)" } ?? "") }.joined(separator: ", ")
  }
}
