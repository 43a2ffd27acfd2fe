"""Passwords that are easily guessed: common words with some digits, digits alone, rows of keys, and the name of the account."""

import re
import unicodedata
from itertools import pairwise
from typing import Final, Literal, TypeAlias

Weakness: TypeAlias = Literal["common", "digits", "pattern", "account"]

_WORDS: Final = """
    1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx a1b2c3 a1b2c3d4 a1b2c3d4e5 a1b2c3d4e5f6 abc abcd abcdef
    abcdefg access admin administrator alexander amanda america amour andrea andreas andrew android ange angel
    anthony aout apple april arschloch arsenal asd asdf asdfgh asdfghjkl ashley asshole august automne autumn avril
    azerty babygirl bailey banana barbara barcelona baseball basketball batman bayern bayernmuenchen benjamin
    berlin bienvenue bitch blessed blink blume blumen bonjour borussia boss buddy buster butterfly camille canada
    capo caroline changeme charlie charlotte cheese chelsea cheval chocolat chocolate chouchou christian
    christopher cocacola coffee computer consigliere contrasena cookie corleone corvette coucou cowboys cristiano
    daniel december decembre default demo dennis deutschland dezember diamond donald dortmund doudou drachen dragon
    eagles elephant elizabeth eminem engel ete europe facebook famiglia familie famille family fcbayern februar
    february ferrari fevrier fickdich ficken fleur florian flower football fortnite france freedom freiheit freitag
    friday fruehling fuckoff fuckyou fussball garfield gast geheim george germany ginger godfather golden goodluck
    google guest hallo hamburg hannah harley hase hello hellokitty herbst hiver hockey hunter ichliebedich iloveu
    iloveyou internet iphone isabelle italia januar january janvier jennifer jessica jesus jetaime jonathan jordan
    joshua juillet juin juli julien july june juni juventus kennwort killer lakers laura letmein liberte liebe
    linkedin linux lion liverpool loewe login logon london loulou love lovely loveyou lundi maerz mafia maggie mai
    manchester marcel march maria marie marseille martin master matrix matthew mausi maverick mdp melissa mercedes
    messi metallica michael michelle microsoft midnight minecraft monamour monday monkey montag motdepasse muenchen
    mustang mysecret myspace naruto newyork nicholas nicolas nicole ninja nirvana nothing november novembre october
    octobre oesterreich oktober oliver olympique orange packers padrino panther papillon paris pass passe
    passphrase passwd password passwort patricia pauline peanut pepper phoenix pikachu pokemon porsche princess
    princesse printemps prinz prinzessin psg purple q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx qwe qweasd qweasdzxc
    qwerty qwertyuiop qwertz ranger realmadrid robert ronaldo root rugby sabine salut samantha samsung samurai
    schalke schatz schatzi schmetterling schnucki schweiz scooby scorpion sebastian secret september septembre
    service servus shadow sicilia silver slipknot snoopy soccer soldier soleil sommer sonnenschein sophie spiderman
    spongebob spring startrek starwars steelers stefan stephan suisse summer sunshine superman swordfish test
    tester testing thomas tiger tigger tinkerbell tobias tottenham trustno user valentin vendredi victoria vienna
    warrior welcome whatever wien william willkommen windows winter wolf wxcvbn yamaha yankees yxcvbnm zaq12wsx zxc
    zxcvbnm
"""
STEMS: Final = frozenset(_WORDS.split())
"""Common words in English, German and French, in lower case without accents."""
MAX_ADDED: Final = 4
"""This many digits or other signs around a common word do not make it a strong password."""
MIN_DIGITS: Final = 12
"""The minimum length of a password that consists of digits."""
ROWS: Final = (
    *("qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiopu", "asdfghjkloa", "yxcvbnm", "azertyuiop", "qsdfghjklm"),
    *("wxcvbn", "1234567890", "abcdefghijklmnopqrstuvwxyz", "!@#$%^&*()", '!"§$%&/()=', "1qaz", "2wsx", "3edc", "4rfv"),
)
MIN_RUN: Final = 3
MAX_BESIDE: Final = 2
"""This many characters beside rows of keys do not make a strong password."""
MIN_PATTERN: Final = 5
"""The minimum length of a pattern; shorter passwords are refused for their length."""
MAX_REPEATED: Final = 4
NEIGHBOURS: Final = {pair for row in ROWS for line in (row, row[::-1]) for pair in pairwise(line)} | {
    *(("9", "0"), ("0", "9"), ("0", "1"), ("1", "0")),
}
LOOKALIKES: Final = tuple(str.maketrans("@4831!05$7", f"aabe{i}{i}osst") for i in "il")


def weakness(password: str, account: str) -> Weakness | None:
    """Why a password is easily guessed; None if it is not."""
    folded = _folded(password)
    digits = re.sub(r"[\s./:_-]", "", folded)
    if digits.isdigit() and len(digits) < MIN_DIGITS:
        return "digits"
    if _is_account(folded, _folded(account)):
        return "account"
    stems = _stems(folded)
    if any(_is_common(stem) for stem in stems):
        return "common"
    if any(_is_pattern(stem) for stem in stems if len(stem) >= MIN_PATTERN):
        return "pattern"
    return None


def _folded(text: str) -> str:
    """The text in lower case without accents, which add no strength."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def _stems(password: str) -> set[str]:
    """Every text that remains of the password without those digits and signs at its ends that add little strength."""
    parts = re.fullmatch(r"([\W\d_]*)(.*?)([\W\d_]*)", password, re.DOTALL)
    assert parts is not None
    starts = [start for start in range(len(parts[1]) + 1) if _adds_little(password[:start])]
    ends = [end for end in range(len(password) - len(parts[3]), len(password) + 1) if _adds_little(password[end:])]
    return {password[start:end] for start in starts for end in ends} - {""}


def _adds_little(text: str) -> bool:
    """Are these few digits and signs, or digits in a row, such as 12345?"""
    digits = re.sub(r"\D", "", text)
    return len(text) - len(digits) <= MAX_ADDED and (len(digits) <= MAX_ADDED or len(_runs(digits)) == 1)


def _is_common(stem: str) -> bool:
    """Is it a common word, possibly repeated, or with digits and signs that look like letters?"""
    half = stem[: len(stem) // 2]
    words = {stem, half} if stem == half * 2 else {stem}
    return any(word in STEMS or any(word.translate(alike) in STEMS for alike in LOOKALIKES) for word in words)


def _is_pattern(text: str) -> bool:
    """Are these a few repeated characters, or rows of keys, of the alphabet or of one character?"""
    if len(set(text)) < MIN_RUN:
        return True
    if any(text == (text[:size] * len(text))[: len(text)] for size in range(1, min(MAX_REPEATED, len(text) // 2) + 1)):
        return True
    return sum(run for run in _runs(text) if run < MIN_RUN) <= MAX_BESIDE


def _runs(text: str) -> list[int]:
    """The lengths of the parts in which each character equals the one before or is its neighbour."""
    runs = [1]
    for pair in pairwise(text):
        if pair[0] == pair[1] or pair in NEIGHBOURS:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs


def _is_account(password: str, account: str) -> bool:
    """Is it the name of the account, possibly with a few characters more?"""
    name, bare = (re.sub(r"[\W_]", "", text) for text in (account, password))
    if password == account or (bare and bare == name):
        return True
    return len(name) >= MIN_RUN and name in bare and len(bare.replace(name, "")) <= MAX_ADDED
