extension SchemaCatalogue {
  static let reader = """
    domain reader shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent rotateDocuments ReaderRotateDocumentsIntent
      sdk 26.5,27.0 source 18.4
      documents: [ReaderDocumentEntity] = reader.document
      isClockwise: Bool
      returns: [ReaderDocumentEntity] = reader.document
    intent resizeDocuments ReaderResizeDocumentsIntent
      sdk 26.5,27.0 source 18.4
      documents: [ReaderDocumentEntity] = reader.document
      width: Double?
      height: Double?
      returns: [ReaderDocumentEntity] = reader.document
    intent openPage ReaderOpenPageIntent
      sdk 26.5,27.0 source 18.4
      conforms OpenIntent
      target: ReaderPageEntity = reader.page
      returns: ReaderPageEntity = reader.page
    intent enhanceDocuments ReaderEnhanceDocumentsIntent
      sdk 26.5,27.0 source 18.4
      target: [ReaderDocumentEntity] = reader.document
      returns: [ReaderDocumentEntity] = reader.document
    intent searchDocuments SearchReaderDocumentsIntent
      sdk 26.5,27.0 source 18.4
      documents: [ReaderDocumentEntity] = reader.document
      criteria: String
    intent openDocument ReaderOpenDocumentsIntent
      sdk 26.5,27.0 source 27
      files: [IntentFile]
    intent rotatePages ReaderRotatePagesIntent
      sdk 26.5,27.0 source 18.4
      pages: [ReaderPageEntity] = reader.page
      isClockwise: Bool
      returns: [ReaderPageEntity] = reader.page
    intent deletePages ReaderDeletePagesIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [ReaderPageEntity] = reader.page
    intent insertPages ReaderInsertPagesIntent
      sdk 26.5,27.0 source 18.4
      files: [IntentFile]
      isAfter: Bool
      page: ReaderPageEntity = reader.page
    entity page ReaderPageEntity
      sdk 26.5,27.0 source 18.4
      label: String
    entity document ReaderDocumentEntity
      sdk 26.5,27.0 source 18.4
      title: String
      kind: ReaderDocumentKind = reader.documentKind
      width: Int?
      height: Int?
    enum documentKind ReaderDocumentKind
      sdk 26.5,27.0 source examples
      examples image, pdf
    """
}
