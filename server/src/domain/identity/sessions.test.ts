import { randomUUID } from "node:crypto";
import type { AdapterPayload } from "oidc-provider";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { createAccount } from "./accounts.ts";
import { providerRecords } from "./provider-records.ts";
import { endSessions, sessionCheck } from "./sessions.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const records = providerRecords(db);
const inEmbedded = sessionCheck({ provider: "embedded" });
const daySeconds = 86_400;

const newAccount = () =>
  db.atInstallation((at) =>
    createAccount(at, {
      email: `${randomUUID()}@belvedere.example`,
      name: "Marta",
      passwordHash: "",
    }),
  );

/** A session with its grant, a refresh token and a code. */
async function openSession(accountId: string) {
  const [id, uid, grantId] = [randomUUID(), randomUUID(), randomUUID()];
  const session: AdapterPayload = { uid, accountId, authorizations: { dashboard: { grantId } } };
  await records("Session").upsert(id, session, daySeconds);
  await records("Grant").upsert(grantId, { accountId }, daySeconds);
  await records("RefreshToken").upsert(`r${id}`, { accountId, grantId, sessionUid: uid }, daySeconds);
  await records("AuthorizationCode").upsert(`c${id}`, { accountId, grantId, sessionUid: uid }, 60);
  return { id, uid, session, parts: [["Grant", grantId] as const, ["RefreshToken", `r${id}`] as const] };
}

const lives = (sub: string, sid?: string) =>
  db.readAtInstallation((at) => inEmbedded(at, { sub, ...(sid && { sid }), expiresAt: clock.now() }));
const partsKept = async ({ parts }: Awaited<ReturnType<typeof openSession>>) =>
  Promise.all(parts.map(async ([model, id]) => (await records(model).find(id)) !== undefined));

test("a session lives for its own account until it runs out", async () => {
  const [marta, paolo] = [await newAccount(), await newAccount()];
  const { uid } = await openSession(marta);
  expect(await lives(marta, uid)).toBe(true);
  expect(await lives(paolo, uid)).toBe(false);
  expect(await lives(marta, randomUUID())).toBe(false);
  expect(await lives(marta)).toBe(false);
  clock.forward(daySeconds * 1000);
  expect(await lives(marta, uid)).toBe(false);
});

test("a stopped account has no living session", async () => {
  const marta = await newAccount();
  const { uid } = await openSession(marta);
  await asOwner(ownerUrl, `update accounts set blocked_at = now() where account_id = '${marta}'`);
  expect(await lives(marta, uid)).toBe(false);
});

test("a tenant's sessions are its own matter", async () => {
  const inTenant = sessionCheck({ provider: "tenant" });
  const token = { sub: "auth0|marta", expiresAt: clock.now() };
  expect(await db.readAtInstallation((at) => inTenant(at, token))).toBe(true);
});

test("all sessions of an account end with their grants and tokens, and nobody else's", async () => {
  const [marta, paolo] = [await newAccount(), await newAccount()];
  const own = [await openSession(marta), await openSession(marta)];
  const other = await openSession(paolo);
  await db.atInstallation((at) => endSessions(at, marta));
  for (const one of own) {
    expect(await lives(marta, one.uid)).toBe(false);
    expect(await partsKept(one)).toEqual([false, false]);
    expect(await records("Session").find(one.id)).toBeUndefined();
    expect(await records("Session").findByUid(one.uid)).toBeUndefined();
  }
  expect(await lives(paolo, other.uid)).toBe(true);
  expect(await partsKept(other)).toEqual([true, true]);
});

test("the session that is to stay keeps what belongs to it", async () => {
  const marta = await newAccount();
  const [stays, goes] = [await openSession(marta), await openSession(marta)];
  await db.atInstallation((at) => endSessions(at, marta, { except: stays.uid }));
  expect(await lives(marta, stays.uid)).toBe(true);
  expect(await partsKept(stays)).toEqual([true, true]);
  expect(await records("AuthorizationCode").find(`c${stays.id}`)).toBeDefined();
  expect(await lives(marta, goes.uid)).toBe(false);
  expect(await partsKept(goes)).toEqual([false, false]);
});

test("a sign-in that has the old password and is not finished does not become a session", async () => {
  const marta = await newAccount();
  const half = { result: { login: { accountId: marta } }, exp: 0 } as unknown as AdapterPayload;
  await records("Interaction").upsert("half-finished", half, 3600);
  await db.atInstallation((at) => endSessions(at, marta));
  expect(await records("Interaction").find("half-finished")).toBeUndefined();
});

test("a request that had the session in hand while it ended does not bring it back", async () => {
  const marta = await newAccount();
  const [byAll, byItself] = [await openSession(marta), await openSession(marta)];
  await records("Session").destroy(byItself.id);
  await db.atInstallation((at) => endSessions(at, marta));
  for (const { id, uid, session } of [byAll, byItself]) {
    await records("Session").upsert(id, session, daySeconds);
    expect(await lives(marta, uid)).toBe(false);
    expect(await records("Session").find(id)).toBeUndefined();
  }
});
