// Measures how the assistant handles guests' messages: `npm run eval -- talk [--show] [--ids] [--model URL]`. See
// talk/README.md.
import path from "node:path";
import { parseArgs } from "node:util";
import type { Reader } from "../../server/src/platform/model/index.ts";
import { callFiguresOf, callLinesOf } from "./talk/call-figures.ts";
import { type Figures, figuresOf, type Judged, linesOf } from "./talk/figures.ts";
import { judge } from "./talk/judge.ts";
import { openEvalReader } from "./talk/open-eval-reader.ts";
import { readSet } from "./talk/read-set.ts";
import { type OpenHotel, openHotel, type Responded, respond, today } from "./talk/respond.ts";

/**
 * `--show` prints failed messages of the tuned set, `--ids` the ids of failed messages in both sets, `--set FOLDER` measures
 * another set, as one that is only reported. With `--model URL` (and `--name`, and MODEL_API_KEY in the environment) a model
 * reads what the rules are not sure about, `--at-once` messages at a time, and each has `--seconds`. The last line is JSON.
 */
export async function evaluateTalk(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      show: { type: "boolean" },
      ids: { type: "boolean" },
      set: { type: "string" },
      model: { type: "string" },
      name: { type: "string", default: "small" },
      seconds: { type: "string", default: "2.5" },
      "at-once": { type: "string", default: "4" },
    },
  });
  const seconds = Number(values.seconds);
  const reader = values.model
    ? openEvalReader({ baseUrl: values.model, name: values.name, seconds })
    : undefined;
  const inTalk = (name: string) => path.join(import.meta.dirname, "talk", name);
  const sets = values.set
    ? { other: path.resolve(process.env.INIT_CWD ?? "", values.set) }
    : { tuned: inTalk("tuned"), sealed: inTalk("sealed") };
  const figures: Record<string, Figures> = {};
  for (const [name, folder] of Object.entries(sets)) {
    const judged = await judgeSet(folder, { reader, atOnce: Number(values["at-once"]) });
    figures[name] = figuresOf(judged);
    const calls = reader ? ["", ...callLinesOf(callFiguresOf(judged))] : [];
    console.log([`The ${name} set`, ...linesOf(figures[name]), ...calls, ""].join("\n"));
    const failed = judged.filter(({ verdict }) => !verdict.isRight);
    if (values.ids) console.log(`  Failed: ${failed.map(({ message }) => message.id).join(" ")}\n`);
    // Never print the messages of the sealed set.
    if (values.show && name === "tuned") for (const one of failed) console.log(shown(one));
  }
  console.log(JSON.stringify(figures));
}

type JudgedResponse = Judged & Responded;
type With = { reader: Reader | undefined; atOnce: number };

async function judgeSet(folder: string, { reader, atOnce }: With): Promise<JudgedResponse[]> {
  const { hotels, messages } = readSet(folder);
  const open = new Map(await Promise.all(hotels.map(async (one) => [one.id, await openHotel(one)] as const)));
  const judged: JudgedResponse[] = [];
  const waiting = messages.entries();
  const work = async () => {
    for (const [at, message] of waiting) {
      const hotel = open.get(message.hotel) as OpenHotel;
      const responded = await respond(hotel, message, reader);
      judged[at] = { message, ...responded, verdict: judge(message, responded.outcome, today) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return judged;
}

function shown({ message, outcome, verdict }: JudgedResponse): string {
  const { id, class: kind, language, messages, expect } = message;
  const { note, ...expected } = expect;
  return [
    `${id} ${kind} ${language}${verdict.isWrong ? " WRONG" : ""}: ${messages.join(" | ")}`,
    `    expected ${JSON.stringify(expected)}`,
    `    got      ${JSON.stringify(outcome)}`,
  ].join("\n");
}
