import { asOwner } from "../../server/src/testing/as-owner.ts";

export const conversationCount = 10_000;
export const messageCount = 5_000;

/** The guest with the long thread, who wrote last. */
export const longThread = {
  guest: "Annelise Haugen",
  newest: "Thank you, that was the last question for today.",
};

export const phoneOf = (n: number): string => `1888${String(n).padStart(7, "0")}`;

type Place = { ownerUrl: string; venueId: number; channelId: string };

const first = [
  "Anna",
  "Luca",
  "Yuki",
  "Fatima",
  "John",
  "Élodie",
  "محمد",
  "Olga",
  "伟",
  "Nils",
  "שרה",
  "Maria-José",
];
const last = [
  "Rossi",
  "Müller-Lüdenscheidt",
  "Tanaka",
  "الحسيني",
  "Smith",
  "Dupont",
  "Иванова",
  "王",
  "Þórsdóttir",
];
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

/** Open conversations as after a busy season, the newest of them long: names, languages, rooms, holders, unread, waiting. */
export async function fillInbox({ ownerUrl, venueId, channelId }: Place) {
  const id = (kind: string, n = "n") => `md5('${kind}' || ${n})::uuid`;
  const written = "now() - n * interval '40 seconds'";
  const each = `from generate_series(1, ${conversationCount}) n`;
  const author = `case when n % 5 = 0 then 'staff' when n % 3 = 0 and n % 40 <> 0 then 'assistant' else 'guest' end`;
  const text = (n: string) => pick(texts, `${n} / 2 + ${n}`);
  const run = (statement: string) => asOwner(ownerUrl, statement, venueId);

  await run(`insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, language, created_at)
    select ${venueId}, ${id("guest")},
      case when n = 1 then '${longThread.guest}' else ${pick(first, "n")} || ' ' || ${pick(last, "n / 7")} end,
      true, '+1888' || lpad(n::text, 7, '0'), ${pick(["en", "de", "ar", "it", "ja", "fr"], "n")}, ${written} ${each}`);
  await run(`insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at)
    select ${venueId}, ${id("guest")}, '${channelId}', ${written} ${each}`);
  await run(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, holder_name, held_since,
      state, waiting_since, unread, last_seq, considered_seq, settled_seq, last_own_position, last_author, last_member_name,
      last_text, last_at, last_message_id, last_guest_at, created_at)
    select ${venueId}, ${id("conversation")}, ${id("guest")}, '${channelId}',
      case when n % 3 = 0 then 'assistant' else 'staff' end, case when n % 3 = 1 then 'Giulia' end, ${written}, 'open',
      case when n % 40 = 0 then ${written} end, case when n % 7 = 0 then 1 + n % 4 else 0 end,
      case when n = 1 then ${messageCount} else 1 end, ${messageCount}, ${messageCount}, '-infinity', ${author},
      case when n % 5 = 0 then 'Giulia' end, case when n = 1 then '${longThread.newest}' else ${text("n")} end, ${written},
      ${id("message")}, ${written}, ${written} ${each}`);
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_name, kind, text,
      channel_id, provider_message_id, state, is_answer, created_at)
    select ${venueId}, ${id("message")}, ${id("conversation")}, 1, ${written}, ${author},
      case when n % 5 = 0 then 'Giulia' end, 'text', ${text("n")}, '${channelId}', 'wamid.fill.' || n,
      case when ${author} <> 'guest' then case when n % 50 = 0 then 'failed' else 'read' end end, ${author} <> 'guest',
      ${written} ${each} where n > 1`);
  await fillLongThread(run, { venueId, channelId, text, id });
  await run(`insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at,
      active_at)
    select ${venueId}, ${id("reservation")}, 'B' || n, 'checked_in', current_date - 1, current_date + 2, now(), now()
    ${each} where n % 2 = 1`);
  await run(`insert into stays (venue_id, reservation_id, guest_id, room)
    select ${venueId}, ${id("reservation")}, ${id("guest")}, (100 + n % 900)::text ${each} where n % 2 = 1`);
  for (const table of ["guests", "guest_channels", "conversations", "messages", "answer_sources", "stays"])
    await asOwner(ownerUrl, `vacuum analyze ${table}`);
}

type Sql = {
  venueId: number;
  channelId: string;
  text: (n: string) => string;
  id: (kind: string, n?: string) => string;
};

/** Bursts of a guest, the assistant and staff over weeks. The newest message has the id that the conversation names. */
async function fillLongThread(
  run: (statement: string) => Promise<unknown>,
  { venueId, channelId, text, id }: Sql,
) {
  const messageId = `case when i = ${messageCount} then ${id("message", "1")} else ${id("long", "i")} end`;
  const author = `case when i = ${messageCount} then 'guest' else (array['guest', 'assistant', 'guest', 'guest', 'staff'])[1 + i % 5] end`;
  const written = `now() - interval '40 seconds' - (${messageCount} - i) * interval '3 minutes'
    - ((${messageCount} - i) / 10) * interval '90 minutes'`;
  const each = `from generate_series(1, ${messageCount}) i`;
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_name, kind, text,
      channel_id, provider_message_id, state, is_answer, created_at)
    select ${venueId}, ${messageId}, ${id("conversation", "1")}, i, ${written}, ${author},
      case when ${author} = 'staff' then 'Giulia' end, 'text',
      case when i = ${messageCount} then '${longThread.newest}' else ${text("i")} end, '${channelId}', 'wamid.long.' || i,
      case when ${author} <> 'guest' then 'read' end, ${author} <> 'guest', ${written} ${each}`);
  await run(`insert into answer_sources (venue_id, message_id, ordinal, entry_id, version, section, title, quote)
    select ${venueId}, message_id, 1, ${id("entry", "seq")}, 1, 'faq', 'Breakfast', 'Breakfast is served from 7:00 to 10:30.'
    from messages where venue_id = ${venueId} and conversation_id = ${id("conversation", "1")} and author = 'assistant'`);
}
