import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type ExportedQuestion, selectHandOversOf } from "./export.queries.ts";

/** The questions that were handed over in these conversations. */
export const exportQuestions = (at: ReadingAtVenue, conversationIds: string[]): Promise<ExportedQuestion[]> =>
  at.tx.rows(selectHandOversOf, { venueId: at.venueId, conversationIds });
