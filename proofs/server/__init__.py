"""What proofs share: a real server process, its databases, and clients that talk to it."""
