import { createHmac, createPublicKey, generateKeyPairSync, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { listVenueAlerts } from "@bellhop/contract/alerts";
import { listConversations } from "@bellhop/contract/conversations";
import { liveEventsPath } from "@bellhop/contract/live";
import { type ProblemCode, problemDocument, problems } from "@bellhop/contract/problems";
import { CompactEncrypt, decodeJwt, importJWK, type JWK, type JWTHeaderParameters, SignJWT } from "jose";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { endSessions, ensureSigningKeys, identitySettings } from "../../domain/identity/index.ts";
import { openLog } from "../../platform/log.ts";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, hostEmail, openHost, openHotel } from "../../testing/cast.ts";
import { accessTokenFor } from "../../testing/sign-in.ts";
import { tokensOverHttp } from "../../testing/sign-in-over-http.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { wireTo } from "../../testing/wire-to.ts";

const bellhop = await testBellhop();
const { services, ownerUrl } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const owner = hotel.owner.sub;
const good = await accessTokenFor(bellhop, owner);
const { iss, aud, sid } = decodeJwt(good);
const [signing, next] = (await ensureSigningKeys(services.db, services.config.secretKey)) as [JWK, JWK];
const kid = String(signing.kid);
const { kty, n, e } = signing;
const publicJwk = { kty, n, e, kid, alg: "RS256", use: "sig" };
const publicPem = createPublicKey({ key: { kty, n, e } as never, format: "jwk" });
const attacker = generateKeyPairSync("rsa", { modulusLength: 2048 });
const attackerJwk = { ...attacker.publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" };
const attackerEc = generateKeyPairSync("ec", { namedCurve: "P-256" });

const seconds = () => Math.floor(services.clock.now().getTime() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = (changed: object = {}) => ({
  iss,
  aud,
  sub: owner,
  sid,
  client_id: "bellhop-dashboard",
  scope: "openid profile email",
  iat: seconds(),
  exp: seconds() + 600,
  jti: randomUUID(),
  ...changed,
});
const head = (changed: object = {}) => ({ alg: "RS256", typ: "at+jwt", kid, ...changed });
type Key = Parameters<SignJWT["sign"]>[0];

/** Signed with the installation's own key, whatever the claims. */
async function ours(changed: object, header: object = {}): Promise<string> {
  const { alg } = { alg: "RS256", ...header };
  const key = await importJWK({ ...signing, alg }, alg);
  const signer = new SignJWT(claims(changed) as never).setProtectedHeader(
    head(header) as JWTHeaderParameters,
  );
  return signer.sign(key as Key);
}

/** Signed with the attacker's key. */
const theirs = (header: object, key: unknown = attacker.privateKey) =>
  new SignJWT(claims() as never).setProtectedHeader(head(header) as JWTHeaderParameters).sign(key as Key);

function hmac(alg: string, secret: string | Buffer): string {
  const body = `${part(head({ alg }))}.${part(claims())}`;
  const hash = `sha${alg.slice(2)}`;
  return `${body}.${createHmac(hash, secret).update(body).digest("base64url")}`;
}

type Door = { method: string; path: string; body?: string };
const doors: Door[] = [
  { ...listConversations, body: JSON.stringify({ tab: "all" }) },
  listVenueAlerts,
  { method: "GET", path: liveEventsPath },
].map(({ method, path, body }: Door) => ({ method, path, ...(body && { body }) }));
const [listing] = doors as [Door];

type Answered = { status: number; body: unknown };

/** Makes a request with exactly these headers of one name; does not read the body of a stream. */
function callDoor(
  { method, path, body }: Door,
  authorization: string | string[],
  at = bellhop,
  venue = hotel,
) {
  return new Promise<Answered>((resolve, reject) => {
    const headers = {
      authorization,
      "bellhop-venue": String(venue.venueId),
      ...(body && { "content-type": "application/json", "content-length": String(body.length) }),
    };
    const address = `${at.services.selfUrl()}${path}`;
    const request = http.request(address, { method, headers: headers as never, agent: false });
    request.on("error", reject);
    request.on("response", async (response) => {
      const status = response.statusCode ?? 0;
      if (response.headers["content-type"]?.startsWith("text/event-stream")) {
        response.destroy();
        return resolve({ status, body: {} });
      }
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status, body: text === "" ? {} : JSON.parse(text) });
    });
    request.end(body);
  });
}

