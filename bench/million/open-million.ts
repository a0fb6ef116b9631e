import { asOwner } from "../../server/src/testing/as-owner.ts";
import { openFixture, type StagedHotel } from "../stage.ts";
import { fillVenue } from "./fill.ts";

export type Million = Awaited<ReturnType<typeof openMillion>>;

/** The operator of the large venue has so many venues. */
const venuesOfOperator = 300;
const venues = 12;

/** Plans of slow statements go into the database's log, with rows and buffers. */
const explaining = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "20ms",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_buffers": "on",
};

/**
 * Twelve venues of five operators with a million messages and 50,000 guests in all, 400,000 of the messages in 20,000
 * conversations of the first. `part` is the share of that, from 0 to 1.
 */
export async function openMillion(part: number, say: (line: string) => void, explain = false) {
  const settings = { log_statement: "all", ...(explain && explaining) };
  const stage = await openFixture({ hotels: venues, guestsEach: 1, settings });
  try {
    const run = (statement: string, venueId?: number) => asOwner(stage.ownerUrl, statement, venueId);
    const [large, ...others] = stage.hotels as [StagedHotel, ...StagedHotel[]];
    const of = (count: number) => Math.max(20, Math.round(count * part));
    await fillVenue(stage.ownerUrl, large, {
      conversations: of(20_000),
      messages: of(400_000),
      bookedOnly: of(2_000),
      longest: of(5_000),
    });
    say(`${of(400_000)} messages of the first venue`);
    for (const hotel of others)
      await fillVenue(stage.ownerUrl, hotel, {
        conversations: of(2_200),
        messages: of(54_500),
        bookedOnly: of(150),
        longest: of(1_000),
      });
    for (const [n, { venueId }] of others.entries()) {
      const { operatorId } = n < 4 ? large : (others[4 + ((n - 4) % 4)] ?? large);
      await run(`update venues set operator_id = '${operatorId}' where venue_id = ${venueId}`, venueId);
    }
    await addVenues(run, large, venuesOfOperator - 5);
    await addIdeas(run, large, of(500));
    await run("vacuum analyze");
    const [sizes] = await run("select pg_size_pretty(pg_database_size(current_database())) as size");
    say(`${sizes?.size} in the database`);
    return { ...stage, large };
  } catch (error) {
    await stage.clear();
    throw error;
  }
}

/** More venues of the operator, as large groups have them, without guests. */
async function addVenues(
  run: (statement: string, venueId?: number) => Promise<unknown>,
  { venueId, operatorId }: StagedHotel,
  count: number,
) {
  const columns = "timezone, default_language, languages, country, currency, settings, created_at";
  for (let n = 1; n <= count; n++)
    await run(
      `set app.unit = 'installation'; insert into venues (venue_id, operator_id, public_key, name, house_key, ${columns})
       select ${900_000 + n}, '${operatorId}', md5('key ${n}'), 'Hotel of the group ${n}', 'house ${n}', ${columns}
       from venues where venue_id = ${venueId}`,
      900_000 + n,
    );
}

/** Ideas of an operator, each with votes and comments of its members. */
async function addIdeas(
  run: (statement: string) => Promise<unknown>,
  { operatorId, venueId, owner }: StagedHotel,
  count: number,
) {
  const who = `'${operatorId}', '${owner.member_id}'`;
  const id = "overlay(overlay(md5('idea' || n) placing '8' from 13) placing '8' from 17)::uuid";
  const each = `from generate_series(1, ${count}) n`;
  await run(`insert into ideas (idea_id, operator_id, member_id, is_by_host, title, text, words, status_since, created_at)
    select ${id}, ${who}, false, 'Idea ' || n, 'Words about it.', 'idea ' || n, now(), now() - n * interval '1 hour' ${each}`);
  await run(`insert into idea_counts (idea_id, votes, comments, changed_at) select ${id}, 1, 5, now() ${each}
    on conflict (idea_id) do update set votes = 1, comments = 5`);
  await run(`insert into idea_votes (idea_id, operator_id, member_id, at_venue, voted_at)
    select ${id}, ${who}, ${venueId}, now() ${each}`);
  await run(`insert into idea_comments (comment_id, idea_id, operator_id, member_id, is_by_host, text, created_at)
    select md5('comment' || n || '-' || k)::uuid, ${id}, ${who}, false, 'Words', now() ${each}, generate_series(1, 5) k`);
}
