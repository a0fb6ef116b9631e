import type { AtVenue } from "../../platform/at/index.ts";
import { moveOpenHandOvers } from "./move-open-questions.queries.ts";

/** The conversation takes over the open questions of the other one. */
export const moveOpenQuestions = (at: AtVenue, conversationId: string, otherId: string) =>
  at.tx.run(moveOpenHandOvers, { venueId: at.venueId, conversationId, otherId });
