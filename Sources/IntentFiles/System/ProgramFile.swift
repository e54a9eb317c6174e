import Foundation

/// The file of this program.
package enum ProgramFile {
  /// What tells this build from every other on this machine; nil where it can't be found.
  package static var identity: String? {
    guard let path = Bundle.main.executablePath, let status = SystemCalls.status(of: path, followingLinks: true) else {
      return nil
    }
    return "\(status.size) \(status.inode) \(status.seconds).\(status.nanoseconds)"
  }
}
