extension SchemaCatalogue {
  static let audio = """
    domain audio primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    union AudioItem
      song: SongEntity = audio.song
      album: AlbumEntity = audio.album
      artist: ArtistEntity = audio.artist
      playlist: PlaylistEntity = audio.playlist
      songCollection: SongCollectionEntity = audio.songCollection
      audiobook: MediaBookEntity = audio.audiobook
    union PlaylistOwner
      person: IntentPerson
      name: String
    intent addToLibrary AddAudioToLibraryIntent
      sdk 27.0 source 27-beta
      audioEntity: AudioItem = *
    intent addToPlaylist AddAudioToPlaylistIntent
      sdk 27.0 source 27-beta
      audioEntity: AudioItem = *
      playlist: PlaylistEntity = audio.playlist
    intent createStation CreateStationIntent
      sdk 27.0 source 27
    intent playAudio PlayAudioIntent
      sdk 27.0 source 27-beta
      conforms AudioPlaybackIntent
      audioEntity: AudioItem = *
      playbackAttributes: Set<PlaybackAttributes> = audio.playbackAttributes
      warmupAudioQueueResult: WarmupAudioQueueResult? = audio.warmupAudioQueueResult
      queueLocation: QueueInsertionLocation? = audio.queueInsertionLocation
    intent recognizeAudio RecognizeAudioIntent
      sdk 27.0 source 27-beta
      conforms AudioRecordingIntent
      returns: [AudioItem] = *
    intent updateAudioAffinity UpdateAudioAffinityIntent
      sdk 27.0 source adopter
      affinityState: AffinityState = audio.affinityState
      target: AudioItem
    intent warmupAudioQueue WarmupAudioQueueIntent
      sdk 27.0 source adopter
      audioEntity: AudioItem
      playbackAttributes: Set<PlaybackAttributes> = audio.playbackAttributes
      returns: WarmupAudioQueueResult = audio.warmupAudioQueueResult
    entity album AlbumEntity
      sdk 27.0 source adopter
      title: String
      artistName: String
      artists: [ArtistEntity] = audio.artist
      universalProductCode: String?
    entity algorithmicRadioStation AlgorithmicRadioStationEntity
      sdk 27.0 source 27
      title: String
      curatedForMe: Bool?
    entity ambientSound AmbientSoundEntity
      sdk 27.0 source 27-beta
      title: String
    entity artist ArtistEntity
      sdk 27.0 source adopter
      name: String
    entity audiobook MediaBookEntity
      sdk 27.0 source 27
      title: String?
      author: String?
      genre: String?
      narrator: String?
      publisher: String?
      seriesTitle: String?
      releaseDate: Date?
      purchaseDate: Date?
    entity classicalMusicRecording ClassicalMusicRecordingEntity
      sdk 27.0 source 27-beta
      title: String
      artistName: String
      composerName: String?
      artists: [ArtistEntity] = audio.artist
      composers: [ArtistEntity] = audio.artist
      internationalStandardRecordingCode: String?
    entity liveRadioStation LiveRadioStationEntity
      sdk 27.0 source 27-beta
      title: String
      providerName: String?
    entity newsBrief NewsBriefEntity
      sdk 27.0 source 27-beta
      title: String
      providerName: String?
      date: Date?
      provider: NewsProviderEntity? = audio.newsProvider
    entity newsProvider NewsProviderEntity
      sdk 27.0 source 27-beta
      title: String
    entity playlist PlaylistEntity
      sdk 27.0 source adopter
      title: String
      owner: PlaylistOwner?
      createdByMe: Bool?
      curatedForMe: Bool?
    entity podcastCollection PodcastCollectionEntity
      sdk 27.0 source 27
      title: String
    entity podcastEpisode PodcastEpisodeEntity
      sdk 27.0 source 27-beta
      title: String
      showName: String?
      show: PodcastShowEntity? = audio.podcastShow
      releaseDate: Date?
      duration: Double?
    entity podcastShow PodcastShowEntity
      sdk 27.0 source 27-beta
      title: String
      showDescription: String?
    entity radioShow RadioShowEntity
      sdk 27.0 source 27-beta
      title: String
    entity radioShowEpisode RadioShowEpisodeEntity
      sdk 27.0 source 27-beta
      title: String
      showName: String?
      releaseDate: Date?
      show: RadioShowEntity? = audio.radioShow
    entity song SongEntity
      sdk 27.0 source 27-beta
      title: String
      artistName: String
      composerName: String?
      albumTitle: String?
      artists: [ArtistEntity] = audio.artist
      album: AlbumEntity? = audio.album
      composers: [ArtistEntity] = audio.artist
      internationalStandardRecordingCode: String?
    entity songCollection SongCollectionEntity
      sdk 27.0 source adopter
      title: String?
    entity warmupAudioQueueResult WarmupAudioQueueResult
      sdk 27.0 source adopter
      conforms TransientAppEntity
    enum appViewIdentifier AudioAppViewIdentifier
      sdk 27.0 source 27
      cases nowPlaying
    enum affinityState AffinityState
      sdk 27.0 source examples
      examples like, dislike, unset
    enum activity AudioActivity
      sdk 27.0 source 27
      cases cooking, dining, studying, focusing, reading, gaming, working, showering, cleaning, relaxing, sleeping
      cases indoorActivity, partying, commuting, driving, traveling, gardening, barbecuing, beachDay, roadTrip
      cases outdoorActivity, meditating, yoga, walking, running, strength, cycling, dance, hiit, rowing
      cases workoutLowIntensity, workoutMediumIntensity, workoutHighIntensity
    enum invocationSource InvocationSource
      sdk 27.0 source 27-beta
      cases userInitiated, suggestedByApp
    enum playbackAttributes PlaybackAttributes
      sdk 27.0 source 27
      cases shuffle, repeat
    enum queueInsertionLocation QueueInsertionLocation
      sdk 27.0 source 27-beta
      cases next, tail
    """
}
