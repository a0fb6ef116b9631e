import type { Stay } from "@bellhop/contract/conversations";
import type { SimulatedConnection, SimulatorSwitches } from "@bellhop/contract/simulator";
import { change, statement } from "../../platform/db/index.ts";
import { stayOf } from "../reservations/index.ts";
import type { SimulatedNumber } from "./webhook-body.ts";

export type Phone = SimulatorSwitches & {
  phone: string;
  name: string;
  language: string;
  screen_since: Date;
  typing_until: Date | null;
};

const columns = `phone, name, language, connection, reads_what_arrives, reports_arrive_twice, reports_out_of_order,
  next_message_fails, reply_window_closed, screen_since, typing_until`;

export const findPhone = statement<{ venueId: number; phone: string }, Phone>(
  "find simulated phone",
  `select ${columns} from simulated_phones where venue_id = $venueId and phone = $phone`,
);

export const lockPhone = change<{ venueId: number; phone: string }, Phone>(
  "lock simulated phone",
  `select ${columns} from simulated_phones where venue_id = $venueId and phone = $phone for update`,
);

/** Leaves out guests who have written on a real channel since. */
export const insertPhone = change<{
  venueId: number;
  phone: string;
  name: string;
  language: string;
  lastUsedAt: Date | null;
}>(
  "insert simulated phone",
  `insert into simulated_phones (venue_id, phone, name, language, connection, reads_what_arrives, reports_arrive_twice,
     reports_out_of_order, next_message_fails, reply_window_closed, screen_since, last_used_at)
   values ($venueId, $phone, $name, $language, 'online', true, false, false, false, false, 'epoch', $lastUsedAt)
   on conflict (venue_id, phone) do nothing`,
);

export const updatePhoneGuest = change<{
  venueId: number;
  phone: string;
  name: string;
  language: string;
  lastUsedAt: Date;
}>(
  "update simulated phone's guest",
  `update simulated_phones set name = $name, language = $language, last_used_at = $lastUsedAt
   where venue_id = $venueId and phone = $phone`,
);

export const setPhoneUsed = change<{ venueId: number; phone: string; lastUsedAt: Date }>(
  "set simulated phone used",
  "update simulated_phones set last_used_at = $lastUsedAt where venue_id = $venueId and phone = $phone",
);

export const updateSwitches = change<{
  venueId: number;
  phone: string;
  connection: SimulatedConnection;
  readsWhatArrives: boolean;
  reportsArriveTwice: boolean;
  reportsOutOfOrder: boolean;
  nextMessageFails: boolean;
  replyWindowClosed: boolean;
}>(
  "update simulator switches",
  `update simulated_phones set connection = $connection, reads_what_arrives = $readsWhatArrives,
   reports_arrive_twice = $reportsArriveTwice,
     reports_out_of_order = $reportsOutOfOrder, next_message_fails = $nextMessageFails,
     reply_window_closed = $replyWindowClosed
   where venue_id = $venueId and phone = $phone`,
);

export const setNextMessageFails = change<{ venueId: number; phone: string; nextMessageFails: boolean }>(
  "set simulated next message fails",
  "update simulated_phones set next_message_fails = $nextMessageFails where venue_id = $venueId and phone = $phone",
);

/** Unless the venue has written to the phone since: its message came first. */
export const startTyping = change<{ venueId: number; phone: string; typingUntil: Date; since: Date }>(
  "start simulated typing",
  `update simulated_phones set typing_until = $typingUntil where venue_id = $venueId and phone = $phone
   and not exists (select from simulated_messages m where m.venue_id = $venueId and m.phone = $phone
     and m.author = 'venue' and m.created_at > $since)`,
);

export const setTypingUntil = change<{ venueId: number; phone: string; typingUntil: Date | null }>(
  "set simulated typing until",
  "update simulated_phones set typing_until = $typingUntil where venue_id = $venueId and phone = $phone",
);

export const clearScreen = change<{ venueId: number; phone: string; screenSince: Date }>(
  "clear simulated screen",
  `update simulated_phones set screen_since = $screenSince, typing_until = null
   where venue_id = $venueId and phone = $phone`,
);

export const findSimulatedNumber = statement<{ venueId: number }, SimulatedNumber & { channel_id: string }>(
  "find simulated number",
  `select channel_id, phone_number_id, coalesce(display_phone, phone_number_id) as display_phone
   from channels where venue_id = $venueId and kind = 'simulator'`,
);

