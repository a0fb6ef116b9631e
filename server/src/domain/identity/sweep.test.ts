import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { providerRecords } from "./provider-records.ts";
import { sweepIdentity } from "./sweep.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const models = ["Session", "Grant", "RefreshToken", "AuthorizationCode", "Interaction"];

const count = async (what: string) =>
  Number((await asOwner(ownerUrl, `select count(*) as rows from ${what}`))[0]?.rows);
const time = (ms: number) => `timestamptz '${new Date(clock.now().getTime() + ms).toISOString()}'`;

/** So many rows of each model that run out at that time, as they are after some weeks of work. */
async function insertRecords(each: number, mark: string, endsInMs: number) {
  for (const model of models) {
    await asOwner(
      ownerUrl,
      `insert into oidc_records (model, id_sha256, payload, expires_at)
       select '${model}', sha256(convert_to('${mark}' || n, 'UTF8')), '{}', ${time(endsInMs)} from generate_series(1, ${each}) n`,
    );
  }
}

test("after the sweep only what lives is left, of however many rows", async () => {
  await insertRecords(700, "over", -1);
  await insertRecords(30, "lives", 60_000);
  await asOwner(
    ownerUrl,
    `insert into sign_in_attempts (counter, window_started_at, attempts)
     select sha256(convert_to('c' || n, 'UTF8')), ${time(-25 * 3_600_000)}, 1 from generate_series(1, 2300) n
     union all select sha256(convert_to('d' || n, 'UTF8')), ${time(-60_000)}, 1 from generate_series(1, 7) n`,
  );
  await sweepIdentity(db);
  expect(await count("oidc_records")).toBe(30 * models.length);
  expect(await count(`oidc_records where expires_at < ${time(0)}`)).toBe(0);
  expect(await count("sign_in_attempts")).toBe(7);
});

test("processes that sweep at once do not wait for each other, and leave nothing", async () => {
  await insertRecords(900, "more", -1);
  await Promise.all([sweepIdentity(db), sweepIdentity(db), sweepIdentity(db)]);
  await sweepIdentity(db);
  expect(await count(`oidc_records where expires_at < ${time(0)}`)).toBe(0);
});

test("a session that has ended is remembered for an hour, and then swept", async () => {
  const sessions = providerRecords(db)("Session");
  await sessions.upsert("ended", { uid: "ended", accountId: "somebody" }, 7 * 86_400);
  await sessions.destroy("ended");
  const remembered = () => count("oidc_records where consumed_at is not null");
  clock.forward(59 * 60_000);
  await sweepIdentity(db);
  expect(await remembered()).toBe(1);
  clock.forward(2 * 60_000);
  await sweepIdentity(db);
  expect(await remembered()).toBe(0);
});
