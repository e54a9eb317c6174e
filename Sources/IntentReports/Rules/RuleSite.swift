package import IntentRules
import IntentSurface

/// The rules as pages for a browser: an index that can be filtered, and a page for each rule at its id, `I02/index.html`.
///
/// Everything can be read without scripts; they only filter the index. Nothing is loaded from elsewhere.
package struct RuleSite: Sendable {
  private let rules: [Rule]

  /// Makes one from what is always known of it; the rest has its default.
  package init(_ rules: [Rule] = RuleCatalog.all) { self.rules = rules }

  /// Light and dark after the reader's system, one column on a phone.
  private static let sheet = Markup(asset: PackageResources.rules_css)

  /// What stands in the folder: paths and texts, in the order of the paths.
  package var files: [(path: String, text: String)] {
    let pages = rules.indices.map { ("\(rules[$0].id)/index.html", page($0)) }
    return ([("index.html", index), ("style.css", Self.sheet.text + "\n")] + pages).sorted { $0.0 < $1.0 }
      .map { (path: $0.0, text: $0.1) }
  }

  /// Where a site that these pages are part of puts its navigation.
  private static let navigation: Markup = "<!-- navigation -->"

  // MARK: Pages

  private func page(_ position: Int) -> String {
    let rule = rules[position]
    let neighbours = [("Previous", position - 1), ("Next", position + 1)].compactMap { word, other -> Markup? in
      rules.indices.contains(other)
        ? "<a href=\"../\(rules[other].id)/\">\(word): \(rules[other].id) \(rules[other].name)</a>" : nil
    }
    let body: [Markup] = [
      "<p class=\"path\"><a href=\"../\">Rules</a></p>", RulePage(rule).html,
      "<nav class=\"neighbours\" aria-label=\"Other rules\">\(neighbours.joined(separator: " "))</nav>",
    ]
    return Self.frame(
      title: "\(rule.id) \(rule.name)", description: rule.title.replacing("`", with: ""), top: "../", body: body)
  }

  private var index: String {
    let head: [Markup] = [
      "<h1>Rules</h1>",
      "<p>\(rules.count) rules. Each says why it matters, what people see, how to fix it, and the evidence.</p>",
      Self.filter,
    ]
    let table: [Markup] =
      [
        "<div class=\"wide\"><table id=\"rules\">",
        "<thead><tr><th>Rule</th><th>What it finds</th><th>Effect on</th><th>Fails</th></tr></thead>", "<tbody>",
      ] + rules.map(Self.row) + ["</tbody>", "</table></div>"]
    return Self.frame(
      title: "Rules", description: "Every rule of intentcompat", top: "", body: head + table + [Self.script])
  }

  private static func row(_ rule: Rule) -> Markup {
    let effects = rule.effects.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let profiles = Profile.allCases.filter { profile in
      rule.effects.contains { profile.fails($0.value, on: $0.key) }
    }
    let data = effects.map { "\($0.key.rawValue):\($0.value.rawValue)" }.joined(separator: " ")
    let badges = effects.map { effect -> Markup in
      "<span class=\"\(effect.value.rawValue)\"><b>\(effect.value.rawValue)</b> "
        + "\(effect.key.words)</span>"
    }
    let least: Markup = profiles.first.map { "from \(Markup.code($0.rawValue))" } ?? "never"
    let names = profiles.map(\.rawValue).joined(separator: " ")
    return """
      <tr data-effects="\(data)" data-profiles="\(names)">\
      <th scope="row"><a href="\(rule.id)/">\(rule.id)</a> <span>\(rule.name)</span></th>\
      <td>\(InlineText(rule.title).html)</td><td class="effects">\(badges.joined(separator: "<br>"))</td>\
      <td><span class="narrow">fails </span>\(least)</td></tr>
      """
  }

  private static func frame(title: String, description: String, top: String, body: [Markup]) -> String {
    let opening = HTMLPage.opening(
      "\(title) · intentcompat", metas: ["<meta name=\"description\" content=\"\(description)\">"],
      look: ["<link rel=\"stylesheet\" href=\"\(top)style.css\">"])
    let main: Markup = top.isEmpty ? "<main>" : "<main class=\"rule\">"
    return (opening + [navigation, main] + body + ["</main>", "</body>", "</html>"]).asLines()
  }

  // MARK: Filter

  private static var filter: Markup {
    func choice(_ name: String, _ label: String, _ options: [(String, String)]) -> Markup {
      let all = [("", "any")] + options
      let items = all.map { "<option value=\"\($0.0)\">\($0.1)</option>" as Markup }.joined()
      return "<label>\(label) <select name=\"\(name)\">\(items)</select></label>"
    }
    return """
      <form id="filter" hidden>
      <label>Search <input type="search" name="text" autocomplete="off"></label>
      \(choice("audience", "Affects", Audience.allCases.map { ($0.rawValue, $0.words) }))
      \(choice("effect", "Effect", Effect.worstFirst.map { ($0.rawValue, $0.rawValue) }))
      \(choice("profile", "Fails in profile", Profile.allCases.map { ($0.rawValue, $0.rawValue) }))
      <output></output>
      </form>
      """
  }

  /// The filter stands in the address too, so that a choice can be sent to somebody.
  private static let script: Markup = "<script>\n\(Markup(asset: PackageResources.rules_js))\n</script>"
}
