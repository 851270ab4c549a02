// Keeps the whole site for visits without a net. A new version is fetched beside the one in use, and takes over when no tab
// shows the old one any more, or when a page asks for it ("now"): never by itself in the middle of a game. The build puts
// the version and the files in.
const KEPT = "occasus-site-VERSION";
const FILES = ["FILES"];
const APART = new URL("docs/", self.registration.scope).href; // pages of their own, read where there is a net
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
    })(),
  );
});
self.addEventListener("message", ({ data }) => {
  if (data === "now") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (
    request.method !== "GET" ||
    !request.url.startsWith(self.registration.scope) ||
    request.url.startsWith(APART)
  )
    return;
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
