extension SchemaCatalogue {
  static let wordProcessor = """
    domain wordProcessor shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent create CreateWordProcessorDocumentIntent
      sdk 26.5,27.0 source 18.4
      template: WordProcessorDocumentTemplateEntity? = wordProcessor.template
      returns: WordProcessorDocumentEntity = wordProcessor.document
    intent open OpenWordProcessorDocumentIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      target: WordProcessorDocumentEntity = wordProcessor.document
    intent createPage CreateWordProcessorPageIntent
      sdk 26.5,27.0 source 27
      target: WordProcessorDocumentEntity = wordProcessor.document
      template: String?
      before 27
        target: WordProcessorDocumentEntity = wordProcessor.document
        template: String?
    intent openPage OpenWordProcessorPageIntent
      sdk 26.5,27.0 source 18.4
      conforms OpenIntent
      target: WordProcessorPageEntity = wordProcessor.page
    intent addTextBoxToPage AddTextBoxToWordProcessorPageIntent
      sdk 26.5,27.0 source 27
      text: String
      target: WordProcessorPageEntity = wordProcessor.page
    intent addVideoToPage AddVideoToWordProcessorPageIntent
      sdk 26.5,27.0 source 18.4
      target: WordProcessorPageEntity = wordProcessor.page
      video: IntentFile
    intent addImageToPage AddImageToWordProcessorPageIntent
      sdk 26.5,27.0 source 18.4
      target: WordProcessorPageEntity = wordProcessor.page
      image: IntentFile
    intent addAudioToPage AddAudioToWordProcessorPageIntent
      sdk 26.5,27.0 source 18.4
      target: WordProcessorPageEntity = wordProcessor.page
      audio: IntentFile
    intent addWebVideoToPage AddWebVideoToWordProcessorPageIntent
      sdk 26.5,27.0 source 27-beta
      url: URL
      target: WordProcessorPageEntity = wordProcessor.page
      before 27
        target: WordProcessorPageEntity = wordProcessor.page
        audio: IntentFile
    entity document WordProcessorDocumentEntity
      sdk 26.5,27.0 source 27
      name: String
      creationDate: Date?
      modificationDate: Date?
    entity template WordProcessorDocumentTemplateEntity
      sdk 26.5,27.0 source 27
      name: String
    entity page WordProcessorPageEntity
      sdk 26.5,27.0 source 27
      document: WordProcessorDocumentEntity = wordProcessor.document
      pageIndex: Int
    """
}
