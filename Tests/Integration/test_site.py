"""The public site in a real browser: every kind of page, both languages, light and dark, narrow and wide, with no script."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from bot import binary, binary_missing

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser")
# `make site-test` installs both; `make test` does without.
playwright = pytest.importorskip("playwright.async_api", reason="make site-test installs it, and a browser")
AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PAGES = [
    "index.html", "all/p/2.html", "us/ga/index.html", "us/ga/fulton/index.html",
    "us/ga/long-line/index.html", "map/index.html", "us/tx/map/index.html", "us/hi/map/index.html",
    "charts/index.html", "data/index.html", "method/index.html", "changes/index.html", "zip/index.html", "zip/303.html",
    "embed/us/ga.html",
]  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if binary_missing():
        pytest.skip(f"{binary()} is not built")
    folder = tmp_path_factory.mktemp("site") / "public"
    subprocess.run([binary(), "publish", folder, "--sample"], check=True, capture_output=True)
    return folder


class Handler(SimpleHTTPRequestHandler):
    """As the files for servers say: a page for what is missing, in two languages."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        name = "es/404.html" if self.path.startswith("/es/") else "404.html"
        page = (Path(self.directory) / name).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def server(site: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(site))) as served:
        thread = threading.Thread(target=served.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{served.server_port}/"
        served.shutdown()
        thread.join()


async def test_the_page_for_what_is_missing_works_under_any_address(server: str) -> None:
    if BROWSER is None:
        pytest.skip("chromium is not installed")
    async with playwright.async_playwright() as players:
        browser = await players.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page()
        failed: list[str] = []
        page.on("response", lambda found: failed.append(found.url) if found.status != 200 else None)
        for address, words in (("r/k7/gone.html", "There is no such page"), ("es/r/k7/gone.html", "Esa página no existe")):
            failed.clear()
            assert await faults_of(page, server + address) == []
            assert failed == [server + address]
            assert words in (await page.locator("h1").text_content() or "")
            # The stylesheet is there, and the way to the front page as well.
            assert await page.evaluate("getComputedStyle(document.body).maxWidth") == "736px"
            await page.locator("main a").click()
            assert await page.locator("h1").count() == 1 and "gone" not in page.url
        await browser.close()


async def test_the_sample_shows_all_that_a_site_may_show(site: Path) -> None:
    if BROWSER is None:
        pytest.skip("chromium is not installed")
    text = {str(path.relative_to(site)): path.read_text() for path in (site / "r").rglob("*.html")}
    shown = {
        kind: next(name for name, html in text.items() if kind in html)
        for kind in ("<video ", "<img ", "Corrections by the team", "What others said", 'id="permalink"', "took this report back")
    }
    async with playwright.async_playwright() as players:
        browser = await players.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page()
        await page.goto((site / shown["<img "]).as_uri())
        await page.locator("img").scroll_into_view_if_needed()
        await page.wait_for_function("document.querySelector('img').naturalWidth > 0")
        assert await page.evaluate("document.querySelector('img').naturalWidth") == 640
        await page.goto((site / shown["<video "]).as_uri())
        assert await page.evaluate("document.querySelector('video').preload") == "none"
        await page.evaluate("document.querySelector('video').load()")
        # At 320 pixels no word of a table's head breaks.
        await page.set_viewport_size({"width": 320, "height": 640})
        await page.goto((site / "index.html").as_uri())
        for head in await page.locator("thead th").all():
            assert await head.evaluate("e => e.getClientRects().length && e.offsetHeight < 2 * parseFloat(getComputedStyle(e).lineHeight) + 16")
        await browser.close()
    front = (site / "index.html").read_text()
    assert 'rel="canonical" href="https://reports.example.org/"' in front and "desk@example.org" in front
    assert "&lt;iframe" in (site / "us/ga/index.html").read_text()


async def test_every_kind_of_page_is_for_everybody(site: Path) -> None:
    if BROWSER is None:
        pytest.skip("chromium is not installed")
    complaints: list[str] = []
    outside: list[str] = []
    faults: list[str] = []
    async with playwright.async_playwright() as players:
        browser = await players.chromium.launch(executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(bypass_csp=False)
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(site.as_uri()) else outside.append(asked.url))
        for number, name in enumerate(kinds_of_page(site)):
            await page.emulate_media(color_scheme="dark" if number % 4 in (1, 2) else "light")
            faults += [f"{name}: {fault}" for fault in await faults_of(page, (site / name).as_uri())]
        # With every script off a page reads the same.
        quiet = await browser.new_page(java_script_enabled=False)
        for name in ("index.html", "es/map/index.html"):
            await quiet.goto((site / name).as_uri())
            await page.goto((site / name).as_uri())
            assert await quiet.locator("body").text_content() == await page.locator("body").text_content()
        await browser.close()
    assert faults == []
    assert outside == [] and complaints == []


def kinds_of_page(site: Path) -> list[str]:
    """Each kind, in one language or the other, and with `make test-all` in both; of reports one that was taken back, too."""
    reports = [str(path.relative_to(site)) for path in sorted((site / "r").rglob("*.html"))]
    gone = [name for name in reports if "took this report back" in (site / name).read_text()]
    assert gone, "no report of the sample was taken back"
    kinds = ("<video ", "<img ", "Corrections by the team", "What others said")
    shown = [next(name for name in reports if kind in (site / name).read_text()) for kind in kinds]
    names = PAGES + shown + gone
    if os.environ.get("TURNOUT_SLOW"):
        return [page for name in names for page in (name, f"es/{name}")]
    return [name if number % 2 else f"es/{name}" for number, name in enumerate(names)]


async def faults_of(page: Any, address: str) -> list[str]:
    await page.set_viewport_size({"width": 320, "height": 640})
    await page.goto(address)
    faults = []
    wide = await page.evaluate("document.documentElement.scrollWidth")
    if wide > 320:
        faults.append(f"{wide} wide at 320")
    await page.evaluate(AXE)
    return faults + await page.evaluate(
        """rules => axe.run({runOnly: rules, preload: false}).then(found => found.violations.map(fault =>
            fault.id + ": " + fault.nodes.slice(0, 3).map(node => node.html.slice(0, 120)).join(" | ")))""",
        RULES,
    )
