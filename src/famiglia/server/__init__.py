"""The server: the HTTP API of both games, live updates over sockets, sign-in, bots, and the files of the browser client."""