const bearer = async (token: Promise<string> | string) => `Bearer ${await token}`;

const accepted: Array<[what: string, header: () => Promise<string>]> = [
  ["that is good", () => bearer(good)],
  ["whose scheme is in small letters, as RFC 9110 allows", async () => `bearer ${good}`],
  ["that is for others as well", () => bearer(ours({ aud: ["urn:elsewhere", aud] }))],
  ["that ran out less than a minute ago", () => bearer(ours({ exp: seconds() - 50 }))],
  [
    "signed with the next key, by a process that is ahead",
    async () => {
      const key = await importJWK(next, "RS256");
      const signer = new SignJWT(claims() as never).setProtectedHeader(head({ kid: next.kid }) as never);
      return bearer(signer.sign(key as Key));
    },
  ],
];

const { host } = new URL(String(iss));
const forged: Array<
  [what: string, code: ProblemCode, header: () => Promise<string | string[]> | string | string[]]
> = [
  // Without a valid signature.
  [
    "whose algorithm is none",
    "signed_out",
    () => bearer(`${part(head({ alg: "none" }))}.${part(claims())}.`),
  ],
  [
    "whose algorithm is None",
    "signed_out",
    () => bearer(`${part(head({ alg: "None" }))}.${part(claims())}.`),
  ],
  [
    "that keeps a signature for none",
    "signed_out",
    () => bearer(`${part(head({ alg: "none" }))}.${part(claims())}.${good.split(".")[2]}`),
  ],
  [
    "HS256 with the public key's PEM",
    "signed_out",
    () => bearer(hmac("HS256", publicPem.export({ type: "spki", format: "pem" }))),
  ],
  [
    "HS256 with the public key's DER",
    "signed_out",
    () => bearer(hmac("HS256", publicPem.export({ type: "spki", format: "der" }))),
  ],
  [
    "HS256 with the public key as published",
    "signed_out",
    () => bearer(hmac("HS256", JSON.stringify(publicJwk))),
  ],
  ["HS256 with the modulus", "signed_out", () => bearer(hmac("HS256", Buffer.from(String(n), "base64url")))],
  ["HS512 with an empty secret", "signed_out", () => bearer(hmac("HS512", ""))],
  [
    "with another's signature",
    "signed_out",
    () => bearer(`${good.split(".").slice(0, 2).join(".")}.${part("x")}`),
  ],
  [
    "with other claims than were signed",
    "signed_out",
    () => {
      const [first, , last] = good.split(".");
      return bearer(`${first}.${part(claims({ sub: randomUUID() }))}.${last}`);
    },
  ],
  // With another key.
  ["of another key under our key's name", "signed_out", () => bearer(theirs({}))],
  ["of another key under its own name", "unknown_key", () => bearer(theirs({ kid: "theirs" }))],
  ["of another key without a name", "signed_out", () => bearer(theirs({ kid: undefined }))],
  ["whose key's name leads elsewhere", "unknown_key", () => bearer(theirs({ kid: "../../../dev/null" }))],
  ["that brings its key along", "signed_out", () => bearer(theirs({ jwk: attackerJwk }))],
  [
    "that says where its keys are",
    "signed_out",
    () => bearer(theirs({ jku: "https://elsewhere.example/jwks" })),
  ],
  [
    "that says where its keys are, under a new name",
    "unknown_key",
    () => bearer(theirs({ jku: "https://elsewhere.example/jwks", kid: "theirs" })),
  ],
  [
    "with a certificate of its own",
    "signed_out",
    () => bearer(theirs({ x5u: "https://elsewhere.example/cert.pem", x5c: ["MIIB"] })),
  ],
  [
    "of another installation",
    "unknown_key",
    async () => {
      const other = identitySettings({ publicUrl: "http://other.localhost" });
      const signer = new SignJWT(claims({ iss: other.issuer }) as never);
      return bearer(signer.setProtectedHeader(head({ kid: "other" }) as never).sign(attacker.privateKey));
    },
  ],
  // With our key in another way.
  ["PS256 with our key", "signed_out", () => bearer(ours({}, { alg: "PS256" }))],
  ["RS512 with our key", "signed_out", () => bearer(ours({}, { alg: "RS512" }))],
  ["ES256", "signed_out", () => bearer(theirs({ alg: "ES256" }, attackerEc.privateKey))],
  [
    "with an extension that must be understood",
    "signed_out",
    () =>
      bearer(
        theirs({ crit: ["urn:x"], "urn:x": 1 }).catch(
          () => `${part(head({ crit: ["urn:x"], "urn:x": 1 }))}.${part(claims())}.${part("x")}`,
        ),
      ),
  ],
  [
    "encrypted to our key",
    "signed_out",
    async () => {
      const key = await importJWK({ ...publicJwk, alg: "RSA-OAEP-256", use: "enc" }, "RSA-OAEP-256");
      const jwe = new CompactEncrypt(Buffer.from(good)).setProtectedHeader({
        alg: "RSA-OAEP-256",
        enc: "A256GCM",
        kid,
      });
      return bearer(jwe.encrypt(key as never));
    },
  ],
  // For another audience, or another time.
  ["for another audience", "signed_out", () => bearer(ours({ aud: "urn:elsewhere" }))],
  ["for other audiences", "signed_out", () => bearer(ours({ aud: ["urn:elsewhere", "bellhop-dashboard"] }))],
  ["for no audience", "signed_out", () => bearer(ours({ aud: undefined }))],
  ["for an audience that only begins like ours", "signed_out", () => bearer(ours({ aud: `${aud}.evil` }))],
  ["of our issuer without its slash", "signed_out", () => bearer(ours({ iss: String(iss).slice(0, -1) }))],
  ["of another issuer", "signed_out", () => bearer(ours({ iss: "https://elsewhere.example/" }))],
  ["of our issuer in capitals", "signed_out", () => bearer(ours({ iss: String(iss).toUpperCase() }))],
  [
    "of an issuer that begins like ours",
    "signed_out",
    () => bearer(ours({ iss: `http://${host}.elsewhere.example/` })),
  ],
  ["of no issuer", "signed_out", () => bearer(ours({ iss: undefined }))],
  ["of several issuers", "signed_out", () => bearer(ours({ iss: [iss] }))],
  ["that ran out more than a minute ago", "session_expired", () => bearer(ours({ exp: seconds() - 70 }))],
  ["that runs out never", "signed_out", () => bearer(ours({ exp: undefined }))],
  ["that runs out as text", "signed_out", () => bearer(ours({ exp: "tomorrow" }))],
  ["that is not valid yet", "signed_out", () => bearer(ours({ nbf: seconds() + 300 }))],
  ["made tomorrow", "signed_out", () => bearer(ours({ iat: seconds() + 86_400 }))],
  ["about nobody", "signed_out", () => bearer(ours({ sub: undefined }))],
  ["about an empty name", "signed_out", () => bearer(ours({ sub: "" }))],
  ["about a number", "signed_out", () => bearer(ours({ sub: 7 }))],
  ["about a list", "signed_out", () => bearer(ours({ sub: [owner] }))],
  ["that is an id token by its type", "signed_out", () => bearer(ours({}, { typ: "JWT" }))],
  ["without a type", "signed_out", () => bearer(ours({}, { typ: undefined }))],
  // With a session that does not match.
  ["without a session", "session_expired", () => bearer(ours({ sid: undefined }))],
  ["of a session that never was", "session_expired", () => bearer(ours({ sid: randomUUID() }))],
  ["whose session is a number", "session_expired", () => bearer(ours({ sid: 1 }))],
  ["of a session with quotes in it", "session_expired", () => bearer(ours({ sid: "' or true --\u0000" }))],
  [
    "of somebody else's session",
    "session_expired",
    async () => {
      const { sub } = await addColleague(services, hotel, "staff");
      return bearer(ours({ sub }));
    },
  ],
  [
    "about somebody who is no account, in our session",
    "session_expired",
    () => bearer(ours({ sub: "auth0|marta" })),
  ],
  // Not exactly one token.
  ["that is none", "signed_out", () => ""],
  ["that is empty", "signed_out", () => "Bearer "],
  ["that is a word", "signed_out", () => "Bearer nonsense"],
  ["that is only dots", "signed_out", () => "Bearer ..."],
  ["with something behind it", "signed_out", () => bearer(`${good}.x`)],
  ["with a letter behind it", "signed_out", () => bearer(`${good}A`)],
  ["with a space inside", "signed_out", () => bearer(`${good.slice(0, 40)} ${good.slice(40)}`)],
  ["behind two spaces", "signed_out", () => bearer(` ${good}`)],
  ["behind a tab", "signed_out", () => `Bearer\t${good}`],
  ["that is two", "signed_out", () => bearer(`${good} ${good}`)],
  ["that is two, with a comma", "signed_out", () => bearer(`${good}, Bearer ${good}`)],
  ["in two headers", "signed_out", async () => [await bearer(good), await bearer(theirs({}))]],
  ["of another scheme", "signed_out", () => `Basic ${Buffer.from(`owner:${good}`).toString("base64")}`],
  ["without a scheme", "signed_out", () => good],
  ["whose claims are no object", "signed_out", () => bearer(`${part(head())}.${part([1])}.${part("x")}`)],
  ["whose header is no object", "signed_out", () => bearer(`${part([1])}.${part(claims())}.${part("x")}`)],
];

