import { venueKey } from "../../core/api/query.ts";

export const planKey = ["plan"] as const;

export const trialKey = (venueId: number) => [...venueKey(venueId), "trial"] as const;
