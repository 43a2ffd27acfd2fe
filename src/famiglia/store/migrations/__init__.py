"""The migrations of the database; `famiglia.store.upgrade` runs those that are missing."""
