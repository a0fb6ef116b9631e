import * as z from "zod/mini";

/** What a model says of a passage: which entry it belongs to, or which question it answers. */
export type Pick = { entry: string; quote: string; question?: string | null | undefined };

const pick = z.object({
  entry: z.string().check(z.maxLength(100)),
  quote: z.string().check(z.minLength(1), z.maxLength(5_000)),
  question: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});
const picksMost = 200;
const charactersMost = 100_000;
/** An object without another one in it, whatever its texts hold. */
const flatObject = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/g;

/**
 * Reads the picks of an answer, however much is said around them or missing behind them; undefined where it is none.
 * What of it is no pick is left out.
 */
export function readPicks(answer: string): Pick[] | undefined {
  const text = answer.slice(0, charactersMost);
  const whole = parsed(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const said = Array.isArray(whole)
    ? whole
    : whole && typeof whole === "object"
      ? Reflect.get(whole, "picks")
      : undefined;
  if (Array.isArray(said)) return picksIn(said);
  const rescued = picksIn([...text.matchAll(flatObject)].map(([one]) => parsed(one)));
  return rescued.length > 0 ? rescued : undefined;
}

const picksIn = (said: unknown[]) =>
  said.slice(0, picksMost).flatMap((one) => pick.safeParse(one).data ?? []);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
