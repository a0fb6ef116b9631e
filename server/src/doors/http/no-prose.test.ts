import { expect, test } from "vitest";
import { seedDemo } from "../../journeys/installation/seed-demo.ts";
import { recordFault } from "../../platform/recent-faults.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { ask } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { exampleInput } from "../../testing/each-call.ts";
import { twoHotels } from "../../testing/two-hotels.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { allRoutes } from "./app.ts";

/** Fields of answers that hold people's words, names, or a program's. All others hold codes, ids, times and numbers. */
const wordsInAnswers = new Map([
  ["text", "messages and entries"],
  ["question", "entries, and guests' questions"],
  ["title", "entries"],
  ["quote", "entries"],
  ["live", "entries, as they are published"],
  ["draft", "entries, as they are written"],
  ["about", "what the guest wrote"],
  ["greeting", "the hotel's own"],
  ["content", "the bytes of a webhook"],
  ["body", "the words of a template, to guests"],
  ["detail", "what Meta answered"],
  ["reason", "what Meta answered"],
  ["what", "the log's words, in a support file"],
]);
const warnLevel = 40;
const isName = (field: string) => /(^|_)(name|by)$/.test(field);

/** Columns that hold people's words, names, or what the hotel says to guests. */
const wordsInColumns = new Map([
  ["conversations.last_text", "the last message"],
  ["ideas.words", "the words of an idea, for the search"],
  ["ideas.note", "a host's words about an idea"],
  ["statement_translations.source_text", "entries"],
  ["statement_translations.machine_text", "a model's translation of entries"],
  ["statement_translations.corrected_text", "staff's translation of entries"],
  ["knowledge_entries.folded", "the words of an entry, for the search"],
]);

const { bellhop, hotel, whoMakes, idsOf, idsFor } = await twoHotels();
const demo = await testBellhop({ WHATSAPP_GRAPH_URL: "http://127.0.0.1:9" });
await seedDemo(demo.services, true);
await deliver(bellhop, textsBody("777001", [{ from: "15550001", id: "wamid.prose", text: "Hello" }]));

type Text = { at: string; field: string; text: string };

/** Three words in a row. */
const sentence = /\p{L}{2,} \p{L}+ \p{L}+/u;

function* textsIn(value: unknown, at: string, field = ""): Generator<Text> {
  if (typeof value === "string") {
    if (sentence.test(value)) yield { at, field, text: value };
  } else if (Array.isArray(value)) {
    for (const part of value) yield* textsIn(part, `${at}[]`, field);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) yield* textsIn(part, `${at}.${name}`, name);
  }
}

test("no answer of a call carries a sentence of ours: people read codes in their own language", async () => {
  const own = { ...(await idsOf(hotel)), phone: "+15550101" };
  const found: string[] = [];
  // What the log of a real process may have said before.
  recordFault(warnLevel, [{ cause: "busy" }, "the model does not answer"], new Date());
  for (const { path, ...call } of allRoutes.map((route) => route.call)) {
    const who = whoMakes({ path, ...call });
    const input = exampleInput({ path, ...call }, idsFor({ path, ...call }, own));
    const { status, body } = await ask(bellhop, { path, ...call }, input, who.headers);
    // A problem has English for programs beside its code.
    if (status >= 400) expect(body).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/) });
    else
      for (const { at, field, text } of textsIn(body, path))
        if (!wordsInAnswers.has(field) && !isName(field)) found.push(`${at}: ${text}`);
  }
  expect(found).toEqual([]);
});

test.each([
  ["of hotels that used every call", bellhop.ownerUrl],
  ["of the demo", demo.ownerUrl],
])("no row %s holds a sentence of ours", async (_whose, ownerUrl) => {
  const tables = await asOwner(
    ownerUrl,
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  expect(tables.length).toBeGreaterThan(40);
  const all = tables.map(({ name }) => `select '${name}' as table, to_jsonb(t) as row from "${name}" t`);
  const venues = await asOwner(ownerUrl, "select venue_id::int as id from venues");
  const found = new Map<string, string>();
  for (const { id } of venues)
    for (const { table, row } of await asOwner(ownerUrl, all.join(" union all "), Number(id)))
      for (const { at, field, text } of textsIn(row, String(table))) {
        const column = at.split(".").slice(0, 2).join(".");
        if (!wordsInColumns.has(column) && !wordsInAnswers.has(field) && !isName(field)) found.set(at, text);
      }
  expect(venues.length).toBeGreaterThan(2);
  expect(Object.fromEntries(found)).toEqual({});
});
