extension SchemaCatalogue {
  static let maps = """
    domain maps primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    union MapsLocation
    intent shareETA MapsShareETAIntent
      sdk 27.0 source 27
      person: IntentPerson
    intent startNavigation MapsStartNavigationIntent
      sdk 27.0 source 27-beta
      transportationType: MapsTransportTypeEnum = maps.transportType
      origin: MapsLocation = *
      destinations: [MapsLocation] = *
      preferences: Set<MapsNavigationPreferencesEnum> = maps.navigationPreferences
      returns: MapsNavigationSessionEntity? = maps.navigationSession
    intent stopShareETA MapsStopShareETAIntent
      sdk 27.0 source 27-beta
      person: IntentPerson?
    intent updateNavigationWaypoints MapsUpdateNavigationWaypointsIntent
      sdk 27.0 source 27-beta
      navigation: MapsNavigationSessionEntity = maps.navigationSession
      waypoints: [MapsLocation] = *
      returns: MapsNavigationSessionEntity = maps.navigationSession
    intent reportIncident ReportIncidentIntent
      sdk 27.0 source 27-beta
      incident: MapsIncidentEnum = maps.incident
    intent stopNavigation StopNavigationIntent
      sdk 27.0 source 27
      navigation: MapsNavigationSessionEntity = maps.navigationSession
    entity currentLocation MapsCurrentLocationEntity
      sdk 27.0 source 27
    entity navigationSession MapsNavigationSessionEntity
      sdk 27.0 source 27
      conforms UniqueAppEntity
      estimatedArrivalDate: Date
      waypoints: [MapsLocation] = *
      transportationType: MapsTransportTypeEnum = maps.transportType
      preferences: [MapsNavigationPreferencesEnum] = maps.navigationPreferences
    entity place MapsPlaceEntity
      sdk 27.0 source 27-beta
      place: GeoToolbox.PlaceDescriptor
      name: String?
      categories: [String]
      operatingStatus: MapsOperatingStatusEnum? = maps.operatingStatus
      operatingHours: MapsOperatingHoursEntity? = maps.operatingHours
      phoneNumber: String?
      priceRange: MapsPriceRangeEnum? = maps.priceRange
      ratings: [MapsRating] = maps.rating
      amenities: [String]
    entity operatingHours MapsOperatingHoursEntity
      sdk 27.0 source 27-beta
      monday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      tuesday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      wednesday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      thursday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      friday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      saturday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
      sunday: [MapsOperatingTimeRangeEntity] = maps.operatingTimeRange
    entity operatingTimeRange MapsOperatingTimeRangeEntity
      sdk 27.0 source 27
      startTime: DateComponents
      endTime: DateComponents
    entity rating MapsRating
      sdk 27.0 source 27
      value: Double
      descriptor: MapsRatingDescriptor = maps.ratingDescriptor
      count: Int?
      provider: String
    enum incident MapsIncidentEnum
      sdk 27.0 source 27-beta
    enum navigationPreferences MapsNavigationPreferencesEnum
      sdk 27.0 source 27-beta
    enum operatingStatus MapsOperatingStatusEnum
      sdk 27.0 source 27
    enum priceRange MapsPriceRangeEnum
      sdk 27.0 source 27-beta
    enum transportType MapsTransportTypeEnum
      sdk 27.0 source 27-beta
    enum ratingDescriptor MapsRatingDescriptor
      sdk 27.0 source 27
      cases percentage
    enum amenity MapsAmenityTypeEnum
      sdk 27.0 source 27
    """
}
