import { decodeProtectedHeader } from "jose";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createTokenVerifier, ensureSigningKeys, replaceSigningKeys } from "../../domain/identity/index.ts";
import { systemClock } from "../../platform/clock.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { openTestDoor, requestToken, secretKey, signedIn } from "./test-door.ts";

const door = await openTestDoor();
const { db } = door;
/** Its first process has seen no rotation yet. */
const fresh = await openTestDoor();

type Published = { keys: Array<Record<string, string>> };
const published = async ({ url } = door) => {
  const { keys } = (await (await fetch(`${url}/.well-known/jwks.json`)).json()) as Published;
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  return keys.map(({ kid }) => kid);
};
const signedBy = ({ access_token }: { access_token: string }) => decodeProtectedHeader(access_token).kid;
const makeDue = ({ ownerUrl } = door) =>
  asOwner(
    ownerUrl,
    "update oidc_keys set current_since = now() - interval '91 days' where state = 'current'",
  );
/** A process that starts to check tokens now. */
const verifiesAnew = ({ settings, db } = door) => createTokenVerifier(settings, db, systemClock);

/** One after the other renews a token, and each must get one. */
function renewing(first: string) {
  let refresh_token = first;
  let isOver = false;
  let renewals = 0;
  const done = (async () => {
    while (!isOver) {
      const next = await requestToken(door, { grant_type: "refresh_token", refresh_token });
      expect(next.status).toBe(200);
      renewals += 1;
      refresh_token = next.refresh_token;
    }
  })();
  return {
    async stop() {
      isOver = true;
      await done;
      expect(renewals).toBeGreaterThan(0);
    },
  };
}

beforeEach(() => {
  // The door's own looking after its keys, moved on by hand.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
});

test("the next key is published before it signs, and after a rotation both processes' tokens are good", async () => {
  const door = fresh;
  await door.goOnIn("another process");
  const [current, next] = await published(door);
  const before = await signedIn(door);
  expect([signedBy(before.tokens), (await published(door))[1]]).toEqual([current, next]);

  await makeDue(door);
  await door.goOnIn("another process");
  const ahead = await signedIn(door);
  expect(signedBy(ahead.tokens)).toBe(next);
  expect(await published(door)).toEqual(expect.arrayContaining([current, next]));
  // The first process has not noticed: it signs with the one before, and publishes the one that signs now.
  await door.goOnIn("the first process");
  const behind = await signedIn(door);
  expect(signedBy(behind.tokens)).toBe(current);
  expect(await published(door)).toContain(next);
  for (const verify of [door.verify, verifiesAnew(door)]) {
    for (const { tokens } of [before, ahead, behind]) await verify(tokens.access_token);
  }
});

test("a process that rotates by itself answers all that is asked meanwhile", async () => {
  await door.goOnIn("another process");
  const { tokens } = await signedIn(door);
  const [, next] = await published();
  const renewals = Array.from({ length: 4 }, () => renewing(tokens.refresh_token));
  await makeDue();
  vi.advanceTimersByTime(600_000);
  await expect.poll(async () => (await published())[0]).toBe(next);
  await Promise.all(renewals.map((one) => one.stop()));
  await door.verify(tokens.access_token);
});

test("where the keys were replaced every process signs with the new ones at its next look, and sessions go on", async () => {
  await door.goOnIn("another process");
  const { tokens } = await signedIn(door);
  const [leaked] = await published();
  await replaceSigningKeys(db, secretKey);
  const [current] = (await ensureSigningKeys(db, secretKey)).map(({ kid }) => kid);
  vi.advanceTimersByTime(10_000);
  await expect.poll(async () => (await published())[0]).toBe(current);
  expect(await published()).not.toContain(leaked);
  await expect(verifiesAnew()(tokens.access_token)).rejects.toMatchObject({ code: "unknown_key" });
  const renewed = await requestToken(door, {
    grant_type: "refresh_token",
    refresh_token: tokens.refresh_token,
  });
  expect(signedBy(renewed)).toBe(current);
  await verifiesAnew()(renewed.access_token);
});
