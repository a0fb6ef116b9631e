import { field } from "../graph/fields.ts";

/** What goes wrong with an answer, or with what it says. */
export type ModelFault =
  | { fault: "slow_start"; ms: number }
  | { fault: "stall"; ms: number }
  | { fault: "error"; status: number; retryAfter: number | undefined }
  | { fault: "cut" }
  | { fault: "redirect"; to: string }
  /** This setting of a request is refused, with 400, as a server does that does not know it. */
  | { fault: "refuses_setting"; setting: string }
  | { fault: "broken_json" }
  | { fault: "floods" }
  | { fault: "invents" }
  | { fault: "obeys" };

/** Faults that wait for the questions to come, first in, first out. */
export function openFaults() {
  const waiting: ModelFault[] = [];
  const lasting: ModelFault[] = [];
  return {
    /** `{ fault, next?: how many questions, ms?, status?, retry_after?, setting?, to? }`; with `next: 0` until it is cleared. */
    add(given: unknown) {
      const asked = field.object(given, "fault");
      const fault = faultIn(asked);
      const next = field.number(asked.next ?? 1, "next");
      if (next === 0) lasting.push(fault);
      for (let n = next; n > 0; n--) waiting.push(fault);
    },
    /** Those of the next question: what lasts, and else the first that waits. */
    next: (): ModelFault[] => [...lasting, ...waiting.splice(0, 1)],
    waiting: () => ({ waiting, lasting }),
    clear() {
      waiting.length = 0;
      lasting.length = 0;
    },
  };
}

export type Faults = ReturnType<typeof openFaults>;

function faultIn(asked: Record<string, unknown>): ModelFault {
  const fault = field.text(asked.fault, "fault");
  switch (fault) {
    case "slow_start":
    case "stall":
      return { fault, ms: field.number(asked.ms, "ms") };
    case "error":
      return {
        fault,
        status: field.number(asked.status, "status"),
        retryAfter:
          asked.retry_after === undefined ? undefined : field.number(asked.retry_after, "retry_after"),
      };
    case "redirect":
      return { fault, to: field.text(asked.to, "to") };
    case "refuses_setting":
      return { fault, setting: field.text(asked.setting, "setting") };
    case "cut":
    case "broken_json":
    case "floods":
    case "invents":
    case "obeys":
      return { fault };
    default:
      throw new Error(`There is no fault "${fault}"`);
  }
}