export type KnownGuest = {
  guest_id: string;
  name: string;
  phone: string;
  language: string;
  conversation_id: string | null;
  last_guest_at: Date | null;
  held_by: "assistant" | "staff" | null;
  holder_member_id: string | null;
  holder_name: string | null;
  /** The guest writes on a real channel, or has not written yet and the venue has a real number. */
  writes_elsewhere: boolean;
  is_answered_by_assistant: boolean;
  stay: Stay | null;
};

const guestsWithPhone = `select g.guest_id, g.name, g.phone, coalesce(g.language, v.default_language) as language,
    c.conversation_id, c.last_guest_at, c.held_by, c.holder_member_id, c.holder_name,
    coalesce(c.held_by, 'assistant') = 'assistant' as is_answered_by_assistant,
    coalesce(ch.kind <> 'simulator', exists (
      select 1 from channels w where w.venue_id = g.venue_id and w.kind = 'whatsapp')) as writes_elsewhere
  from guests g
  join venues v on v.venue_id = g.venue_id
  left join conversations c on c.venue_id = g.venue_id and c.guest_id = g.guest_id
  left join channels ch on ch.venue_id = c.venue_id and ch.channel_id = c.channel_id
  where g.venue_id = $venueId and g.phone is not null`;

/** Not one that `requirePlayable` refuses. */
export const findPhoneUsedLast = statement<{ venueId: number }, { phone: string }>(
  "find simulated phone used last",
  `select p.phone from simulated_phones p
   where p.venue_id = $venueId and p.last_used_at is not null
     and (select k.writes_elsewhere from (${guestsWithPhone}) k where k.phone = p.phone) is not true
   order by p.last_used_at desc, p.phone limit 1`,
);

export const findKnownGuest = statement<{ venueId: number; phone: string }, KnownGuest>(
  "find known guest of simulated phone",
  `select k.*, stay.stay from (${guestsWithPhone} and g.phone = $phone) k
   left join lateral (${stayOf("$venueId", "k.guest_id")}) stay on true`,
);

export type PlayableGuest = {
  phone: string;
  name: string;
  language: string;
  stay: Stay | null;
  played: boolean;
};

const playableColumns = `coalesce(p.phone, k.phone) as phone, coalesce(p.name, k.name) as name,
    coalesce(p.language, k.language) as language, p.phone is not null as played, k.guest_id, k.conversation_id,
    k.language as own_language, k.name as own_name, k.is_answered_by_assistant`;

/** Apart from each other, so that guests who write elsewhere are not read: nearly all of a venue with a real number. */
const playable = `select ${playableColumns}
  from (
    ${guestsWithPhone} and ch.kind = 'simulator'
    union all
    ${guestsWithPhone} and c.conversation_id is null and not exists (
      select from channels w where w.venue_id = $venueId and w.kind = 'whatsapp')
  ) k left join simulated_phones p on p.venue_id = $venueId and p.phone = k.phone
  union all
  select p.phone, p.name, p.language, true, null, null, null, null, null
  from simulated_phones p
  where p.venue_id = $venueId and not exists (
    select from guests g where g.venue_id = $venueId and g.phone = p.phone)`;

/** Looks up stays only for the guests that are shown: a venue has thousands. */
const withStays = (chosen: string) => `select c.phone, c.name, c.language, stay.stay, c.played
  from (${chosen}) c left join lateral (${stayOf("$venueId", "c.guest_id")}) stay on true order by c.place`;

const isInHouse = `coalesce(a.guest_id in (
    select s.guest_id from stays s join reservations r on r.venue_id = s.venue_id and r.reservation_id = s.reservation_id
    where s.venue_id = $venueId and r.status = 'checked_in'), false)`;
const hasStay = "coalesce(a.guest_id in (select s.guest_id from stays s where s.venue_id = $venueId), false)";

export const selectPlayableGuests = statement<{ venueId: number }, PlayableGuest>(
  "list playable guests",
  withStays(`select a.*, row_number() over (order by ${isInHouse} desc, a.played desc, a.name, a.phone) as place
    from (${playable}) a order by place limit 50`),
);

/** Prefers a guest who has not written yet, has a stay and speaks the venue's language. */
export const findFirstGuest = statement<{ venueId: number }, PlayableGuest>(
  "find first guest to play",
  withStays(`select a.*, row_number() over (order by a.conversation_id is null desc, ${hasStay} desc,
      a.own_language = (select default_language from venues where venue_id = $venueId) desc, a.own_name) as place
    from (${playable}) a where a.is_answered_by_assistant order by place limit 1`),
);

export const listTakenPhones = statement<{ venueId: number; phones: string[] }, { phone: string }>(
  "list taken phones",
  `select phone from guests where venue_id = $venueId and phone = any ($phones)
   union select phone from simulated_phones where venue_id = $venueId and phone = any ($phones)`,
);
