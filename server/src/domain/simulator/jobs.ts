import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { callToMake, callWasTried } from "./make-call.ts";
import { postWebhook } from "./post-webhook.ts";
import { simulatorArrivalsQueue, simulatorCallsQueue } from "./queues.ts";
import { messageArrives } from "./reach-phone.ts";
import { simulatorAppSecret } from "./simulator-number.ts";

type SimulatorServices = {
  db: Database;
  config: { secretKey: Secret };
  selfUrl(door: "webhooks"): string;
};

/**
 * Calls the webhook over real HTTP, outside of any transaction. Like Meta, it repeats a call until the answer is 200;
 * if the process dies before it stored the answer, it makes the same call twice.
 */
export const callWebhook = jobHandler(
  simulatorCallsQueue,
  async ({ venue_id, call_id }, { db, selfUrl }: SimulatorServices, { lastAttempt }) => {
    const call = await db.atVenue(venue_id, (at) => callToMake(at, call_id));
    if (!call) return;
    const answer = await postWebhook(`${selfUrl("webhooks")}/webhooks/whatsapp`, call);
    await db.atVenue(venue_id, (at) => callWasTried(at, call, answer, lastAttempt));
    if ("problem" in answer) throw new Error(`The webhook was not reached: ${answer.problem}`);
    if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
  },
);

/** Delivers a message of the venue to a simulated phone. */
export const deliverToPhone = jobHandler(
  simulatorArrivalsQueue,
  ({ venue_id, message_id }, { db, config }: SimulatorServices) =>
    db.atVenue(venue_id, (at) => messageArrives(at, message_id, simulatorAppSecret(config.secretKey))),
);
