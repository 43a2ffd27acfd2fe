"""The server: the API of both games, sockets, sign-in, and bots that think in processes of their own."""
