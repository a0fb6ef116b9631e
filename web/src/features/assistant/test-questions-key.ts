import { venueKey } from "../../core/api/query.ts";

/** The venue's test questions, and what they give. */
export const testQuestionsKey = (venueId: number) => [...venueKey(venueId), "test questions"] as const;
