import { asOwner } from "../../server/src/testing/as-owner.ts";
import type { StagedHotel } from "../stage.ts";

export type VenueSizes = { conversations: number; messages: number; bookedOnly: number; longest: number };
type Run = (statement: string) => Promise<unknown>;

const texts = [
  "When is breakfast served?",
  "Können wir morgen eine Stunde später auschecken? Unser Zug fährt erst um 14:20 Uhr.",
  "هل يمكنكم إرسال منشفتين إضافيتين إلى الغرفة من فضلكم؟",
  "Vorremmo prenotare un tavolo per quattro persone, con un seggiolone, *vicino alla finestra* se possibile. Arriviamo verso le otto e mezza, forse un po'' più tardi per il traffico sul lago.",
  "👍",
  "プールは何時まで開いていますか。",
  "Of course. The garage is open day and night, and a place costs €18.\nThe entrance is in via Roma 12: https://www.belvedere.example/arrive",
  "The heating in our room makes a _terrible_ noise, we hardly slept. Can somebody look at it before tonight, please? We are out until six.",
];
const arrayOf = (words: string[]) => `array[${words.map((word) => `'${word}'`).join(", ")}]`;
const pick = (words: string[], by: string) => `(${arrayOf(words)})[1 + (${by}) % ${words.length}]`;
const syllables = "an be ca di el fo gu ha in jo ka lu mi no or pa ri sa to wen".split(" ");
const namesOf = (count: number, begin: string) =>
  Array.from({ length: count }, (_, n) => `${begin}${syllables[n % 20]}${syllables[(n * 7 + 3) % 19]}`);
const first = namesOf(40, "A");
const last = namesOf(380, "Mü");
/** Words to search for: how every guest's name begins, a first name, and a surname. */
export const searchWords = ["a", "abe", "mubejo"];

/**
 * Rows of a venue as after a year: conversations of 5 to 34 messages, one much longer, nine of ten done, with the reports
 * of their deliveries, reservations, alerts, hand-overs, merged guests and files. Messages are inserted by their time, so
 * those of one conversation lie as far apart as they do in use.
 */
