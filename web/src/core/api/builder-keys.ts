import { venueKey } from "./query.ts";

/** Everything derived from the knowledge; invalidated when it changes. */
export const builderKey = (venueId: number) => [...venueKey(venueId), "builder"] as const;
