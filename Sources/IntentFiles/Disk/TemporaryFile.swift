import Foundation
import SourceScanning

/// A complete file that waits beside another for its place; gone with this value if it did not get it.
///
/// It is locked as long as its run lives: what a killed run left is known by that, and the next one removes it.
final class TemporaryFile {
  let path: String
  private let file: OpenFile
  private var isPlaced = false

  private static let ending = ".intentcompat-tmp"
  private static let attempts = 8

  /// Writes the whole of it, down to the medium.
  ///
  /// - Parameter permissions: those of the file that it will replace.
  convenience init(beside target: String, _ data: Data, permissions: UInt16? = nil) throws(FileError) {
    let folder = RelativePath.folder(of: target)
    Self.removeLeftOvers(in: folder.isEmpty ? (target.hasPrefix("/") ? "/" : ".") : folder)
    var latest = FileError(path: target, reason: "no temporary file can be created next to it")
    for _ in 0..<Self.attempts {
      do throws(FileError) {
        let path = Self.name(beside: target)
        let file = try OpenFile(creating: path)
        // Another run may take it for a left-over until it is locked.
        if file.lock(), file.status?.names == 1 {
          try self.init(path, file, data, permissions)
          return
        }
      } catch {
        latest = FileError(path: target, reason: error.reason)
        break
      }
    }
    throw latest
  }

  private init(_ path: String, _ file: consuming OpenFile, _ data: Data, _ permissions: UInt16?) throws(FileError) {
    self.path = path
    self.file = file
    try self.file.write(data)
    if let permissions { SystemCalls.setPermissions(permissions, of: path) }
    try self.file.synchronize()
  }

  deinit { if !isPlaced { SystemCalls.remove(path) } }

  /// Takes the place of a file, which may be there or not.
  func replace(_ target: String) throws(FileError) {
    let error = SystemCalls.move(path, to: target)
    guard error == 0 else { throw FileError(path: target, errno: error) }
    isPlaced = true
  }

  /// Takes a place that must be free.
  ///
  /// - Returns: the number of the error, or 0.
  func becomeNew(_ target: String) -> CInt {
    let error = SystemCalls.moveToNew(path, to: target)
    isPlaced = error == 0
    return error
  }

  private static func name(beside target: String) -> String {
    let folder = RelativePath.folder(of: target)
    let place = folder.isEmpty ? (target.hasPrefix("/") ? "/" : "") : folder + "/"
    // A name may have 255 bytes.
    return "\(place).\(RelativePath.name(of: target).prefix(40)).\(UUID().uuidString)\(ending)"
  }

  /// Whether a name is one that this gives.
  static func isName(_ name: some StringProtocol) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
    return UUID(uuidString: String(name.dropLast(ending.count).suffix(36))) != nil
  }

  // What can't be listed or opened stays.
  private static func removeLeftOvers(in folder: String) {
    for (name, kind) in SystemCalls.names(in: folder) ?? [] where kind != .folder && isName(name) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if let file = try? OpenFile(reading: path), file.status?.kind == .file, file.lock() { SystemCalls.remove(path) }
    }
  }
}
