import IntentComparison
import IntentRules
import IntentSurface
import SourceScanning
import SwiftSyntax

/// Lets an app go on as the one that opens the links of a scheme.
enum KeepScheme {
  static let propose: Proposers.Proposer = { finding, context in
    let scheme = finding.subject.owner
    var edits = ListedTexts.edits(for: scheme, under: key, in: context)
    // A setting may have said it.
    if edits.isEmpty, let path = context.locations.old[finding.subject]?.path,
      let edit = ListedTexts.edit(adding: scheme, under: key, in: path, context.new)
    {
      edits = [edit]
    }
    edits += context.new.manifests.filter { context.old?.text($0)?.contains("- \(scheme)") == true }
      .compactMap { ListedTexts.edit(adding: scheme, under: key, inYAML: $0, context.new) }
    guard !edits.isEmpty else { return nil }
    let places = context.new.files(naming: ["\(scheme)://"]).flatMap { file in
      file.tree.nodes(StringLiteralExprSyntax.self).filter { $0.segments.trimmedDescription.contains("\(scheme)://") }
        .map { file.place(of: $0) }
    }
    return Proposal(
      finding, .keepScheme, cost: "Nothing: the system hands such links to the app, as before.", edits: edits,
      notes: ["See that the code which opens the app's links takes `\(scheme):` too\(receiver(in: context.new))."]
        + (places.isEmpty
          ? [] : ["Such links are still made, at \(places.prefix(mostPlaces).joined(separator: ", "))."]))
  }

  // Where the code that gets a link is, as far as it says so.
  private static func receiver(in code: CodeTree) -> String {
    let words = [key, "onOpenURL", "openURLContexts"]
    let places = words.lazy.flatMap { word in
      code.files(naming: [word]).compactMap { file in
        file.bytes[...].firstOffset(of: word).map { "\(file.path):\(file.line(of: $0))" }
      }
    }
    return places.first.map { ", at \($0)" } ?? ""
  }

  private static let key = "CFBundleURLSchemes"
  private static let mostPlaces = 6
}
