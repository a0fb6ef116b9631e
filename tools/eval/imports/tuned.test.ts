import { expect, test } from "vitest";
import { readSource } from "../../../server/src/domain/imports/reading/index.ts";
import { suggestionsIn, tunedFolder } from "../import.ts";

test("values are right in the judged texts, none is harmful, and no word of a text is lost", async () => {
  const { texts } = await suggestionsIn(tunedFolder);
  const values = texts.flatMap(({ suggestions }) => suggestions.flatMap((one) => one.fields));
  const unjudged = values.filter(({ verdict }) => verdict === undefined).map(({ key }) => key);
  expect(unjudged, "Judge these: tools/eval/imports/README.md").toEqual([]);
  expect(values.filter(({ verdict }) => verdict === "harmful")).toEqual([]);
  const right = values.filter(({ verdict }) => verdict === "right").length;
  expect(right / values.length).toBeGreaterThanOrEqual(0.99);

  for (const { file, text, suggestions } of texts) {
    const kept = suggestions.map(({ proposed }) => proposed.passage).join(" ");
    const { blocks } = await readSource({
      bytes: Buffer.from(text),
      kind: "text",
      name: file,
      contentType: "",
    });
    // The names of columns stand with each value, except where they say nothing.
    const columns = new Set(blocks.flatMap((block) => (block.kind === "row" ? (block.header ?? []) : [])));
    const inColumns = [...columns].join(" ");
    const words = new Set(kept.match(/[\p{L}\p{N}]+/gu));
    // Lines that break within a word are joined.
    const lost = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
      (word) => !words.has(word) && !kept.includes(word) && !inColumns.includes(word),
    );
    expect(lost, file).toEqual([]);
  }
}, 60_000);
