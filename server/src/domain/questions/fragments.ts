/** SQL about the open questions of a conversation. The parameters are SQL expressions. */
const openOf = (venueId: string, conversationId: string) =>
  `from hand_overs h where h.venue_id = ${venueId} and h.conversation_id = ${conversationId}
       and h.settled_at is null`;

export const hasOpenQuestion = (venueId: string, conversationId: string) =>
  `exists (select ${openOf(venueId, conversationId)})`;

export const hasOpenEmergency = (venueId: string, conversationId: string) =>
  `exists (select ${openOf(venueId, conversationId)} and h.reason = 'emergency')`;

/** The conversations of a venue in which an emergency is open, as an array that is computed once per statement. */
export const openEmergencies = (venueId: string) =>
  `array(select h.conversation_id from hand_overs h
     where h.venue_id = ${venueId} and h.settled_at is null and h.reason = 'emergency')`;

/** Since when the oldest one waits; null if there is none. */
export const oldestOpenQuestion = (venueId: string, conversationId: string) =>
  `(select min(h.handed_over_at) ${openOf(venueId, conversationId)})`;

/** `OpenQuestion[]` of the contract, oldest first. */
export const openQuestionsOf = (venueId: string, conversationId: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object('question_id', h.hand_over_id, 'reason', h.reason, 'about', h.about,
                'request', h.request, 'asked', h.asked, 'asked_at', to_char(h.handed_over_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                order by h.handed_over_at, h.hand_over_id)
              ${openOf(venueId, conversationId)}), '[]')`;
