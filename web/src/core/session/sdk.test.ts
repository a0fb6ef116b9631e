import { Auth0Client } from "@auth0/auth0-spa-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answerTo,
  app,
  audience,
  beginSignIn,
  clientId,
  idToken,
  openSdk,
  playBrowser,
  provider,
  scope,
  signIn,
  tokens,
  until,
} from "./test-browser.ts";

// Every error of signing in, and every constant, told by the SDK as it is pinned: what the dashboard relies on.

let browser: ReturnType<typeof playBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-05-04T10:00:00Z") });
  browser = playBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The error of an action, with its name; time passes in the meantime. */
async function failureOf(action: Promise<unknown>, passingMs = 0) {
  const failed = action.then(
    () => undefined,
    (error: Error & { error?: string }) => error,
  );
  if (passingMs > 0) await vi.advanceTimersByTimeAsync(passingMs);
  const error = await failed;
  if (!error) throw new Error("did not fail");
  return { ...error, name: error.error, message: error.message };
}

/** Whether an action has ended after some time. */
async function hasEnded(action: Promise<unknown>, afterMs: number): Promise<boolean> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  action.then(end, end);
  await vi.advanceTimersByTimeAsync(afterMs);
  return ended;
}

const flagLine = () =>
  browser.cookieLines.findLast((line) => line.startsWith(`auth0.${clientId}.is.authenticated`));
const daysOf = (line = "") =>
  (Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? "") - Date.now()) / 86_400_000;

describe("coming back from the provider", () => {
  test("without a query", async () => {
    expect(await failureOf(openSdk().handleRedirectCallback(`${app}/`))).toMatchObject({
      message: "There are no query params available for parsing.",
    });
  });

  test("to a browser that remembers no sign-in: missing_transaction", async () => {
    const failure = await failureOf(openSdk().handleRedirectCallback(`${app}/?code=c&state=s`));
    expect(failure).toMatchObject({ name: "missing_transaction", message: "Invalid state" });
  });

  test("with another state than was sent: state_mismatch, and no code is redeemed", async () => {
    const client = openSdk();
    await beginSignIn(client);
    const failure = await failureOf(client.handleRedirectCallback(`${app}/?code=c&state=another`));
    expect(failure).toMatchObject({ name: "state_mismatch", message: "Invalid state" });
    expect(browser.sent).toEqual([]);
  });

  test("with the provider's error: its description, or its name where it has none", async () => {
    for (const [query, message] of [
      ["error=access_denied&error_description=Service+not+found", "Service not found"],
      ["error=access_denied", "access_denied"],
    ] as const) {
      const client = openSdk();
      const { state } = await beginSignIn(client);
      const failure = await failureOf(client.handleRedirectCallback(`${answerTo(state)}&${query}`));
      expect(failure).toMatchObject({ name: "access_denied", message });
    }
  });

  test("is remembered for a day, with all that belongs to it", async () => {
    await beginSignIn(openSdk());
    const line = browser.cookieLines.find((one) => one.startsWith("a0.spajs.txs"));
    expect(daysOf(line)).toBeCloseTo(1);
    const kept = JSON.parse(decodeURIComponent(browser.cookies.get(`a0.spajs.txs.${clientId}`) ?? ""));
    expect(Object.keys(kept).sort()).toEqual(
      ["audience", "code_verifier", "nonce", "redirect_uri", "response_type", "scope", "state"].sort(),
    );
  });
});

