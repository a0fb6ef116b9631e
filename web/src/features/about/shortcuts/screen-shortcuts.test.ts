import { expect, test } from "vitest";
import { screenShortcuts } from "./screen-shortcuts.ts";

const sources = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `group: keys label` of each shortcut that a screen registers. */
function registered(): string[] {
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(/useShortcuts\(t`([^`]+)`, \[([\s\S]*?)\]\)/g)].flatMap(([, group, list = ""]) =>
      [...list.matchAll(/keys: "([^"]+)",\s*label: ([^\n]*)/g)].flatMap(([, keys, label = ""]) => {
        const [beforeRun = ""] = label.split("run:");
        // "Reopen" and "Done" are one key: the last one is listed.
        const words = [...beforeRun.matchAll(/t`([^`]+)`/g)].at(-1)?.[1];
        return words === undefined ? [] : [`${group}: ${keys} ${words}`];
      }),
    ),
  );
}

test("the list has each shortcut that a screen registers, and no other", () => {
  const listed = screenShortcuts.flatMap(({ name, shortcuts }) =>
    shortcuts.map(({ keys, label }) => `${name.message}: ${keys} ${label.message}`),
  );
  expect(listed.toSorted()).toEqual(registered().toSorted());
  expect(listed.length).toBeGreaterThan(15);
});
