"""Writes PropertyListVerdicts.tsv: what each property list of a folder must give.

    python3 PropertyListVerdicts.py ../../../shared/corpus/plist > PropertyListVerdicts.tsv

The verdict and the digest of the canonical value (see CanonicalValue.swift) come from plistlib. Where plistlib is wrong,
or where more or less is asked for than it does, a correction below says what holds and why.
"""
import datetime
import math
import os
import plistlib
import re
import struct
import sys

EPOCH = datetime.datetime(2001, 1, 1)


def canonical(value):
    if value is None:
        return b"n"
    if isinstance(value, bool):
        return b"t" if value else b"f"
    if isinstance(value, plistlib.UID):
        return b"u%d;" % value.data
    if isinstance(value, int):
        return b"i%d;" % value
    if isinstance(value, float):
        return b"r7ff8000000000000" if math.isnan(value) else b"r" + struct.pack(">d", value).hex().encode()
    if isinstance(value, datetime.datetime):
        return b"d%d;" % round((value - EPOCH) / datetime.timedelta(milliseconds=1))
    if isinstance(value, str):
        text = value.encode()
        return b"s%d:" % len(text) + text
    if isinstance(value, bytes):
        return b"x%d:" % len(value) + value
    if isinstance(value, list):
        return b"[" + b"".join(map(canonical, value)) + b"]"
    if isinstance(value, dict):
        return b"{" + b"".join(canonical(key) + canonical(item) for key, item in value.items()) + b"}"
    raise TypeError(type(value))


def holds_itself(value, above):
    if not isinstance(value, (list, dict)):
        return False
    if any(value is container for container in above):
        return True
    items = value.values() if isinstance(value, dict) else value
    return any(holds_itself(item, above + [value]) for item in items)


def digest(value):
    number = 0xCBF29CE484222325
    for byte in canonical(value):
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return "%016x" % number


OPENSTEP_TOKEN = re.compile(
    r"""(?:\s|//[^\n]*|/\*.*?\*/)*(?:(?P<quoted>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|<(?P<data>[0-9a-fA-F\s]*)>"""
    r"""|(?P<bare>[\w$/:.-]+)|(?P<mark>[{}()=;,])|(?P<end>$))""",
    re.S,
)


def unescaped(text):
    """The text of a quoted string; octal escapes in ASCII only (the others have a binary twin to be read instead)."""
    names = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}

    def one(match):
        code, octal, other = match.groups()
        return chr(int(code, 16)) if code else chr(int(octal, 8)) if octal else names.get(other, other)

    return re.sub(r"\\(?:[Uu]([0-9a-fA-F]{1,4})|([0-7]{1,3})|(.))", one, text, flags=re.S)


def openstep(data):
    """Reads a well-formed OpenStep property list."""
    text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8")
    position = 0

    def token():
        nonlocal position
        match = OPENSTEP_TOKEN.match(text, position)
        position = match.end()
        return match.lastgroup, match.group(match.lastgroup)

    def value(kind, word):
        if kind == "quoted":
            return unescaped(word[1:-1])
        if kind == "bare":
            return word
        if kind == "data":
            return bytes.fromhex(word)
        if word == "(":
            items = []
            while (item := token()) != ("mark", ")"):
                if item != ("mark", ","):
                    items.append(value(*item))
            return items
        assert word == "{", word
        entries = {}
        while (item := token()) != ("mark", "}"):
            if item != ("mark", ";"):
                key = value(*item)
                assert token() == ("mark", "=")
                entries[key] = value(*token())
        return entries

    root = value(*token())
    assert token()[0] == "end"
    return root


def twin(path):
    """The value of the binary file that says what a text file holds."""
    folder, name = os.path.split(path)
    expected = os.path.join(folder, "..", "binary", name.replace(".plist", "_expected.plist"))
    with open(expected, "rb") as file:
        return plistlib.load(file)


def recoded(data, encoding):
    text = data.decode(encoding)
    return plistlib.loads(re.sub(r'encoding="[^"]*"', 'encoding="UTF-8"', text).encode())


def refused(path, data):
    return REFUSED


REFUSED = object()

# A pattern of the file's name, what is so instead of what plistlib says, and why.
CORRECTIONS = [
    (r".*-utf-16be\.plist", lambda path, data: recoded(data, "utf-16-be"), "UTF-16 without a byte-order mark is read"),
    (r".*-utf-32le-bom\.plist", lambda path, data: recoded(data, "utf-32"), "UTF-32 is read"),
    (r"keepassium-KeePassium__KeePassium(_AutoFill)?__Info\.plist", refused, "stray text: lines of a preprocessor"),
    (r"malformed/.*crash-39f1347115f8fe9ac25cdc9332e3fc5cd32c7f7b", refused, "a key is not a string"),
    (r"malformed/.*testcase-4663876528373760", refused, "the data is not base64"),
    (r"malformed/(?!.*date).*\.plain\.plist", lambda path, data: openstep(data), "OpenStep is read: a root without brackets"),
    (r"openstep/.*_getSlashedChars_.*", lambda path, data: twin(path), "OpenStep is read: as its binary twin says"),
    (r"openstep/.*", lambda path, data: openstep(data), "OpenStep is read"),
]


def verdict(path, name):
    with open(path, "rb") as file:
        data = file.read()
    try:
        value = plistlib.loads(data)
        own = "accept"
    except Exception:
        value = REFUSED
        own = "refuse"
    reason = ""
    if value is not REFUSED and holds_itself(value, []):
        value, reason = REFUSED, "a container that holds itself has no value that ends"
    for pattern, correct, why in CORRECTIONS:
        if re.fullmatch(pattern, name):
            value, reason = correct(path, data), why
            break
    said = "refuse" if value is REFUSED else "accept"
    return [name, said, "" if value is REFUSED else digest(value), own, reason]


def main(root):
    print("file", "verdict", "digest", "plistlib", "reason of the correction", sep="\t")
    for folder, _, names in sorted(os.walk(root)):
        for name in sorted(names):
            path = os.path.join(folder, name)
            print(*verdict(path, os.path.relpath(path, root)), sep="\t")


if __name__ == "__main__":
    main(sys.argv[1])