describe("a token without the person", () => {
  const inFrame = { useRefreshTokens: false };
  const frameAsks = () => until(() => browser.frames.some(({ src }) => src !== ""));

  test("asks for no refresh token that is not there, where no frame may help: missing_refresh_token", async () => {
    const client = openSdk({ useRefreshTokensFallback: false });
    expect(await failureOf(client.getTokenSilently())).toMatchObject({
      name: "missing_refresh_token",
      message: `Missing Refresh Token (audience: '${audience}', scope: '${scope}')`,
    });
  });

  test("is refused where nobody is signed in: login_required, and the page is signed out where it stands", async () => {
    const client = openSdk(inFrame);
    await signIn(client, browser);
    expect(flagLine()).toBeDefined();
    const silently = failureOf(client.getTokenSilently({ cacheMode: "off" }));
    await frameAsks();
    const asked = new URL(browser.frames[0]?.src ?? "").searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ prompt: "none", response_mode: "web_message" });
    browser.answersInMessage({
      error: "login_required",
      error_description: "End-User authentication is required",
    });
    expect(await silently).toMatchObject({
      name: "login_required",
      message: "End-User authentication is required",
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(await client.isAuthenticated()).toBe(false);
    expect([...browser.cookies.keys()].filter((name) => name.includes("is.authenticated"))).toEqual([]);
    expect(browser.left).toEqual([]);
  });

  test("cannot come from a frame in a cross-origin isolated page: login_required", async () => {
    browser.window.crossOriginIsolated = true;
    expect(await failureOf(openSdk(inFrame).getTokenSilently())).toMatchObject({
      name: "login_required",
      message:
        "The application is running in a Cross-Origin Isolated context, silently retrieving a token without refresh token is not possible.",
    });
  });

  test("is waited for a minute: timeout", async () => {
    const silently = openSdk(inFrame).getTokenSilently();
    await frameAsks();
    expect(await hasEnded(silently, 59_900)).toBe(false);
    expect(await failureOf(silently, 200)).toMatchObject({ name: "timeout", message: "Timeout" });
  });

  test("that answers another request is not taken: state_mismatch", async () => {
    const silently = failureOf(openSdk(inFrame).getTokenSilently());
    await frameAsks();
    browser.answersInMessage({ code: "c", state: "another" });
    expect(await silently).toMatchObject({ name: "state_mismatch", message: "Invalid state" });
  });

  test("waits five seconds for the other tabs: timeout", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(`auth0.lock.getTokenSilently.${clientId}.${audience}`, () => held);
    const silently = openSdk().getTokenSilently();
    expect(await hasEnded(silently, 4_900)).toBe(false);
    expect(await failureOf(silently, 200)).toMatchObject({ name: "timeout", message: "Timeout" });
    release();
  });

  test("is taken from memory until a minute before it runs out", async () => {
    const client = openSdk();
    await signIn(client, browser);
    await vi.advanceTimersByTimeAsync(539_000);
    expect(await client.getTokenSilently()).toBe("access");
    expect(browser.sent).toHaveLength(1);
    browser.answers(async () => tokens(idToken(undefined), { access_token: "renewed" }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await client.getTokenSilently()).toBe("renewed");
    expect(String(browser.sent[1]?.init.body)).toContain("grant_type=refresh_token");
  });
});

describe("the small window", () => {
  const windowAsks = () => until(() => browser.popup.location.href !== "");

  test("is 400 by 600, in the middle", async () => {
    const signingIn = failureOf(openSdk().loginWithPopup());
    expect(browser.opened).toEqual([
      [
        "",
        "auth0:authorize:popup",
        "left=400,top=100,width=400,height=600,resizable,scrollbars=yes,status=1",
      ],
    ]);
    await windowAsks();
    browser.answersInMessage({ error: "access_denied" });
    await signingIn;
  });

  test("that is closed is noticed within a second", async () => {
    const signingIn = openSdk().loginWithPopup();
    await windowAsks();
    expect(await hasEnded(signingIn, 2_500)).toBe(false);
    browser.popup.closed = true;
    expect(await failureOf(signingIn, 1_000)).toMatchObject({ name: "cancelled", message: "Popup closed" });
  });

  test("is waited for a minute", async () => {
    const signingIn = openSdk().loginWithPopup();
    await windowAsks();
    expect(await hasEnded(signingIn, 59_900)).toBe(false);
    expect(await failureOf(signingIn, 200)).toMatchObject({ name: "timeout", message: "Timeout" });
  });

  test("that the browser does not open", async () => {
    browser.blockWindows();
    expect(await failureOf(openSdk().loginWithPopup())).toMatchObject({
      name: "popup_open",
      message: "Unable to open a popup for loginWithPopup - window.open returned `null`",
    });
  });

  test("tells the provider's error with its description, and takes no other request's answer", async () => {
    const refused = failureOf(openSdk().loginWithPopup());
    await windowAsks();
    browser.answersInMessage({ error: "access_denied", error_description: "Not this time" });
    expect(await refused).toMatchObject({ name: "access_denied", message: "Not this time" });
    browser.popup.location.href = "";
    const mistaken = failureOf(openSdk().loginWithPopup());
    await windowAsks();
    browser.answersInMessage({ code: "c", state: "another" });
    expect(await mistaken).toMatchObject({ name: "state_mismatch", message: "Invalid state" });
  });
});

