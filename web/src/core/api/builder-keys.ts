import { venueKey } from "./query.ts";

/** What is read of a venue's builder; all of it is read again when the knowledge changes. */
export const builderKey = (venueId: number) => [...venueKey(venueId), "builder"] as const;
