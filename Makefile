# Everything here sets up what it needs in .venv (plain Python) or .venv-compiled (the engine as C).

PYTHON ?= $(shell command -v python3.11 || command -v python3)
SHARED ?= ../shared
TRACED_SETS := base base,echoes base,figures base,cities base,artifacts base,echoes,figures base,echoes,cities base,echoes,artifacts base,figures,cities \
  base,figures,artifacts base,echoes,figures,cities,artifacts
SOURCES := $(shell find src -name '*.py' -o -name '*.json') pyproject.toml setup.py
PIP := -m pip install --quiet --disable-pip-version-check

.PHONY: help play test test-compiled test-page test-postgres test-long lint traces records bench bench-load texts clean

help:  ## show this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

.venv/ready: pyproject.toml setup.py
	$(PYTHON) -m venv .venv
	.venv/bin/python $(PIP) --editable .
	touch $@

.venv/ready-dev: .venv/ready
	.venv/bin/python $(PIP) --editable '.[dev]'
	touch $@

.venv-compiled/ready: $(SOURCES)
	$(PYTHON) -m venv .venv-compiled
	INNOVATION_COMPILE=1 .venv-compiled/bin/python $(PIP) '.[dev]'
	touch $@

PAGE_TOOLS := tests/web/page_types/node_modules/ready

$(PAGE_TOOLS): tests/web/page_types/package-lock.json
	cd tests/web/page_types && npm ci --silent --no-audit --no-fund
	touch $@

play: .venv/ready  ## set up, start the table and open it in the browser
	.venv/bin/innovation serve --open

test: .venv/ready-dev  ## set up and run the tests in plain Python
	.venv/bin/python -m pytest -n auto -m "not slow and not postgres and not page"

test-compiled: .venv-compiled/ready  ## the same tests with the engine compiled
	.venv-compiled/bin/python -c "import innovation.game as game; assert game.__file__.endswith('.so'), game.__file__"
	.venv-compiled/bin/python -m pytest -n auto -m "not slow and not postgres and not page"

# A browser on a busy machine can miss a moment once; what fails twice is a fault.
test-page: .venv/ready-dev $(PAGE_TOOLS)  ## the page in a real browser (needs Debian's packages chromium and npm)
	.venv/bin/python -m pytest -n auto -m "page and not slow" || .venv/bin/python -m pytest --last-failed -m "page and not slow"

test-postgres: .venv/ready-dev  ## the table server on PostgreSQL, two processes at once (needs its server programs)
	.venv/bin/python -m pytest -n auto -m "postgres and not slow"

test-long: .venv-compiled/ready $(PAGE_TOOLS)  ## the long runs: 10,000 random games and 100 kills, compiled
	.venv-compiled/bin/python -m pytest -n auto -m slow

lint: .venv/ready-dev  ## style and types
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy

traces: .venv/ready-dev  ## replay the recorded actions of an independent engine, where they are at hand
	for sets in $(TRACED_SETS); do \
	  .venv/bin/python $(SHARED)/tools/replay_traces.py --sets $$sets --known tests/traces/known_differences.txt $(SHARED)/traces/*.jsonl.gz || exit 1; \
	done

records: .venv-compiled/ready  ## make the recorded games that the tests replay anew
	.venv-compiled/bin/python -m tests.records.make

texts: .venv/ready-dev  ## derive the Traditional Chinese texts anew
	.venv/bin/python -m innovation.locale.derive
	.venv/bin/python -m innovation.web.refresh

bench: .venv/ready-dev .venv-compiled/ready  ## the benchmark, plain and compiled
	.venv/bin/python -m bench
	.venv-compiled/bin/python -m bench

bench-load: .venv-compiled/ready  ## the table server under load: 500 tables with two clients each
	.venv-compiled/bin/python -m bench.load

clean:  ## remove what the commands above made
	rm -rf .venv .venv-compiled tests/web/page_types/node_modules build .pytest_cache .mypy_cache .ruff_cache .hypothesis
