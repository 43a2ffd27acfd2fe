"""Wrong tables and maps of a pack, each with the error messages that it causes."""

from .pack_changes import Cases, both, dropping, setting
from .packs import entry, table

ERRORS: Cases = {
    # tables and fields
    "unknown table": (
        lambda t: t["tiles.toml"].update(tyle=[{"id": "x"}]),
        ["tiles.toml: unknown table 'tyle'; known are meta, tile"],
    ),
    "missing table": (lambda t: t["tiles.toml"].pop("tile"), ["tiles.toml: table [[tile]] is missing"]),
    "missing single table": (lambda t: t["map.toml"].pop("tie_break"), ["map.toml: table [tie_break] is missing"]),
    "table of another kind": (
        lambda t: t["tiles.toml"].update(tile=3),
        ["tiles.toml: tile is not a table; write it as [[tile]]"],
    ),
    "single table of another kind": (
        lambda t: t["limits.toml"].update(game=[1]),
        ["limits.toml: game is not a table; write it as [game]"],
    ),
    "meta file": (
        lambda t: t["tiles.toml"]["meta"].update(file="map"),
        ["tiles.toml, [meta]: file is 'map'; expected 'tiles'"],
    ),
    "meta schema": (
        lambda t: t["tiles.toml"]["meta"].update(schema=2),
        ["tiles.toml, [meta]: schema is 2; expected 1"],
    ),
    "meta count": (
        lambda t: t["map.toml"]["meta"].update(areas=35),
        ["map.toml, [meta]: areas is 35; expected 36 (rulebook p.6)"],
    ),
    "missing field": (setting("tile", "allies", name=None), ["tiles.toml, tile 'allies': field 'name' is missing"]),
    "missing id": (
        setting("character", "autista", id=None),
        ["characters.toml, character number 2: field 'id' is missing"],
    ),
    "unknown field": (
        setting("card", "turncoat", nmae="x"),
        ["conflict_cards.toml, card 'turncoat': unknown field 'nmae'; "
         "known are id, name, copies, effect, resolve, provenance"],
    ),
    "several problems of one entry": (
        setting("character", "autista", money="ten", labs=-1, cars=None),
        ["characters.toml, character 'autista': field 'cars' is missing",
         "characters.toml, character 'autista': money is 'ten'; expected a whole number from 0 to 999",
         "characters.toml, character 'autista': labs is -1; expected a whole number from 0 to 999"],
    ),
    "flag for a number": (
        setting("order", "red_ja", skull=True),
        ["orders.toml, order 'red_ja': skull is true; expected a whole number from 0 to 999"],
    ),
    "fraction": (
        setting("order", "red_ja", vest=0.5),
        ["orders.toml, order 'red_ja': vest is 0.5; expected a whole number from 0 to 999"],
    ),
    "huge number": (
        setting("order", "red_ja", initiative=10**20),
        ["orders.toml, order 'red_ja': initiative is a number with more than 12 digits; "
         "expected a whole number from 0 to 999"],
    ),
    "empty text": (
        setting("family", "red", name=" "),
        ["families.toml, family 'red': name is ' '; expected a text on one line"],
    ),
    "control characters": (
        setting("family", "red", name="a\x1b[2J"),
        ["families.toml, family 'red': name is 'a\\x1b[2J'; expected a text on one line"],
    ),
    "id with a blank": (
        setting("tile", "allies", id="all ies"),
        ["tiles.toml, tile 'all ies': id is 'all ies'; expected a name made of letters, digits and _"],
    ),
    "number for a flag": (
        setting("area", "bronte", coastal=0),
        ["map.toml, area 'bronte': coastal is 0; expected true or false"],
    ),
    "word for a list": (
        setting("area", "bronte", seas="mare_catania"),
        ["map.toml, area 'bronte': seas is 'mare_catania'; "
         "expected a list of different names made of letters, digits and _"],
    ),
    "colour": (
        setting("mandamento", "gela", colour="red"),
        ["map.toml, mandamento 'gela': colour is 'red'; expected a colour like '#d9a441'"],
    ),
    "aliases": (
        setting("area", "camastra", aliases=[1]),
        ["map.toml, area 'camastra': aliases is [1]; expected a list of texts"],
    ),
    "twins": (
        setting("tile", "garage", id="allies"),
        ["tiles.toml, tile 'allies': stands 2 times; expected once"],
    ),
    "empty effects": (
        setting("order", "red_ja", effects=[]),
        ["orders.toml, order 'red_ja': effects is []; expected a list with at least one effect"],
    ),
    "effect that is no table": (
        setting("tile", "allies", effect="leapfrog"),
        ["tiles.toml, tile 'allies': effect is 'leapfrog'; expected a table like { do = … }"],
    ),
    # map
    "35 areas": (
        dropping("area", "noto"),
        ["map.toml: 35 entries [[area]]; expected 36 (rulebook p.6)",
         "map.toml, mandamento 'siracusa': areas: there is no area 'noto'",
         "map.toml, sea 'mare_siracusa': areas: there is no area 'noto'",
         "map.toml, sea 'mare_licata': areas: there is no area 'noto'",
         "map.toml, area 'scordia': neighbours: there is no area 'noto'",
         "map.toml, area 'siracusa': neighbours: there is no area 'noto'",
         "map.toml, area 'ragusa': neighbours: there is no area 'noto'"],
    ),
    "unknown start": (
        setting("area", "noto", start="N"), ["map.toml, area 'noto': start: there is no seat 'N'"],
    ),
    "unknown tie break": (
        setting("tie_break", "", area="rome"), ["map.toml, [tie_break]: area: there is no area 'rome'"],
    ),
    "unknown token sea": (
        setting("mandamento", "gela", token_sea="x"),
        ["map.toml, mandamento 'gela': token_sea: there is no sea 'x'",
         "map.toml, mandamento 'gela': none of its areas touches its token_sea 'x'; "
         "the control space lies in an adjacent sea (rulebook p.12)"],
    ),
    "far token sea": (
        setting("mandamento", "gela", token_sea="mare_messina"),
        ["map.toml, mandamento 'gela': none of its areas touches its token_sea 'mare_messina'; "
         "the control space lies in an adjacent sea (rulebook p.12)"],
    ),
    "unknown next": (setting("seat", "NW", next="N"), ["map.toml, seat 'NW': next: there is no seat 'N'"]),
    "mandamento of two areas": (
        setting("mandamento", "siracusa", areas=["siracusa", "ragusa"]),
        ["map.toml, mandamento 'siracusa': 2 areas; expected 3 (rulebook p.6)",
         "map.toml, area 'noto': says mandamento = 'siracusa', which does not list it"],
    ),
    "area of another mandamento": (
        setting("area", "noto", mandamento="gela"),
        ["map.toml, mandamento 'siracusa': lists the area 'noto', which says mandamento = 'gela'",
         "map.toml, area 'noto': says mandamento = 'gela', which does not list it"],
    ),
    "one-sided border": (
        setting("area", "noto", neighbours=["scordia", "siracusa"]),
        ["map.toml, area 'ragusa': has the neighbour 'noto', which does not have it"],
    ),
    "border with itself": (
        setting("area", "trapani", neighbours=["marsala", "partinico", "trapani"]),
        ["map.toml, area 'trapani': is its own neighbour"],
    ),
    "neighbour twice": (
        setting("area", "trapani", neighbours=["marsala", "partinico", "partinico"]),
        ["map.toml, area 'trapani': neighbours is ['marsala', 'partinico', 'partinico']; "
         "expected a list of different names made of letters, digits and _"],
    ),
    "coast without a sea": (
        setting("area", "bronte", coastal=True),
        ["map.toml, area 'bronte': coastal is true, but its seas are: none"],
    ),
    "three seas": (
        both(setting("area", "noto", seas=["mare_siracusa", "mare_licata", "mare_catania"]),
             lambda t: entry(t, "sea", "mare_catania")["areas"].append("noto")),
        ["map.toml, area 'noto': touches 3 seas; expected at most 2 (rulebook p.6)"],
    ),
    "sea without its area": (
        lambda t: entry(t, "sea", "mare_licata")["areas"].remove("ragusa"),
        ["map.toml, area 'ragusa': touches the sea 'mare_licata', which does not list it"],
    ),
    "area without its sea": (
        lambda t: entry(t, "sea", "mare_licata")["areas"].append("siracusa"),
        ["map.toml, sea 'mare_licata': lists the area 'siracusa', which does not touch it"],
    ),
    "one-sided sea border": (
        setting("sea", "mare_licata", neighbours=["mare_siracusa", "mare_messina"]),
        ["map.toml, sea 'mare_licata': has the neighbour 'mare_messina', which does not have it",
         "map.toml, sea 'mare_agrigento': has the neighbour 'mare_licata', which does not have it"],
    ),
    "sea beside itself": (
        lambda t: entry(t, "sea", "mare_licata")["neighbours"].append("mare_licata"),
        ["map.toml, sea 'mare_licata': is its own neighbour"],
    ),
    "unequal teams": (
        setting("seat", "NW", team="B"),
        ["map.toml, seat 'NW': the seats per team are A: 1, B: 3; expected two teams of 2 (rulebook p.2)"],
    ),
    "turn within a team": (
        both(setting("seat", "SW", next="SE"), setting("seat", "SE", next="NE"), setting("seat", "NE", next="NW"),
             setting("seat", "NW", next="SW")),
        ["map.toml, seat 'SW': next is 'SE' of the same team; the arrow leads to the other team (rulebook p.6)",
         "map.toml, seat 'NE': next is 'NW' of the same team; the arrow leads to the other team (rulebook p.6)"],
    ),
    "two arrows to one seat": (
        setting("seat", "SW", next="NW"),
        ["map.toml, seat 'NW': 2 arrows lead here; expected 1 (rulebook p.6)",
         "map.toml, seat 'NE': 0 arrows lead here; expected 1 (rulebook p.6)"],
    ),
    "order of play in two pairs": (
        both(setting("seat", "SW", next="NW"), setting("seat", "SE", next="NE")),
        ["map.toml, seat 'NW': the order of play comes back after 2 turns; expected 4 (rulebook p.6)"],
    ),
    "seat called neutral": (
        both(setting("seat", "NW", id="neutral"), setting("seat", "SE", next="neutral"),
             lambda t: [area.update(start="neutral") for area in table(t, "area") if area["start"] == "NW"]),
        ["map.toml, seat 'neutral': 'neutral' is what areas without a family are called; give the seat another id",
         "map.toml: 45 neutral Soldati stand in the areas; there are 30 (rulebook p.3)"],
    ),
    "five areas": (
        both(lambda t: entry(t, "seat", "NE")["areas"].remove("ragusa"), setting("area", "ragusa", start="neutral",
             soldati=2), setting("area", "noto", start="NW")),
        ["map.toml, area 'noto': says start = 'NW', which does not list it",
         "map.toml, seat 'NE': 5 areas; expected 6 (rulebook p.6)"],
    ),
    "lineup and area disagree": (
        setting("area", "ragusa", start="SE"),
        ["map.toml, seat 'NE': lists the area 'ragusa', which says start = 'SE'",
         "map.toml, area 'ragusa': says start = 'SE', which does not list it"],
    ),
    "two areas of a Mandamento": (
        both(setting("area", "gela", start="NE"), setting("area", "ragusa", start="SW"),
             lambda t: entry(t, "seat", "NE")["areas"].remove("ragusa"),
             lambda t: entry(t, "seat", "NE")["areas"].append("gela"),
             lambda t: entry(t, "seat", "SW")["areas"].remove("gela"),
             lambda t: entry(t, "seat", "SW")["areas"].append("ragusa")),
        ["map.toml, seat 'NE': starts with 2 areas of the Mandamento 'gela'; "
         "nobody controls one at the start (rulebook p.2, p.12)"],
    ),
    "four Soldati": (setting("area", "noto", soldati=4), ["map.toml, area 'noto': soldati is 4; expected one of 2, 3"]),
    "too many neutral Soldati": (
        setting("area", "noto", soldati=3),
        ["map.toml: 31 neutral Soldati stand in the areas; there are 30 (rulebook p.3)"],
    ),
}  # fmt: skip
