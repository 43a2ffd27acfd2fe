"""The handlers of the routes: one function for each operation of the API."""
