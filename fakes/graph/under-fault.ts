import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RequestFault } from "./faults.ts";
import { GraphError, statusOfCode } from "./graph-error.ts";

const plannedDetails = "A fault asked for by a test";

/**
 * Does the work of a request, or fails as the fault says. Undefined: no JSON response follows. `work` gets "200", or
 * the fault that replaces the response.
 */
export async function underFault<Answer>(
  fault: RequestFault | undefined,
  response: ServerResponse,
  work: (answered: string) => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  if (!fault) return work("200");
  if (fault.fault === "slow") {
    if (!fault.taken) await pause(fault.ms);
    const answer = await work("200");
    // The message is accepted before its response is sent.
    if (fault.taken) await pause(fault.ms);
    return answer;
  }
  if (fault.fault === "error") {
    const { code, status = statusOfCode(code), subcode } = fault;
    throw new GraphError(status, code, plannedDetails, subcode);
  }
  if (fault.taken) await work(fault.fault);
  if (fault.fault === "http_500") throw new GraphError(500, 131_000, plannedDetails);
  if (fault.fault === "reset") {
    // Sends one byte of a response, then a reset.
    const socket = response.socket;
    socket?.write("H", () => socket.resetAndDestroy());
  }
  return undefined;
}
