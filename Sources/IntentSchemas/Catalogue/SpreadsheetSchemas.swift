extension SchemaCatalogue {
  static let spreadsheet = """
    domain spreadsheet shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent create CreateSpreadsheetIntent
      sdk 26.5,27.0 source 18.4
      template: SpreadsheetTemplateEntity? = spreadsheet.template
      returns: SpreadsheetEntity = spreadsheet.document
    intent open OpenSpreadsheetIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      target: SpreadsheetEntity = spreadsheet.document
    intent update UpdateSpreadsheetIntent
      sdk 26.5,27.0 source 27-beta
      target: SpreadsheetEntity = spreadsheet.document
      name: String?
    intent delete DeleteSpreadsheetIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [SpreadsheetEntity] = spreadsheet.document
    intent createSheet CreateSheetIntent
      sdk 26.5,27.0 source 18.4
      spreadsheet: SpreadsheetEntity = spreadsheet.document
      returns: SheetEntity = spreadsheet.sheet
    intent openSheet OpenSheetIntent
      sdk 26.5,27.0 source 18.4
      conforms OpenIntent
      target: SheetEntity = spreadsheet.sheet
    intent updateSheet UpdateSheetIntent
      sdk 26.5,27.0 source 18.4
      target: SheetEntity = spreadsheet.sheet
      name: String?
      position: Int?
    intent addImageToSheet AddImageToSheetIntent
      sdk 26.5,27.0 source 27-beta
      image: IntentFile
      target: SheetEntity = spreadsheet.sheet
      before 27
        target: SheetEntity = spreadsheet.sheet
        audio: IntentFile
    intent addVideoToSheet AddVideoToSheetIntent
      sdk 26.5,27.0 source 27
      video: IntentFile
      target: SheetEntity = spreadsheet.sheet
      before 27
        target: SheetEntity = spreadsheet.sheet
        audio: IntentFile
    intent addAudioToSheet AddAudioToSheetIntent
      sdk 26.5,27.0 source 27-beta
      audio: IntentFile
      target: SheetEntity = spreadsheet.sheet
    intent addTextBoxToSheet AddTextboxToSheetIntent
      sdk 26.5,27.0 source 18.4
      target: SheetEntity = spreadsheet.sheet
      text: String
    intent addCommentToSheet AddCommentToSheetIntent
      sdk 26.5,27.0 source 18.4
      target: SheetEntity = spreadsheet.sheet
      comment: String?
    intent addWebVideoToSheet AddWebVideoToSheetIntent
      sdk 26.5,27.0 source 18.4
      target: SheetEntity = spreadsheet.sheet
      url: URL
    intent deleteSheet DeleteSheetIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [SheetEntity] = spreadsheet.sheet
    entity sheet SheetEntity
      sdk 26.5,27.0 source 27
      name: String
      sheetIndex: Int
      spreadsheet: SpreadsheetEntity = spreadsheet.document
    entity document SpreadsheetEntity
      sdk 26.5,27.0 source 27
      name: String
    entity template SpreadsheetTemplateEntity
      sdk 26.5,27.0 source 18.4
      name: String
    """
}
