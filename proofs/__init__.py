"""Large-scale checks of what the package promises: `make prove` runs them in full size, `make test` in a small one.

Each proof is a function of a size and a seed that returns a `ProofResult`, a row of the table in docs/proofs.md.
"""
