import Foundation
import IntentFiles
import IntentReports
import IntentSettings
import IntentSurface
import ShortcutReading
import SourceScanning

/// The shortcuts in files, folders and libraries, whatever they are mixed with.
struct ReplayInputs {
  /// A shortcut and where it was found.
  struct Item {
    /// The file as it was named; for one of many, with its name in the library.
    var name: String
    var path: String
    var workflow: SavedWorkflow
  }

  private(set) var items: [Item] = []
  private(set) var unread: [ReplayReport.Unread] = []
  private(set) var remarks: [String] = []
  private let workspace: Workspace

  init(in workspace: Workspace) { self.workspace = workspace }

  /// Reads a file, a library or a folder of any of them; what can't be read is kept with the reason.
  ///
  /// - Parameter isLibrary: whether it must be a library.
  mutating func add(_ name: String, isLibrary: Bool = false) {
    let path = workspace.absolute(name)
    if !isLibrary, FileKind(of: path, followingLinks: true) == .folder {
      addFolder(name, at: path)
    } else {
      do throws(Refusal) { try addFile(name, at: path, mustBeLibrary: isLibrary) } catch {
        unread.append(ReplayReport.Unread(name: name, reason: error.reason))
      }
    }
  }

  /// Reads what a file held that is no file now; what is no shortcut is passed over.
  mutating func add(_ bytes: [UInt8], named name: String) {
    do throws(Refusal) {
      switch ShortcutFormat(Array(bytes.prefix(ShortcutFormat.scanSize))) {
      case nil: return
      case .database?: add(try Self.contents(ofLibrary: bytes), named: name, at: name)
      default: try addShortcut(bytes, named: name, at: name)
      }
    } catch  where error.isAboutSomethingElse {} catch {
      unread.append(ReplayReport.Unread(name: name, reason: error.reason))
    }
  }

  /// Why a file gave nothing.
  private struct Refusal: Error {
    var reason: String
    /// Whether it is no shortcut at all, and in a folder no matter.
    var isAboutSomethingElse = false

    init(_ error: ShortcutError) {
      reason = error.description
      isAboutSomethingElse = error.isAboutSomethingElse
    }

    init(_ error: SourceTreeError) { reason = "\(error.description)." }
  }

  private mutating func addFolder(_ name: String, at path: String) {
    let isVisible: @Sendable (String) -> Bool = { !($0.split(separator: "/").last?.hasPrefix(".") ?? false) }
    let found: FolderWalk.Found
    do { found = try FolderWalk(root: path, mayEnter: isVisible, isWanted: isVisible).all() } catch {
      unread.append(ReplayReport.Unread(name: name, reason: "\(error.description)."))
      return
    }
    let prefix = name.hasSuffix("/") ? name : name + "/"
    var others = 0
    let before = items.count + unread.count
    for file in found.files.sorted() {
      do throws(Refusal) { try addFile(prefix + file, at: "\(path)/\(file)", mustBeLibrary: false) } catch {
        if error.isAboutSomethingElse {
          others += 1
        } else {
          unread.append(ReplayReport.Unread(name: prefix + file, reason: error.reason))
        }
      }
    }
    unread += found.diagnostics.map {
      ReplayReport.Unread(name: prefix + ($0.location?.path ?? ""), reason: $0.message)
    }
    if items.count + unread.count == before {
      unread.append(ReplayReport.Unread(name: name, reason: "this folder has no shortcuts."))
    } else if others > 0 {
      remarks.append("\(name): skipped \(Words.count(others, "file", "files")) without a shortcut.")
    }
  }

  private mutating func addFile(_ name: String, at path: String, mustBeLibrary: Bool) throws(Refusal) {
    let start: [UInt8]
    do throws(SourceTreeError) {
      var buffer = ReadBuffer()
      start = try RegularFile.scan(at: path, atMost: ShortcutFormat.scanSize, through: &buffer) { Array($0) }
    } catch { throw Refusal(error) }
    let format = ShortcutFormat(start)
    if format == .database { return add(try Self.contents(ofLibraryAt: path), named: name, at: path) }
    guard !mustBeLibrary else { throw Refusal(.database("it is not a SQLite database.")) }
    guard format != nil else { throw Refusal(.unknownFormat) }
    let bytes: [UInt8]
    do throws(SourceTreeError) {
      bytes = try RegularFile.contents(of: path, limit: ShortcutReader.sizeLimit)
    } catch { throw Refusal(error) }
    try addShortcut(bytes, named: name, at: path)
  }

  private mutating func addShortcut(_ bytes: [UInt8], named name: String, at path: String) throws(Refusal) {
    do throws(ShortcutError) {
      items.append(Item(name: name, path: path, workflow: try ShortcutReader().read(bytes)))
    } catch { throw Refusal(error) }
  }

  private static func contents(ofLibrary bytes: [UInt8]) throws(Refusal) -> ShortcutLibrary.Contents {
    do {
      let folder = try PrivateFolder()
      defer { withExtendedLifetime(folder) {} }
      let path = "\(folder.path)/Shortcuts.sqlite"
      try AtomicFile.write(Data(bytes), to: path)
      return try ShortcutLibrary(copy: path).contents()
    } catch let error as ShortcutError { throw Refusal(error) } catch {
      throw Refusal(SourceTreeError("it can't be copied: \(error)"))
    }
  }

  private static func contents(ofLibraryAt path: String) throws(Refusal) -> ShortcutLibrary.Contents {
    let copy: LibraryCopy
    do throws(SourceTreeError) { copy = try LibraryCopy(of: path) } catch { throw Refusal(error) }
    // The copy is gone with its last use, which must not be its name.
    defer { withExtendedLifetime(copy) {} }
    do throws(ShortcutError) { return try ShortcutLibrary(copy: copy.path).contents() } catch { throw Refusal(error) }
  }

  private mutating func add(_ contents: ShortcutLibrary.Contents, named name: String, at path: String) {
    var automations = 0
    for workflow in contents.workflows {
      let label: String
      switch workflow.kind {
      case .shortcut: label = "“\(workflow.name ?? "")”"
      case .automation(let trigger):
        automations += 1
        label = "automation \(automations)" + (trigger.map { " (\($0))" } ?? "")
      }
      items.append(Item(name: "\(name), \(label)", path: path, workflow: workflow))
    }
    unread += contents.unread.map { ReplayReport.Unread(name: "\(name), \($0.name)", reason: $0.error.description) }
    remarks += ShortcutLibrary.Reason.allCases.compactMap { reason in
      contents.leftOut[reason].map { "\(name): \(Words.count($0, "row", "rows")) left out: \(reason.words)." }
    }
  }
}

extension ShortcutLibrary.Reason {
  fileprivate var words: String {
    switch self {
    case .deleted: "deleted, but still in the library"
    case .conflict: "the losing copy in a sync conflict"
    case .empty: "without steps"
    }
  }
}
