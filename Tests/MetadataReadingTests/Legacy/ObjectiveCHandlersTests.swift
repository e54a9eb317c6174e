import IntentSurface
import MetadataReading
import SourceScanning
import Testing

/// Which SiriKit intents Objective-C code answers.
@Suite struct ObjectiveCHandlersTests {
  @Test(arguments: [
    ("@interface Handler () <INPlayMediaIntentHandling>\n@end", ["INPlayMediaIntent"]),
    (
      "#import <Intents/Intents.h>\n@interface A : INExtension<INSendMessageIntentHandling,\n  INPayBillIntentHandling> {\n",
      ["INPayBillIntent", "INSendMessageIntent"]
    ),
    (
      "@interface A : NSObject <INVisualCodeDomainHandling, INGetVisualCodeIntentHandling>\n- (void)run;",
      ["INGetVisualCodeIntent"]
    ),
    ("@interface A : NSObject\n@property id<INPlayMediaIntentHandling> handler;\n@end", []),
    ("// handles INPlayMediaIntentHandling\n@interface A : NSObject <NSCopying>\n@end", []),
    ("@interface A () <OrderSoupIntentHandling>\n@end", []),
  ])
  func readsTheProtocolsOfInterfaces(code: String, names: [String]) {
    let reading = ObjectiveCHandlers.read(MemoryTree(["Siri/Handler.m": code, "Siri/Other.swift": code]))
    #expect(reading.surface.systemIntents.map(\.name).sorted() == names)
    #expect(reading.surface.systemIntents.allSatisfy { $0.isHandled && !$0.isDeclared })
  }
}
