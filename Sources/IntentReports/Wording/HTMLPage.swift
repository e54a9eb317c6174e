/// What every page of HTML begins with.
enum HTMLPage {
  /// - Parameters:
  ///   - metas: what else stands in the head before the title.
  ///   - look: the style of the page, see `style(_:)`.
  static func opening(_ title: Markup, metas: [Markup] = [], look: [Markup]) -> [Markup] {
    [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    ] + metas + ["<title>\(title)</title>"] + look + ["</head>", "<body>"]
  }

  /// Lets a page load nothing from elsewhere, and run nothing but what a policy for scripts allows.
  static func protection(_ scripts: Markup = "") -> Markup {
    let policy: Markup = "default-src 'none'; style-src 'unsafe-inline'\(scripts)"
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
  }

  /// The style of the reports, with what a page adds to it.
  static func style(_ own: Markup...) -> [Markup] { ["<style>", sheet] + own + ["</style>"] }

  /// Light and dark after the reader's system, and black on white on paper.
  private static let sheet = Markup(asset: PackageResources.report_css)
}

extension Markup {
  /// A file under Assets, without the line feed at its end.
  init(asset: [UInt8]) { self.init(finished: String(decoding: asset.dropLast(), as: UTF8.self)) }
}

/// The script of the HTML report: a search, and a button on what can be copied. The page says everything without it.
enum HTMLScript {
  static var element: Markup { "<script>\(source)</script>" }

  /// Lets this script run and no other one: a name that became a script would not. Tests hold it to the source.
  static let hash = "sha256-0MsVEH557oUFBxitd/D8dm2fhiTYaCm6huqVP+ocfus="

  static let source = Markup(asset: PackageResources.report_js)
}
