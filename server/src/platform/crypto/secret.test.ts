import { format, inspect } from "node:util";
import { expect, test } from "vitest";
import { Secret } from "./secret.ts";

test("a secret is visible only where it is revealed", () => {
  const key = new Secret("the-key-itself");
  const config = { key, list: [key], deep: { down: { there: key } } };
  const shown = [
    `${key}`,
    String(key),
    ["with", key].join(" "),
    JSON.stringify(config),
    inspect(config, { depth: 9, showHidden: true }),
    format("%s %o %O %j", key, key, key, key),
    JSON.stringify({ ...key }),
    Object.values(key).join(),
  ];
  for (const text of shown) expect(text).not.toContain("the-key-itself");
  expect(shown[0]).toBe("[secret]");
  expect(key.reveal()).toBe("the-key-itself");
});
