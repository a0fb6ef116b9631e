import type { TriedAnswer } from "@bellhop/contract/concierge";
import { expect, test } from "vitest";
import type { Ask } from "../../core/api/ask.ts";
import { makeStore } from "../../ui/store.ts";
import { tryActions, type Visit } from "./try-actions.ts";

const nothing: Visit = { tries: [], as: { of: "draft", stay: "in_house", on: undefined } };

test("a late answer does not replace a newer one", async () => {
  const waiting: ((answer: string) => void)[] = [];
  const ask = (() =>
    new Promise<TriedAnswer>((resolve) => {
      waiting.push((text) => resolve({ text } as TriedAnswer));
    })) as unknown as Ask;
  const visit = makeStore(nothing);
  const { ask: askFirst, askAllAgain } = tryActions(ask, visit);
  const before = askFirst("When is breakfast?");
  const after = askAllAgain();
  waiting[1]?.("From eight.");
  await after;
  waiting[0]?.("From seven.");
  await before;
  expect(visit.get().tries).toMatchObject([
    { answer: { text: "From eight." }, isAsking: false, before: null },
  ]);
});

test("switching the guest asks all questions again, also during an edit", async () => {
  const visit = makeStore(nothing);
  const ask = (async (_call: unknown, { text }: { text: string }) => ({ text })) as unknown as Ask;
  const { ask: askFirst, askAllAgain, setAs } = tryActions(ask, visit);
  for (let nth = 1; nth <= 9; nth++) await askFirst(`Question ${nth}`);
  setAs({ stay: "before_arrival" });
  await askAllAgain();
  expect(visit.get().tries.map(({ isAsking, answer }) => [isAsking, answer?.text])).toEqual(
    Array.from({ length: 9 }, (_, at) => [false, `Question ${at + 1}`]),
  );
});
