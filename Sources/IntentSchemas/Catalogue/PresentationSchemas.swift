extension SchemaCatalogue {
  static let presentation = """
    domain presentation shortcuts-only
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent create CreatePresentationIntent
      sdk 26.5,27.0 source 27-beta
      template: PresentationTemplateEntity? = presentation.template
      returns: PresentationEntity = presentation.document
      before 27
        target: PresentationSlideEntity = presentation.slide
    intent open OpenPresentationIntent
      sdk 26.5,27.0 source 27-beta
      conforms OpenIntent
      target: PresentationEntity = presentation.document
      before 27
        target: PresentationSlideEntity = presentation.slide
    intent update UpdatePresentationIntent
      sdk 26.5,27.0 source 27
      target: PresentationEntity = presentation.document
      name: String?
      before 27
        target: PresentationEntity = presentation.document
        name: String
    intent startPlayback StartPlaybackPresentationIntent
      sdk 26.5,27.0 source 18.4
      presentation: PresentationEntity = presentation.document
      target: PresentationSlideEntity? = presentation.slide
    intent stopPlayback StopPlaybackPresentationIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
    intent createSlide CreatePresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      presentation: PresentationEntity = presentation.document
      slideLayout: String?
      returns: PresentationSlideEntity = presentation.slide
    intent openSlide OpenPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      conforms OpenIntent
      target: PresentationSlideEntity = presentation.slide
    intent setSlideTitle UpdatePresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      title: String
    intent addImageToSlide AddImageToPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      image: IntentFile
    intent addVideoToSlide AddVideoToPresentationSlideIntent
      sdk 26.5,27.0 source 27
      video: IntentFile
      target: PresentationSlideEntity = presentation.slide
    intent addAudioToSlide AddAudioToPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      audio: IntentFile
    intent addTextBoxToSlide AddTextBoxToPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      text: String
    intent addCommentToSlide AddCommentToPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      comment: String?
    intent addWebVideoToSlide AddWebVideoToPresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      target: PresentationSlideEntity = presentation.slide
      url: URL
    intent deleteSlide DeletePresentationSlideIntent
      sdk 26.5,27.0 source 18.4
      conforms DeleteIntent
      entities: [PresentationSlideEntity] = presentation.slide
    entity slide PresentationSlideEntity
      sdk 26.5,27.0 source 27
      presentation: PresentationEntity = presentation.document
      slideIndex: Int?
      title: String?
    entity template PresentationTemplateEntity
      sdk 26.5,27.0 source 27-beta
      name: String
    entity document PresentationEntity
      sdk 26.5,27.0 source 27
      name: String
    """
}
