import Foundation
import IntentSurface

/// Reads usage from JSON: a list of objects with the names of the columns as keys.
enum UsageJSON {
  static func read(_ data: Data, into rows: inout UsageRows) {
    guard data.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      rows.report("the file is empty. It must be a list: [{\"intent\": \"AddBook\", \"runs\": 12}].", at: nil)
      return
    }
    let entries: [[String: Value]]
    do { entries = try JSONDecoder().decode([[String: Value]].self, from: data) } catch {
      rows.report(message(error), at: place(error))
      return
    }
    if entries.isEmpty {
      rows.report("the list is empty. Leave `usage:` out of the settings until there is data.", at: nil)
    }
    for (index, entry) in entries.enumerated() {
      var texts: [String: String] = [:]
      for (key, value) in entry.sorted(by: { $0.key < $1.key }) where value != .null {
        let place = "[\(index)].\(key)"
        if !UsageFile.columns.contains(key) {
          rows.reportUnknown(key, "key", at: place)
        } else if let text = value.text(isNumber: ["runs", "people"].contains(key)) {
          texts[key] = text
        } else {
          rows.report(value.advice(for: key), at: place)
        }
      }
      let isWhole = entry.allSatisfy {
        UsageFile.columns.contains($0.key) && ($0.value == .null || texts[$0.key] != nil)
      }
      if isWhole { rows.add(texts) { name in "[\(index)]" + (name.map { ".\($0)" } ?? "") } }
    }
  }

  /// What may stand behind a key.
  private enum Value: Decodable, Equatable {
    case text(String)
    case count(Int)
    case number(Double)
    case null
    case other

    init(from decoder: any Decoder) throws {
      guard let container = try? decoder.singleValueContainer() else {
        self = .other
        return
      }
      if container.decodeNil() {
        self = .null
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let count = try? container.decode(Int.self) {
        self = .count(count)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }

    func text(isNumber: Bool) -> String? {
      switch self {
      case .text(let text): isNumber || text.isEmpty ? nil : text
      case .count(let count): isNumber ? "\(count)" : nil
      case .number(let number): isNumber ? "\(number)" : nil
      case .null, .other: nil
      }
    }

    func advice(for key: String) -> String {
      if ["runs", "people"].contains(key) { return "it must be a number, without quotation marks." }
      // 3.10 would be 3.1.
      return "it must be a string in quotation marks" + (key == "version" ? ": \"3.10\"." : ".")
    }
  }

  private static func place(_ error: any Error) -> String? {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty ? nil : context.codingPath.spelling
    default: nil
    }
  }

  private static func message(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context):
      let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] as? String
      return "it is not valid JSON: \(detail ?? context.debugDescription)"
    default: return "it must be a list of objects: [{\"intent\": \"AddBook\", \"runs\": 12}]."
    }
  }
}
