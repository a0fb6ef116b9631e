import type { ModelReading } from "@bellhop/contract/imports";
import type { LeftOut } from "@bellhop/contract/unreadable";
import { instructions, type Order, promptOf, readApart } from "../../domain/imports/index.ts";
import type { RunningTask } from "../../domain/tasks/index.ts";
import type { Model } from "../../platform/model/index.ts";
import type { Services } from "../../services.ts";

type Sourced = Pick<Parameters<typeof readApart>[1], "source" | "venue">;

/**
 * Reads a source by rules, and with a model if one is configured. The model's output is checked against the source.
 * If the model fails, the rules work alone.
 */
export async function readWithModel(task: RunningTask<Services>, bytes: Uint8Array, sourced: Sourced) {
  const { model } = task.services;
  const byRules = () => readApartFor(task, bytes, { ...sourced, wants: "proposals" });
  const byModel = model && (await askModel(task, model, bytes, sourced));
  if (!byModel) return { ...(await byRules()), model: null };
  const { answers, beyondCharacters, reading } = byModel;
  const held = await readApartFor(task, bytes, { ...sourced, wants: "proposals", answers });
  if ("unreadable" in held) {
    const alone = answers.length > 0 ? await byRules() : held;
    return { ...alone, model: { ...reading, parts_read: 0, failed: reading.failed ?? "unusable" } };
  }
  const { unusable } = held.read;
  const beyond: LeftOut[] =
    beyondCharacters > 0 ? [{ code: "characters_beyond_model", count: beyondCharacters }] : [];
  return {
    read: { ...held.read, leftOut: [...held.read.leftOut, ...beyond] },
    model: {
      ...reading,
      parts_read: answers.length - unusable,
      failed: reading.failed ?? (unusable > 0 ? ("unusable" as const) : null),
    },
  };
}

/** For all parts of one source together. */
const modelTimeoutMs = 120_000;

/** Sends the visible text to the model, part by part, until it fails. Undefined if there is no text. */
async function askModel(task: RunningTask<Services>, model: Model, bytes: Uint8Array, sourced: Sourced) {
  const portioned = await readApartFor(task, bytes, { ...sourced, wants: "portions" });
  if ("unreadable" in portioned) return undefined;
  const { portions, beyondCharacters } = portioned;
  const answers: string[] = [];
  let failed: ModelReading["failed"] = null;
  const deadline = AbortSignal.timeout(modelTimeoutMs);
  for (const [at, portion] of portions.entries()) {
    const message = { code: "asking_model", part: at + 1, parts: portions.length } as const;
    await task.reportProgress({ progress: 40 + Math.floor((45 * at) / portions.length), message });
    const question = { instructions, prompt: promptOf(portion) };
    const reply = await task.waitFor((stopped) => model.ask(question, stopped, deadline));
    if ("failed" in reply) failed = reply.failed;
    else answers.push(reply.text);
    if (failed) break;
  }
  const { name, host } = model;
  return {
    answers,
    beyondCharacters,
    reading: { name, host, parts: portions.length, parts_read: 0, failed },
  };
}

/** Reads in a separate process, which ends soon after the task is stopped. */
export function readApartFor<Wants extends Order["wants"]>(
  task: RunningTask<Services>,
  bytes: Uint8Array,
  order: Order & { wants: Wants },
) {
  return task.waitFor((signal) => readApart(bytes, order, { signal, onCrash: logCrash(task) }));
}

/** Logs where the process of an import crashed. */
export const logCrash =
  ({ venueId, taskId, services }: RunningTask<Services>) =>
  (crash: { code: number | null; died: string[] }) =>
    services.log.warn({ venue: venueId, task: taskId, ...crash }, "an import's reader died");
