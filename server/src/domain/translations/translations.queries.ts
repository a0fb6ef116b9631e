import { change, statement } from "../../platform/db/index.ts";

type Place = { venueId: number; conversationId: string; language: string; textHash: Buffer };

export type TranslationRow = {
  outcome: "translated" | "unneeded" | "unreliable" | null;
  text: string | null;
  model: string;
};

export const selectTranslation = statement<Place, TranslationRow>(
  "find translation",
  `select outcome, text, model from translations
   where venue_id = $venueId and conversation_id = $conversationId and language = $language and text_hash = $textHash`,
);

/** No row if it is known, or if another call works on it. Another model may do better than one that was unreliable. */
export const claimTranslation = change<
  Place & { model: string; claimedAt: Date; deadSince: Date },
  { claimed_at: Date }
>(
  "claim translation",
  `insert into translations as t (venue_id, conversation_id, language, text_hash, model, claimed_at)
   values ($venueId, $conversationId, $language, $textHash, $model, $claimedAt)
   on conflict (venue_id, conversation_id, language, text_hash) do update
     set model = excluded.model, claimed_at = excluded.claimed_at, outcome = null, text = null
     where t.outcome is null and t.claimed_at < $deadSince or t.outcome = 'unreliable' and t.model <> excluded.model
   returning claimed_at`,
);

export const storeTranslation = change<
  Place & { outcome: NonNullable<TranslationRow["outcome"]>; text: string | null },
  { outcome: string }
>(
  "store translation",
  `update translations set outcome = $outcome, text = $text
   where venue_id = $venueId and conversation_id = $conversationId and language = $language and text_hash = $textHash
     and outcome is null
   returning outcome`,
);

export const releaseTranslation = change<Place & { claimedAt: Date }>(
  "release translation",
  `delete from translations
   where venue_id = $venueId and conversation_id = $conversationId and language = $language and text_hash = $textHash
     and outcome is null and claimed_at = $claimedAt`,
);

export const selectTranslationsOf = statement<
  { venueId: number; conversationIds: string[]; textHashes: Buffer[] },
  { text_hash: Buffer; language: string; text: string; model: string }
>(
  "list translations of texts",
  `select text_hash, language, text, model from translations
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
     and text_hash = any ($textHashes::bytea[]) and text is not null
   order by claimed_at, language`,
);

export const deleteTranslations = change<{ venueId: number; conversationIds: string[] }>(
  "delete translations",
  `delete from translations where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])`,
);
