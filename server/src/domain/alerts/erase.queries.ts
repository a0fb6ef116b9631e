import { change, statement } from "../../platform/db/index.ts";
import { mentions } from "../../platform/traces.ts";

export const eraseAlertRows = change<{ venueId: number; conversationIds: string[]; endedAt: Date }>(
  "erase alerts",
  `update alerts set about = '', ended_at = coalesce(ended_at, $endedAt) where alert_id in (
     select alert_id from alerts where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
     order by alert_id for update) and venue_id = $venueId`,
);

type Words = { venueId: number; words: string[] };

export const eraseAlertsThatMention = change<Words>(
  "erase alerts that mention",
  `update alerts set about = '' where venue_id = $venueId and ${mentions("about")}`,
);

type ManualTexts = { text: string; clearings: { clearing_id: string; text: string }[] };

/** The text of the manual alert and those of cleared ones. */
export const selectManualTexts = statement<{ venueId: number }, ManualTexts>(
  "list manual alert texts",
  `select coalesce((select text from manual_alerts where venue_id = $venueId), '') as text,
     coalesce((select jsonb_agg(jsonb_build_object('clearing_id', clearing_id, 'text', manual_text))
               from alert_clearings where venue_id = $venueId and manual_text <> ''), '[]') as clearings`,
);

export const setManualText = change<{ venueId: number; text: string }>(
  "set manual alert text",
  "update manual_alerts set text = $text where venue_id = $venueId",
);

export const setClearedText = change<{ venueId: number; clearingId: string; text: string }>(
  "set cleared alert text",
  "update alert_clearings set manual_text = $text where venue_id = $venueId and clearing_id = $clearingId",
);
