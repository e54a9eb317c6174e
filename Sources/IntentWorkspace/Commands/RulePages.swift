import Foundation
package import IntentFiles
import IntentReports

/// Writes the rules as a folder of pages for a browser.
package enum RulePages {
  /// Writes the index, the style sheet and a page for each rule; what stands there already is replaced.
  ///
  /// - Throws: `FileError`.
  package static func write(to folder: String) throws(FileError) {
    for file in RuleSite().files {
      let path = URL(filePath: folder).appending(path: file.path).path
      let parent = URL(filePath: path).deletingLastPathComponent().path
      try AtomicFile.makeFolder(parent)
      try AtomicFile.write(Data(file.text.utf8), to: path)
    }
  }
}
