import { guestWorkerPolicy } from "@bellhop/contract/guest-page";

/** TypeScript's DOM types do not have Trusted Types yet. */
declare const trustedTypes: TrustedTypes | undefined;
type ScriptUrls = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** One cache per hotel, whatever link was used: starting over removes only this hotel's pages. */
const cacheOf = (keptAs: string) => `guest-page-${keptAs}`;
const workerPath = "/g/worker.js";
/** After a change the page is kept once nothing more has changed for this long. */
const pauseMs = 2_000;

/**
 * Keeps the page on the device, with its conversation as last seen, and keeps it again after changes. Copies of a
 * session that has ended are deleted first. Does nothing where the browser has no service worker: in frames of other
 * sites, in private windows, without https.
 */
export function keepPage(keptAs: string, hasEnded: boolean): { changed(): void; forget(): Promise<void> } {
  const canKeep = "serviceWorker" in navigator && "caches" in globalThis && window === window.top;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isForgotten = false;

  async function keep() {
    if (!navigator.onLine || isForgotten) return;
    try {
      const cache = await caches.open(cacheOf(keptAs));
      const assets = document.querySelectorAll<HTMLScriptElement>("script[src]");
      const logos = document.querySelectorAll<HTMLImageElement>("img.mark");
      const { pathname, search } = location;
      await cache.addAll([
        pathname + search,
        ...[...assets].map(({ src }) => src),
        ...[...logos].map(({ src }) => src),
      ]);
      if (isForgotten) await caches.delete(cacheOf(keptAs));
    } catch {
      // The device is full, or the network is gone: what was kept before stays.
    }
  }

  if (canKeep) {
    void (hasEnded ? caches.delete(cacheOf(keptAs)) : Promise.resolve())
      .then(() => navigator.serviceWorker.register(workerAddress(), { scope: "/g/" }))
      .then(keep, () => undefined);
  }
  return {
    changed() {
      if (!canKeep) return;
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), pauseMs);
    },
    async forget() {
      isForgotten = true;
      clearTimeout(timer);
      if (canKeep) await caches.delete(cacheOf(keptAs));
    },
  };
}

/** A `TrustedScriptURL` in browsers that have those. */
const workerAddress = (): string =>
  typeof trustedTypes === "undefined"
    ? workerPath
    : trustedTypes
        .createPolicy(guestWorkerPolicy, { createScriptURL: () => workerPath })
        .createScriptURL(workerPath);
