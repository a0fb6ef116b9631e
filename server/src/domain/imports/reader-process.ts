// A process that reads one source and exits, so that a hostile source harms nothing else. It has no environment, may not
// write files or start processes, and prints one line of JSON.

import type { UnreadableReason } from "@bellhop/contract/unreadable";
import { everythingOnStdin, keepLibrariesQuiet, splitOrder } from "../../platform/apart/worker.ts";
import { type Portions, portionsOf } from "./picking/portions.ts";
import { readPicks } from "./picking/read-picks.ts";
import type { Read, ReadFor } from "./proposing/proposed.ts";
import { readSource, type Source, sheetsOf, Unreadable } from "./reading/index.ts";

/** The first line of stdin; the bytes follow. `answers` are a model's answers about the portions. */
export type Order = {
  source: Omit<Source, "bytes">;
  venue: ReadFor;
  wants: "sheets" | "portions" | "proposals";
  answers?: string[];
};
export type OutcomeOf = {
  sheets: { sheets: string[] };
  portions: Portions;
  /** `unusable`: the number of answers without picks. */
  proposals: { read: Read & { unusable: number } };
};
type Outcome = OutcomeOf[keyof OutcomeOf] | { unreadable: UnreadableReason };

async function work(): Promise<Outcome> {
  const { order, bytes } = splitOrder<Order>(await everythingOnStdin());
  const { source, venue, wants, answers = [] } = order;
  const whole: Source = { ...source, bytes };
  try {
    // What is not needed is not loaded: loading takes half of the time of this process.
    if (wants === "sheets") return { sheets: await sheetsOf(whole) };
    const document = await readSource(whole);
    const { passagesIn, propose } = await import("./proposing/propose.ts");
    if (wants === "portions") return portionsOf(passagesIn(document, venue));
    const picks = answers.map(readPicks);
    const unusable = picks.filter((one) => one === undefined).length;
    const read = propose(
      document,
      venue,
      picks.flatMap((one) => one ?? []),
    );
    return { read: { ...read, unusable } };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason };
    throw error;
  }
}

keepLibrariesQuiet();
process.stdout.write(JSON.stringify(await work()));
