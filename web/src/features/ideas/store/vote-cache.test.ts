import type { Idea } from "@bellhop/contract/ideas";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { ideaKeys } from "./idea-queries.ts";
import { showVotes, withVote } from "./vote-cache.ts";

const idea = (idea_id: string, votes: number, has_voted = false) => ({ idea_id, votes, has_voted }) as Idea;

test("a vote shows in every list and in the panel, and at other venues not", () => {
  const client = new QueryClient();
  const page = {
    pages: [{ items: [idea("a", 3), idea("b", 2)], next_cursor: null }],
    pageParams: [undefined],
  };
  client.setQueryData(ideaKeys.list(1, {}), page);
  client.setQueryData(ideaKeys.list(1, { q: "x" }), page);
  client.setQueryData(ideaKeys.one(1, "a"), idea("a", 3));
  client.setQueryData(ideaKeys.list(2, {}), page);
  showVotes(client, 1, "a", withVote(true));
  for (const filters of [{}, { q: "x" }])
    expect(client.getQueryData(ideaKeys.list(1, filters))).toMatchObject({
      pages: [{ items: [idea("a", 4, true), idea("b", 2)] }],
    });
  expect(client.getQueryData(ideaKeys.one(1, "a"))).toEqual(idea("a", 4, true));
  expect(client.getQueryData(ideaKeys.list(2, {}))).toEqual(page);
});

test("taking a vote back, and voting twice", () => {
  expect(withVote(false)({ votes: 4, has_voted: true })).toEqual({ votes: 3, has_voted: false });
  expect(withVote(true)({ votes: 4, has_voted: true })).toEqual({ votes: 4, has_voted: true });
  expect(withVote(false)({ votes: 0, has_voted: true })).toEqual({ votes: 0, has_voted: false });
});
