/** SQL about the draft of a conversation that staff see. The parameters are SQL expressions. */
const draftIn = (venueId: string, conversationId: string) =>
  `from answer_drafts d where d.venue_id = ${venueId} and d.conversation_id = ${conversationId}
      and not d.is_outdated`;

export const hasDraft = (venueId: string, conversationId: string) =>
  `exists (select ${draftIn(venueId, conversationId)})`;

/** Since when the guest waits for it; null without a draft. */
export const draftWaitsSince = (venueId: string, conversationId: string) =>
  `(select d.waits_since ${draftIn(venueId, conversationId)})`;

/** `StoredDraft`; null without a draft. */
export const draftOf = (venueId: string, conversationId: string) =>
  `(select jsonb_build_object('draft_id', d.draft_id, 'text', d.text, 'language', d.language, 'about', d.about,
        'sources', d.sources, 'version', d.version,
        'drafted_at', to_char(d.drafted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ${draftIn(venueId, conversationId)})`;
