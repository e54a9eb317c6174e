/// The protocols through which code answers Apple's own SiriKit intents.
///
/// Facts from the Intents interfaces of the SDKs 10.0 to 27.0.
package enum SiriProtocols {
  /// What each protocol refines, protocols without one with an empty list.
  package static let refinements: [String: [String]] = Dictionary(
    uniqueKeysWithValues: intents.map { (handling($0), []) }
      + domains.map { ("IN\($0)DomainHandling", $1.map(handling)) })

  /// The class of Apple's intent that a protocol answers; nil for another protocol.
  package static func intent(handledBy name: String) -> String? {
    answered(by: name).flatMap { isSystemIntent($0) ? $0 : nil }
  }

  /// The base of the classes that the system makes to ask an extension for answers.
  package static let extensionClass = "INExtension"

  /// The base of the classes of all intents.
  package static let intentClass = "INIntent"

  /// How every protocol ends that answers an intent, the generated ones of apps too.
  package static let ending = "IntentHandling"

  /// The class of the intent that a protocol answers, of Apple or of an app, for which a protocol is generated; nil for a
  /// protocol of another kind.
  package static func answered(by name: String) -> String? {
    guard name.hasSuffix(ending), name != ending else { return nil }
    return String(name.dropLast("Handling".count))
  }

  /// Whether a class is one of Apple's: custom intents may begin like it, and are not in the table.
  package static func isSystemIntent(_ name: String) -> Bool { refinements[name + "Handling"] != nil }

  private static func handling(_ intent: String) -> String { "IN\(intent)IntentHandling" }

  private static let intents = [
    "ActivateCarSignal", "AddMedia", "AddTasks", "AnswerCall", "AppendToNote", "BookRestaurantReservation",
    "CancelWorkout", "CreateNote", "CreateTaskList", "DeleteTasks", "EditMessage", "EndWorkout",
    "GetAvailableRestaurantReservationBookingDefaults", "GetAvailableRestaurantReservationBookings",
    "GetCarLockStatus", "GetCarPowerLevelStatus", "GetRestaurantGuest", "GetRideStatus",
    "GetUserCurrentRestaurantReservationBookings", "GetVisualCode", "HangUpCall", "ListCars", "ListRideOptions",
    "PauseWorkout", "PayBill", "PlayMedia", "RequestPayment", "RequestRide", "ResumeWorkout", "SaveProfileInCar",
    "SearchCallHistory", "SearchForAccounts", "SearchForBills", "SearchForMedia", "SearchForMessages",
    "SearchForNotebookItems", "SearchForPhotos", "SendMessage", "SendPayment", "SetAudioSourceInCar",
    "SetCarLockStatus", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar", "SetMessageAttribute",
    "SetProfileInCar", "SetRadioStation", "SetSeatSettingsInCar", "SetTaskAttribute", "ShareFocusStatus",
    "SnoozeTasks", "StartAudioCall", "StartCall", "StartPhotoPlayback", "StartVideoCall", "StartWorkout",
    "TransferMoney", "UnsendMessages", "UpdateMediaAffinity",
  ]

  private static let domains: [String: [String]] = [
    "Calls": ["StartAudioCall", "StartVideoCall", "SearchCallHistory"],
    "CarCommands": ["ActivateCarSignal", "SetCarLockStatus", "GetCarLockStatus", "GetCarPowerLevelStatus"],
    "CarPlay": [
      "SetAudioSourceInCar", "SetClimateSettingsInCar", "SetDefrosterSettingsInCar", "SetSeatSettingsInCar",
      "SetProfileInCar", "SaveProfileInCar",
    ],
    "Messages": ["SendMessage", "SearchForMessages", "SetMessageAttribute"],
    "Notebook": [
      "CreateNote", "AppendToNote", "AddTasks", "CreateTaskList", "SetTaskAttribute", "SearchForNotebookItems",
    ],
    "Payments": ["SendPayment", "RequestPayment", "PayBill", "SearchForBills", "SearchForAccounts", "TransferMoney"],
    "Photos": ["SearchForPhotos", "StartPhotoPlayback"],
    "Radio": ["SetRadioStation"],
    "Ridesharing": ["ListRideOptions", "RequestRide", "GetRideStatus"],
    "VisualCode": ["GetVisualCode"],
    "Workouts": ["StartWorkout", "PauseWorkout", "EndWorkout", "CancelWorkout", "ResumeWorkout"],
  ]
}
