"""The JSON of requests and responses, except for tables: their types are in `famiglia.table.messages`."""
