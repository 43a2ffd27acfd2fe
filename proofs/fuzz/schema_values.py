"""Valid and invalid values made from a JSON schema, as careful, careless and hostile clients send them."""

import json
import random
import string
from typing import Any, Final

Json = Any

NUMBERS: Final = (
    0, 1, 2, 3, -1, 4, 7, 99, 500, 2**31 - 1, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 0.5, -0.0, 1e308,
    5e-324,
)  # fmt: skip
TEXTS: Final = (
    "", " ", "a", "0", "null", "true", "../../etc/passwd", "%00", "\0", "\n", "\t", "\x7f", "\u202e", "\u200b", "\ufeff",
    "é", "e\u0301", "ﬀ", "İ", "ẞ", "🃏", "👨‍👩‍👧‍👦", "\ud800", "\udfff", "𐀀", "'; DROP TABLE event; --", "<b>",
    "{{7*7}}", "%s%n", "${x}", "a" * 39, "a" * 40, "a" * 41, "a" * 500, "a" * 501, "é" * 300, "A" * 70_000, "-1", "1e9", "١٢٣",
    "NaN", "Infinity", "[]", "{}", "take", "pass", "me", "open", "bot:greedy", "bot:", "bot:nobody", "en", "de", "xx",
)  # fmt: skip
RAW: Final = (
    b"", b" ", b"null", b"true", b"0", b"-", b"NaN", b"Infinity", b"-Infinity", b"1e999", b"[]", b"{}", b'"', b"{",
    b"[" * 100_000, b"[" * 60_000, b'{"a":' * 20_000, b"\xff\xfe", b"\x00", b'"\\ud800"', b'{"id":"\\udfff"}',
    b"\xef\xbb\xbf{}", b"9" * 5000,
    b"-" + b"9" * 60_000, b'{"name":"a","name":"b"}', b'{"name":1e400}', b"{}{}", b"{}\n{}", b"\xed\xa0\x80", b"'a'", b"a=b",
)  # fmt: skip


class Grammar:
    """Makes values of the schemas of an OpenAPI document; `known` has valid values, or functions that make them, by field."""

    def __init__(self, document: Json, rng: random.Random) -> None:
        self.document = document
        self.rng = rng
        self.known: dict[str, list[Any]] = {}

    def value(self, schema: Json, name: str = "", depth: int = 0) -> Json:
        """A value that the schema usually allows."""
        rng = self.rng
        if self.known.get(name) and rng.random() < 0.7:
            known = rng.choice(self.known[name])
            return known() if callable(known) else known
        if "$ref" in schema:
            return self.value(self._named(schema["$ref"]), name, depth + 1)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(rng.choice(schema[several]), name, depth + 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "object" if "properties" in schema else "string")
        if isinstance(kind, list):
            kind = rng.choice(kind)
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            length = rng.randint(schema.get("minItems", 0), min(schema.get("maxItems", 4), 4)) if depth < 8 else 0
            return [self.value(schema.get("items", {}), name, depth + 1) for _ in range(length)]
        if kind in ("integer", "number"):
            return rng.randint(schema.get("minimum", 0), min(schema.get("maximum", 50), 10**6))
        if kind == "boolean":
            return rng.random() < 0.5
        return None if kind == "null" else self._text(schema)

    def spoiled(self, value: Json) -> Json:
        """The same value with a random part damaged."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.8:
            changed = dict(value)
            key = rng.choice(list(changed))
            what = rng.randrange(4)
            if what == 0:
                del changed[key]
            elif what == 1:
                changed[rng.choice(TEXTS)[:100]] = changed[key]
            else:
                changed[key] = self.spoiled(changed[key])
            return changed
        if isinstance(value, list) and value and rng.random() < 0.7:
            changed_list = list(value)
            place = rng.randrange(len(changed_list))
            changed_list[place] = self.spoiled(changed_list[place])
            return changed_list * rng.choice((1, 1, 1, 40))
        return rng.choice((None, True, [], {}, [[]], rng.choice(TEXTS), rng.choice(TEXTS), rng.choice(NUMBERS)))

    def body(self, schema: Json) -> bytes:
        """A body to send: valid or damaged, sometimes no JSON at all."""
        rng = self.rng
        chance = rng.random()
        if chance < 0.08:
            return rng.choice(RAW)
        value = self.value(schema)
        if chance < 0.5:
            value = self.spoiled(value)
        data = json.dumps(value, ensure_ascii=rng.random() < 0.7).encode("utf-8", "surrogatepass")
        if chance > 0.93 and data:
            place = rng.randrange(len(data))
            data = data[:place] + rng.randbytes(rng.randrange(3)) + data[place + rng.randrange(3) :]
        return data

    def _object(self, schema: Json, depth: int) -> Json:
        needed = schema.get("required", ())
        chosen = {
            name: each
            for name, each in schema.get("properties", {}).items()
            if name in needed or (depth < 8 and self.rng.random() < 0.5)
        }
        return {name: self.value(each, name, depth + 1) for name, each in chosen.items()}

    def _text(self, schema: Json) -> str:
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(TEXTS)
        least, most = schema.get("minLength", 0), schema.get("maxLength", 30)
        letters = string.ascii_letters + string.digits + ("_-" if "pattern" in schema else " _-äÉß🃏")
        return "".join(rng.choices(letters, k=rng.randint(least, max(least, min(most, 50)))))

    def _named(self, reference: str) -> Json:
        found = self.document
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]
        return found
