import path from "node:path";
import { openBellhop } from "../../server/src/open-bellhop.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { idsOfRows } from "../../server/src/testing/rows-of-hotel.ts";
import { accessTokenFor } from "../../server/src/testing/sign-in.ts";
import { countStatements } from "../count-statements.ts";
import type { Figures, MeasureOptions } from "../figures.ts";
import { type Program, startBellhop } from "../programs.ts";
import { headersOf } from "../read/measure.ts";
import type { StagedHotel } from "../stage.ts";
import { percentile } from "../statistics.ts";
import { type ReadingCall, readingCalls } from "./calls.ts";
import { measureDeleting, measureRetention } from "./erasing.ts";
import { type Million, openMillion } from "./open-million.ts";

const atMostMs = 60;

/**
 * Measures every call of the dashboard that reads, the deletion of guests and the batches of the nightly run, in an
 * installation with a million messages.
 */
export async function measureMillion({ quick, explain, say }: MeasureOptions): Promise<Figures> {
  const million = await openMillion(quick ? 0.02 : 1, say, explain);
  try {
    return {
      ...(await measureCalls(million, quick ? 5 : 20, say)),
      ...(await measureDeleting(million, say)),
      ...(await measureRetention(million, say)),
    };
  } finally {
    await million.clear();
  }
}

async function measureCalls(
  million: Million,
  times: number,
  say: MeasureOptions["say"],
  only = /./,
): Promise<Figures> {
  const { large, ownerUrl, env } = million;
  const [owner] = await asOwner(
    ownerUrl,
    `select email from members where member_id = '${large.owner.member_id}'`,
  );
  const ids = await idsOf(million);
  const bellhop = await startBellhop({ ...env, DOORS: "http", HOST_EMAILS: String(owner?.email) });
  // Filling takes almost as long as a token lives.
  const member = { ...large, token: await newToken(million) };
  const figures: Figures = {};
  const failed: string[] = [];
  try {
    for (const readingCall of readingCalls(ids)) {
      if (!only.test(readingCall.name)) continue;
      const measured = await measureCall(million, bellhop, member, readingCall, times).catch(
        (error: Error) => {
          say(error.message);
          failed.push(readingCall.name);
        },
      );
      if (!measured) continue;
      const { p50, p95, bytes, statements } = measured;
      say(
        `${p50.toFixed(1).padStart(7)} ms p50 ${p95.toFixed(1).padStart(7)} ms p95 ${String(bytes).padStart(8)} bytes ${String(statements).padStart(3)} statements  ${readingCall.name}`,
      );
      figures[`million: p50 of ${readingCall.name}`] = { value: p50, unit: "ms", atMost: atMostMs };
    }
    if (failed.length > 0) throw new Error(`Refused: ${failed.join(", ")}`);
    return figures;
  } finally {
    await bellhop.stop();
  }
}

async function measureCall(
  { dataDir }: Million,
  { port }: Program,
  large: StagedHotel,
  { call, input, pages = 0 }: ReadingCall,
  times: number,
) {
  const ask = async (more: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${call.path}`, {
      method: call.method,
      headers: headersOf(large),
      ...(call.method === "POST" && { body: JSON.stringify({ ...input, ...more }) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${call.path} ${JSON.stringify(input)}: ${response.status} ${text}`);
    return text;
  };
  let page = {};
  for (let n = 0; n < pages; n++) {
    const { next_cursor } = JSON.parse(await ask(page));
    if (next_cursor) page = { cursor: next_cursor };
  }
  const statements = await countStatements(path.join(dataDir, "postgres.log"), () => ask(page));
  const taken: number[] = [];
  let bytes = 0;
  for (let n = 0; n < times; n++) {
    const startedAt = performance.now();
    bytes = (await ask(page)).length;
    taken.push(performance.now() - startedAt);
  }
  return { p50: percentile(taken, 0.5), p95: percentile(taken, 0.95), bytes, statements };
}

async function newToken({ env, ownerUrl, large }: Million): Promise<string> {
  const config = await readConfig({ ...env, DOORS: "http" });
  const { services, close } = await openBellhop({ config, port: 0, ownerUrl, log: openLog("error") });
  try {
    const signer = { services, publicUrl: env.PUBLIC_URL } as Parameters<typeof accessTokenFor>[0];
    return await accessTokenFor(signer, large.owner.sub);
  } finally {
    await close();
  }
}

/** Ids of the large venue by column name: a guest with a long thread, and the first row of each other table. */
async function idsOf({ ownerUrl, large }: Million): Promise<Record<string, unknown>> {
  const rows = await idsOfRows(ownerUrl, large);
  const first = async (sql: string, venueId?: number) =>
    (await asOwner(ownerUrl, `${sql} limit 1`, venueId))[0];
  return {
    ...rows,
    ...(await first(
      "select conversation_id, guest_id from conversations order by last_seq desc",
      large.venueId,
    )),
    ...(await first("select import_id from reservation_imports", large.venueId)),
    ...(await first("select import_id as knowledge_import_id from knowledge_imports", large.venueId)),
    ...(await first("select call_id, phone as simulated_phone from simulated_calls", large.venueId)),
    ...(await first("select idea_id from ideas")),
    ...(await first("select delivery_id from webhook_deliveries where state <> 'kept'")),
    venue_id: large.venueId,
    member_id: large.owner.member_id,
  };
}
