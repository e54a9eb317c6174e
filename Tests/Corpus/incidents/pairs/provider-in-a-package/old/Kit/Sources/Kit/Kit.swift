import AppIntents

public struct Kit {}
