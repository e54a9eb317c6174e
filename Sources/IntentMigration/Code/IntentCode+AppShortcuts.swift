import IntentRules
import IntentSurface

extension IntentCode {
  /// A line that stops the compiler and says why.
  static func error(_ task: String) -> String { "#error(\(literal(task)))" }

  /// An App Shortcut as code, from its record.
  static func appShortcut(_ shortcut: AppShortcut, of intent: Intent) -> [String] {
    let phrases = shortcut.phrases.map { "    \($0.codeSpelling)," }
    let texts = [("shortTitle", shortcut.shortTitle), ("systemImageName", shortcut.systemImage)]
      .compactMap { label, text in text.map { "  \(label): \(spelling(of: $0, else: ""))" } }
    let arguments =
      ["  intent: \(intent.typePath)(\(shortcut.presets.joined(separator: ", ")))"]
      + [(["  phrases: ["] + phrases + ["  ]"]).joined(separator: "\n")] + texts
    return ["AppShortcut("] + arguments.joined(separator: ",\n").split(separator: "\n").map(String.init) + [")"]
  }

  /// A provider as code, from its record; what runs no intent that is there is left out.
  static func provider(_ provider: AppShortcutsProvider, intent: (String) -> Intent?) -> [String] {
    let shortcuts = provider.shortcuts.flatMap { shortcut in
      intent(shortcut.intent).map { appShortcut(shortcut, of: $0) } ?? []
    }
    let name = provider.typePath.lastNameComponent
    return ["struct \(name): AppShortcutsProvider {", "  static var appShortcuts: [AppShortcut] {"]
      + shortcuts.map { "    " + $0 } + ["  }", "}"]
  }
}

extension [String] {
  /// Names of code, one behind the other: `a`, `b`.
  var codeList: String { map { "`\($0)`" }.joined(separator: ", ") }

  /// The first of them, and how many others there are: a, b and 3 more.
  func list(most: Int, others: String = "more") -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) \(others)" : "")
  }

  /// Code as comments, further in than what is said of it.
  var commented: [String] { map { $0.isEmpty ? "//" : "//   " + $0 } }

  /// Each of them once, where it stands first.
  var uniqued: [String] { reduce(into: []) { found, text in if !found.contains(text) { found.append(text) } } }
}
