"""Source trees, shipped snapshots and built metadata for the benchmarks: the same bytes for the same seed, everywhere.

Sizes follow ten public iOS apps: 6 KB a Swift file on average, few files above 30 KB, 3.5 % of the files with intents.
"""

import json
import os
import random
import re

INTENT_SHARE = 0.035
FILES_IN_A_FOLDER = 40

NOUNS = """Account Album Article Badge Basket Booking Calendar Card Chapter Contact Country Coupon Device Document
Episode Event Feed Filter Folder Goal Habit Invoice Journal Lesson Library List Location Message Meter Note Notebook
Order Payment Photo Place Plant Player Playlist Podcast Profile Project Queue Recipe Reminder Report Route Season Song
Station Step Story Tag Task Ticket Timer Track Trip Vendor Video Voucher Workout""".split()
VERBS = """Add Archive Begin Change Check Clear Close Copy Delete Edit Export Find Follow Get Import Join Log Mark Move
Open Pause Pick Play Print Remove Rename Reset Resume Save Search Send Set Share Show Skip Sort Start Stop Toggle
Update""".split()
KINDS = "View ViewModel Controller Store Service Cell Client Manager Cache Router Parser Formatter Row Sheet".split()
TYPES = "String Int Double Bool Date URL Data [String] String? Int? [Int:String] UUID".split()


def lines_of_method(random, noun):
    name = f"{random.choice(VERBS).lower()}{random.choice(NOUNS)}"
    yield f"  // {random.choice(VERBS)} the {noun.lower()} before the {random.choice(NOUNS).lower()} is shown."
    yield f"  func {name}(_ value: {random.choice(TYPES)}, at index: Int = 0) async throws -> {random.choice(TYPES)} {{"
    for _ in range(random.randrange(3, 14)):
        other = random.choice(NOUNS).lower()
        yield random.choice(
            [
                f"    let {other} = {noun.lower()}s.filter {{ $0.index > index && !$0.isHidden }}.map(\\.title)",
                f'    guard let {other} = cache["{other}-\\(index)"] else {{ return fallback(for: {other}s) }}',
                f'    logger.debug("Loaded \\({other}.count) {other}s in \\(duration) seconds")',
                f"    if index % 2 == 0 {{ {other}s.append({random.choice(NOUNS)}(title: title, index: index + 1)) }}",
                f"    try await {other}Service.refresh(using: .init(limit: {random.randrange(500)}, offset: index))",
                f"    view.{other}Label.textColor = isSelected ? .systemBlue : UIColor(white: 0.4, alpha: 1)",
            ]
        )
    yield "    return try result(index)"
    yield "  }"
    yield ""


def plain_file(random, number):
    noun = random.choice(NOUNS)
    name = f"{noun}{random.choice(KINDS)}{number}"
    lines = ["import Foundation", "import SwiftUI", "", f"/// Shows a {noun.lower()} and what belongs to it."]
    lines += [f"final class {name}: {noun}Base, ObservableObject, {random.choice(NOUNS)}Delegate {{"]
    lines += [f"  @Published var {random.choice(NOUNS).lower()}{n}: {random.choice(TYPES)}" for n in range(6)]
    lines += ["", f"  private enum Section: Int, CaseIterable {{ case {', '.join(n.lower() for n in random.sample(NOUNS, 5))} }}", ""]
    size = min(max(random.lognormvariate(8.2, 1.0), 400), 120_000)
    while sum(map(len, lines)) < size:
        lines += lines_of_method(random, noun)
    return name, "\n".join(lines + ["}", "", f"extension {name}: Identifiable {{", "  var id: Int { hashValue }", "}", ""])


