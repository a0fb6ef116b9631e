import { venueKey } from "../../../core/api/query.ts";

export const suggestionsKey = (venueId: number) => [...venueKey(venueId), "suggestions"] as const;
