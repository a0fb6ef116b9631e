import { expect, test } from "vitest";
import type { Caller } from "./ask.ts";
import { fetchMediaAs } from "./fetch-media.ts";

const caller: Caller = { accessToken: async () => "token", venueId: () => 7 };

test("a file is fetched with the bearer token and the tab's venue", async () => {
  const requests: [string, RequestInit | undefined][] = [];
  const send: typeof fetch = async (path, request) => {
    requests.push([String(path), request]);
    return new Response("bytes", { headers: { "content-type": "image/png" } });
  };
  const blob = await fetchMediaAs(caller, send)("a b");
  expect([blob.type, await blob.text()]).toEqual(["image/png", "bytes"]);
  expect(requests).toMatchObject([
    ["/api/media?media_id=a+b", { headers: { authorization: "Bearer token", "bellhop-venue": "7" } }],
  ]);
});

test("a refused file rejects with the problem", async () => {
  const send: typeof fetch = async () => Response.json({ code: "not_found" }, { status: 404 });
  await expect(fetchMediaAs(caller, send)("1")).rejects.toMatchObject({ status: 404, code: "not_found" });
});
