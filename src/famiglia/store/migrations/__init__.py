"""How the database became what it is, step by step; `famiglia.store.upgrade` makes the steps that are missing."""
