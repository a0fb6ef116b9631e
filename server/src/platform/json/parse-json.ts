import { runInSlices } from "../time-slices.ts";
import { walkJson } from "./walk-json.ts";

/** Deeper than any of our inputs. Without it, code that recurses overflows the stack. */
const maxDepth = 64;
/** 500 entries in twelve languages have 40,000. Parsing and checking 100,000 takes about 0.1 s on the event loop. */
const maxValues = 100_000;

export class JsonTooLarge extends Error {}

/** Parses JSON in bounded time. Throws a SyntaxError if it is malformed or too deep, JsonTooLarge above 100,000 values. */
export async function parseJson(text: string): Promise<unknown> {
  // Too short to exceed either limit.
  if (text.length <= maxDepth) return JSON.parse(text);
  let values = 1;
  let isTooDeep = false;
  const count = walkJson(text, (mark, _index, depth) => {
    if (mark === "," || mark === "[" || mark === "{") values++;
    isTooDeep ||= depth >= maxDepth;
    return values <= maxValues && !isTooDeep;
  });
  await runInSlices(count);
  if (isTooDeep) throw new SyntaxError("The JSON is nested too deeply");
  if (values > maxValues) throw new JsonTooLarge("The JSON has too many values");
  return JSON.parse(text);
}
