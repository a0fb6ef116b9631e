import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/test-installation.ts";
import { accessTokenVerifier } from "./access-tokens.ts";
import { fetchKeySet, keySet } from "./key-set.ts";

const clock = setClock(new Date("2026-11-21T09:00:00Z"));
const audience = "urn:bellhop:api";
const known = await generateKeyPair("RS256");
const unknown = await generateKeyPair("RS256");
const publicJwk = { ...(await exportJWK(known.publicKey)), kid: "known", alg: "RS256", use: "sig" };

// Plays a tenant's published key set, which can be away.
const tenant = { away: false, asked: 0, keys: [publicJwk] };
const server = createServer((_request, response) => {
  tenant.asked += 1;
  response.statusCode = tenant.away ? 503 : 200;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ keys: tenant.keys }));
});
let issuer: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

const verifier = () =>
  accessTokenVerifier(
    { provider: "tenant", issuer, audience },
    keySet(() => fetchKeySet(issuer), clock),
    clock,
  );
const seconds = () => Math.floor(clock.now().getTime() / 1000);
const claims = (changed: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: audience,
  sub: "auth0|marta",
  exp: seconds() + 600,
  ...changed,
});
const sign = (payload: JWTPayload, key = known.privateKey, kid = "known") =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid }).sign(key);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a good token is told by its subject, and by an e-mail address the provider vouches for", async () => {
  const verify = verifier();
  const token = await sign(claims({ email: "marta@belvedere.example", email_verified: true, sid: "s1" }));
  expect(await verify(token)).toEqual({
    sub: "auth0|marta",
    email: "marta@belvedere.example",
    sid: "s1",
    expiresAt: new Date(clock.now().getTime() + 600_000),
  });
  expect(await verify(await sign(claims({ email: "marta@belvedere.example" })))).not.toHaveProperty("email");
});

const refused: Array<[what: string, code: string, token: () => Promise<string> | string]> = [
  ["an expired token", "session_expired", () => sign(claims({ exp: seconds() - 61 }))],
  ["another issuer", "signed_out", () => sign(claims({ iss: "https://elsewhere.example/" }))],
  ["another audience, such as an id token's", "signed_out", () => sign(claims({ aud: "bellhop-dashboard" }))],
  ["no audience", "signed_out", () => sign(claims({ aud: undefined }))],
  ["no subject", "signed_out", () => sign(claims({ sub: undefined }))],
  ["no expiry", "signed_out", () => sign(claims({ exp: undefined }))],
  ["a token that will be made in the future", "signed_out", () => sign(claims({ iat: seconds() + 120 }))],
  ["a token that is not valid yet", "signed_out", () => sign(claims({ nbf: seconds() + 120 }))],
  ["a known key's name on another's signature", "signed_out", () => sign(claims(), unknown.privateKey)],
  ["an unknown key", "unknown_key", () => sign(claims(), unknown.privateKey, "unknown")],
  ["no signature at all", "signed_out", () => `${part({ alg: "none", kid: "known" })}.${part(claims())}.`],
  [
    "the public key used as a shared secret",
    "signed_out",
    () => {
      const body = `${part({ alg: "HS256", kid: "known" })}.${part(claims())}`;
      return `${body}.${createHmac("sha256", JSON.stringify(publicJwk)).update(body).digest("base64url")}`;
    },
  ],
  ["no token", "signed_out", () => "not a token"],
];
test.each(refused)("%s is refused as %s", async (_what, code, token) => {
  await expect(verifier()(await token())).rejects.toMatchObject({ code });
});

test("a minute's difference between clocks is forgiven", async () => {
  expect(await verifier()(await sign(claims({ exp: seconds() - 59 })))).toMatchObject({ sub: "auth0|marta" });
});

test("an unknown key makes the set be read again, so that a rotated key works at once, but not for ever", async () => {
  const verify = verifier();
  await verify(await sign(claims()));
  const rotated = { ...(await exportJWK(unknown.publicKey)), kid: "rotated", alg: "RS256", use: "sig" };
  const token = await sign(claims(), unknown.privateKey, "rotated");
  clock.forward(5_000);
  tenant.keys = [publicJwk, rotated];
  try {
    expect(await verify(token)).toMatchObject({ sub: "auth0|marta" });
    const asked = tenant.asked;
    for (const kid of ["a", "b", "c"]) {
      await expect(verify(await sign(claims(), unknown.privateKey, kid))).rejects.toMatchObject({
        code: "unknown_key",
      });
    }
    expect(tenant.asked).toBe(asked);
  } finally {
    tenant.keys = [publicJwk];
  }
});

test("while the keys cannot be reached the last good ones serve, and nobody is signed out", async () => {
  const verify = verifier();
  await verify(await sign(claims()));
  tenant.away = true;
  try {
    clock.forward(3_600_000);
    expect(await verify(await sign(claims()))).toMatchObject({ sub: "auth0|marta" });
    await expect(verify(await sign(claims(), unknown.privateKey, "x"))).rejects.toMatchObject({
      code: "unavailable",
    });
    await expect(verifier()(await sign(claims()))).rejects.toMatchObject({ code: "unavailable" });
    clock.forward(24 * 3_600_000);
    await expect(verify(await sign(claims()))).rejects.toMatchObject({ code: "unavailable" });
  } finally {
    tenant.away = false;
  }
});

test("a checked token is not checked again, and is not believed past its end", async () => {
  const verify = verifier();
  const token = await sign(claims({ exp: seconds() + 30 }));
  const first = await verify(token);
  expect(await verify(token)).toBe(first);
  clock.forward(31_000);
  expect(await verify(token)).not.toBe(first);
  clock.forward(60_000);
  await expect(verify(token)).rejects.toMatchObject({ code: "session_expired" });
});
