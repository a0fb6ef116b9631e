import { venueKey } from "../../core/api/query.ts";

export const proactiveKey = (venueId: number) => [...venueKey(venueId), "proactive"] as const;
