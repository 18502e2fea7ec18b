#!/usr/bin/env bash
# What concerns one slice of the bot, after an edit: tests whose path or name has the word, then transcripts whose file
# name, title or first note has it, and the tour. An s at its end does not count: Reminders finds ReminderTests.
set -euo pipefail
cd "$(dirname "$0")/.."
slice=${1:?Name a slice, as in make try SLICE=Reminders}
word=${slice%s}

swift build --build-tests

suites=$(find Tests -ipath "*$word*" -name '*Tests.swift' -exec basename {} .swift \; | sort -u | paste -sd'|')
swift test --skip-build --filter "(?i)$word${suites:+|$suites}"

told=$(for file in transcripts/*.txt; do
  about=$(basename "$file"; sed -n '1p; /^#/{p;q}' "$file")
  if grep -qi "$word" <<< "$about"; then echo "$file"; fi
done)
.build/debug/turnout replay $told transcripts/tour.txt
