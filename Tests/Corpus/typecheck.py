"""Type-checks what an edit changes in an app, as far as the stand-in framework of the tests allows.

`Stub(folder)` compiles the stand-in of `Tests/Fixtures/Oracle`. `judged` tells what the compiler says of an edit from what it
says of the code anyway. The compiler reads all Swift files of an app as one module, but looks into those alone that the
edit changed and those that name a type of theirs: a whole app takes seconds so. A framework that is not here is an empty
one, and conditions are decided as on an iPhone, or on a Mac where nothing of the app imports UIKit.
"""
import collections
import dataclasses
import difflib
import glob
import os
import re
import shutil
import subprocess
import tempfile
import threading

ORACLE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Fixtures", "Oracle")
LINE = re.compile(r"^(.*?\.swift):(\d+):\d+: error: (.*)$")
# The macros of the toolchain's own modules.
PLUGINS = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swiftc") or "swiftc"))), "lib/swift/host/plugins")
STAND_INS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "StandIns")
# What the compiler says where a name is another framework's, or an overload is one that the stand-in leaves out.
FOREIGN = re.compile(r"cannot find (?:type )?'(?:\w+\.)*(\w+)' in scope|unknown attribute '(\w+)'|no macro named '(\w+)'")
# What it says after that of the rest of a line.
FOLLOWING = re.compile(r"^(cannot infer |generic parameter |type of expression is ambiguous|failed to produce diagnostic)")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public |package |internal |private |fileprivate )?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|let|var|typealias)[ \t]+)?(\w+)", re.M)
DECLARED = re.compile(
    r"^(?:@\w+(?:\([^\n]*?\))?[ \t\n]+)*(?:(?:public|package|internal|open|final|indirect|nonisolated)[ \t]+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)[ \t]+(\w+)", re.M)
SUBMODULE = re.compile(r"^([ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*import[ \t]+)(?:(?:struct|class|enum|protocol|func|let|var|typealias)[ \t]+)?"
                       r"(\w+)\.[\w.]+", re.M)
TESTABLE = re.compile(r"^([ \t]*)@testable[ \t]+(?=import\b)", re.M)
CONDITION = re.compile(r"^([ \t]*#(?:if|elseif)\b)(.*)$", re.M)
ATOM = re.compile(r"\b(os|canImport|targetEnvironment)[ \t]*\([ \t]*(\w+)[^)]*\)")
# What a Linux toolchain has.
HERE = {"Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest"}
MOST_LOOKED_INTO = 12
MOST_READ = 1500


