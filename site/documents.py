"""Writes the documents of the site: `python site/documents.py FOLDER`.

The pages of docs/ as HTML with a search, tables of ratings with a plot, and the reference of our modules, made by pdoc
from their docstrings. Links lead to pages of the site; of other files in the repository, only the name is left.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pdoc
from markdown_it import MarkdownIt
from markdown_it.token import Token
from matplotlib.figure import Figure

import occasus

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
# what a reader looks for, and the pages that tell it, by their names without `.md`
PARTS = {
    "Play": ["play", "ratings"],
    "Build": ["bots", "api", "content", "scenes", "study", "a_new_game"],
    "Research": ["research", "environments", "language_models", "results", "examples", "scale", "performance"],
    "Records": [f"appendix/{path.stem}" for path in sorted((ROOT / "docs/appendix").glob("*.md"))],
    "Rules": ["rules/fall_of_rome", "rules/empires_end", "rules/struggle_for_rome"],
    "Run": ["deploy", "site"],
    "Contribute": ["architecture", "style", "glossary", "translating", "client", "testing", "releasing"],
}
PAGES = [page for pages in PARTS.values() for page in pages]
ELSEWHERE = {"examples": "examples/README.md"}  # pages that do not lie in docs/
# who writes a bot or trains an agent needs these; the inside of a game or a bot is told by the architecture
MODULES = [
    "occasus",
    *(f"occasus.{part}" for part in ("core", "games", "bots", "arena", "features", "envs", "scenes", "content")),
    "!occasus[.](games|bots)[.](fall_of_rome|empires_end|struggle_for_rome)",
    "!occasus[.]envs[.]drawing",
]
FONTS = {  # of the client, as its packages bring them
    "eb-garamond": ["eb-garamond-latin-500-normal.woff2", "eb-garamond-latin-700-normal.woff2"],
    "cinzel": ["cinzel-latin-600-normal.woff2"],
}
RATING = re.compile(r"^(\d+) \((\d+) to (\d+)\)$")
PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Occasus</title>
<link rel="icon" href="{up}../favicon.svg"><link rel="stylesheet" href="{up}style.css"></head>
<body><nav><a href="{up}../"><img src="{up}../favicon.svg" alt="">Occasus</a> <a href="{up}../">Play</a>
<a href="{up}index.html">Documents</a> <a href="{up}reference/occasus.html">Reference</a>
<input id="search" type="search" placeholder="Search" aria-label="Search" autocomplete="off" data-up="{up}"></nav>
<ul id="found" aria-live="polite" hidden></ul><main>{body}</main>
<script type="module" src="{up}search.js"></script></body></html>
"""


def source(page: str) -> Path:
    """The file of a page."""
    return ROOT / ELSEWHERE.get(page, f"docs/{page}.md")


