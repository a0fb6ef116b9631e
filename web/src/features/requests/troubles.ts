import type { NotPossible } from "@bellhop/contract/problems";
import { type RequestState, requestStates } from "@bellhop/contract/requests";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { makeStore } from "../../ui/store.ts";

/** Why a decision was refused, as far as the panel can help. */
export type Trouble =
  | { is: "decided"; by: string; at: string; state: RequestState }
  | { is: "sold_out" }
  | { is: "too_late" }
  | { is: "window_closed" };

const troubles = makeStore<Readonly<Record<string, Trouble>>>({});

export function setTrouble(requestId: string, trouble: Trouble | null) {
  const { [requestId]: _, ...others } = troubles.get();
  troubles.set(trouble ? { ...others, [requestId]: trouble } : others);
}

export const useTrouble = (requestId: string): Trouble | undefined => troubles.use()[requestId];

export function troubleOf(failure: unknown): Trouble | null {
  const { code, params } = (failure ?? {}) as Partial<CallFailure>;
  const details = (params ?? {}) as { by?: string; at?: string; state?: string; because?: NotPossible };
  if (code === "reply_window_closed") return { is: "window_closed" };
  if (code === "not_possible_now" && details.because === "sold_out") return { is: "sold_out" };
  if (code === "not_possible_now" && details.because === "too_late") return { is: "too_late" };
  const state = requestStates.find((one) => one === details.state);
  if (code === "wrong_state" && state && details.at !== undefined)
    return { is: "decided", by: details.by ?? "", at: details.at, state };
  return null;
}
