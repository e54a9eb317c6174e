extension SchemaCatalogue {
  static let browser = """
    domain browser shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent search SearchWebIntent
      sdk 26.5,27.0 source 18.4
      conforms ShowInAppSearchResultsIntent
      deprecated Use .system.search instead
      criteria: StringSearchCriteria
    intent createTab CreateTabIntent
      sdk 26.5,27.0 source 18.4
      url: URL?
      isPrivate: Bool
      returns: TabEntity = browser.tab
    intent switchTab SwitchToTabIntent
      sdk 26.5,27.0 source 18.4
      target: TabEntity = browser.tab
    intent closeTabs CloseTabsIntent
      sdk 26.5,27.0 source 27
      target: [TabEntity] = browser.tab
    intent createWindow CreateWindowIntent
      sdk 26.5,27.0 source 27-beta
      isPrivate: Bool
      returns: WindowEntity = browser.window
      before 27
        url: URL?
        isPrivate: Bool
    intent closeWindows CloseWindowsIntent
      sdk 26.5,27.0 source 18.4
      target: [WindowEntity] = browser.window
    intent bookmarkTab BookmarkTabIntent
      sdk 26.5,27.0 source 18.4
      name: String?
      tab: TabEntity = browser.tab
      returns: BookmarkEntity = browser.bookmark
    intent bookmarkURL BookmarkURLIntent
      sdk 26.5,27.0 source 18.4
      name: String?
      url: URL
      returns: BookmarkEntity = browser.bookmark
    intent openBookmark OpenBookmarkIntent
      sdk 26.5,27.0 source 18.4
      conforms OpenIntent
      tab: TabEntity? = browser.tab
      target: BookmarkEntity = browser.bookmark
    intent deleteBookmarks DeleteBookmarksIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [BookmarkEntity] = browser.bookmark
    intent findOnPage FindOnPageIntent
      sdk 26.5,27.0 source 27
      searchPhrase: String
      tab: TabEntity = browser.tab
    intent openURLInTab LoadURLInTabIntent
      sdk 26.5,27.0 source 18.4
      tab: TabEntity = browser.tab
      url: URL
    intent clearHistory ClearHistoryIntent
      sdk 26.5,27.0 source 18.4
      timeFrame: ClearHistoryTimeFrame = browser.clearHistoryTimeFrame
    entity tab TabEntity
      sdk 26.5,27.0 source 18.4
      url: URL?
      name: String
      isPrivate: Bool
    entity bookmark BookmarkEntity
      sdk 26.5,27.0 source 27
      name: String
      url: URL
    entity window WindowEntity
      sdk 26.5,27.0 source 27
      tabs: [TabEntity] = browser.tab
      isPrivate: Bool
    entity tabGroup TabGroupEntity
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      title: String
    entity readingListItem ReadingListItemEntity
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      title: String
      url: URL
    enum clearHistoryTimeFrame ClearHistoryTimeFrameEnum
      sdk 26.5,27.0 source examples
      examples today, lastFourHours, todayAndYesterday, allTime
    """
}
