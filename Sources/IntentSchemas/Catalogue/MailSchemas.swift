extension SchemaCatalogue {
  static let mail = """
    domain mail primary whole
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent createDraft CreateDraftIntent
      sdk 26.5,27.0 source 27-beta
      body: AttributedString?
      to: [IntentPerson]
      subject: String?
      cc: [IntentPerson]
      bcc: [IntentPerson]
      account: MailAccountEntity? = mail.account
      attachments: [IntentFile]
      returns: MailDraftEntity = mail.draft
      before 27
        to: [IntentPerson]
        cc: [IntentPerson]
        bcc: [IntentPerson]
        subject: String?
        body: String?
        account: MailAccountEntity? = mail.account
        attachments: [IntentFile]
    intent updateDraft UpdateDraftIntent
      sdk 26.5,27.0 source 27-beta
      target: MailDraftEntity = mail.draft
      to: [IntentPerson]?
      cc: [IntentPerson]?
      bcc: [IntentPerson]?
      subject: String?
      body: AttributedString?
      account: MailAccountEntity? = mail.account
      attachments: [IntentFile]?
      before 27
        target: MailDraftEntity = mail.draft
        to: [IntentPerson]?
        cc: [IntentPerson]?
        bcc: [IntentPerson]?
        subject: String?
        body: String?
        account: MailAccountEntity? = mail.account
        attachments: [IntentFile]?
    intent saveDraft SaveDraftIntent
      sdk 26.5,27.0 source 18.4
      target: MailDraftEntity = mail.draft
    intent deleteDraft DeleteDraftIntent
      sdk 26.5,27.0 source 27
      policy requiresLocalDeviceAuthentication
      conforms DeleteIntent
      entities: [MailDraftEntity] = mail.draft
      before 27
        entities: [MailMessageEntity] = mail.message
    intent sendDraft SendDraftIntent
      sdk 26.5,27.0 source 18.4
      target: MailDraftEntity = mail.draft
      sendLaterDate: Date?
    intent forwardMail ForwardMailIntent
      sdk 26.5,27.0 source 27-beta
      target: MailMessageEntity = mail.message
      to: [IntentPerson]
      body: AttributedString?
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      account: MailAccountEntity? = mail.account
      attachments: [IntentFile]
      before 27
        to: [IntentPerson]
        cc: [IntentPerson]
        bcc: [IntentPerson]
        subject: String?
        body: String?
        account: MailAccountEntity? = mail.account
        attachments: [IntentFile]
        target: MailMessageEntity = mail.message
    intent replyMail ReplyMailIntent
      sdk 26.5,27.0 source 27-beta
      isReplyAll: Bool
      target: MailMessageEntity = mail.message
      body: AttributedString?
      subject: String?
      account: MailAccountEntity? = mail.account
      attachments: [IntentFile]
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      before 27
        to: [IntentPerson]
        cc: [IntentPerson]
        bcc: [IntentPerson]
        subject: String?
        body: String?
        account: MailAccountEntity? = mail.account
        attachments: [IntentFile]
        isReplyAll: Bool
        target: MailMessageEntity = mail.message
    intent archiveMail ArchiveMailIntent
      sdk 26.5,27.0 source 18.4
      entities: [MailMessageEntity] = mail.message
    intent deleteMail DeleteMailIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [MailMessageEntity] = mail.message
    intent updateMail UpdateMailIntent
      sdk 26.5,27.0 source 27-beta
      target: [MailMessageEntity] = mail.message
      isRead: Bool?
      isFlagged: Bool?
      isJunk: Bool?
      mailbox: MailboxEntity? = mail.mailbox
    intent openDraft MailOpenDraft
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      conforms OpenIntent
      target: MailDraftEntity = mail.draft
    intent openMessage MailOpenMessage
      sdk 27.0 source 27-beta
      on iOS 27.0, macOS 27.0, visionOS 27.0
      conforms OpenIntent
      target: MailMessageEntity = mail.message
    entity account MailAccountEntity
      sdk 26.5,27.0 source 27
      name: String
      emailAddress: String
    entity mailbox MailboxEntity
      sdk 26.5,27.0 source 27
      name: String
      account: MailAccountEntity = mail.account
    entity draft MailDraftEntity
      sdk 26.5,27.0 source 27
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      body: AttributedString?
      attachments: [IntentFile]
      account: MailAccountEntity = mail.account
      before 27
        to: [IntentPerson]
        cc: [IntentPerson]
        bcc: [IntentPerson]
        subject: String?
        body: String?
        attachments: [IntentFile]
        account: MailAccountEntity = mail.account
    entity message MailMessageEntity
      sdk 26.5,27.0 source 27
      to: [IntentPerson]
      cc: [IntentPerson]
      bcc: [IntentPerson]
      subject: String?
      body: AttributedString?
      attachments: [IntentFile]
      sender: IntentPerson
      dateSent: Date
      dateReceived: Date
      isRead: Bool
      isJunk: Bool
      isFlagged: Bool
      category: MailCategory? = mail.category
      account: MailAccountEntity = mail.account
      mailbox: MailboxEntity = mail.mailbox
      before 27
        to: [IntentPerson]
        cc: [IntentPerson]
        bcc: [IntentPerson]
        subject: String?
        body: String?
        attachments: [IntentFile]
        sender: IntentPerson
        dateSent: Date
        dateReceived: Date
        isRead: Bool
        isJunk: Bool
        isFlagged: Bool
        account: MailAccountEntity = mail.account
        mailbox: MailboxEntity = mail.mailbox
    entity thread MailThreadEntity
      sdk 27.0 source 27
      on iOS 27.0, macOS 27.0, visionOS 27.0
      title: String
      description: String?
      messages: [MailMessageEntity] = mail.message
    enum category MailCategory
      sdk 27.0 source 27
    """
}
