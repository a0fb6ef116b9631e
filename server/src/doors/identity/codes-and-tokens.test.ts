import { randomBytes } from "node:crypto";
import { decodeJwt } from "jose";
import { describe, expect, test } from "vitest";
import { endSessions, sessionCheck } from "../../domain/identity/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBrowser } from "./test-browser.ts";
import {
  authorizationRequest,
  marta,
  openSignInPage,
  openTestDoor,
  password,
  requestToken,
  signedIn,
  signInByForm,
  type TokenAnswer,
} from "./test-door.ts";

const door = await openTestDoor();
const { settings, url, ownerUrl, verify, accounts } = door;
const refreshWith = (refresh_token: string) => ({ grant_type: "refresh_token", refresh_token });
const isRefused = { status: 400, error: "invalid_grant" };
const isSessionActive = sessionCheck(settings);

/** Whether the API accepts an access token, but for the four seconds that reads may be cached. */
async function isAccepted(accessToken: string): Promise<boolean> {
  const token = await verify(accessToken);
  return door.db.readAtInstallation((at) => isSessionActive(at, token));
}

/** A code that nobody has exchanged yet, and what exchanges it. */
async function freshCode(changed: Record<string, string> = {}) {
  const request = authorizationRequest(door, changed);
  const browser = testBrowser();
  const landed = await signInByForm(door, browser, { authorizeUrl: request.url });
  const code = landed.searchParams.get("code") ?? "";
  const exchange = { grant_type: "authorization_code", code, code_verifier: request.verifier };
  return { exchange, request, browser, code };
}

const forALongTime = () =>
  asOwner(
    ownerUrl,
    "update oidc_records set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null",
  );

describe("a code", () => {
  test("that is exchanged a hundred times at once gives tokens once", async () => {
    const { exchange } = await freshCode();
    const answers = await Promise.all(Array.from({ length: 100 }, () => requestToken(door, exchange)));
    const [given, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(await verify(given?.access_token ?? "")).toMatchObject({ sub: accounts[marta] });
    for (const refused of answers.filter((one) => one !== given)) expect(refused).toMatchObject(isRefused);
  });

  test("that is exchanged at two processes at once gives tokens once", async () => {
    const { exchange } = await freshCode();
    await door.goOnIn("both in turn");
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestToken(door, exchange)));
    await door.goOnIn("the first process");
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("that is shown again ends its session with all it had given, and no other sign-in", async () => {
    const { exchange, browser } = await freshCode();
    const given = await requestToken(door, exchange);
    const renewed = await requestToken(door, refreshWith(given.refresh_token));
    const other = await signedIn(door);
    for (const { access_token } of [given, renewed]) expect(await isAccepted(access_token)).toBe(true);
    expect(await requestToken(door, exchange)).toMatchObject(isRefused);
    for (const { access_token, refresh_token } of [given, renewed]) {
      expect(await isAccepted(access_token)).toBe(false);
      expect(await requestToken(door, refreshWith(refresh_token))).toMatchObject(isRefused);
    }
    const silent = await browser.get(authorizationRequest(door, { prompt: "none" }).url);
    expect(silent.headers.get("location")).toContain("error=login_required");
    expect(await isAccepted(other.tokens.access_token)).toBe(true);
    expect((await requestToken(door, refreshWith(other.tokens.refresh_token))).status).toBe(200);
  });

  test("that is exchanged twice at the same moment leaves no session either", async () => {
    const { exchange } = await freshCode();
    const answers = await Promise.all([requestToken(door, exchange), requestToken(door, exchange)]);
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(await isAccepted(given[0]?.access_token ?? "")).toBe(false);
  });

  test("whose session has ended meanwhile gives nothing, and a sign-in half done then leads to no session", async () => {
    const { exchange } = await freshCode();
    const visitor = testBrowser();
    const form = await openSignInPage(door, visitor, authorizationRequest(door).url);
    const fields = { email: marta, password, form_token: form.formToken };
    const posted = await visitor.post(form.address, fields, { origin: url });
    await door.db.atInstallation((at) => endSessions(at, String(accounts[marta])));
    expect(await requestToken(door, exchange)).toMatchObject(isRefused);
    const resumed = await visitor.get(posted.headers.get("location") ?? "");
    expect(resumed.headers.get("location") ?? "").not.toContain("code=");
    const silent = await visitor.get(authorizationRequest(door, { prompt: "none" }).url);
    expect(silent.headers.get("location")).toContain("error=login_required");
  });

  test("runs out after a minute", async () => {
    const { exchange } = await freshCode();
    await asOwner(
      ownerUrl,
      `update oidc_records set payload = jsonb_set(payload, '{exp}', to_jsonb((payload ->> 'exp')::int - 61))
       where model = 'AuthorizationCode'`,
    );
    expect(await requestToken(door, exchange)).toMatchObject(isRefused);
  });

  const misuses: Array<[what: string, changed: Record<string, string>, answer: object]> = [
    ["without its verifier", { code_verifier: "" }, isRefused],
    ["with another verifier", { code_verifier: randomBytes(32).toString("base64url") }, isRefused],
    ["with a verifier too short", { code_verifier: "x" }, { status: 400, error: "invalid_request" }],
    ["for another address", { redirect_uri: "https://elsewhere.example/" }, isRefused],
    ["for our address written differently", { redirect_uri: url }, isRefused],
    ["for no address", { redirect_uri: "" }, { status: 400, error: "invalid_request" }],
    ["as another application", { client_id: "somebody-else" }, { status: 401, error: "invalid_client" }],
    ["as no application", { client_id: "" }, { status: 400, error: "invalid_request" }],
    ["in another way", { grant_type: "password" }, { status: 400, error: "unsupported_grant_type" }],
    ["as a program", { grant_type: "client_credentials" }, { status: 400, error: "unsupported_grant_type" }],
    ["as a refresh token", { grant_type: "refresh_token", refresh_token: "x" }, isRefused],
    ["and is another", { code: randomBytes(32).toString("base64url") }, isRefused],
    ["and is none", { code: "" }, { status: 400, error: "invalid_request" }],
    ["and is something odd", { code: "\u0000' or 1=1 --" }, isRefused],
  ];
  test.each(misuses)("exchanged %s gives nothing", async (_what, changed, answer) => {
    const { exchange } = await freshCode();
    const given = {
      client_id: settings.clientId,
      redirect_uri: settings.redirectUri,
      ...exchange,
      ...changed,
    };
    const answered = await tokenRequest(given);
    expect(answered).toMatchObject(answer);
    expect(answered).not.toHaveProperty("access_token");
  });

  test("exchanged by who claims to be the application with a password gives nothing", async () => {
    const { exchange } = await freshCode();
    const given = { redirect_uri: settings.redirectUri, ...exchange };
    const basic = Buffer.from(`${settings.clientId}:guess`).toString("base64");
    expect(await tokenRequest(given, { authorization: `Basic ${basic}` })).toMatchObject({
      error: "invalid_client",
    });
  });

  test("is not given away in plain words: the challenge must be a hash", async () => {
    const verifier = randomBytes(32).toString("base64url");
    const asked: Array<Record<string, string | undefined>> = [
      { code_challenge: verifier, code_challenge_method: "plain" },
      { code_challenge: verifier, code_challenge_method: undefined },
      { code_challenge: undefined, code_challenge_method: undefined },
      { code_challenge: "x", code_challenge_method: "S256" },
    ];
    const { browser } = await signedIn(door);
    for (const changed of asked) {
      const address = new URL(authorizationRequest(door).url);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined) address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      const answer = await browser.get(address.href);
      expect(answer.headers.get("location")).toContain("error=invalid_request");
      expect(answer.headers.get("location")).not.toContain("code=");
    }
  });

  test("comes with the state as it was sent, and its id token with the nonce", async () => {
    const state = 'ünï code / ? & = + %00 " <b>';
    const request = authorizationRequest(door, { state, nonce: state });
    const landed = await signInByForm(door, testBrowser(), { authorizeUrl: request.url });
    expect(landed.searchParams.get("state")).toBe(state);
    const code = landed.searchParams.get("code") ?? "";
    const tokens = await requestToken(door, {
      grant_type: "authorization_code",
      code,
      code_verifier: request.verifier,
    });
    expect(decodeJwt(tokens.id_token).nonce).toBe(state);
  });
});

