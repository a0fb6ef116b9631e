import { requestSteps } from "@bellhop/contract/request-steps";
import {
  type RequestBy,
  type RequestDecision,
  type RequestMove,
  type RequestState,
  requestDecisions,
} from "@bellhop/contract/requests";

/** Who makes a move: staff decide, the guest accepts or takes back, and only time lets a request expire. */
const movers: Record<RequestMove, readonly RequestBy["who"][]> = {
  ...(Object.fromEntries(requestDecisions.map((decision) => [decision, ["member"]])) as Record<
    RequestDecision,
    ["member"]
  >),
  accept: ["guest"],
  withdraw: ["guest"],
  expire: ["clock"],
};

type TransitionInput = { by: RequestBy["who"]; now: Date; expiresAt: Date | null };

export type WhyNot = "not_theirs" | "not_next" | "not_due";

/** The state after a move, or why the move is refused. */
export function nextState(
  state: RequestState,
  move: RequestMove,
  { by, now, expiresAt }: TransitionInput,
): { to: RequestState } | { whyNot: WhyNot } {
  if (!movers[move].includes(by)) return { whyNot: "not_theirs" };
  const to = requestSteps[state][move];
  if (!to) return { whyNot: "not_next" };
  if (move === "expire" && (!expiresAt || expiresAt > now)) return { whyNot: "not_due" };
  return { to };
}
