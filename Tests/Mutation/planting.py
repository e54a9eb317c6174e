"""Where small bugs can be planted in Swift code, line by line. Each replaces part of a line by code that asks `mutant(n)`."""
import re
from collections import namedtuple

Site = namedtuple("Site", "path line start end operator text code")
# `text` is what stood there, for people; `code` is what is planted, with {n} for the number.

OPEN, CLOSE = "([{", ")]}"
BOUNDARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
WEAKER = {"breaks": "degrades", "degrades": "notes", "hides": "notes", "notes": "degrades"}
SURER = {"high": "medium", "medium": "low", "mediumHigh": "low", "lowMedium": "high", "low": "high"}


def depths(text):
    """For each character, how deep it is in brackets; -1 inside a string literal. None where brackets don't match."""
    result, depth, in_string, index = [], 0, False, 0
    while index < len(text):
        character = text[index]
        if in_string:
            result.append(-1)
            if character == "\\":
                result.append(-1)
                index += 1
                if index < len(text) and text[index] == "(":
                    return None
            elif character == '"':
                in_string = False
        elif character == '"':
            in_string = True
            result.append(-1)
        elif character in OPEN:
            result.append(depth)
            depth += 1
        elif character in CLOSE:
            depth -= 1
            if depth < 0:
                return None
            result.append(depth)
        else:
            result.append(depth)
        index += 1
    return result if depth == 0 and not in_string else None


def pieces(text, separators):
    """The parts of a text between separators at the top level: (start, end)."""
    levels = depths(text)
    if levels is None:
        return []
    parts, start, index = [], 0, 0
    while index < len(text):
        found = next((s for s in separators if levels[index] == 0 and text.startswith(s, index)), None)
        if found:
            parts.append((start, index))
            index += len(found)
            start = index
        else:
            index += 1
    return parts + [(start, len(text))]


def is_plain(text):
    """Whether a text is a whole Boolean expression as far as this can be told without types."""
    if not text or re.match(r"(?:let|var|case|try|await|in|return)\b|[#@.]", text):
        return False
    if re.fullmatch(r'"[^"]*"|\d+|true|false|nil', text):
        return False
    if any(s in text for s in (" ? ", " in ", "; ", "/.", "(/", " as ", "#available", " = ", "->")):
        return False
    return depths(text) is not None


