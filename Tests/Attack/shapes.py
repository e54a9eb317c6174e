"""Large and hostile inputs of 100 kB that the attack script measures: pairs of versions, and files beside the code."""
import json
import os
import zipfile

BYTES = 100_000


def lines(size, line):
    """As many lines as there is room for."""
    made, length = [], 0
    while length < size:
        made.append(line(len(made)) + "\n")
        length += len(made[-1])
    return "".join(made)


def count(each):
    return BYTES // each


# MARK: Versions of code

HEAD = "import AppIntents\n"
BOMB = "struct Bomb: AppIntent { static let title: LocalizedStringResource = \"b\" }\n"


def phrases(word, number, each):
    def shortcut(start):
        listed = ",".join(f'"{word} {start} {i} \\(.applicationName)"' for i in range(each))
        return f'AppShortcut(intent: Bomb(), phrases: [{listed}], shortTitle: "x", systemImageName: "x")\n'
    made = "".join(shortcut(n) for n in range(number // each))
    return HEAD + BOMB + f"struct P: AppShortcutsProvider {{ static var appShortcuts: [AppShortcut] {{\n{made}}} }}\n"


def nested(line):
    return HEAD + "".join(f"enum E{i} {{ " for i in range(30)) + "\n" + lines(BYTES * 0.95, line) + "}" * 30 + "\n"


def members(kind, line):
    return HEAD + f"{kind} {{\n" + lines(BYTES, line) + "}\n"


def each(line):
    return HEAD + lines(BYTES, line)


def content(number):
    types = ",".join(f".type{i}" if i % 2 else ".pdf" for i in range(number))
    return (HEAD + f"let types: [UTType] = [{types}]\nstruct Bomb: AppIntent {{\n"
            + lines(BYTES * 0.9, lambda i: f"@Parameter(supportedContentTypes: types) var a{i}: IntentFile") + "}\n")


def pairs():
    """Two versions of a file by the name of what differs."""
    intent, entity, enum = "struct Bomb: AppIntent", "struct Bomb: AppEntity", "enum Bomb: String, AppEnum"
    return {
        "phrases of one shortcut": (phrases("Open the", 1000, 1000), phrases("Show a", 1000, 1000)),
        "phrases of 100 shortcuts": (phrases("Open the", 1000, 10), phrases("Show a", 1000, 10)),
        "types nested 30 deep": (nested(lambda i: f"struct I{i}: AppIntent {{ static let title = v{i} }}"),
                                 nested(lambda i: f"struct I{i}: AppIntent {{ @Parameter var a: E{i} }}")),
        "content types": (content(100), content(99)),
        "parameters renamed": (each(lambda i: f"struct I{i}: AppIntent {{ @Parameter var a: Int }}"),
                               each(lambda i: f"struct I{i}: AppIntent {{ @Parameter var b: Int }}")),
        "parameters gone": (each(lambda i: f"struct I{i}: AppIntent {{ @Parameter var a: Int }}"),
                            each(lambda i: f"struct I{i}: AppIntent {{}}")),
        "parameters of another type": (each(lambda i: f"struct I{i}: AppIntent {{ @Parameter var a: Int }}"),
                                       each(lambda i: f"struct I{i}: AppIntent {{ @Parameter var a: String }}")),
        "intents replaced": (each(lambda i: f"struct I{i}: AppIntent {{}}"), each(lambda i: f"struct J{i}: AppIntent {{}}")),
        "intents renamed": (each(lambda i: f"struct I{i}: AppIntent {{ static let title = \"T{i}\" }}"),
                            each(lambda i: f"struct J{i}: AppIntent {{ static let title = \"T{i}\" }}")),
        "intents gone": (each(lambda i: f"struct I{i}: AppIntent {{}}"), HEAD + BOMB),
        "entities renamed": (each(lambda i: f"struct I{i}: AppEntity {{ var id: Int }}"),
                             each(lambda i: f"struct J{i}: AppEntity {{ var id: Int }}")),
        "enums renamed": (each(lambda i: f"enum I{i}: String, AppEnum {{ case a, b }}"),
                          each(lambda i: f"enum J{i}: String, AppEnum {{ case a, b }}")),
        "parameters of one intent renamed": (members(intent, lambda i: f"@Parameter var a{i}: Int"),
                                             members(intent, lambda i: f"@Parameter var b{i}: Int")),
        "parameters of one intent retyped": (members(intent, lambda i: f"@Parameter var a{i}: Int"),
                                             members(intent, lambda i: f"@Parameter var a{i}: Bool")),
        "properties of one entity renamed": (members(entity, lambda i: f"@Property var a{i}: Int"),
                                             members(entity, lambda i: f"@Property var b{i}: Int")),
        "cases of one enum renamed": (members(enum, lambda i: f"case a{i}"), members(enum, lambda i: f"case b{i}")),
        "cases of one enum gone": (members(enum, lambda i: f"case a{i}"), HEAD + enum + " { case z }\n"),
        "cases renumbered": (members("enum Bomb: Int, AppEnum", lambda i: f"case a{i}"),
                             members("enum Bomb: Int, AppEnum", lambda i: f"case z, a{i}" if i == 0 else f"case a{i}")),
    }


# MARK: Files beside the code

PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'
TARGET = "{type: application, platform: iOS, sources: [App]}"


def doubled(start, end, level, last):
    """Lines of which each names the next twice."""
    return "".join(level(i) for i in range(start, end)) + last


def aliases(key):
    return (f"{key}0: &z0 [x,x,x,x,x,x,x,x,x]\n"
            + "".join(f"{key}{i + 1}: &z{i + 1} [{','.join([f'*z{i}'] * 9)}]\n" for i in range(12)))


def xcode(objects, settings="SDKROOT = iphoneos;"):
    return ("// !$*UTF8*$!\n{archiveVersion = 1; classes = {}; objectVersion = 56; objects = {\n"
            "R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};\n"
            "T = {isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; "
            "buildPhases = (S); buildConfigurationList = L; productName = App;};\n"
            "L = {isa = XCConfigurationList; buildConfigurations = (C);};\n"
            f"C = {{isa = XCBuildConfiguration; name = Release; buildSettings = {{{settings}}};}};\n"
            "S = {isa = PBXSourcesBuildPhase; files = (B);};\nB = {isa = PBXBuildFile; fileRef = F;};\n"
            "F = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\";};\n"
            f"{objects}\n}}; rootObject = R; }}\n")


def groups(number, children):
    made = "".join(f"G{i} = {{isa = PBXGroup; children = ({children(i)}); path = a; sourceTree = \"<group>\";}};\n"
                   for i in range(number))
    last = f"G{number} = {{isa = PBXGroup; children = (F); sourceTree = \"<group>\";}};\n"
    return "G = {isa = PBXGroup; children = (G0); sourceTree = \"<group>\";};\n" + made + last


def entities():
    levels = "".join(f'<!ENTITY a{i + 1} "' + f"&a{i};" * 10 + '">' for i in range(12))
    return f'<?xml version="1.0"?>\n<!DOCTYPE plist [<!ENTITY a0 "lol">{levels}]>\n<plist version="1.0"><dict>'


def table(size, languages):
    def text(language, i):
        return {"stringUnit": {"state": "translated", "value": f"x {language} {i} ${{applicationName}}"}}
    return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": {
        f"Open {i} ${{applicationName}}": {"localizations": {l: text(l, i) for l in languages}} for i in range(size)}})


