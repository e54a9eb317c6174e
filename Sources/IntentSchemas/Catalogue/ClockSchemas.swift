extension SchemaCatalogue {
  static let clock = """
    domain clock primary whole
      on iOS 27.0, macOS 27.0, visionOS 27.0
    intent cancelTimer CancelTimerIntent
      sdk 27.0 source 27-beta
      entities: [TimerEntity] = clock.timer
    intent createAlarm CreateAlarmIntent
      sdk 27.0 source 27
      time: DateComponents
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      canSnooze: Bool
      returns: AlarmEntity = clock.alarm
    intent createTimer CreateTimerIntent
      sdk 27.0 source 27-beta
      duration: Duration
      label: String?
      isSleepTimer: Bool
      returns: TimerEntity = clock.timer
    intent deleteAlarm DeleteAlarmIntent
      sdk 27.0 source 27
      conforms DeleteIntent
      entities: [AlarmEntity] = clock.alarm
    intent dismissAlarm DismissAlarmIntent
      sdk 27.0 source 27-beta
      alarm: AlarmEntity = clock.alarm
      returns: AlarmEntity = clock.alarm
    intent lapStopwatch LapStopwatchIntent
      sdk 27.0 source 27
      stopwatch: StopwatchEntity = clock.stopwatch
    intent pauseTimer PauseTimerIntent
      sdk 27.0 source 27
      timer: TimerEntity = clock.timer
    intent resumeTimer ResumeTimerIntent
      sdk 27.0 source 27-beta
      timer: TimerEntity = clock.timer
    intent snoozeAlarm SnoozeAlarmIntent
      sdk 27.0 source 27-beta
      alarm: AlarmEntity = clock.alarm
      duration: Duration
      returns: AlarmEntity = clock.alarm
    intent startStopwatch StartStopwatchIntent
      sdk 27.0 source 27-beta
      returns: StopwatchEntity = clock.stopwatch
    intent stopStopwatch StopStopwatchIntent
      sdk 27.0 source 27-beta
      stopwatch: StopwatchEntity = clock.stopwatch
    intent resetStopwatch ResetStopwatchIntent
      sdk 27.0 source 27-beta
      stopwatch: StopwatchEntity = clock.stopwatch
    intent updateAlarm UpdateAlarmIntent
      sdk 27.0 source 27-beta
      alarm: AlarmEntity = clock.alarm
      isEnabled: Bool?
      time: DateComponents?
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      allowsSnooze: Bool?
      returns: AlarmEntity = clock.alarm
    intent updateTimer UpdateTimerIntent
      sdk 27.0 source 27
      timer: TimerEntity = clock.timer
      duration: Duration?
      label: String?
      isSleepTimer: Bool?
      returns: TimerEntity = clock.timer
    entity alarm AlarmEntity
      sdk 27.0 source 27
      time: DateComponents
      isEnabled: Bool
      label: String?
      recurrenceDays: Calendar.RecurrenceRule?
      canSnooze: Bool
      triggerState: AlarmTriggerState = clock.alarmTriggerState
    entity stopwatch StopwatchEntity
      sdk 27.0 source 27
      laps: [Duration]
      startTime: Date
      pauseTime: Date?
      state: StopwatchState = clock.stopwatchState
    entity timer TimerEntity
      sdk 27.0 source 27
      duration: Duration
      durationRemaining: Duration
      state: TimerState = clock.timerState
      label: String?
      isSleepTimer: Bool
    enum alarmTriggerState AlarmTriggerState
      sdk 27.0 source 27
      cases firing, snoozed, none
    enum stopwatchState StopwatchState
      sdk 27.0 source 27
      cases paused, running
    enum timerState TimerState
      sdk 27.0 source 27
      cases firing, paused, running, undefined
    """
}
