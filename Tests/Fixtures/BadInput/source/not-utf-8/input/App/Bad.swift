import AppIntents // Ã(
