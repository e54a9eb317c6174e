extension SchemaCatalogue {
  static let calendar = """
    domain calendar primary
      on iOS 27.0, macOS 27.0, visionOS 27.0
    union EventAlarm
      duration: Duration
      date: Date
    union EventLocation
    intent createEvent CreateEventIntent
      sdk 27.0 source 27
      title: String
      startDate: Date
      endDate: Date?
      location: EventLocation? = *
      calendar: CalendarEntity = calendar.calendar
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      attendees: [AttendeeEntity] = calendar.attendee
      note: AttributedString?
      returns: EventEntity = calendar.event
    intent deleteEvent DeleteEventIntent
      sdk 27.0 source 27
      entity: EventEntity = calendar.event
      span: EventSpan? = calendar.eventSpan
    intent updateEvent UpdateEventIntent
      sdk 27.0 source 27-beta
      event: EventEntity = calendar.event
      title: String?
      attendees: [AttendeeEntity]? = calendar.attendee
      startDate: Date?
      endDate: Date?
      isAllDay: Bool?
      calendar: CalendarEntity? = calendar.calendar
      recurrence: Calendar.RecurrenceRule?
      note: AttributedString?
      location: EventLocation? = *
      span: EventSpan? = calendar.eventSpan
      returns: EventEntity = calendar.event
    intent deleteEvents None
      sdk 27.0-beta1 source 27-beta
      deprecated Use .calendar.deleteEvent instead
      entity: EventEntity = calendar.event
      span: EventSpan? = calendar.eventSpan
    entity attendee AttendeeEntity
      sdk 27.0 source 27
      person: IntentPerson
      status: ParticipantStatus? = calendar.attendeeStatus
      isAttendanceOptional: Bool
      type: AttendeeType? = calendar.attendeeType
    entity calendar CalendarEntity
      sdk 27.0 source 27
      title: String
    entity event EventEntity
      sdk 27.0 source 27
      calendar: CalendarEntity = calendar.calendar
      title: String
      startDate: Date
      endDate: Date
      isAllDay: Bool
      recurrence: Calendar.RecurrenceRule?
      note: AttributedString?
      travelTime: Duration?
      location: EventLocation? = *
      virtualLocation: URL?
      status: EventEntityStatus? = calendar.eventStatus
      alarms: [EventAlarm] = *
      organizers: [IntentPerson]
      attendees: [AttendeeEntity] = calendar.attendee
    enum attendeeType AttendeeType
      sdk 27.0 source 27-beta
    enum eventStatus EventEntityStatus
      sdk 27.0 source 27
      cases confirmed, tentative, cancelled
    enum eventSpan EventSpan
      sdk 27.0 source 27
      cases this, future, all
    enum attendeeStatus ParticipantStatus
      sdk 27.0 source 27
      cases accepted, declined, tentative
    """
}
