"""The processes of a server: workers, process pools, signals, incoming connections, file descriptors and shutdown."""
