"""The line between a browser and the house, which can be cut and mended."""

import contextlib
import socket
import threading

from tests.services import free_port

from .house import House


class Line:
    """Hands on every connection to the house, until it is cut: then all of them break, and no new one is made."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.open: set[socket.socket] = set()
        self.whole = False
        self.listening: socket.socket | None = None
        self.mend()

    def mend(self) -> None:
        """Let connections through."""
        self.whole = True
        self.listening = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, args=(self.listening,), daemon=True).start()

    def cut(self) -> None:
        """Break everything that passes."""
        self.whole = False
        if self.listening is not None:
            with contextlib.suppress(OSError):
                self.listening.shutdown(socket.SHUT_RDWR)
            self.listening.close()
        for end in list(self.open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self, listening: socket.socket) -> None:
        while self.whole:
            try:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self.house.port))
            except OSError:
                return
            self.open |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_WR)
        self.open.discard(one)
        if other not in self.open:
            one.close()
            other.close()
