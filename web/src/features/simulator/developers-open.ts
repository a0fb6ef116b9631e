import { browserStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

const key = "bellhop.simulator-developers";
const isOpen = makeStore(browserStorage.read(key) === "open");

/** Remembered in this browser; closed at first. */
export const useDevelopersOpen = isOpen.use;

export function setDevelopersOpen(open: boolean) {
  browserStorage.write(key, open ? "open" : null);
  isOpen.set(open);
}
