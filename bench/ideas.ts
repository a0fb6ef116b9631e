import path from "node:path";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { countStatements } from "./count-statements.ts";
import type { Figures, MeasureOptions } from "./figures.ts";
import { startBellhop } from "./programs.ts";
import { headersOf } from "./read/measure.ts";
import { openFixture, type StagedHotel } from "./stage.ts";
import { percentile } from "./statistics.ts";

const few = 10;
const many = 200;
const votesEach = 25;
const mostMs = 50;

const calls = {
  "the list by votes": { path: "/api/list_ideas", body: {} },
  "the newest": { path: "/api/list_ideas", body: { sort: "newest", limit: 100 } },
  "the last changed": { path: "/api/list_ideas", body: { sort: "changed", status: "active", limit: 100 } },
  "a search": { path: "/api/list_ideas", body: { search: "idea instag" } },
  "what is new": { path: "/api/fetch_news", body: {} },
};

/** Measures the lists of 200 ideas with 5,000 votes of two operators, and how many statements they take. */
export async function measureIdeas({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels: 2, guestsEach: 1, settings: { log_statement: "all" } });
  const logFile = path.join(stage.dataDir, "postgres.log");
  try {
    const [hotel] = stage.hotels as [StagedHotel];
    const bellhop = await startBellhop({ ...stage.env, DOORS: "http" });
    try {
      const ask = async (to: string, body: object) => {
        const response = await fetch(`http://127.0.0.1:${bellhop.port}${to}`, {
          method: "POST",
          headers: headersOf(hotel),
          body: JSON.stringify(body),
        });
        if (response.status !== 200) throw new Error(`${to}: ${response.status} ${await response.text()}`);
        return (await response.json()) as { items?: unknown[] };
      };
      const statements = async () => {
        const counted: Record<string, number> = {};
        for (const [name, call] of Object.entries(calls))
          counted[name] = await countStatements(logFile, () => ask(call.path, call.body));
        return counted;
      };
      await fill(stage.ownerUrl, stage.hotels, 1, few);
      const ofFew = await statements();
      await fill(stage.ownerUrl, stage.hotels, few + 1, many);
      const ofMany = await statements();
      let differing = 0;
      for (const name of Object.keys(calls)) {
        say(`${name}: ${ofFew[name]} statements for ${few} ideas, ${ofMany[name]} for ${many}`);
        if (ofFew[name] !== ofMany[name] || !ofFew[name]) differing++;
      }
      const figures: Figures = {
        [`ideas: calls that take more statements for ${many} than for ${few}`]: {
          value: differing,
          unit: "calls",
          atMost: 0,
        },
      };
      for (const [name, { path: to, body }] of Object.entries(calls)) {
        const times: number[] = [];
        for (let n = 0; n < (quick ? 40 : 200); n++) {
          const before = performance.now();
          await ask(to, body);
          if (n >= 10) times.push(performance.now() - before);
        }
        figures[`ideas: p95 of ${name} among ${many} with ${many * votesEach} votes`] = {
          value: percentile(times, 0.95),
          unit: "ms",
          atMost: mostMs,
        };
      }
      return figures;
    } finally {
      await bellhop.stop();
    }
  } finally {
    await stage.clear();
  }
}

/** Long ideas of both operators, each with votes of other members. */
async function fill(ownerUrl: string, hotels: readonly StagedHotel[], from: number, to: number) {
  const operators = `(array['${hotels.map((one) => one.operatorId).join("','")}'])`;
  const ideaId = "md5('idea' || n)::uuid";
  const text = "repeat('Guests of idea ' || n || ' write on Instagram and we answer. ', 25)";
  const written = "now() - n * interval '1 hour'";
  const each = `from generate_series(${from}, ${to}) n`;
  await asOwner(
    ownerUrl,
    `insert into ideas (idea_id, operator_id, member_id, is_by_host, title, text, words, status, note, status_since, created_at)
     select ${ideaId}, ${operators}[1 + n % 2]::uuid, md5('author' || n)::uuid, false, 'Idea ' || n, ${text},
       lower('idea ' || n || ' guests of write on instagram and we answer ' || ${text}),
       (array['open', 'planned', 'building', 'shipped'])[1 + n % 4], null, ${written}, ${written} ${each}`,
  );
  await asOwner(
    ownerUrl,
    `insert into idea_counts (idea_id, votes, comments, changed_at)
     select ${ideaId}, ${votesEach}, 0, ${written} ${each}`,
  );
  await asOwner(
    ownerUrl,
    `insert into idea_votes (idea_id, operator_id, member_id, at_venue, voted_at)
     select ${ideaId}, ${operators}[1 + v % 2]::uuid,
       case when v = 1 then '${hotels[0]?.owner.member_id}' else md5('voter' || v || ' ' || n % 8)::uuid end,
       ${hotels[0]?.venueId}, now() ${each}, generate_series(1, ${votesEach}) v`,
  );
  for (const table of ["ideas", "idea_counts", "idea_votes"])
    await asOwner(ownerUrl, `vacuum analyze ${table}`);
}
