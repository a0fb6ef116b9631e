import { createHash } from "node:crypto";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import {
  claimTranslation,
  deleteTranslations,
  releaseTranslation,
  selectTranslation,
  storeTranslation,
} from "./translations.queries.ts";

/** A text of a conversation, and the language to translate it into. A changed text is another one. */
export type ToTranslate = { conversationId: string; text: string; language: string };

export type Translation =
  | { outcome: "translated"; text: string }
  | { outcome: "unneeded" | "unreliable"; text: null };

/** A process that has not answered by then has died. */
const deadAfterMs = 20_000;

const placeOf = (at: ReadingAtVenue, { conversationId, language, text }: ToTranslate) => ({
  venueId: at.venueId,
  conversationId,
  language,
  textHash: createHash("sha256").update(text).digest(),
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

export const eraseTranslations = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(deleteTranslations, { venueId: at.venueId, conversationIds });
