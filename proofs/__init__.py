"""What we promise, shown: `make prove` runs every proof in full size, `make test` the same ones in a small size.

Each proof is a function of a size and a seed that returns a `ProofResult` of the table in docs/proofs.md.
"""
