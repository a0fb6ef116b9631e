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

/** Asks until it is turned away. Returns that response. */
async function flood(ask: () => Promise<Response>): Promise<Response> {
  for (let round = 0; round < 100; round++) {
    const asked = await Promise.all(Array.from({ length: 100 }, ask));
    const turnedAway = asked.find(({ status }) => status === 429);
    if (!turnedAway) continue;
    expect(round * 100 + 100).toBeGreaterThan(maxPerMinute - 2);
    expect(Number(turnedAway.headers.get("retry-after"))).toBeGreaterThan(0);
    return turnedAway;
  }
  throw new Error("Never turned away");
}

test("a flood from one address is turned away politely, and stops nothing but its own kind", async () => {
  const signIn = await flood(() => fetch(`${url}/account/sign-in/flood`));
  expect(await signIn.text()).toContain("Too many attempts");
  for (const path of ["sign-up", "forgot"]) expect((await fetch(`${url}/account/${path}`)).status).toBe(200);
  expect((await authorize()).status).toBe(303);
  expect(await (await flood(authorize)).text()).toContain("Too many attempts");
  expect((await token()).status).toBe(400);
  expect(await (await flood(token)).json()).toMatchObject({ error: "too_many_requests" });
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
  expect((await fetch(`${url}/v2/logout`, { redirect: "manual" })).status).toBe(303);
});