def files():
    """Files of a repository by the name of the shape."""
    project, flat = "App.xcodeproj/project.pbxproj", "G = {isa = PBXGroup; children = (F); sourceTree = SOURCE_ROOT;};\n"
    definition = "App/I.intentdefinition"
    return {
        "plist of dictionaries": {"App/Info.plist": PLIST + "<dict><key>a</key>" * 3000 + "<string/>" + "</dict>" * 3000 + "</plist>"},
        "plist of arrays": {"App/Info.plist": PLIST + "<array>" * 6000 + "</array>" * 6000 + "</plist>"},
        "plist of keys": {"App/Info.plist": PLIST + "<dict>" + lines(BYTES, lambda i: f"<key>CFBundle{i}</key><string>a</string>") + "</dict></plist>"},
        "plist of entities": {"App/Info.plist": entities() + "<key>CFBundleName</key><string>&a12;</string></dict></plist>"},
        "definition of entities": {definition: entities() + "<key>INIntents</key><array><string>&a12;</string></array></dict></plist>"},
        "definition of a file": {definition: '<!DOCTYPE plist [<!ENTITY x SYSTEM "file:///etc/passwd">]><plist version="1.0">'
                                             "<dict><key>INIntents</key><array><string>&x;</string></array></dict></plist>"},
        # Larger than the others: so many levels end a parser that calls itself for each.
        "definition of closings in comments": {definition: PLIST + "<dict><key>INIntents</key>" + "<array><!-- </array> -->" * 60_000
                                               + "</array>" * 60_000 + "</dict></plist>"},
        "definition of empty lists": {definition: PLIST + "<dict><key>INIntents</key><array>" + "<array/>" * count(8)
                                      + "</array></dict></plist>"},
        "definition of intents": {definition: PLIST + "<dict><key>INIntents</key><array>" + lines(BYTES, lambda i: (
            f"<dict><key>INIntentName</key><string>Do{i}</string><key>INIntentVerb</key><string>Do</string></dict>")) + "</array></dict></plist>"},
        "groups in themselves": {project: xcode("G = {isa = PBXGroup; children = (G, H, F); sourceTree = \"<group>\";};\n"
                                                "H = {isa = PBXGroup; children = (G, H, F); sourceTree = \"<group>\";};\n")},
        "groups that fan": {project: xcode(groups(60, lambda i: f"G{i + 1},G{i + 1}"))},
        "groups in a chain": {project: xcode(groups(1400, lambda i: f"G{i + 1}"))},
        "settings that fan": {project: xcode(flat, "".join(f'A{i} = "$(A{i + 1})$(A{i + 1})";' for i in range(60))
                                             + 'A60 = x; PRODUCT_NAME = "$(A0)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(A0)";')},
        "settings of themselves": {project: xcode(flat, 'PRODUCT_NAME = "$(PRODUCT_NAME)$(PRODUCT_NAME)";')},
        "project of braces": {project: "{objects = " + "{a = " * 15000 + "b;" + "};" * 15000 + "}"},
        "project of brackets": {project: "{objects = " + "(" * 50000 + ")" * 50000 + ";}"},
        "project that never ends": {project: "{objects = " + "(" * 100000},
        "project of objects": {project: xcode(flat + lines(BYTES, lambda i: f"F{i} = {{isa = PBXFileReference; path = A{i}.swift;}};"))},
        "xcconfig in itself": {project: xcode(flat + "X = {isa = PBXFileReference; path = a.xcconfig; sourceTree = SOURCE_ROOT;};\n").replace(
            "name = Release;", "name = Release; baseConfigurationReference = X;"), "a.xcconfig": '#include "a.xcconfig"\n#include "b.xcconfig"\n' * 1000,
            "b.xcconfig": '#include "a.xcconfig"\n' * 1000},
        "phrases in tables": {"App/AppShortcuts.xcstrings": table(450, ["de", "fr"])},
        "table of braces": {"App/AppShortcuts.xcstrings": '{"strings":' + '{"a":' * 20000 + "1" + "}" * 20000 + "}"},
        "languages": {f"App/l{i}.lproj/AppShortcuts.strings": f'"Open ${{applicationName}}" = "x {i} ${{applicationName}}";\n' for i in range(1000)},
        "many targets": {"project.yml": "name: App\ntargets:\n" + "".join(
            f"  T{i}: {{type: application, platform: iOS, sources: [App], info: {{path: I{i}.plist}}}}\n" for i in range(2000))},
        "includes in themselves": {"project.yml": f"include: [a.yml, project.yml]\nname: App\ntargets: {{App: {TARGET}}}\n",
                                   "a.yml": "include: [project.yml, a.yml]\n"},
        "includes that fan": {"project.yml": f"include: [f0.yml, f0.yml]\nname: App\ntargets: {{App: {TARGET}}}\n", "f40.yml": "options: {}\n",
                              **{f"f{i}.yml": f"include: [f{i + 1}.yml, f{i + 1}.yml, f{i + 1}.yml]\n" for i in range(40)}},
        "templates that fan": {"project.yml": "name: App\ntargetTemplates:\n" + doubled(
            0, 60, lambda i: f"  T{i}: {{templates: [T{i + 1}, T{i + 1}]}}\n", "  T60: {sources: [App]}\n")
            + "targets: {App: {type: application, platform: iOS, templates: [T0]}}\n"},
        "aliases in a project": {"project.yml": "name: App\n" + aliases("a") + "targets: {App: {type: application, platform: iOS, sources: *z12}}\n"},
        "targets of a package": {"Package.swift": "// swift-tools-version:6.0\nimport PackageDescription\nlet package = Package(name: \"a\", targets: [\n"
                                 + lines(BYTES, lambda i: f'.target(name: "T{i}", dependencies: ["T{i + 1}", "T{i + 2}"], path: "App"),') + "])\n"},
    }


