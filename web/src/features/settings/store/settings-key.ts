import { venueKey } from "../../../core/api/query.ts";

export const settingsKey = (venueId: number) => [...venueKey(venueId), "settings"] as const;
