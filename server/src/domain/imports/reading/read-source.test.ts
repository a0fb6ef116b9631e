import type { UnreadableReason } from "@bellhop/contract/unreadable";
import { expect, test } from "vitest";
import { docxOf, headingOf, paragraphOf, tableOf, zipOf } from "../../../testing/samples/docx.ts";
import { linesOfPage, pdfOf } from "../../../testing/samples/pdf.ts";
import { wordsOfBlock } from "./document.ts";
import { readSource, Unreadable } from "./index.ts";

const read = (bytes: Buffer | string, name = "file") =>
  readSource({ bytes: Buffer.from(bytes as string), kind: "file", name, contentType: "" });

async function refusalOf(bytes: Buffer | string, name?: string): Promise<UnreadableReason> {
  const error = await read(bytes, name).then(
    () => undefined,
    (error) => error,
  );
  expect(error).toBeInstanceOf(Unreadable);
  return (error as Unreadable).reason;
}

const textOf = (document: Awaited<ReturnType<typeof read>>) =>
  document.blocks
    .map((block) => (block.kind === "row" ? block.cells.join(" | ") : block.kind === "end" ? "" : block.text))
    .join("\n");

const secret = "SECRET";
const seen = "BT /F1 12 Tf 60 700 Td (Seen) Tj ET";

