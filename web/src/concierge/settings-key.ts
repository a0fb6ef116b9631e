import { venueKey } from "../app/query.ts";

export const settingsKey = (venueId: number) => [...venueKey(venueId), "settings"] as const;
