"""A static host as simple as any: the files of a folder under a path, and nothing else."""

from __future__ import annotations

import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


@contextmanager
def static_host(folder: Path, path: str = "/", policy: str = "") -> Iterator[str]:
    """Serve a folder under a path of a host of its own; gives the address. Browsers refuse what the policy forbids."""

    class Host(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            wanted = urlsplit(self.path).path
            file = folder / wanted.removeprefix(path) if wanted.startswith(path) else folder / "nothing"
            file = file / "index.html" if file.is_dir() else file
            found = file.is_file()
            if not found and (folder / "404.html").is_file():  # as hosts of projects do
                file = folder / "404.html"
            data = file.read_bytes() if file.is_file() else b""
            self.send_response(200 if found else 404)
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            if policy:
                self.send_header("Content-Security-Policy", policy)
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Host)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{path}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
