"""The command `famiglia`, and `python -m famiglia`."""

import signal


def main() -> None:
    """Run the command line. Ctrl-C while its modules are read ends the process without a traceback."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:  # not if the program that started this one has Ctrl-C ignored
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from .cli import main as run

    signal.signal(signal.SIGINT, usual)
    run()


if __name__ == "__main__":
    main()
