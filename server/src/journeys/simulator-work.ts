import {
  callToMake,
  callWasTried,
  messageArrives,
  postWebhook,
  simulatorAppSecret,
  simulatorArrivals,
  simulatorCalls,
} from "../domain/simulator/index.ts";
import { type Work, workOf } from "./parts.ts";

/**
 * The simulated network calls the webhook, over real HTTP and outside of any transaction, and like Meta it repeats
 * a call until that is answered 200: a process that dies in between makes the same call twice.
 */
export const simulatorCallsWebhook = workOf(
  simulatorCalls,
  async ({ venue_id, call_id }, { db, selfUrl }, { lastAttempt }) => {
    const call = await db.atVenue(venue_id, (at) => callToMake(at, call_id));
    if (!call) return;
    const answer = await postWebhook(`${selfUrl("webhooks")}/webhooks/whatsapp`, call);
    await db.atVenue(venue_id, (at) => callWasTried(at, call, answer, lastAttempt));
    if ("problem" in answer) throw new Error(`The webhook was not reached: ${answer.problem}`);
    if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
  },
);

/** A message of the venue reaches a simulated phone. */
export const simulatedMessageArrives = workOf(simulatorArrivals, ({ venue_id, message_id }, { db, config }) =>
  db.atVenue(venue_id, (at) => messageArrives(at, message_id, simulatorAppSecret(config.secretKey))),
);

export const simulatorWork: Work[] = [simulatorCallsWebhook, simulatedMessageArrives];
