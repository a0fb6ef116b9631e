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
const maxMs = 50;
/** Calls of each kind before timing begins. */
const warmUps = 10;

const calls = {
  "the list by votes": { path: "/api/list_ideas", body: {} },
  "the newest": { path: "/api/list_ideas", body: { sort: "newest", limit: 100 } },
  "the last changed": { path: "/api/list_ideas", body: { sort: "changed", status: "active", limit: 100 } },
  "a search": { path: "/api/list_ideas", body: { search: "idea instag" } },
  "what is new": { path: "/api/fetch_news", body: {} },
};
const names = Object.keys(calls);

type Ask = (name: string) => Promise<void>;

/** Measures the lists of 200 ideas with 5,000 votes of two operators, and how many statements they take. */
export async function measureIdeas({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels: 2, guestsEach: 1, settings: { log_statement: "all" } });
  try {
    const bellhop = await startBellhop({ ...stage.env, DOORS: "http" });
    try {
      const ask = askAs(stage.hotels[0] as StagedHotel, bellhop.port);
      const statements = () => statementsPerCall(path.join(stage.dataDir, "postgres.log"), ask);
      await fill(stage.ownerUrl, stage.hotels, 1, few);
      const ofFew = await statements();
      await fill(stage.ownerUrl, stage.hotels, few + 1, many);
      const ofMany = await statements();
      for (const name of names)
        say(`${name}: ${ofFew[name]} statements for ${few} ideas, ${ofMany[name]} for ${many}`);
      return {
        [`ideas: calls that take more statements for ${many} than for ${few}`]: {
          value: names.filter((name) => ofFew[name] !== ofMany[name] || !ofFew[name]).length,
          unit: "calls",
          atMost: 0,
        },
        ...(await timeCalls(ask, quick ? 40 : 200)),
      };
    } finally {
      await bellhop.stop();
    }
  } finally {
    await stage.clear();
  }
}

/** Makes one of the calls as the hotel's owner. */
function askAs(hotel: StagedHotel, port: number): Ask {
  return async (name) => {
    const { path: to, body } = calls[name as keyof typeof calls];
    const response = await fetch(`http://127.0.0.1:${port}${to}`, {
      method: "POST",
      headers: headersOf(hotel),
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`${to}: ${response.status} ${answer}`);
  };
}

async function statementsPerCall(logFile: string, ask: Ask): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const name of names) counted[name] = await countStatements(logFile, () => ask(name));
  return counted;
}

async function timeCalls(ask: Ask, times: number): Promise<Figures> {
  const figures: Figures = {};
  for (const name of names) {
    const tookMs: number[] = [];
    for (let n = 0; n < times; n++) {
      const before = performance.now();
      await ask(name);
      if (n >= warmUps) tookMs.push(performance.now() - before);
    }
    figures[`ideas: p95 of ${name} among ${many} with ${many * votesEach} votes`] = {
      value: percentile(tookMs, 0.95),
      unit: "ms",
      atMost: maxMs,
    };
  }
  return figures;
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
