import { expect, test } from "vitest";
import type { Block } from "../reading/document.ts";
import { passagesOf } from "./passages.ts";
import { subjectOf } from "./topics.ts";

const heading = (text: string, level = 2): Block => ({ kind: "heading", level, text, place: "" });
const paragraph = (text: string): Block => ({ kind: "paragraph", text, place: "" });
const item = (text: string): Block => ({ kind: "item", text, place: "" });
const row = (...cells: string[]): Block => ({ kind: "row", cells, header: null, place: "" });

const divided = (blocks: Block[]) => passagesOf(blocks, (label) => subjectOf(label, "en"));

const lettersIn = (text: string) => text.replace(/\s+/gu, "");
const lettersOf = (block: Block) =>
  block.kind === "end" ? "" : lettersIn(block.kind === "row" ? block.cells.join("") : block.text);

/** The same choices each time. */
function choices(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const kinds: ((words: string) => Block)[] = [
  (words) => heading(words.slice(0, 30), 1),
  (words) => heading(words.slice(0, 40)),
  (words) => heading(`${words.slice(0, 10)}: 7:00 - 9:00`, 3),
  (words) => heading(`${words.slice(0, 20)}?`, 3),
  paragraph,
  (words) => paragraph(`${words.slice(0, 12)}\n${words}\n${words.slice(0, 8)}: ${words}`),
  (words) => paragraph(`Is it ${words.slice(0, 20)}?\n${words}`),
  (words) => paragraph(words.slice(0, 14)),
  item,
  (words) => item(`${words.slice(0, 9)}: until 11:00`),
  (words) => row(words.slice(0, 12), words.slice(3, 20), ""),
  (words) => row(words.slice(0, 12), "", ""),
  () => ({ kind: "end", place: "" }),
  (words) => paragraph(`${words} `.repeat(80)),
];

test("every character of a source belongs to exactly one passage, in order of the source", () => {
  for (let seed = 1; seed <= 150; seed++) {
    const choose = choices(seed);
    const word = () =>
      ["Pool", "lift", "garden", "Only", "parking", "no", "Check-in", "bed", "tea"][choose(9)] ?? "";
    const blocks = Array.from({ length: 1 + choose(12) }, () => {
      const words = Array.from({ length: 4 + choose(14) }, word).join(" ");
      return (kinds[choose(kinds.length)] ?? paragraph)(words);
    });
    const source = blocks.map(lettersOf).join("");
    const passages = divided(blocks);
    const letters = (text: string) => [...lettersIn(text)].toSorted().join("");
    expect(letters(passages.flatMap((one) => one.source).join("")), JSON.stringify(blocks)).toBe(
      letters(source),
    );
    for (const { text } of passages) expect(text.length).toBeLessThanOrEqual(2_000);
  }
});

test("the words of a passage are in its text, its heading or its label", () => {
  const blocks = [
    heading("Rules"),
    paragraph("No smoking. Quiet from 22:00."),
    item("Pets: not allowed"),
    item("Only small dogs."),
  ];
  for (const { source, about, text, headings } of divided(blocks))
    for (const words of source) expect([about, text, ...headings].join("\n")).toContain(words);
});

test.each([
  ["an exception", "Pets are welcome in all of our rooms.", "Except in July and August."],
  ["a condition", "You may cancel for free until the day before.", "Otherwise one night is due."],
  ["a remark in brackets", "The sauna is free.", "(not on Mondays)"],
  ["a reference", "Cots are free.", "These must be ordered."],
])("a rule is never divided from %s", (_what, rule, more) => {
  const filling = Array.from({ length: 12 }, (_none, at) =>
    paragraph(`Sentence ${at} of the house fills a line or two, so that the passage is long.`),
  );
  const passages = divided([heading("House"), ...filling, paragraph(rule), paragraph(more)]);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.at(-1)?.lines.slice(-2)).toEqual([rule, more]);
});

test("a lead-in is never divided from its list", () => {
  const points = Array.from({ length: 30 }, (_none, at) =>
    item(`Thing ${at} that fills half a line of a list`),
  );
  const passages = divided([paragraph("The following is forbidden:"), ...points]);
  expect(passages.map(({ lines }) => lines.length)).toEqual([31]);
});

test("a sentence is never divided, even in a paragraph that is longer than an entry", () => {
  const sentence = "The garden gate is closed at night and opened in the morning by the first who gets up.";
  const passages = divided([paragraph(Array.from({ length: 60 }, () => sentence).join(" "))]);
  for (const { text } of passages) expect(text.replaceAll(sentence, "").trim()).toBe("");
});
