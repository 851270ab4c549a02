// Keeps the whole site for visits without a net. A new version is fetched beside the one in use, and takes over when no tab
// shows the old one any more, or when a page asks for it ("now"): never by itself in the middle of a game. The build puts
// the version and the files in.
const KEPT = "occasus-site-VERSION";
const FILES = ["FILES"];
const DOCUMENTS = ["DOCUMENTS"]; // pages of their own: fetched when nothing else is, and read anew where there is a net
const APART = new URL("docs/", self.registration.scope).href;
const INDEX = new URL("index.html", self.registration.scope).href; // another name of the page, kept as the folder itself

self.addEventListener("install", (event) => {
  const wanted = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(wanted)));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter(
        (name) => name.startsWith("occasus-site-") && name !== KEPT,
      );
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
      void keepDocuments();
    })(),
  );
});

// One after another, so that a game goes first; what could not be fetched is kept when it is read.
async function keepDocuments() {
  const cache = await caches.open(KEPT);
  for (const file of DOCUMENTS) await cache.add(file).catch(() => undefined);
}

async function readDocument(request) {
  const cache = await caches.open(KEPT);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request.url.split(/[?#]/)[0], found.clone());
    return found;
  } catch {
    const named = request.url.split(/[?#]/)[0];
    const page = named.endsWith("/") ? named + "index.html" : named;
    return (await cache.match(named)) ?? (await cache.match(page)) ?? Response.error();
  }
}
self.addEventListener("message", ({ data }) => {
  if (data === "now") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (
    request.method !== "GET" ||
    !request.url.startsWith(self.registration.scope)
  )
    return;
  if (request.url.startsWith(APART)) {
    event.respondWith(readDocument(request));
    return;
  }
  event.respondWith(
    (async () => {
      const cache = await caches.open(KEPT);
      const named = request.url.split(/[?#]/)[0];
      const wanted = named === INDEX ? self.registration.scope : request;
      return (
        (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request)
      );
    })(),
  );
});
