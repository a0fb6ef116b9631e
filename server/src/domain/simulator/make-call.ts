import type { AtVenue } from "../../platform/at/index.ts";
import {
  type CallToMake,
  findCallToMake,
  setCallAnswered,
  setCallFailed,
  setCallGivenUp,
} from "./calls.queries.ts";
import { setTaken } from "./ledger.queries.ts";
import { broadcastPhone } from "./plan-calls.ts";

export type CallAnswer = { status: number; ms: number } | { problem: string };

/** The call to make; undefined if it was answered with 200 already. */
export async function callToMake(at: AtVenue, callId: string): Promise<CallToMake | undefined> {
  const call = await at.tx.maybeRow(findCallToMake, { venueId: at.venueId, callId });
  return call?.answer_status === 200 ? undefined : call;
}

/** Records an attempt. A guest's message whose call was answered with 200 has reached the venue. */
export async function callWasTried(
  at: AtVenue,
  call: CallToMake,
  answer: CallAnswer,
  isLastAttempt: boolean,
) {
  const key = { venueId: at.venueId, callId: call.call_id };
  const stored =
    "problem" in answer
      ? await at.tx.run(setCallFailed, { ...key, problem: answer.problem })
      : await at.tx.run(setCallAnswered, {
          ...key,
          answeredAt: at.now,
          answerStatus: answer.status,
          answerMs: answer.ms,
        });
  // The guest was deleted meanwhile, with the phone.
  if (stored === 0) return;
  const taken = "status" in answer && answer.status === 200;
  if (taken && call.kind === "message")
    await at.tx.run(setTaken, { venueId: at.venueId, messageId: call.message_id });
  if (!taken && isLastAttempt)
    await at.tx.run(setCallGivenUp, { venueId: at.venueId, callId: call.call_id, gaveUpAt: at.now });
  broadcastPhone(at, call.phone);
}