test.each(accepted)("a token %s is accepted at every door", async (_what, header) => {
  for (const door of doors) {
    const { path } = door;
    expect({ path, ...(await callDoor(door, await header())) }).toMatchObject({ path, status: 200 });
  }
});

test.each(forged)("a token %s is refused at every door as %s", async (_what, code, header) => {
  // The person in the claims was cached just before: a forged token must not profit from it.
  await callDoor(listing, `Bearer ${good}`);
  for (const door of doors) {
    const { status, body } = await callDoor(door, await header());
    expect({ path: door.path, status }).toEqual({ path: door.path, status: 401 });
    expect(problemDocument.parse(body)).toMatchObject({ code, detail: problems[code].detail });
  }
});

test("an expired session, an unknown key and the rest have the details that browsers look for", () => {
  expect(problems.session_expired.detail).toBe("Your session has expired. Please log in again.");
  expect(problems.unknown_key.detail).toMatch(/^JWKS client error:/);
  expect(problems.unavailable.detail).not.toMatch(/JWKS|expired|sign in/i);
});

test("a token of a hundred kilobytes is refused without being parsed", async () => {
  for (const door of doors) {
    const { status } = await callDoor(door, `Bearer ${"x".repeat(100_000)}`);
    expect([401, 431]).toContain(status);
  }
});

