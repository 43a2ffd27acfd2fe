"""HTTP: protocols, routes, endpoints, requests and responses, problems, limits and security."""
