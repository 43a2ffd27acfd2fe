# Two commands do everything: `make play` and `make test`. Both build the environment they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(wildcard src/famiglia/duel/*.py src/famiglia/war/*.py) src/famiglia/dice.py setup.py pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help play war test check bench prove docs lock clean

help:  ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-7s %s\n", $$1, $$2}'

play: $(VENV)/built  ## play a duel in this terminal
	@$(BIN)/famiglia play duel

war: $(VENV)/built  ## play the war in this terminal, with bots in the empty seats
	@$(BIN)/famiglia play war

test: $(VENV)/built  ## run all tests
	$(BIN)/pytest -n 2

check: $(VENV)/built  ## style, types, import direction and the commands in the docs
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 tests/house

bench: $(VENV)/bench  ## measure our speed beside that of our peers, in one run
	@$(BIN)/python -m benchmarks

prove: $(VENV)/built  ## the proofs in full size: 100,000 random wars, every position checked
	@$(BIN)/python -m tools.prove

docs: $(VENV)/built  ## make the generated pages and pictures anew
	$(BIN)/python -m tools.generate

lock: $(VENV)/installed  ## resolve the dependencies anew into requirements.lock
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-header --no-emit-options \
	  --no-emit-index-url --no-emit-find-links --annotation-style line --output-file requirements.lock pyproject.toml

clean:  ## remove the environment and everything that was built
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

# The environment, from the hashed lock file.
$(VENV)/installed: requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what famiglia needs into $(VENV) (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# The peers to measure against; they are never needed to play or to test.
$(VENV)/bench: $(VENV)/built
	@echo "Installing OpenSpiel, RLCard, PettingZoo and Catanatron to measure against (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[bench]'
	@touch $(VENV)/built $@

# The package itself, compiled where a C compiler is at hand.
$(VENV)/built: $(VENV)/installed $(ENGINE)
	@find src -name '*.so' -delete
	@echo "Building the engine (once per change) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c "from famiglia.duel import cards; print('Engine compiled.' if cards.__file__.endswith(('.so', '.pyd')) else 'No C compiler found: the engine runs uncompiled, slower but otherwise the same.')"
	@touch $@
