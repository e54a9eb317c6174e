import Foundation

/// Whether a program that a test needs, and that not every machine has, is on the path.
func isOnThePath(_ program: String) -> Bool {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}
