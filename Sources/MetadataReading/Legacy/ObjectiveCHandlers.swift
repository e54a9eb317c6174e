import AppIntentsFacts
package import IntentSurface
package import SourceScanning

/// Reads which SiriKit intents Objective-C code answers: the protocols that its interfaces name.
package enum ObjectiveCHandlers {
  /// Whether a file may be one that this reader reads, by its path.
  package static func reads(_ path: String) -> Bool { [".m", ".mm", ".h"].contains { path.hasSuffix($0) } }

  /// What all files declare together. One that can't be read is a diagnostic, and the others are still read.
  package static func read(_ tree: some SourceTree) -> SurfaceReading {
    var reading = SurfaceReading(surface: Surface())
    for path in tree.paths where reads(path) {
      do throws(SourceTreeError) {
        for name in handled(in: try tree.contents(of: path)) {
          guard SiriProtocols.isSystemIntent(name) else {
            reading.answered.insert(name)
            continue
          }
          var intent = SystemIntent(name: name)
          intent.isHandled = true
          reading.surface.join(intent)
          reading.locations.add(SourceLocation(path: path), of: Subject(.systemIntent, name))
        }
      } catch {
        reading.diagnostics.append(Diagnostic(.warning, error.description, at: SourceLocation(path: path)))
      }
    }
    return reading
  }

  /// The classes of the intents that the interfaces of a file answer: `@interface Handler () <INPlayMediaIntentHandling>`.
  private static func handled(in bytes: [UInt8]) -> [String] {
    guard bytes.firstRange(of: Array("IntentHandling".utf8)) != nil else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    let names = text.ranges(of: "@interface").flatMap { range in
      let head = text[range.upperBound...].prefix { !"{@;-+".contains($0) }
      return head.drop { $0 != "<" }.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
    let protocols = names.flatMap { [$0] + (SiriProtocols.refinements[$0] ?? []) }
    return Set(protocols.compactMap(SiriProtocols.answered)).sorted()
  }
}