# MARK: Settings

APP = "name: Books\nplatforms: [iOS]\n"
SETTINGS = APP + "sources: [App]\n"


def listed(key, line, rest=SETTINGS):
    """Settings with a key that holds as much as there is room for."""
    return {"snapshots/intentcompat.yml": rest + key + ":\n" + lines(BYTES, line)}


def settings():
    """Settings, and what they name, by the name of the shape. Most of them are valid."""
    folders = {f"App/F{i}/G{i}/H{i}.swift": "import AppIntents\n" for i in range(500)}
    excluded = APP + "sources:\n  include: [App]\n  exclude"
    stars = f"['{'*a' * 200}', '{'**/' * 2000}x', '{'?' * 5000}', '{'**/*a/' * 1000}z']\n"
    return {
        "aliases": {"snapshots/intentcompat.yml": SETTINGS + aliases("a")},
        "aliases of excludes": {"snapshots/intentcompat.yml": f"x:\n  z0: &z0 [x,x,x]\n{excluded}: *z0\n"},
        "brackets": {"snapshots/intentcompat.yml": SETTINGS + "rules: " + "[" * 40000 + "]" * 40000 + "\n"},
        "rules of nobody": listed("rules", lambda i: f"  K{i}: off"),
        "rules again and again": listed("rules", lambda i: "  I01: off"),
        "sources": folders | listed("sources", lambda i: f"  - 'App/**/G{i}/**/H*'", rest=APP),
        "excludes": folders | listed("  exclude", lambda i: f"  - '**/a{i}/**/b*/**'", rest=APP + "sources:\n  include: [App]\n"),
        "excludes of stars": folders | {"snapshots/intentcompat.yml": f"{excluded}: {stars}"},
        "sources of stars": folders | {"snapshots/intentcompat.yml": f"{APP}sources: {stars}"},
        "replayed stars": folders | {"snapshots/intentcompat.yml": f"{SETTINGS}replay: {stars}"},
        "platforms": {"snapshots/intentcompat.yml": "name: Books\nsources: [App]\nplatforms:\n" + lines(BYTES, lambda i: "  - iOS")},
        "platforms of nobody": {"snapshots/intentcompat.yml": "name: Books\nplatforms:\n" + lines(BYTES, lambda i: f"  - iOS{i}")},
        "flags": listed("flags", lambda i: f"  - F{i}") | {"App/B.swift": HEAD + lines(BYTES, lambda i: f"#if F{i}\n#endif")},
        "modules": folders | listed("modules", lambda i: f"  App/F{i}: M{i}"),
        "targets": folders | listed("targets", lambda i: f"  - {{name: T{i}, paths: [App/F{i}], platforms: {{iOS: 17.{i}}}, flags: [F{i}]}}"),
        "paths of a target": folders | {"snapshots/intentcompat.yml": SETTINGS + "targets:\n  - platforms: [iOS]\n    paths:\n" + lines(
            BYTES, lambda i: f"      - App/F{i}")},
        "migrations": listed("migrations", lambda i: f"  - {{old: A{i}, new: A{i + 1}}}"),
        "migrations in a circle": listed("migrations", lambda i: f"  - {{old: A{i}, new: A{(i + 1) % 2000}}}"),
        "floors of a timeline": listed("  floors", lambda i: f"    A{i}: {{releases: 999999999, days: 999999999}}", rest=SETTINGS + "timeline:\n"),
        "numbers": {"snapshots/intentcompat.yml": SETTINGS + "retention: {versions: 9223372036854775807, days: 9223372036854775807}\n"
                    "timeline: {releases: 9223372036854775807, days: 9223372036854775807, parallelDays: 9223372036854775807}\n"},
        "numbers too large": {"snapshots/intentcompat.yml": SETTINGS + "retention: {versions: " + "9" * 90000 + "}\n"},
        "apps": {"snapshots/intentcompat.yml": "apps:\n" + lines(BYTES, lambda i: f"  - {{name: Books{i}, sources: [App]}}")},
        "runs": {"snapshots/intentcompat.yml": SETTINGS + "usage: {file: runs.csv}\n",
                 "runs.csv": "intent,runs\n" + lines(BYTES, lambda i: f"A{i},{i}")},
        "waivers": {"snapshots/intentcompat.yml": SETTINGS, "snapshots/waivers.yml": lines(
            BYTES, lambda i: f"- {{fingerprint: {i:016x}, reason: x, by: a}}")},
        "waivers of one finding": {"snapshots/intentcompat.yml": SETTINGS, "snapshots/waivers.yml": lines(
            BYTES, lambda i: "- {fingerprint: 0123456789abcdef, reason: x, by: a}")},
        "reason": {"snapshots/intentcompat.yml": SETTINGS, "snapshots/waivers.yml":
                   "- {fingerprint: 0123456789abcdef, by: a, reason: '" + "x\u202e" * 30000 + "'}\n"},
    }


