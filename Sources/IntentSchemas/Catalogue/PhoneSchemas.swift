extension SchemaCatalogue {
  static let phone = """
    domain phone primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    union CallDestination
    intent startCall StartCallIntent
      sdk 27.0 source 27
      conforms AudioRecordingIntent, AudioPlaybackIntent
      destination: CallDestination = *
      audioVisualMode: CallAVMode = phone.audioVisualMode
    entity phonePerson PhonePerson
      sdk 27.0 source 27-beta
      person: IntentPerson
    enum audioVisualMode CallAVMode
      sdk 27.0 source 27
      cases audio, video
    """
}
