import { isSameTemplateLanguage } from "@bellhop/contract/template-languages";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectLanguages } from "./templates.queries.ts";

/** This language and its other spellings among the venue's templates: `zh` and `zh-CN` are one at Meta. */
export async function spellingsOf(at: ReadingAtVenue, language: string): Promise<string[]> {
  const stored = await at.tx.rows(selectLanguages, { venueId: at.venueId });
  const same = stored.map((row) => row.language).filter((one) => isSameTemplateLanguage(one, language));
  return [...new Set([language, ...same])];
}
