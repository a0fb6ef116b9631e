import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const does = z.enum([
  "emergency",
  "answer",
  "answer_and_pass_on",
  "pass_on_question",
  "pass_on_request",
  "complaint",
  "kind_word",
  "give_person",
  "opt_out",
  "reply_for_staff",
]);
export type Does = z.infer<typeof does>;

const fields = z.strictObject({
  /** One or two English words. */
  what: z.optional(z.string()),
  count: z.optional(z.int()),
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  day: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d{4}-\d\d-\d\d)$/,
        ),
      ),
  ),
  room: z.optional(z.string()),
});
export type Fields = z.infer<typeof fields>;

const expectation = z.strictObject({
  does,
  also: z._default(z.array(does), []),
  /** Names of entries. */
  entries: z._default(z.array(z.string()), []),
  may: z._default(z.array(z.string()), []),
  fields: z.optional(fields),
  note: z.optional(z.string()),
});
export type Expectation = z.infer<typeof expectation>;

const talkMessage = z.strictObject({
  id: z.string(),
  hotel: z.string(),
  language: z.string(),
  class: z.string(),
  held: z.enum(["assistant", "staff"]),
  thread: z.array(z.strictObject({ from: z.enum(["guest", "assistant", "staff"]), text: z.string() })),
  messages: z.array(z.string()).check(z.minLength(1)),
  expect: expectation,
});
export type TalkMessage = z.infer<typeof talkMessage>;

const hotel = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  timezone: z.string(),
  default_language: z.string(),
  languages: z.array(z.string()),
  phone: z.string(),
  /** Entries as in a file of `export_knowledge`, each with a name for `expect`. */
  entries: z.array(z.looseObject({ name: z.string(), entry_id: z.string() })),
});
export type Hotel = z.infer<typeof hotel>;

export type TalkSet = { hotels: Hotel[]; messages: TalkMessage[] };

/** Reads the set in `folder`; fails if a message names an unknown hotel or entry. */
export function readSet(folder: string): TalkSet {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const hotels = z.array(hotel).parse(JSON.parse(read("hotels.json")));
  const lines = read("messages.jsonl").split("\n").filter(Boolean);
  const messages = lines.map((line) => talkMessage.parse(JSON.parse(line)));
  const ids = new Set(messages.map(({ id }) => id));
  if (ids.size !== messages.length) throw new Error(`${folder}: two messages have the same id`);
  for (const { id, hotel: hotelId, expect } of messages) {
    const names = hotels.find((one) => one.id === hotelId)?.entries.map(({ name }) => name);
    if (!names) throw new Error(`${folder}: message ${id} names no hotel of the set`);
    const unknown = [...expect.entries, ...expect.may].filter((name) => !names.includes(name));
    if (unknown.length > 0) throw new Error(`${folder}: message ${id} names no entry: ${unknown.join(", ")}`);
  }
  return { hotels, messages };
}