describe("the token endpoint", () => {
  /** The failure of redeeming a code. */
  async function redeeming(answers: Parameters<typeof browser.answers>[0], passingMs = 0) {
    const client = openSdk();
    const { state } = await beginSignIn(client);
    browser.answers(answers);
    return await failureOf(client.handleRedirectCallback(answerTo(state)), passingMs);
  }

  test("that wants a second factor: mfa_required, with the token to go on with", async () => {
    const json = { error: "mfa_required", error_description: "Multifactor required", mfa_token: "m" };
    expect(await redeeming(async () => ({ status: 403, json }))).toMatchObject({
      name: "mfa_required",
      message: "Multifactor required",
      mfa_token: "m",
    });
  });

  test("that refuses with a description says it, and without one: request_error", async () => {
    const json = { error: "invalid_grant", error_description: "The code is spent." };
    expect(await redeeming(async () => ({ status: 400, json }))).toMatchObject({
      name: "invalid_grant",
      message: "The code is spent.",
    });
    expect(await redeeming(async () => ({ status: 503, json: {} }))).toMatchObject({
      name: "request_error",
      message: `HTTP error. Unable to fetch ${provider}/oauth/token`,
    });
  });

  test("that cannot be reached is tried three times", async () => {
    const failure = await redeeming(async () => {
      throw new TypeError("Failed to fetch");
    });
    expect(failure.message).toBe("Failed to fetch");
    expect(browser.sent).toHaveLength(3);
  });

  test("that does not answer is given up after ten seconds, three times", async () => {
    const client = openSdk();
    const { state } = await beginSignIn(client);
    browser.answers(() => new Promise(() => {}));
    const hanging = client.handleRedirectCallback(answerTo(state));
    expect(await hasEnded(hanging, 9_900)).toBe(false);
    expect(browser.sent).toHaveLength(1);
    expect(await hasEnded(hanging, 200)).toBe(false);
    expect(browser.sent).toHaveLength(2);
    expect((await failureOf(hanging, 20_000)).message).toBe("Timeout when executing 'fetch'");
    expect(browser.sent).toHaveLength(3);
  });

  test.each([true, false])("is asked by form or by JSON, with who asks in a header", async (useFormData) => {
    const client = openSdk({ useFormData });
    await signIn(client, browser);
    const { url, init } = browser.sent[0] ?? {};
    const headers = init?.headers as Record<string, string>;
    expect(url).toBe(`${provider}/oauth/token`);
    expect(headers["Content-Type"]).toBe(
      useFormData ? "application/x-www-form-urlencoded" : "application/json",
    );
    expect(JSON.parse(atob(headers["Auth0-Client"] ?? ""))).toMatchObject({ name: "auth0-spa-js" });
    const body = useFormData
      ? Object.fromEntries(new URLSearchParams(String(init?.body)))
      : JSON.parse(String(init?.body));
    expect(body).toMatchObject({
      client_id: clientId,
      grant_type: "authorization_code",
      code: "c",
      redirect_uri: app,
    });
  });
});

describe("what it is made with", () => {
  test("a place for tokens that is none: Invalid cache location", () => {
    expect(() => openSdk({ cacheLocation: "disk" as never })).toThrow('Invalid cache location "disk"');
  });

  test("the scope, with offline_access where refresh tokens are used", async () => {
    expect((await beginSignIn(openSdk())).scope).toBe("openid profile email offline_access");
    expect((await beginSignIn(openSdk({ useRefreshTokens: false }))).scope).toBe("openid profile email");
    const plain = new Auth0Client({ domain: provider, clientId, useCookiesForTransactions: true });
    expect((await beginSignIn(plain)).scope).toBe("openid profile email");
  });

  test("the note of a session lasts a day", async () => {
    await signIn(openSdk(), browser);
    expect(daysOf(flagLine())).toBeCloseTo(1);
  });

  test("signing out leads to /v2/logout with the client, where to return, and the federated flag", async () => {
    await openSdk().logout({ logoutParams: { returnTo: `${app}/`, federated: true } });
    const url = new URL(browser.left[0] ?? "");
    expect(url.origin + url.pathname).toBe(`${provider}/v2/logout`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      returnTo: `${app}/`,
      federated: "",
    });
  });
});
