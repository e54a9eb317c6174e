extension SchemaCatalogue {
  static let messages = """
    domain messages primary whole
      on iOS 27.0, macOS 27.0, visionOS 27.0
    union MessageDestination
      persons: [IntentPerson]
      recipient: MessagePerson = messages.messagePerson
      recipients: [MessagePerson] = messages.messagePerson
    union ReadReaction
      customReaction: Tapback = messages.customReaction
    intent editSentMessage EditSentMessageIntent
      sdk 27.0 source 27
      message: MessageEntity = messages.message
      content: AttributedString
    intent sendMessage SendMessageIntent
      sdk 27.0 source 27
      content: AttributedString?
      destination: MessageDestination = *
      subject: AttributedString?
      attachments: [IntentFile]
      audioMessage: IntentFile?
      locations: [GeoToolbox.PlaceDescriptor]
      links: [URL]
      scheduledDate: Date?
      returns: [MessageEntity] = messages.message
    intent setMessageReadStatus SetMessageReadStatusIntent
      sdk 27.0 source 27
      message: MessageEntity = messages.message
      isRead: Bool
    intent draftMessage DraftMessageIntent
      sdk 27.0 source 27
      destination: MessageDestination? = *
      subject: AttributedString?
      content: AttributedString?
      attachments: [IntentFile]
      audioMessage: IntentFile?
      locations: [GeoToolbox.PlaceDescriptor]
      links: [URL]
      scheduledDate: Date?
    intent unsendMessage UnsendMessageIntent
      sdk 27.0 source 27
      message: MessageEntity = messages.message
    entity conversation ConversationEntity
      sdk 27.0 source 27
      recipients: [MessagePerson] = messages.messagePerson
      displayName: String
      previewText: AttributedString
      conversationName: String?
      isRead: Bool
      attributes: Set<ConversationAttribute> = messages.conversationAttribute
      dateLastActive: Date?
    entity customAttachment CustomAttachment
      sdk 27.0 source 27
      sourceName: AttributedString?
      description: AttributedString?
    entity message MessageEntity
      sdk 27.0 source 27
      messageType: MessageType = messages.messageType
      author: MessagePerson = messages.messagePerson
      isRead: Bool
      attributes: Set<MessageAttribute> = messages.messageAttribute
      conversation: ConversationEntity = messages.conversation
      date: Date
      subject: AttributedString?
      body: AttributedString?
      attachments: [IntentFile]
      audioMessage: IntentFile?
      customAttachments: [CustomAttachment] = messages.customAttachment
      locations: [GeoToolbox.PlaceDescriptor]
      links: [LinkPresentation.LinkMetadata]
      messageEffect: MessageEffect? = messages.messageEffect
      reaction: ReadReaction? = *
      referencedMessage: MessageEntity? = messages.message
      notificationIdentifier: String?
    entity messagePerson MessagePerson
      sdk 27.0 source 27
      person: IntentPerson
    enum conversationAttribute ConversationAttribute
      sdk 27.0 source 27-beta
      examples mute, group, pinned
    enum messageAttribute MessageAttribute
      sdk 27.0 source 27-beta
      examples none
    enum messageEffect MessageEffect
      sdk 27.0 source 27
      examples none
    enum messageType MessageType
      sdk 27.0 source 27
      cases unspecified
    enum customReaction Tapback
      sdk 27.0 source 27-beta
      examples like, love, laughter, dislike, question, exclamation
    """
}