class Stub:
    """The stand-in framework, compiled into a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.lock = threading.Lock()
        self.macros = os.path.join(folder, "StubMacros")
        os.makedirs(folder, exist_ok=True)
        # The frontend wants the plugin to be there before it is needed.
        if not os.path.exists(self.macros):
            self.run(["swiftc", "-parse-as-library", os.path.join(ORACLE, "StubMacros", "Macros.swift"), "-o", self.macros])
        self.canary = os.path.join(folder, "Canary.swift")
        with open(self.canary, "w") as file:
            file.write("func canaryOfTheTypeCheck() -> Int { \"an error that must be found\" }\n")
        # What an app needs more than the tests do comes first.
        for file in sorted(glob.glob(os.path.join(STAND_INS, "*.swift"))) + sorted(glob.glob(os.path.join(ORACLE, "Modules", "*.swift"))):
            if os.path.basename(file) != "AppIntents.swift":
                self.emit(os.path.basename(file)[:-len(".swift")], [file])
        intents = glob.glob(os.path.join(ORACLE, "Stub", "*.swift")) + [os.path.join(STAND_INS, "AppIntents.swift")]
        self.emit("AppIntents", sorted(intents))

    def run(self, command):
        outcome = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if outcome.returncode != 0:
            raise RuntimeError(outcome.stderr.strip()[-2000:])

    def frontend(self, module, mode):
        return ["swiftc", "-frontend", "-parse-as-library", "-swift-version", mode, "-module-name", module, "-I", self.folder,
                "-load-plugin-executable", f"{self.macros}#StubMacros", "-plugin-path", PLUGINS]

    def emit(self, module, files):
        path = os.path.join(self.folder, f"{module}.swiftmodule")
        if not os.path.exists(path):
            self.run(self.frontend(module, "6") + ["-emit-module", "-o", path] + files)

    def complaints(self, looked_into, others):
        """(file, line, message) of each error."""
        self.stand_in_for(set().union(*(imports(file) for file in looked_into + others)))
        canary = self.canary
        primary = [part for file in looked_into + [canary] for part in ("-primary-file", file)]
        outcome = subprocess.run(
            self.frontend("App", "5") + ["-typecheck", "-suppress-warnings", "-warn-on-editor-placeholder"] + primary + others,
            capture_output=True, text=True, errors="replace", timeout=600)
        lines = [LINE.match(line) for line in outcome.stderr.split("\n")]
        found = {(match.group(1), int(match.group(2)), match.group(3)) for match in lines if match}
        # An import that fails, or a crash, ends the work before anything is looked into, and looks like success.
        planted = {entry for entry in found if entry[0] == canary}
        if not planted:
            raise RuntimeError("the compiler stopped: " + "; ".join(text for _, _, text in sorted(found))[:200])
        return found - planted

    def stand_in_for(self, modules):
        """A framework that is not here is an empty one: otherwise nothing behind its import is looked at."""
        with self.lock:
            for name in sorted(modules - HERE):
                if os.path.exists(os.path.join(self.folder, f"{name}.swiftmodule")):
                    continue
                empty = os.path.join(self.folder, f"{name}.swift")
                # Apple's frameworks bring Foundation with them.
                with open(empty, "w") as file:
                    file.write("@_exported import Foundation\n")
                self.emit(name, [empty])


def text_of(path):
    with open(path, errors="replace") as source:
        return source.read()


def imports(file):
    return set(IMPORT.findall(text_of(file)))


def on_one_system(text, system):
    """The text as one system compiles it, line for line."""
    def known(match):
        kind, name = match.groups()
        if kind == "os":
            return "true" if name == system else "false"
        if kind == "targetEnvironment":
            return "false"
        away = ("AppKit", "Cocoa", "WatchKit") if system == "iOS" else ("UIKit", "WatchKit", "ActivityKit")
        return "false" if name in away else "true"

    text = CONDITION.sub(lambda match: match.group(1) + ATOM.sub(known, match.group(2)), text)
    return TESTABLE.sub(r"\1", SUBMODULE.sub(r"\1\2", text))


class App:
    """The Swift files of a folder, as one system compiles them, in a folder of their own."""

    def __init__(self, root, folder):
        self.root = folder
        self.texts = {}
        for above, names, files in os.walk(root):
            names[:] = [name for name in names if name not in (".git", ".build", "Pods", "Carthage") and "Tests" not in name]
            for name in files:
                path = os.path.join(above, name)
                if name.endswith(".swift") and name != "Package.swift" and not os.path.islink(path):
                    self.texts[os.path.relpath(path, root)] = text_of(path)
        phone = any(re.search(r"^[ \t]*import UIKit", text, re.M) for text in self.texts.values())
        for name, text in self.texts.items():
            self.texts[name] = on_one_system(text, "iOS" if phone else "macOS")
            os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
            with open(os.path.join(folder, name), "w", errors="replace") as file:
                file.write(self.texts[name])
        self.declared = {name: set(DECLARED.findall(text)) for name, text in self.texts.items()}

    def looked_into(self, changed, types):
        """What the edit changed, what declares these types, and what names one."""
        first = [name for name in changed if name in self.texts]
        first += [name for name, found in sorted(self.declared.items()) if found & types and name not in first]
        pattern = re.compile(r"\b(?:" + "|".join(map(re.escape, sorted(types))) + r")\b") if types else None
        naming = [name for name, text in sorted(self.texts.items()) if pattern and pattern.search(text)]
        return self.unambiguous(first, [name for name in naming if name not in first], MOST_LOOKED_INTO)

    def others(self, looked_into):
        rest = [name for name in self.texts if name not in looked_into]
        rest.sort(key=lambda name: (-max(len(os.path.commonprefix([name, other])) for other in looked_into), name))
        return self.unambiguous(looked_into, rest, MOST_READ)[len(looked_into):]

    def unambiguous(self, first, more, most):
        """`first`, and of the rest what declares no type a second time: targets have files of one name each."""
        chosen, taken = [], collections.Counter()
        for name in first + more:
            if name not in first and (len(chosen) >= most or any(taken[type] for type in self.declared[name])):
                continue
            chosen.append(name)
            taken.update(self.declared[name])
        return chosen

    def said(self, stub, changed, types):
        """(file, line, message) of each error in what the edit concerns."""
        looked_into = self.looked_into(changed, types)
        if not looked_into:
            return set()
        paths = lambda names: [os.path.join(self.root, name) for name in names]
        said = stub.complaints(paths(looked_into), paths(self.others(looked_into)))
        return {(os.path.relpath(file, self.root), line, text) for file, line, text in said}

    def declares(self, name):
        """Whether the app has a type, member or case of this name."""
        pattern = re.compile(
            rf"\b(?:struct|class|enum|actor|protocol|typealias|func|let|var|case|macro|associatedtype)[ \t]+`?{re.escape(name)}\b")
        return any(pattern.search(text) for text in self.texts.values())

    def line(self, file, line):
        lines = self.texts.get(file, "").split("\n")
        return lines[line - 1] if 0 < line <= len(lines) else ""


@dataclasses.dataclass
class Judgement:
    """What the compiler says of an edit."""
    #: What it refuses because of the edit.
    refused: list
    #: Lines of code that the edit added.
    lines: int
    #: Those of them with something that the stand-in lacks.
    unknown: int
    #: What it lacks there.
    lacking: list

    def __str__(self):
        if self.refused:
            return "refused: " + "; ".join(self.refused)
        if not self.unknown:
            return f"type-checks: {self.lines} lines"
        return f"type-checks in part: {self.lines - self.unknown} of {self.lines} lines; not here: {', '.join(self.lacking)}"


def added(before, after):
    """The numbers of the lines of code that `after` has and `before` has not."""
    old, new = before.split("\n"), after.split("\n")
    numbers = set()
    for tag, _, _, start, end in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag in ("insert", "replace"):
            numbers |= set(range(start + 1, end + 1))
    return {number for number in numbers if new[number - 1].strip() and not new[number - 1].strip().startswith("//")}


def judged(stub, old, before, after, changed):
    """What the compiler says of an edit and says neither of the code before it nor of the code that shipped.

    `old`, `before` and `after` are folders: the version that shipped, the new one, and that with the edit; `changed` are the
    files of the edit. What is not declared in the app is another framework's, and nothing is said of it.
    """
    with tempfile.TemporaryDirectory() as scratch:
        old, before, after = (App(root, os.path.join(scratch, str(place))) for place, root in enumerate((old, before, after)))
        types = set().union(*(app.declared.get(name, set()) for app in (before, after) for name in changed))
        new_lines = {name: added(before.texts.get(name, ""), text) for name, text in after.texts.items() if name in changed}
        said = {(file, line, text) for file, line, text in after.said(stub, changed, types)
                if "#error" not in after.line(file, line)}
        known = collections.Counter((file, text) for file, _, text in before.said(stub, changed, types)) if said else {}
        strange = {(file, line) for file, line, text in said if foreign(text, old, after)}
        unknown, lacking, left = set(), set(), []
        for file, line, text in sorted(said):
            if line in new_lines.get(file, ()):
                unknown.add((file, line))
                lacking.add(text)
            if known.get((file, text)):
                known[(file, text)] -= 1
            elif not foreign(text, old, after) and not ((file, line) in strange and FOLLOWING.match(text)):
                left.append((file, line, text))
        shipped = {text for _, _, text in old.said(stub, changed, types)} if left else set()
        refused = [f"{file}:{line}: {text}" for file, line, text in left if text not in shipped]
        return Judgement(refused, sum(map(len, new_lines.values())), len(unknown), sorted(lacking))


def foreign(text, old, after):
    """Whether the compiler misses a name that is not the app's."""
    match = FOREIGN.search(text)
    name = next(filter(None, match.groups()), None) if match else None
    return name is not None and not after.declares(name) and not old.declares(name)
