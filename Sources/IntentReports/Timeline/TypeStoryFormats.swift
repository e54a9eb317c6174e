/// The formats of a type's story.
package enum TypeStoryFormats: FormatList {

  /// Every format, the default one first.
  package static func all(_ style: TextStyle) -> [any OutputFormat<TypeStoryReport>] {
    [TypeStoryText(style: style), TypeStoryJSON(), TypeStoryMarkdown(), TypeStoryHTML()]
  }
}
