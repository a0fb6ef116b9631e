import { venueKey } from "../../core/api/query.ts";

/** The venue's test questions, and what they give. */
export const testQuestionsKey = (venueId: number) => [...venueKey(venueId), "test questions"] as const;

/** What guests asked without a right answer. */
export const gapsKey = (venueId: number) => [...venueKey(venueId), "gaps"] as const;

/** The last replay and its differences. */
export const replayKey = (venueId: number) => [...venueKey(venueId), "replay"] as const;

/** The sentences of the live version, and their translations. */
export const statementsKey = (venueId: number) => [...venueKey(venueId), "statements"] as const;
