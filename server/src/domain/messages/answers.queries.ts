import { channelKinds, channelRules } from "@bellhop/contract/channel-kinds";
import { sqlTexts, statement } from "../../platform/db/index.ts";
import { joinChannel } from "../whatsapp/index.ts";

const simulated = sqlTexts(channelKinds.filter((kind) => channelRules[kind].isSimulated));

export const countAssistantByHour = statement<
  { venueId: number; since: Date; timezone: string },
  { hour: number; answered: number }
>(
  "count assistant by hour",
  `select extract(hour from m.created_at at time zone $timezone)::int as hour, count(*)::int as answered
   from messages m
   join conversations c on c.venue_id = m.venue_id and c.conversation_id = m.conversation_id
   ${joinChannel("c.venue_id", "c.channel_id")} and ch.kind not in (${simulated})
   where m.venue_id = $venueId and m.created_at >= $since and m.author = 'assistant' and m.is_answer
   group by 1`,
);

/** Sources are stored with answers only. */
export const findAnyAnswer = statement<{ venueId: number }, { answered: boolean }>(
  "has answer source",
  "select exists (select from answer_sources where venue_id = $venueId) as answered",
);
