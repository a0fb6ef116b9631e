import type { AtVenue } from "../../platform/at/index.ts";
import { eraseHandOvers } from "./erase.queries.ts";

/** Removes the words of these conversations' questions; open ones are answered. */
export const eraseQuestions = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(eraseHandOvers, { venueId: at.venueId, conversationIds, settledAt: at.now });
