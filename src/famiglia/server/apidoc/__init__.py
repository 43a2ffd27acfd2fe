"""The documentation of the API: its OpenAPI document, and the manual at `/api/docs` that is made from it."""
