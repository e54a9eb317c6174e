import SwiftReading
import SwiftSyntax

/// The configurations that the targets of a Tuist manifest ship in.
struct TuistConfigurations {
  private let schemes: XcodeSchemes
  private let standard: String
  private let apps: Set<String>

  /// - Parameters:
  ///   - lists: `settings:` of the project and its targets.
  ///   - apps: the names of these.
  init(_ settings: TuistSettings, in code: ManifestCode, lists: [ExprSyntax?], apps: Set<String>) {
    self.apps = apps
    standard = settings.configuration(in: lists)
    func action(_ label: String, of scheme: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
      scheme.arguments.byLabel[label].flatMap { code.followed($0).as(FunctionCallExprSyntax.self)?.arguments.byLabel }
    }
    schemes = XcodeSchemes(
      code.calls.filter { ["scheme", "Scheme"].contains($0.calledLastName) }.compactMap { scheme in
        guard let configuration = action("archiveAction", of: scheme)?["configuration"].flatMap(settings.configuration)
        else { return nil }
        let built = action("buildAction", of: scheme)?["targets"].flatMap(code.elements) ?? []
        let names = built.compactMap {
          code.text(code.followed($0).as(FunctionCallExprSyntax.self)?.arguments.byLabel["target"] ?? $0)
        }
        return XcodeSchemes.Archive(configuration: configuration, targets: Set(names))
      })
  }

  /// That of the schemes that archive a target, or that archive the apps.
  func configuration(of target: String) -> String {
    schemes.configuration(for: [target]) ?? schemes.configuration(for: apps) ?? standard
  }
}
