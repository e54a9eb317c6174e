import Foundation

/// A name that becomes a folder, on whatever disk a repository is checked out.
enum FolderName {
  /// The names of devices of Windows, with any ending.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
  private static let refused: Set<Character> = ["<", ">", ":", "\"", "\\", "|", "?", "*"]
  /// The longest name of a file, in bytes, on most disks.
  private static let limit = 255

  /// What keeps a name from being that of a folder everywhere, as the rest of a sentence; nil where nothing does.
  static func problem(of name: String) -> String? {
    if let character = name.first(where: refused.contains) { return "contains “\(character)”" }
    // What turns the direction of a line shows another name than it is.
    let properties = name.unicodeScalars.map(\.properties)
    if properties.contains(where: { $0.generalCategory == .control || $0.isBidiControl }) {
      return "has a control character"
    }
    if name.hasSuffix(".") || name.hasSuffix(" ") || name.hasPrefix(" ") { return "begins or ends with a space or dot" }
    if devices.contains(name.lowercased().prefix { $0 != "." }.description) { return "is that of a device of Windows" }
    return name.utf8.count > limit ? "has more than \(limit) bytes" : nil
  }

  /// What two names have in common that some disk takes for one.
  static func key(of name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
