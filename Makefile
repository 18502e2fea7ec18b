# Everything a newcomer needs: `make demo` and `make test`. `make help` lists the rest.

SHELL := /bin/bash
SWIFT := swift
PYTHON := .venv/bin/python
# Each function in a section of its own: what nobody calls stays out, and of those that are alike byte for byte one is kept.
SMALL := -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --gc-sections -Xlinker --icf=all
# Those that are called lie side by side, so that fewer of the program's pages are in memory; see Tools/order.
ORDER := .build/functions.order
ORDERED := -Xlinker --symbol-ordering-file=$(CURDIR)/$(ORDER) -Xlinker --no-warn-symbol-ordering
# Without a search for libraries beside the program, which takes time at each start.
RELEASE := --configuration release --static-swift-stdlib --disable-local-rpath $(SMALL) $(ORDERED)
PACKAGES := libcurl4-openssl-dev libsqlite3-dev libssl-dev zlib1g-dev libexpat1-dev pkg-config tzdata \
  libjpeg62-turbo-dev libpng-dev libwebp-dev libgif-dev liblcms2-dev libheif-dev libmicrohttpd-dev libolm-dev libpq-dev \
  libavformat-dev libavcodec-dev \
  libpango1.0-dev fonts-dejavu-extra fonts-wqy-microhei
TEST_PACKAGES := libimage-exiftool-perl ffmpeg python3-venv dpkg-dev postgresql
# Kept connections grow old by the clock, and some tests keep both cores busy for minutes: each has its own run. The
# others run one by one: a thousand at once on two cores starve each other until every limit of time is passed.
TIMED := HTTPTests
HEAVY := houseThatDiesAtAnyWriteSaysTheSame|ExplorationTests|CrowdTests
define unit-tests
$(SWIFT) test --skip-build $(1) --filter '$(TIMED)' && $(SWIFT) test --skip-build $(1) --skip '$(HEAVY)|$(TIMED)'
endef
# The tests themselves, as `swift test` runs them, which would not let anybody build beside it.
TESTS := .build/debug/turnoutPackageTests.xctest --testing-library swift-testing
# Leaks of the test runner itself are not ours; memory errors are.
SANITIZER := ASAN_OPTIONS=detect_leaks=0

.PHONY: help demo site site-test bare-test test test-all try units integration tour storm explore eval weights zips results areas order check format transcripts bench bench-matrix bench-sealed bench-floor-check bench-photos bench-charts bench-results bench-feed bench-log bench-civic bench-giving measures leaks fuzz release deb packages \
	test-packages venv sanitize

help: ## This list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## (.*)/  make \1|\2/' | column -t -s '|'

demo: packages ## Install what is missing, build, and open the bot as a terminal chat
	@echo "Building (the first time takes a few minutes) …"
	@$(SWIFT) build --product turnout
	@if [ -t 0 ]; then .build/debug/turnout chat; else .build/debug/turnout replay transcripts/tour.txt; fi

test: packages test-packages venv .build/promtool ## Build, lint and run every test, what takes long with a part of its cases
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@! grep -rnE 'import Foundation$$' Sources || (echo "Half of the program would be ICU: decision 35"; exit 1)
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(TESTS) --filter '$(TIMED)'
	@$(MAKE) --no-print-directory --jobs=$(or $(JOBS),3) --output-sync=target units conversation-units integration
	.build/debug/turnout replay transcripts/tour.txt

test-all: export TURNOUT_SLOW := 1
# What keeps both cores busy for minutes is not to make people in the integration tests wait for that long.
test-all: export JOBS := 1
test-all: test ## Everything in `make test` with all its cases, and the slowest tests; takes over half an hour

# What `make test` runs beside each other, about as long: integration tests mostly wait.
conversation-units:
	$(TESTS) --no-parallel --filter '^ConversationTests\.' --skip '$(HEAVY)'
	$(TESTS) --filter '$(HEAVY)'

