import {
  type RequestBy,
  type RequestDecision,
  type RequestMove,
  type RequestState,
  requestDecisions,
} from "@bellhop/contract/requests";

/** Which moves each state has, and where they lead. */
const steps: Record<RequestState, Partial<Record<RequestMove, RequestState>>> = {
  new: {
    confirm: "confirmed",
    propose: "proposed",
    decline: "declined",
    start: "in_progress",
    finish: "done",
    cancel: "cancelled",
    withdraw: "cancelled",
    expire: "expired",
  },
  proposed: {
    confirm: "confirmed",
    propose: "proposed",
    decline: "declined",
    cancel: "cancelled",
    accept: "confirmed",
    withdraw: "cancelled",
    expire: "expired",
  },
  confirmed: {
    propose: "proposed",
    start: "in_progress",
    finish: "done",
    cancel: "cancelled",
    withdraw: "cancelled",
  },
  in_progress: { finish: "done", cancel: "cancelled", withdraw: "cancelled" },
  done: {},
  declined: {},
  cancelled: {},
  // Staff may still manage it, and tell the guest.
  expired: { confirm: "confirmed", propose: "proposed" },
};

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

type Asked = { by: RequestBy["who"]; now: Date; expiresAt: Date | null };

export type WhyNot = "not_theirs" | "not_next" | "not_due";

/** The state after a move, or why there is none. */
export function nextState(
  state: RequestState,
  move: RequestMove,
  { by, now, expiresAt }: Asked,
): { to: RequestState } | { whyNot: WhyNot } {
  if (!movers[move].includes(by)) return { whyNot: "not_theirs" };
  const to = steps[state][move];
  if (!to) return { whyNot: "not_next" };
  if (move === "expire" && (!expiresAt || expiresAt > now)) return { whyNot: "not_due" };
  return { to };
}
