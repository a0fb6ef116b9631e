import { fetchAccess } from "@bellhop/contract/access";
import { describe, expect, test } from "vitest";
import { createAccount, hashPassword, identitySettings } from "../../domain/identity/index.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { testBrowser } from "./test-browser.ts";
import { authorizationRequest, marta, password, signInByForm } from "./test-door.ts";

const other = "https://other.hotel.example";
const stranger = "https://stranger.example";
const { publicUrl: url, services } = await testBellhop({ SIGN_IN_FOR: `${other}, http://localhost:4999` });
const settings = identitySettings({ publicUrl: url });
const door = { settings, url } as Parameters<typeof authorizationRequest>[0];
const passwordHash = await hashPassword(password);
await services.db.atInstallation((at) => createAccount(at, { email: marta, name: "Marta", passwordHash }));
const fromThere = { redirect_uri: `${other}/` };

describe("people of another Bellhop that is listed", () => {
  test("sign in here, and are sent back there", async () => {
    const request = authorizationRequest(door, fromThere);
    const landed = await signInByForm(door, testBrowser(), { authorizeUrl: request.url });
    expect(landed.href.startsWith(`${other}/?code=`)).toBe(true);
    const exchange = {
      ...fromThere,
      grant_type: "authorization_code",
      client_id: settings.clientId,
      code: landed.searchParams.get("code") ?? "",
      code_verifier: request.verifier,
    };
    const answer = await fetch(`${url}/oauth/token`, {
      method: "POST",
      headers: { origin: other },
      body: new URLSearchParams(exchange),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe(other);
    const { refresh_token } = (await answer.json()) as { refresh_token: string };
    const refreshed = await fetch(`${url}/oauth/token`, {
      method: "POST",
      headers: { origin: other },
      body: new URLSearchParams({ grant_type: "refresh_token", client_id: settings.clientId, refresh_token }),
    });
    expect(refreshed.status).toBe(200);
  });

  test("have their browser told that it may ask for tokens, and no other browser is", async () => {
    const preflight = (origin: string, path = "/oauth/token") =>
      fetch(`${url}${path}`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "auth0-client",
        },
      });
    for (const path of ["/oauth/token", "/oauth/revoke"]) {
      const allowed = await preflight(other, path);
      expect(allowed.status).toBe(204);
      expect(allowed.headers.get("access-control-allow-origin")).toBe(other);
      expect(allowed.headers.get("access-control-allow-headers")).toContain("auth0-client");
      const refused = await preflight(stranger, path);
      expect(refused.headers.get("access-control-allow-origin")).toBeNull();
    }
    const asked = await fetch(`${url}/oauth/token`, {
      method: "POST",
      headers: { origin: stranger },
      body: new URLSearchParams({
        grant_type: "refresh_token",
        client_id: settings.clientId,
        refresh_token: "x",
      }),
    });
    expect(asked.status).toBe(400);
    expect(asked.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("have their session renewed in a frame of that Bellhop's, whose window alone is told", async () => {
    const inFrame = { ...fromThere, prompt: "none", response_mode: "web_message" };
    const answer = await testBrowser().get(authorizationRequest(door, inFrame).url);
    expect(await answer.text()).toContain(`"redirect_uri":"${other}/"`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors 'self' ${other} http://localhost:4999`);
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("unsafe-none");
  });

  test("sign out here, and are sent back there", async () => {
    const browser = testBrowser();
    const leave = (returnTo: string, origin = other) =>
      browser.get(`${url}/v2/logout?${new URLSearchParams({ returnTo })}`, {
        referer: `${origin}/`,
        "sec-fetch-site": "cross-site",
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
      });
    const isSignedIn = async () => {
      const silent = await browser.get(authorizationRequest(door, { ...fromThere, prompt: "none" }).url);
      return silent.headers.get("location")?.includes("code=") === true;
    };
    await signInByForm(door, browser, { authorizeUrl: authorizationRequest(door, fromThere).url });
    const asked = await leave(`${other}/login`, stranger);
    expect(asked.headers.get("location")).toContain("/account/sign-out?");
    expect(await isSignedIn()).toBe(true);
    expect((await leave(`${other}/login`)).headers.get("location")).toBe(`${other}/login`);
    expect(await isSignedIn()).toBe(false);
    for (const elsewhere of [`${stranger}/`, `${other}.evil.example/`, "https://a@other.hotel.example/"])
      expect((await leave(elsewhere)).status).toBe(400);
  });
});

test("nobody is sent to an address that is not listed to the letter", async () => {
  for (const redirect_uri of [
    `${stranger}/`,
    `${other}/elsewhere`,
    "http://other.hotel.example/",
    `${other}:444/`,
  ]) {
    const answer = await testBrowser().get(authorizationRequest(door, { redirect_uri }).url);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  }
});

test("the API itself answers pages of another Bellhop no more than any other's", async () => {
  const answer = await fetch(`${url}${fetchAccess.path}`, {
    method: fetchAccess.method,
    headers: { origin: other },
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("the sign-in page itself is in nobody's frame", async () => {
  const started = await testBrowser().get(authorizationRequest(door, fromThere).url);
  const page = await fetch(new URL(started.headers.get("location") ?? "", url));
  expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
});
