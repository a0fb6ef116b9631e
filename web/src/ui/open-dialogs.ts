import { makeStore } from "./store.ts";

const dialogs = makeStore<readonly HTMLElement[]>([]);

/** Counts a dialog as open until the answered function is called. */
export function dialogOpened(dialog: HTMLElement): () => void {
  dialogs.set([...dialogs.get(), dialog]);
  return () => dialogs.set(dialogs.get().filter((other) => other !== dialog));
}

/** The dialog above all others: everything outside of it can be neither seen in full nor reached. */
export const useTopDialog = () => dialogs.use().at(-1);
