import Foundation

/// The record of a shared link, as `https://www.icloud.com/shortcuts/api/records/ID` answers it: a name, and where the
/// unsigned shortcut can be downloaded for a while. This tool stays off the network and only tells.
struct CloudRecord {
  let name: String?
  /// Only an address of Apple's that is safe to be pasted into a shell.
  let download: String?

  /// - Throws: `ShortcutError.noRecord` for any other JSON.
  init(_ bytes: [UInt8]) throws(ShortcutError) {
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)), record.fields.shortcut != nil else {
      throw .noRecord
    }
    name = record.fields.name?.value?.oneLine
    download = record.fields.shortcut?.value.downloadURL.flatMap(Self.safe)
  }

  private struct Record: Decodable {
    var fields: Fields
  }

  private struct Fields: Decodable {
    var name: Name?
    var shortcut: Asset?
  }

  private struct Name: Decodable {
    var value: String?
  }

  private struct Asset: Decodable {
    var value: Place
  }

  private struct Place: Decodable {
    var downloadURL: String?
  }

  // The placeholder is for the name that the file is to have.
  private static func safe(_ address: String) -> String? {
    let address = address.replacing("${f}", with: "Shortcut")
    guard address.utf8.allSatisfy(allowed.contains), let url = URL(string: address), url.scheme == "https",
      url.user == nil, let host = url.host(), [".icloud.com", ".icloud-content.com"].contains(where: host.hasSuffix)
    else { return nil }
    return address
  }

  private static let allowed = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?&=%,+*".utf8)
}
