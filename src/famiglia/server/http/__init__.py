"""Requests and responses: protocols, routes, endpoints, problems, limits and security."""
