import { tabStorage } from "../storage/guarded-storage.ts";

type Act = { request: string; key: string };

/**
 * The idempotency key of this tab's request, kept across reloads while the request is the same. Signing out removes
 * storage keys that begin with `bellhop.draft`.
 */
export function requestKey(storageKey: string) {
  let act = read(storageKey);
  return {
    keyFor(request: string): string {
      if (act?.request !== request) {
        act = { request, key: crypto.randomUUID() };
        tabStorage.write(storageKey, JSON.stringify(act));
      }
      return act.key;
    },
    forget() {
      act = undefined;
      tabStorage.write(storageKey, null);
    },
  };
}

function read(storageKey: string): Act | undefined {
  const kept = tabStorage.read(storageKey);
  return kept === null ? undefined : (JSON.parse(kept) as Act);
}
