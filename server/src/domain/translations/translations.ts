import { createHash } from "node:crypto";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  claimTranslation,
  deleteTranslations,
  releaseTranslation,
  selectTranslation,
  selectTranslationsOf,
  storeTranslation,
} from "./translations.queries.ts";

/** A text of a conversation, and the language to translate it into. A changed text is another one. */
export type ToTranslate = { conversationId: string; text: string; language: string };

export type Translation =
  | { outcome: "translated"; text: string }
  | { outcome: "unneeded" | "unreliable"; text: null };

/** A process that has not answered by then has died. */
const deadAfterMs = 20_000;

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

const placeOf = (at: ReadingAtVenue, { conversationId, language, text }: ToTranslate) => ({
  venueId: at.venueId,
  conversationId,
  language,
  textHash: hashOf(text),
});

export async function findTranslation(
  at: ReadingAtVenue,
  text: ToTranslate,
): Promise<(Translation & { model: string }) | undefined> {
  const row = await at.tx.maybeRow(selectTranslation, placeOf(at, text));
  return row?.outcome ? ({ ...row } as Translation & { model: string }) : undefined;
}

/** Returns a claim if the caller has to ask the model; undefined if the result is known, or another call asks. */
export const claimTranslationOf = (at: AtVenue, text: ToTranslate, model: string) =>
  at.tx.maybeRow(claimTranslation, {
    ...placeOf(at, text),
    model,
    claimedAt: at.now,
    deadSince: new Date(at.now.getTime() - deadAfterMs),
  });

/** False if the conversation was deleted meanwhile. */
export async function keepTranslation(at: AtVenue, text: ToTranslate, result: Translation): Promise<boolean> {
  const { outcome, text: translation } = result;
  const stored = { ...placeOf(at, text), outcome, text: translation };
  return (await at.tx.maybeRow(storeTranslation, stored)) !== undefined;
}

/** The model failed: the next call asks again. */
export const releaseTranslationOf = (at: AtVenue, text: ToTranslate, claimedAt: Date) =>
  at.tx.run(releaseTranslation, { ...placeOf(at, text), claimedAt });

/** The translations of messages, in their order. */
export async function listTranslationsOf(
  at: ReadingAtVenue,
  conversationIds: string[],
  messages: readonly { message_id: string; text: string }[],
) {
  const texts = messages.filter(({ text }) => text !== "");
  const found = await at.tx.rows(selectTranslationsOf, {
    venueId: at.venueId,
    conversationIds,
    textHashes: texts.map(({ text }) => hashOf(text)),
  });
  const byText = Map.groupBy(found, ({ text_hash }) => text_hash.toString("hex"));
  return texts.flatMap(({ message_id, text: source }) =>
    (byText.get(hashOf(source).toString("hex")) ?? []).map(({ language, text, model }) => ({
      ...{ message_id, language, text, model },
      generated: true,
    })),
  );
}

export const eraseTranslations = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(deleteTranslations, { venueId: at.venueId, conversationIds });
