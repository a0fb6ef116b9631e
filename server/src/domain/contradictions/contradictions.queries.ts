import type { About } from "@bellhop/language/claims";
import { change, statement } from "../../platform/db/index.ts";

export type DismissalRow = { contradiction_id: string; dismissed_by: string };

export const selectDismissals = statement<{ venueId: number; contradictionIds: string[] }, DismissalRow>(
  "list dismissed contradictions",
  `select contradiction_id, dismissed_by from dismissed_contradictions
   where venue_id = $venueId and contradiction_id = any ($contradictionIds::text[])`,
);

export const selectDismissed = statement<{ venueId: number }, Pick<DismissalRow, "contradiction_id">>(
  "list dismissed ids",
  "select contradiction_id from dismissed_contradictions where venue_id = $venueId order by contradiction_id",
);

export const insertDismissalRow = change<{
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

export const deleteOldDismissals = change<{ venueId: number; foundIds: string[]; dismissedBefore: Date }>(
  "sweep dismissed contradictions",
  `delete from dismissed_contradictions
   where venue_id = $venueId and dismissed_at < $dismissedBefore and contradiction_id <> all ($foundIds::text[])`,
);

export const deleteDismissalRow = change<{ venueId: number; contradictionId: string }>(
  "delete dismissed contradiction",
  "delete from dismissed_contradictions where venue_id = $venueId and contradiction_id = $contradictionId",
);
