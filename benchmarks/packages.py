"""Asking the same of the sources and of the compiled package, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = ROOT / "build/compiled"  # where script/compile puts the package
SEATS: Final = {"fall_of_rome": 3, "empires_end": 4, "struggle_for_rome": 4}


def answer(package: Path, module: str, call: str) -> Any:
    """Call a function of a benchmark module in another package; return plain data."""
    code = f"import json; from benchmarks.{module} import *; print(json.dumps({call}))"
    paths = os.pathsep.join([str(package), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, check=True
    )
    return json.loads(done.stdout)
