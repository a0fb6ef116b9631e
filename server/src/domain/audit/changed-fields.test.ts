import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";

test("only what differs is told, each field by its path, lists as one value", () => {
  const before = {
    general: { name: "A", timezone: "Europe/Rome", languages: ["en"] },
    public: { enabled: true },
  };
  const after = {
    general: { name: "A", timezone: "Europe/Paris", languages: ["en", "fr"] },
    public: { enabled: true },
  };
  expect(changedFields(before, after)).toEqual([
    { field: "general.timezone", before: "Europe/Rome", after: "Europe/Paris" },
    { field: "general.languages", before: ["en"], after: ["en", "fr"] },
  ]);
});

test("what was not there before, or is not anymore, is told against nothing", () => {
  expect(changedFields(null, { role: "staff" })).toEqual([{ field: "role", before: null, after: "staff" }]);
  expect(changedFields({ role: "staff" }, null)).toEqual([{ field: "role", before: "staff", after: null }]);
  expect(changedFields({ role: null }, {})).toEqual([]);
});

test("an instant is told as text", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  expect(changedFields({ closed_at: null }, { closed_at: at })).toEqual([
    { field: "closed_at", before: null, after: "2026-11-21T12:00:00.000Z" },
  ]);
  expect(changedFields({ closed_at: new Date(at) }, { closed_at: at })).toEqual([]);
});

test("a part that becomes nothing is told field by field", () => {
  expect(changedFields({ hours: { from: "7:00" } }, { hours: null })).toEqual([
    { field: "hours.from", before: "7:00", after: null },
  ]);
});

test.each([
  "access_token",
  "accessToken",
  "access_token_sealed",
  "app_secret",
  "password",
  "password_hash",
  "passwordHash",
  "public_key",
  "api_key",
  "credentials",
])("of %s it is told that it was changed, and nothing else", (field) => {
  const told = changedFields(
    { channel: { [field]: "hunter2" } },
    { channel: { [field]: { value: "hunter3" } } },
  );
  expect(JSON.stringify(told)).not.toContain("hunter");
  expect(told.length).toBeGreaterThan(0);
});

test("a secret of several parts is hidden with all of its parts", () => {
  expect(changedFields({}, { credentials: { user: "marta", pin: "4711" } })).toEqual([
    { field: "credentials", before: null, after: "•••" },
  ]);
});

test("a very long value is told by its beginning", () => {
  const [change] = changedFields({ voice: "" }, { voice: "x".repeat(5_000) });
  expect(change?.after).toBe(`${"x".repeat(2_000)}…`);
});
