// The schemas themselves, as `.photos.openAsset`, are written by the test from the catalogue.

public protocol AppSchemaIntent {}
public protocol AppSchemaEntity {}
public protocol AppSchemaEnum {}

public enum AppSchema {
  public struct Intent: AppSchemaIntent {}
  public struct Entity: AppSchemaEntity {}
  public struct Enum: AppSchemaEnum {}
}

public protocol AssistantSchemaIntent: AppIntent { static var isAssistantOnly: Bool { get } }

extension AssistantSchemaIntent {
  public static var isAssistantOnly: Bool { false }
  public static var title: LocalizedStringResource { "" }
}

public protocol AssistantSchemaEntity: AppEntity { static var isAssistantOnly: Bool { get } }

extension AssistantSchemaEntity {
  public static var isAssistantOnly: Bool { false }
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "" }
}

public protocol AssistantSchemaEnum: AppEnum { static var isAssistantOnly: Bool { get } }

extension AssistantSchemaEnum {
  public static var isAssistantOnly: Bool { false }
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "" }
}

@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AppIntent<T: AppSchemaIntent>(schema: T) = #externalMacro(module: "StubMacros", type: "Intent")

@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AppEntity<T: AppSchemaEntity>(schema: T) = #externalMacro(module: "StubMacros", type: "Entity")

@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AppEnum<T: AppSchemaEnum>(schema: T) = #externalMacro(module: "StubMacros", type: "Enum")

@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent)
public macro AssistantIntent<T: AppSchemaIntent>(schema: T) = #externalMacro(module: "StubMacros", type: "Intent")

@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity)
public macro AssistantEntity<T: AppSchemaEntity>(schema: T) = #externalMacro(module: "StubMacros", type: "Entity")

@attached(extension, conformances: AppEnum, AssistantSchemaEnum)
public macro AssistantEnum<T: AppSchemaEnum>(schema: T) = #externalMacro(module: "StubMacros", type: "Enum")
