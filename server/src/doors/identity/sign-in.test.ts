import { decodeJwt, decodeProtectedHeader } from "jose";
import { describe, expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testBrowser } from "./test-browser.ts";
import {
  authorizationRequest,
  marta,
  openSignInPage,
  openTestDoor,
  paolo,
  password,
  requestToken,
  signedIn,
  signInByForm,
} from "./test-door.ts";

const door = await openTestDoor();
const { settings, url, verify, accounts } = door;

describe("signing in", () => {
  test("leads from the form to tokens that the API believes", async () => {
    const { landed, request, tokens } = await signedIn(door);
    expect(landed.origin + landed.pathname).toBe(settings.redirectUri);
    expect(landed.searchParams.get("state")).toBe(request.state);
    expect(tokens).toMatchObject({
      status: 200,
      expires_in: 600,
      scope: "openid profile email offline_access",
    });

    const verified = await verify(tokens.access_token);
    expect(verified).toMatchObject({ sub: accounts[marta], email: marta });
    expect(verified.sid).toBeTruthy();
    expect(decodeProtectedHeader(tokens.access_token).alg).toBe("RS256");
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${url}/`,
      aud: settings.clientId,
      sub: accounts[marta],
      nonce: request.nonce,
      name: "Marta Conti",
      email: marta,
      email_verified: true,
    });
  });

  test("an id token is no access token", async () => {
    const { tokens } = await signedIn(door);
    await expect(verify(tokens.id_token)).rejects.toMatchObject({ code: "signed_out" });
  });

  test("again, with the session still there, asks for no password", async () => {
    const { browser } = await signedIn(door);
    const answer = await browser.get(authorizationRequest(door).url);
    expect(new URL(answer.headers.get("location") ?? "").searchParams.get("code")).toBeTruthy();
  });

  test("again asks for the password where the application wants it typed anew", async () => {
    const { browser } = await signedIn(door);
    for (const [name, value] of [
      ["prompt", "login"],
      ["max_age", "0"],
    ] as const) {
      const { page, html } = await openSignInPage(
        door,
        browser,
        authorizationRequest(door, { [name]: value }).url,
      );
      expect(page.status).toBe(200);
      expect(html).toContain('autocomplete="current-password"');
    }
    const silent = await browser.get(authorizationRequest(door, { prompt: "none", max_age: "1000" }).url);
    expect(silent.headers.get("location")).toContain("code=");
  });

  test("as somebody else over an open session ends that session and its tokens", async () => {
    const { browser, tokens } = await signedIn(door);
    const request = authorizationRequest(door, { prompt: "login" });
    const { address, formToken } = await openSignInPage(door, browser, request.url);
    const fields = { email: paolo, password, form_token: formToken };
    const posted = await browser.post(address, fields, { origin: url });
    const handing = await (await browser.get(posted.headers.get("location") ?? "")).text();
    const action = /action="([^"]+)"/.exec(handing)?.[1] ?? "";
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(handing)?.[1] ?? "";
    const ended = await browser.post(action, { xsrf, logout: "yes" });
    const resumed = await browser.get(ended.headers.get("location") ?? "");
    const code = new URL(resumed.headers.get("location") ?? "").searchParams.get("code") ?? "";
    const exchange = { grant_type: "authorization_code", code, code_verifier: request.verifier };
    const theirs = await requestToken(door, exchange);
    expect(decodeJwt(theirs.access_token).sub).toBe(accounts[paolo]);
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect(await requestToken(door, refresh)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  test("works in two tabs at once", async () => {
    const browser = testBrowser();
    const one = await openSignInPage(door, browser, authorizationRequest(door).url);
    const two = await openSignInPage(door, browser, authorizationRequest(door).url);
    for (const { address, formToken } of [one, two]) {
      const fields = { email: marta, password, form_token: formToken };
      const posted = await browser.post(address, fields, { origin: url });
      const resumed = await browser.get(posted.headers.get("location") ?? "");
      expect(resumed.headers.get("location")).toContain("code=");
    }
  });
});

describe("the sign-in page", () => {
  test("says where one is, allows no foreign script or frame, and is kept nowhere", async () => {
    const { page, html } = await openSignInPage(door, testBrowser(), authorizationRequest(door).url);
    expect(page.status).toBe(200);
    expect(html).toContain(new URL(url).host);
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const keys = await fetch(`${url}/.well-known/jwks.json`);
    for (const { headers } of [page, keys]) expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("fills in the e-mail address that was hinted, as text", async () => {
    const hint = `"><script>alert(1)</script>`;
    const asked = authorizationRequest(door, { login_hint: hint });
    const { html } = await openSignInPage(door, testBrowser(), asked.url);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)");
  });

  test("asks at each field for what was left empty, in its language, and counts no attempt", async () => {
    const browser = testBrowser();
    const { url: asked } = authorizationRequest(door, { ui_locales: "de" });
    const { address, html, formToken } = await openSignInPage(door, browser, asked);
    expect(html).toMatch(/<form class="card"[^>]* novalidate>/);
    for (let attempt = 0; attempt < 12; attempt++) {
      const refused = await browser.post(
        address,
        { email: " ", password: "", form_token: formToken },
        { origin: url },
      );
      expect(refused.status).toBe(400);
      const again = await refused.text();
      expect(again).toContain("Bitte prüfen Sie die Eingaben");
      expect(again).toMatch(/id="email-problem">Geben Sie Ihre E-Mail-Adresse ein\./);
      expect(again).toMatch(/id="password-problem">Geben Sie Ihr Passwort ein\./);
    }
  });

  test("marks both fields for a wrong password and for an unknown e-mail address alike", async () => {
    const pages: string[] = [];
    for (const fields of [
      { email: marta, password: "something else" },
      { email: "nobody@belvedere.example", password },
    ]) {
      const browser = testBrowser();
      const { address, formToken } = await openSignInPage(door, browser, authorizationRequest(door).url);
      const refused = await browser.post(address, { ...fields, form_token: formToken }, { origin: url });
      expect(refused.status).toBe(400);
      const html = (await refused.text()).replace(/<style>.*<\/style>/s, "");
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
      expect(html).toContain(`value="${fields.email}"`);
      expect(html).not.toContain(fields.password);
      pages.push(
        html
          .replace(`value="${fields.email}"`, "")
          .replaceAll(/sign-in\/[\w-]+|from=[\w-]+|form_token" value="[\w-]+/g, ""),
      );
    }
    expect(pages[0]).toBe(pages[1]);
  });

  test("takes no form of another site's, and none of another sign-in", async () => {
    const browser = testBrowser();
    const { address, formToken } = await openSignInPage(door, browser, authorizationRequest(door).url);
    const other = await openSignInPage(door, testBrowser(), authorizationRequest(door).url);
    const fields = { email: marta, password, form_token: formToken };
    expect((await browser.post(address, fields, { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await browser.post(address, fields, { origin: "null" })).status).toBe(403);
    expect((await browser.post(address, fields, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await browser.post(address, { ...fields, form_token: other.formToken })).status).toBe(403);
    expect((await browser.post(other.address, { ...fields, form_token: other.formToken })).status).toBe(410);
  });

  test("cannot be used twice", async () => {
    const browser = testBrowser();
    const { address, formToken } = await openSignInPage(door, browser, authorizationRequest(door).url);
    const fields = { email: marta, password, form_token: formToken };
    const posted = await browser.post(address, fields, { origin: url });
    await browser.get(posted.headers.get("location") ?? "");
    const again = await browser.get(address);
    expect(again.status).toBe(410);
    expect(await again.text()).toContain("Start again");
  });
});

describe("codes and tokens", () => {
  test("a code shown twice ends what it had given", async () => {
    const { exchange, tokens } = await signedIn(door);
    expect(await requestToken(door, exchange)).toMatchObject({ status: 400, error: "invalid_grant" });
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await requestToken(door, refresh)).status).toBe(400);
  });

  test("a code is worth nothing without its verifier", async () => {
    const request = authorizationRequest(door);
    const landed = await signInByForm(door, testBrowser(), { authorizeUrl: request.url });
    const code = landed.searchParams.get("code") ?? "";
    const exchange = { grant_type: "authorization_code", code, code_verifier: "x".repeat(43) };
    expect(await requestToken(door, exchange)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  test("a refresh token is exchanged for new ones, as a form and as JSON", async () => {
    const { tokens } = await signedIn(door);
    const asked = { audience: settings.audience, scope: "openid profile email offline_access" };
    const next = await requestToken(
      door,
      { grant_type: "refresh_token", refresh_token: tokens.refresh_token, ...asked },
      { json: true },
    );
    expect(next.status).toBe(200);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await verify(next.access_token)).toMatchObject({ sub: accounts[marta], email: marta });
    const third = await requestToken(door, {
      grant_type: "refresh_token",
      refresh_token: next.refresh_token,
    });
    expect(third.status).toBe(200);
  });

  test("a refresh token whose answer was lost works once more, and a stolen one ends the family", async () => {
    const { tokens } = await signedIn(door);
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    const lost = await requestToken(door, refresh);
    const retried = await requestToken(door, refresh);
    expect([lost.status, retried.status]).toEqual([200, 200]);

    await asOwner(door.ownerUrl, "update oidc_records set consumed_at = consumed_at - interval '1 minute'");
    expect(await requestToken(door, refresh)).toMatchObject({
      status: 400,
      error: "invalid_grant",
      error_description: "Unknown or invalid refresh token.",
    });
    for (const { refresh_token } of [lost, retried]) {
      expect((await requestToken(door, { ...refresh, refresh_token })).status).toBe(400);
    }
  });

  test("a blocked account gets no more tokens, in the words the SDK knows, and a sign-in page", async () => {
    const { tokens, browser } = await signedIn(door, testBrowser(), paolo);
    await asOwner(door.ownerUrl, `update accounts set blocked_at = now() where email = '${paolo}'`);
    try {
      const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
      expect(await requestToken(door, refresh)).toMatchObject({ error_description: "user is blocked" });
      const silent = await browser.get(authorizationRequest(door, { prompt: "none" }).url);
      expect(silent.headers.get("location")).toContain("error=login_required");
      const { page } = await openSignInPage(door, browser, authorizationRequest(door).url);
      expect(page.status).toBe(200);
    } finally {
      await asOwner(door.ownerUrl, `update accounts set blocked_at = null where email = '${paolo}'`);
    }
  });

  test("a JSON body that is not one flat object is refused", async () => {
    for (const body of ["[]", "{", '{"grant_type":{}}', `"${"x".repeat(60_000)}"`]) {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${url}/oauth/token`, { method: "POST", headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "invalid_request" });
    }
  });
});

describe("what may be asked for", () => {
  test("another audience is refused to the application, by name", async () => {
    const asked = authorizationRequest(door, { audience: "urn:other:api" });
    const answer = await testBrowser().get(asked.url);
    const landed = new URL(answer.headers.get("location") ?? "");
    expect(landed.searchParams.get("error")).toBe("access_denied");
    expect(landed.searchParams.get("error_description")).toContain("urn:other:api");
    expect(landed.searchParams.get("state")).toBe(asked.state);
  });

  test("no address but the application's is ever sent a code", async () => {
    const asked = authorizationRequest(door, { redirect_uri: "https://elsewhere.example/" });
    const answer = await testBrowser().get(asked.url);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(await answer.text()).toContain("Start again");
  });

  test("PKCE is not optional", async () => {
    const asked = new URL(authorizationRequest(door).url);
    asked.searchParams.delete("code_challenge");
    const answer = await testBrowser().get(asked.href);
    expect(answer.headers.get("location")).toContain("error=invalid_request");
  });

  test("without a refresh token where offline access was not asked for", async () => {
    const request = authorizationRequest(door, { scope: "openid email" });
    const landed = await signInByForm(door, testBrowser(), { authorizeUrl: request.url });
    const code = landed.searchParams.get("code") ?? "";
    const exchange = { grant_type: "authorization_code", code, code_verifier: request.verifier };
    const tokens = await requestToken(door, exchange);
    expect(tokens.status).toBe(200);
    expect(tokens.refresh_token).toBeUndefined();
  });

  test("under no other name than its own", async () => {
    const { port } = new URL(url);
    const answer = await fetch(`http://127.0.0.1:${port}/.well-known/openid-configuration`);
    expect(answer.status).toBe(421);
    const own = await (await fetch(`${url}/.well-known/openid-configuration`)).json();
    expect(own).toMatchObject({ issuer: `${url}/`, token_endpoint: `${url}/oauth/token` });
  });

  test("keys are published without their private parts", async () => {
    const answer = await fetch(`${url}/.well-known/jwks.json`);
    const { keys } = (await answer.json()) as { keys: object[] };
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});

describe("silent renewal", () => {
  const inFrame = { prompt: "none", response_mode: "web_message" };

  test("hands the code to the application's own window, and to no other", async () => {
    const { browser } = await signedIn(door);
    const answer = await browser.get(authorizationRequest(door, inFrame).url);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('"code":');
    expect(html).toContain(`"redirect_uri":"${settings.redirectUri}"`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("sha256-");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  test("without a session says that somebody has to sign in", async () => {
    const answer = await testBrowser().get(authorizationRequest(door, inFrame).url);
    expect(await answer.text()).toContain('"error":"login_required"');
  });
});

describe("while the database is away", () => {
  test("the page says so, nobody is signed out, and all goes on afterwards", async () => {
    const { browser, tokens } = await signedIn(door);
    const visitor = testBrowser();
    const { address, formToken } = await openSignInPage(door, visitor, authorizationRequest(door).url);
    const refresh = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    door.takeDatabaseAway(true);
    try {
      const fields = { email: marta, password, form_token: formToken };
      expect((await visitor.post(address, fields, { origin: url })).status).toBe(503);
      expect((await browser.get(authorizationRequest(door).url)).status).toBe(503);
      expect(await requestToken(door, refresh)).toMatchObject({ status: 503, error: "server_error" });
      const inFrame = { prompt: "none", response_mode: "web_message" };
      const silent = await browser.get(authorizationRequest(door, inFrame).url);
      expect(await silent.text()).toContain('"error":"server_error"');
    } finally {
      door.takeDatabaseAway(false);
    }
    expect((await requestToken(door, refresh)).status).toBe(200);
  });
});
