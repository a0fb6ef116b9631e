import { change, statement } from "../../platform/db/index.ts";

/** Counts a member's changes within an hour; starts again if the last hour began before `$since`. */
export const countWrite = change<
  { memberId: string; operatorId: string; now: Date; since: Date },
  { writes: number; writes_since: Date }
>(
  "count idea write",
  `insert into idea_readers (member_id, operator_id, writes_since, writes) values ($memberId, $operatorId, $now, 1)
   on conflict (member_id) do update set
     writes = case when idea_readers.writes_since > $since then idea_readers.writes + 1 else 1 end,
     writes_since = case when idea_readers.writes_since > $since then idea_readers.writes_since else $now end
   returning writes, writes_since`,
);

export const markShippedSeen = change<{ memberId: string; operatorId: string; seenAt: Date }>(
  "mark shipped ideas seen",
  `insert into idea_readers (member_id, operator_id, saw_shipped_at) values ($memberId, $operatorId, $seenAt)
   on conflict (member_id) do update set saw_shipped_at = excluded.saw_shipped_at`,
);

export const markChangesSeen = change<{ memberId: string; operatorId: string; seenAt: Date }>(
  "mark changes seen",
  `insert into idea_readers (member_id, operator_id, saw_changes_at) values ($memberId, $operatorId, $seenAt)
   on conflict (member_id) do update set saw_changes_at = excluded.saw_changes_at`,
);

const isNew = `exists (select from idea_votes v where v.idea_id = i.idea_id and v.member_id = $memberId)
  and i.status_since > coalesce((select saw_shipped_at from idea_readers where member_id = $memberId), '-infinity')`;
const isShipped =
  "i.status = 'shipped' and i.withdrawn_at is null and i.hidden_at is null and i.merged_into is null";

export const listShipped = statement<
  { memberId: string; limit: number },
  { idea_id: string; title: string; votes: number; shipped_at: Date; has_voted: boolean; is_new: boolean }
>(
  "list shipped ideas",
  `select i.idea_id, i.title, c.votes, i.status_since as shipped_at,
     exists (select from idea_votes v where v.idea_id = i.idea_id and v.member_id = $memberId) as has_voted,
     ${isNew} as is_new
   from ideas i join idea_counts c using (idea_id) where ${isShipped}
   order by is_new desc, i.status_since desc, i.idea_id desc limit $limit`,
);

/** Recent lines of the changelog that came after the member last looked. */
const newItems = `since > greatest($recently::timestamptz,
  (select saw_changes_at from idea_readers where member_id = $memberId))`;

export const countUnseen = statement<
  { memberId: string; recently: Date },
  { shipped: number; has_changes: boolean }
>(
  "count unseen news",
  `select (select count(*) from ideas i where ${isShipped} and ${isNew})::int as shipped,
     exists (select from news_items where ${newItems}) as has_changes`,
);

export const listNewItems = statement<{ memberId: string; recently: Date }, { item_id: string }>(
  "list new news items",
  `select item_id from news_items where ${newItems}`,
);

/** At the first start, no line is new: `since` stays null. */
export const insertNewsItems = change<{ itemIds: string[]; since: Date }>(
  "insert news items",
  `insert into news_items (item_id, since)
   select item_id, case when exists (select from news_items) then $since::timestamptz end from unnest($itemIds::text[]) item_id
   on conflict do nothing`,
);
