"""A TCP proxy between a browser and the server, whose connections can be cut and restored."""

import contextlib
import socket
import threading

from tests.services import free_port

from .server_process import ServerProcess


class CuttableProxy:
    """Forwards connections to the server; once cut, it closes all of them and accepts no new one."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.sockets: set[socket.socket] = set()
        self.changing = threading.Lock()
        """Held while connections are added or closed, so that none is opened while all are cut."""
        self.listener: socket.socket | None = None
        self.restore()

    def restore(self) -> None:
        """Accept connections (again)."""
        self.listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self) -> None:
        """Close every connection and accept no new one."""
        with self.changing:
            if self.listener is not None:
                with contextlib.suppress(OSError):
                    self.listener.shutdown(socket.SHUT_RDWR)
                self.listener.close()
                self.listener = None
            for end in list(self.sockets):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                client, _ = listener.accept()
                server = socket.create_connection(("127.0.0.1", self.server.port))
            except OSError:
                return
            with self.changing:
                if self.listener is not listener:
                    client.close()
                    server.close()
                    return
                self.sockets |= {client, server}
            for source, target in ((client, server), (server, client)):
                threading.Thread(target=self._forward, args=(source, target), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)
        self.sockets.discard(source)
        if target not in self.sockets:
            source.close()
            target.close()
