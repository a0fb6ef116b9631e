import { expect, test } from "vitest";
import { BlobParts } from "./blob-parts.ts";
import { aConversation, aMessage } from "./transcript.fixture.ts";
import { csvCell, csvWriter } from "./transcript-csv.ts";
import { jsonWriter } from "./transcript-json.ts";

const about = {
  exportedAt: "2026-11-26T20:00:00.000Z",
  hotel: "Hotel Marena",
  timeZone: "Europe/Rome",
  filter: {},
};

test.each([
  ["=1+1", "'=1+1"],
  ["+39 333", "'+39 333"],
  ["-2", "'-2"],
  ["@here", "'@here"],
  ["\tTab", `"'\tTab"`],
  ["\rReturn", `"'\rReturn"`],
  ["\n=1", `"'\n=1"`],
  ["＝1", "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ["7 = 7", "7 = 7"],
  ["a,b", '"a,b"'],
  ["a;=b", '"a;=b"'],
  ["two\nlines", '"two\nlines"'],
  ["two\u2028lines", '"two\u2028lines"'],
  ["صباح الخير", "صباح الخير"],
  ["", ""],
])("the cell %j is written as %j", (text, written) => {
  expect(csvCell(text)).toBe(written);
});

const translated = { original: "Ab 7 Uhr.", generated: true };

test("a CSV file has a row per message, with who wrote it, the stay, the sources and what failed", () => {
  const stay = {
    reservation_number: "BV-1",
    checkin: "2026-11-20",
    checkout: "2026-11-27",
    room: "214",
    status: "checked_in" as const,
  };
  const conversation = aConversation("c", { stay });
  const source = {
    entry_id: "e",
    title: "Breakfast",
    section: "faq" as const,
    version: 3,
    quote: "From 7.",
    ...translated,
  };
  const media = {
    media_id: "m",
    kind: "image" as const,
    mime_type: "image/png",
    file_name: "cot.png",
    bytes: 1,
    state: "stored" as const,
    problem: null,
  };
  const event = { kind: "handed_over" as const, reason: "no_entry" as const, about: "A helipad?" };
  const messages = [
    aMessage("c", 1, { text: "=cmd", position: "2026-11-26T22:59:00.000Z" }),
    aMessage("c", 2, { author: "assistant", text: "From 7.", sources: [source], state: "read" }),
    aMessage("c", 3, { author: "system", kind: "event", text: "", event }),
    aMessage("c", 4, {
      author: "staff",
      member_name: "Anna",
      kind: "image",
      text: "",
      content: { kind: "media", media, is_voice: false },
      state: "failed",
      failure: { code: "131026", reason: "guest_unreachable" },
    }),
    aMessage("c", 5, { author: "system", text: "", event: { kind: "taken_over", member_name: "Anna" } }),
  ];
  const writer = csvWriter("Europe/Rome");
  const [head = "", ...lines] = `${writer.head}${writer.messages(conversation, messages)}`.split("\r\n");
  expect(head.startsWith("\ufeffat,local_time,guest,")).toBe(true);
  const columns = head.slice(1).split(",");
  expect(lines.pop()).toBe("");
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, index) => [columns[index], cell])),
  );
  expect(rows).toMatchObject([
    {
      local_time: "2026-11-26 23:59",
      guest: "Guest c",
      phone: "'+393331112233",
      author: "guest",
      text: "'=cmd",
      room: "214",
      reservation_number: "BV-1",
      checkin: "2026-11-20",
    },
    { author: "assistant", sources: expect.stringContaining("Breakfast (faq"), text: "From 7." },
    { author: "system", kind: "handed_over", text: "A helipad?", reason: "no_entry" },
    {
      author: "staff",
      member: "Anna",
      attachment: "cot.png",
      delivery: "failed",
      failure: "guest_unreachable",
    },
    { author: "system", kind: "taken_over", member: "Anna" },
  ]);
});

test("a JSON file is valid with none, one and several conversations", () => {
  const writer = jsonWriter({ ...about, filter: { state: "done" } });
  for (const ids of [[], ["a"], ["a", "b"]]) {
    const parts = ids.map((id, index) => {
      const conversation = aConversation(id);
      const earlier = writer.messages(conversation, [aMessage(id, 1), aMessage(id, 2)]);
      const newest = writer.messages(conversation, [aMessage(id, 3, { text: '"quoted"\u2028' })]);
      return writer.begin(conversation, index) + [earlier, newest].join(writer.between) + writer.end;
    });
    const counts = { conversations: ids.length, messages: ids.length * 3 };
    const read = JSON.parse(`${writer.head}${parts.join("")}${writer.tail(counts)}`);
    expect(read).toMatchObject({
      hotel: "Hotel Marena",
      filter: { state: "done" },
      conversation_count: ids.length,
    });
    expect(read.conversations).toHaveLength(ids.length);
    for (const [index, id] of ids.entries()) {
      expect(read.conversations[index]).toMatchObject({
        conversation_id: id,
        guest: { name: `Guest ${id}` },
      });
      expect(read.conversations[index].messages.map((one: { seq: number }) => one.seq)).toEqual([1, 2, 3]);
    }
  }
});

test("a large file is kept in parts, in order", async () => {
  const file = new BlobParts();
  const lines = Array.from({ length: 40_000 }, (_, index) => `line ${index} ${"ü".repeat(80)}\r\n`);
  for (const line of lines) file.write(line);
  const blob = file.toBlob("text/csv");
  expect(blob.type).toBe("text/csv");
  expect(await blob.text()).toBe(lines.join(""));
});
