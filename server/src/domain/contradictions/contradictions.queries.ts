import type { About } from "@bellhop/language/claims";
import { statement } from "../../platform/db/index.ts";

export type DismissalRow = { contradiction_id: string; dismissed_by: string };

/** Of these contradictions those that are dismissed. */
export const listDismissals = statement<{ venueId: number; contradictionIds: string[] }, DismissalRow>(
  "list dismissed contradictions",
  `select contradiction_id, dismissed_by from dismissed_contradictions
   where venue_id = $venueId and contradiction_id = any ($contradictionIds::text[])`,
);

export const listDismissed = statement<{ venueId: number }, Pick<DismissalRow, "contradiction_id">>(
  "list dismissed ids",
  "select contradiction_id from dismissed_contradictions where venue_id = $venueId order by contradiction_id",
);

export const insertDismissal = statement<{
  venueId: number;
  contradictionId: string;
  about: About;
  sidesSay: string[];
  dismissedBy: string;
  dismissedAt: Date;
}>(
  "insert dismissed contradiction",
  `insert into dismissed_contradictions (venue_id, contradiction_id, about, sides_say, dismissed_by, dismissed_at)
   values ($venueId, $contradictionId, $about, $sidesSay, $dismissedBy, $dismissedAt)
   on conflict (venue_id, contradiction_id) do nothing`,
);

/** Old dismissals of contradictions that no longer exist. */
export const sweepDismissals = statement<{ venueId: number; foundIds: string[]; dismissedBefore: Date }>(
  "sweep dismissed contradictions",
  `delete from dismissed_contradictions
   where venue_id = $venueId and dismissed_at < $dismissedBefore and contradiction_id <> all ($foundIds::text[])`,
);

export const deleteDismissal = statement<{ venueId: number; contradictionId: string }>(
  "delete dismissed contradiction",
  "delete from dismissed_contradictions where venue_id = $venueId and contradiction_id = $contradictionId",
);
