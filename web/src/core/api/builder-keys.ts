import { venueKey } from "./query.ts";

/** What is read of a venue's builder; all of it is read again when the knowledge changes. */
export const builderKey = (venueId: number) => [...venueKey(venueId), "builder"] as const;

/** What was read to propose entries from; it is decided upon against what is written. */
export const importsKey = (venueId: number) => [...builderKey(venueId), "imports"] as const;
