import * as z from "zod/mini";
import { tabStorage } from "../../core/storage/guarded-storage.ts";

// Signing out removes keys with this prefix.
const storageKey = "bellhop.draft.sign-up-act";
const actSchema = z.object({ request: z.string(), key: z.string() });

/** The idempotency key of this tab's request, kept across reloads while the request is the same. */
export function signUpAct() {
  let act = read();
  return {
    keyFor(request: string): string {
      if (act?.request !== request) {
        act = { request: request, key: crypto.randomUUID() };
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

function read(): z.infer<typeof actSchema> | undefined {
  const kept = tabStorage.read(storageKey);
  return kept === null ? undefined : actSchema.safeParse(JSON.parse(kept)).data;
}
