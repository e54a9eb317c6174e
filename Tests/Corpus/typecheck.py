"""Type-checks the files of an app that have to do with App Intents, as far as the stand-in framework of the tests allows.

`Stub(folder)` compiles the stand-in of `Tests/Fixtures/Oracle`. `Stub.complaints(files)` is what the compiler says of some
files together. The app's other files are not there, and neither are Apple's other frameworks: what it says of an edit is
only worth something beside what it says of the files without it, and `new_complaints` tells the two apart.
"""
import collections
import glob
import os
import re
import subprocess
import threading

ORACLE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Fixtures", "Oracle")
MISSING = re.compile(r"cannot find (?:type )?'([^']+)' in scope")
# The file, and what is said of it.
LINE = re.compile(r"^(.*?\.swift):\d+:\d+: error: (.*)$")
# A marked place stops the build on purpose.
ON_PURPOSE = re.compile(r"editor placeholder|then remove this line|<#")
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public |package |internal )?import[ \t]+"
    r"(?:(?:struct|class|enum|protocol|func|let|var|typealias)[ \t]+)?(\w+)", re.M)
# What a Linux toolchain has.
HERE = {"Swift", "Foundation", "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Testing", "XCTest"}
MOST_FILES = 120


class Stub:
    """The stand-in framework, compiled into a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.lock = threading.Lock()
        self.macros = os.path.join(folder, "StubMacros")
        os.makedirs(folder, exist_ok=True)
        # The frontend wants the plugin to be there before it is needed.
        self.run(["swiftc", "-parse-as-library", os.path.join(ORACLE, "StubMacros", "Macros.swift"), "-o", self.macros])
        for file in sorted(glob.glob(os.path.join(ORACLE, "Modules", "*.swift"))):
            self.emit(os.path.basename(file)[:-len(".swift")], [file])
        self.emit("AppIntents", sorted(glob.glob(os.path.join(ORACLE, "Stub", "*.swift"))))

    def run(self, command):
        outcome = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if outcome.returncode != 0:
            raise RuntimeError(outcome.stderr.strip()[-2000:])

    def frontend(self, module, mode):
        return ["swiftc", "-frontend", "-parse-as-library", "-swift-version", mode, "-module-name", module, "-I", self.folder,
                "-load-plugin-executable", f"{self.macros}#StubMacros"]

    def emit(self, module, files):
        self.run(self.frontend(module, "6") + ["-emit-module", "-o", os.path.join(self.folder, f"{module}.swiftmodule")] + files)

    def complaints(self, files):
        """(file, message) of each error, counted."""
        self.stand_in_for(set().union(*(imports(file) for file in files)))
        outcome = subprocess.run(
            self.frontend("App", "5") + ["-typecheck", "-warn-on-editor-placeholder"] + files,
            capture_output=True, text=True, errors="replace", timeout=600)
        lines = [LINE.match(line) for line in outcome.stderr.split("\n")]
        return collections.Counter((match.group(1), match.group(2)) for match in lines if match)

    def stand_in_for(self, modules):
        """A framework that is not here is an empty one: otherwise nothing behind its import is looked at."""
        with self.lock:
            for name in sorted(modules - HERE):
                if os.path.exists(os.path.join(self.folder, f"{name}.swiftmodule")):
                    continue
                empty = os.path.join(self.folder, f"{name}.swift")
                with open(empty, "w"):
                    pass
                self.emit(name, [empty])


def imports(file):
    with open(file, errors="replace") as source:
        return set(IMPORT.findall(source.read()))


def intent_files(root, changed):
    """What has to do with App Intents, what was changed first."""
    found = []
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            if not name.endswith(".swift") or os.path.islink(path):
                continue
            with open(path, errors="replace") as file:
                if "AppIntents" in file.read():
                    found.append(os.path.relpath(path, root))
    others = sorted(set(found) - set(changed))
    return sorted(changed) + others[:max(0, MOST_FILES - len(changed))]


def declares(root, name):
    pattern = rf"(struct|class|enum|actor|protocol|typealias|func|let|var|case|macro) +`?{re.escape(name)}\b"
    return subprocess.run(["grep", "-rqE", "--include=*.swift", pattern, root]).returncode == 0


def relative(counted, root):
    return collections.Counter({(os.path.relpath(file, root), text): count for (file, text), count in counted.items()})


def new_complaints(stub, old, before, after, changed):
    """What the compiler says of an edit and says neither of the code before it nor of the code that shipped.

    `old`, `before` and `after` are folders: the version that shipped, the new one, and that with the edit; `changed` are the
    files of the edit. What is not declared in the app is another framework's, and nothing is said of it.
    """
    def said(root):
        names = [name for name in intent_files(root, [name for name in changed if os.path.exists(os.path.join(root, name))])]
        return relative(stub.complaints([os.path.join(root, name) for name in names]), root) if names else collections.Counter()

    known = said(before)
    shipped = {text for _, text in said(old)}
    found = []
    for (file, text), count in sorted(said(after).items()):
        if count <= known[(file, text)] or text in shipped or ON_PURPOSE.search(text):
            continue
        name = MISSING.search(text)
        if name and (declares(after, name.group(1)) or not declares(old, name.group(1))):
            continue
        found.append(f"{file}: {text}")
    return found