# MARK: Inputs that grow

def chain(folder, number):
    """A row of conditions."""
    clauses = "".join(f"#elseif F{i}\nlet a{i} = {i}\n" for i in range(number))
    put(folder, "App/A.swift", HEAD + "#if A\n" + clauses + "#endif\n" + BOMB)


def archive(folder, number):
    """An archive of apps of which none is meant."""
    with zipfile.ZipFile(f"{folder}/A.ipa", "w") as made:
        for i in range(number):
            made.writestr(f"Payload/A{i}.app/Metadata.appintents/extract.actionsdata", "{}")


def versions(folder, number):
    """Versions of an app that has other intents by now."""
    put(folder, "App/A.swift", each(lambda i: f"struct I{i}: AppIntent {{ static let title = \"T{i}\" }}"))
    put(folder, "snapshots/intentcompat.yml", SETTINGS)
    old = [{"conformance": "direct", "identifier": f"J{i}", "identifierSource": "typeName", "result": {}, "title": f"J {i}", "typePath": f"J{i}"}
           for i in range(200)]
    for i in range(number):
        put(folder, f"snapshots/1.{i}.json", json.dumps({
            "app": {"name": "Books", "version": f"1.{i}", "date": "2026-01-01"}, "formatVersion": 1, "intents": old,
            "readFrom": {"kind": "source", "edition": 2, "platforms": ["iOS"]}}))


