import { describe, expect, test } from "vitest";
import { nameOfPress, pairMs, pressMatcher } from "./key-press.ts";

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  nameOfPress({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("a key press", () => {
  test("is named by its letter, with Ctrl and Cmd as one", () => {
    expect(press("J")).toBe("j");
    expect(press("?")).toBe("?");
    expect(press("Enter")).toBe("Enter");
    expect(press("k", { ctrlKey: true })).toBe("mod+k");
    expect(press("k", { metaKey: true })).toBe("mod+k");
  });
});

describe("presses", () => {
  const keys = new Set(["g h", "g m", "h", "j"]);
  const matcher = () =>
    pressMatcher(
      (name) => keys.has(name),
      (key) => key === "g",
    );

  test("in a pair are one shortcut", () => {
    const match = matcher();
    expect([match("g", 0), match("h", 300)]).toEqual([undefined, "g h"]);
    expect(match("h", 600)).toBe("h");
  });

  test("too far apart are two", () => {
    const match = matcher();
    expect([match("g", 0), match("h", pairMs + 1)]).toEqual([undefined, "h"]);
  });

  test("that make no pair count by themselves", () => {
    const match = matcher();
    expect([match("g", 0), match("j", 100)]).toEqual([undefined, "j"]);
  });
});
