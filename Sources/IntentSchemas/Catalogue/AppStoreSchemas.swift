extension SchemaCatalogue {
  static let appStore = """
    domain appStore withdrawn
      on iOS 27.0, macOS 27.0, visionOS 27.0
    intent installApplication None
      sdk 27.0-beta1 source name
    entity marketplaceApplication None
      sdk 27.0-beta1 source name
    """
}
