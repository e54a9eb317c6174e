struct JournalWidget {}
