import { makeStore } from "../../ui/store.ts";

/** What may lie over the page; one at a time. */
export type Overlay = "palette" | "keys" | "more" | "guest" | "tasks";

const shown = makeStore<Overlay | null>(null);

/** Opens one and closes whatever was open. */
export const openOverlay = (overlay: Overlay) => shown.set(overlay);

/** Closes whatever is open. */
export const closeOverlay = () => shown.set(null);

/** Whether this one is open. */
export const useOverlay = (overlay: Overlay) => shown.use() === overlay;
