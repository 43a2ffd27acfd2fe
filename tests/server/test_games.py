"""Whole games through the API, from the first guest to a record that proves itself."""

import hmac
import json
from collections.abc import Callable
from hashlib import sha256

import pytest

from famiglia.dice import commitment
from famiglia.duel import RULES_VERSION
from famiglia.record import verify
from famiglia.rulebook.register import rule
from famiglia.words import LANGUAGES

from .people import Person, State, new_id, problem, until

Come = Callable[[str | None], Person]


def by_chance(moves: list[State]) -> State:
    """A move that depends only on the list of moves."""
    names = sorted(move["move"] for move in moves)
    chosen = names[sha256("\n".join(names).encode()).digest()[0] % len(names)]
    return next(move for move in moves if move["move"] == chosen)


def test_a_guest_plays_a_whole_duel_against_a_bot_and_downloads_the_record(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "bot:greedy"), edition="classic", seed="my own words")["about"]
    state = anna.play_to_the_end(table["id"], by_chance)
    assert state["game"]["result"]["points"]
    response = anna.http.get(f"/api/tables/{table['id']}/record")
    assert "attachment" in response.headers["content-disposition"]
    found = verify(response.content)
    assert ("Anna", "greedy") == found.record.header.seats
    assert ("my own words", "") == found.record.header.added
    assert table["commitment"] == found.record.header.commitment
    assert state["game"]["result"]["points"] == list(found.result.points)
    [listed] = anna.http.get("/api/me/tables").json()["tables"]
    winners = {0, 1} if found.result.winner is None else {found.result.winner}
    assert ("over", [seat in winners for seat in (0, 1)]) == (
        listed["status"],
        [seat["won"] for seat in listed["seats"]],
    )


def test_a_whole_war_with_three_bots_is_played_through_the_api(person: Come) -> None:
    anna = person("Anna")
    seats = ("bot:greedy", "me", "bot:random", "bot:greedy")
    table = anna.open("war", seats, options=["quick-setup"])["about"]["id"]
    state = anna.play_to_the_end(table, by_chance)
    assert state["game"]["result"] is not None
    found = verify(anna.http.get(f"/api/tables/{table}/record").content)
    assert "Anna" == found.record.header.seats[1]
    [listed] = anna.http.get("/api/me/tables").json()["tables"]
    game = found.record.game
    assert [found.result.winner == game.team(seat) for seat in range(4)] == [seat["won"] for seat in listed["seats"]]


def test_two_people_play_and_a_third_watches(person: Come) -> None:
    anna, ben, carla = person("Anna"), person("Ben"), person("Carla")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    with anna.socket(table) as hers, carla.socket(table) as watching:
        assert "state" == hers.next()["kind"]
        assert [] == watching.next()["log"]
        update = ben.sit(table, 1)
        assert "running" == update["about"]["status"]
        begun = hers.until(lambda message: message.get("game"))
        assert "state" == begun["kind"], "the game has begun: everything is sent anew"
        assert [0] == begun["game"]["to_decide"]
        assert 200 == anna.play(begun).status_code
        seen = watching.until(lambda message: any(entry["kind"] == "move" for entry in message["log"]))
        assert None is seen["game"]["viewer"]
        assert [] == seen["game"]["moves"]
    problem(carla.send(table, 0, {"do": "play", "seat": 0, "move": "pass"}), 403, "not-your-seat")
    number = carla.look(table)["numbers"]["seats"]
    problem(carla.send(table, number, {"do": "sit", "seat": 1}), 409, "seat-taken")


