import { expect, test } from "vitest";
import { docxOf, headingOf, paragraphOf, tableOf, zipOf } from "../../../testing/samples/docx.ts";
import { linesOfPage, pdfOf } from "../../../testing/samples/pdf.ts";
import { readSource, Unreadable } from "./index.ts";

const read = (bytes: Buffer | string, name = "file") =>
  readSource({ bytes: Buffer.from(bytes as string), kind: "file", name, contentType: "" });

async function refusalOf(bytes: Buffer | string, name?: string): Promise<string> {
  const error = await read(bytes, name).then(
    () => undefined,
    (error) => error,
  );
  expect(error).toBeInstanceOf(Unreadable);
  return (error as Error).message;
}

const textOf = (document: Awaited<ReturnType<typeof read>>) =>
  document.blocks
    .map((block) => (block.kind === "row" ? block.cells.join(" | ") : block.kind === "end" ? "" : block.text))
    .join("\n");

const secret = "SECRET";
const seen = "BT /F1 12 Tf 60 700 Td (Seen) Tj ET";

test.each([
  ["an invisible mode", `BT 3 Tr /F1 12 Tf 60 600 Td (${secret}) Tj ET`, "hidden from readers"],
  ["white on white", `BT 1 g /F1 12 Tf 60 600 Td (${secret}) Tj ET`, "colour of what is behind"],
  [
    "its box's colour",
    `0 0 1 rg 50 590 300 30 re f BT 0 0 1 rg /F1 12 Tf 60 600 Td (${secret}) Tj ET`,
    "colour of what is behind",
  ],
  ["no opacity", `q /G1 gs BT 1 1 1 rg /F1 12 Tf 60 600 Td (${secret}) Tj ET Q`, "colour of what is behind"],
  ["a place off the page", `BT /F1 12 Tf 60 2000 Td (${secret}) Tj ET`, "outside of what is shown"],
  ["a clip", `q 0 0 10 10 re W n BT /F1 12 Tf 60 600 Td (${secret}) Tj ET Q`, "outside of what is shown"],
  ["its outline's colour", `BT 1 Tr 1 G /F1 12 Tf 60 600 Td (${secret}) Tj ET`, "colour of what is behind"],
  ["its width", `BT 0 Tz /F1 12 Tf 60 600 Td (${secret}) Tj ET`, "too small"],
  ["its size", `BT /F1 0.5 Tf 60 600 Td (${secret}) Tj ET`, "too small"],
  ["its scale", `q 0.05 0 0 0.05 0 0 cm BT /F1 12 Tf 1200 12000 Td (${secret}) Tj ET Q`, "too small"],
  ["something over it", `BT /F1 12 Tf 60 600 Td (${secret}) Tj ET 1 g 50 590 300 30 re f`, "covers"],
  ["a layer that is off", `/OC /OC1 BDC BT /F1 12 Tf 60 600 Td (${secret}) Tj ET EMC`, "hidden from readers"],
])("a PDF's text that is hidden by %s is not read", async (_by, drawn, why) => {
  const document = await read(
    pdfOf({
      pages: [`${seen}\n${drawn}`],
      catalog: "/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>",
      objects: { 100: "<< /Type /OCG /Name (Layer) >>" },
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut.join()).toContain(why);
});

test("a PDF's crop box hides what is beyond it, and notes on it are told and not read", async () => {
  const document = await read(
    pdfOf({
      pages: [`${seen}\nBT /F1 12 Tf 60 100 Td (${secret}) Tj ET`],
      page: `/CropBox [0 400 595 842] /Annots [<< /Type /Annot /Subtype /FreeText /Rect [0 500 300 600] /Contents (${secret}) /DA (/F1 12 Tf) >>]`,
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut).toEqual([
    "One passage outside of what is shown.",
    "One note or form field on a page.",
  ]);
});

test("white text on a dark box or a picture is read, and columns one after the other", async () => {
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

test("a PDF of many pages says on which one a thing stands", async () => {
  const document = await read(
    pdfOf({ packed: true, pages: [linesOfPage([["Gym", 16, true]]), linesOfPage([["Open from 6:00"]])] }),
  );
  expect(document.blocks.map(({ place }) => place)).toEqual(["page 1", "page 2"]);
});

test.each([
  ["vanish", paragraphOf(secret, { run: "<w:vanish/>" })],
  ["white", paragraphOf(secret, { run: '<w:color w:val="FFFFFF"/>' })],
  ["one point", paragraphOf(secret, { run: '<w:sz w:val="2"/>' })],
  [
    "a shade of its colour",
    paragraphOf(secret, { run: '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>' }),
  ],
  ["a style", paragraphOf(secret, { paragraph: '<w:pStyle w:val="Hid"/>' })],
  ["a style of a style", paragraphOf(secret, { run: '<w:rStyle w:val="Sub"/>' })],
  [
    "a deletion",
    `<w:p><w:del w:id="1"><w:r><w:t>${secret}</w:t><w:delText>${secret}</w:delText></w:r></w:del></w:p>`,
  ],
  ["a move", `<w:p><w:moveFrom w:id="1"><w:r><w:t>${secret}</w:t></w:r></w:moveFrom></w:p>`],
  ["the web's view", paragraphOf(secret, { run: "<w:webHidden/>" })],
  ["a theme's paper", paragraphOf(secret, { run: '<w:color w:val="auto" w:themeColor="background1"/>' })],
  ["letters without a fill", paragraphOf(secret, { run: "<w14:textFill><w14:noFill/></w14:textFill>" })],
  [
    "a fill that is clear",
    paragraphOf(secret, {
      run: '<x:textFill><x:solidFill><x:srgbClr x:val="000000"><x:alpha x:val="100000"/></x:srgbClr></x:solidFill></x:textFill>',
    }),
  ],
  [
    "a fill in the paper's colour",
    paragraphOf(secret, {
      run: '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>',
    }),
  ],
  ["letters far below their line", paragraphOf(secret, { run: '<w:position w:val="-3000"/>' })],
  ["letters one on the other", paragraphOf(secret, { run: '<w:spacing w:val="-1000"/>' })],
  ["a line without height", paragraphOf(secret, { paragraph: '<w:spacing w:line="1" w:lineRule="exact"/>' })],
  [
    "a frame without height",
    paragraphOf(secret, { paragraph: '<w:framePr w:w="1" w:h="1" w:hRule="exact"/>' }),
  ],
  [
    "a row without height",
    `<w:tbl><w:tr><w:trPr><w:trHeight w:val="1" w:hRule="exact"/></w:trPr><w:tc>${paragraphOf(secret)}</w:tc></w:tr></w:tbl>`,
  ],
  ["its width", paragraphOf(secret, { run: '<w:w w:val="1"/>' })],
  ["a frame far off", paragraphOf(secret, { paragraph: '<w:framePr w:x="-20000" w:y="1"/>' })],
  ["an indent far off", paragraphOf(secret, { paragraph: '<w:ind w:left="-30000"/>' })],
  ["its row", `<w:tbl><w:tr><w:trPr><w:hidden/></w:trPr><w:tc>${paragraphOf(secret)}</w:tc></w:tr></w:tbl>`],
  ["a field's code", `<w:p><w:r><w:instrText>HYPERLINK ${secret}</w:instrText></w:r></w:p>`],
])("a DOCX's text that is hidden by %s is not read", async (_by, hidden) => {
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Hid"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Sub"><w:basedOn w:val="Hid"/></w:style></w:styles>`;
  const document = await read(
    docxOf(paragraphOf("Seen") + hidden, {
      "word/styles.xml": styles,
      "word/comments.xml": `<w:comments xmlns:w="w"><w:comment w:id="1"/></w:comments>`,
    }),
  );
  expect(textOf(document)).toBe("Seen");
  expect(document.leftOut.join()).toContain("One comment.");
});

const theme = (colours: string) =>
  `<a:theme xmlns:a="a"><a:themeElements><a:clrScheme name="x">${colours}</a:clrScheme></a:themeElements></a:theme>`;
const pale = theme(
  '<a:accent1><a:srgbClr val="FFFFFE"/></a:accent1><a:lt2><a:sysClr val="window" lastClr="FFFFFF"/></a:lt2>',
);
const relation = (kind: string, target: string) =>
  `<Relationships xmlns="r"><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`;

test.each<[string, string, Record<string, string>]>([
  ["colour", '<w:color w:val="000000" w:themeColor="accent1"/>', { "word/theme/theme1.xml": pale }],
  ["second paper", '<w:color w:val="000000" w:themeColor="background2"/>', { "word/theme/theme1.xml": pale }],
  ["tint", '<w:color w:val="000000" w:themeColor="text1" w:themeTint="02"/>', {}],
  [
    "fill",
    '<w:color w:val="FFFFFF"/><w:shd w:fill="000000" w:themeFill="accent1"/>',
    { "word/theme/theme1.xml": pale },
  ],
  [
    "mapping",
    '<w:color w:val="000000" w:themeColor="text1"/>',
    { "word/settings.xml": '<w:settings xmlns:w="w"><w:clrSchemeMapping w:t1="light1"/></w:settings>' },
  ],
  [
    "file of another name",
    '<w:color w:val="000000" w:themeColor="accent1"/>',
    {
      "word/_rels/document.xml.rels": relation("theme", "../own/pale.xml"),
      "own/pale.xml": pale,
      "word/theme/theme1.xml": theme('<a:accent1><a:srgbClr val="000000"/></a:accent1>'),
    },
  ],
  [
    "style's colour, of a file of another name",
    '<w:rStyle w:val="Pale"/>',
    {
      "word/_rels/document.xml.rels": relation("styles", "/word/other.xml"),
      "word/theme/theme1.xml": pale,
      "word/other.xml":
        '<w:styles xmlns:w="w"><w:style w:styleId="Pale"><w:rPr><w:color w:val="000000" w:themeColor="accent1"/></w:rPr></w:style></w:styles>',
    },
  ],
])("a DOCX's text in the colour of the paper by its theme's %s is not read", async (_by, run, files) => {
  const document = await read(docxOf(paragraphOf("Seen") + paragraphOf(secret, { run }), files));
  expect([textOf(document), document.leftOut]).toEqual([
    "Seen",
    ["One passage in the colour of what is behind it."],
  ]);
});

test("a DOCX's text in a colour of its theme that is seen is read", async () => {
  const runs = [
    '<w:color w:val="FFFFFF" w:themeColor="text1"/>',
    '<w:color w:val="FFFFFF" w:themeColor="background1" w:themeShade="80"/>',
    '<w:color w:val="FFFFFF" w:themeColor="background1"/><w:shd w:fill="FFFFFF" w:themeFill="text1"/>',
    '<w:color w:val="222222" w:themeColor="accent9"/>',
  ];
  const document = await read(docxOf(runs.map((run) => paragraphOf("Seen", { run })).join("")));
  expect(document.blocks).toHaveLength(runs.length);
  const broken = { "word/theme/theme1.xml": "<a:theme" };
  await expect(read(docxOf(paragraphOf("Seen"), broken))).rejects.toThrow("damaged");
});

test("a DOCX's letters that are filled, outlined, spaced and raised as letters are, are read", async () => {
  const runs = [
    '<w14:textOutline><w14:noFill/></w14:textOutline><w14:textFill><w14:solidFill><w14:srgbClr w14:val="1F3864"/></w14:solidFill></w14:textFill>',
    '<w:spacing w:val="-10"/><w:position w:val="-6"/>',
    '<w:spacing w:val="40"/><w:position w:val="12"/>',
  ];
  const passages = runs.map((run) =>
    paragraphOf("Seen", { run, paragraph: '<w:spacing w:after="0" w:line="240" w:lineRule="exact"/>' }),
  );
  expect(textOf(await read(docxOf(passages.join(""))))).toBe("Seen\nSeen\nSeen");
});

test("what a DOCX's text boxes and fields say is told", async () => {
  const box = `<w:p><w:r><w:pict><w:txbxContent>${paragraphOf(secret)}</w:txbxContent></w:pict></w:r></w:p>`;
  const field = `<w:p><w:r><w:instrText>HYPERLINK ${secret}</w:instrText></w:r></w:p>`;
  const document = await read(docxOf(paragraphOf("Seen") + box + field));
  expect(document.leftOut).toEqual(["One text box.", "One field's instruction."]);
});

test("a DOCX keeps its order: headings, lists, tables, and what was added with changes tracked", async () => {
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
  ["a mark and tabs", "\ufefftitle\tanswer\nGym\tOpen\n"],
  ["quotes and line ends of Windows", '"title","answer"\r\n"Gym","Open"\r\n'],
])("a table with %s is one", async (_with, text) => {
  expect((await read(text)).blocks).toEqual([
    { kind: "row", cells: ["Gym", "Open"], header: ["title", "answer"], place: "row 2" },
  ]);
});

test("a sheet of many lines without a gap is read to its end", async () => {
  const { blocks, leftOut } = await read(
    Array.from({ length: 3_000 }, (_none, at) => `Gym ${at}: open`).join("\n"),
  );
  expect([JSON.stringify(blocks.at(-1)).includes("Gym 2999"), leftOut]).toEqual([true, []]);
});

test("a table whose cells are long is one", async () => {
  const rows = Array.from({ length: 10 }, () => `Gym;"${"Open, and\nmore. ".repeat(500)}"`).join("\n");
  expect((await read(`title;answer\n${rows}\n`)).blocks).toHaveLength(10);
});

test.each([
  ["latin1", "title;answer\nKüche;Größe\n"],
  ["utf16le", "\ufefftitle;answer\nKüche;Größe\n"],
] as const)("a table in %s is read as it is meant", async (encoding, text) => {
  expect((await read(Buffer.from(text, encoding))).blocks).toMatchObject([{ cells: ["Küche", "Größe"] }]);
});

test("formulas are refused and told, and what only begins like one is not", async () => {
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
  expect(document.leftOut).toEqual([
    "15 cells with a formula: formulas are refused, and nothing is computed or called.",
  ]);
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

test.each<[string, Buffer | string, string]>([
  ["nothing", "", "nothing in it"],
  ["a program", Buffer.from("MZ\x90\0"), "program"],
  ["a picture that is called a PDF", Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), "picture"],
  ["an old Word file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), "old Word"],
  ["an RTF", "{\\rtf1}", "RTF"],
  ["XML", "<?xml version='1.0'?><a/>", "XML"],
  ["JSON", '{"format":"x"}', "JSON"],
  ["bytes", Buffer.from(Array.from({ length: 999 }, (_none, at) => (at * 7919) % 256)), "not a text"],
  ["a PDF that is broken", "%PDF-1.7\n1 0 obj <<", "damaged"],
  ["a PDF that is locked", encrypted, "locked"],
  ["a PDF of pictures", pdfOf({ pages: ["0 g 0 0 100 100 re f"] }), "no text in this PDF"],
  [
    "a PDF that hides all",
    pdfOf({ pages: [`BT 3 Tr /F1 12 Tf 60 600 Td (${secret}) Tj ET`] }),
    "no text in it that a reader would see",
  ],
  ["a page that hides all", `<html><p hidden>${secret}</p></html>`, "no text in it that a reader would see"],
  ["a PDF that is a web page", "<html>\n%PDF-1.7\n", "something else at once"],
  [
    "a PDF that is an archive",
    Buffer.concat([pdfOf({ pages: [seen] }), zipOf({ a: "b" })]),
    "something else at once",
  ],
  ["an archive that begins as a PDF inside", zipOf({ "%PDF-1.7": "b" }), "something else at once"],
  ["a spreadsheet", zipOf({ "xl/workbook.xml": "<a/>" }), "no DOCX"],
  ["an archive that is broken", "PK\x03\x04broken", "damaged"],
  ["an archive that bursts", docxOf("", { "word/styles.xml": bomb }), "unpacks to far more"],
  [
    "an archive that lies about its sizes",
    zipOf({ "word/document.xml": Buffer.alloc(1_000_000, 0x20) }, { size: 100 }),
    "damaged",
  ],
  ["entities that laugh", docxOf("", {}, laughs), "defines its own XML"],
  [
    "an entity from outside",
    docxOf("", {}, '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    "defines its own XML",
  ],
  ["XML without end", docxOf("<w:p>".repeat(500)), "nested too deep"],
  ["a table that never ends its quote", `title;answer\n"${"a;b\n".repeat(500_000)}`, "quote is never closed"],
  ["a table without end to its side", `${"a,".repeat(200_000)}\n`.repeat(5), "more columns than can be read"],
  ["a page without end", `<html>${"<div>".repeat(600)}x`, "nested too deep"],
  ["a page of elements", `<html>${"<b>x</b>".repeat(160_000)}`, "more in it than can be read"],
])("%s is refused and says why", async (_what, bytes, why) => {
  expect(await refusalOf(bytes, "menu.pdf")).toContain(why);
});
