import { listConversations, readConversation } from "@bellhop/contract/conversations";
import type { Message } from "@bellhop/contract/messages";
import { asOwner } from "./as-owner.ts";
import { signedIn } from "./ask.ts";
import type { TestBellhop } from "./bellhop.ts";

/** What staff see, and what else is stored, a line each. */
export async function readEffects(bellhop: TestBellhop, venueId: number, sub: string): Promise<string[]> {
  const staff = await signedIn(bellhop, sub, venueId);
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  const threads = await Promise.all(
    items.map(async (conversation) => {
      const { conversation_id } = conversation;
      const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
      const { name, phone } = conversation.guest;
      const waits = conversation.waiting_since ? ", waits" : "";
      return [`thread of ${name || "?"} ${phone ?? "without phone"}${waits}`, ...messages.map(lineOf)];
    }),
  );
  const sql = (statement: string) => asOwner(bellhop.ownerUrl, statement, venueId);
  const stored = [
    ...(await sql(
      "select 'event ' || event::text as line from channel_events order by received_at, event_id",
    )),
    ...(await sql(`select concat_ws(' ', 'change', kind, 'of', target_id, 'by', case when by_guest then 'guest' else
      'venue' end, nullif(value, '')) as line from message_changes order by happened_at, change_id`)),
    ...(await sql(`select concat_ws(' ', 'status', state, 'of', provider_message_id,
      case when message_id is null then 'parked' end, errors -> 0 ->> 'code') as line from delivery_reports`)),
    ...(await sql(
      "select 'marketing stopped' as line from guest_channels where marketing_stopped_at is not null",
    )),
    ...(await sql("select 'alert ' || cause as line from alerts where ended_at is null order by cause")),
  ];
  return [...threads.flat(), ...stored.map(({ line }) => String(line))];
}

function lineOf(message: Message): string {
  const { author, kind, text, content, quoted, origin, event } = message;
  const more = {
    ...(content && { content }),
    ...(quoted && { quoted }),
    ...(origin && { origin }),
    ...(event && { event }),
  };
  const words = [author, kind, text && JSON.stringify(text)].filter(Boolean).join(" ");
  const detail = Object.keys(more).length > 0 ? ` ${JSON.stringify(more)}` : "";
  return `${words}${detail}`.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID");
}
