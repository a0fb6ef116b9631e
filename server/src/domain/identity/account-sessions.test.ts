import { randomUUID } from "node:crypto";
import type { AdapterPayload } from "oidc-provider";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { endOneSession, listSessions, recordSessionUse } from "./account-sessions.ts";
import { createAccount } from "./accounts.ts";
import { providerRecords } from "./provider-records.ts";
import { endSessions } from "./sessions.ts";
import { sweepIdentity } from "./sweep.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const records = providerRecords(db);
const daySeconds = 86_400;

const newAccount = () =>
  db.atInstallation((at) =>
    createAccount(at, {
      email: `${randomUUID()}@belvedere.example`,
      name: "Marta",
      passwordHash: "",
    }),
  );

async function openSession(accountId: string, userAgent?: string) {
  const [id, uid, grantId] = [randomUUID(), randomUUID(), randomUUID()];
  const loginTs = Math.floor(clock.now().getTime() / 1000);
  const session: AdapterPayload = { uid, accountId, loginTs, authorizations: { dashboard: { grantId } } };
  await records("Session").upsert(id, session, daySeconds);
  await records("Grant").upsert(grantId, { accountId }, daySeconds);
  await records("RefreshToken").upsert(`r${id}`, { accountId, grantId, sessionUid: uid }, daySeconds);
  if (userAgent !== undefined) await note(uid, accountId, userAgent);
  return { uid, refresh: () => records("RefreshToken").find(`r${id}`) };
}
const note = (uid: string, accountId: string, userAgent: string) =>
  db.atInstallation((at) => recordSessionUse(at, { uid, accountId, userAgent }));
const list = (accountId: string) => db.readAtInstallation((at) => listSessions(at, accountId));

test("an account's sessions are listed with their browser and times, the one used last first", async () => {
  const [marta, paolo] = [await newAccount(), await newAccount()];
  const startedAt = clock.now();
  const older = await openSession(marta, "Firefox");
  await openSession(paolo, "Chrome");
  clock.forward(3_600_000);
  const newer = await openSession(marta, "Safari");
  clock.forward(3_600_000);
  expect((await list(marta)).map(({ uid }) => uid)).toEqual([newer.uid, older.uid]);
  await note(older.uid, marta, "Firefox");
  expect(await list(marta)).toEqual([
    { uid: older.uid, userAgent: "Firefox", startedAt, lastUsedAt: clock.now() },
    expect.objectContaining({ uid: newer.uid, userAgent: "Safari" }),
  ]);
});

test("use is noted once a minute", async () => {
  const marta = await newAccount();
  const { uid } = await openSession(marta, "Firefox");
  const first = clock.now();
  clock.forward(60_000);
  await note(uid, marta, "Firefox");
  expect((await list(marta))[0]?.lastUsedAt).toEqual(first);
  clock.forward(1000);
  await note(uid, marta, "Firefox");
  expect((await list(marta))[0]?.lastUsedAt).toEqual(clock.now());
});

test("a session nobody noted is listed all the same, and an account that is gone is noted nowhere", async () => {
  const marta = await newAccount();
  const { uid } = await openSession(marta);
  expect(await list(marta)).toEqual([
    { uid, userAgent: undefined, startedAt: clock.now(), lastUsedAt: undefined },
  ]);
  await note(randomUUID(), randomUUID(), "Firefox");
});

test("one session ends with what it gave, and only its own account's", async () => {
  const [marta, paolo] = [await newAccount(), await newAccount()];
  const [stays, goes] = [await openSession(marta, "Firefox"), await openSession(marta, "Chrome")];
  expect(await db.atInstallation((at) => endOneSession(at, paolo, goes.uid))).toBe(false);
  expect(await goes.refresh()).toBeDefined();
  expect(await db.atInstallation((at) => endOneSession(at, marta, goes.uid))).toBe(true);
  expect(await goes.refresh()).toBeUndefined();
  expect(await stays.refresh()).toBeDefined();
  expect((await list(marta)).map(({ uid }) => uid)).toEqual([stays.uid]);
  expect(await db.atInstallation((at) => endOneSession(at, marta, goes.uid))).toBe(false);
});

test("what was noted of a session goes when the session is over", async () => {
  const marta = await newAccount();
  const stays = await openSession(marta, "Firefox");
  await openSession(marta, "Chrome");
  await db.atInstallation((at) => endSessions(at, marta, { except: stays.uid }));
  clock.forward(2 * 3_600_000);
  await sweepIdentity(db);
  const kept = await asOwner(
    ownerUrl,
    `select session_uid from account_sessions where account_id = '${marta}'`,
  );
  expect(kept).toEqual([{ session_uid: stays.uid }]);
});
