import { expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { keySet } from "./key-set.ts";

const databaseIsAway = Object.assign(new Error("no"), { code: "57P01" });

test.each([
  ["the database is away, its failure is thrown", "embedded", databaseIsAway, databaseIsAway],
  ["the keys can't be read, the call is refused", "embedded", new Error("no"), { code: "unavailable" }],
  ["a tenant can't be reached, the call is refused", "tenant", databaseIsAway, { code: "unavailable" }],
] as const)("while no keys are known and %s", async (_what, provider, failure, thrown) => {
  const findKey = keySet(() => Promise.reject(failure), systemClock, provider);
  const header = { alg: "RS256", kid: "any" };
  await expect(findKey(header, { payload: "", signature: "" })).rejects.toMatchObject(thrown);
});
