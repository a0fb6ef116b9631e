import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";

export type CommentRow = {
  comment_id: string;
  text: string;
  member_id: string;
  is_of_operator: boolean;
  is_by_host: boolean;
  created_at: Date;
  changed_at: Date | null;
  /** No other member has commented after it. */
  is_last_word: boolean;
};

type Reader = { memberId: string; operatorId: string };

const columns = `o.comment_id, o.text, o.member_id, o.operator_id = $operatorId as is_of_operator, o.is_by_host, o.created_at,
  o.changed_at, not exists (select from idea_comments later where later.idea_id = o.idea_id
    and later.member_id <> $memberId and later.withdrawn_at is null
    and (later.created_at, later.comment_id) > (o.created_at, o.comment_id)) as is_last_word`;

const visible = "o.withdrawn_at is null and o.hidden_at is null";

export const listComments = statement<
  Reader & { ideaId: string; cursorAt: string | null; cursorId: string | null; limit: number },
  CommentRow & { cursor_at: string }
>(
  "list idea comments",
  `select ${columns}, ${cursorAt("o.created_at")} from idea_comments o
   where ${visible} and o.idea_id = $ideaId
     and ($cursorAt::timestamptz is null or (o.created_at, o.comment_id) < ($cursorAt, $cursorId::uuid))
   order by o.created_at desc, o.comment_id desc limit $limit`,
);

export const findComment = statement<Reader & { commentId: string }, CommentRow>(
  "find idea comment",
  `select ${columns} from idea_comments o where ${visible} and o.comment_id = $commentId`,
);

export const findIdeaOfComment = statement<{ commentId: string }, { idea_id: string }>(
  "find idea of comment",
  "select idea_id from idea_comments where comment_id = $commentId and withdrawn_at is null",
);

export const insertComment = change<
  {
    commentId: string;
    ideaId: string;
    operatorId: string;
    memberId: string;
    isByHost: boolean;
    text: string;
    createdAt: Date;
  },
  { idea_id: string }
>(
  "insert idea comment",
  `with added as (
     insert into idea_comments (comment_id, idea_id, operator_id, member_id, is_by_host, text, created_at)
     select $commentId, idea_id, $operatorId, $memberId, $isByHost, $text, $createdAt from ideas
     where idea_id = $ideaId and withdrawn_at is null and hidden_at is null and merged_into is null
     on conflict (comment_id) do nothing returning idea_id
   )
   update idea_counts c set comments = c.comments + 1, changed_at = greatest(c.changed_at, $createdAt)
   from added where c.idea_id = added.idea_id returning c.idea_id`,
);

export const updateComment = change<{ commentId: string; text: string; changedAt: Date }>(
  "change idea comment",
  "update idea_comments set text = $text, changed_at = $changedAt where comment_id = $commentId",
);

/** Erases the text. */
export const clearComment = change<{ commentId: string; withdrawnAt: Date }>(
  "withdraw idea comment",
  `with gone as (
     update idea_comments set text = '', withdrawn_at = $withdrawnAt where comment_id = $commentId returning idea_id
   )
   update idea_counts c set comments = c.comments - 1 from gone where c.idea_id = gone.idea_id`,
);

export const setCommentHidden = change<{ commentId: string; hiddenAt: Date | null }>(
  "hide idea comment",
  "update idea_comments set hidden_at = $hiddenAt where comment_id = $commentId",
);
