# make play  a table tonight;  make test  every check;  make help  the rest
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DEV := $(VENV)/.dev-ready
JOBS ?= 2

.PHONY: help play terminal test lint types unit tools soak bench docs clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' $(MAKEFILE_LIST) | expand -t 16

$(READY): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or later is needed (set PYTHON=...)."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or later is needed; this is `$(PYTHON) -V`."; exit 2; }
	@test -x $(BIN)/python || { echo "Setting up $(VENV) ..."; $(PYTHON) -m venv $(VENV); }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[server]'
	@touch $@

$(DEV): pyproject.toml $(READY)
	@echo "Installing the tools for tests and docs ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

play: $(READY) ## a table in the browser, with bots and friends
	@$(BIN)/boardwright serve --open

terminal: $(READY) ## a game of Innovation against bots, in letters
	@$(BIN)/boardwright play

test: lint types unit docs ## every check, in under ten minutes on two cores
	@$(BIN)/python -m tests.web.tools missing

lint: $(DEV) ## style
	@$(BIN)/ruff check src tests benchmarks examples docs
	@$(BIN)/ruff format --check -q src tests benchmarks examples

types: $(DEV) tools ## types, of Python and of the web client
	@$(BIN)/mypy --cache-dir build/mypy
	@$(BIN)/python -m tests.web.tools types

unit: $(DEV) tools ## tests
	@$(BIN)/python -m pytest -n $(JOBS)

tools: $(DEV) ## a browser and Node for the tests, if they are not there
	@$(BIN)/python -m tests.web.tools

docs: $(DEV) ## the manual, as HTML in build/docs
	@$(BIN)/sphinx-build -q -W -d build/doctrees docs build/docs

soak: $(DEV) tools ## the long form of the tests; resumable
	@$(BIN)/python -m tests.soak

bench: $(DEV) ## speed against peers (installs them)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@$(BIN)/boardwright bench

clean: ## remove what was built
	@rm -rf build $(VENV)
