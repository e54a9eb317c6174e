extension SchemaCatalogue {
  static let camera = """
    domain camera primary
      on iOS 18.0, macOS 15.0, visionOS 2.0
    intent switchDevice FlipCameraIntent
      sdk 26.5,27.0 source 18.4
    intent startCapture StartCameraCaptureIntent
      sdk 26.5,27.0 source 27
      captureMode: CaptureMode = camera.captureMode
      device: CaptureDevice? = camera.captureDevice
      timerDuration: CaptureDuration? = camera.captureDuration
    intent openInCaptureMode NavigateToCaptureModeIntent
      sdk 26.5,27.0 source 27
      conforms OpenIntent
      target: CaptureMode = camera.captureMode
    intent setDevice SetActiveDeviceIntent
      sdk 26.5,27.0 source 27
      device: CaptureDevice = camera.captureDevice
    intent stopCapture StopCaptureIntent
      sdk 26.5,27.0 source 27
    enum captureMode CaptureMode
      sdk 26.5,27.0 source name
    enum captureDevice CaptureDevice
      sdk 26.5,27.0 source 27
    enum captureDuration CaptureDuration
      sdk 26.5,27.0 source 27
      examples short, long
    """
}