def coded(make):
    """Code in one file, or an old and a new version of it."""
    def write(folder, number):
        made = make(number)
        sides = {"old": made[0], "new": made[1]} if isinstance(made, tuple) else {"App": made}
        for side, code in sides.items():
            put(folder, f"{side}/A.swift", HEAD + code)
    return write


def repeated(number, line):
    return "".join(line(i) + "\n" for i in range(number))


def titled(kind, title=lambda i: f'"T{i}"'):
    """Intents by number, each with a title and what it does."""
    return lambda i: (f"struct {kind}{i}: AppIntent {{ static let title: LocalizedStringResource = {title(i)}; "
                      "func perform() async throws -> some IntentResult { .result() } }")


def raw_values(number):
    cases = repeated(number, lambda i: f"case c{i}")
    return f"enum K: String {{\n{cases}}}\n" + repeated(number, titled("I", lambda i: f"K.c{i}.rawValue"))


def dictionary(number):
    keys = ",".join(f'"k{i}": "v{i}"' for i in range(number))
    return f"let texts = [{keys}]\n" + repeated(number // 10, titled("I", lambda i: f'texts["k{i}"]!'))


def summaries(number):
    cases = repeated(number, lambda i: f'Case({i}) {{ Summary("Do {i} \\(\\.$a)") }}')
    return (f"struct A: AppIntent {{ static let title: LocalizedStringResource = \"A\"; @Parameter var a: Int\n"
            f"static var parameterSummary: some ParameterSummary {{ Switch(\\.$a) {{\n{cases}}} }} }}\n")


def widgets(number):
    def code(kind):
        return repeated(number, lambda i: f'struct W{i}: Widget {{ var body: some WidgetConfiguration {{ StaticConfiguration('
                        f'kind: "{kind}{i}", provider: P()) {{ _ in Text("x") }} }} }}')
    return code("a"), code("b")


def queries(number):
    def code(query, kind):
        return repeated(number, lambda i: f"struct E{i}: AppEntity {{ static var defaultQuery = {query}{i}() }}\n"
                        f"struct {query}{i}: {kind} {{}}")
    return code("Q", "EntityStringQuery"), code("R", "EntityQuery")


def reworded_options(number):
    def code(word):
        titles = ",".join(f'.c{i}: "{word} {i}"' for i in range(number))
        return ("enum K: String, AppEnum {\nstatic let typeDisplayRepresentation: TypeDisplayRepresentation = \"K\"\n"
                f"static let caseDisplayRepresentations: [K: DisplayRepresentation] = [{titles}]\n"
                + repeated(number, lambda i: f"case c{i}") + "}\n")
    return code("Old"), code("New")


def reworded_parameters(number):
    def code(word):
        return ("struct A: AppIntent {\nstatic let title: LocalizedStringResource = \"A\"\n"
                + repeated(number, lambda i: f'@Parameter(title: "{word} {i}") var p{i}: Int') + "}\n")
    return code("Old"), code("New")


def same_identifiers(number):
    def code(kind):
        return repeated(number, lambda i: f'struct {kind}{i}: AppIntent {{ static let persistentIdentifier = "x"; '
                        f'static let title: LocalizedStringResource = "T{i}" }}')
    return code("A"), code("B")


def put(folder, path, text):
    os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
    with open(f"{folder}/{path}", "w") as file:
        file.write(text)


def growing():
    """By the name of the shape: what makes it, the smaller of two sizes, the command that reads it, and how
    that ends."""
    diff, propose = ["diff", "old", "new"], ["propose", "all", "new", "--since", "old"]
    return {
        "conditions in a row": (chain, 12_500, ["show", "."], [0]),
        "apps in an archive": (archive, 25_000, ["show", "A.ipa"], [2, 3]),
        "versions": (versions, 250, ["check"], [1]),
        "raw values of cases": (coded(raw_values), 2000, ["show", "."], [0]),
        "keys of a dictionary": (coded(dictionary), 250, ["show", "."], [0]),
        "cases of a summary": (coded(summaries), 2500, ["show", "."], [0]),
        "widgets of other kinds": (coded(widgets), 1000, diff, [1]),
        "widgets to mend": (coded(widgets), 300, propose, [0]),
        "queries that do less": (coded(queries), 1000, diff, [0, 1]),
        "options with other words": (coded(reworded_options), 1000, diff, [0, 1]),
        "parameters with other words": (coded(reworded_parameters), 1000, diff, [0, 1]),
        "intents of one identifier": (coded(same_identifiers), 1000, diff, [0, 1]),
        "findings in Markdown": (coded(lambda n: (repeated(n, titled("A")), titled("B")(0))), 1000,
                                 [*diff, "--format", "markdown"], [1]),
    }
