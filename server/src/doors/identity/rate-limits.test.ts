import { expect, test } from "vitest";
import { maxPerMinute } from "./rate-limits.ts";
import { authorizationRequest, openTestDoor } from "./test-door.ts";

const door = await openTestDoor();
const { url, settings } = door;

const token = () =>
  fetch(`${url}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: settings.clientId, grant_type: "refresh_token" }),
  });
const authorize = () => fetch(authorizationRequest(door, { prompt: "none" }).url, { redirect: "manual" });

/** Asks more often than it may; `already` is how often it has asked before. */
async function flood(ask: () => Promise<Response>, already = 0) {
  const asked: Response[] = [];
  while (asked.length <= maxPerMinute) {
    asked.push(...(await Promise.all(Array.from({ length: 100 }, ask))));
  }
  const turnedAway = asked.filter(({ status }) => status === 429);
  expect(turnedAway).toHaveLength(already + asked.length - maxPerMinute);
  const [one] = turnedAway as [Response];
  expect(one.headers.get("retry-after")).toBeTruthy();
  return one;
}

test("a flood from one address is turned away politely, and stops nothing but its own kind", async () => {
  const signIn = await flood(() => fetch(`${url}/account/sign-in/flood`));
  expect(await signIn.text()).toContain("Too many attempts");
  for (const path of ["sign-up", "forgot"]) expect((await fetch(`${url}/account/${path}`)).status).toBe(200);
  expect((await authorize()).status).toBe(303);
  expect(await (await flood(authorize, 1)).text()).toContain("Too many attempts");
  expect((await token()).status).toBe(400);
  expect(await (await flood(token, 1)).json()).toMatchObject({ error: "too_many_requests" });
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
  expect((await fetch(`${url}/v2/logout`, { redirect: "manual" })).status).toBe(303);
});