test("other tokens of the provider are not access tokens", async () => {
  await openHost(services);
  const given = await tokensOverHttp(bellhop.publicUrl, { email: hostEmail, password: "a test password" });
  for (const door of doors) {
    for (const token of [given.id_token, given.refresh_token, given.code]) {
      const { status, body } = await callDoor(door, `Bearer ${token}`);
      expect({ status, body }).toMatchObject({ status: 401, body: { code: "signed_out" } });
    }
  }
  expect(decodeJwt(given.id_token).aud).toBe("bellhop-dashboard");
});

describe("a token that was valid is refused at every door", () => {
  beforeEach(() => {
    const before = bellhop.clock.now();
    onTestFinished(() => bellhop.clock.set(before));
  });

  test("once its session has ended, and once its account is blocked", async () => {
    const [leaving, stopped] = [
      await addColleague(services, hotel, "staff"),
      await addColleague(services, hotel, "staff"),
    ];
    const tokens = [await accessTokenFor(bellhop, leaving.sub), await accessTokenFor(bellhop, stopped.sub)];
    for (const token of tokens)
      for (const door of doors) expect((await callDoor(door, `Bearer ${token}`)).status).toBe(200);
    await services.db.atInstallation((at) => endSessions(at, leaving.sub));
    await asOwner(ownerUrl, `update accounts set blocked_at = now() where account_id = '${stopped.sub}'`);
    bellhop.clock.pass(5_000);
    for (const token of tokens)
      for (const door of doors) {
        const answer = await callDoor(door, `Bearer ${token}`);
        expect(answer).toMatchObject({ status: 401, body: { code: "session_expired" } });
      }
  });

  test("once its key has been removed", async () => {
    const row = `'leaked', 'previous', '${JSON.stringify({ ...attackerJwk, kid: "leaked" })}', '', now(), now()`;
    await asOwner(
      ownerUrl,
      `insert into oidc_keys (key_id, state, public_jwk, private_jwk_sealed, created_at, retired_at) values (${row})`,
    );
    bellhop.clock.pass(11 * 60_000);
    const token = await theirs({ kid: "leaked" });
    expect((await callDoor(listing, `Bearer ${token}`)).status).toBe(200);
    await asOwner(ownerUrl, "delete from oidc_keys where key_id = 'leaked'");
    bellhop.clock.pass(11 * 60_000);
    const later = await theirs({ kid: "leaked" });
    for (const door of doors) {
      const answer = await callDoor(door, `Bearer ${later}`);
      expect(answer).toMatchObject({ status: 401, body: { code: "unknown_key" } });
    }
  });
});

