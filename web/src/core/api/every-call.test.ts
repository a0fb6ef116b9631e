import { switchVenue } from "@bellhop/contract/access";
import { setVenueAlert } from "@bellhop/contract/alerts";
import type { Call } from "@bellhop/contract/call";
import { describe, expect, test } from "vitest";
import { askAs, type Caller } from "./ask.ts";

const contract = import.meta.glob<Record<string, unknown>>("../../../../contract/*.ts", { eager: true });
const isCall = (one: unknown): one is Call =>
  typeof one === "object" && one !== null && "path" in one && "role" in one;
const calls = Object.values(contract).flatMap(Object.values).filter(isCall);

const caller: Caller = { accessToken: async () => "token", venueId: () => 7 };

/** What reaches `fetch` for a call. */
async function requestOf(call: Call, input: unknown, as = caller) {
  const requests: { path: string; request: RequestInit & { headers: Record<string, string> } }[] = [];
  const send: typeof fetch = async (path, request) => {
    requests.push({ path: String(path), request: request as never });
    return new Response("{}");
  };
  await askAs(as, send)(call, input);
  const [only, ...more] = requests;
  if (!only || more.length > 0) throw new Error("Not one request");
  return only;
}

test("the contract's calls are found, or this file tests nothing", () => {
  expect(calls.length).toBeGreaterThan(20);
});

describe.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_, call) => {
  test("goes to the product's own host, by its method, with bearer token, cookies and the tab's venue", async () => {
    const { path, request } = await requestOf(call, {});
    expect(path).toBe(call.path);
    expect(request.method).toBe(call.method);
    expect(request.credentials).toBe("include");
    expect(request.headers).toMatchObject({ authorization: "Bearer token", "bellhop-venue": "7" });
  });

  test("has no time-out of its own", async () => {
    expect((await requestOf(call, {})).request.signal).toBeNull();
  });

  test("sends an empty body as {}, and none with a GET", async () => {
    const { request } = await requestOf(call, undefined);
    expect(request.body).toBe(call.method === "POST" ? "{}" : undefined);
    expect(request.headers["content-type"]).toBe(call.method === "POST" ? "application/json" : undefined);
  });

  test("carries an Idempotency-Key exactly where it changes something", async () => {
    const changes = call.access === "changes";
    const { headers } = (await requestOf(call, {})).request;
    if (changes) expect(headers["idempotency-key"]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    else expect(headers).not.toHaveProperty("idempotency-key");
  });
});

describe("a venue's id", () => {
  test.each([
    [7, 7],
    ["7", 7],
    [" 7 ", 7],
    ["1e3", 1000],
    ["seven", "seven"],
    ["7 or 8", "7 or 8"],
    ["Infinity", "Infinity"],
    ["NaN", "NaN"],
    ["", ""],
    [" ", " "],
  ])("given as %j is sent as %j", async (given, due) => {
    for (const call of [switchVenue, setVenueAlert]) {
      const { request } = await requestOf(call, { venue_id: given, count: 1 });
      expect(JSON.parse(String(request.body))).toEqual({ venue_id: due, count: 1 });
    }
  });
});