def intent_file(random, number):
    noun, verb = random.choice(NOUNS), random.choice(VERBS)
    name = f"{verb}{noun}{number}Intent"
    lines = f"""import AppIntents

enum {noun}{number}Order: String, AppEnum {{
  case newest, oldest, byTitle
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .newest: "Newest First", .oldest: "Oldest First", .byTitle: "By Title",
  ]
}}

struct {noun}{number}Entity: AppEntity {{
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "{noun}"
  static let defaultQuery = {noun}{number}Query()
  var id: UUID
  @Property(title: "Title") var title: String
  var displayRepresentation: DisplayRepresentation {{ "\\(title)" }}
}}

struct {noun}{number}Query: EntityStringQuery {{
  func entities(for identifiers: [UUID]) async throws -> [{noun}{number}Entity] {{ [] }}
  func entities(matching string: String) async throws -> [{noun}{number}Entity] {{ [] }}
}}

struct {name}: AppIntent {{
  static let title: LocalizedStringResource = "{verb} {noun}"
  static let description = IntentDescription("{verb}s a {noun.lower()}.", categoryName: "{noun}s")
  @Parameter(title: "{noun}") var target: {noun}{number}Entity
  @Parameter(title: "Order", default: .newest) var order: {noun}{number}Order
  @Parameter(title: "Amount", default: {random.randrange(1, 20)}, inclusiveRange: (0, 100)) var amount: Int
  static var parameterSummary: some ParameterSummary {{
    Summary("{verb} \\(\\.$target) in \\(\\.$order)") {{ \\.$amount }}
  }}

  func perform() async throws -> some IntentResult & ReturnsValue<{noun}{number}Entity> {{
    .result(value: target)
  }}
""".split("\n")
    while sum(map(len, lines)) < random.lognormvariate(8.2, 0.6):
        lines += lines_of_method(random, noun)
    return name, "\n".join(lines + ["}", ""])


def tree(root, count, share=INTENT_SHARE, seed=8):
    """Writes a tree of `count` Swift files and returns its size in bytes."""
    source = random.Random(seed)
    total = 0
    for number in range(count):
        folder = os.path.join(root, "App", f"Feature{number // FILES_IN_A_FOLDER}")
        os.makedirs(folder, exist_ok=True)
        make = intent_file if source.random() < share else plain_file
        name, text = make(source, number)
        with open(os.path.join(folder, name + ".swift"), "w", encoding="utf-8") as file:
            total += file.write(text)
    return total


def renamed(root, count, suffix="", seed=7):
    """Writes `count` files with an intent, an entity, a query and an enum each, all named with a suffix."""
    source = random.Random(seed)
    os.makedirs(root, exist_ok=True)
    for number in range(count):
        name, text = intent_file(source, number)
        noun = re.search(r"enum (\w+)Order", text)[1]
        text = re.sub(rf"\b{noun}(Order|Entity|Query)\b", rf"{noun}{suffix}\1", text)
        text = re.sub(rf"\b{name}\b", name.replace("Intent", f"{suffix}Intent"), text)
        with open(os.path.join(root, f"{name}.swift"), "w", encoding="utf-8") as file:
            file.write(text)


def text(snapshot):
    """A snapshot in the layout that the tool writes."""
    return json.dumps(snapshot, ensure_ascii=False, indent=2, sort_keys=True, separators=(",", " : ")) + "\n"


def shipped(tool_output, folder, count):
    """Writes `count` shipped snapshots from one, each without one of its intents."""
    assert text(json.loads(tool_output)) == tool_output
    os.makedirs(folder, exist_ok=True)
    for version in range(count):
        snapshot = json.loads(tool_output)
        snapshot["app"]["version"] = f"1.{version}"
        intents = snapshot["intents"]
        del intents[version % len(intents)]
        with open(os.path.join(folder, f"1.{version}.json"), "w", encoding="utf-8") as file:
            file.write(text(snapshot))


def metadata(extract, file, size):
    """Writes one app's `extract.actionsdata` again and again under new names, until it has `size` bytes."""
    with open(extract, encoding="utf-8") as source:
        app = json.load(source)
    names = [*app["actions"], *app["entities"], *app["queries"], *(enum["identifier"] for enum in app["enums"])]
    words = re.compile(r"\b(" + "|".join(names) + r")\b")
    records = json.dumps({key: app[key] for key in ("actions", "entities", "queries", "enums")}, indent=2)
    for number in range(size // len(records)):
        copy = json.loads(words.sub(lambda name: f"{name[0]}{number}", records))
        for key in ("actions", "entities", "queries"):
            app[key].update(copy[key])
        app["enums"] += copy["enums"]
    with open(file, "w", encoding="utf-8") as target:
        json.dump(app, target, indent=2)
