import { createHmac } from "node:crypto";
import { simulatorAppSecret, simulatorNumberId } from "../domain/simulator/index.ts";
import { Secret } from "../platform/crypto/secret.ts";
import { newId } from "../platform/ids.ts";
import { asOwner } from "./as-owner.ts";
import { textsBody } from "./webhook.ts";

/** The guest with the long thread, who wrote last. */
export const longThread = {
  guest: "Annelise Haugen",
  newest: "Thank you, that was the last question for today.",
};

/** A Bellhop, the owner's address of its database, and its SECRET_KEY. */
type Place = { url: string; ownerUrl: string; secretKey: string };
type Sizes = { conversations: number; messages: number };
type Run = (statement: string) => Promise<unknown>;
type Venue = { venueId: number; channelId: string };

const first = "Anna Luca Yuki Fatima John Élodie محمد Olga 伟 Nils שרה Maria-José".split(" ");
const last = "Rossi Müller-Lüdenscheidt Tanaka الحسيني Smith Dupont Иванова 王 Þórsdóttir".split(" ");
const texts = [
  "When is breakfast served?",
  "Können wir morgen eine Stunde später auschecken? Unser Zug fährt erst um 14:20 Uhr.",
  "هل يمكنكم إرسال منشفتين إضافيتين إلى الغرفة من فضلكم؟",
  "Vorremmo prenotare un tavolo per quattro persone, con un seggiolone, *vicino alla finestra* se possibile. Arriviamo verso le otto e mezza, forse un po' più tardi per il traffico sul lago.",
  "👍",
  "プールは何時まで開いていますか。",
  "Of course. The garage is open day and night, and a place costs €18.\nThe entrance is in via Roma 12: https://www.belvedere.example/arrive",
  "The heating in our room makes a _terrible_ noise, we hardly slept. Can somebody look at it before tonight, please? We are out until six.",
];
const listOf = (words: string[]) =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ")}]`;
const pick = (words: string[], by: string) => `(${listOf(words)})[1 + (${by}) % ${words.length}]`;
const textOf = (n: string) => pick(texts, `${n} / 2 + ${n}`);
/** A UUID of version 8 per kind and number. */
const idOf = (kind: string, n = "n") =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Fills the demo's first venue with open conversations as after a busy season, the newest of them long: names, languages,
 * rooms, holders, unread and waiting guests. Its guests can then write.
 */
