import AppIntentsFacts
import IntentComparison
import IntentSurface

/// The types of a new version that may be an old widget or control: those of its extension of which the configuration
/// could not be read.
struct UnreadWidgets {
  private let types: [String]

  init(insteadOf old: Widget, in comparison: Comparison) {
    let kind: FrameworkProtocol = old.isControl ? .controlWidget : .widget
    // What could not be read before either was another widget then, and is taken for that.
    let before = Set(comparison.old.withheld.filter(\.isUnread).map(\.typePath))
    types = comparison.new.withheld.filter { type in
      type.isUnread && FrameworkProtocol(type.kind) == kind && !before.contains(type.typePath)
        && comparison.mayShareExtension(old.hosts, type.hosts)
    }.map(\.typePath)
  }

  /// What a finding adds then, being no longer sure; nil where there is no such type.
  var doubt: String? {
    guard let first = types.first else { return nil }
    return types.count == 1
      ? " The configuration of \(first) could not be read; whether it has this kind can't be checked."
      : " The configurations of \(types.count) types, \(first) among them, could not be read; whether one of them has "
        + "this kind can't be checked."
  }

  /// How a sentence on a lost widget ends: with what is sure, or with the doubt.
  func ending(_ certain: String) -> String { doubt.map { ".\($0)" } ?? certain }

  /// The effects where nobody can tell whether anything is lost; nil where it is sure.
  var effects: [Audience: Effect]? { types.isEmpty ? nil : [.widgetsAndControls: .asks] }
}

extension Comparison {
  /// Whether code of the old side and code of the new one may be in one extension; also where nothing says in which.
  fileprivate func mayShareExtension(_ oldHosts: [String], _ newHosts: [String]) -> Bool {
    let before = old.extensions(named: oldHosts)
    let after = new.extensions(named: newHosts)
    guard !before.isEmpty, !after.isEmpty else { return true }
    let kept = Set(new.hosts.map(\.identifier))
    return before.contains { host in
      // A target that is gone may have another name now, unless its bundle identifier says otherwise.
      after.contains {
        $0.isSame(as: host)
          || !kept.contains(host.identifier) && (host.bundleIdentifier == nil || $0.bundleIdentifier == nil)
      }
    }
  }
}