def test_after_a_reconnect_only_what_was_missed_is_sent(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    with anna.socket(table) as first:
        known = first.next()["numbers"]
    anna.play(anna.look(table))
    after = ",".join(f"{name}:{number}" for name, number in known.items())
    with anna.socket(table, f"?after={after}") as again:
        state = again.next()
        assert state["log"] == anna.look(table, after=after)["log"]
        assert [known["game"]] == [entry["n"] for entry in state["log"]][:1]
        assert state["numbers"]["game"] - known["game"] == len(state["log"])


def test_a_second_copy_of_a_command_is_answered_like_the_first_while_nothing_else_happens(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    state, id_ = anna.look(table), new_id()
    deed = {"do": "play", "seat": 0, "move": state["game"]["moves"][-1]["move"]}
    first = anna.send(table, state["numbers"]["game"], deed, id_)
    now = anna.look(table)["numbers"]
    second = anna.send(table, state["numbers"]["game"], deed, id_)
    assert (200, first.json()) == (second.status_code, second.json())
    assert now == anna.look(table)["numbers"]
    problem(anna.send(table, state["numbers"]["game"] + 1, deed, id_), 409, "id-reused")
    line = {"do": "say", "room": "players", "text": "hello"}
    assert anna.send(table, 0, line, "a-line-of-chat").json() == anna.send(table, 0, line, "a-line-of-chat").json()
    assert 1 == len(anna.look(table)["chat"]["players"])


def test_a_late_second_copy_gets_the_first_answer_and_what_happened_since(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    state, id_ = anna.look(table), new_id()
    deed = {"do": "play", "seat": 0, "move": state["game"]["moves"][-1]["move"]}
    first = anna.send(table, state["numbers"]["game"], deed, id_).json()
    ben.do(table, {"do": "say", "room": "players", "text": "well played"})
    for _ in range(4):
        mover, now = next((each, seen) for each in (anna, ben) if (seen := each.look(table))["game"]["moves"])
        assert 200 == mover.play(now).status_code
    second = anna.send(table, state["numbers"]["game"], deed, id_).json()
    now = anna.look(table, seat=0)
    assert (now["numbers"], now["game"]) == (second["numbers"], second["game"])
    assert first["log"] == second["log"][: len(first["log"])]
    assert now["log"] == [*state["log"], *second["log"]]
    assert ["well played"] == [line["text"] for line in second["chat"]["players"]]


def test_a_second_copy_gets_only_what_its_sender_may_know_now(person: Come) -> None:
    """Anna has left her seat in a war, so her repeated command gets only what spectators may know."""
    anna, ben = person("Anna"), person("Ben")
    table = anna.open("war", seats=("me", "open", "bot:random", "bot:random"))["about"]["id"]
    ben.sit(table, 1)
    line = {"do": "say", "room": "team", "text": "between us", "seat": 0}
    assert 200 == anna.send(table, 0, line, "between-us").status_code
    anna.do(table, {"do": "leave", "seat": 0})
    copy = anna.send(table, 0, line, "between-us")
    assert 200 == copy.status_code
    assert "between us" not in copy.text
    assert anna.look(table)["numbers"].keys() == copy.json()["numbers"].keys()
    assert copy.json()["game"]["viewer"] is None


def test_a_stale_command_gets_the_state_and_changes_nothing(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "me"))["about"]["id"]
    state = anna.look(table)
    assert 200 == anna.play(state).status_code
    now = anna.look(table)
    response = problem(anna.play(state), 409, "stale")
    assert now["numbers"] == response["state"]["numbers"]
    assert now["game"] == response["state"]["game"]
    assert now == anna.look(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_its_rule_in_the_readers_language(person: Come, lang: str) -> None:
    anna = person("Anna")
    state = anna.open(first=0)
    table, stop = state["about"]["id"], {"do": "play", "seat": 0, "move": "stop"}
    response = problem(anna.send(table, state["numbers"]["game"], stop, lang=lang), 422, "refused")
    assert rule(response["rule"]).sentence(lang) == response["sentence"]
    assert response["sentence"] in response["detail"]
    assert response["fact"] in response["detail"]
    query: State = {"seat": 0, "move": "stop", "lang": lang}
    why = anna.http.get(f"/api/tables/{table}/why", params=query).json()
    assert (False, response["rule"], response["detail"]) == (why["legal"], why["rule"], why["text"])
    legal = anna.http.get(f"/api/tables/{table}/why", params=query | {"move": "pass"}).json()
    assert legal["legal"]


def test_the_consequences_of_a_move_can_be_requested(person: Come) -> None:
    anna = person("Anna")
    for game, seats in (("duel", ("me", "me")), ("war", ("me",) * 4)):
        state = anna.open(game, seats)
        table, seat = state["about"]["id"], state["game"]["to_decide"][0]
        path = f"/api/tables/{table}/preview"
        for choice in state["game"]["moves"]:
            response = anna.http.get(path, params={"seat": seat, "move": choice["move"]})
            known = {"cost": choice.get("cost")} if game == "duel" else {"forecast": {}}
            assert (200, {"game": game, **known}) == (response.status_code, response.json())
        illegal = {"seat": seat, "move": "stop" if game == "duel" else "take"}
        why = anna.http.get(f"/api/tables/{table}/why", params=illegal).json()
        refused = problem(anna.http.get(path, params=illegal), 422, "refused")
        assert (why["rule"], why["text"]) == (refused["rule"], refused["detail"])
        problem(anna.http.get(path, params={"seat": seat, "move": "jump"}), 422, "bad-move")
        first = {
            "seat": seat,
            "after": next(each["move"] for each in state["game"]["moves"] if each["verb"] in ("pass", "lead")),
        }
        for about in (path, f"/api/tables/{table}/why"):
            told = problem(
                anna.http.get(about, params={**first, "move": "take", "after": "jump,pass"}), 422, "bad-move"
            )
            assert told["at"] == 0
        late = problem(anna.http.get(path, params={**first, "move": "pass"}), 422, "refused")
        assert ("D-10" if game == "duel" else "W-006", 1) == (late["rule"], late["at"])
        assert state["game"] == anna.look(table)["game"]
    path = f"/api/tables/{anna.open(seats=('me', 'open'))['about']['id']}/preview"
    problem(anna.http.get(path, params={"seat": 0, "move": "pass"}), 409, "not-running")
    problem(anna.http.get(path, params={"seat": 1, "move": "pass"}), 403, "not-your-seat")
    problem(anna.http.get(path, params={"seat": 3, "move": "pass"}), 404, "no-such-seat")


def test_a_text_that_is_no_move_and_a_forbidden_move_get_different_errors(person: Come) -> None:
    anna = person("Anna")
    state = anna.open(seats=("me", "bot:random"), first=0)
    codes = dict.fromkeys(("", "jump", "take", "take Z9", "take F0 " * 20, "take Z9\n"), "bad-move")
    for text, code in (codes | {"\u0000": "bad-field", "stop": "refused"}).items():
        deed = {"do": "play", "seat": 0, "move": text}
        problem(anna.send(state["about"]["id"], state["numbers"]["game"], deed), 422, code)


def test_moves_are_taken_back_within_the_horizon_and_never_beyond(person: Come) -> None:
    anna = person("Anna")
    table = anna.open("war", ("me",) * 4, options=["quick-setup"])["about"]["id"]
    state = anna.look(table)
    seat = state["game"]["viewer"]
    undo = {"do": "undo", "seat": seat, "moves": 1}
    problem(anna.send(table, state["numbers"]["game"], undo), 409, "nothing-to-undo")
    assert 200 == anna.play(state).status_code
    after = anna.look(table, seat=seat)
    assert 1 == after["game"]["undoable"]
    problem(anna.send(table, after["numbers"]["game"], undo | {"moves": 2}), 409, "nothing-to-undo")
    assert 200 == anna.send(table, after["numbers"]["game"], undo).status_code
    back = anna.look(table, seat=seat)
    assert state["game"] == back["game"]
    assert ["move", "undo"] == [entry["kind"] for entry in back["log"]][-2:]


def test_a_rematch_is_opened_with_the_seats_swapped(person: Come) -> None:
    anna = person("Anna")
    table = anna.open(seats=("me", "bot:random"))["about"]["id"]
    anna.play_to_the_end(table, lambda moves: moves[-1])
    with anna.socket(table) as hers:
        anna.do(table, {"do": "rematch"})
        found = hers.until(lambda message: (message.get("about") or {}).get("next"))
    state = anna.look(found["about"]["next"])
    assert ["bot", "human"] == [seat["kind"] for seat in state["seats"]]
    assert "running" == state["about"]["status"]
    problem(anna.send(table, anna.look(table)["numbers"]["seats"], {"do": "rematch"}), 409, "asked")


def test_a_rematch_is_dealt_from_an_earlier_commitment_and_everybodys_words(person: Come) -> None:
    """P20: the commitment cannot depend on the words, nor the words on the deal."""
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    assert None is anna.look(table)["about"]["next_commitment"]
    for who in (anna, ben):
        assert 200 == who.play(who.look(table), lambda moves: moves[-1]).status_code
    promise = anna.look(table)["about"]["next_commitment"]
    assert anna.look(table)["about"]["commitment"] != promise
    words = {"Anna": "tea", "Ben": "biscuits"}
    for who, name in ((anna, "Anna"), (ben, "Ben")):
        assert promise == who.look(table)["about"]["next_commitment"]
        who.do(table, {"do": "rematch", "seed": words[name]})
    until(lambda: anna.look(table)["about"]["next"])
    following = anna.look(anna.look(table)["about"]["next"])
    names = [seat["name"] for seat in following["seats"]]
    assert (promise, [words[name] for name in names]) == (following["about"]["commitment"], following["about"]["added"])
    for _ in names:
        awaited = anna.look(following["about"]["id"])["game"]["to_decide"][0]
        mover = (anna, ben)[names[awaited] == "Ben"]
        assert 200 == mover.play(mover.look(following["about"]["id"]), lambda moves: moves[-1]).status_code
    header = verify(anna.http.get(f"/api/tables/{following['about']['id']}/record").content).record.header
    assert (promise, following["about"]["added"]) == (header.commitment, list(header.added))


def test_a_player_who_leaves_a_running_game_is_substituted_and_may_come_back(person: Come) -> None:
    anna, ben = person("Anna"), person("Ben")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    ben.do(table, {"do": "leave", "seat": 1})
    assert anna.look(table)["seats"][1]["substitute"]
    anna.play(anna.look(table), lambda moves: moves[-1])
    until(lambda: 0 in anna.look(table)["game"]["to_decide"])
    ben.sit(table, 1)
    assert [False, "Ben"] == [ben.look(table)["seats"][1][name] for name in ("substitute", "name")]


def test_only_the_substituted_player_may_take_the_seat_back(person: Come) -> None:
    anna, ben, watcher = person("Anna"), person("Ben"), person("Sam")
    table = anna.open(seats=("me", "open"), first=0)["about"]["id"]
    ben.sit(table, 1)
    with watcher.socket(table) as theirs, ben.socket(table) as his:
        theirs.next()
        his.next()
        ben.do(table, {"do": "leave", "seat": 1})
        anna.play(anna.look(table), lambda moves: moves[-1])
        with anna.socket(table):  # somebody went offline, so everybody gets the seats again
            for listening, may in ((his, True), (theirs, False)):
                told = listening.until(
                    lambda message: any(seat["online"] for seat in message.get("seats") or [] if seat["seat"] == 0)
                )
                assert may == told["seats"][1]["back"]


def test_the_id_and_the_seed_of_the_rematch_cannot_be_derived(person: Come) -> None:
    """The seed is revealed at the end; the id and the seed of the next table must not follow from it."""
    anna = person("Anna")
    table = anna.open(seats=("me", "bot:random"))["about"]["id"]
    anna.play_to_the_end(table, lambda moves: moves[-1])
    text = anna.http.get(f"/api/tables/{table}/record").text.splitlines()[-1]
    seed = bytes.fromhex(json.loads(text)["seed"])
    guess = sha256(b"famiglia rematch\n" + seed + table.encode()).hexdigest()[:32]
    anna.do(table, {"do": "rematch"})
    until(lambda: anna.look(table)["about"]["next"])
    assert guess != anna.look(table)["about"]["next"]
    guess = commitment(hmac.digest(seed, b"famiglia rematch seed", "sha256"), RULES_VERSION)
    assert guess != anna.look(table)["about"]["next_commitment"]
