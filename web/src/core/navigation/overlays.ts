import { makeStore } from "../../ui/store.ts";

/** Only one overlay is open at a time. */
type Overlay = "palette" | "keys" | "more" | "guest" | "tasks";

const shown = makeStore<Overlay | null>(null);

export const openOverlay = (overlay: Overlay) => shown.set(overlay);

export const closeOverlay = () => shown.set(null);

export const useOverlay = (overlay: Overlay) => shown.use() === overlay;

/** Also while its code is still loading. */
export const isOverlayShown = (overlay: Overlay) => shown.get() === overlay;
