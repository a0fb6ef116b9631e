import type { AtVenue } from "../../platform/at/index.ts";
import {
  type CallToMake,
  findCallToMake,
  setCallAnswered,
  setCallFailed,
  setCallGivenUp,
} from "./calls.queries.ts";
import { setTaken } from "./ledger.queries.ts";
import { tellPhone } from "./plan-calls.ts";

export type CallAnswer = { status: number; ms: number } | { problem: string };

/** The call as it has to be made; undefined where it was answered 200 already. */
export async function callToMake(at: AtVenue, callId: string): Promise<CallToMake | undefined> {
  const call = await at.tx.maybeRow(findCallToMake, [at.venueId, callId]);
  return call?.answer_status === 200 ? undefined : call;
}

/** Notes what a try came to. A guest's message whose call was answered 200 has reached the venue. */
export async function callWasTried(at: AtVenue, call: CallToMake, answer: CallAnswer, isLastTry: boolean) {
  if ("problem" in answer) await at.tx.run(setCallFailed, [at.venueId, call.call_id, answer.problem]);
  else await at.tx.run(setCallAnswered, [at.venueId, call.call_id, at.now, answer.status, answer.ms]);
  const taken = "status" in answer && answer.status === 200;
  if (taken && call.kind === "message") await at.tx.run(setTaken, [at.venueId, call.message_id]);
  if (!taken && isLastTry) await at.tx.run(setCallGivenUp, [at.venueId, call.call_id, at.now]);
  tellPhone(at, call.phone);
}
