import { type Model, type ModelAnswer, type ModelLimits, type ModelOptions, openModel } from "./model.ts";
import { loadLibraries, type Question } from "./request-once.ts";

/** A model that reads what guests write while they wait. */
export type Reader = Pick<Model, "name" | "host" | "lastOutcome"> & {
  /** Like `Model.ask`; `busy` if the owner has as many calls under way as it may have at once. */
  ask(owner: number, question: Question): Promise<ModelAnswer>;
  /** The same for what staff wait for: longer texts, more time, and limits and a circuit breaker of its own. */
  askForStaff(owner: number, question: Question): Promise<ModelAnswer>;
};

/** The guest gets the answer of the rules after this time. */
export const guestWaitMs = 2_500;

export const readerLimits: Partial<ModelLimits> = {
  totalMs: guestWaitMs,
  firstTokenMs: guestWaitMs,
  betweenMs: guestWaitMs,
  tries: 1,
  tokens: 1_500,
  characters: 16_000,
};
const staffLimits: Partial<ModelLimits> = {
  totalMs: 9_000,
  firstTokenMs: 6_000,
  betweenMs: 4_000,
  tries: 1,
  tokens: 4_000,
  characters: 32_000,
};
/** One busy hotel leaves room for the others. */
const maxPerOwner = { guests: 8, staff: 4 };

export function openReader({ limits: more, ...options }: ModelOptions): Reader {
  // Guests do not wait for it. If it fails, the first call says so.
  void loadLibraries(options.settings).catch(() => undefined);
  const model = openModel({ ...options, limits: { ...readerLimits, ...more } });
  const { name, host, lastOutcome } = model;
  return {
    name,
    host,
    lastOutcome,
    ask: limited(model, maxPerOwner.guests),
    askForStaff: limited(openModel({ ...options, limits: { ...staffLimits, ...more } }), maxPerOwner.staff),
  };
}

function limited(model: Model, maxAtOnce: number): Reader["ask"] {
  const underWay = new Map<number, number>();
  return async (owner, question) => {
    const count = underWay.get(owner) ?? 0;
    if (count >= maxAtOnce) return { failed: "busy", skipped: true };
    underWay.set(owner, count + 1);
    try {
      return await model.ask(question, never);
    } finally {
      const others = (underWay.get(owner) ?? 1) - 1;
      if (others > 0) underWay.set(owner, others);
      else underWay.delete(owner);
    }
  };
}

const never = new AbortController().signal;
