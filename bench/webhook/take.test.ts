import pg from "pg";
import { expect, test } from "vitest";
import { appRole, urlAs } from "../../server/src/platform/db/index.ts";
import { testBellhop } from "../../server/src/testing/bellhop.ts";
import { openHotel } from "../../server/src/testing/cast.ts";
import { deliver, textsBody } from "../../server/src/testing/webhook.ts";
import { byHandPool } from "../by-hand-pool.ts";
import { take } from "./take.ts";

const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: "app secret" });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "880001");

/** The names of the statements sent while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<typeof query>) {
    const [asked] = given as unknown[];
    if (typeof asked === "object" && asked !== null && "name" in asked) names.push(String(asked.name));
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return names.sort();
}

/** Like those of the benchmark: what is no question might tell more about an open emergency. */
const questionOf = (n: number) => `When is breakfast served? (${n})`;

/** Written seconds after the guest was added: an older message is compared with those of deleted guests. */
const textOf = (n: number) => {
  const at = new Date(Date.now() + 2_000 * n);
  return textsBody("880001", [{ from: "15550001", id: `wamid.${n}`, text: questionOf(n), at }]);
};

test("the hand-written baseline sends the same statements as Bellhop and leaves the same rows", async () => {
  expect(await deliver(bellhop, textOf(0), "app secret")).toBe(200);
  const inBellhop = await statementsOf(() => deliver(bellhop, textOf(1), "app secret"));

  const pool = byHandPool(urlAs(bellhop.ownerUrl, appRole, ""));
  try {
    const byHand = await statementsOf(() => take(pool, Buffer.from(textOf(2))));
    expect(byHand).toEqual(inBellhop);
    expect(byHand.length).toBeGreaterThan(10);
  } finally {
    await pool.end();
  }
  const owner = new pg.Client({ connectionString: bellhop.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.venue_id', $1, false)", [String(hotel.venueId)]);
  const { rows } = await owner.query("select seq, text from messages order by seq");
  await owner.end();
  expect(rows).toEqual([0, 1, 2].map((n) => ({ seq: n + 1, text: questionOf(n) })));
});
