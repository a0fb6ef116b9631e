import { expect, test } from "vitest";
import { linkedSheets, readHtml } from "./read-html.ts";

test("a page keeps its order: headings, lists, tables, and lines", () => {
  const { blocks, omitted } = readHtml(
    "<h1>House</h1><nav>Home</nav><p>One<br>two</p><ul><li>Three</li></ul><table><tr><th>What</th><th>Price</th></tr><tr><td>Gym</td><td>€5</td></tr></table><p>now <del>€20</del> €15</p><footer>Foot</footer>",
  );
  expect(blocks).toEqual([
    { kind: "heading", level: 1, text: "House", place: "" },
    { kind: "paragraph", text: "One\ntwo", place: "House" },
    { kind: "item", text: "Three", place: "House" },
    { kind: "row", cells: ["Gym", "€5"], header: ["What", "Price"], place: "House" },
    { kind: "paragraph", text: "now €15", place: "House" },
    { kind: "end", place: "" },
    { kind: "end", place: "" },
  ]);
  expect(omitted).toEqual([
    { text: "Home", reason: "navigation", place: "House" },
    { text: "€20", reason: "struck", place: "House" },
    { text: "Foot", reason: "footer", place: "" },
  ]);
});

const linesOf = (html: string) =>
  readHtml(html).blocks.flatMap((block) =>
    block.kind === "end" ? [] : block.kind === "row" ? block.cells.join(" | ") : block.text,
  );

test.each([
  ["a line end of the source", "<p>The pool\n is open.</p>", ["The pool is open."]],
  [
    "a line end between words with marks",
    "<p>Free <b>until\n14 days</b>\nbefore.</p>",
    ["Free until 14 days before."],
  ],
  ["a break in a heading", "<h2>Parking<br>Parcheggio</h2>", ["Parking\nParcheggio"]],
  ["two languages in a cell", "<table><tr><td>Pool<br>Piscina<td>9-18</table>", ["Pool\nPiscina | 9-18"]],
  ["preformatted lines", "<pre>Pool 9-18\nSpa 10-20</pre>", ["Pool 9-18\nSpa 10-20"]],
  ["a definition list", "<dl><dt>Pool<dd>9-18<dt>Spa<dd>10-20</dl>", ["Pool", "9-18", "Spa", "10-20"]],
  [
    "a cell of several rows",
    "<table><tr><td rowspan=2>High<td>A<td>1<tr><td>B<td>2</table>",
    ["High | A | 1", "High | B | 2"],
  ],
  ["a group row", "<table><tr><td>Chalet<td><tr><td>Night<td>€58</table>", ["Chalet", "Night | €58"]],
  [
    "a footer with a telephone",
    "<footer><p>Our group</p><p>Tel. +39 041 520 5844</p></footer>",
    ["Tel. +39 041 520 5844"],
  ],
  ["a link in a sentence", "<p>See the <a href=m>menu</a> of today.</p>", ["See the menu of today."]],
  ["a telephone link", "<p><a href=tel:+39041>Call us</a></p>", ["Call us"]],
])("%s is read", (_what, html, lines) => {
  expect(linesOf(html)).toEqual(lines);
});

const panel = "Dogs cost 12 euros.";
test.each([
  ["a button's target", `<h2><button data-bs-target="#a">Dogs?</button></h2><div id=a hidden>${panel}</div>`],
  [
    "what a button controls",
    `<button aria-controls=a>May I bring dogs?</button><div id=a hidden>${panel}</div>`,
  ],
  ["a panel below its heading", `<h3>Dogs?</h3><div style="display:none">${panel}</div>`],
  ["a collapsed class", `<p>Dogs?</p><div class="collapse" style="display:none">${panel}</div>`],
  [
    "an answer of FAQPage microdata",
    `<div itemprop=acceptedAnswer hidden><p itemprop=text>${panel}</p></div>`,
  ],
  ["a tab", `<div role=tabpanel hidden>${panel}</div>`],
])("the closed part of a page is read: %s", (_what, html) => {
  expect(linesOf(html).at(-1)).toBe(panel);
});

test.each([
  ["navigation", "<div class=main-nav><a href=a>Rooms</a> <a href=b>Spa</a></div>", "Rooms Spa"],
  ["navigation", "<p><a href=a>Rooms</a> | <a href=b>Spa</a></p>", "Rooms | Spa"],
  ["icon", "<p><i class=material-icons>network_wifi</i> Free Wi-Fi</p>", "network_wifi"],
  ["cookie_notice", "<div id=cookie-banner><p>We use cookies.</p></div>", "We use cookies."],
  ["footer", "<p>P. IVA 12345678901</p>", "P. IVA 12345678901"],
  ["struck", '<p><span style="text-decoration:line-through">€20</span> €15</p>', "€20"],
  ["hidden", "<p hidden>Secret</p>", "Secret"],
])("%s is left out, with its text", (reason, html, text) => {
  expect(readHtml(`<p>Seen.</p>${html}`).omitted).toMatchObject([{ reason, text }]);
});

test("questions of FAQPage data are read unless the page shows them", () => {
  const question = (name: string, text: string) => ({ "@type": "Question", name, acceptedAnswer: { text } });
  const data = {
    "@type": "FAQPage",
    mainEntity: [question("Lift?", "<p>Yes, a <b>lift</b>.</p>"), question("Dogs?", panel)],
  };
  expect(
    linesOf(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><h3>Dogs?</h3><p>${panel}</p>`,
    ),
  ).toEqual(["Dogs?", panel, "Lift?", "Yes, a lift."]);
});

test("a table that only lays out the page is read as text", () => {
  const { blocks } = readHtml("<table><tr><td><table><tr><td>Gym<td>€5</table><p>Open daily</p></table>");
  expect(blocks).toEqual([
    { kind: "row", cells: ["Gym", "€5"], header: null, place: "" },
    { kind: "paragraph", text: "Open daily", place: "" },
  ]);
});

test("only style sheets for a desktop screen are fetched", () => {
  const link = (attributes: string) => `<link rel="stylesheet" ${attributes}>`;
  expect(
    linkedSheets(
      `${link("href=a.css")}${link("href=b.css media=print")}${link('href=c.css media="(max-width: 600px)"')}<link rel=icon href=d.ico>`,
    ),
  ).toEqual(["a.css"]);
});

test("a page that is nested too deep is refused before it is parsed", () => {
  expect(() => readHtml("<div>".repeat(100_000))).toThrow("nested_too_deep");
});
