# Everything happens in .venv, made on first use and again when pyproject.toml or a lock changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest -q --jobs auto

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web test test-all check docs soak bench mutants locks clean

help:
	@echo "make play    open the table in a browser"
	@echo "make test    run the tests, then make check"
	@echo "make test-all   run the tests of rules on every backend"
	@echo "make check   format, lint, types, layers, and the tests of the web client"
	@echo "make docs    build the documentation, with search and the API, into build/docs"
	@echo "make soak    run the tests that play for minutes"
	@echo "make bench   measure, and print the ratio table"
	@echo "make mutants GAME=gates [IN=rules=60] [SEED=10]   change rules one by one: do tests notice?"
	@echo "make locks   renew locks/: the newest versions that are a week old, with their hashes"
	@echo "make clean   remove what make created, .venv included"

play: $(VENV)/.play
	@if $(MAKE) --no-print-directory web; then $(BIN)/noctuary serve --open; \
	else echo "Playing at the terminal instead."; $(BIN)/noctuary play; fi

# Tests start Python hundreds of times, so what it compiles is kept, whatever the environment says.
test test-all soak: export PYTHONDONTWRITEBYTECODE =
soak: export NOCTUARY_FUZZ_SECONDS = 600

# While tests are collected and games compiled, the checks have the other core; they tell at the end.
test: $(VENV)/.dev web
	@$(MAKE) --no-print-directory check >$(VENV)/check.log 2>&1 & checks=$$!; \
	$(PYTEST) -m "not soak"; tests=$$?; \
	wait $$checks; checks=$$?; cat $(VENV)/check.log; exit $$((tests | checks))

test-all: $(VENV)/.dev web
	@$(PYTEST) -m "not soak" --backends all

check: $(VENV)/.dev
	@$(BIN)/python web/build.py check
	@$(BIN)/python web/build.py test
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

# A link that leads nowhere, or a reference to a name that is not documented, fails it.
docs: $(VENV)/.docs
	@$(BIN)/python -m sphinx --quiet --nitpicky --fail-on-warning --keep-going \
		-c docs/site -d build/doctrees . build/docs
	@echo "Open build/docs/index.html"

soak: $(VENV)/.dev web
	@$(PYTEST) -m "soak or fuzz" --backends all

bench: $(VENV)/.bench web
	@$(BIN)/python bench/run.py

GAME ?= gates
IN ?= rules=60
SEED ?= 10

mutants: $(VENV)/.dev
	@$(BIN)/python -m tests.mutants $(GAME) --in $(IN) --seed $(SEED)

# A week, because what was smuggled into a package is mostly found within days.
LOCK := $(BIN)/uv pip compile --quiet --upgrade --exclude-newer "7 days" --universal --python-version 3.11 \
	--generate-hashes --no-annotate --custom-compile-command "make locks"

locks: $(VENV)/.dev
	@$(LOCK) pyproject.toml --extra dev --group build --output-file locks/dev.lock
	@$(LOCK) pyproject.toml --extra postgres --constraint locks/dev.lock --output-file locks/server.lock
	@$(LOCK) pyproject.toml --extra docs --constraint locks/dev.lock --output-file locks/docs.lock
	@$(LOCK) --group build --constraint locks/dev.lock --output-file locks/build.lock
	@$(LOCK) --group compiler --output-file locks/compiler.lock
	@$(LOCK) --group node --output-file locks/node.lock

clean:
	@rm -rf $(VENV) web/node_modules src/noctuary/server/static shots build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache mutants.jsonl
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The web client, built into the package where it was built from other sources.

web: $(VENV)/.play
	@$(BIN)/python web/build.py

# The environment: one stamp for each set of dependencies.

$(VENV)/.play: pyproject.toml locks/build.lock locks/server.lock $(VENV)/pyvenv.cfg
	@echo "Installing Noctuary into $(VENV) ..."
	@$(call install,build server,.)
	@$(compiler)
	@touch $@

$(VENV)/.dev: pyproject.toml locks/dev.lock $(VENV)/pyvenv.cfg
	@echo "Installing Noctuary and its development tools into $(VENV) ..."
	@$(call install,dev,.[dev])
	@$(compiler)
	@touch $@ $(VENV)/.play

$(VENV)/.docs: pyproject.toml locks/docs.lock $(VENV)/.play
	@echo "Installing the generator of the documentation into $(VENV) ..."
	@$(call install,docs,.[docs])
	@touch $@

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

# Only files that a lock names: servers get what the tests ran with. A Python that is newer than
# the locks takes what pyproject.toml allows.
define install
if $(BIN)/python -c 'import sys; sys.exit(sys.version_info >= (3, 15))'; then \
	$(PIP) install --require-hashes $(foreach lock,$(1),-r locks/$(lock).lock) && \
	$(PIP) install --no-deps --no-build-isolation --editable .; \
else $(PIP) install --editable '$(2)'; fi
endef

# The native backend needs a C compiler; where there is none, one comes as a wheel.
define compiler
for c in cc gcc clang; do command -v $$c >/dev/null && exit; done; \
	$(PIP) install --require-hashes -r locks/compiler.lock 2>/dev/null || \
	echo "No C compiler: Noctuary runs without its native backend, more slowly."
endef
