import type { Language } from "@bellhop/contract/languages";
import { change, statement } from "../../platform/db/index.ts";

export const selectPersonLanguage = statement<{ identitySub: string }, { language: Language }>(
  "find person language",
  "select language from person_settings where identity_sub = $identitySub",
);

export const upsertPersonLanguage = change<{ identitySub: string; language: Language }>(
  "set person language",
  `insert into person_settings (identity_sub, language) values ($identitySub, $language)
   on conflict (identity_sub) do update set language = excluded.language`,
);
