import { expect, test } from "vitest";
import { linkedSheets, readHtml } from "./read-html.ts";

test("a page keeps its order: headings, lists, tables, and lines", () => {
  const { blocks } = readHtml(
    "<h1>House</h1><nav>Home</nav><p>One<br>two</p><ul><li>Three</li></ul><table><tr><th>What</th><th>Price</th></tr><tr><td>Gym</td><td>€5</td></tr></table><p>now <del>€20</del> €15</p><footer>Foot</footer>",
  );
  expect(blocks).toEqual([
    { kind: "heading", level: 1, text: "House", place: "" },
    { kind: "paragraph", text: "One\ntwo", place: "House" },
    { kind: "item", text: "Three", place: "House" },
    { kind: "row", cells: ["Gym", "€5"], header: ["What", "Price"], place: "House" },
    { kind: "paragraph", text: "now €15", place: "House" },
    { kind: "end", place: "" },
    { kind: "paragraph", text: "Foot", place: "" },
    { kind: "end", place: "" },
  ]);
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