describe("no one is signed out", () => {
  test("while the database is unreachable", async () => {
    const wire = await wireTo((await testDatabase()).url);
    const apart = await testBellhop({}, openLog("silent"), { url: wire.url });
    const there = await openHotel(apart.services, "Hotel Apart");
    const token = await accessTokenFor(apart, there.owner.sub);
    wire.cut();
    try {
      for (const door of doors) {
        const answer = await callDoor(door, `Bearer ${token}`, apart, there);
        expect(answer).toMatchObject({
          status: 503,
          body: { code: "unavailable", detail: problems.unavailable.detail },
        });
      }
    } finally {
      wire.carry();
    }
  });

  test("while a tenant's keys are unreachable", async () => {
    const tenant = { away: true };
    const server = http.createServer((_request, response) => {
      response.statusCode = tenant.away ? 503 : 200;
      response.end(JSON.stringify({ keys: [attackerJwk] }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    afterTest(() => server.close());
    const domain = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const api = "https://api.bellhop.example";
    const apart = await testBellhop({ AUTH0_DOMAIN: domain, AUTH0_CLIENT_ID: "client", AUTH0_AUDIENCE: api });
    const there = await openHotel(apart.services, "Hotel Apart");
    const token = await new SignJWT({
      sub: there.owner.sub,
      iss: `${domain}/`,
      aud: api,
      exp: seconds() + 86_400,
    })
      .setProtectedHeader({ alg: "RS256", kid })
      .sign(attacker.privateKey);
    const ask = (door: Door) => callDoor(door, `Bearer ${token}`, apart, there);
    for (const door of doors) {
      expect(await ask(door)).toMatchObject({
        status: 503,
        body: { code: "unavailable", detail: problems.unavailable.detail },
      });
    }
    tenant.away = false;
    apart.clock.pass(6_000);
    expect((await ask(listing)).status).toBe(200);
    tenant.away = true;
    apart.clock.pass(3_600_000);
    expect((await ask(listing)).status).toBe(200);
  });
});
