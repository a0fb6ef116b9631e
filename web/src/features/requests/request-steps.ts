import { requestSteps } from "@bellhop/contract/request-steps";
import type { Request, RequestDecision, RequestState } from "@bellhop/contract/requests";

type Stated = Pick<Request, "state">;

/** The one step that a request waits for; staff may still manage one that has expired. */
export function mainDecision({ state }: Stated): RequestDecision | null {
  const next: Partial<Record<RequestState, RequestDecision>> = {
    new: "confirm",
    proposed: "confirm",
    confirmed: "start",
    in_progress: "finish",
    expired: "confirm",
  };
  return next[state] ?? null;
}

export const mayDecide = ({ state }: Stated, decision: RequestDecision): boolean =>
  requestSteps[state][decision] !== undefined;

export const stateAfter = ({ state }: Stated, decision: RequestDecision): RequestState =>
  requestSteps[state][decision] ?? state;

/** Start and finish tell the guest nothing. */
export const tellsGuest = (decision: RequestDecision): boolean =>
  decision !== "start" && decision !== "finish";
