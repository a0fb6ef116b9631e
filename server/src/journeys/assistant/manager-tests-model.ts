import {
  noteProbe,
  type ProbeOutcome,
  probeModelQueue,
  runProbe,
  startProbe,
  storeProbe,
} from "../../domain/assistant/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { type ModelLimits, openModel, readerLimits } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";
import { findModel } from "./find-model.ts";
import { viewModel } from "./view-model.ts";

/** A guest would not wait so long; a test says how slow the model is. */
const patience = { totalMs: 10_000, firstTokenMs: 10_000, betweenMs: 10_000 };
const probeLimits: Partial<ModelLimits> = { ...readerLimits, ...patience };

const never = new AbortController().signal;

/** A manager has the venue's language model tested. Nothing is started while a test runs, or without a model. */
export async function managerTestsModel(at: AtVenue, services: Services, who: Acting) {
  await startTest(at, services, who);
  return viewModel(at, services, who);
}

/** `replaces` ends a test that runs: it is of another model. */
export async function startTest(
  at: AtVenue,
  services: Services,
  { name: askedBy }: Acting,
  { replaces = false } = {},
) {
  const model = await findModel(at, services);
  if (!model) return;
  const { name, host } = model.reader;
  const probeId = await startProbe(at, { model: name, host, askedBy, replaces });
  if (probeId)
    await at.enqueue(probeModelQueue, { venue_id: at.venueId, probe_id: probeId }, { key: probeId });
}

/** Another test has taken its place. */
class ProbeReplaced extends Error {}

/** Makes the calls of a test outside of any unit, and stores the result. */
export const probeModel = jobHandler(
  probeModelQueue,
  async ({ venue_id: venueId, probe_id: probeId }, services: Services) => {
    const { db, log, clock } = services;
    const settings = (await db.readAtVenue(venueId, (at) => findModel(at, services)))?.settings;
    const noteDone = async (done: number) => {
      if (!(await db.atVenue(venueId, (at) => noteProbe(at, probeId, done)))) throw new ProbeReplaced();
    };
    const test = async (): Promise<ProbeOutcome> => {
      if (!settings) return { failure: "interrupted", status: null };
      // Opened only for the test: its failures do not open the circuit breaker of guests' calls.
      const model = openModel({ settings, log, clock, limits: probeLimits });
      const ask = (question: Parameters<typeof model.ask>[0]) => model.ask(question, never);
      return runProbe({ ask, noteDone, price: settings.price });
    };
    try {
      await noteDone(0);
      const outcome = await test();
      const currency = settings?.price?.currency ?? null;
      await db.atVenue(venueId, (at) => storeProbe(at, probeId, outcome, currency));
    } catch (error) {
      if (!(error instanceof ProbeReplaced)) throw error;
    }
  },
);
