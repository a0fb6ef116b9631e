import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { providerRecords, replayWindowSeconds } from "./provider-records.ts";
import { sweepIdentity } from "./sweep.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const records = providerRecords(db);

test("what is kept is found by its id only, and the id cannot be read from the table", async () => {
  const id = randomUUID();
  const sessionId = randomUUID();
  const payload = {
    jti: id,
    returnTo: `http://localhost:3000/authorize/${id}`,
    session: { accountId: "someone", cookie: sessionId },
    params: { state: "a\u0000b" },
  };
  await records("Interaction").upsert(id, payload, 60);
  expect(await records("Interaction").find(id)).toMatchObject({ jti: id, returnTo: payload.returnTo });
  expect(await records("Session").find(id)).toBeUndefined();
  const kept = JSON.stringify(await asOwner(ownerUrl, "select model, payload from oidc_records"));
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(sessionId);
});

test("a session is found by its other name, without telling its id", async () => {
  const id = randomUUID();
  const uid = randomUUID();
  await records("Session").upsert(id, { jti: id, uid, accountId: "someone" }, 60);
  const found = await records("Session").findByUid(uid);
  expect(found).toMatchObject({ uid, accountId: "someone" });
  expect(JSON.stringify(found)).not.toContain(id);
});

test("a code is spent once, also by two exchanges at the same moment", async () => {
  const id = randomUUID();
  const codes = records("AuthorizationCode");
  await codes.upsert(id, { jti: id }, 60);
  const spent = await Promise.allSettled([codes.consume(id), codes.consume(id)]);
  expect(spent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await codes.find(id)).toHaveProperty("consumed");
});

test("a rotated refresh token is taken for a lost answer at first, and for a stolen one later", async () => {
  const id = randomUUID();
  const tokens = records("RefreshToken");
  await tokens.upsert(id, { jti: id }, 3600);
  await tokens.consume(id);
  expect(await tokens.find(id)).not.toHaveProperty("consumed");
  clock.forward(replayWindowSeconds * 1000);
  expect(await tokens.find(id)).toHaveProperty("consumed");
});

test("everything of a grant ends at once, and nothing of another's", async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  await records("RefreshToken").upsert(mine, { jti: mine, grantId: "mine" }, 60);
  await records("RefreshToken").upsert(other, { jti: other, grantId: "other" }, 60);
  await records("RefreshToken").revokeByGrantId("mine");
  expect(await records("RefreshToken").find(mine)).toBeUndefined();
  expect(await records("RefreshToken").find(other)).toBeDefined();
});

test("the sweep deletes what has run out and keeps the rest", async () => {
  const [short, long] = [randomUUID(), randomUUID()];
  await records("Session").upsert(short, { jti: short, uid: short }, 60);
  await records("Session").upsert(long, { jti: long, uid: long }, 86_400);
  clock.forward(3_600_000);
  await sweepIdentity(db);
  expect(await records("Session").find(short)).toBeUndefined();
  expect(await records("Session").find(long)).toBeDefined();
});
