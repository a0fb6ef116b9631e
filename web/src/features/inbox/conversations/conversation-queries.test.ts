import type { Conversation, InboxCounts } from "@bellhop/contract/conversations";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "../../../core/api/query.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { cacheConversation, cacheResponse, countsAgainMs } from "./conversation-cache.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { readPage } from "./conversation-queries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reader = { venueId: 1, memberId: "ana" };
const { signal } = new AbortController();

test("counts that were read while a conversation changed are read again", async () => {
  const queryClient = makeQueryClient();
  const countsKey = conversationKeys.counts(reader.venueId);
  const queryFn = vi.fn(async () => ({ waiting: 1 }) as InboxCounts);
  queryClient.setQueryData(countsKey, { waiting: 1 });
  const leave = new QueryObserver(queryClient, { queryKey: countsKey, queryFn }).subscribe(() => {});

  // The server answers with the state before the event.
  const conversation = { conversation_id: "c1", held: { by: "assistant" } } as Conversation;
  const ask = async () => {
    recentEvents.write(reader.venueId, { kind: "conversation", conversation });
    return { items: [], counts: { waiting: 0 }, next_cursor: null };
  };
  await readPage({ ask: ask as never, queryClient, reader, signal }, "mine", undefined);
  expect(queryClient.getQueryData(countsKey)).toEqual({ waiting: 0 });
  await vi.advanceTimersByTimeAsync(countsAgainMs);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(countsKey)).toEqual({ waiting: 1 });
  leave();
});

test("the response of a call does not undo an event that came meanwhile", () => {
  const reader = { venueId: 2, memberId: "ana" };
  const queryClient = makeQueryClient();
  const asked = { conversation_id: "c1", open_questions: [{ question_id: "q1" }] } as Conversation;
  const quiet = { conversation_id: "c1", open_questions: [] as object[] } as Conversation;
  const key = conversationKeys.one(reader.venueId, "c1");

  const before = recentEvents.mark();
  recentEvents.write(reader.venueId, { kind: "conversation", conversation: asked });
  cacheConversation(queryClient, reader, asked);
  cacheResponse(queryClient, reader, quiet, before);
  expect(queryClient.getQueryData(key)).toEqual(asked);

  const other = { conversation_id: "c2" } as Conversation;
  const later = recentEvents.mark();
  recentEvents.write(reader.venueId, { kind: "conversation", conversation: other });
  cacheResponse(queryClient, reader, quiet, later);
  expect(queryClient.getQueryData(key)).toEqual(quiet);
});
