"""The JSON bodies and query parameters of the API, one module per subject; tables are in `famiglia.table.messages`."""