class Planter:
    def __init__(self, path, source):
        self.path = path
        self.lines = source.split("\n")
        self.sites = []

    def add(self, line, start, end, operator, code):
        text = self.lines[line][start:end]
        self.sites.append(Site(self.path, line, start, end, operator, text, code.replace("{", "{{").replace(
            "}", "}}").replace("%n", "{n}")))

    def all(self):
        in_text = in_comment = False
        for number, line in enumerate(self.lines):
            quotes = line.count('"""')
            was_in_text = in_text
            if quotes % 2:
                in_text = not in_text
            if "/*" in line:
                in_comment = True
            skipped = was_in_text or in_text or quotes or in_comment
            if "*/" in line:
                in_comment = False
            bare = line.strip()
            if skipped or not bare or bare.startswith(("//", "#", "@", "import", "package import", "public import")):
                continue
            self.conditions(number, line)
            self.literals(number, line)
            self.verdicts(number, line)
            self.statements(number, line)
            self.elements(number, line)
            self.cases(number, line)
        return self.sites

    def clauses(self, number, line, start, end):
        """Negates, drops and shifts the parts of a condition."""
        for first, last in pieces(line[start:end], [", "]):
            inside = line[start + first:start + last]
            parts = pieces(inside, [" && ", " || "])
            for a, b in parts:
                text = inside[a:b]
                left = start + first + a + len(text) - len(text.lstrip())
                text = text.strip()
                right = left + len(text)
                if not is_plain(text):
                    continue
                self.add(number, left, right, "negated condition", f"mutant(%n) != ({text})")
                if len(parts) > 1 or first > 0 or last < end - start:
                    value = "!mutant(%n) && " if "||" in inside else "mutant(%n) || "
                    self.add(number, left, right, "dropped condition", f"({value}({text}))")
                comparison = re.fullmatch(r"([^<>=&|?]+?) (<|<=|>|>=) ([^<>=&|?]+)", text)
                if comparison:
                    x, sign, y = comparison.groups()
                    self.add(number, left, right, "off by one", f"(mutant(%n) ? {x} {BOUNDARY[sign]} {y} : {text})")

    def conditions(self, number, line):
        match = re.match(r"\s*(?:\} else )?(?:if|guard|while) (.+?) (?:else )?\{(?: .*)?$", line)
        if match:
            return self.clauses(number, line, match.start(1), match.end(1))
        match = re.match(r"\s*(?:&&|\|\|) (.+?)(?: (?:else )?\{)?$", line)
        if match:
            following = self.lines[number + 1].strip() if number + 1 < len(self.lines) else ""
            if not re.match(r"(?:==|!=|<|>|\?|\.|\+|-)", following):
                self.clauses(number, line, match.start(1), match.end(1))
            return
        for match in re.finditer(
                r"(?:filter|contains|first|allSatisfy|removeAll|drop|prefix|last)(?:\(where: | )\{ ([^{}]+) \}", line):
            self.clauses(number, line, match.start(1), match.end(1))
        match = re.search(r"Bool \{ (.+) \}$", line)
        if match:
            self.clauses(number, line, match.start(1), match.end(1))
        match = re.match(r"\s*return (.+)$", line)
        if match and (" && " in line or " || " in line or " == " in line) and " ? " not in line and "{" not in line:
            self.clauses(number, line, match.start(1), match.end(1))
        match = re.search(
            r"(?:\breturn|(?<![=!<>])=(?!=)|:|\() ?((?:[=!<>]=|[^=?{}\[\]:])+?) \? .+ : ", line)
        if match and " in " not in match.group(1) and not line.strip().startswith("case"):
            self.clauses(number, line, match.start(1), match.end(1))

    def literals(self, number, line):
        if line.strip().startswith("case "):
            return
        for name, count in (("dropFirst", 1), ("dropLast", 1)):
            for match in re.finditer(r"\." + name + r"\((\d*)\)", line):
                value = int(match.group(1) or 1)
                self.add(number, match.start(), match.end(), "off by one",
                         f".{name}(mutant(%n) ? {value + 1} : {value})")
        for match in re.finditer(r"\.(?:prefix|suffix)\((\d+)\)|(?<=[\w)\]]) [+-] (1)\b|(?:[cC]ount|max\w*) "
                                 r"(?:>|>=|<|<=|==|!=) (\d+)\b", line):
            group = next(g for g in (1, 2, 3) if match.group(g))
            value = int(match.group(group))
            if line[:match.start()].count('"') % 2 == 0:
                other = 0 if group == 2 else value + 1
                self.add(number, match.start(group), match.end(group), "off by one",
                         f"(mutant(%n) ? {other} : {value})")
        match = re.match(r"\s*(?:.* else \{ )?return (true|false)(?: \})?$", line)
        if match:
            code = "!mutant(%n)" if match.group(1) == "true" else "mutant(%n)"
            self.add(number, match.start(1), match.end(1), "other answer", code)
        for match in re.finditer(r"(?<=: )(true|false)(?=[,)])", line):
            code = "!mutant(%n)" if match.group(1) == "true" else "mutant(%n)"
            self.add(number, match.start(1), match.end(1), "other answer", code)

    def verdicts(self, number, line):
        if line.strip().startswith(("case ", "static let saved")):
            return
        for table, operator in ((WEAKER, "changed effect"), (SURER, "changed confidence")):
            for match in re.finditer(r"(?<![\w)\]])\.(" + "|".join(table) + r")\b(?!\()", line):
                value = match.group(1)
                self.add(number, match.start(), match.end(), operator,
                         f"(mutant(%n) ? .{table[value]} : .{value})")

    def statements(self, number, line):
        match = re.match(r"(\s+)([a-z][\w.?]*(?:\[[^\]]*\])?(?:\.(?:append|insert|formUnion|removeAll|removeLast|"
                         r"remove|subtract|sort)\(.*\)| [+|-]= .+|\.\w+ = .+))$", line)
        if not match or depths(match.group(2)) is None or match.group(2).startswith(("self.", "return ", "let ", "var ")):
            return
        following = self.lines[number + 1].strip() if number + 1 < len(self.lines) else ""
        if following.startswith((".", "??", "?", ":", "&&", "||", "+", "|")):
            return
        before = self.lines[number - 1].rstrip()
        if before.endswith((",", "(", "[", "=", "return", ":")) and not before.strip().startswith(("case", "default")):
            return
        self.add(number, match.start(2), match.end(2), "dropped statement", f"if !mutant(%n) {{ {match.group(2)} }}")

    def elements(self, number, line):
        if line.strip().startswith("case "):
            return
        for match in re.finditer(r'(?<![\w\])?!])\[((?:\.\w+|"[^"\\]*")(?:, (?:\.\w+|"[^"\\]*"))+)\]', line):
            if line[:match.start()].count('"') % 2:
                continue
            items = [match.group(1)[a:b] for a, b in pieces(match.group(1), [", "])]
            left = items[1:] if len(items[0]) % 2 else items[:-1]
            self.add(number, match.start(), match.end(), "dropped element",
                     f"(mutant(%n) ? [{', '.join(left)}] : {match.group()})")

    def cases(self, number, line):
        match = re.match(r"(\s*)case (.+):( (.+))?$", line)
        if not match or "{" in line:
            return
        indent = match.group(1)
        if match.group(4):
            value = r'"[^"\\]*"|\.\w+|true|false|nil|\d+'
            following = re.match(indent + r"(?:case .+|default): (" + value + r")$", self.lines[number + 1])
            if re.fullmatch(value, match.group(4)) and following and following.group(1) != match.group(4) \
                    and "nil" not in (following.group(1), match.group(4)):
                self.add(number, match.start(4), match.end(4), "swapped case",
                         f"mutant(%n) ? {following.group(1)} : {match.group(4)}")
                return
        if " where " in line or "let" in line or len(pieces(match.group(2), [", "])) != 1:
            return
        for later in self.lines[number + 1:number + 80]:
            if later.startswith(indent + "default:"):
                self.add(number, match.end(2), match.end(2), "swapped case", " where !mutant(%n)")
                return
            if later.startswith(indent + "}") or (later.strip() and len(later) - len(later.lstrip()) < len(indent)):
                return


HELPER = '''#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which planted bug is awake, and which ones are come across.
private enum Mutants {
  static let chosen: Int32 = getenv("MUTANT").map { atoi($0) } ?? 0
  static let log: Int32 = getenv("MUTANTS_REACHED").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? -1
  nonisolated(unsafe) static let seen: UnsafeMutablePointer<Bool> = {
    let seen = UnsafeMutablePointer<Bool>.allocate(capacity: 10_000)
    seen.initialize(repeating: false, count: 10_000)
    return seen
  }()
}

/// Whether the bug with a number is to be.
@inline(never) func mutant(_ number: Int32) -> Bool {
  if Mutants.log >= 0, !Mutants.seen[Int(number)] {
    Mutants.seen[Int(number)] = true
    let line = "\\(number)\\n"
    _ = line.withCString { write(Mutants.log, $0, strlen($0)) }
  }
  return number == Mutants.chosen
}
'''