/** Posts to `/oauth/token` what is given and nothing else, but for what is empty. */
async function tokenRequest(fields: Record<string, string>, headers = {}): Promise<TokenAnswer> {
  const body = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  const answer = await fetch(`${url}/oauth/token`, { method: "POST", body, headers });
  return { ...((await answer.json()) as TokenAnswer), status: answer.status };
}

describe("a refresh token", () => {
  test.each(["one process", "two processes"])(
    "shown again within the window, by tabs that renew at once at %s, has one successor that lets them go on",
    async (where) => {
      const { tokens } = await signedIn(door);
      if (where === "two processes") await door.goOnIn("both in turn");
      const tabs = await Promise.all(
        Array.from({ length: 8 }, () => requestToken(door, refreshWith(tokens.refresh_token))),
      );
      // Once more, as after a lost answer.
      tabs.push(await requestToken(door, refreshWith(tokens.refresh_token)));
      for (const { status, access_token } of tabs) {
        expect(status).toBe(200);
        expect(await verify(access_token)).toMatchObject({ sub: accounts[marta] });
      }
      const [successor, ...others] = new Set(tabs.map(({ refresh_token }) => refresh_token));
      expect(others).toEqual([]);
      expect(successor).not.toBe(tokens.refresh_token);
      const next = await Promise.all(tabs.map(() => requestToken(door, refreshWith(successor ?? ""))));
      await door.goOnIn("the first process");
      expect(new Set(next.map(({ refresh_token }) => refresh_token)).size).toBe(1);
      expect(await isAccepted(next[0]?.access_token ?? "")).toBe(true);
      const stored = JSON.stringify(await asOwner(ownerUrl, "select payload from oidc_records"));
      expect(stored).not.toContain(successor);
    },
  );

  test("of two sign-ins has successors of its own", async () => {
    const [one, other] = [await signedIn(door), await signedIn(door)];
    const renewed = [
      await requestToken(door, refreshWith(one.tokens.refresh_token)),
      await requestToken(door, refreshWith(other.tokens.refresh_token)),
    ];
    expect(renewed[0]?.refresh_token).not.toBe(renewed[1]?.refresh_token);
  });

  test("shown again later ends its session with all access, and nobody else's", async () => {
    const { tokens, browser } = await signedIn(door);
    const other = await signedIn(door);
    const second = await requestToken(door, refreshWith(tokens.refresh_token));
    const third = await requestToken(door, refreshWith(second.refresh_token));
    await forALongTime();
    expect(await requestToken(door, refreshWith(tokens.refresh_token))).toMatchObject({
      ...isRefused,
      error_description: "Unknown or invalid refresh token.",
    });
    for (const { access_token, refresh_token } of [tokens, second, third]) {
      expect(await isAccepted(access_token)).toBe(false);
      expect(await requestToken(door, refreshWith(refresh_token))).toMatchObject(isRefused);
    }
    const { sid } = decodeJwt(tokens.access_token);
    const left = await asOwner(
      ownerUrl,
      `select model from oidc_records where payload ->> 'sessionUid' = '${sid}'`,
    );
    expect(left).toEqual([]);
    const silent = await browser.get(authorizationRequest(door, { prompt: "none" }).url);
    expect(silent.headers.get("location")).toContain("error=login_required");
    expect(await isAccepted(other.tokens.access_token)).toBe(true);
    expect((await requestToken(door, refreshWith(other.tokens.refresh_token))).status).toBe(200);
  });

  test("asks for no more than it was given, and works for no other application", async () => {
    const { tokens } = await signedIn(door);
    const refresh = refreshWith(tokens.refresh_token);
    expect(await requestToken(door, { ...refresh, scope: "openid admin" })).toMatchObject({
      error: "invalid_scope",
    });
    expect(await requestToken(door, { ...refresh, client_id: "somebody-else" })).toMatchObject({
      error: "invalid_client",
    });
    expect((await requestToken(door, refresh)).status).toBe(200);
  });

  test("ends with its session after seven days, however often it was renewed", async () => {
    const { tokens } = await signedIn(door);
    const { sid } = decodeJwt(tokens.access_token);
    await asOwner(
      ownerUrl,
      `update oidc_records set expires_at = now() - interval '2 minutes',
         payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int - 120))
       where model = 'Session' and session_uid = '${sid}'`,
    );
    expect(await requestToken(door, refreshWith(tokens.refresh_token))).toMatchObject(isRefused);
  });

  test("that is revoked ends its session, and revoking what is unknown is no news", async () => {
    const { tokens } = await signedIn(door);
    const revoke = (token: string) =>
      fetch(`${url}/oauth/revoke`, {
        method: "POST",
        body: new URLSearchParams({ client_id: settings.clientId, token }),
      });
    expect((await revoke("unknown")).status).toBe(200);
    expect(await isAccepted(tokens.access_token)).toBe(true);
    expect((await revoke(tokens.refresh_token)).status).toBe(200);
    expect(await isAccepted(tokens.access_token)).toBe(false);
    expect(await requestToken(door, refreshWith(tokens.refresh_token))).toMatchObject(isRefused);
  });
});

