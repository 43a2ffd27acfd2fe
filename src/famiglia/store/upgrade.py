"""Upgrading a database to the version that this program knows."""

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, func, select

from .errors import StoreError
from .schema import metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x66616D69
"""The advisory lock that keeps two starting processes from upgrading at the same time."""


def upgrade(connection: Connection) -> None:
    """Run all missing migrations, inside the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory(str(FOLDER))
    _check_versions(scripts, MigrationContext.configure(connection).get_current_heads())
    with EnvironmentContext(
        config, scripts, fn=lambda current, _: scripts._upgrade_revs("head", current)
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()


def _check_versions(scripts: ScriptDirectory, versions: tuple[str, ...]) -> None:
    for version in versions:
        try:
            known = scripts.get_revision(version)
        except CommandError:
            known = None
        if known is None:
            raise StoreError(
                f"the database has version {version}, this program knows versions up to {scripts.get_current_head()}: "
                "it was last used by a newer famiglia; install that one, or restore a backup"
            )
