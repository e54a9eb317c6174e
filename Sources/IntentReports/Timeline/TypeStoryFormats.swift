/// The formats of a type's story.
package enum TypeStoryFormats: FormatList {
  /// How an error calls one.
  package static let noun = "story format"

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<TypeStoryReport>] {
    [TypeStoryText(style: style), TypeStoryJSON(), TypeStoryMarkdown(), TypeStoryHTML()]
  }
}
