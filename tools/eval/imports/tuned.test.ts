import { expect, test } from "vitest";
import { tickedFrom } from "../../../contract/imports.ts";
import { suggestionsIn, tunedFolder } from "../import.ts";

test("fields that start ticked are right in the judged texts, none is harmful, and the shown confidence is not too high", async () => {
  const { texts } = await suggestionsIn(tunedFolder);
  const fields = texts.flatMap(({ suggestions }) => suggestions.flatMap((one) => one.fields));
  const unjudged = fields.filter(({ verdict }) => verdict === undefined).map(({ key }) => key);
  expect(unjudged, "Judge these: tools/eval/imports/README.md").toEqual([]);

  const ticked = fields.filter(({ confidence }) => confidence >= tickedFrom);
  expect(ticked.filter(({ verdict }) => verdict === "harmful")).toEqual([]);
  const shareOf = (of: typeof fields) => of.filter(({ verdict }) => verdict === "right").length / of.length;
  expect(shareOf(ticked)).toBeGreaterThanOrEqual(0.95);

  const words = fields.filter(({ field }) => field.startsWith("texts."));
  for (const [evidence, its] of Map.groupBy(words, (one) => one.evidence))
    if (its.length >= 20) expect(its[0]?.confidence, evidence).toBeLessThanOrEqual(shareOf(its) + 0.02);
}, 60_000);
