import { setTimeout as pause } from "node:timers/promises";
import { openCircuitBreaker } from "../circuit-breaker.ts";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import {
  failureOf,
  isRejectedVariant,
  isRetryable,
  type ModelFailure,
  type ModelRefusal,
  refusalOf,
  retryAfterMs,
  statusOf,
} from "./failures.ts";
import {
  type Completion,
  type Question,
  type RequestLimits,
  requestOnce,
  variantCount,
} from "./request-once.ts";
import type { ModelSettings } from "./settings.ts";

/** A language model. Its output is untrusted text, like a guest's. */
export type Model = {
  name: string;
  host: string;
  /** How this process's last request ended; undefined before the first. */
  lastOutcome(): ModelOutcome | undefined;
  /** Returns the text, or why there is none (after `deadline`: too slow). Throws only if `stopped` is aborted. */
  ask(question: Question, stopped: AbortSignal, deadline?: AbortSignal): Promise<ModelAnswer>;
};

/** `skipped`: no request was made. `refusal`: what the server said, if it refused. */
export type ModelAnswer =
  | { text: string; usage: ModelUsage; hasReasoned: boolean }
  | { failed: ModelFailure; skipped?: true; refusal?: ModelRefusal };

/** Undefined where the server does not say. */
export type ModelUsage = { inputTokens: number | undefined; outputTokens: number | undefined; ms: number };

/** `since`: the first failure in a row, or the last answer. */
type ModelOutcome = { failed: ModelFailure | null; since: Date; at: Date };

export type ModelLimits = RequestLimits & { totalMs: number; tries: number; retryPauseMs: number };

const defaults: ModelLimits = {
  firstTokenMs: 10_000,
  betweenMs: 10_000,
  totalMs: 45_000,
  tokens: 8_000,
  characters: 64_000,
  tries: 2,
  retryPauseMs: 500,
};
const maxPauseMs = 5_000;
const breakerSettings = { failures: 4, cooldownMs: 30_000 };

export type ModelOptions = { settings: ModelSettings; log: Log; clock: Clock; limits?: Partial<ModelLimits> };

export function openModel({ settings, log, clock, limits: overrides = {} }: ModelOptions): Model {
  const limits = { ...defaults, ...overrides };
  const { host } = new URL(settings.baseUrl);
  const breaker = openCircuitBreaker({ ...breakerSettings, clock });
  let lastFailure: ModelFailure = "unreachable";
  /** The first variant that the server has not refused, without a schema and with one. */
  const variants = { plain: 0, schema: 0 };
  let outcome: ModelOutcome | undefined;

  function note(failed: ModelFailure | null) {
    const at = clock.now();
    outcome = { failed, since: failed && outcome?.failed ? outcome.since : at, at };
  }

  async function tryVariants(question: Question, signal: AbortSignal): Promise<Completion> {
    const kind = question.schema ? "schema" : "plain";
    for (let next = variants[kind]; ; next++) {
      try {
        const completion = await requestOnce(settings, next, question, limits, signal);
        variants[kind] = next;
        return completion;
      } catch (error) {
        if (!isRejectedVariant(error) || next + 1 >= variantCount(settings, question)) throw error;
      }
    }
  }

  return {
    name: settings.name,
    host,
    lastOutcome: () => outcome,
    async ask(question, stopped, latest) {
      if (!breaker.allowsRequest()) return { failed: lastFailure, skipped: true };
      const deadline = AbortSignal.any([AbortSignal.timeout(limits.totalMs), ...(latest ? [latest] : [])]);
      const signal = AbortSignal.any([stopped, deadline]);
      const startedAt = performance.now();
      for (let attempt = 1; ; attempt++) {
        try {
          const { text, inputTokens, outputTokens, hasReasoned } = await tryVariants(question, signal);
          breaker.succeeded();
          note(null);
          const ms = Math.round(performance.now() - startedAt);
          const tokens = { tokensRead: inputTokens, tokensSaid: outputTokens };
          log.info({ host, model: settings.name, ...tokens, ms }, "a model answered");
          return { text, usage: { inputTokens, outputTokens, ms }, hasReasoned };
        } catch (error) {
          stopped.throwIfAborted();
          lastFailure = failureOf(error, deadline.aborted);
          breaker.failed();
          note(lastFailure);
          const failure = { host, model: settings.name, attempt, why: lastFailure, status: statusOf(error) };
          log.warn({ ...failure, err: error }, "a model did not answer");
          if (attempt >= limits.tries || deadline.aborted || !isRetryable(lastFailure))
            return { failed: lastFailure, ...refusalOf(error) };
          const pauseMs = retryAfterMs(error) ?? limits.retryPauseMs * (0.5 + Math.random());
          if (pauseMs > maxPauseMs) return { failed: lastFailure };
          await pause(pauseMs, undefined, { signal }).catch(() => undefined);
          stopped.throwIfAborted();
        }
      }
    },
  };
}
