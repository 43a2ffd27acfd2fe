# The most important targets are `make play` and `make test`; both build the environment that they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := $(wildcard $(addprefix src/famiglia/,duel/*.py duel/*/*.py war/*.py war/*/*.py bots/duel/*.py bots/war/*.py)) src/famiglia/dice.py setup.py pyproject.toml

# Tests start hundreds of processes, which must find compiled bytecode, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play lan terminal war quick test services check types style modules bench prove docs gallery vendor lock clean

help:  ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-8s %s\n", $$1, $$2}'

play: $(VENV)/built  ## open the table in your browser
	@$(BIN)/famiglia play

lan: $(VENV)/built  ## the same, open to phones and computers in your network
	@$(BIN)/famiglia play --lan

terminal: $(VENV)/built  ## play a duel in this terminal
	@$(BIN)/famiglia play duel

war: $(VENV)/built  ## play the war in this terminal, with bots in the empty seats
	@$(BIN)/famiglia play war

QUICK := tests/test_dice.py tests/test_game.py tests/duel tests/war tests/record tests/table tests/store

quick: $(VENV)/built  ## run the tests of rules, engines, records, tables and the SQLite store; no browser, no services
	$(BIN)/pytest -n 2 --dist worksteal --durations=20 --no-services $(QUICK)

test: $(VENV)/built services  ## run all tests, against a real browser, PostgreSQL and Redis
	$(BIN)/pytest -n 4 --dist worksteal --durations=20 -p tools.failures

check: types style modules $(VENV)/built  ## style, types of Python and JavaScript, vendored modules

# A separate cache, because with `make --jobs 2 check` the types are checked while mypyc builds the engine.
types: $(VENV)/installed
	$(BIN)/mypy --cache-dir .mypy_cache/types

style: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

modules: $(VENV)/installed node_modules/.package-lock.json
	node_modules/.bin/tsc -p jsconfig.json
	$(BIN)/python -m tools.vendor --check

bench: $(VENV)/bench  ## compare our speed with that of other projects
	@$(BIN)/python -m benchmarks

prove: $(VENV)/built services  ## run every proof in full size and print a table
	@$(BIN)/python -m proofs

docs: $(VENV)/built  ## make the generated pages and pictures again
	$(BIN)/python -m tools.generate

gallery: $(VENV)/built services  ## take the pictures of every screen again
	$(BIN)/python -m tools.gallery

vendor: $(VENV)/built node_modules/.package-lock.json  ## copy the browser's modules and fonts from their npm packages
	$(BIN)/python -m tools.vendor

lock: $(VENV)/installed  ## resolve the dependencies again into requirements.lock
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra dev --generate-hashes --allow-unsafe --strip-extras --no-header --no-emit-options \
	  --no-emit-index-url --no-emit-find-links --annotation-style line --output-file requirements.lock pyproject.toml

clean:  ## remove the environment and everything that was built
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete

# The environment, from the hashed lock file.
$(VENV)/installed: requirements.lock
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what famiglia needs into $(VENV) (once, it takes a few minutes) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

# Installs the browser, PostgreSQL and Redis for the tests if apt is available.
services:
	@$(or $(wildcard $(BIN)/python),$(PYTHON)) -m tools.services

# The tools that check the browser's modules; they are not needed to play.
node_modules/.package-lock.json: package.json package-lock.json
	@command -v npm > /dev/null || { echo "make check needs Node.js with npm, to check the types of the browser's modules."; exit 1; }
	@npm ci --silent
	@touch $@

# The projects to compare with; they are not needed to play or to test.
$(VENV)/bench: $(VENV)/built
	@echo "Installing OpenSpiel, RLCard, PettingZoo and Catanatron to measure against (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable '.[bench]'
	@touch $(VENV)/built $@

# The package itself, compiled if there is a C compiler.
$(VENV)/built: $(VENV)/installed $(ENGINE)
	@find src -name '*.so' -delete
	@echo "Building the engine (once per change) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@$(BIN)/python -c "from famiglia.duel import cards; print('Engine compiled.' if cards.__file__.endswith(('.so', '.pyd')) else 'No C compiler found: the engine runs uncompiled, slower but otherwise the same.')"
	@touch $@
