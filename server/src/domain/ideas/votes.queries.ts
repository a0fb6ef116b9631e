import { change, statement } from "../../platform/db/index.ts";
import { languageOf } from "../identity/index.ts";

type Vote = { ideaId: string; memberId: string; venueId: number };

/** Does nothing if the vote exists, or if the idea's status no longer accepts votes. */
export const insertVote = change<Vote & { operatorId: string; votedAt: Date }>(
  "vote for idea",
  `with added as (
     insert into idea_votes (idea_id, operator_id, member_id, at_venue, voted_at)
     select idea_id, $operatorId, $memberId, $venueId, $votedAt from ideas
     where idea_id = $ideaId and withdrawn_at is null and hidden_at is null and merged_into is null
       and status in ('open', 'planned', 'building')
     on conflict do nothing returning idea_id
   )
   update idea_counts c set votes = c.votes + 1 from added where c.idea_id = added.idea_id`,
);

export const deleteVote = change<Vote>(
  "withdraw vote",
  `with removed as (
     delete from idea_votes v using ideas i
     where i.idea_id = v.idea_id and i.status in ('open', 'planned', 'building') and v.idea_id = $ideaId
       and v.member_id = $memberId and v.at_venue = $venueId
     returning v.idea_id
   )
   update idea_counts c set votes = c.votes - 1 from removed where c.idea_id = removed.idea_id`,
);

/** A member who voted for both ideas at a venue keeps one vote. */
export const moveVotes = change<{ fromId: string; intoId: string }>(
  "move votes",
  `with moved as (
     delete from idea_votes where idea_id = $fromId returning operator_id, member_id, at_venue, voted_at, told_at
   )
   insert into idea_votes (idea_id, operator_id, member_id, at_venue, voted_at, told_at)
   select $intoId, operator_id, member_id, at_venue, voted_at, told_at from moved
   on conflict do nothing`,
);

export const moveComments = change<{ fromId: string; intoId: string }>(
  "move idea comments",
  "update idea_comments set idea_id = $intoId where idea_id = $fromId",
);

/** Also redirects ideas that were merged into this one, and makes the target findable by the words of both. */
export const pointTo = change<{ fromId: string; intoId: string }>(
  "point idea to another",
  `with pointed as (
     update ideas set merged_into = $intoId where idea_id = $fromId or merged_into = $fromId returning idea_id
   )
   update ideas set words = words || ' ' || (select words from ideas where idea_id = $fromId)
   where idea_id = $intoId and exists (select from pointed)`,
);

export const recount = change<{ ideaIds: string[]; changedAt: Date }>(
  "recount idea",
  `update idea_counts c set changed_at = $changedAt,
     votes = (select count(*) from idea_votes v where v.idea_id = c.idea_id),
     comments = (select count(*) from idea_comments o
                 where o.idea_id = c.idea_id and o.withdrawn_at is null and o.hidden_at is null)
   where idea_id = any ($ideaIds::uuid[])`,
);

/** Leaves the ideas that are neither withdrawn, hidden nor merged. */
export const selectMergeable = statement<{ ideaIds: string[] }, { idea_id: string }>(
  "list mergeable ideas",
  `select idea_id from ideas
   where idea_id = any ($ideaIds::uuid[]) and withdrawn_at is null and hidden_at is null and merged_into is null`,
);

/** Marks the next voters of a shipped idea as told and returns them. E-mail and name are null for former members. */
export const updateVotersTold = change<
  { ideaId: string; toldAt: Date; limit: number },
  { email: string | null; name: string | null; title: string; language: string }
>(
  "mark voters told",
  `with taken as (
     select distinct v.member_id from idea_votes v join ideas i using (idea_id)
     where v.idea_id = $ideaId and v.told_at is null and i.status = 'shipped'
     order by v.member_id limit $limit
   ), told as (
     update idea_votes v set told_at = $toldAt from taken
     where v.idea_id = $ideaId and v.member_id = taken.member_id and v.told_at is null returning v.member_id
   )
   select m.email, m.name, i.title, coalesce(${languageOf("m.identity_sub")}, 'en') as language
   from (select distinct member_id from told) t join ideas i on i.idea_id = $ideaId
   left join members m on m.member_id = t.member_id and m.removed_at is null`,
);
