import { expect, test } from "vitest";
import { readChangelog, releases } from "./changelog.ts";

const text = `# What has changed

## 0.2.0

### Ideas

- Vote for ideas.
- A line that
  continues.

A paragraph is no line.

### Empty

## 0.1.0

### Ideas

- Vote for ideas.
`;

test("reads releases, sections and lines, and leaves out what has none", () => {
  const [newest, first, ...others] = readChangelog(text);
  expect(others).toEqual([]);
  expect(newest).toMatchObject({
    name: "0.2.0",
    sections: [{ title: "Ideas", items: [{ text: "Vote for ideas." }, { text: "A line that continues." }] }],
  });
  // The same line in the same section is no news in a later release.
  expect(first?.sections[0]?.items[0]?.itemId).toBe(newest?.sections[0]?.items[0]?.itemId);
  expect(readChangelog("")).toEqual([]);
});

test("finds each line of our changelog, with an id of its own per section", () => {
  const items = releases.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  expect(items.length).toBeGreaterThan(100);
  expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(items.length);
  for (const { text: line } of items) expect(line).toMatch(/^\S.*\S$/);
});
