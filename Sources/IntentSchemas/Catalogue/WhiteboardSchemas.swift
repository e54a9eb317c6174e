extension SchemaCatalogue {
  static let whiteboard = """
    domain whiteboard shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent createItem CreateCanvasItemIntent
      sdk 26.5,27.0 source 27
      target: CanvasEntity = whiteboard.board
      itemType: CanvasItemType? = whiteboard.itemType
      text: AttributedString?
      mediaItems: [IntentFile]
      url: URL?
      before 27
        target: CanvasEntity = whiteboard.board
        itemType: CanvasItemType? = whiteboard.itemType
        text: String?
        mediaItems: [IntentFile]
        url: URL?
    intent createBoard CreateCanvasBoardIntent
      sdk 26.5,27.0 source 27-beta
      title: String?
      returns: CanvasEntity = whiteboard.board
    intent openBoard OpenCanvasBoardIntent
      sdk 26.5,27.0 source 27-beta
      conforms OpenIntent
      target: CanvasEntity = whiteboard.board
    intent updateBoard UpdateCanvasBoardIntent
      sdk 26.5,27.0 source 27
      target: CanvasEntity = whiteboard.board
      title: String?
    intent deleteBoard DeleteCanvasBoardIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [CanvasEntity] = whiteboard.board
    intent updateItem UpdateCanvasItemIntent
      sdk 26.5,27.0 source 27
      target: CanvasItemEntity = whiteboard.item
      color: CanvasColor? = whiteboard.color
      label: String?
    intent deleteItem DeleteCanvasItemIntent
      sdk 26.5,27.0 source 27
      conforms DeleteIntent
      entities: [CanvasItemEntity] = whiteboard.item
    entity board CanvasEntity
      sdk 26.5,27.0 source 18.4
      title: String
      creationDate: Date
      lastModificationDate: Date
    entity item CanvasItemEntity
      sdk 26.5,27.0 source 27
      type: CanvasItemType = whiteboard.itemType
      label: String?
      x: Double
      y: Double
      width: Double?
      height: Double?
    enum itemType CanvasItemType
      sdk 26.5,27.0 source examples
      examples square, circle
    enum color CanvasColor
      sdk 26.5,27.0 source examples
      examples white, black, grey, green, red, blue, yourCustomAppColor
    """
}
