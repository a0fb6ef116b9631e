import { countStatistics } from "../../../server/src/journeys/statistics/count-statistics.ts";
import { viewCounted } from "../../../server/src/journeys/statistics/view-counted.ts";
import { viewStatistics } from "../../../server/src/journeys/statistics/view-statistics.ts";
import type { Services } from "../../../server/src/services.ts";
import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { openHotel, openSister } from "../../../server/src/testing/cast.ts";
import type { TestClock } from "../../../server/src/testing/clock.ts";

type Setting = { services: Services; ownerUrl: string; clock: TestClock };

const day = 86_400_000;
const entries = Array.from(
  { length: 40 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
);

/** Fills a year of ten venues, one with 4 of 10 messages, and times what a screen of a year asks. In milliseconds. */
export async function timeYear(
  { services, ownerUrl, clock }: Setting,
  messages: number,
  say: (line: string) => void,
) {
  const hotel = await openHotel(services, "Hotel Year", "777700");
  const venueIds = [hotel.venueId];
  while (venueIds.length < 10)
    venueIds.push(await openSister(services, hotel, `Hotel Year ${venueIds.length}`));
  const now = clock.now();
  for (const [index, venueId] of venueIds.entries())
    await fillYear(ownerUrl, venueId, index === 0 ? messages * 0.4 : (messages * 0.6) / 9, now);
  await asOwner(ownerUrl, "vacuum analyze");
  say(`filled ${messages} messages`);
  let startedAt = performance.now();
  await countStatistics.handle({} as never, services, { lastAttempt: false });
  const countedMs = Math.round(performance.now() - startedAt);
  await asOwner(ownerUrl, "vacuum analyze");
  const [rows] = await asOwner(
    ownerUrl,
    "select (select count(*) from statistics_facts)::int as facts, (select count(*) from statistics_sums)::int as sums",
    hotel.venueId,
  );
  const to = now.toISOString().slice(0, 10);
  const from = new Date(now.getTime() - 364 * day).toISOString().slice(0, 10);
  const who = { operator_id: hotel.operatorId, venueIds };
  const timed: Record<string, number> = {};
  const time = async (name: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      startedAt = performance.now();
      await work();
      times.push(performance.now() - startedAt);
    }
    timed[name] = Math.round(times.toSorted((one, other) => one - other)[3] ?? 0);
    say(`${name}: ${timed[name]} ms, first ${Math.round(times[0] ?? 0)} ms`);
  };
  const { venueId } = hotel;
  await time("a week", () => viewStatistics(venueId, {}, who, services));
  await time("a year", () => viewStatistics(venueId, { from, to }, who, services));
  await time("a year, all venues", () => viewStatistics(venueId, { from, to, venues: "all" }, who, services));
  await time("behind a year's messages", () =>
    viewCounted(venueId, { from, to, number: "guest_messages" }, who, services),
  );
  await time("behind a year's slow replies", () =>
    viewCounted(venueId, { from, to, number: "slow_replies" }, who, services),
  );
  return { countedMs, ...rows, ...timed };
}

/** Twenty messages a guest, in three sessions: questions, published answers, hand-overs and replies. */
async function fillYear(ownerUrl: string, venueId: number, messages: number, now: Date) {
  const guests = Math.max(1, Math.round(messages / 20));
  const until = `'${now.toISOString()}'::timestamptz`;
  const id = (of: string) => `md5('${of}' || ${venueId} || '-' || n)::uuid`;
  const query = (sql: string) => asOwner(ownerUrl, sql, venueId);
  await query(`insert into channels (venue_id, channel_id, kind, connected_at)
    select ${venueId}, gen_random_uuid(), 'whatsapp', now() where not exists (select from channels where kind = 'whatsapp')`);
  const channel = "(select channel_id from channels where kind = 'whatsapp' limit 1)";
  await query(`insert into guests (venue_id, guest_id, name, language, created_at)
    select ${venueId}, ${id("guest")}, 'Guest ' || n, (array['en','de','it','fr','es'])[1 + n % 5], ${until} from generate_series(1, ${guests}) n`);
  await query(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, last_seq,
      last_own_position, last_at, created_at)
    select ${venueId}, ${id("conversation")}, ${id("guest")}, ${channel}, 'assistant', ${until}, 'open', 20, ${until}, ${until}, ${until}
    from generate_series(1, ${guests}) n`);
  const at = `${until} - ((n::bigint * 7919) % 363) * interval '1 day' - (n::bigint * 104729 % 50000) * interval '1 second'
      + (s / 7) * interval '20 hours' + (s % 7) * interval '5 minutes' - interval '2 days'`;
  await query(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id, state,
      is_answer, created_at, price_category, is_charged)
    select ${venueId}, md5('m' || ${venueId} || '-' || n || '-' || s)::uuid, ${id("conversation")}, s, ${at},
      case s % 7 when 1 then 'assistant' when 3 then 'assistant' when 5 then case when n % 3 = 0 then 'staff' else 'guest' end else 'guest' end,
      'text', (array['When is breakfast served?', 'Thanks', 'Is there parking?', 'Could we have two towels?', 'Do you have a gym?'])[1 + (n + s) % 5]
        || case when s % 7 = 4 then ' ' || n else '' end, ${channel},
      case when s % 7 in (1, 3) then 'read' end, s % 7 in (1, 3, 5), ${at}, case when s % 7 in (1, 3) then 'service' end, false
    from generate_series(1, ${guests}) n, generate_series(1, 20) s`);
  await query(`insert into answer_sources (venue_id, message_id, ordinal, entry_id, version, section, title, quote)
    select ${venueId}, message_id, 0, (array[${entries.map((entry) => `'${entry}'`).join(",")}])[1 + seq * 31 % 40 ]::uuid, 1, 'faq', 'Entry', 'x'
    from messages where author = 'assistant'`);
  await query(`insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, handed_over_at, settled_at)
    select ${venueId}, md5('h' || message_id)::uuid, conversation_id, case when seq % 2 = 0 then 'no_entry' else 'request' end,
      'Do you have a thing number ' || (seq * 7 % 300), created_at, created_at
    from messages where author = 'guest' and seq % 7 = 4 and seq <= 11 and hashtext(message_id::text) % 2 = 0`);
}