# The same tests of the store, and some transcripts, on a server of their own; all of it, with the crash sweep, in `make test-all`.
ON_SERVER := ServerTests|HouseMoveTests|PhotosBesideRowsTests|SettlingTests|RecoveryTests|LinkTests|DeskTests|SitePhotoTests
SOME_TRANSCRIPTS := tour desks masking introduction-reported
units:
	$(TESTS) --no-parallel --skip '^ConversationTests\.|$(HEAVY)|$(TIMED)'
	Tests/postgres.py $(TESTS) --no-parallel --filter '$(if $(TURNOUT_SLOW),^StoreTests\.|^ServicesTests\.|houseThatDiesAtAnyWriteSaysTheSame,^StoreTests\.($(ON_SERVER)))'
	Tests/postgres.py .build/debug/turnout replay $(if $(TURNOUT_SLOW),transcripts/*.txt,$(SOME_TRANSCRIPTS:%=transcripts/%.txt)) > /dev/null

integration:
	STORM_VOTERS=$${STORM_VOTERS:-12} STORM_KILLS=$${STORM_KILLS:-3} FLOOD_REPORTS=$${FLOOD_REPORTS:-15} \
	  $(PYTHON) -m pytest -q -n 3 --dist worksteal Tests/Integration

site-test: TEST_PACKAGES += chromium
site-test: packages test-packages venv ## The public site in a real browser: every kind of page, both languages, accessibility
	@$(SWIFT) build --product turnout
	$(PYTHON) -m pip install --quiet --disable-pip-version-check -r Tests/Integration/requirements-site.txt
	TURNOUT_SLOW=1 $(PYTHON) -m pytest -q Tests/Integration/test_site.py

tour: release ## Build the optimised program, as a server has it, and play the tour with it
	.build/release/turnout replay transcripts/tour.txt

site: packages ## Build a made-up public site into .build/site, and open it
	@$(SWIFT) build --product turnout
	.build/debug/turnout publish .build/site --sample
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then xdg-open .build/site/index.html; else echo "Open .build/site/index.html in a browser."; fi

try: ## After an edit, what concerns one slice: make try SLICE=Reminders
	@Tests/try.sh $(SLICE)

storm: packages venv ## Hundreds of voters under faults and kills: every report and photo exactly once
	@$(SWIFT) build --product turnout
	STORM_VOTERS=200 STORM_KILLS=50 $(PYTHON) -m pytest -q Tests/Integration/test_storm.py
	MATRIX_STORM_VOTERS=100 MATRIX_STORM_KILLS=30 MATRIX_STORM_RESTARTS=3 MIXED_REPORTS=50 MATRIX_ROOMS=1000 \
	  $(PYTHON) -m pytest -q Tests/Integration/test_matrix_storm.py Tests/Integration/test_both_platforms.py \
	  Tests/Integration/test_matrix_restart.py -k 'storm or decide_the_same or many_rooms'
	FLOOD_REPORTS=500 FLOOD_KILLS=20 FLOOD_SECONDS=60 $(PYTHON) -m pytest -q Tests/Integration/test_flood.py

check: test site-test tour sanitize ## Before a release: `make test`, the optimised program, the address and thread sanitizers

bare-test: TEST_PACKAGES += mmdebstrap
bare-test: packages test-packages venv release ## Follow docs/operations.md on a bare Debian, in a folder: package, setup, report, copy, restore
	TURNOUT_BARE=1 TURNOUT_BIN=.build/release/turnout $(PYTHON) -m pytest -q Tests/Integration/test_bare.py

sanitize: packages test-packages ## The unit tests under the address and the thread sanitizer
	$(SWIFT) build --build-tests --scratch-path .build/address --sanitize=address
	export $(SANITIZER); $(call unit-tests,--scratch-path .build/address --sanitize=address)
	$(SWIFT) build --build-tests --scratch-path .build/thread --sanitize=thread
	$(call unit-tests,--scratch-path .build/thread --sanitize=thread)

format: ## Format all Swift code
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

transcripts: packages ## Write down what the bot says now; always ends red, so that the difference is read
	@$(SWIFT) build --product turnout
	.build/debug/turnout replay --accept transcripts/*.txt

explore: release ## Walk through every conversation the engine can have; takes over an hour on two cores
	.build/release/turnout explore

eval: release ## How well voters' sentences that were never learned are understood; see docs/understanding.md
	.build/release/turnout understand --eval Tests/Phrases/{en,es}.txt Tests/Phrases/{en,es}-more.txt Tests/Phrases/{en,es}-*heldout.txt
	.build/release/turnout understand --alarms Tests/Phrases/danger-*-heldout.txt

# The same phrases give the same file on every machine; two passes are not needed, since what is learned from does
# not depend on what was learned.
weights: release ## Learn the weights of the understanding again, after phrases or words have changed
	.build/release/turnout understand --learn Tests/Phrases/{en,es}.txt Tests/Phrases/{en,es}-more.txt > .build/weights.bin
	mv .build/weights.bin Sources/LearnedWeights/intents.bin
	.build/release/turnout understand --learn-danger Tests/Phrases/danger.txt Tests/Phrases/{en,es}.txt > .build/weights.bin
	mv .build/weights.bin Sources/LearnedWeights/dangers.bin
	.build/release/turnout understand --learn-orders Tests/Phrases/orders.txt Tests/Phrases/{en,es}.txt Tests/Phrases/{en,es}-more.txt > .build/weights.bin
	mv .build/weights.bin Sources/LearnedWeights/orders.bin

zips: ## Pack the table of ZIP codes again: make zips ZIPS=geonames.csv AREAS=census.csv DAY=2026-03-30
	python3 Sources/ZIPBytes/pack.py $(ZIPS) $(AREAS) --day $(DAY)

hours: ## Write anew which ZIP codes keep other hours than their state: make hours FOLDER=../shared/civic-bulk; see docs/data.md
	python3 -B Tools/zones/pack.py $(FOLDER)

civic: ## Pack who represents each district and ZIP code anew: make civic FOLDER=../shared/civic-bulk; see docs/data.md
	python3 -B Tools/civic/pack.py $(FOLDER)

areas: ## Pack counties, the county of each ZIP code and the maps anew: make areas FOLDER=../shared/civic-bulk; see docs/data.md
	python3 -B Tools/areas/pack.py $(FOLDER)

# Once parted, nothing is parted until the next link.
define PART_SYMBOLS
cd .build/release && if readelf --wide --sections turnout | grep -qF .symtab; then \
	  objcopy --only-keep-debug turnout turnout.debug && objcopy --strip-all --add-gnu-debuglink=turnout.debug turnout; \
	fi
endef

results: ## Pack past results anew: make results FOLDER=../shared/civic-bulk; see docs/data.md
	python3 -B Tools/results/pack.py $(FOLDER)

$(ORDER): Tools/order/functions.gz
	@mkdir -p .build
	gzip --decompress --stdout $< > $@
	@rm -f .build/release/turnout

order: packages $(ORDER) ## Record anew which functions lie side by side in the release build; takes some minutes
	rm -f .build/release/turnout
	$(SWIFT) build $(RELEASE) --product turnout
	python3 -B Tools/order/record.py .build/release/turnout

release: packages $(ORDER) ## Build the optimised binary, its symbols in a file of their own
	$(SWIFT) build $(RELEASE) --product turnout
	@$(PART_SYMBOLS)
	@echo "Built .build/release/turnout; debuggers find its symbols in turnout.debug beside it"

deb: release ## Build turnout_VERSION_ARCH.deb into .build/deb: the same program gives the same bytes
	python3 -B Tools/package/deb.py .build/release/turnout .build/deb

bench: release venv .build/floor ## CPU, memory and requests under load, beside a floor in C and aiogram; see Benchmarks/README.md
	$(PYTHON) Benchmarks/load.py --out .build/load.md

bench-matrix: release venv ## What a text on Matrix costs, beside a matrix-nio bot; see Benchmarks/README.md
	$(PYTHON) Benchmarks/matrix.py
	$(PYTHON) Benchmarks/matrix.py --catch-up 1000

bench-sealed: release venv ## What encryption costs a text on Matrix; see Benchmarks/README.md
	$(PYTHON) Benchmarks/sealed.py

bench-floor-check: venv .build/floor ## Kill the floor ten times: it must lose nothing either
	$(PYTHON) Benchmarks/floor/check.py

.build/floor: $(wildcard Benchmarks/floor/*.[ch])
	@mkdir -p .build
	cc -std=gnu11 -O2 -Wall -Wextra -Werror -o $@ $(filter %.c,$^) -lcurl -lsqlite3

bench-photos: release ## Photos against vipsthumbnail and djpeg; see Benchmarks/photos.md
	python3 Benchmarks/photos/measure.py
	python3 Benchmarks/photos/worker.py
	python3 Benchmarks/photos/memory.py

bench-charts: release ## Pictures of results against the same in C; see Benchmarks/charts.md
	python3 Benchmarks/charts/measure.py

bench-results: release ## Answers about past results: time, memory, kept pictures, import; see Benchmarks/README.md
	python3 Benchmarks/results/measure.py

bench-feed: release ## A page of the feed from 1,000 to 1,000,000 reports; see Benchmarks/feed.md
	python3 Benchmarks/feed.py

bench-log: release ## verify-log over a million rows, beside openssl over as many bytes; see Benchmarks/README.md
	python3 Benchmarks/log.py

bench-civic: release ## Bills from the kept data, 1,000 voters asking; see Benchmarks/civic.md
	python3 Benchmarks/civic.py

bench-giving: release venv ## A thousand cards wait for the bot's yes, /give over 10,000 charities; see Benchmarks/giving.md
	$(PYTHON) Benchmarks/giving.py

measures: ## The measures of the house: lines, files, largest enums, how far a commit spreads
	@python3 Benchmarks/house.py

leaks: release ## Memory that is lost or grows: transcripts under valgrind, then a million updates; see Benchmarks/README.md
	python3 Benchmarks/leaks.py

fuzz: packages ## Fuzz every decoder, FUZZ_SECONDS (600) in all; see Fuzzing/README.md
	python3 Fuzzing/fuzz.py --seconds $(or $(FUZZ_SECONDS),600)

# Only the checker of alert rules: installing the package would start a server.
.build/promtool:
	@mkdir -p .build/prometheus && cd .build/prometheus && \
	  (apt-get download -qq prometheus 2>/dev/null \
	    || { if [ "$$(id -u)" = 0 ]; then as=; else as=sudo; fi; $$as apt-get update -qq; apt-get download -qq prometheus; } \
	    || { echo "Debian's package prometheus cannot be fetched: is there a network?"; exit 1; }) && \
	  dpkg-deb --extract prometheus_*.deb . && cp usr/bin/promtool ../promtool && rm -rf ../prometheus

# Installs only what is missing, and says what to do where it may not.
packages:
	@missing=$$(dpkg-query -W -f='$${Package} $${Status}\n' $(PACKAGES) 2>/dev/null | grep ' installed$$' | cut -d' ' -f1 \
	  | sort | comm -13 - <(printf '%s\n' $(PACKAGES) | sort)); $(INSTALL)

test-packages:
	@missing=$$(dpkg-query -W -f='$${Package} $${Status}\n' $(TEST_PACKAGES) 2>/dev/null | grep ' installed$$' | cut -d' ' -f1 \
	  | sort | comm -13 - <(printf '%s\n' $(TEST_PACKAGES) | sort)); $(INSTALL)

define INSTALL
	if [ -n "$$missing" ]; then \
	  echo "Installing:" $$missing; \
	  if [ "$$(id -u)" = 0 ]; then as=; else as=sudo; fi; \
	  $$as apt-get update -qq && $$as apt-get install -y -qq $$missing >/dev/null \
	    || { echo "Please install these packages and try again:" $$missing; exit 1; }; \
	fi
endef

venv: .venv/ready

.venv/ready: Tests/Integration/requirements.txt
	@echo "Making the tests' Python environment …"
	@python3 -m venv .venv
	@.venv/bin/pip install --quiet --disable-pip-version-check -r Tests/Integration/requirements.txt
	@touch $@
