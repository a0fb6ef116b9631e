import { expect, test } from "vitest";
import { sampleEntry } from "../../../gallery/samples/knowledge.fixture.ts";
import { makeServerEntries } from "./server-entries.ts";

const entry = sampleEntry("faq", {});

test("an entry holds at every version up to which all changes are known", () => {
  const server = makeServerEntries();
  server.startAt(7);
  server.put("a", entry, 7);
  const seenOfA = () => server.versionOf(server.get("a") ?? { version: 0 });
  expect(server.goOnTo(8)).toBe(true);
  expect(seenOfA()).toBe(8);
  expect(server.goOnTo(10)).toBe(false);
  expect([server.version(), seenOfA()]).toEqual([8, 8]);
});

test("where it is not known what has changed, an entry holds only at the version at which it was seen", () => {
  const server = makeServerEntries();
  server.startAt(7);
  server.put("a", entry, 7);
  server.startAt(10);
  server.put("b", entry, 10);
  server.goOnTo(11);
  expect([server.get("a"), server.get("b")].map((there) => there && server.versionOf(there))).toEqual([
    7, 11,
  ]);
});
