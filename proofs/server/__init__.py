"""Server processes, databases and clients for proofs and benchmarks."""
