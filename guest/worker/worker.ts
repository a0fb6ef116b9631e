/// <reference lib="webworker" />
// Keeps the last page, its script and the logo on the device, so that the page opens without a network. The page itself
// decides what is kept (src/client/kept-page.ts): this worker only answers from it.

declare const self: ServiceWorkerGlobalScope;

export {};

/** Slow hotel networks often accept a connection and never answer. */
const patienceMs = 4_000;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && /^\/g\/[^/]+$/.test(pathname)) event.respondWith(openPage(request));
  // Names of assets contain a hash of their content.
  else if (pathname.startsWith("/guest/assets/")) event.respondWith(keptFirst(request));
  else if (/^\/g\/[^/]+\/(logo|icon\.svg)$/.test(pathname)) event.respondWith(networkFirst(request));
});

/**
 * The page of the network, else the one that is kept: of the same room, else of the same hotel. With nothing kept, a slow
 * network gets all the time it needs; and a page that has begun to arrive is never cut off.
 */
async function openPage(request: Request): Promise<Response> {
  const kept = (await caches.match(request)) ?? (await caches.match(request, { ignoreSearch: true }));
  if (!kept) return fetch(request);
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, kept));
  const fetched = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fetched, patience]);
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
