import { venueKey } from "../../core/api/query.ts";

export const importsKey = (venueId: number) => [...venueKey(venueId), "reservation imports"] as const;