export async function openBusyInbox({ url, ownerUrl, secretKey }: Place, sizes: Sizes) {
  const [venue] = await asOwner(ownerUrl, "select venue_id from venues order by venue_id limit 1");
  const venueId = Number(venue?.venue_id);
  const run = (statement: string) => asOwner(ownerUrl, statement, venueId);
  const [channel] = await run("select channel_id from channels where kind = 'simulator'");
  const at = { venueId, channelId: String(channel?.channel_id) };
  await addConversations(run, at, sizes);
  await addLongThread(run, at, sizes.messages);
  await addStays(run, at, sizes.conversations);
  for (const table of ["guests", "guest_channels", "conversations", "messages", "answer_sources", "stays"])
    await asOwner(ownerUrl, `vacuum analyze ${table}`);

  const appSecret = simulatorAppSecret(new Secret(secretKey));
  /** The first guest has the long thread. */
  const write = async (guest: number, text: string) => {
    const from = `1888${String(guest).padStart(7, "0")}`;
    const body = textsBody(simulatorNumberId(venueId), [{ from, id: `wamid.${newId()}`, text }]);
    const signature = createHmac("sha256", appSecret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
    const { status } = await fetch(`${url}/webhooks/whatsapp`, { method: "POST", headers, body });
    if (status !== 200) throw new Error(`A guest's message was answered ${status}`);
  };
  return { write };
}

async function addConversations(run: Run, { venueId, channelId }: Venue, { conversations, messages }: Sizes) {
  const written = "now() - n * interval '40 seconds'";
  const each = `from generate_series(1, ${conversations}) n`;
  const author =
    "case when n % 5 = 0 then 'staff' when n % 3 = 0 and n % 40 <> 0 then 'assistant' else 'guest' end";
  await run(`insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, language, created_at)
    select ${venueId}, ${idOf("guest")},
      case when n = 1 then '${longThread.guest}' else ${pick(first, "n")} || ' ' || ${pick(last, "n / 7")} end,
      true, '+1888' || lpad(n::text, 7, '0'), ${pick(["en", "de", "ar", "it", "ja", "fr"], "n")}, ${written} ${each}`);
  await run(`insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at)
    select ${venueId}, ${idOf("guest")}, '${channelId}', ${written} ${each}`);
  await run(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, holder_name, held_since,
      state, waiting_since, unread, last_seq, considered_seq, settled_seq, last_own_position, last_author, last_member_name,
      last_text, last_at, last_message_id, last_guest_at, created_at)
    select ${venueId}, ${idOf("conversation")}, ${idOf("guest")}, '${channelId}',
      case when n % 3 = 0 then 'assistant' else 'staff' end, case when n % 3 = 1 then 'Giulia' end, ${written}, 'open',
      case when n % 40 = 0 then ${written} end, case when n % 7 = 0 then 1 + n % 4 else 0 end,
      case when n = 1 then ${messages} else 1 end, ${messages}, ${messages}, '-infinity', ${author},
      case when n % 5 = 0 then 'Giulia' end, case when n = 1 then '${longThread.newest}' else ${textOf("n")} end, ${written},
      ${idOf("message")}, ${written}, ${written} ${each}`);
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_name, kind, text,
      channel_id, provider_message_id, state, is_answer, created_at)
    select ${venueId}, ${idOf("message")}, ${idOf("conversation")}, 1, ${written}, ${author},
      case when n % 5 = 0 then 'Giulia' end, 'text', ${textOf("n")}, '${channelId}', 'wamid.fill.' || n,
      case when ${author} <> 'guest' then case when n % 50 = 0 then 'failed' else 'read' end end, ${author} <> 'guest',
      ${written} ${each} where n > 1`);
}

/** Bursts of a guest, the assistant and staff over weeks. The newest message has the id that the conversation names. */
async function addLongThread(run: Run, { venueId, channelId }: Venue, messages: number) {
  const author = `case when i = ${messages} then 'guest'
    else (array['guest', 'assistant', 'guest', 'guest', 'staff'])[1 + i % 5] end`;
  const written = `now() - interval '40 seconds' - (${messages} - i) * interval '3 minutes'
    - ((${messages} - i) / 10) * interval '90 minutes'`;
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_name, kind, text,
      channel_id, provider_message_id, state, is_answer, created_at)
    select ${venueId}, case when i = ${messages} then ${idOf("message", "1")} else ${idOf("long", "i")} end,
      ${idOf("conversation", "1")}, i, ${written}, ${author}, case when ${author} = 'staff' then 'Giulia' end, 'text',
      case when i = ${messages} then '${longThread.newest}' else ${textOf("i")} end, '${channelId}', 'wamid.long.' || i,
      case when ${author} <> 'guest' then 'read' end, ${author} <> 'guest', ${written}
    from generate_series(1, ${messages}) i`);
  await run(`insert into answer_sources (venue_id, message_id, ordinal, entry_id, version, section, title, quote)
    select ${venueId}, message_id, 1, ${idOf("entry", "seq")}, 1, 'faq', 'Breakfast', 'Breakfast is served from 7:00 to 10:30.'
    from messages where venue_id = ${venueId} and conversation_id = ${idOf("conversation", "1")} and author = 'assistant'`);
}

async function addStays(run: Run, { venueId }: Venue, conversations: number) {
  const each = `from generate_series(1, ${conversations}, 2) n`;
  await run(`insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at,
      active_at)
    select ${venueId}, ${idOf("reservation")}, 'B' || n, 'checked_in', current_date - 1, current_date + 2, now(), now() ${each}`);
  await run(`insert into stays (venue_id, reservation_id, guest_id, room)
    select ${venueId}, ${idOf("reservation")}, ${idOf("guest")}, (100 + n % 900)::text ${each}`);
}
