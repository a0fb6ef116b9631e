import { makeStore } from "./store.ts";

const dialogs = makeStore<readonly HTMLElement[]>([]);

/** Returns the function that closes it. */
export function dialogOpened(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog]);
  return () => dialogs.set(dialogs.get().filter((other) => other !== dialog));
}

/** The topmost dialog; everything outside of it is inert. */
export const useTopDialog = () => dialogs.use().at(-1);
