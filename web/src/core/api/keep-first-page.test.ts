import { expect, test } from "vitest";
import { keepFirstPage } from "./keep-first-page.ts";
import { makeQueryClient } from "./query.ts";

const queryKey = ["thread"];
const read = { pages: [["c"], ["b"], ["a"]], pageParams: [undefined, "b", "a"] };

test("only the first page is kept, and is no fresher than before", () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(queryKey, read, { updatedAt: 1_000 });
  keepFirstPage(queryClient, queryKey);
  expect(queryClient.getQueryData(queryKey)).toEqual({ pages: [["c"]], pageParams: [undefined] });
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1_000);
});

test("a list that must be read again stays so", async () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(queryKey, read);
  await queryClient.invalidateQueries({ queryKey });
  keepFirstPage(queryClient, queryKey);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test("a list that was never read stays unread", () => {
  const queryClient = makeQueryClient();
  keepFirstPage(queryClient, queryKey);
  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});
