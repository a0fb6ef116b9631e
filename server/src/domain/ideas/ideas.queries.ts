import { ideaLimits } from "@bellhop/contract/idea-limits";
import type { IdeaSort, IdeaStatus } from "@bellhop/contract/idea-lists";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";

export type IdeaRow = {
  idea_id: string;
  title: string;
  text: string;
  status: IdeaStatus;
  note: string | null;
  votes: number;
  comments: number;
  has_voted: boolean;
  member_id: string;
  is_of_operator: boolean;
  is_by_host: boolean;
  created_at: Date;
  changed_at: Date;
  status_since: Date;
};

type Reader = { venueId: number; memberId: string; operatorId: string };

const columns = (text: string) => `i.idea_id, i.title, ${text} as text, i.status, i.note, c.votes, c.comments,
  exists (select from idea_votes v where v.idea_id = i.idea_id and v.member_id = $memberId and v.at_venue = $venueId)
    as has_voted,
  i.member_id, i.operator_id = $operatorId as is_of_operator, i.is_by_host, i.created_at, c.changed_at, i.status_since`;

const visible = "i.withdrawn_at is null and i.hidden_at is null";

/** `$place` is the cursor's position in the order; each row returns its own as `cursor_at`. */
const listBy = (name: string, order: string, place: string, type: string) =>
  statement<
    Reader & {
      statuses: readonly IdeaStatus[];
      /** Null: no search. Empty: nothing is found. */
      words: string[] | null;
      place: string | null;
      cursorId: string | null;
      limit: number;
    },
    IdeaRow & { cursor_at: string }
  >(
    name,
    `select ${columns(`left(i.text, ${ideaLimits.excerptCharacters})`)}, ${place}
     from ideas i join idea_counts c using (idea_id)
     where ${visible} and i.merged_into is null and i.status = any ($statuses::text[])
       and ($words::text[] is null or cardinality($words::text[]) > 0)
       and not exists (select from unnest($words::text[]) word where position(' ' || word in ' ' || i.words) = 0)
       and ($place::${type} is null or (${order}, i.idea_id) < ($place::${type}, $cursorId::uuid))
     order by ${order} desc, i.idea_id desc limit $limit`,
  );

/** A statement for each order, because each has its own index. */
export const listIdeas = {
  votes: listBy("list ideas by votes", "c.votes", "c.votes::text as cursor_at", "int"),
  newest: listBy("list ideas by age", "i.created_at", cursorAt("i.created_at"), "timestamptz"),
  changed: listBy("list ideas by change", "c.changed_at", cursorAt("c.changed_at"), "timestamptz"),
} satisfies Record<IdeaSort, unknown>;

export type WholeIdeaRow = IdeaRow & {
  own_votes: number;
  others_comments: number;
  into_id: string | null;
  into_title: string | null;
};

export const findIdea = statement<Reader & { ideaId: string }, WholeIdeaRow>(
  "find idea",
  `select ${columns("i.text")}, t.idea_id as into_id, t.title as into_title,
     (select count(*) from idea_votes v where v.idea_id = i.idea_id and v.member_id = $memberId)::int as own_votes,
     (select count(*) from idea_comments o where o.idea_id = i.idea_id and o.member_id <> $memberId
        and o.withdrawn_at is null)::int as others_comments
   from ideas i join idea_counts c using (idea_id) left join ideas t on t.idea_id = i.merged_into
   where ${visible} and i.idea_id = $ideaId`,
);

/** Also inserts its counts, which votes and comments then update. */
export const insertIdea = change<
  {
    ideaId: string;
    operatorId: string;
    memberId: string;
    isByHost: boolean;
    title: string;
    text: string;
    words: string;
    createdAt: Date;
  },
  { idea_id: string }
>(
  "insert idea",
  `with added as (
     insert into ideas (idea_id, operator_id, member_id, is_by_host, title, text, words, status_since, created_at)
     values ($ideaId, $operatorId, $memberId, $isByHost, $title, $text, $words, $createdAt, $createdAt)
     on conflict (idea_id) do nothing returning idea_id
   )
   insert into idea_counts (idea_id, changed_at) select idea_id, $createdAt from added returning idea_id`,
);

/** Later statements of the transaction see what earlier holders of the lock have written. */
export const lockIdeas = change<{ ideaIds: string[] }, { idea_id: string }>(
  "lock ideas",
  "select idea_id from idea_counts where idea_id = any ($ideaIds::uuid[]) order by idea_id for update",
);

/** Erases title and text. */
export const clearIdea = change<{ ideaId: string; withdrawnAt: Date }>(
  "withdraw idea",
  "update ideas set title = '', text = '', words = '', withdrawn_at = $withdrawnAt where idea_id = $ideaId",
);

export const updateIdea = change<{ ideaId: string; title: string; text: string; words: string }>(
  "change idea",
  "update ideas set title = $title, text = $text, words = $words where idea_id = $ideaId",
);

export const touchIdea = change<{ ideaId: string; changedAt: Date }>(
  "touch idea",
  "update idea_counts set changed_at = greatest(changed_at, $changedAt) where idea_id = $ideaId",
);

/** Returns the previous status; no row if the idea is withdrawn, hidden or merged. */
export const setStatus = change<
  { ideaId: string; status: IdeaStatus; note: string | null; since: Date },
  { status_before: IdeaStatus }
>(
  "set idea status",
  `update ideas i set status = $status, note = $note,
     status_since = case when i.status = $status then i.status_since else $since end
   from ideas was where was.idea_id = i.idea_id and ${visible} and i.merged_into is null and i.idea_id = $ideaId
   returning was.status as status_before`,
);

export const setHidden = change<{ ideaId: string; hiddenAt: Date | null }>(
  "hide idea",
  "update ideas set hidden_at = $hiddenAt where idea_id = $ideaId and withdrawn_at is null",
);
