/** Whether a conversation's guest, or one merged into them, was ever asked how the stay was. */
export const wasAskedToRate = (venueId: string, conversationId: string) =>
  `exists (select from conversations of_rated
     join guests rated on rated.venue_id = of_rated.venue_id
       and (rated.guest_id = of_rated.guest_id or rated.merged_into = of_rated.guest_id)
     join proactive_sends p on p.venue_id = rated.venue_id and p.guest_id = rated.guest_id
     join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id and r.purpose = 'feedback'
     where of_rated.venue_id = ${venueId} and of_rated.conversation_id = ${conversationId})`;

/**
 * For a message `m` that asks how the stay was: the guest's rating, `{score, is_bad, is_open}`, without values if there is
 * none yet; null for other messages, and for those from `$askedSince` or before.
 */
export const ratingOfAsked = `(select jsonb_build_object('score', s.score, 'is_bad', s.is_bad, 'is_open', exists (
      select from hand_overs h where h.venue_id = s.venue_id and h.hand_over_id = s.complaint_id and h.settled_at is null))
    from proactive_sends p
    join proactive_rules r on r.venue_id = p.venue_id and r.rule_id = p.rule_id and r.purpose = 'feedback'
    join reservations b on b.venue_id = p.venue_id and b.reservation_id = p.reservation_id
      and b.status not in ('cancelled', 'no_show')
    left join stay_ratings s on s.venue_id = p.venue_id and s.asked_id = p.message_id
    where m.author = 'rule' and p.venue_id = m.venue_id and p.message_id = m.message_id and p.decided_at > $askedSince)`;
