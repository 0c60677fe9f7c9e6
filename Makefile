# Everything happens in .venv, made on first use and again when pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -q -n auto --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check soak bench mutants clean

WEB := src/noctuary/server/static/index.html
WEB_FILES := $(shell find web src/noctuary -path "*/node_modules" -prune -o -path "*/static" -prune -o \
	-type f \( -path "web/*" -o -name "*.ftl" \) -print)

help:
	@echo "make play    open the table in a browser"
	@echo "make test    run the tests, then make check"
	@echo "make check   format, lint, types, layers"
	@echo "make soak    run the tests that play for minutes"
	@echo "make bench   measure, and print the ratio table"
	@echo "make mutants GAME=gates [IN=rules=60] [SEED=10]   change rules one by one: do tests notice?"
	@echo "make clean   remove what make created, .venv included"

play: $(VENV)/.play
	@if $(MAKE) --no-print-directory $(WEB); then $(BIN)/noctuary serve --open; \
	else echo "Playing at the terminal instead."; $(BIN)/noctuary play; fi

# Tests start Python hundreds of times, so what it compiles is kept, whatever the environment says.
test soak: export PYTHONDONTWRITEBYTECODE =

test: $(VENV)/.dev $(WEB)
	@$(BIN)/python web/build.py test
	@$(PYTEST) -m "not soak"
	@$(MAKE) --no-print-directory check

check: $(VENV)/.dev
	@$(BIN)/python web/build.py check
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

soak: $(VENV)/.dev $(WEB)
	@$(PYTEST) -m soak

bench: $(VENV)/.bench $(WEB)
	@$(BIN)/python bench/run.py

GAME ?= gates
IN ?= rules=60
SEED ?= 10

mutants: $(VENV)/.dev
	@$(BIN)/python -m tests.mutants $(GAME) --in $(IN) --seed $(SEED)

clean:
	@rm -rf $(VENV) web/node_modules src/noctuary/server/static shots build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache mutants.jsonl
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The web client, built into the package.

$(WEB): $(WEB_FILES) | $(VENV)/.play
	@echo "Building the web table ..."
	@$(BIN)/python web/build.py

# The environment: one stamp for each set of dependencies.

$(VENV)/.play: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing Noctuary into $(VENV) ..."
	@$(PIP) install --editable .
	@$(compiler)
	@touch $@

$(VENV)/.dev: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing Noctuary and its development tools into $(VENV) ..."
	@$(PIP) install --editable '.[dev]'
	@$(compiler)
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	@echo "Installing what Noctuary is measured against into $(VENV) ..."
	@$(PIP) install --editable '.[bench]' || echo "Some of it could not be installed."
	@touch $@

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Noctuary needs Python 3.11 or later: apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Noctuary needs Python's venv module: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

# The native backend needs a C compiler; where there is none, one comes as a wheel.
define compiler
for c in cc gcc clang; do command -v $$c >/dev/null && exit; done; \
	$(PIP) install --editable '.[native]' 2>/dev/null || \
	echo "No C compiler: Noctuary runs without its native backend, more slowly."
endef
