extension SchemaCatalogue {
  static let photos = """
    domain photos primary
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent createAlbum CreateMediaAlbumIntent
      sdk 26.5,27.0 source 18.4
      name: String
      returns: PhotoAlbumEntity = photos.album
    intent openAlbum OpenMediaAlbumIntent
      sdk 26.5,27.0 source 27-beta
      conforms OpenIntent
      target: PhotoAlbumEntity = photos.album
      before 27
        album: PhotoAlbumEntity = photos.album
    intent updateAlbum UpdateMediaAlbumIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoAlbumEntity = photos.album
      name: String
    intent deleteAlbum DeleteMediaAlbumIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [PhotoAlbumEntity] = photos.album
    intent createAssets CreateMediaAssetsIntent
      sdk 26.5,27.0 source 18.4
      files: [IntentFile]
      returns: [PhotoEntity] = photos.asset
    intent openAsset OpenMediaAssetIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      deprecated Use .system.open instead
      target: PhotoEntity = photos.asset
    intent postToSharedAlbum PostToSharedAlbumIntent
      sdk 26.5,27.0 source 27
      sharedAlbum: PhotoAlbumEntity = photos.album
      assets: [PhotoEntity]? = photos.asset
      files: [IntentFile]?
      comment: String?
    intent addAssetsToAlbum AddMediaAssetsToAlbumIntent
      sdk 26.5,27.0 source 18.4
      assets: [PhotoEntity] = photos.asset
      album: PhotoAlbumEntity = photos.album
    intent removeAssetsFromAlbum RemoveMediaAssetsFromAlbumIntent
      sdk 26.5,27.0 source 18.4
      album: PhotoAlbumEntity = photos.album
      assets: [PhotoEntity] = photos.asset
    intent search SearchMediaIntent
      sdk 26.5,27.0 source 27
      conforms ShowInAppSearchResultsIntent
      deprecated Use .system.search instead
      criteria: StringSearchCriteria
    intent setWarmth SetMediaWarmthIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      value: Double?
    intent cleanupPhoto CleanupMediaIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
    intent toggleSuggestedEdits EnhanceMediaIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      isEnabled: Bool
    intent setFilter ApplyMediaFilterIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      filterType: PhotoFilterEffectType? = photos.filterType
    intent crop CropMediaIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
    intent updateAsset UpdateMediaAssetIntent
      sdk 26.5,27.0 source 27-beta
      target: [PhotoEntity] = photos.asset
      name: String?
      isHidden: Bool?
      isFavorite: Bool?
    intent duplicateAssets DuplicateMediaAssetsIntent
      sdk 26.5,27.0 source 18.4
      entities: [PhotoEntity] = photos.asset
      returns: [PhotoEntity] = photos.asset
    intent deleteAssets DeleteMediaAssetsIntent
      sdk 26.5,27.0 source 27-beta
      policy requiresAuthentication
      conforms DeleteIntent
      entities: [PhotoEntity] = photos.asset
      before 27
        entities: [PhotoEntity] = photos.asset
    intent copyEdits CopyMediaEditsIntent
      sdk 26.5,27.0 source 27-beta
      target: PhotoEntity = photos.asset
      before 27
        name: String
    intent pasteEdits PasteMediaEditsIntent
      sdk 26.5,27.0 source 18.4
      target: [PhotoEntity] = photos.asset
    intent setDepth SetMediaApertureIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      value: Double?
    intent setExposure SetMediaExposureIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      value: Double?
    intent setSaturation SetMediaSaturationIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      value: Double?
    intent setRotation RotateMediaIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      direction: PhotoRotationDirection = photos.rotationDirection
    intent toggleDepth SetMediaDepthIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoEntity = photos.asset
      isEnabled: Bool
    intent updateRecognizedPerson UpdateMediaPersonIntent
      sdk 26.5,27.0 source 18.4
      target: PhotoPersonEntity = photos.recognizedPerson
      isFavorite: Bool?
      name: String?
    intent straighten StraightenMediaIntent
      sdk 26.5,27.0 source 27
      target: PhotoEntity = photos.asset
    intent editAsset EditAsset
      sdk 27.0 source 27-beta
      on iOS 27.0, macOS 27.0, visionOS 27.0
      asset: PhotoEntity = photos.asset
    entity album PhotoAlbumEntity
      sdk 26.5,27.0 source 27
      name: String
      creationDate: Date?
      albumType: PhotoAlbumType = photos.albumType
    entity recognizedPerson PhotoPersonEntity
      sdk 26.5,27.0 source 27
      name: String
      isFavorite: Bool
    entity asset PhotoEntity
      sdk 26.5,27.0 source 27
      creationDate: Date?
      location: GeoToolbox.PlaceDescriptor?
      assetType: PhotoAssetType? = photos.assetType
      isFavorite: Bool
      isHidden: Bool
      hasSuggestedEdits: Bool
      aperture: Double?
      exposure: Double?
      saturation: Double?
      warmth: Double?
      filter: PhotoFilterEffectType? = photos.filterType
      isPortraitModeEnabled: Bool?
      before 27
        creationDate: Date?
        location: CLPlacemark?
        assetType: PhotoAssetType? = photos.assetType
        isFavorite: Bool
        isHidden: Bool
        hasSuggestedEdits: Bool
    enum assetType PhotoAssetType
      sdk 26.5,27.0 source 27
      examples photo, video
    enum albumType PhotoAlbumType
      sdk 26.5,27.0 source 27-beta
      examples custom
    enum filterType PhotoFilterEffectType
      sdk 26.5,27.0 source 27
    enum rotationDirection PhotoRotationDirection
      sdk 26.5,27.0 source name
    """
}
