# `make` lists the targets. Everything lives in .venv, web/node_modules, src/monoceros/server/page and build/; only
# `make setup` may add Debian packages (chromium and postgresql, for tests), and only where root may.
PYTHON ?= python3
GAME ?= tower
JOBS ?= 3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup page play terminal test check types rules playthroughs endings fast bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: page ## make .venv and the page, with everything needed; nothing to do if they are there
	@tools/setup tests

.venv/.ready: pyproject.toml constraints.txt
	@PYTHON="$(PYTHON)" tools/setup

page: .venv/.ready ## build the page of the web table, if it is older than its sources
	@$(BIN)/python tools/page.py

play: page ## play in the browser (make play SERVE="--port 9000" passes options on)
	@$(BIN)/python tools/fast.py --start
	@$(BIN)/monoceros serve $(SERVE)

terminal: .venv/.ready ## play in the terminal (make terminal GAME=tower)
	@$(BIN)/python tools/fast.py --start
	@$(BIN)/monoceros play $(GAME)

test: export PYTHONDONTWRITEBYTECODE =# two runs and many servers that tests start read the bytecode again
test: setup ## all tests, the page's too, then rule tests and laws again on the compiled build
	MONOCEROS_BUILD=pure $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
	$(BIN)/python tools/page.py --run vitest run
	@$(BIN)/python tools/fast.py --quick
	@if $(BIN)/python tools/fast.py --quick --check; then \
		echo "rule tests and laws on the compiled build"; \
		MONOCEROS_BUILD=quick $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/engine tests/games tests/bots tests/env; \
	else \
		echo "the compiled half of the tests was NOT run: there is no compiled build on this machine"; \
	fi

check: setup ## format, lint, types, layers, the page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/page.py --run svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

types: .venv/.ready ## write the page's types of the wire anew
	@$(BIN)/python tools/wire_types.py

rules: .venv/.ready ## which clauses of the rules have a test
	@$(BIN)/python tools/clauses.py

playthroughs: .venv/.ready ## write the playthroughs anew that the tests compare
	@$(BIN)/python tools/playthroughs.py

endings: fast ## do champions and knights finish every game? Hours; goes on where it stopped
	@nice $(BIN)/python tools/endings.py

fast: .venv/.ready ## compile the engine and the games (out of tree, in build/fast)
	@$(BIN)/python tools/fast.py

bench: .venv/.ready ## our speed, and our peers' in the same run
	@$(BIN)/python bench/run

clean: ## remove what was built; .venv and web/node_modules stay
	rm -rf src/monoceros/server/page build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
