/// Identifiers of the content types that code names as members of `UTType`, as its documentation gives them.
package enum ContentTypes {
  /// `com.adobe.pdf` for `.pdf`; the spelling itself for an identifier, and for a member that is not known.
  package static func identifier(of spelling: String) -> String {
    if let known = identifiers[spelling] { return known }
    let calls = ["UTType(\"", "UTType(exportedAs: \"", "UTType(importedAs: \""]
    guard let call = calls.first(where: spelling.hasPrefix), spelling.hasSuffix("\")") else { return spelling }
    return String(spelling.dropFirst(call.count).dropLast(2))
  }

  private static let identifiers = [
    ".item": "public.item", ".content": "public.content", ".compositeContent": "public.composite-content",
    ".data": "public.data", ".directory": "public.directory", ".folder": "public.folder", ".volume": "public.volume",
    ".package": "com.apple.package", ".bundle": "com.apple.bundle", ".text": "public.text",
    ".plainText": "public.plain-text", ".utf8PlainText": "public.utf8-plain-text", ".rtf": "public.rtf",
    ".rtfd": "com.apple.rtfd", ".html": "public.html", ".xml": "public.xml", ".json": "public.json",
    ".yaml": "public.yaml", ".sourceCode": "public.source-code", ".swiftSource": "public.swift-source",
    ".delimitedText": "public.delimited-values-text", ".commaSeparatedText": "public.comma-separated-values-text",
    ".tabSeparatedText": "public.tab-separated-values-text", ".propertyList": "com.apple.property-list",
    ".url": "public.url", ".fileURL": "public.file-url", ".vCard": "public.vcard",
    ".calendarEvent": "public.calendar-event", ".contact": "public.contact", ".message": "public.message",
    ".image": "public.image", ".jpeg": "public.jpeg", ".png": "public.png", ".gif": "com.compuserve.gif",
    ".tiff": "public.tiff", ".bmp": "com.microsoft.bmp", ".ico": "com.microsoft.ico", ".heic": "public.heic",
    ".heif": "public.heif", ".webP": "org.webmproject.webp", ".svg": "public.svg-image",
    ".rawImage": "public.camera-raw-image", ".livePhoto": "com.apple.live-photo", ".icns": "com.apple.icns",
    ".audiovisualContent": "public.audiovisual-content", ".audio": "public.audio", ".mp3": "public.mp3",
    ".mpeg4Audio": "public.mpeg-4-audio", ".wav": "com.microsoft.waveform-audio", ".aiff": "public.aiff-audio",
    ".midi": "public.midi-audio", ".movie": "public.movie", ".video": "public.video", ".mpeg": "public.mpeg",
    ".mpeg4Movie": "public.mpeg-4", ".quickTimeMovie": "com.apple.quicktime-movie", ".avi": "public.avi",
    ".pdf": "com.adobe.pdf", ".epub": "org.idpf.epub-container", ".archive": "public.archive",
    ".zip": "public.zip-archive", ".gzip": "org.gnu.gnu-zip-archive", ".bz2": "public.bzip2-archive",
    ".diskImage": "public.disk-image",
    ".spreadsheet": "public.spreadsheet", ".presentation": "public.presentation", ".font": "public.font",
    ".database": "public.database", ".log": "public.log", ".usdz": "com.pixar.universal-scene-description-mobile",
  ]
}