def slug(title: str) -> str:
    """The name of a heading in links, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class Document:
    """One page."""

    def __init__(self, page: str, folder: Path) -> None:
        self.page = page
        self.up = "../" * page.count("/")
        self.folder = folder
        self.plots = 0
        self._reader = MarkdownIt("commonmark").enable("table")
        self._reader.validateLink = lambda _: True  # type: ignore[method-assign]
        self._tokens = self._reader.parse(source(page).read_text(encoding="utf-8"))

    def title(self) -> str:
        """Its first heading."""
        return self._tokens[1].content

    def write(self) -> None:
        """Write it, with its pictures beside it."""
        shown = [*self._with_plots(list(self._walk(self._tokens)))]
        body = self._reader.renderer.render(shown, self._reader.options, {})
        file = self.folder / f"{self.page}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(PAGE.format(title=html.escape(self.title()), up=self.up, body=body), encoding="utf-8")

    def sections(self) -> list[dict[str, str]]:
        """Return its sections for the search: page, title, link and text."""
        found: list[dict[str, str]] = []
        for place, token in enumerate(self._tokens):
            if token.type == "heading_open":
                title = re.sub(r"[`*]|\]\([^)]*\)|\[", "", self._tokens[place + 1].content)
                link = f"{self.page}.html#{slug(self._tokens[place + 1].content)}"
                found.append({"page": self.title(), "title": title, "link": link, "text": ""})
            elif token.type in ("inline", "fence", "code_block") and found:
                found[-1]["text"] += f" {token.content}"
        return found

    def _walk(self, tokens: Sequence[Token]) -> Iterator[Token]:
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", slug(tokens[place + 1].content))
            if token.children:
                for child in token.children:
                    self._lead(child)
            yield token

    def _lead(self, token: Token) -> None:
        """Let a link lead to where its page is now, and an image to its copy."""
        if token.type == "image":
            picture = source(self.page).parent / str(token.attrGet("src"))
            (self.folder / "pictures").mkdir(exist_ok=True)
            shutil.copy(picture, self.folder / "pictures")
            token.attrSet("src", f"{self.up}pictures/{picture.name}")
        elif token.type == "link_open":
            target, mark, place = str(token.attrGet("href")).partition("#")
            if "://" in target:
                return
            found = (source(self.page).parent / target).resolve() if target else source(self.page)
            page = next((each for each in PAGES if source(each) == found), None)
            if page is None:
                token.attrs.clear()  # a file that is not here: its name alone
            else:
                token.attrSet("href", f"{self.up}{page}.html{mark}{place}")

    def _with_plots(self, tokens: list[Token]) -> Iterator[Token]:
        cells: list[str] = []
        rows: list[list[str]] = []
        for place, token in enumerate(tokens):
            yield token
            if token.type == "table_open":
                rows = []
            elif token.type == "tr_open":
                cells = []
            elif token.type in ("td_open", "th_open"):
                cells.append(tokens[place + 1].content)
                if token.attrs.pop("style", ""):  # forbidden in a page; what is not on the left is a number
                    token.attrSet("class", "number")
            elif token.type == "tr_close":
                rows.append(cells)
            elif token.type == "table_close" and "rating" in rows[0]:
                yield Token("html_block", "", 0, content=self._plot(rows))

    def _plot(self, rows: list[list[str]]) -> str:
        """The ratings of a table with their intervals, as a picture."""
        column = rows[0].index("rating")
        rated = [(row[0].replace("`", ""), RATING.match(row[column])) for row in rows[1:]][::-1]
        found = [(name, *map(int, match.groups())) for name, match in rated if match]
        figure = Figure(figsize=(7, 0.8 + 0.35 * len(found)), layout="constrained")
        axes = figure.subplots()
        for place, (_, rating, low, high) in enumerate(found):
            axes.errorbar(rating, place, xerr=[[rating - low], [high - rating]], fmt="o", color="#7a1f2b", capsize=3)
        axes.set_yticks(range(len(found)), [name for name, *_ in found])
        axes.set_xlabel("rating, with its 95 % interval")
        axes.grid(axis="x", alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
        self.plots += 1
        name = f"{self.page.replace('/', '_')}_{self.plots}.svg"
        (self.folder / "pictures").mkdir(exist_ok=True)
        figure.savefig(self.folder / "pictures" / name)
        return f'<p><img src="{self.up}pictures/{name}" alt="The ratings above as a plot"></p>\n'


def contents(titles: dict[str, str]) -> str:
    """The page that leads to all others."""
    reference = '<h2>Reference</h2>\n<p><a href="reference/occasus.html">All modules for bots and research</a></p>\n'
    parts = [
        f"<h2>{part}</h2>\n<ul>"
        + "".join(f'<li><a href="{page}.html">{html.escape(titles[page])}</a></li>' for page in pages)
        + "</ul>\n"
        for part, pages in PARTS.items()
    ]
    body = "<h1>Documents</h1>\n" + reference + "".join(parts)
    return PAGE.format(title="Documents", up="", body=body)


def main(made: str) -> None:
    """Write them all."""
    folder = Path(made)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    titles = {}
    sections = []
    for page in PAGES:
        document = Document(page, folder)
        document.write()
        titles[page] = document.title()
        sections += document.sections()
    (folder / "search.json").write_text(json.dumps(sections, ensure_ascii=False), encoding="utf-8")
    shutil.copy(HERE / "search.js", folder)
    (folder / "index.html").write_text(contents(titles), encoding="utf-8")
    shutil.copy(HERE / "documents.css", folder / "style.css")
    shutil.copy(HERE / "fonts.css", folder)
    (folder / "fonts").mkdir()
    for package, names in FONTS.items():
        for name in names:
            shutil.copy(ROOT / "web/node_modules/@fontsource" / package / "files" / name, folder / "fonts")
    for name in occasus.__all__:  # they are imported when they are asked for, which pdoc does not do
        setattr(occasus, name, getattr(occasus, name))
    pdoc.render.configure(show_source=False, footer_text="Occasus", template_directory=HERE / "reference")
    pdoc.pdoc(*MODULES, output_directory=folder / "reference")
    put_apart(folder / "reference")


def put_apart(folder: Path) -> None:
    """Styles and scripts of pages in files of their own: the policy of a table server allows no others."""
    for page in folder.rglob("*.html"):
        up = "../" * (len(page.relative_to(folder).parts) - 1)

        def moved(found: re.Match[str], up: str = up) -> str:
            kind, text = found.groups()
            name = f"{hashlib.sha256(text.encode()).hexdigest()[:12]}.{'css' if kind == 'style' else 'js'}"
            (folder / name).write_text(text, encoding="utf-8")
            link = f'<link rel="stylesheet" href="{up}{name}">'
            return link if kind == "style" else f'<script src="{up}{name}"></script>'

        page.write_text(INLINE.sub(moved, page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
