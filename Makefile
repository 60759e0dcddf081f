# `make` lists the targets. Everything lives in .venv and build/; nothing else on the machine is touched.
PYTHON ?= python3
GAME ?= tower
JOBS ?= 2
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup play test check rules playthroughs fast bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .venv/.ready ## make .venv with everything needed; nothing to do if it is there

.venv/.ready: pyproject.toml constraints.txt
	@PYTHON="$(PYTHON)" tools/setup

play: setup ## play in the terminal (make play GAME=tower)
	@$(BIN)/python tools/fast.py --start
	@$(BIN)/monoceros play $(GAME)

test: setup ## all tests, then rule tests and laws again on the compiled build
	MONOCEROS_BUILD=pure $(BIN)/python -m pytest -n $(JOBS)
	@$(BIN)/python tools/fast.py
	@if $(BIN)/python tools/fast.py --check; then \
		echo "rule tests and laws on the compiled build"; \
		MONOCEROS_BUILD=fast $(BIN)/python -m pytest -n $(JOBS) tests/engine tests/games tests/bots; \
	else \
		echo "the compiled half of the tests was NOT run: there is no compiled build on this machine"; \
	fi

check: setup ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports

rules: setup ## which clauses of the rules have a test
	@$(BIN)/python tools/clauses.py

playthroughs: setup ## write the playthroughs anew that the tests compare
	@$(BIN)/python tools/playthroughs.py

fast: setup ## compile the engine and the games (out of tree, in build/fast)
	@$(BIN)/python tools/fast.py

bench: setup ## our speed, and our peers' in the same run
	@$(BIN)/python bench/run

clean: ## remove what was built; .venv stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +
