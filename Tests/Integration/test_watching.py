"""Alert rules and the dashboard: Prometheus' own checker reads them, and they name only figures that are served."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PROMTOOL = ROOT / ".build/promtool"
NAME = re.compile(r"\bturnout_[a-z_]+")


def served() -> set[str]:
    """Every name that /metrics has, as docs/operations.md lists them; a unit test holds that list against the program."""
    rows = re.findall(r"^\| `(turnout_[a-z_]+)` \|", (ROOT / "docs/operations.md").read_text(), re.M)
    parts = ("_bucket", "_sum", "_count")
    return {*rows, *(row + part for row in rows if row.endswith("_seconds") for part in parts)}


def test_alert_rules_say_what_they_should() -> None:  # O11
    for words in (["check", "rules", "prometheus-rules.yml"], ["test", "rules", "prometheus-rules-test.yml"]):
        done = subprocess.run([PROMTOOL, *words], cwd=DEPLOY, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 and "SUCCESS" in done.stdout, done.stdout + done.stderr


def test_rules_and_dashboard_name_only_what_is_served() -> None:  # O11
    rules = (DEPLOY / "prometheus-rules.yml").read_text()
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text())
    asked = {target["expr"] for panel in board["panels"] for target in panel["targets"]}
    for text in (rules, *asked):
        assert set(NAME.findall(text)) <= served(), text
    # Every figure stands on the dashboard, in whatever form.
    shown = {re.sub("_(bucket|sum|count)$", "", name) for text in asked for name in NAME.findall(text)}
    rows = set(re.findall(r"^\| `(turnout_[a-z_]+)` \|", (ROOT / "docs/operations.md").read_text(), re.M))
    assert shown == rows, rows ^ shown
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_each_alert_rule_is_tried() -> None:  # O11
    names = set(re.findall(r"alert: (\w+)", (DEPLOY / "prometheus-rules.yml").read_text()))
    tried = set(re.findall(r"alertname: (\w+)", (DEPLOY / "prometheus-rules-test.yml").read_text()))
    assert names == tried, names ^ tried