test.each([
  ["an invisible render mode", `BT 3 Tr /F1 12 Tf 60 600 Td (${secret}) Tj ET`, "hidden"],
  ["a place off the page", `BT /F1 12 Tf 60 2000 Td (${secret}) Tj ET`, "outside"],
  ["a tiny size", `BT /F1 0.5 Tf 60 600 Td (${secret}) Tj ET`, "tiny"],
  ["a tiny scale", `q 0.05 0 0 0.05 0 0 cm BT /F1 12 Tf 1200 12000 Td (${secret}) Tj ET Q`, "tiny"],
  ["a layer that is switched off", `/OC /OC1 BDC BT /F1 12 Tf 60 600 Td (${secret}) Tj ET EMC`, "hidden"],
])("a PDF's text hidden by %s is left out", async (_by, drawn, why) => {
  const document = await read(
    pdfOf({
      pages: [`${seen}\n${drawn}`],
      catalog: "/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>",
      objects: { 100: "<< /Type /OCG /Name (Layer) >>" },
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut).toEqual([{ code: why, count: 1 }]);
});

test("text outside a PDF's crop box is left out, and so are notes", async () => {
  const document = await read(
    pdfOf({
      pages: [`${seen}\nBT /F1 12 Tf 60 100 Td (${secret}) Tj ET`],
      page: `/CropBox [0 400 595 842] /Annots [<< /Type /Annot /Subtype /FreeText /Rect [0 500 300 600] /Contents (${secret}) /DA (/F1 12 Tf) >>]`,
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut).toEqual([
    { code: "outside", count: 1 },
    { code: "annotations", count: 1 },
  ]);
});

test("text on a box is read whatever its colour, and columns are read one after the other", async () => {
  const words = (side: string, at: number) => `${side} column line ${at} with words`;
  const drawn = [1, 2, 3, 4, 5, 6].map(
    (at) =>
      `BT 0 g /F1 10 Tf 60 ${600 - at * 14} Td (${words("Left", at)}) Tj ET BT /F1 10 Tf 320 ${600 - at * 14} Td (${words("Right", at)}) Tj ET`,
  );
  const document = await read(
    pdfOf({
      pages: [`0 g 50 690 300 30 re f BT 1 g /F1 12 Tf 60 700 Td (On the box) Tj ET\n${drawn.join("\n")}`],
    }),
  );
  const text = textOf(document);
  expect(text).toContain("On the box");
  expect(text.indexOf(words("Left", 6))).toBeLessThan(text.indexOf(words("Right", 1)));
});

test("text whose letters the font of a PDF does not name is left out, with its reason", async () => {
  const unknown = "BT /F1 12 Tf 60 600 Td <03372b4c56034c5603441203> Tj ET";
  const { leftOut, blocks } = await read(pdfOf({ pages: [seen, unknown] }));
  expect(blocks.map(wordsOfBlock)).toEqual(["Seen"]);
  expect(leftOut).toEqual([{ code: "unknown_letters", count: 1 }]);
});

test("a table of contents is left out, and a price list is not", async () => {
  const contents = ["Breakfast ........ 3", "Pool ........ 7", "Bicycles ........ 12"];
  const { blocks, omitted } = await read(
    `Contents\n\n${contents.join("\n")}\n\nDrinks\n\nWater ... 3\nBeer ... 4\nWine ... 6\n`,
  );
  expect(omitted.flatMap(({ text }) => text).join(" ")).toBe(`Contents ${contents.join(" ")}`);
  expect(blocks.map(wordsOfBlock).join("\n")).toContain("Water ... 3");
});

test.each([
  [
    "a line",
    "Contents\n\nArrival 1\nPool 4\nSauna 5\n\nReception: dial 9\n\nThe pool is open.",
    "Reception: dial 9",
  ],
  ["a heading", "# Contents\n\nArrival 1\n\nPool 4\n\nSauna 5\n\n# Floor 6\n\nThe pool is open.", "Floor 6"],
  [
    "a telephone",
    "# Contents\n\nArrival 1\n\nPool 4\n\nSauna 5\n\nTaxis: dial 250\n\nThe pool is open.",
    "Taxis: dial 250",
  ],
])("%s with a number behind a table of contents is read", async (_, source, kept) => {
  const { blocks, omitted } = await read(source);
  expect(blocks.map(wordsOfBlock)).toContain(kept);
  expect(omitted.map(({ text }) => text).join(" ")).toContain("Sauna 5");
});

test("blocks of a PDF name their page", async () => {
  const document = await read(
    pdfOf({ packed: true, pages: [linesOfPage([["Gym", 16, true]]), linesOfPage([["Open from 6:00"]])] }),
  );
  expect(document.blocks.map(({ place }) => place)).toEqual(["page 1", "page 2"]);
});

test.each([
  ["vanish", paragraphOf(secret, { run: "<w:vanish/>" })],
  ["one point", paragraphOf(secret, { run: '<w:sz w:val="2"/>' })],
  ["a style", paragraphOf(secret, { paragraph: '<w:pStyle w:val="Hid"/>' })],
  ["a style of a style", paragraphOf(secret, { run: '<w:rStyle w:val="Sub"/>' })],
  [
    "a deletion",
    `<w:p><w:del w:id="1"><w:r><w:t>${secret}</w:t><w:delText>${secret}</w:delText></w:r></w:del></w:p>`,
  ],
  ["a move", `<w:p><w:moveFrom w:id="1"><w:r><w:t>${secret}</w:t></w:r></w:moveFrom></w:p>`],
  ["the web's view", paragraphOf(secret, { run: "<w:webHidden/>" })],
  ["a field's code", `<w:p><w:r><w:instrText>HYPERLINK ${secret}</w:instrText></w:r></w:p>`],
])("a DOCX's text hidden by %s is left out", async (_by, hidden) => {
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Hid"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Sub"><w:basedOn w:val="Hid"/></w:style></w:styles>`;
  const document = await read(
    docxOf(paragraphOf("Seen") + hidden, {
      "word/styles.xml": styles,
      "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:id="1"/></w:comments>`,
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut).toContainEqual({ code: "comments", count: 1 });
});

test("text boxes of a DOCX are read once, and field codes are left out", async () => {
  const box = `<w:txbxContent>${paragraphOf("Pool 9-18")}</w:txbxContent>`;
  const both = `<w:p><w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const old = `<w:p><w:r><w:pict>${box}</w:pict><w:t>Seen</w:t></w:r></w:p>`;
  const field = "<w:p><w:r><w:instrText>HYPERLINK</w:instrText></w:r></w:p>";
  const document = await read(docxOf(both + old + field));
  expect(textOf(document)).toBe("Pool 9-18\nSeen\nPool 9-18");
  expect(document.leftOut).toEqual([{ code: "field_codes", count: 1 }]);
});

test("struck and deleted text of a DOCX is left out with its words", async () => {
  const { blocks, leftOut, omitted } = await read(
    docxOf(
      paragraphOf("€20", { run: "<w:strike/>" }) +
        paragraphOf("€15", { run: '<w:strike w:val="0"/>' }) +
        "<w:p><w:del><w:r><w:delText>€10</w:delText></w:r></w:del></w:p>",
    ),
  );
  expect(blocks).toMatchObject([{ text: "€15" }]);
  expect(leftOut).toEqual([{ code: "deleted", count: 2 }]);
  expect(omitted.map(({ text, reason }) => [text, reason])).toEqual([
    ["€20", "struck"],
    ["€10", "struck"],
  ]);
});

test("notes of a DOCX stand in their passage, and documents inside it are read or counted", async () => {
  const relationship = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://x/${kind}" Target="${target}"/>`;
  const { blocks, leftOut } = await read(
    docxOf(
      '<w:p><w:r><w:t>Spa 10-20</w:t><w:footnoteReference w:id="2"/></w:r></w:p><w:altChunk r:id="a"/><w:altChunk r:id="b"/>',
      {
        "word/_rels/document.xml.rels": `<Relationships>${relationship("f", "footnotes", "notes.xml")}${relationship("a", "aFChunk", "a.html")}${relationship("b", "aFChunk", "b.mht")}</Relationships>`,
        "word/notes.xml": `<w:footnotes xmlns:w="w"><w:footnote w:id="2">${paragraphOf("Not on Mondays")}</w:footnote></w:footnotes>`,
        "word/a.html": "<p>Pool 9-18</p>",
        "word/b.mht": "x",
      },
    ),
  );
  expect(blocks).toMatchObject([{ text: "Spa 10-20\nNot on Mondays" }, { text: "Pool 9-18" }]);
  expect(leftOut).toEqual([{ code: "inner_documents", count: 1 }]);
});

test.each([
  ["a blank line", "Müll\n\nDie gelbe Tonne steht hinter der Garage und wird geleert."],
  ["a number", "01. Müll\nDie gelbe Tonne steht hinter der Garage und wird geleert."],
  ["a bullet", "• Müll\nDie gelbe Tonne steht hinter der Garage und wird geleert."],
  ["Markdown", "## Müll\nDie gelbe Tonne steht hinter der Garage und wird geleert."],
  ["a colon", "Müll:\nDie gelbe Tonne steht hinter der Garage und wird geleert."],
])("a pasted heading is recognised by %s", async (_by, text) => {
  expect((await read(text)).blocks[0]).toMatchObject({ kind: "heading", text: "Müll" });
});

test.each([
  [
    "turned pages",
    { page: "/Rotate 90" },
    "BT /F1 12 Tf 0 1 -1 0 60 60 Tm (The pool is open) Tj 0 1 -1 0 74 60 Tm (every day.) Tj ET",
  ],
  [
    "bold letters that are printed twice",
    {},
    "BT /F1 12 Tf 60 700 Td (The pool is open every day.) Tj 0.3 0 Td (The pool is open every day.) Tj ET",
  ],
])("a PDF with %s is read", async (_with, options, drawn) => {
  expect(textOf(await read(pdfOf({ ...options, pages: [drawn] }))).replace("\n", " ")).toBe(
    "The pool is open every day.",
  );
});

test("a DOCX keeps its order: headings, lists, tables, and tracked insertions", async () => {
  const added = `<w:p><w:ins w:id="1"><w:r><w:t>Added</w:t></w:r></w:ins></w:p>`;
  const document = await read(
    docxOf(
      headingOf("House") + added + paragraphOf("One", { paragraph: "<w:numPr/>" }) + tableOf([["Gym", "€5"]]),
    ),
  );
  expect(document.blocks).toEqual([
    { kind: "heading", level: 1, text: "House", place: "" },
    { kind: "paragraph", text: "Added", place: "House" },
    { kind: "item", text: "One", place: "House" },
    { kind: "row", cells: ["Gym", "€5"], header: null, place: "House" },
  ]);
});

test.each([
  ["semicolons", "title;answer\nGym;Open\n"],
  ["a byte order mark and tabs", "\ufefftitle\tanswer\nGym\tOpen\n"],
  ["quotes and Windows line ends", '"title","answer"\r\n"Gym","Open"\r\n'],
])("a table with %s is read as a table", async (_with, text) => {
  expect((await read(text)).blocks).toEqual([
    { kind: "row", cells: ["Gym", "Open"], header: ["title", "answer"], place: "row 2" },
  ]);
});

test.each(["** Late arrival **", "~ Late arrival ~", "== Late arrival ==", "*** LATE ARRIVAL ***"])(
  "a decorated line is a heading without its decoration: %s",
  async (line) => {
    const { blocks } = await read(`Welcome to our house, we are glad that you come.\n${line}\nCall us.\n`);
    expect(blocks[1]).toMatchObject({ kind: "heading", text: expect.stringMatching(/^late arrival$/i) });
  },
);

test("a long text without empty lines is read to its end", async () => {
  const { blocks, leftOut } = await read(
    Array.from({ length: 3_000 }, (_none, at) => `Gym ${at}: open`).join("\n"),
  );
  expect([JSON.stringify(blocks.at(-1)).includes("Gym 2999"), leftOut]).toEqual([true, []]);
});

test("a table with long cells is read as a table", async () => {
  const rows = Array.from({ length: 10 }, () => `Gym;"${"Open, and\nmore. ".repeat(500)}"`).join("\n");
  expect((await read(`title;answer\n${rows}\n`)).blocks).toHaveLength(10);
});

test.each([
  ["latin1", "title;answer\nKüche;Größe\n"],
  ["utf16le", "\ufefftitle;answer\nKüche;Größe\n"],
] as const)("a table in %s is decoded", async (encoding, text) => {
  expect((await read(Buffer.from(text, encoding))).blocks).toMatchObject([{ cells: ["Küche", "Größe"] }]);
});

test("formulas are left out and counted, and cells that only begin like one are read", async () => {
  const formulas = [
    '=HYPERLINK("http://evil","click")',
    "=cmd|' /C calc'!A0",
    "+SUM(A1:A9)",
    "@SUM(1)",
    "-2+3+cmd|' /C calc'!A0",
    "=1+1",
    "\u200b=1+1",
    '\u2060@SUM("A1")',
    "\u00ad=1+1",
    " \ufeff=1+1",
    "\ufe0f=1+1",
    "＝1+1",
    "＋SUM(A1)",
    "－SUM(A1)",
    "＠SUM(A1)",
  ];
  const fine = ["+49 30 1234567", "-10% in winter", "@hotel", "- with a view"];
  const rows = [...formulas, ...fine].map((cell) => `Row;"${cell.replaceAll('"', '""')}"`);
  const document = await read(`title;answer\n${rows.join("\n")}\n`, "x.csv");
  expect(document.blocks.map((block) => block.kind === "row" && block.cells[1])).toEqual([
    ...formulas.map(() => ""),
    ...fine,
  ]);
  expect(document.leftOut).toEqual([{ code: "formulas", count: 15 }]);
});

const bomb = Buffer.alloc(60_000_000, 0x20);
const encrypted = pdfOf({
  pages: [seen],
  trailer:
    "/Encrypt << /Filter /Standard /V 1 /R 2 /O <0000000000000000000000000000000000000000000000000000000000000000> /U <0000000000000000000000000000000000000000000000000000000000000000> /P -4 >> /ID [<00><00>]",
});
const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${"bcdefghij"
  .split("")
  .map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghij"[at]};`.repeat(10)}">`)
  .join("")}]>`;

test.each<[string, Buffer | string, Partial<UnreadableReason>]>([
  ["an empty file", "", { code: "empty" }],
  ["a program", Buffer.from("MZ\x90\0"), { code: "unsupported_format", format: "program" }],
  [
    "a picture named as a PDF",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]),
    { code: "unsupported_format", format: "picture" },
  ],
  [
    "an old Word file",
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]),
    { code: "unsupported_format", format: "old_office" },
  ],
  [
    "a Word file with a password",
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]),
    { code: "locked" },
  ],
  ["an RTF", "{\\rtf1}", { code: "unsupported_format", format: "rtf" }],
  ["XML", "<?xml version='1.0'?><a/>", { code: "unsupported_format", format: "xml" }],
  ["JSON", '{"format":"x"}', { code: "unsupported_format", format: "json" }],
  [
    "binary data",
    Buffer.from(Array.from({ length: 999 }, (_none, at) => (at * 7919) % 256)),
    { code: "unsupported_format", format: "other" },
  ],
  ["a broken PDF", "%PDF-1.7\n1 0 obj <<", { code: "damaged" }],
  ["an encrypted PDF", encrypted, { code: "locked" }],
  ["a scanned PDF", pdfOf({ pages: ["0 g 0 0 100 100 re f"] }), { code: "only_pictures" }],
  [
    "a PDF of hidden text",
    pdfOf({ pages: [`BT 3 Tr /F1 12 Tf 60 600 Td (${secret}) Tj ET`] }),
    { code: "no_visible_text" },
  ],
  ["a page of hidden text", `<html><p hidden>${secret}</p></html>`, { code: "no_visible_text" }],
  ["a PDF that is also a web page", "<html>\n%PDF-1.7\n", { code: "two_formats" }],
  [
    "a PDF that is also an archive",
    Buffer.concat([pdfOf({ pages: [seen] }), zipOf({ a: "b" })]),
    { code: "two_formats" },
  ],
  ["an archive that contains a PDF header", zipOf({ "%PDF-1.7": "b" }), { code: "two_formats" }],
  ["a spreadsheet", zipOf({ "xl/workbook.xml": "<a/>" }), { code: "unsupported_format", format: "other" }],
  ["a broken archive", "PK\x03\x04broken", { code: "damaged" }],
  ["a zip bomb", docxOf("", { "word/styles.xml": bomb }), { code: "unpacks_too_large" }],
  [
    "an archive with false sizes",
    zipOf({ "word/document.xml": Buffer.alloc(1_000_000, 0x20) }, { size: 100 }),
    { code: "damaged" },
  ],
  ["exponential entities", docxOf("", {}, laughs), { code: "defines_own_xml" }],
  [
    "an external entity",
    docxOf("", {}, '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    { code: "defines_own_xml" },
  ],
  ["deeply nested XML", docxOf("<w:p>".repeat(500)), { code: "nested_too_deep" }],
  ["a table with an open quote", `title;answer\n"${"a;b\n".repeat(500_000)}`, { code: "broken_table" }],
  ["a table with too many columns", `${"a,".repeat(200_000)}\n`.repeat(5), { code: "too_many_columns" }],
  ["a deeply nested page", `<html>${"<div>".repeat(600)}x`, { code: "nested_too_deep" }],
  ["a page of too many elements", `<html>${"<b>x</b>".repeat(160_000)}`, { code: "too_many_elements" }],
])("%s is refused with the reason", async (_what, bytes, why) => {
  expect(await refusalOf(bytes, "menu.pdf")).toMatchObject(why);
});

test("a Word file with bytes behind its end is read", async () => {
  const { blocks } = await read(Buffer.concat([await docxOf(paragraphOf("Seen")), Buffer.from("\n")]));
  expect(blocks).toMatchObject([{ kind: "paragraph", text: "Seen" }]);
});
