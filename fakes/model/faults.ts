import { field } from "../graph/fields.ts";

/** Faults of a response or its content. */
export type ModelFault =
  | { fault: "slow_start"; ms: number }
  | { fault: "stall"; ms: number }
  | { fault: "error"; status: number; retryAfter: number | undefined; message: string | undefined }
  | { fault: "cut" }
  | { fault: "redirect"; to: string }
  /** Refuses this setting of a request with 400, like a server that doesn't support it. */
  | { fault: "refuses_setting"; setting: string }
  | { fault: "broken_json" }
  | { fault: "floods" }
  | { fault: "invents" }
  | { fault: "obeys" };

/** A queue of faults for the next requests, first in, first out. */
export function openFaults() {
  const waiting: ModelFault[] = [];
  const lasting: ModelFault[] = [];
  return {
    /**
     * `{ fault, next?: how many requests, ms?, status?, retry_after?, message?, setting?, to? }`; with `next: 0` until it is
     * cleared.
     */
    add(value: unknown) {
      const input = field.object(value, "fault");
      const fault = faultIn(input);
      const next = field.number(input.next ?? 1, "next");
      if (next === 0) lasting.push(fault);
      for (let n = next; n > 0; n--) waiting.push(fault);
    },
    /** The faults of the next request: permanent ones, otherwise the first in the queue. */
    next: (): ModelFault[] => [...lasting, ...waiting.splice(0, 1)],
    waiting: () => ({ waiting, lasting }),
    clear() {
      waiting.length = 0;
      lasting.length = 0;
    },
  };
}

export type Faults = ReturnType<typeof openFaults>;

function faultIn(input: Record<string, unknown>): ModelFault {
  const fault = field.text(input.fault, "fault");
  switch (fault) {
    case "slow_start":
    case "stall":
      return { fault, ms: field.number(input.ms, "ms") };
    case "error":
      return {
        fault,
        status: field.number(input.status, "status"),
        retryAfter:
          input.retry_after === undefined ? undefined : field.number(input.retry_after, "retry_after"),
        message: input.message === undefined ? undefined : field.text(input.message, "message"),
      };
    case "redirect":
      return { fault, to: field.text(input.to, "to") };
    case "refuses_setting":
      return { fault, setting: field.text(input.setting, "setting") };
    case "cut":
    case "broken_json":
    case "floods":
    case "invents":
    case "obeys":
      return { fault };
    default:
      throw new Error(`Unknown fault "${fault}"`);
  }
}
