import { expect, test } from "vitest";
import { makeQueryClient } from "../../core/api/query.ts";
import { aRequest } from "./request.fixture.ts";
import {
  cachedRequest,
  cacheRequest,
  type OpenRequest,
  type RequestPages,
  requestKeys,
} from "./request-cache.ts";

const counts = { open: 2, overdue: 0, mine: 0, no_one: 2 };

function cacheWith(...items: ReturnType<typeof aRequest>[]) {
  const client = makeQueryClient();
  const list = requestKeys.pages(1, { group: "open" });
  client.setQueryData<RequestPages>(list, {
    pages: [{ items, next_cursor: null, counts }],
    pageParams: [undefined],
  });
  const [first] = items;
  if (first)
    client.setQueryData<OpenRequest>(requestKeys.one(1, first.request_id), {
      request: first,
      steps: [],
      message: null,
      possible: null,
      expires_at: null,
    });
  return { client, inList: () => client.getQueryData<RequestPages>(list)?.pages[0]?.items };
}

test("a change shows in every list and in the panel", () => {
  const before = aRequest(1);
  const { client, inList } = cacheWith(before, aRequest(2));
  const after = { ...before, version: 2, state: "confirmed" as const };
  cacheRequest(client, 1, after);
  expect(inList()).toEqual([after, aRequest(2)]);
  expect(cachedRequest(client, 1, before.request_id)).toEqual(after);
});

test("an answer that was overtaken by a newer one is ignored", () => {
  const old = aRequest(1);
  const { client, inList } = cacheWith(old);
  const current = { ...old, version: 3, state: "declined" as const };
  cacheRequest(client, 1, current);
  cacheRequest(client, 1, { ...old, version: 2, state: "confirmed" });
  expect(inList()).toEqual([current]);
});

test("another venue's lists stay as they are", () => {
  const before = aRequest(1);
  const { client, inList } = cacheWith(before);
  cacheRequest(client, 2, { ...before, version: 2, state: "done" });
  expect(inList()).toEqual([before]);
});
