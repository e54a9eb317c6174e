extension SchemaCatalogue {
  static let books = """
    domain books shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent openBook OpenBookIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      target: BookEntity = books.book
    intent search SearchLibraryIntent
      sdk 26.5,27.0 source 18.4
      conforms ShowInAppSearchResultsIntent
      deprecated Use .system.search instead
      criteria: StringSearchCriteria
    intent playAudiobook PlayAudiobookIntent
      sdk 26.5,27.0 source 27-beta
      conforms AudioPlaybackIntent
      deprecated Use .audio.playAudio instead
      target: AudiobookEntity = books.audiobook
    intent navigatePage NavigateBookPageIntent
      sdk 26.5,27.0 source 18.4
      target: BookEntity = books.book
      direction: BookNavigationDirection = books.navigationDirection
    intent updateFontSize UpdateBookFontSizeIntent
      sdk 26.5,27.0 source 18.4
      target: BookSettingsEntity = books.settings
      changeOperation: BookRelativeFontChange = books.relativeFontChange
    intent updateLineSpacing UpdateBookLineSpacingIntent
      sdk 26.5,27.0 source 27-beta
      target: BookSettingsEntity = books.settings
      changeOperation: BookRelativeLineSpacingChange = books.relativeLineSpacingChange
    intent updateCharacterSpacing UpdateCharacterSpacingIntent
      sdk 26.5,27.0 source 27-beta
      target: BookSettingsEntity = books.settings
      changeOperation: BookRelativeCharacterSpacingChange = books.relativeCharacterSpacingChange
    intent updateWordSpacing UpdateWordSpacingIntent
      sdk 26.5,27.0 source 18.4
      target: BookSettingsEntity = books.settings
      changeOperation: BookRelativeWordSpacingChange = books.relativeWordSpacingChange
    intent updateSettings UpdateBookSettingsIntent
      sdk 26.5,27.0 source 18.4
      target: BookSettingsEntity = books.settings
      page: Int?
      font: BookFont? = books.font
      theme: BookTheme? = books.theme
      pageNavigationSetting: BookPageNavigationSetting? = books.pageNavigationSetting
      isTextJustified: Bool?
      isAllowMultipleColumns: Bool?
    entity book BookEntity
      sdk 26.5,27.0 source 27
      title: String?
      seriesTitle: String?
      author: String?
      genre: String?
      purchaseDate: Date?
      url: URL?
      before 27
        title: String?
        seriesTitle: String?
        author: String?
        genre: String?
        purchaseDate: Date?
        contentType: BookContentType? = books.contentType
        url: URL?
    entity audiobook AudiobookEntity
      sdk 26.5,27.0 source 27-beta
      title: String?
      seriesTitle: String?
      author: String?
      genre: String?
      purchaseDate: Date?
      url: URL?
    entity settings BookSettingsEntity
      sdk 26.5,27.0 source 27
      font: BookFont = books.font
      fontSize: BookFontSize = books.fontSize
      theme: BookTheme = books.theme
      pageNavigationSetting: BookPageNavigationSetting = books.pageNavigationSetting
      isTextJustified: Bool
      isAllowMultipleColumns: Bool
    enum contentType BookContentType
      sdk 26.5,27.0 source 27
      examples book, pdf
    enum font BookFont
      sdk 26.5,27.0 source name
    enum fontSize BookFontSize
      sdk 26.5,27.0 source 27
    enum navigationDirection BookNavigationDirection
      sdk 26.5,27.0 source name
    enum relativeFontChange BookRelativeFontChange
      sdk 26.5,27.0 source name
    enum relativeCharacterSpacingChange BookRelativeCharacterSpacingChange
      sdk 26.5,27.0 source name
    enum relativeLineSpacingChange BookRelativeLineSpacingChange
      sdk 26.5,27.0 source name
    enum relativeWordSpacingChange BookRelativeWordSpacingChange
      sdk 26.5,27.0 source 27
      examples small, large
    enum theme BookTheme
      sdk 26.5,27.0 source 27-beta
    enum pageNavigationSetting BookPageNavigationSetting
      sdk 26.5,27.0 source name
    """
}
