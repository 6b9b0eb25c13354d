# make            lists what there is to make
# make run        builds the program and starts it
# make check      is exactly what the build server does

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

PROGRAM ?= .build/release/taptrace
DATA = $(DESTDIR)$(PREFIX)/share
SOURCES := Sources Tests Fuzz Package.swift

# A static executable starts faster than anything else and needs nothing at run time; macOS has none.
ifeq ($(shell uname -s),Darwin)
  RELEASE_FLAGS :=
  export PKG_CONFIG_PATH := $(shell brew --prefix readline 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
  RELEASE_FLAGS := -Xswiftc -static-executable
endif

# What `taptrace --version` says of its build: the day and the commit, the same on every machine.
COMMIT := $(shell TZ=UTC git log -1 --abbrev=10 --date=format-local:%Y-%m-%d --format=%cd-%h 2>/dev/null)
CHANGED := $(if $(COMMIT),$(shell git diff --quiet HEAD -- Sources Package.swift 2>/dev/null || echo +changes))

# The C library warns that names of users are looked up by its own version at run time; nothing depends on them.
QUIET_LINKER := sed '/in statically linked applications requires/d'

.PHONY: help prepare run build test test-browser release verify lint check format bench bench-peers fuzz soak test-asan \
  test-tsan coverage mutants docs install install-files uninstall deb tarball test-packages clean

help: ## Lists what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
	  printf '  make %-14s %s\n' "$$name" "$$what"; done

prepare:
	@SWIFT='$(SWIFT)' scripts/prepare

run: release ## Builds the program and starts it (make run ARGS='lesson')
	@$(PROGRAM) $(ARGS)

build: prepare ## Builds for development, into .build/debug
	$(SWIFT) build

test: prepare ## Runs the tests (make test ONLY=TerminalTests for some)
	@$(SWIFT) test --disable-xctest $(if $(ONLY),--filter '$(ONLY)')

test-browser: prepare ## Looks at exported pages in a real browser; screenshots in .build/browser
	@$(SWIFT) build --product taptrace
	@scripts/browser .build/debug/taptrace .build/browser

release: prepare ## Builds the program as it is given out, into .build/release
	@$(if $(COMMIT),TAPTRACE_BUILD='$(COMMIT)$(CHANGED)') \
	  $(SWIFT) build -c release --product taptrace $(RELEASE_FLAGS) 2>&1 | $(QUIET_LINKER)
	@# The linker writes in small pieces, and so the system keeps the file; written anew in one go it is mapped in
	@# larger ones, and every start takes a quarter less. Its time stays, so that nothing is linked again.
	@if ! [ '$(PROGRAM)' -ot .build/release/.written ]; then \
	  cp -p '$(PROGRAM)' '$(PROGRAM).copy' && cat '$(PROGRAM).copy' >'$(PROGRAM)' && \
	  touch -r '$(PROGRAM).copy' '$(PROGRAM)' && rm -f '$(PROGRAM).copy' && touch .build/release/.written; fi

lint: prepare ## Looks for wrong format and for warnings
	@$(SWIFT) format lint --strict -r $(SOURCES)
	@$(SWIFT) build --build-tests

verify: release ## Checks transcripts, lessons and the README with the program as it is given out
	@scripts/verify $(PROGRAM)

check: lint test verify ## Does all that the build server does

format: prepare ## Formats the sources
	$(SWIFT) format -i -r $(SOURCES)

bench: release ## Measures, as ratios
	@# With the flags of the release, or both would be built anew each time.
	@$(SWIFT) build -c release --product bench $(RELEASE_FLAGS) 2>&1 | $(QUIET_LINKER)
	@scripts/bench $(PROGRAM) .build/release/bench $(ARGS)

bench-peers: release ## Measures beside C, toolkits and shells (INSTALL=1 fetches them, ARGS='--only starts' for some)
	@$(SWIFT) build -c release --product bench $(RELEASE_FLAGS) 2>&1 | $(QUIET_LINKER)
	@INSTALL='$(INSTALL)' scripts/bench-peers '$(PROGRAM)' .build/release/bench .build/peers $(ARGS)

test-asan: prepare ## Runs the tests under AddressSanitizer
	@ASAN_OPTIONS=detect_leaks=1 SWIFT_BACKTRACE=enable=no $(SWIFT) test --disable-xctest --sanitize=address \
	  --scratch-path .build/asan $(if $(ONLY),--filter '$(ONLY)')

test-tsan: prepare ## Runs the tests under ThreadSanitizer
	@SWIFT_BACKTRACE=enable=no $(SWIFT) test --disable-xctest --sanitize=thread \
	  --scratch-path .build/tsan $(if $(ONLY),--filter '$(ONLY)')

coverage: prepare ## Shows which lines the tests reach, a row a layer
	@SWIFT='$(SWIFT)' scripts/coverage

mutants: prepare ## Alters rules one at a time; a test must notice (make mutants COUNT=50 SEED=3)
	@scripts/mutants --count '$(or $(COUNT),20)' --seed '$(or $(SEED),1)'

fuzz: prepare ## Attacks the readers with made-up texts (make fuzz MODE=run SECONDS=600)
	@TAPTRACE_FUZZ=1 $(SWIFT) build -c release --scratch-path .build/fuzzer --product fuzz \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld
	@scripts/fuzz .build/fuzzer/release/fuzz '$(or $(SECONDS),120)' \
	  $(or $(MODE),swift objc statements run commands dump xml json imports lesson transcript progress output random)

soak: prepare ## Kills shells under random commands; nothing may be lost (make soak SECONDS=3600 PROCESSES=8)
	@$(SWIFT) build --product taptrace
	@$(SWIFT) build --product random-commands
	@scripts/soak .build/debug/taptrace .build/debug/random-commands --seconds '$(or $(SECONDS),120)' \
	  --processes '$(or $(PROCESSES),8)' --seed '$(or $(SEED),1)'

docs: release ## Makes the site of all documents, lessons and their players, into .build/site
	@scripts/docs '$(PROGRAM)' .build/site

install: release ## Installs below PREFIX (/usr/local)
	@$(MAKE) --no-print-directory install-files

# Without building: packages are made of what is there.
install-files:
	install -d '$(DATA)/doc/taptrace' '$(DATA)/man/man1' '$(DATA)/bash-completion/completions' \
	  '$(DATA)/zsh/vendor-completions' '$(DATA)/fish/vendor_completions.d' '$(DATA)/taptrace' \
	  '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 '$(PROGRAM)' '$(DESTDIR)$(PREFIX)/bin/taptrace'
	install -m 644 README.md CHANGELOG.md LICENSE '$(DATA)/doc/taptrace/'
	'$(PROGRAM)' --generate man >'$(DATA)/man/man1/taptrace.1'
	'$(PROGRAM)' --generate bash >'$(DATA)/bash-completion/completions/taptrace'
	'$(PROGRAM)' --generate zsh >'$(DATA)/zsh/vendor-completions/_taptrace'
	'$(PROGRAM)' --generate fish >'$(DATA)/fish/vendor_completions.d/taptrace.fish'
	rm -rf '$(DATA)/taptrace/lessons' '$(DATA)/taptrace/editors'
	install -d '$(DATA)/taptrace/lessons'
	install -m 644 lessons/* '$(DATA)/taptrace/lessons/'
	cp -R editors '$(DATA)/taptrace/'

uninstall: ## Takes it away again
	rm -rf '$(DATA)/taptrace' '$(DATA)/doc/taptrace'
	rm -f '$(DESTDIR)$(PREFIX)/bin/taptrace' '$(DATA)/man/man1/taptrace.1' \
	  '$(DATA)/bash-completion/completions/taptrace' '$(DATA)/zsh/vendor-completions/_taptrace' \
	  '$(DATA)/fish/vendor_completions.d/taptrace.fish'

deb: release ## Makes a Debian package, into .build/packages
	@scripts/package deb '$(PROGRAM)' .build/packages

tarball: release ## Makes an archive of the program and its files, into .build/packages
	@scripts/package tar '$(PROGRAM)' .build/packages

test-packages: release ## Installs both in bare roots and runs a lesson there (as root)
	@scripts/test-packages '$(PROGRAM)' .build/roots

clean: ## Removes everything that was built
	rm -rf .build
