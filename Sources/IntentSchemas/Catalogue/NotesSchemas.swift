extension SchemaCatalogue {
  static let notes = """
    domain notes primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    intent createNote CreateNoteIntent
      sdk 27.0 source 27
      was tags
      name: AttributedString
      content: AttributedString?
      attachments: [IntentFile]
      isPinned: Bool
      folder: FolderEntity? = notes.folder
      returns: NoteEntity = notes.note
    intent updateNote UpdateNoteIntent
      sdk 27.0 source 27-beta
      target: NoteEntity = notes.note
      name: AttributedString?
      attachments: [IntentFile]?
      isPinned: Bool?
      folder: FolderEntity? = notes.folder
      returns: NoteEntity = notes.note
    intent appendText NoteAppendTextIntent
      sdk 27.1 source 27
      content: AttributedString
      target: NoteEntity = notes.note
      returns: NoteEntity = notes.note
    entity note NoteEntity
      sdk 27.0 source 27
      was tags
      name: AttributedString
      content: AttributedString?
      attachments: [IntentFile]
      isPinned: Bool
      creationDate: Date?
      modificationDate: Date?
      folder: FolderEntity? = notes.folder
    entity account AccountEntity
      sdk 27.0 source 27
      name: String
    entity folder FolderEntity
      sdk 27.0 source 27
      name: String
      parentFolder: FolderEntity? = notes.folder
      account: AccountEntity? = notes.account
    """
}
