# layoutpreview: `make` sets up, builds and renders; `make test` tests. See README.md.
#
#   make           install what is missing, build (release), render Layouts/ to out/
#   make build     the same without rendering
#   make test      every test
#   make check     format, imports against Documentation/Architecture.md, warnings as errors, Coverage.md as the module is
#   make references  takes what the screens in Layouts/ look like now as their references
#   make coverage  writes Documentation/Coverage.md: what of UIKit is there
#   make fidelity  stored frames of Interface Builder files: ours, and the corpus beside the project where there is one
#   make bench     out/bench.json
#   make install   to PREFIX (default /usr/local), honours DESTDIR
#   make clean     removes .build/ and what make wrote to out/

PREFIX ?= /usr/local
SWIFT ?= swift
PYTHON ?= /usr/bin/python3
BUILD := .build/release
FONTS := .build/fonts
TOOL := $(BUILD)/layoutpreview
INSTALLED := $(DESTDIR)$(PREFIX)

# What a screen's compile reads: the modules it may import, and those that stand in their interfaces.
MODULES := UIKit CoreGraphics QuartzCore os LayoutDSL PreviewRegistration TextLayout DisplayList LayoutEngine Cassowary VisualFormat Localization

# Debian's pkg-config files name -pthread, which SwiftPM refuses and warns about although nothing is wrong.
QUIET = 2>&1 | grep -v -e 'prohibited flag(s): -pthread' -e 'you may be able to install' -e '^    apt-get install lib'

# Apple's compiler leaves an empty folder for each module among the temporary files.
BUILD_SWIFT := mkdir -p .build/tmp && TMPDIR="$(CURDIR)/.build/tmp" $(SWIFT)

# A pipe must not hide a failing build.
SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

.PHONY: all build packages library fonts render references coverage test check fidelity format bench install clean

all: build render

build: packages library fonts

packages:
	@Scripts/install-packages.sh build

library:
	@$(BUILD_SWIFT) build -c release --product LayoutPreviewRuntime $(QUIET)
	@$(BUILD_SWIFT) build -c release --product layoutpreview $(QUIET)
	@$(BUILD_SWIFT) build -c release --product layoutpreview-adapter $(QUIET)
	@$(BUILD_SWIFT) build -c release --product layoutpreview-host $(QUIET)

fonts: $(FONTS)/.made

$(FONTS)/.made: Scripts/make-fonts.py Scripts/make-symbols.py $(wildcard Scripts/data/*)
	@$(PYTHON) Scripts/make-fonts.py $(FONTS)
	@$(PYTHON) Scripts/make-symbols.py $(FONTS)
	@touch $@

render:
	@$(TOOL) render Layouts --out out

# After a change of drawing: look at what changed before you commit it.
references: build
	@$(TOOL) test --record all Layouts

coverage: library
	@$(PYTHON) Scripts/write-coverage.py

test: packages
	@Scripts/install-packages.sh test
	@$(MAKE) --no-print-directory build
	@Scripts/run-tests.sh

check: packages
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@$(PYTHON) Scripts/check-imports.py
	@$(BUILD_SWIFT) build --build-tests --scratch-path .build/check -Xswiftc -warnings-as-errors $(QUIET)
	@$(PYTHON) Scripts/write-coverage.py --check .build/check/debug/Modules
	@echo "check: format, imports and warnings are clean"

# The frames that Xcode stored are hidden, the scenes laid out and the two compared. See Documentation/Fidelity.md.
fidelity: build
	@$(BUILD_SWIFT) test --filter StoredFrameTests $(QUIET) | tail -1
	@if [ -f ../shared/tools/fidelity.py ]; then \
	  $(PYTHON) ../shared/tools/fidelity.py --tool $(TOOL) ../shared/corpus/ib --worst 20; fi

format:
	@$(SWIFT) format --in-place --recursive Sources Tests Package.swift

bench: build
	@mkdir -p out
	@$(PYTHON) Benchmarks/bench.py --out out/bench.json

# The library, its modules and the fonts go to lib/ and share/; the tool finds them from where it stands itself.
install: build
	install -d "$(INSTALLED)/bin" "$(INSTALLED)/lib/layoutpreview/Modules" "$(INSTALLED)/share/layoutpreview/fonts"
	install -m 755 $(TOOL) "$(INSTALLED)/bin/layoutpreview"
	install -m 755 $(BUILD)/layoutpreview-adapter "$(INSTALLED)/bin/layoutpreview-adapter"
	install -m 755 $(BUILD)/layoutpreview-host "$(INSTALLED)/bin/layoutpreview-host"
	install -m 755 $(BUILD)/libLayoutPreviewRuntime.so "$(INSTALLED)/lib/layoutpreview/"
	for module in $(MODULES); do install -m 644 "$(BUILD)/Modules/$$module.swiftmodule" "$(INSTALLED)/lib/layoutpreview/Modules/"; done
	cp -RL $(FONTS)/. "$(INSTALLED)/share/layoutpreview/fonts/"
	install -d "$(INSTALLED)/share/bash-completion/completions" "$(INSTALLED)/share/zsh/site-functions" \
	  "$(INSTALLED)/share/fish/vendor_completions.d"
	$(TOOL) completions bash >"$(INSTALLED)/share/bash-completion/completions/layoutpreview"
	$(TOOL) completions zsh >"$(INSTALLED)/share/zsh/site-functions/_layoutpreview"
	$(TOOL) completions fish >"$(INSTALLED)/share/fish/vendor_completions.d/layoutpreview.fish"

clean:
	rm -rf .build
	find out -mindepth 1 ! -name .gitkeep -delete
