import { statement } from "../../platform/db/index.ts";

export type DismissalRow = { contradiction_id: string; dismissed_by: string };

/** Of these contradictions those that are dismissed. */
export const listDismissals = statement<DismissalRow>(
  "list dismissed contradictions",
  `select contradiction_id, dismissed_by from dismissed_contradictions
   where venue_id = $1 and contradiction_id = any ($2::text[])`,
);

export const listDismissed = statement<Pick<DismissalRow, "contradiction_id">>(
  "list dismissed ids",
  "select contradiction_id from dismissed_contradictions where venue_id = $1 order by contradiction_id",
);

export const insertDismissal = statement(
  "insert dismissed contradiction",
  `insert into dismissed_contradictions (venue_id, contradiction_id, about, sides_say, dismissed_by, dismissed_at)
   values ($1, $2, $3, $4, $5, $6) on conflict (venue_id, contradiction_id) do nothing`,
);

/** What was dismissed long ago of contradictions that are no more. */
export const sweepDismissals = statement(
  "sweep dismissed contradictions",
  `delete from dismissed_contradictions
   where venue_id = $1 and dismissed_at < $3 and contradiction_id <> all ($2::text[])`,
);

export const deleteDismissal = statement(
  "delete dismissed contradiction",
  "delete from dismissed_contradictions where venue_id = $1 and contradiction_id = $2",
);
