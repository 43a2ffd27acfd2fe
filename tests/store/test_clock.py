"""The store works when the clock is set back."""

from famiglia.store import Store

from .rows import row, summary

HOUR, DAY = 3600, 24 * 3600
NOW = 1_700_000_000


async def test_a_limit_does_not_block_for_a_day_when_the_clock_is_set_back_a_day(database_url: str) -> None:
    store = await Store.open(database_url)
    for _ in range(5):
        assert await store.count_attempt("new tables:anna", NOW, 60, 5) is None
    wait = await store.count_attempt("new tables:anna", NOW, 60, 5)
    assert wait is not None
    assert await store.count_attempt("new tables:anna", NOW - DAY, 60, 5) is None
    await store.close()


async def test_a_bot_that_waits_since_a_time_ahead_is_found_when_the_clock_was_set_back_an_hour(
    database_url: str,
) -> None:
    store = await Store.open(database_url)
    await store.new_table(row("waits"), [], summary(updated=NOW, bot_waiting=True))
    assert ["waits"] == await store.tables_awaiting_bots(NOW - HOUR)
    assert [] == await store.tables_awaiting_bots(NOW)
    await store.close()
