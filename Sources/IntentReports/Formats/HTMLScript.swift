/// The script of the HTML report: a search, and a button on what can be copied. The page says everything without it.
enum HTMLScript {
  static var element: Markup { "<script>\(source)</script>" }

  /// Lets this script run and no other one: a name that became a script would not. Tests hold it to the source.
  static let hash = "sha256-0MsVEH557oUFBxitd/D8dm2fhiTYaCm6huqVP+ocfus="

  static let source = Markup(asset: PackageResources.report_js)
}
