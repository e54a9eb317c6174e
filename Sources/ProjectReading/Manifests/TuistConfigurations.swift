import SwiftReading

/// The configurations that the targets of a Tuist manifest ship in.
struct TuistConfigurations {
  private let schemes: XcodeSchemes
  private let standard: String
  private let apps: Set<String>

  /// - Parameters:
  ///   - list: the schemes.
  ///   - lists: `settings:` of the project and its targets.
  ///   - apps: the names of these.
  init(_ settings: TuistSettings, in code: ManifestCode, schemes list: [Code], lists: [Code?], apps: Set<String>) {
    self.apps = apps
    standard = settings.configuration(in: lists)
    func action(_ label: String, of scheme: ManifestCall) -> [String: Code]? {
      code.call(scheme.arguments[label])?.arguments
    }
    schemes = XcodeSchemes(
      list.compactMap { code.call($0, as: "Scheme") }.compactMap { scheme in
        guard let configuration = action("archiveAction", of: scheme)?["configuration"].flatMap(settings.configuration)
        else { return nil }
        let built = code.elements(action("buildAction", of: scheme)?["targets"]) ?? []
        let names = built.compactMap { code.text(code.call($0)?.arguments["target"] ?? $0) }
        return XcodeSchemes.Archive(configuration: configuration, targets: Set(names))
      })
  }

  /// That of the schemes that archive a target, or that archive the apps.
  func configuration(of target: String) -> String {
    schemes.configuration(for: [target]) ?? schemes.configuration(for: apps) ?? standard
  }
}
