struct JournalApp {}
