import { importJWK, type JWK, SignJWT } from "jose";
import { beforeEach, expect, test } from "vitest";
import { Secret } from "../../platform/crypto/secret.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { createTokenVerifier } from "./access-tokens.ts";
import { identitySettings } from "./settings.ts";
import { ensureSigningKeys, publicSigningKeys, replaceSigningKeys } from "./signing-keys.ts";
import { sweepIdentity } from "./sweep.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const { db, ownerUrl } = await testInstallation(clock);
const secretKey = new Secret("a secret key of at least thirty-two characters");
const dayMs = 86_400_000;

beforeEach(async () => {
  await asOwner(ownerUrl, "delete from oidc_keys");
});

const kids = (keys: Array<{ kid?: string }>) => keys.map((key) => key.kid);
const published = async () => kids((await publicSigningKeys(db)).keys);

test("the first start makes two keys, and publishes the next one before it is used", async () => {
  const keys = await ensureSigningKeys(db, secretKey);
  expect(keys).toHaveLength(2);
  expect(await published()).toEqual(kids(keys));
  expect(kids(await ensureSigningKeys(db, secretKey))).toEqual(kids(keys));
});

test("processes that start at once come to the same keys", async () => {
  const started = await Promise.all([1, 2, 3].map(() => ensureSigningKeys(db, secretKey)));
  expect(new Set(started.map((keys) => kids(keys).join())).size).toBe(1);
});

test("nothing private can be read from the table, and nothing private is published", async () => {
  const [key] = await ensureSigningKeys(db, secretKey);
  const rows = JSON.stringify(await asOwner(ownerUrl, "select * from oidc_keys"));
  for (const part of ["d", "p", "q"] as const) expect(rows).not.toContain(String(key?.[part]));
  for (const shown of (await publicSigningKeys(db)).keys) {
    expect(Object.keys(shown).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  }
});

test("after ninety days the next key signs, and the old one is known for two days more", async () => {
  const [current, next] = kids(await ensureSigningKeys(db, secretKey));
  clock.forward(90 * dayMs);
  const rotated = kids(await ensureSigningKeys(db, secretKey));
  expect(rotated[0]).toBe(next);
  expect(rotated).toHaveLength(3);
  expect(await published()).toContain(current);
  clock.forward(2 * dayMs - 1000);
  await sweepIdentity(db);
  expect(await published()).toContain(current);
  clock.forward(2000);
  await sweepIdentity(db);
  expect(await published()).toEqual([next, rotated[1]]);
});

test("new keys take the place of all there were, also where the secret key has changed", async () => {
  const before = kids(await ensureSigningKeys(db, secretKey));
  const another = new Secret("another secret key of thirty-two letters");
  await replaceSigningKeys(db, another);
  const after = kids(await ensureSigningKeys(db, another));
  expect(after).toHaveLength(2);
  expect(after.filter((kid) => before.includes(kid))).toEqual([]);
  expect(await published()).toEqual(after);
});

test("new keys end every older token within a minute, a token too that was first shown while the old ones were still kept", async () => {
  const settings = identitySettings({ publicUrl: "http://localhost" });
  const verify = createTokenVerifier(settings, db, clock);
  const [key] = (await ensureSigningKeys(db, secretKey)) as [JWK];
  const sign = async (sub: string) =>
    new SignJWT({ sub, iss: settings.issuer, aud: settings.audience })
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt", kid: String(key.kid) })
      .setExpirationTime(new Date(clock.now().getTime() + 600_000))
      .sign(await importJWK(key, "RS256"));
  const [shown, shownLate] = [await sign("marta"), await sign("giulia")];
  expect(await verify(shown)).toMatchObject({ sub: "marta" });
  await replaceSigningKeys(db, secretKey);
  clock.forward(9_999);
  expect(await verify(shownLate)).toMatchObject({ sub: "giulia" });
  clock.forward(50_001);
  for (const token of [shown, shownLate]) {
    await expect(verify(token)).rejects.toMatchObject({ code: "unknown_key" });
  }
});

test("processes that rotate at once rotate once", async () => {
  const [, next] = kids(await ensureSigningKeys(db, secretKey));
  clock.forward(90 * dayMs);
  const rotated = await Promise.all([1, 2, 3].map(() => ensureSigningKeys(db, secretKey)));
  for (const keys of rotated) expect(kids(keys)[0]).toBe(next);
  expect(await published()).toHaveLength(3);
});

test("another secret key is told in a sentence", async () => {
  await ensureSigningKeys(db, secretKey);
  await expect(ensureSigningKeys(db, new Secret("another secret key of thirty-two letters"))).rejects.toThrow(
    "sealed with another SECRET_KEY",
  );
});
