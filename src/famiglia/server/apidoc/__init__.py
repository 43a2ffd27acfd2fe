"""The OpenAPI document of the API, and a page for people made from it."""
