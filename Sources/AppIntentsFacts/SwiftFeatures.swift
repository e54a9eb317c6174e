/// What the compiler of Swift 6.3 says to `#if hasFeature(…)` and `#if hasAttribute(…)`.
///
/// Each name was asked of swiftc 6.3.1 on Linux, features in the language modes 5 and 6. The names of features come from
/// `include/swift/Basic/Features.def` in swiftlang/swift, those of attributes from the compiler's own strings: the second
/// list may lack some. A name that is not here holds nowhere.
package enum SwiftFeatures {
  /// Those that every build has.
  package static let always = names(
    """
    ABIAttributeSE0479 Actors AddressOfProperty2 AlwaysInheritActorContext AssociatedTypeAvailability
    AssociatedTypeImplements AsyncAwait AsyncExecutionBehaviorAttributes AsyncSequenceFailure AttachedMacros
    BitwiseCopyable BitwiseCopyable2 BodyMacros BorrowingSwitch BuiltinAddTaskLocalValue
    BuiltinAddressOfRawLayout BuiltinAssumeAlignment BuiltinBuildComplexEqualityExecutor BuiltinBuildExecutor
    BuiltinBuildMainExecutor BuiltinBuildTaskExecutorRef BuiltinConcurrencyStackNesting BuiltinContinuation
    BuiltinCreateAsyncDiscardingTaskInGroup BuiltinCreateAsyncDiscardingTaskInGroupWithExecutor
    BuiltinCreateAsyncTaskInGroup BuiltinCreateAsyncTaskInGroupWithExecutor BuiltinCreateAsyncTaskName
    BuiltinCreateAsyncTaskOwnedTaskExecutor BuiltinCreateAsyncTaskWithExecutor BuiltinCreateTask
    BuiltinCreateTaskGroupWithFlags BuiltinEmplaceTypedThrows BuiltinExecutor BuiltinHopToActor
    BuiltinIntLiteralAccessors BuiltinInterleave BuiltinJob BuiltinSelect BuiltinStackAlloc BuiltinStoreRaw
    BuiltinTaskGroupWithArgument BuiltinTaskRunInline BuiltinUnprotectedAddressOf BuiltinUnprotectedStackAlloc
    BuiltinVectorsExternC ConcurrentFunctions ConformanceSuppression EffectfulProp
    ExpressionMacroDefaultArguments ExtensionMacroAttr ExtensionMacros FreestandingExpressionMacros
    FreestandingMacros GeneralizedIsSameMetaTypeBuiltin GlobalActors ImplicitSelfCapture InheritActorContext
    InlineAlways InlineArrayTypeSugar InoutLifetimeDependence IsolatedAny IsolatedAny2 IsolatedConformances
    IsolatedDeinit LayoutPrespecialization LexicalLifetimes LifetimeDependenceMutableAccessors Macros
    MarkerProtocol MemorySafetyAttributes ModuleSelector MoveOnly MoveOnlyPartialConsumption
    MoveOnlyResilientTypes NewCxxMethodSafetyHeuristics NoAsyncAvailability NoncopyableGenerics
    NoncopyableGenerics2 NonescapableAccessorOnTrivial NonescapableTypes NonexhaustiveAttribute
    NonfrozenEnumExhaustivity ObjCImplementation OptionalIsolatedParameters ParameterPacks
    PrimaryAssociatedTypes2 RawIdentifiers RethrowsProtocol RetroactiveAttribute Sendable
    SendableCompletionHandlers SendingArgsAndResults SpecializeAttributeWithAvailability TypedThrows
    UnavailableFromAsync UnsafeInheritExecutor ValueGenerics ValueGenericsNameLookup
    """)

  /// Those that the language mode 6 has, and that a flag turns on in older ones.
  package static let inMode6 = names(
    """
    BareSlashRegexLiterals ConciseMagicFile DeprecateApplicationMain DisableOutwardActorInference
    DynamicActorIsolation ForwardTrailingClosures GlobalActorIsolatedTypesUsability GlobalConcurrency
    ImplicitOpenExistentials ImportObjcForwardDeclarations InferSendableFromCaptures IsolatedDefaultValues
    RegionBasedIsolation StrictConcurrency
    """)

  /// Those that only a flag turns on.
  package static let byFlag = names(
    """
    AccessLevelOnImport AddressableParameters AddressableTypes AllowRuntimeSymbolDeclarations
    AnyAppleOSAvailability AssumeResilientCxxTypes BuiltinModule CheckImplementationOnly ClosureBodyMacro
    ClosureIsolation CompileTimeValues ConcurrencySyntaxSugar ConsumeSelfInDeinit CoroutineAccessors
    CustomAvailability DebugDescriptionMacro DeferredCodeGen Embedded ExistentialAny Extern GroupActorErrors
    ImmutableWeakCaptures ImportMacroAliases ImportNonPublicCxxMembers InferIsolatedConformances
    InternalImportsByDefault LayoutStringValueWitnesses LayoutStringValueWitnessesInstantiation LibraryEvolution
    LifetimeDependence Lifetimes MacrosOnImports MemberImportVisibility MoveOnlyClasses MoveOnlyEnumDeinits
    MoveOnlyPartialReinitialization MoveOnlyTuples NoExplicitNonIsolated NoImplicitCopy
    NonisolatedNonsendingByDefault ObjCImplementationWithResilientStorage OldOwnershipOperatorSpellings
    OpaqueTypeErasure PlaygroundExtendedCallbacks RawLayout ReferenceBindings SE427NoInferenceOnExtension
    SafeInteropWrappers Sensitive StandaloneSwiftAvailability StaticExclusiveOnly StrictMemorySafety
    StructLetDestructuring SuppressedAssociatedTypes SwiftRuntimeAvailability Volatile
    """)

  /// The attributes that `hasAttribute` knows; it has no answer for modifiers, and none for a macro or a property wrapper.
  package static let attributes = names(
    """
    GKInspectable IBAction IBDesignable IBInspectable IBOutlet IBSegueAction NSApplicationMain NSCopying
    NSManaged Sendable UIApplicationMain _addressable _extern _local _noMetadata _opaqueReturnTypeOf abi
    attached autoclosure available backDeployed c concurrent const constInitialized convention derivative
    differentiable discardableResult dynamicCallable dynamicMemberLookup escaping exclusivity export frozen
    globalActor inlinable inline isolated lifetime main noDerivative nonexhaustive nonisolated nonobjc objc
    objcMembers preconcurrency propertyWrapper reasync requires_stored_property_inits resultBuilder retroactive
    storageRestrictions transpose unchecked unsafe usableFromInline warn_unqualified_access
    """)

  /// Whether the compiler has no feature of this name.
  package static func isUnknown(_ name: String) -> Bool {
    !always.contains(name) && !inMode6.contains(name) && !byFlag.contains(name)
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
