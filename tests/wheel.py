"""Try an installed Occasus: `python tests/wheel.py [--compiled]` plays, gives a hint and serves, from no checkout.

cibuildwheel and `script/release` run it for every wheel, CI for every system.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from importlib.util import find_spec
from pathlib import Path
from random import Random

import occasus

SECONDS = 120.0  # a cold start on a busy machine takes a few


def command(*arguments: str, typed: str = "") -> str:
    """Run `occasus` and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "occasus", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    if done.returncode:
        sys.exit(f"occasus {' '.join(arguments)} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def play(name: str, seats: int) -> None:
    """Play a game with bots, and one in the terminal to its end, choosing actions by lot."""
    match = occasus.play(name, ["tiro"] * seats, seed="wheel")
    assert match.result() is not None, name
    file = f"{name}.match.json"
    seated = ",".join(["human", *["tiro"] * (seats - 1)])
    numbers = Random("wheel")  # one that no action has is asked for again
    typed = "".join(f"{numbers.randint(1, 12)}\n" for _ in range(20_000))
    command("play", name, "--plain", "--seats", seated, "--seed", "wheel", "--file", file, typed=typed)
    saved = json.loads(Path(file).read_text(encoding="utf-8"))
    assert saved["result"], name
    print(f"{name}: played, {len(saved['moves'])} moves in the terminal")


def hint(name: str, seats: int) -> None:
    """Leave a game at its first decision, and ask for a hint."""
    seated = ",".join(["human", *["tiro"] * (seats - 1)])
    file = f"{name}.open.json"
    command("play", name, "--plain", "--seats", seated, "--seed", "wheel", "--file", file, typed="quit\n")
    told = command("hint", file, "--bot", "tiro")
    assert told.strip(), name
    print(f"{name}: {told.strip().splitlines()[0]}")


def serve() -> None:
    """Start the table server and ask whether it is ready, for its games and for its page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = ["serve", "--port", str(port), "--data", "data", "--no-browser"]
    server = subprocess.Popen([sys.executable, "-m", "occasus", *arguments])
    try:
        deadline = time.monotonic() + SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as answer:
                    assert answer.status == 200
                break
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if server.poll() is not None or time.monotonic() > deadline:
                    sys.exit("The server did not start.")
                time.sleep(0.2)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
            assert b"<html" in page.read(), "the browser client is not in this wheel"
        print("served")
    finally:
        server.terminate()
        server.wait(60)


def main() -> None:
    """Try everything."""
    assert "site-packages" in Path(str(occasus.__file__)).as_posix(), occasus.__file__
    version = command("--version").strip()
    print(version)
    if "--compiled" in sys.argv[1:]:
        assert "compiled" in version and "interpreted" not in version, version
    with tempfile.TemporaryDirectory(prefix="occasus-wheel-", ignore_cleanup_errors=True) as folder:
        os.chdir(folder)
        for name, seats in {"fall_of_rome": 3, "empires_end": 2, "struggle_for_rome": 3}.items():
            play(name, seats)
            hint(name, seats)
        if find_spec("litestar"):
            serve()
        os.chdir(Path(__file__).parent)


if __name__ == "__main__":
    main()
