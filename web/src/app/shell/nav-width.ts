import { browserStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

type NavWidth = { choice: "auto" | "open" | "closed"; isOpen: boolean };

const key = "bellhop.nav";
const hasRoom = matchMedia("(min-width: 1180px)");

function width(): NavWidth {
  const kept = browserStorage.read(key);
  if (kept === "open" || kept === "closed") return { choice: kept, isOpen: kept === "open" };
  return { choice: "auto", isOpen: hasRoom.matches };
}

const current = makeStore<NavWidth>(width());
hasRoom.addEventListener("change", () => current.set(width()));

export function toggleNav() {
  browserStorage.write(key, current.get().isOpen ? "closed" : "open");
  current.set(width());
}

export const useNavWidth = current.use;
