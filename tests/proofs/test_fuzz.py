"""P12 to P15 in a small size; `make prove` runs them in full."""

from proofs.fuzz.http_grammar import requests
from proofs.fuzz.http_schemathesis import documented
from proofs.fuzz.illegal_commands import illegal_over_http
from proofs.fuzz.illegal_moves import illegal_moves
from proofs.fuzz.slow_clients import slow_clients
from proofs.fuzz.sockets import messages


def test_no_request_that_the_document_allows_or_forbids_breaks_the_server() -> None:
    row = documented(1_250, people=("player",))
    assert [] == row.violations
    assert 1_250 <= row.cases


def test_no_request_at_all_breaks_the_server() -> None:
    row = requests(7_000)
    assert [] == row.violations
    assert "never successful" not in row.remarks


def test_no_message_into_a_socket_breaks_the_server_or_changes_a_table() -> None:
    row = messages(6_000)
    assert [] == row.violations
    assert 6_000 <= row.cases


def test_every_altered_move_is_refused_and_changes_nothing() -> None:
    assert [] == illegal_moves(4_000).violations


def test_every_altered_move_over_http_is_a_problem_with_a_reason() -> None:
    assert [] == illegal_over_http(500).violations


def test_those_who_never_read_are_dropped_and_keep_nobody_waiting() -> None:
    assert [] == slow_clients(300).violations
