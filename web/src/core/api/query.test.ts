import { type ProblemCode, problems } from "@bellhop/contract/problems";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { failureOfAnswer, failureWithoutAnswer, reasonOf } from "./call-failure.ts";
import { makeQueryClient, retriesAfter, waitBefore } from "./query.ts";

/** A screen that reads `key`; each read is answered by hand. */
function screen(queryClient: QueryClient, key: string) {
  const reads: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => reads.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ["venue", key], queryFn });
  const leave = observer.subscribe(() => {});
  return { reads, leave, shown: () => observer.getCurrentResult().data };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test("a change during the first read of a screen is read afterwards, once for several changes", async () => {
  const queryClient = makeQueryClient();
  const { reads, shown, leave } = screen(queryClient, "contradictions");
  const done = [1, 2, 3].map(() => queryClient.invalidateQueries({ queryKey: ["venue"] }));
  reads[0]?.("before the change");
  await settled();
  expect(shown()).toBe("before the change");
  expect(reads).toHaveLength(2);
  reads[1]?.("after the change");
  await Promise.all(done);
  expect(shown()).toBe("after the change");
  expect(reads).toHaveLength(2);
  leave();
});

test("a change during the first read of a screen that was left is read when the screen is opened again", async () => {
  const queryClient = makeQueryClient();
  const first = screen(queryClient, "contradictions");
  void queryClient.invalidateQueries({ queryKey: ["venue"] });
  first.leave();
  first.reads[0]?.("before the change");
  await settled();
  const second = screen(queryClient, "contradictions");
  expect(second.reads).toHaveLength(1);
  second.leave();
});

test("a refused read is not repeated; one that nobody answered is, and longest where the server was busy", () => {
  const retries = [400, 401, 403, 404, 409, 422, 500].map((status) =>
    retriesAfter(failureOfAnswer(status, {})),
  );
  expect(retries).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(retriesAfter(failureWithoutAnswer())).toBe(2);
  expect([429, 503].map((status) => retriesAfter(failureOfAnswer(status, {})))).toEqual([6, 6]);
});

test("a busy server is not asked again before the time it names, and not at all where that is more than a minute", () => {
  expect(waitBefore(0, failureOfAnswer(429, {}, "7"))).toBe(7_000);
  expect(waitBefore(3, failureOfAnswer(429, {}, "1"))).toBe(3_200);
  expect(waitBefore(9, failureOfAnswer(503, {}))).toBe(5_000);
  expect(retriesAfter(failureOfAnswer(429, {}, "3600"))).toBe(0);
  expect(waitBefore(0, failureOfAnswer(429, {}, new Date(Date.now() - 60_000).toUTCString()))).toBe(400);
  expect(waitBefore(0, failureOfAnswer(429, {}, "soon"))).toBe(400);
});

test("what is said of the fields says more than that some need attention", () => {
  const errors = [
    { field: "text", message: "Write something first" },
    { field: "phone", message: "A phone starts with +" },
  ];
  expect(reasonOf(failureOfAnswer(422, { detail: "Some fields need attention.", errors }))).toBe(
    "Write something first · A phone starts with +",
  );
  expect(reasonOf(failureOfAnswer(409, { detail: "Changed" }))).toBe("Changed");
  expect(reasonOf("odd")).toBe("odd");
});

test("people read a sentence by the code, programs the message as it was sent", () => {
  const refusal = (code: ProblemCode, params?: object) =>
    failureOfAnswer(problems[code].status, { code, detail: problems[code].detail, params });
  for (const code of Object.keys(problems) as ProblemCode[]) {
    expect(reasonOf(refusal(code)), code).toMatch(/^[A-Z].*[.]$/);
    if (code !== "unknown_key") expect(refusal(code).message).toBe(problems[code].detail);
  }
  expect(reasonOf(refusal("role_required", { role: "owner" }))).toBe(
    "Only owners can do this. Ask an owner.",
  );
  expect(failureWithoutAnswer().message).toBe("No response received from server");
  expect(reasonOf(failureWithoutAnswer())).toBe("Can't reach Bellhop. Check your connection.");
  expect(reasonOf(failureOfAnswer(409, { code: "of_a_newer_server", detail: "Newer" }))).toBe("Newer");
  expect(reasonOf(failureOfAnswer(409, { code: "toString", detail: "Odd" }))).toBe("Odd");
});
