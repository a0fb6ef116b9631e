import { distinct, type Evidence, type Fault, once } from "./evidence.ts";
import type { HotelFacts } from "./facts.ts";
import type { Effect } from "./items.ts";
import { highestState, isBackwards } from "./watcher.ts";

/** What staff and the assistant wrote: in the thread once, with the guest at most once, in its highest state. */
export function judgeSends(own: HotelFacts, effects: Effect[], evidence: Evidence): Fault[] {
  return [
    ...judgeReplies(own, evidence),
    ...judgeReports(own, effects),
    ...judgeLedger(own, effects, evidence),
    ...judgeLive(own),
  ];
}

function judgeReplies({ hotel, messages }: HotelFacts, { replies }: Evidence): Fault[] {
  const confirmed = replies.filter(({ venueId, status }) => venueId === hotel.venueId && status === 200);
  return confirmed.flatMap(({ messageId, text }) => {
    const rows = messages.filter((row) => row.message_id === messageId && row.text === text);
    return once(rows.length, `reply ${messageId}`);
  });
}

function judgeReports({ reports }: HotelFacts, effects: Effect[]): Fault[] {
  const rows = Map.groupBy(reports, ({ provider_message_id, state }) => `${provider_message_id} ${state}`);
  const expected = distinct(effects, "status", ({ id, state }) => `${id} ${state}`);
  return expected.flatMap(({ id, state }) =>
    once(rows.get(`${id} ${state}`)?.length ?? 0, `status ${state} of ${id}`),
  );
}

function judgeLedger(own: HotelFacts, effects: Effect[], { sent, people }: Evidence): Fault[] {
  const messageOf = new Map(own.attempts.map((one) => [one.attempt_id, one.message_id]));
  const taken = Map.groupBy(sent, ({ callback_data }) => messageOf.get(callback_data ?? "") ?? "");
  const statuses = Map.groupBy(
    distinct(effects, "status", ({ id, state }) => `${id} ${state}`),
    ({ id }) => id,
  );
  const personOf = new Map(
    people
      .filter(({ hotel }) => hotel === own.hotel)
      .flatMap((person) => [...person.addresses].map((address) => [address, person] as const)),
  );
  const guestOf = new Map(own.guests.map((guest) => [guest.guest_id, guest]));
  const outgoing = own.messages.filter(({ author, provider_message_id, state }) => {
    const isEcho = /^(wamid\.mark|call\.)/.test(provider_message_id ?? "");
    return (author === "staff" || author === "assistant") && state !== null && !isEcho;
  });
  return outgoing.flatMap((row): Fault[] => {
    const [message, ...more] = taken.get(row.message_id) ?? [];
    const where = `${row.message_id} (${row.state})`;
    if (!message) {
      const hasCause = row.state === "failed" || row.state === "unknown";
      return hasCause ? [] : [{ is: "lost", what: `never sent: ${where}` }];
    }
    const guest = guestOf.get(row.guest_id);
    const person = personOf.get(guest?.phone?.slice(1) ?? "") ?? personOf.get(guest?.whatsapp_user_id ?? "");
    const highest = highestState((statuses.get(message.id) ?? []).map(({ state }) => state));
    const faults: Fault[] = more.length > 0 ? [{ is: "doubled", what: `sent twice: ${where}` }] : [];
    if (!person?.addresses.has(message.to) || message.text !== row.text)
      faults.push({ is: "wrong", what: `sent to ${message.to} or changed: ${where}` });
    if (highest && highest !== row.state)
      faults.push({ is: "lost", what: `reported as ${highest}: ${where}` });
    return faults;
  });
}

/** The states in the live events, in their order. */
function judgeLive({ live }: HotelFacts): Fault[] {
  const seen = new Map<string, Parameters<typeof isBackwards>[0]>();
  return live.flatMap(({ message_id, state }): Fault[] => {
    const now = highestState([state]);
    const before = seen.get(message_id);
    if (!now) return [];
    seen.set(message_id, now);
    return before && isBackwards(before, now)
      ? [{ is: "backwards", what: `live event: ${message_id} from ${before} to ${now}` }]
      : [];
  });
}
