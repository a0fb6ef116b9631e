import { createHash } from "node:crypto";
import { type Intent, readIntent, readOptChange, splitSentences } from "@bellhop/language/intents";

/** What a guest's message does, as far as statistics need it. */
export type ReadAs = "asks" | "thanks" | "other";

const asking: ReadonlySet<Intent["kind"]> = new Set([
  "question",
  "complaint",
  "safety",
  "sensitive",
  "wants_person",
]);
const thanking: ReadonlySet<Intent["kind"]> = new Set(["thanks", "compliment"]);

/** Cached by a hash, so that no words stay in memory. Reading a message takes half a millisecond. */
const remembered = new Map<string, ReadAs>();
const maxRemembered = 20_000;

/** A message that asks and thanks counts as asking. Opting out or in again is not asking. */
export function readsAs(text: string, language: string): ReadAs {
  const key = createHash("sha1").update(`${language} ${text}`).digest("base64");
  const known = remembered.get(key);
  if (known) return known;
  const sentences = readOptChange(text)?.rest ?? splitSentences(text);
  const kinds = sentences.map((sentence) => readIntent(sentence, language).kind);
  const has = (some: ReadonlySet<Intent["kind"]>) => kinds.some((kind) => some.has(kind));
  const read = has(asking) ? "asks" : has(thanking) ? "thanks" : "other";
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, read);
  return read;
}
