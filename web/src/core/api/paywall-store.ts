import { makeStore } from "../../ui/store.ts";

const refused = makeStore<unknown>(null);

/** Shows what the plan does not include, over the screen. */
export const openPaywall = (failure: unknown) => refused.set(failure);

export const closePaywall = () => refused.set(null);

/** The refusal that is shown; null if none is. */
export const useShownPaywall = () => refused.use();
