import { venueKey } from "../../core/api/query.ts";

/** The sentences of the live version, and their translations. */
export const statementsKey = (venueId: number) => [...venueKey(venueId), "statements"] as const;
