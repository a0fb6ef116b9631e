import { ideaLimits } from "@bellhop/contract/idea-limits";
import type { IdeaAuthor } from "@bellhop/contract/ideas";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { countWrite } from "./readers.queries.ts";

/** The member who reads or writes. */
export type Reader = { member_id: string; operator_id: string; isHost: boolean };

const hourMs = 3_600_000;

type Written = { member_id: string; is_of_operator: boolean; is_by_host: boolean };

/** Never a name, so that no operator learns who works at another one. */
export function authorOf({ member_id, is_of_operator, is_by_host }: Written, who: Reader): IdeaAuthor {
  if (member_id === who.member_id) return "you";
  if (is_by_host) return "team";
  return is_of_operator ? "your_hotel" : "other_hotel";
}

/** Call it in the transaction that writes: parallel calls of a member then take turns. */
export async function requireFewWrites(at: AtVenue, who: Reader) {
  const since = new Date(at.now.getTime() - hourMs);
  const { writes, writes_since } = await at.tx.row(countWrite, {
    memberId: who.member_id,
    operatorId: who.operator_id,
    now: at.now,
    since,
  });
  const leftMs = writes_since.getTime() - since.getTime();
  if (writes > ideaLimits.writesPerHour) throw refuseFor("too_many", Math.max(1, Math.ceil(leftMs / 1000)));
}
