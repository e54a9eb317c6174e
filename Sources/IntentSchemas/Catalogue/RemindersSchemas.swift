extension SchemaCatalogue {
  static let reminders = """
    domain reminders primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    intent createList CreateListIntent
      sdk 27.0 source 27
      type: ListType = reminders.listType
      name: String
      returns: ListEntity = reminders.list
    intent createReminder CreateReminderIntent
      sdk 27.0 source 27
      title: String
      list: ListEntity? = reminders.list
      note: AttributedString?
      isFlagged: Bool?
      images: [IntentFile]
      tags: Set<String>
      urls: [URL]
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      locationTrigger: LocationTriggerEntity? = reminders.locationTrigger
      section: SectionEntity? = reminders.section
      returns: ReminderEntity = reminders.reminder
    intent createSection CreateSectionIntent
      sdk 27.0 source 27
      name: String
      list: ListEntity = reminders.list
      returns: SectionEntity = reminders.section
    intent deleteReminders DeleteRemindersIntent
      sdk 27.0 source 27
      conforms DeleteIntent
      entities: [ReminderEntity] = reminders.reminder
    intent updateGroup UpdateGroupIntent
      sdk 27.0 source name
    intent updateList UpdateListIntent
      sdk 27.0 source 27-beta
      target: ListEntity = reminders.list
      name: String?
      type: ListType? = reminders.listType
      returns: ListEntity = reminders.list
    intent updateReminder UpdateReminderIntent
      sdk 27.0 source 27
      was images, subtasks, section
      target: ReminderEntity = reminders.reminder
      title: String?
      note: AttributedString?
      tags: Set<String>?
      urls: [URL]?
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      isCompleted: Bool?
      isFlagged: Bool?
      list: ListEntity? = reminders.list
      locationTrigger: LocationTriggerEntity? = reminders.locationTrigger
      returns: ReminderEntity = reminders.reminder
    intent updateSection UpdateSectionIntent
      sdk 27.0 source name
    entity group GroupEntity
      sdk 27.0 source 27-beta
      name: String
      lists: [ListEntity] = reminders.list
    entity list ListEntity
      sdk 27.0 source 27-beta
      name: String
      type: ListType = reminders.listType
    entity reminder ReminderEntity
      sdk 27.0 source 27-beta
      was images, subtasks, section
      title: String
      note: AttributedString?
      tags: Set<String>
      urls: [URL]
      dueDate: DateComponents?
      recurrence: Calendar.RecurrenceRule?
      isCompleted: Bool
      isFlagged: Bool?
      creationDate: Date?
      completionDate: Date?
      list: ListEntity = reminders.list
      locationTrigger: LocationTriggerEntity? = reminders.locationTrigger
    entity section SectionEntity
      sdk 27.0 source 27
      name: String
      list: ListEntity = reminders.list
    entity locationTrigger LocationTriggerEntity
      sdk 27.0 source 27-beta
      place: GeoToolbox.PlaceDescriptor
      event: LocationTriggerEvent = reminders.locationTriggerEvent
    enum listType ListType
      sdk 27.0 source 27
      cases standard
    enum locationTriggerEvent LocationTriggerEvent
      sdk 27.0 source 27
      cases arrive, depart
    """
}
