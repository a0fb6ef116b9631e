import { venueKey } from "../../core/api/query.ts";

export const connectionKey = (venueId: number) => [...venueKey(venueId), "whatsapp"] as const;