export async function fillVenue(ownerUrl: string, hotel: StagedHotel, sizes: VenueSizes) {
  const { venueId: v, channelId } = hotel;
  const run: Run = (statement) => asOwner(ownerUrl, `set synchronous_commit = off; ${statement}`, v);
  const id = (kind: string, n = "n") =>
    `overlay(overlay(md5('filled ${kind}' || ${v} || '-' || ${n}) placing '8' from 13) placing '8' from 17)::uuid`;
  const { conversations, bookedOnly, longest } = sizes;
  const each = (count: number, step = 1) => `from generate_series(1, ${count}, ${step}) n`;
  const guests = conversations + bookedOnly;
  /** A year of conversations, the newest of which is number 1. */
  const last_at = `now() - n * (interval '300 days' / ${conversations})`;
  const phone = `'+1777' || lpad((${v} * 100000 + n)::text, 10, '0')`;
  const name = `${pick(first, "n * 7")} || ' ' || ${pick(last, "n * 13 / 3")}`;
  const per = Math.max(5, Math.round((sizes.messages - longest) / conversations));
  const length = `case when n = 1 then ${longest} else 5 + (n * 7919) % ${2 * (per - 5) + 1} end`;

  await run(`insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, email, language, created_at)
    select ${v}, ${id("guest")}, ${name}, n % 2 = 0, ${phone}, case when n % 4 = 0 then 'guest' || n || '@guests.example' end,
      ${pick(["en", "de", "ar", "it", "ja", "fr"], "n")}, ${last_at} - interval '2 days' ${each(guests)}`);
  // Guests with a second number or a session on the guest page, merged into the first.
  await run(`insert into guests (venue_id, guest_id, name, phone, created_at, merged_into)
    select ${v}, ${id("merged")}, ${name}, '+1778' || lpad((${v} * 100000 + n)::text, 10, '0'), ${last_at}, ${id("guest")}
    ${each(conversations, 12)}`);
  await run(`insert into guest_terms (venue_id, guest_id, term)
    select distinct venue_id, guest_id, term from guests,
      unnest(string_to_array(lower(translate(name, 'üÜ', 'uU')), ' ') || ltrim(phone, '+')) term
    on conflict do nothing`);
  await run(`insert into guest_channels (venue_id, guest_id, channel_id, last_guest_at, opted_out_at)
    select ${v}, ${id("guest")}, '${channelId}', ${last_at}, case when n % 50 = 0 then ${last_at} end ${each(conversations)}`);
  await run(`insert into guest_consents (venue_id, guest_id, purpose, is_given, changed_at, changed_by)
    select ${v}, ${id("guest")}, 'stay', n % 9 <> 0, ${last_at}, 'Giulia' ${each(guests, 3)}`);
  await run(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, holder_name, held_since,
      state, waiting_since, unread, last_seq, considered_seq, settled_seq, last_own_position, last_author, last_text,
      last_at, last_message_id, last_guest_at, notice_given_at, created_at)
    select ${v}, ${id("conversation")}, ${id("guest")}, '${channelId}', case when n % 3 = 0 then 'staff' else 'assistant' end,
      case when n % 3 = 0 then 'Giulia' end, ${last_at}, case when n % 10 = 0 then 'open' else 'done' end,
      case when n % 40 = 0 then ${last_at} end, case when n % 20 = 0 then 2 else 0 end, ${length}, ${length}, ${length},
      ${last_at}, 'guest', ${pick(texts, "n")}, ${last_at}, ${id("message", `n || '-' || (${length})`)}, ${last_at}, ${last_at},
      ${last_at} - interval '3 days' ${each(conversations)}`);

  const author = "(array['guest', 'assistant', 'guest', 'assistant', 'staff', 'guest'])[1 + s % 6]";
  const written = `${last_at} - (last_seq - s) * interval '9 minutes' - (last_seq - s) / 6 * interval '5 hours'`;
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, member_name, kind, text,
      channel_id, provider_message_id, state, is_answer, price_category, is_charged, created_at)
    select ${v}, ${id("message", "n || '-' || s")}, ${id("conversation")}, s, at, author,
      case author when 'staff' then 'Giulia' end, case when s % 40 = 0 then 'image' else 'text' end, ${pick(texts, "s + n")},
      '${channelId}', 'wamid.HBgL' || encode(sha256(('${v}-' || n || '-' || s)::bytea), 'base64'),
      case when author <> 'guest' then case when (n + s) % 997 = 0 then 'failed' else 'read' end end,
      author = 'assistant', case when author <> 'guest' then 'service' end, case when author <> 'guest' then s % 3 = 0 end, at
    from (select n, s, ${author} as author, ${written} as at
      from (select n, ${length} as last_seq ${each(conversations)}) c, generate_series(1, last_seq) s) m order by at`);
  await run(`insert into send_attempts (venue_id, attempt_id, message_id, started_at, ended_at, outcome, provider_message_id)
    select venue_id, ${id("attempt", "message_id")}, message_id, created_at, created_at, 'sent', provider_message_id
    from messages where author <> 'guest' order by created_at`);
  await run(`insert into delivery_reports (venue_id, report_id, channel_id, provider_message_id, attempt_id, state,
      reported_at, message_id, received_at)
    select venue_id, ${id("report", "reported || message_id")}, channel_id, provider_message_id, ${id("attempt", "message_id")},
      reported, created_at, message_id, created_at
    from messages, unnest(array['delivered', 'read']) reported where author <> 'guest' order by created_at`);
  await run(`insert into delivery_reports (venue_id, report_id, channel_id, provider_message_id, attempt_id, state,
      reported_at, received_at)
    select ${v}, ${id("parked")}, '${channelId}', 'wamid.unknown.' || n, ${id("unknown")}, 'read', now(), now() ${each(500)}`);
  await run(`insert into answer_sources (venue_id, message_id, ordinal, entry_id, version, section, title, quote)
    select venue_id, message_id, 1, ${id("entry", "seq")}, 1, 'faq', 'Breakfast', 'Breakfast is served from 7:00 to 10:30.'
    from messages where author = 'assistant' order by created_at`);
  await run(`insert into message_changes (venue_id, change_id, channel_id, target_id, provider_message_id, kind, by_guest,
      value, happened_at)
    select venue_id, ${id("change", "message_id")}, channel_id, provider_message_id, 'change.' || message_id, 'reaction', true,
      '👍', created_at from messages where author <> 'guest' and seq % 20 = 0`);
  await run(`insert into media (venue_id, media_id, channel_id, message_id, kind, mime_type, bytes, state, created_at, stored_at)
    select venue_id, ${id("media", "message_id")}, channel_id, message_id, 'image', 'image/jpeg', 90000, 'refused', created_at,
      created_at from messages where kind = 'image'`);
  await run(`insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, asked, handed_over_at, settled_at,
      settled_by)
    select ${v}, ${id("hand-over")}, ${id("conversation")}, 'no_answer', ${pick(texts, "n")}, ${pick(texts, "n")}, ${last_at},
      case when n % 41 <> 0 then now() end, case when n % 41 <> 0 then 'Giulia' end ${each(conversations, 2)}`);
  await run(`insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at, ended_at)
    select ${v}, ${id("alert")}, 'handed_over', ${id("conversation")}, ${pick(texts, "n")}, ${last_at},
      case when n % 41 <> 0 then now() end ${each(conversations, 2)}`);
  await run(`insert into guest_conflicts (venue_id, conflict_id, guest_id, other_guest_id, found_at, decision)
    select ${v}, ${id("conflict")}, ${id("guest")}, ${id("guest", "(n + 1)")}, ${last_at},
      case when n % 5 > 0 then 'kept_apart' end ${each(conversations - 1, 40)}`);
  await run(`insert into plan_conversations (venue_id, month, guest_id, counted_at)
    select ${v}, to_char(${last_at}, 'YYYY-MM'), ${id("guest")}, ${last_at} ${each(conversations)}`);
  await run(`insert into guest_sessions (venue_id, session_id, token_hash, guest_id, is_in_house, created_at, last_used_at)
    select ${v}, ${id("session")}, sha256(('${v}-' || n)::bytea), ${id("guest")}, true, ${last_at}, ${last_at}
    ${each(conversations, 6)}`);

  const arrival = `current_date + 60 - (n * 365 / (1 + ${guests}))::int`;
  await run(`insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at,
      active_at, adults, room_type, source, external_id)
    select ${v}, ${id("reservation")}, 'B' || n, case when n % 9 = 0 then 'cancelled' when ci > current_date then 'confirmed'
        when ci + 4 < current_date then 'checked_out' else 'checked_in' end, ci, ci + 4, ci - interval '30 days',
      ci - interval '1 day' - n * interval '1 second', 2, 'Double', 'my-pms', 'E' || n
    from (select n, ${arrival} as ci ${each(guests)}) r`);
  await run(`insert into stays (venue_id, reservation_id, guest_id, room)
    select ${v}, ${id("reservation")}, ${id("guest")}, (100 + n % 300)::text ${each(guests)}`);
  await run(`insert into stays (venue_id, reservation_id, guest_id, room)
    select ${v}, ${id("reservation")}, ${id("merged")}, (100 + n % 300)::text ${each(conversations, 12)}`);
  await run(`insert into reservation_terms (venue_id, reservation_id, term)
    select ${v}, ${id("reservation")}, 'b' || n ${each(guests)}`);
  await addOthers(run, hotel, id, conversations);
}

