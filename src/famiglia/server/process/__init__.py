"""The processes of a server: workers, signals, connections, file descriptors and the shutdown."""
