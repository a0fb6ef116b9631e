export type { AnswerDraftRow } from "./answer-drafts.queries.ts";
export {
  dropDrafts,
  exportDrafts,
  keepDraft,
  lockDraft,
  markDraftOutdated,
  markDraftsOutdated,
  markTranslatedDraftsOutdated,
  type StoredDraft,
  viewDraft,
} from "./answer-drafts.ts";
export { draftOf, draftWaitsSince, hasDraft } from "./fragments.ts";
