import type { Request, RequestDecision, RequestState } from "@bellhop/contract/requests";

type Stated = Pick<Request, "state">;

/** The one step that a request waits for. */
export function mainDecision({ state }: Stated): RequestDecision | null {
  const next: Partial<Record<RequestState, RequestDecision>> = {
    new: "confirm",
    proposed: "confirm",
    confirmed: "start",
    in_progress: "finish",
  };
  return next[state] ?? null;
}

const allowed: Partial<Record<RequestState, readonly RequestDecision[]>> = {
  new: ["confirm", "propose", "decline", "start", "finish", "cancel"],
  proposed: ["confirm", "propose", "decline", "cancel"],
  confirmed: ["propose", "start", "finish", "cancel"],
  in_progress: ["finish", "cancel"],
};

export const mayDecide = ({ state }: Stated, decision: RequestDecision): boolean =>
  allowed[state]?.includes(decision) ?? false;

export const stateAfter: Record<RequestDecision, RequestState> = {
  confirm: "confirmed",
  propose: "proposed",
  decline: "declined",
  start: "in_progress",
  finish: "done",
  cancel: "cancelled",
};

/** Start and finish tell the guest nothing. */
export const tellsGuest = (decision: RequestDecision): boolean =>
  decision !== "start" && decision !== "finish";
