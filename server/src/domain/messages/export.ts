import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type ExportedChange, selectChangesOf } from "./export.queries.ts";

type Whose = { conversationIds: string[]; hashes: Buffer[] };

/** Reactions, edits and deletions, also of messages that never arrived. The hashes are those of the guests' addresses. */
export const exportChanges = (at: ReadingAtVenue, whose: Whose): Promise<ExportedChange[]> =>
  at.tx.rows(selectChangesOf, { venueId: at.venueId, ...whose });
