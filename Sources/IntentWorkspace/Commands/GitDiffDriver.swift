/// What git hands to an external diff driver: `PATH OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE`, and for a
/// renamed file the new path and a description of the rename after that (git-config, `diff.<driver>.command`).
package struct GitDiffDriver: Equatable, Sendable {
  /// The path, relative to where reading began.
  package var path: String
  /// The old side.
  package var old: String
  /// The new side.
  package var new: String

  /// Nil where the arguments are not those of a driver.
  package init?(arguments: [String]) {
    guard [7, 9].contains(arguments.count), Self.isObject(arguments[2]), Self.isObject(arguments[5]) else { return nil }
    path = arguments[0]
    old = arguments[1]
    new = arguments[4]
  }

  // A file that is not committed yet has `.` or zeros for its id.
  private static func isObject(_ text: String) -> Bool { text == "." || text.allSatisfy(\.isHexDigit) }
}
