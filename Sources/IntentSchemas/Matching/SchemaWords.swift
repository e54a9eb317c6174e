import IntentSurface

/// What the domains of the assistant schemas are spoken of with.
package enum SchemaWords {
  /// Words that are of one domain and hardly of another.
  package static let ofDomain: [String: Set<String>] = [
    "audio": [
      "music", "song", "podcast", "playlist", "artist", "radio", "station", "audiobook", "track", "audio",
      "episode", "media", "sound",
    ],
    "books": ["book", "ebook", "chapter", "audiobook", "epub"],
    "browser": ["bookmark", "tab", "browser", "web", "website", "webpage", "url", "link"],
    "calendar": ["calendar", "event", "meeting", "appointment"],
    "camera": ["camera", "capture"],
    "clock": ["alarm", "timer", "stopwatch"],
    "files": ["file", "folder", "directory"],
    "journal": ["journal", "diary"],
    "mail": ["mail", "email", "inbox", "mailbox"],
    "maps": ["map", "route", "navigation", "direction", "waypoint", "eta"],
    "messages": ["message", "chat", "conversation"],
    "notes": ["note", "memo", "thought"],
    "phone": ["call", "phone"],
    "photos": ["photo", "image", "picture", "gallery", "screenshot"],
    "presentation": ["presentation", "slide"],
    "reader": ["pdf", "scan", "document"],
    "reminders": ["reminder", "task", "todo"],
    "spreadsheet": ["spreadsheet", "workbook"],
    "visualIntelligence": ["visual", "semantic"],
    "whiteboard": ["whiteboard", "canvas"],
    "wordProcessor": ["document"],
  ]

  /// Nouns of schemas that mean nothing without their domain.
  package static let general: Set = [
    "item", "entry", "page", "list", "group", "section", "board", "event", "document", "message", "draft", "account",
    "folder", "file", "asset", "template", "place", "album", "settings", "color", "activity", "rating", "window",
    "category", "theme", "video", "image", "thread", "font", "artist", "incident",
  ]

  /// What a text is called that holds many things at once, for a program to read: none of them is what it is.
  package static let formats: Set = ["json", "xml", "yaml", "csv", "payload"]

  /// Words for what schemas call by one of them.
  package static let same: [Set<String>] = [
    ["music", "song", "track"], ["asset", "photo", "picture", "image", "screenshot"], ["mail", "email"],
    ["reminder", "task", "todo"], ["note", "memo", "thought"],
    ["event", "meeting", "appointment"], ["entry", "journal", "diary"], ["url", "link", "website", "webpage"],
    ["bookmark", "link"], ["document", "pdf", "scan"], ["folder", "directory"], ["message", "chat"],
    ["book", "ebook"], ["conversation", "chat"],
  ]

  /// Words of what schemas call audio: a song is audio, and audio is no song.
  private static let audio: Set = [
    "media", "music", "song", "track", "podcast", "radio", "station", "audiobook", "episode", "sound",
  ]

  /// Whether a word of an app is one for what a schema calls by another.
  package static func isSame(_ word: String, _ wanted: String) -> Bool {
    word == wanted || wanted == "audio" && audio.contains(word)
      || same.contains { $0.contains(word) && $0.contains(wanted) }
  }

  /// The words of a name, singular, in lower case.
  package static func words(_ text: String) -> [String] { IntentWords.split(text).map(IntentWords.singular) }
}

extension String {
  /// A noun behind “a” or “an”.
  package var withArticle: String { "\(first.map { "aeiou".contains($0.lowercased()) } == true ? "an" : "a") \(self)" }
}
