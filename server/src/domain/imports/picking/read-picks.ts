import * as z from "zod/mini";
import { jsonOrUndefined } from "../../../platform/json/json-or-undefined.ts";

/** A passage that a model picked: the entry it belongs to, or the question it answers. */
export type Pick = { entry: string; quote: string; question?: string | null | undefined };

const pick = z.object({
  entry: z.string().check(z.maxLength(100)),
  quote: z.string().check(z.minLength(1), z.maxLength(5_000)),
  question: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});
const maxPicks = 200;
const maxCharacters = 100_000;
/** A JSON object without nested objects. */
const flatObject = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

/**
 * Parses the picks in a model's answer, also from surrounding prose or truncated JSON. Invalid picks are skipped;
 * undefined if the answer holds none.
 */
export function readPicks(answer: string): Pick[] | undefined {
  const text = answer.slice(0, maxCharacters);
  const whole = jsonOrUndefined(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const said = Array.isArray(whole)
    ? whole
    : whole && typeof whole === "object"
      ? Reflect.get(whole, "picks")
      : undefined;
  if (Array.isArray(said)) return picksIn(said);
  const rescued = picksIn([...text.matchAll(flatObject)].map(([one]) => jsonOrUndefined(one)));
  return rescued.length > 0 ? rescued : undefined;
}

const picksIn = (said: unknown[]) => said.slice(0, maxPicks).flatMap((one) => pick.safeParse(one).data ?? []);
