import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { firstRoom, phoneOf, phonesBegin, takesBack } from "./guests.ts";

/** A message that the stand-in for WhatsApp took. */
export type Sent = { to: string; text: string };

type Row = {
  phone: string;
  room: string;
  state: string;
  /** What decided it, in order. */
  moves: string[];
  /** The state of the message that told the guest so; null if there is none. */
  told: string | null;
};

const decisions = "'confirm', 'decline', 'withdraw', 'expire'";

/** Compares what is stored and what was sent with what the guests wrote. */
export async function judgeRequests(options: {
  ownerUrl: string;
  venueId: number;
  count: number;
  sent: Sent[];
}) {
  const { ownerUrl, venueId, count, sent } = options;
  const rows = (await asOwner(
    ownerUrl,
    `select g.phone, r.room, r.state,
       array(select s.what from request_steps s where s.venue_id = r.venue_id and s.request_id = r.request_id
         and s.what in (${decisions}) and s.undone_at is null order by s.number) as moves,
       (select m.state from request_steps s join messages m using (venue_id, message_id)
        where s.venue_id = r.venue_id and s.request_id = r.request_id and s.what in (${decisions})
        order by s.number desc limit 1) as told
     from requests r join guests g using (venue_id, guest_id) where g.phone like '+${phonesBegin}%'`,
    venueId,
  )) as Row[];
  // Also what was being sent when the process died: staff see that it is not known.
  const takenBack = (await asOwner(
    ownerUrl,
    `select g.phone from messages m
       join conversations c using (venue_id, conversation_id) join guests g using (venue_id, guest_id)
     where m.author = 'assistant' and m.text like '%cancellation%' and g.phone like '+${phonesBegin}%'
       and exists (select from hand_overs h where h.venue_id = c.venue_id and h.conversation_id = c.conversation_id)`,
    venueId,
  )) as { phone: string }[];
  const threads = (await asOwner(
    ownerUrl,
    `select g.phone, string_agg(m.author || ' (' || coalesce(m.state, '') || '): ' || m.text, ' | ' order by m.seq) as lines
     from messages m join conversations c using (venue_id, conversation_id) join guests g using (venue_id, guest_id)
     where g.phone like '+${phonesBegin}%' group by g.phone`,
    venueId,
  )) as { phone: string; lines: string }[];
  const linesOf = new Map(threads.map(({ phone, lines }) => [phone.replace("+", ""), lines]));
  const toldOfCancelling = new Set(takenBack.map(({ phone }) => phone.replace("+", "")));
  const byPhone = Map.groupBy(rows, ({ phone }) => phone.replace("+", ""));
  const sentTo = Map.groupBy(sent, ({ to }) => to.replace("+", ""));
  const wrong: string[] = [];
  const figures = {
    requests: rows.length,
    confirmed: 0,
    declined: 0,
    cancelled: 0,
    expired: 0,
    unknown: 0,
    takenBackAtOnce: 0,
  };
  for (let index = 0; index < count; index++) {
    const phone = phoneOf(index);
    const room = firstRoom + index;
    const [request, ...more] = byPhone.get(phone) ?? [];
    const all = sentTo.get(phone) ?? [];
    // Taken back before it was answered: nothing is to be done, staff have the hand-over, and the guest was told so.
    const isTakenBack = takesBack(room) && toldOfCancelling.has(phone);
    if (!request && isTakenBack) figures.takenBackAtOnce += 1;
    else if (!request) wrong.push(`room ${room}: its request is lost: ${linesOf.get(phone) ?? "no thread"}`);
    if (more.length > 0) wrong.push(`room ${room}: ${more.length + 1} requests`);
    if (!request) continue;
    if (request.room !== String(room)) wrong.push(`room ${room}: stored for room ${request.room}`);
    if (request.moves.length !== 1)
      wrong.push(`room ${room}: decided by ${request.moves.join(", ") || "nothing"}`);
    if (request.state in figures) figures[request.state as "confirmed"] += 1;
    const texts = all.map(({ text }) => text);
    const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
    if (twice.length > 0) wrong.push(`room ${room}: told twice: ${twice.join(" | ")}`);
    const isOwn = (text: string) => /^(?:Confirmed|Sorry, no towels)|confirm this in time/.test(text);
    const told = texts.filter(isOwn);
    if (told.length > 1) wrong.push(`room ${room}: told ${told.join(" | ")}`);
    // What was sent when the process died is never sent again automatically: staff see that it is not known.
    if (request.told === "unknown") figures.unknown += 1;
    const mustTell = !takesBack(room) && request.told !== "unknown";
    if (mustTell && told.length === 0) wrong.push(`room ${room}: ${request.state}, and its guest never told`);
  }
  return { wrong, figures };
}
