// Hostile sources at full size, read like imports: each in its own process, which is killed if necessary. Holds if
// each ends in time with suggestions or a sentence, nothing hidden comes out, and this process stays as small as it
// was. `npm run prove -- hostile-imports`
import { deflateSync } from "node:zlib";
import { readApart } from "../../server/src/domain/imports/index.ts";
import { randomFrom } from "../../server/src/testing/random.ts";
import { docxOf, paragraphOf, zipOf } from "../../server/src/testing/samples/docx.ts";
import { escaped, linesOfPage, pdfOf, streamOf } from "../../server/src/testing/samples/pdf.ts";

const secret = "THE-SECRET-OF-THIS-PROOF";
const megabyte = 1024 * 1024;
const random = randomFrom(1);
const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => random.below(256)));
const lines = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_none, at) => of(at)).join("\n");
/** A PDF object that replaces the content of the first page. */
const drawnBy = (object: Buffer) => pdfOf({ pages: [""], objects: { 11: object.toString("latin1") } });

const cases: Record<string, () => Buffer> = {
  "a table of 100,000 rows": () =>
    Buffer.from(`title;answer;price\n${lines(100_000, (at) => `Sauna ${at};Open daily;${at}`)}`),
  "a table of 20,000 columns": () => Buffer.from(lines(20, () => "title;answer;".repeat(10_000))),
  "a table with one cell of 9 MB": () => Buffer.from(`title;answer\nGym;"${"x ".repeat(4.5 * megabyte)}"`),
  "a table that never ends its quote": () => Buffer.from(`title;answer\n"${"a;b\n".repeat(2 * megabyte)}`),
  "a table of formulas": () =>
    Buffer.from(`title;answer\n${lines(50_000, (at) => `Gym ${at};=HYPERLINK("http://${secret}","x")`)}`),
  "a text of 10 MB without a line": () => Buffer.from("Sauna costs €12 and ".repeat(500_000)),
  "a text of labels": () => Buffer.from(lines(200_000, (at) => `Sauna ${at}: from 7:00 to 10:00 for €${at}`)),
  "a text of colons": () => Buffer.from(`${"a:".repeat(4 * megabyte)}\n${"?".repeat(megabyte)}`),
  "a page of 9 MB": () => Buffer.from(`<html>${"<p>Sauna: €12 per person</p>".repeat(330_000)}`),
  "a page of nested elements": () => Buffer.from(`<html>${"<div>".repeat(900_000)}`),
  "a page of rules": () =>
    Buffer.from(
      `<html><style>${lines(60_000, (at) => `:not(.a${at}) ~ p:nth-child(2n+1) > b:not(.x){display:none}`)}</style>${"<p><b>x</b>".repeat(60_000)}`,
    ),
  "a page of broken styles": () => Buffer.from(`<html><style>${"{[(".repeat(megabyte)}</style><p>Sauna: €12`),
  "a page of attributes": () => Buffer.from(`<html><p ${lines(500_000, (at) => `a${at}=1`)}>Sauna: €12`),
  "a page that hides everything, in all ways that we detect": () =>
    Buffer.from(
      `<html><p>Sauna: €12 per person</p>${["display:none", "visibility:hidden", "opacity:0", "font-size:0", "position:absolute;left:-9999px", "text-indent:-9999px"].map((style) => `<p style="${style}">Sauna: ${secret}</p>`.repeat(2_000)).join("")}`,
    ),
  "a PDF of 5,000 pages": () =>
    pdfOf({ pages: Array.from({ length: 5_000 }, (_none, at) => linesOfPage([[`Sauna ${at}: from 7:00`]])) }),
  "a PDF whose page unpacks to 800 MB": () =>
    drawnBy(streamOf(deflateSync(Buffer.alloc(800 * megabyte, 0x20)), "/Filter /FlateDecode")),
  "a PDF that is packed twice": () =>
    drawnBy(
      streamOf(
        deflateSync(deflateSync(Buffer.alloc(900 * megabyte, 0x20), { level: 9 })),
        "/Filter [/FlateDecode /FlateDecode]",
      ),
    ),
  "a PDF of 300,000 words": () =>
    pdfOf({
      packed: true,
      pages: [lines(300_000, (at) => `BT /F1 9 Tf 60 ${at % 800} Td (${escaped(`Word ${at}`)}) Tj ET`)],
    }),
  "a PDF of hidden words": () =>
    pdfOf({
      packed: true,
      pages: [
        `${linesOfPage([["Sauna: from 7:00"]])}\n${lines(50_000, () => `BT 3 Tr /F1 9 Tf 60 60 Td (${secret}) Tj ET`)}`,
      ],
    }),
  "a PDF that includes itself": () =>
    pdfOf({
      pages: ["/X1 Do"],
      page: "/Resources << /XObject << /X1 100 0 R >> >>",
      objects: {
        100: "<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X1 100 0 R >> >> /Length 6 >>\nstream\n/X1 Do\nendstream",
      },
    }),
  "a DOCX that unpacks to 1 GB": () =>
    docxOf("", { "word/styles.xml": Buffer.alloc(1_000 * megabyte, 0x20) }),
  "a DOCX of 40 MB of XML": () => docxOf(paragraphOf("Sauna: €12").repeat(300_000)),
  "a DOCX of 10,000 files": () =>
    zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_none, at) => [`f${at}`, ""]))),
  "a DOCX that lies": () => zipOf({ "word/document.xml": Buffer.alloc(20 * megabyte, 0x20) }, { size: 10 }),
  "a DOCX with entities": () => docxOf("", {}, `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>`),
  noise: () => noise(megabyte),
  "noise that begins as a PDF": () => Buffer.concat([Buffer.from("%PDF-1.7\n"), noise(megabyte)]),
  "noise that begins as an archive": () => Buffer.concat([Buffer.from("PK\x03\x04"), noise(megabyte)]),
};

/** The reader's own limit, plus its start and end on a busy machine. */
const maxSeconds = 40;
const maxGrowthMb = 400;
const order = {
  source: { kind: "file" as const, name: "x", contentType: "" },
  venue: { languages: ["en"], currency: "EUR" },
  wants: "proposals" as const,
};
const wrong: string[] = [];
let refused = 0;
const names = Object.keys(cases);
for (const name of names) {
  const bytes = cases[name]?.() ?? Buffer.alloc(0);
  const before = process.memoryUsage().rss;
  const startedAt = performance.now();
  const outcome = await readApart(bytes, order);
  const seconds = (performance.now() - startedAt) / 1_000;
  const grownMb = (process.memoryUsage().rss - before) / megabyte;
  const says =
    "unreadable" in outcome
      ? JSON.stringify(outcome.unreadable)
      : `${outcome.read.proposed.length} proposals. ${JSON.stringify(outcome.read.leftOut)}`;
  if ("unreadable" in outcome) refused += 1;
  if (seconds > maxSeconds || grownMb > maxGrowthMb || JSON.stringify(outcome).includes(secret))
    wrong.push(name);
  console.log(
    `${wrong.at(-1) === name ? "WRONG" : "ok   "} ${seconds.toFixed(1).padStart(5)} s  ${name}: ${says.slice(0, 120)}`,
  );
}
process.exitCode = wrong.length === 0 ? 0 : 1;
console.log(
  JSON.stringify({
    proof: "hostile-imports",
    holds: wrong.length === 0,
    cases: names.length,
    refused,
    wrong,
  }),
);
