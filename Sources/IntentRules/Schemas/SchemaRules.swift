extension RuleCatalog {
  /// Rules about assistant schemas, by id.
  package static let schemas: [Rule] = [
    .schemaAddedWithReshape, .schemaMismatch, .schemaDropped, .schemaMemberWithoutSchema, .tooManySchemaEnums,
    .partialSchemaDomain, .olderSchemaMacro, .schemaBelowFloor, .schemaListWithoutDefault,
    .unknownSchema, .olderSchemaShape,
  ]
}
