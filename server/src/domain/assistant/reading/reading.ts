import { guestLanguages } from "@bellhop/contract/guest-languages";
import type { GuestRequest } from "@bellhop/contract/messages";
import { requestKinds } from "@bellhop/contract/request-kinds";
import { type AskedBack, askedBack } from "@bellhop/language/intents";
import * as z from "zod/mini";
import { jsonIn } from "../model-calls.ts";
import type { Statement } from "../statements/statements.ts";

/** What a part of a guest's message does. */
export const readKinds = [
  "question",
  "request",
  "change",
  "cancel",
  "complaint",
  "emergency",
  "wants_person",
  "opt_out",
  "reply",
  "statement",
  "thanks",
  "smalltalk",
  "unclear",
] as const;
export type ReadKind = (typeof readKinds)[number];

/** Whether the chosen statements answer all of it. */
const covers = ["full", "part", "none"] as const;

/** All fields are required, and enums come before free text: small models keep to it better. */
const readAct = z.strictObject({
  kind: z.enum(readKinds),
  cover: z.enum(covers),
  statements: z.array(z.int()),
  request: z.nullable(
    z.strictObject({
      what: z.nullable(z.enum(requestKinds)),
      day: z.nullable(z.string()),
      time: z.nullable(z.string()),
      count: z.nullable(z.int()),
      room: z.nullable(z.string()),
    }),
  ),
  span: z.string(),
});

const modelReading = z.strictObject({
  language: z.enum([...guestLanguages, "other"]),
  ask: z.nullable(z.enum(askedBack)),
  acts: z.array(readAct),
});

/** What a model answered, before anything of it is checked. */
export type ModelReading = z.infer<typeof modelReading>;

/** A part of a guest's message, after the checks. `from` and `to` are offsets in the messages, one on each line. */
export type ReadAct = {
  kind: ReadKind;
  span: string;
  from: number;
  to: number;
  statements: Statement[];
  cover: (typeof covers)[number];
  request: GuestRequest | undefined;
};

/** A model's reading of a burst. Its ids, spans and values were checked; what it means is still the model's opinion. */
export type Reading = { language: string | undefined; ask: AskedBack | undefined; acts: ReadAct[] };

export const readingSchema: object = z.toJSONSchema(modelReading);

/** Whether JSON is exactly what the schema says; `parseReading` accepts more. */
export const fitsReadingSchema = (answered: unknown): boolean => modelReading.safeParse(answered).success;

/** More than any burst needs: the rest is ignored. */
const maxActs = 12;
const maxStatements = 12;

const looseAct = z.looseObject({
  kind: z.enum(readKinds),
  cover: z.catch(z.enum(covers), "none"),
  statements: z.catch(z.array(z.coerce.number()), []),
  request: z.catch(
    z.nullable(
      z.looseObject({
        what: z.catch(z.nullable(z.enum(requestKinds)), null),
        day: z.catch(z.nullable(z.string()), null),
        time: z.catch(z.nullable(z.string()), null),
        count: z.catch(z.nullable(z.int()), null),
        room: z.catch(z.nullable(z.coerce.string()), null),
      }),
    ),
    null,
  ),
  span: z.string(),
});
const looseReading = z.looseObject({
  language: z.catch(z.enum([...guestLanguages, "other"]), "other"),
  ask: z.catch(z.nullable(z.enum(askedBack)), null),
  acts: z.array(z.unknown()),
});

/**
 * Parses a model's answer, also within a fence or between other words. An act that does not fit is left out; undefined if
 * nothing is left.
 */
export function parseReading(text: string): ModelReading | undefined {
  const parsed = looseReading.safeParse(jsonIn(text));
  if (!parsed.success) return undefined;
  const { language, ask, acts } = parsed.data;
  const read = acts.slice(0, maxActs).flatMap((one) => {
    const act = looseAct.safeParse(one);
    if (!act.success) return [];
    const { kind, cover, statements, request, span } = act.data;
    return [{ kind, cover, statements: statements.slice(0, maxStatements), request, span }];
  });
  return read.length > 0 ? { language, ask, acts: read } : undefined;
}
