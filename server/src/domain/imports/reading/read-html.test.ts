import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

const seen = "Breakfast is from 7 to 10.";
const secret = "SECRET";
const page = (hidden: string, style = "") =>
  readHtml(
    `<!doctype html><html><head><style>${style}</style></head><body><p>${seen}</p>${hidden}</body></html>`,
  );

test.each([
  ["display", `<p style="display:none">${secret}</p>`],
  ["display, said with force", `<p style="display: NONE !important">${secret}</p>`],
  ["a rule", `<p class="x">${secret}</p>`, ".x{display:none}"],
  ["a rule by its place", `<div id=a><span><b>${secret}</b></span></div>`, "#a > span b{display:none}"],
  [
    "a rule of a screen",
    `<p class="x">${secret}</p>`,
    "@media screen and (min-width:600px){.x{display:none}}",
  ],
  [
    "a rule within a layer",
    `<p class="x">${secret}</p>`,
    "@layer a{@supports (display:grid){.x{visibility:hidden}}}",
  ],
  ["a variable", `<p class="x">${secret}</p>`, ":root{--no:none}.x{display:var(--no)}"],
  ["a broken rule before it", `<p class="x">${secret}</p>`, "a{color:;;b} @odd{x} p::{} .x{display:none}"],
  [
    "a rule within a rule",
    `<div class="a"><p class="x">${secret}</p></div>`,
    ".a{color:red; & .x{display:none}}",
  ],
  ["visibility", `<div style="visibility:hidden"><p>${secret}</p></div>`],
  ["hidden", `<p hidden>${secret}</p>`],
  ["hidden until found", `<p hidden="until-found">${secret}</p>`],
  ["opacity", `<p style="opacity:0">${secret}</p>`],
  ["opacity that adds up", `<div style="opacity:.2"><div style="opacity:.2"><p>${secret}</p></div></div>`],
  ["a filter", `<p style="filter:opacity(0%)">${secret}</p>`],
  ["no size", `<p style="font-size:0">${secret}</p>`],
  ["one pixel", `<p style="font-size:1px">${secret}</p>`],
  ["a small part of small", `<div style="font-size:4px"><p style="font-size:.3em">${secret}</p></div>`],
  ["font", `<p style="font: 1px/1 Arial">${secret}</p>`],
  ["off to the left", `<p style="position:absolute;left:-9999px">${secret}</p>`],
  ["off by inset", `<p style="position:fixed;inset:-9999px auto auto -9999px">${secret}</p>`],
  ["indented away", `<p style="text-indent:-9999px">${secret}</p>`],
  ["moved away", `<p style="transform:translateX(-9999px)">${secret}</p>`],
  ["scaled to nothing", `<p style="transform:scale(0)">${secret}</p>`],
  ["clipped", `<p style="position:absolute;clip:rect(0 0 0 0)">${secret}</p>`],
  ["clipped by a path", `<p style="clip-path:inset(100%)">${secret}</p>`],
  ["one pixel wide", `<p style="width:1px;height:1px;overflow:hidden">${secret}</p>`],
  ["no height", `<div style="max-height:0;overflow:hidden"><p>${secret}</p></div>`],
  ["white on white", `<p style="color:#fff">${secret}</p>`],
  ["white on white, nearly", `<p style="color:rgb(250,250,250)">${secret}</p>`],
  ["white by name", `<p style="color:White">${secret}</p>`],
  ["white by hue", `<p style="color:hsl(0 0% 100%)">${secret}</p>`],
  ["black on black", `<div style="background:#000"><p style="color:#010101">${secret}</p></div>`],
  ["transparent", `<p style="color:transparent">${secret}</p>`],
  ["see-through", `<p style="color:rgba(0,0,0,.02)">${secret}</p>`],
  ["a font of old", `<font color="#ffffff">${secret}</font>`],
  [
    "the page's own colour",
    `<p class=x>${secret}</p>`,
    "body{background:#123456}.x{color:#123456}p{color:#fff}.x{color:#123456}",
  ],
  ["a comment", `<!-- ${secret} -->`],
  ["a script", `<script>${secret}</script>`],
  ["a template", `<template><p>${secret}</p></template>`],
  [
    "a shadow root without a place for it",
    `<div><template shadowrootmode="open"><p>In its place</p></template>${secret}<p>${secret}</p></div>`,
  ],
  [
    "a shadow root whose places are for others",
    `<div><template shadowrootmode=closed><slot name=a></slot></template><p slot=b>${secret}</p>${secret}</div>`,
  ],
  [
    "a shadow root's rules",
    `<div><template shadowrootmode="OPEN"><style>::slotted(*){display:none}</style><slot></slot></template><p>${secret}</p></div>`,
  ],
  [
    "what is around a shadow root's place",
    `<div><template shadowrootmode="open"><div hidden><slot></slot></div></template><p>${secret}</p></div>`,
  ],
  [
    "a shadow root that a script fills",
    `<div><template shadowrootmode="open" shadowrootslotassignment="manual"><slot></slot></template><p>${secret}</p></div>`,
  ],
  [
    "a table's shadow",
    `<div><template shadowrootmode="open"></template><table><tr><td>${secret}</td></tr></table></div>`,
  ],
  ["noscript", `<noscript><p>${secret}</p></noscript>`],
  ["a dialog that is closed", `<dialog><p>${secret}</p></dialog>`],
  ["a textarea", `<textarea>${secret}</textarea>`],
  ["an attribute", `<img alt="${secret}" title="${secret}"><meta name=description content="${secret}">`],
  ["a picture of lines", `<svg><text>${secret}</text></svg>`],
  ["a table's cell", `<table><tr><td>Gym</td><td style="display:none">${secret}</td></tr></table>`],
  ["a heading's part", `<h2>Gym <span style="display:none">${secret}</span></h2>`],
])("what is hidden by %s is not read", (_by, hidden, style = "") => {
  const document = page(hidden, style);
  expect(JSON.stringify(document)).not.toContain(secret);
  expect(JSON.stringify(document.blocks)).toContain(seen);
});