async function addOthers(
  run: Run,
  { venueId: v, channelId, owner, phoneNumberId }: StagedHotel,
  id: (kind: string, n?: string) => string,
  conversations: number,
) {
  const each = (count: number) => `from generate_series(1, ${Math.ceil(count)}) n`;
  const ago = (count: number, span: string) => `now() - n * (interval '${span}' / ${Math.ceil(count)})`;
  await run(`insert into live_events (venue_id, seq, event, told_at)
    select ${v}, 1000000 + n, jsonb_build_object('kind', 'conversation_changed', 'conversation', jsonb_build_object(
      'conversation_id', ${id("conversation")}, 'guest', 'A guest', 'text', repeat('Words of a guest. ', 20))), now()
    ${each(conversations / 4)}`);
  await run(`insert into live_counters (venue_id, last_seq) values (${v}, 1000000 + ${conversations})
    on conflict (venue_id) do update set last_seq = excluded.last_seq`);
  await run(`insert into kept_answers (venue_id, member_id, idempotency_key, call, input_sha256, answer, kept_at)
    select ${v}, '${owner.member_id}', ${id("key")}, '/api/send_message', '', '{"text":"Words of staff"}', now()
    ${each(conversations / 4)}`);
  await run(`insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id,
      subject_name, changes)
    select ${v}, ${id("audit")}, ${ago(conversations / 2, "300 days")}, 'guest_changed', '/api/change_guest',
      '${owner.member_id}', 'Giulia', ${id("guest")}, '', '[{"field":"language","before":"en","after":"de"}]'
    ${each(conversations / 2)}`);
  await run(`insert into tasks (venue_id, task_id, kind, state, progress, asked_with, asked_by, asked_at, moved_at, ended_at)
    select ${v}, ${id("task")}, 'publish_general', 'done', 100, '{}', 'Giulia', at, at, at
    from (select n, ${ago(conversations / 20, "80 days")} as at ${each(conversations / 20)}) t`);
  await run(`insert into channel_events (venue_id, event_id, channel_id, event_key, kind, event, happened_at, received_at)
    select ${v}, ${id("event")}, '${channelId}', 'event ' || n, 'error',
      '{"kind":"error","code":131000,"title":"Something went wrong","detail":""}', at, at
    from (select n, ${ago(conversations / 10, "300 days")} as at ${each(conversations / 10)}) e`);
  await run(`insert into suggestions (venue_id, suggestion_id, question, answer, language, suggested_at, suggested_by)
    select ${v}, ${id("suggestion")}, 'When?', 'At seven.', 'en', now(), 'Giulia' ${each(conversations / 100)}`);
  await run(`insert into reservation_imports (venue_id, import_id, kind, source, state, asked_by, asked_at, ended_at)
    select ${v}, ${id("import")}, 'file', 'my-pms', 'applied', 'Giulia', at, at
    from (select n, ${ago(300, "80 days")} as at ${each(300)}) i`);
  await run(`insert into reservation_import_rows (venue_id, import_id, row_number, line, parsed, guest_name, phone, verdict,
      problems, guest_id, applied_at)
    select ${v}, ${id("import", "(1 + n % 300)")}, n, n, jsonb_build_object('name', 'A guest', 'external_id', 'E' || n),
      'a guest ' || n, '+1777' || lpad((${v} * 100000 + n)::text, 10, '0'), 'new', '[]', ${id("guest")}, now()
    ${each(conversations)}`);
  await run(`insert into simulated_phones (venue_id, phone, name, language, connection, reads_what_arrives,
      reports_arrive_twice, reports_out_of_order, next_message_fails, reply_window_closed, screen_since)
    values (${v}, '+15550002', 'Bea', 'en', 'online', false, false, false, false, false, now() - interval '1 year')`);
  await run(`insert into simulated_messages (venue_id, message_id, phone, wamid, author, kind, text, state, created_at, shown_at)
    select ${v}, ${id("simulated")}, '+15550002', 'filled.' || n, 'guest', 'text', 'Words of a guest', 'read', at, at
    from (select n, ${ago(conversations / 4, "60 days")} as at ${each(conversations / 4)}) s`);
  await run(`insert into simulated_calls (venue_id, call_id, message_id, phone, kind, same_as, body, signature, due_at, answered_at)
    select venue_id, message_id, message_id, phone, 'message', message_id, '{}', '', created_at, created_at
    from simulated_messages`);
  await run(`insert into knowledge_imports (venue_id, import_id, task_id, kind, source, state, left_out, asked_by, asked_at)
    select venue_id, task_id, task_id, 'text', '', 'ready', '[]', 'Giulia', asked_at from tasks limit 40`);
  // The bytes of webhooks belong to the installation.
  await run(`set app.unit = 'installation'; insert into webhook_deliveries (delivery_id, signed_by, sha256, body, received_at,
      state, phone_number_ids, trying_may_help)
    select ${id("delivery")}, 'whatsapp', sha256(('${v}-' || n)::bytea), convert_to('{"object":"whatsapp_business_account","n":' || n
        || ',"text":"' || repeat('Words of a guest. ', 35) || '"}', 'UTF8'), now() - n * interval '1 minute',
      case when n % 500 = 0 then 'quarantined' else 'kept' end, array['${phoneNumberId}'], false ${each(conversations * 3)}`);
}
