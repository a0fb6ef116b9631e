import * as z from "zod/mini";
import { tabStorage } from "../../core/storage/guarded-storage.ts";

// Signing out takes away whatever begins so.
const storageKey = "bellhop.draft.sign-up-act";
const actSchema = z.object({ said: z.string(), key: z.string() });

/** The key under which this tab asks for its hotel: one for as long as the same is asked for, across reloads too. */
export function signUpAct() {
  let act = read();
  return {
    keyFor(said: string): string {
      if (act?.said !== said) {
        act = { said, key: crypto.randomUUID() };
        tabStorage.keep(storageKey, JSON.stringify(act));
      }
      return act.key;
    },
    forget() {
      act = undefined;
      tabStorage.keep(storageKey, null);
    },
  };
}

function read(): z.infer<typeof actSchema> | undefined {
  const kept = tabStorage.read(storageKey);
  return kept === null ? undefined : actSchema.parse(JSON.parse(kept));
}
