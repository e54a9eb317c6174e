import AppIntentsFacts
import SourceScanning
import SwiftReading
import SwiftSyntax

extension CandidateFiles {
  /// Rounds of functions that hand on what they take, and how many functions there may be.
  static let callRounds = 4
  static let helperLimit = 16

  /// Reads the files that call the functions which take the types of user activities, with the code around the calls.
  ///
  /// Most functions are read without their code; those that call one of these are not.
  mutating func parseCalls(_ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore) {
    var known: Set<String> = []
    for _ in 0..<Self.callRounds {
      let names = worklist.graph.activityHelpers
      guard names.count > known.count, names.count <= Self.helperLimit else { break }
      known = names
      let calling = Self.paths(
        among: worklist.allPaths, sayingYesTo: .calls(names), &worklist, of: tree, threads: threads)
      let wanted = worklist.takeAll(calling)
      for result in Workers.map(wanted, threads: threads, { ParseResult.of($0, in: tree, parses, calling: names) }) {
        replace(with: result)
        result.heads.map { worklist.graph.add($0) }
      }
      parse(following(&worklist, of: tree, threads: threads), &worklist, of: tree, threads: threads, to: parses)
    }
    worklist.note(helpers: known)
  }

  /// Reads the files that start a bundle of widgets which is not marked `@main`: they may name nothing of a framework.
  mutating func parseStarts(_ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore) {
    guard files.contains(where: { $0.text.says("WidgetBundle") && !$0.text.says("@main") }) else { return }
    parseCallers(of: ["main"], &worklist, of: tree, threads: threads, to: parses)
  }

  /// Reads the files that make entities which nothing read so far makes: they say what their ids are.
  mutating func parseMakers(_ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore) {
    let entities = worklist.graph.heirs(of: [.appEntity] + FrameworkProtocol.known.filter { $0.role == .entity })
    let made = files.reduce(into: Set()) { $0.formUnion($1.text.madeNames) }
    let unmade = entities.filter { !made.contains(NameHash.of($0)) }
    parseCallers(of: unmade, &worklist, of: tree, threads: threads, to: parses)
  }

  /// Reads the files of what is asked by the types that queries find entities with: what those leave out is not found.
  mutating func parseFound(_ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore) {
    let finders = worklist.graph.finders
    let asked = files.filter { file in
      file.tree.statements.contains { $0.item.declaredTypeName.map(finders.types.contains) ?? false }
    }
    for file in asked {
      let names = FinderNames(in: file.text.whole, from: finders.asked, of: finders.types)
      worklist.graph.refer(toDeclarationsOf: names.types)
    }
    parse(following(&worklist, of: tree, threads: threads), &worklist, of: tree, threads: threads, to: parses)
  }

  private mutating func parseCallers(
    of names: Set<String>, _ worklist: inout Worklist, of tree: some SourceTree, threads: Int, to parses: ParseStore
  ) {
    guard !names.isEmpty else { return }
    worklist.note(helpers: names)
    let callers = Self.rest(sayingYesTo: .calls(names), &worklist, of: tree, threads: threads)
    parse(callers, &worklist, of: tree, threads: threads, to: parses)
  }

  private mutating func replace(with result: ParseResult) {
    if let file = result.file {
      if let index = files.firstIndex(where: { $0.path == file.path }) {
        files[index] = file
      } else {
        files.append(file)
      }
    } else if let diagnostic = result.diagnostic, !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// The name of the type that it declares or extends.
  fileprivate var declaredTypeName: String? {
    let group = self.as(DeclSyntax.self)?.declarationGroup
    return group?.declaredName?.plainName ?? group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}
