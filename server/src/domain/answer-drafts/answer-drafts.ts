import type { AnswerDraft } from "@bellhop/contract/conversations";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  type AnswerDraftRow,
  type DraftSource,
  deleteDrafts,
  lockDraftRow,
  selectDraftsOf,
  setOneOutdated,
  setOutdated,
  setTranslatedOutdated,
  upsertDraft,
} from "./answer-drafts.queries.ts";

/** As `draftOf` selects it. */
export type StoredDraft = Omit<AnswerDraft, "sources"> & { version: number; sources: DraftSource[] };

type NewDraft = {
  conversationId: string;
  draftId: string;
  text: string;
  language: string;
  about: string;
  sources: readonly DraftSource[];
  handedOver: readonly string[];
  isAnswer: boolean;
  version: number;
  draftedOn: string;
  throughSeq: number;
  heard: number;
  waitsSince: Date;
};

/** Stores the draft of a locked conversation, in place of an earlier one. */
export const keepDraft = (at: AtVenue, { sources, handedOver, ...draft }: NewDraft) =>
  at.tx.run(upsertDraft, {
    ...draft,
    venueId: at.venueId,
    sources: JSON.stringify(sources),
    handedOver: JSON.stringify(handedOver),
    draftedAt: at.now,
  });

/** Locks the draft of a locked conversation; undefined without a draft. */
export const lockDraft = (at: AtVenue, conversationId: string): Promise<AnswerDraftRow | undefined> =>
  at.tx.maybeRow(lockDraftRow, { venueId: at.venueId, conversationId });

/** The drafts of these conversations, for a guest's export. */
export const exportDrafts = (at: ReadingAtVenue, conversationIds: string[]) =>
  at.tx.rows(selectDraftsOf, { venueId: at.venueId, conversationIds });

/** Drops the drafts of these conversations, if they have any. */
export const dropDrafts = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(deleteDrafts, { venueId: at.venueId, conversationIds });

/** Hides drafts with sentences of another version, or all of them. Returns the conversations that need a new one. */
export const markDraftsOutdated = async (at: AtVenue, version: number | null): Promise<string[]> =>
  (await at.tx.rows(setOutdated, { venueId: at.venueId, version })).map(
    ({ conversation_id }) => conversation_id,
  );

/** The same for drafts with translated sentences in this language. */
export const markTranslatedDraftsOutdated = async (at: AtVenue, language: string): Promise<string[]> =>
  (await at.tx.rows(setTranslatedOutdated, { venueId: at.venueId, language })).map(
    ({ conversation_id }) => conversation_id,
  );

/** Hides the draft of a locked conversation. */
export const markDraftOutdated = (at: AtVenue, conversationId: string) =>
  at.tx.run(setOneOutdated, { venueId: at.venueId, conversationId });

/** The draft as browsers see it. */
export const viewDraft = ({ sources, version, ...draft }: StoredDraft): AnswerDraft => ({
  ...draft,
  sources: sources.map(({ entryId, title, section, quote, original = null, isGenerated = false }) => ({
    ...{ entry_id: entryId, title, section, quote, version },
    ...{ original, generated: isGenerated },
  })),
});