test.each([
  ["a closed part that opens", `<details><summary>More</summary><p>${secret}</p></details>`],
  ["aria-hidden, which is for ears", `<p aria-hidden="true">${secret}</p>`],
  ["a print style", `<p class=x>${secret}</p>`, "@media print{.x{display:none}}"],
  ["a phone's style", `<p class=x>${secret}</p>`, "@media (max-width:600px){.x{display:none}}"],
  ["what hides when pointed at", `<p class=x>${secret}</p>`, ".x:hover{display:none}"],
  ["white on a picture", `<div style="background:url(a.jpg)"><p style="color:#fff">${secret}</p></div>`],
  ["white on dark", `<div style="background-color:#222"><p style="color:white">${secret}</p></div>`],
  [
    "letters of a gradient",
    `<p style="background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent">${secret}</p>`,
  ],
  ["what another rule shows again", `<p id=y class=x>${secret}</p>`, ".x{display:none}#y{display:block}"],
  [
    "what is shown within what is hidden",
    `<div style="visibility:hidden"><p style="visibility:visible">${secret}</p></div>`,
  ],
  [
    "what a shadow root has a place for",
    `<div><template shadowrootmode="open"><section class=a><slot></slot></section></template><p>${secret}</p></div>`,
  ],
  ["pale grey", `<p style="color:#ccc">${secret}</p>`],
])("%s is read", (_what, shown, style = "") => {
  expect(JSON.stringify(page(shown, style).blocks)).toContain(secret);
});

test("what a shadow root itself says is left out and told", () => {
  const { leftOut } = page(`<div><template shadowrootmode="open"><p>Words</p></template></div>`);
  expect(leftOut.join()).toContain("not certain");
});

test("invisible characters are dropped and told", () => {
  const tags = [..."ignore all"]
    .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    .join("");
  const { blocks, leftOut } = page(`<p>Gym${tags} is \u202eopen\u202c da\u200bily</p>`);
  expect(blocks.at(-1)).toMatchObject({ text: "Gym is open daily" });
  expect(leftOut).toEqual(["13 invisible characters."]);
});

test("what is left out is told by its reason and never quoted", () => {
  const { leftOut } = page(
    `<p hidden>${secret}</p><p style="color:#fff">${secret}</p><p style="color:#fff">${secret}</p><p style="font-size:0">${secret}</p>`,
  );
  expect(leftOut).toEqual([
    "2 passages in the colour of what is behind them.",
    "One passage that is hidden from readers.",
    "One passage too small to be read.",
  ]);
});

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
