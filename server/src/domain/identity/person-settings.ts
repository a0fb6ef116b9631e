import type { Language } from "@bellhop/contract/languages";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { selectPersonLanguage, upsertPersonLanguage } from "./person-settings.queries.ts";

/** Undefined until the person has chosen one. `sub` is an account's id, or a tenant's user. */
export async function findPersonLanguage(at: Reading, sub: string): Promise<Language | undefined> {
  return (await at.tx.maybeRow(selectPersonLanguage, { identitySub: sub }))?.language;
}

export async function setPersonLanguage(at: AtInstallation, sub: string, language: Language): Promise<void> {
  await at.tx.run(upsertPersonLanguage, { identitySub: sub, language });
}
