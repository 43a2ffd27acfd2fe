"""The command `famiglia`, and `python -m famiglia`."""

import signal


def main() -> None:
    """Run the command line. Ctrl-C while its modules are read ends the process without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run

    signal.signal(signal.SIGINT, signal.default_int_handler)
    run()


if __name__ == "__main__":
    main()