describe("after a restart, and in another process", () => {
  test.each(["a restarted process", "another process"] as const)(
    "%s goes on where the first one was",
    async (other) => {
      const { tokens, browser } = await signedIn(door);
      const visitor = testBrowser();
      const request = authorizationRequest(door);
      const form = await openSignInPage(door, visitor, request.url);
      const unspent = await freshCode();
      const rotated = await requestToken(door, refreshWith(tokens.refresh_token));

      await door.goOnIn(other);

      // A token from before is good, and so is its session.
      expect(await verify(tokens.access_token)).toMatchObject({ sub: accounts[marta] });
      const silent = await browser.get(authorizationRequest(door, { prompt: "none" }).url);
      expect(silent.headers.get("location")).toContain("code=");
      // The form that was open works.
      const fields = { email: marta, password, form_token: form.formToken };
      const posted = await visitor.post(form.address, fields, { origin: url });
      const resumed = await visitor.get(posted.headers.get("location") ?? "");
      const code = new URL(resumed.headers.get("location") ?? "").searchParams.get("code") ?? "";
      const exchange = { grant_type: "authorization_code", code, code_verifier: request.verifier };
      expect((await requestToken(door, exchange)).status).toBe(200);
      // So does a code, and a refresh token, also one whose answer was lost with the process.
      expect((await requestToken(door, unspent.exchange)).status).toBe(200);
      expect((await requestToken(door, refreshWith(tokens.refresh_token))).status).toBe(200);
      expect((await requestToken(door, refreshWith(rotated.refresh_token))).status).toBe(200);
      // And one that was spent long ago is known as such.
      await forALongTime();
      expect(await requestToken(door, refreshWith(tokens.refresh_token))).toMatchObject(isRefused);
      expect(await requestToken(door, refreshWith(rotated.refresh_token))).toMatchObject(isRefused);
    },
  );
});
