"""How the database became what it is, step by step; `famiglia.store.upgrading` makes the steps that are missing."""
