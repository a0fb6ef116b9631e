// Measures how the assistant handles guests' messages: `npm run eval -- talk [--show] [--ids]`. See talk/README.md.
import path from "node:path";
import { parseArgs } from "node:util";
import { type Figures, figuresOf, type Judged, linesOf } from "./talk/figures.ts";
import { judge } from "./talk/judge.ts";
import { readSet } from "./talk/read-set.ts";
import { type Outcome, openHotel, respond, today } from "./talk/respond.ts";

/**
 * `--show` prints failed messages of the tuned set, `--ids` the ids of failed messages in both sets. The last line is
 * JSON.
 */
export async function evaluateTalk(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { show: { type: "boolean" }, ids: { type: "boolean" } } });
  const figures: Record<string, Figures> = {};
  for (const name of ["tuned", "sealed"]) {
    const judged = await judgeSet(path.join(import.meta.dirname, "talk", name));
    figures[name] = figuresOf(judged);
    console.log([`The ${name} set`, ...linesOf(figures[name]), ""].join("\n"));
    const failed = judged.filter(({ verdict }) => !verdict.isRight);
    if (values.ids) console.log(`  Failed: ${failed.map(({ message }) => message.id).join(" ")}\n`);
    // Never print the messages of the sealed set.
    if (values.show && name === "tuned") for (const one of failed) console.log(shown(one));
  }
  console.log(JSON.stringify(figures));
}

type Responded = Judged & { outcome: Outcome };

async function judgeSet(folder: string): Promise<Responded[]> {
  const { hotels, messages } = readSet(folder);
  const open = new Map(await Promise.all(hotels.map(async (one) => [one.id, await openHotel(one)] as const)));
  return messages.flatMap((message) => {
    const hotel = open.get(message.hotel);
    if (!hotel) return [];
    const outcome = respond(hotel, message);
    return [{ message, outcome, verdict: judge(message, outcome, today) }];
  });
}

function shown({ message, outcome, verdict }: Responded): string {
  const { id, class: kind, language, messages, expect } = message;
  const { note, ...expected } = expect;
  return [
    `${id} ${kind} ${language}${verdict.isWrong ? " WRONG" : ""}: ${messages.join(" | ")}`,
    `    expected ${JSON.stringify(expected)}`,
    `    got      ${JSON.stringify(outcome)}`,
  ].join("\n");
}
