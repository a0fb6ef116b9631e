import { expect, test } from "vitest";
import { perMinuteMost } from "./address-limit.ts";
import { openTestDoor } from "./test-door.ts";

const { url } = await openTestDoor();

test("a flood of sign-ins from one address is turned away politely, and tokens are still renewed", async () => {
  const asked: Response[] = [];
  while (asked.length <= perMinuteMost) {
    const batch = Array.from({ length: 100 }, () => fetch(`${url}/account/sign-in/flood`));
    asked.push(...(await Promise.all(batch)));
  }
  const turnedAway = asked.filter(({ status }) => status === 429);
  expect(turnedAway).toHaveLength(asked.length - perMinuteMost);
  expect(turnedAway[0]?.headers.get("retry-after")).toBeTruthy();
  expect(await turnedAway[0]?.text()).toContain("Too many requests");
  expect((await fetch(`${url}/.well-known/jwks.json`)).status).toBe(200);
});
