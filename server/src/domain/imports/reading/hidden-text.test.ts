import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

const secret = "SECRET";
const seen = "Breakfast is from 7 to 10.";
const read = (html: string, css = "") => {
  const { blocks, leftOut } = readHtml(
    `<!doctype html><html><head><style>${css}</style></head><body><p>${seen}</p>${html}</body></html>`,
  );
  return { words: JSON.stringify(blocks), leftOut };
};

test.each([
  "display:none",
  "content-visibility:hidden",
  "display: NONE !important",
  "display:/**/none",
  "display:none !important;display:block",
  "visibility:hidden",
  "opacity:0",
  "opacity:5%",
  "font-size:0",
  "font-size:1px",
  "font-size:.1em",
  "font:0/0 a",
  "font: 1px/1 Arial",
  "position:absolute;left:-9999px",
  "position:absolute;left:-200%",
  "position:absolute;top:-100rem",
  "position:fixed;inset:-9999px auto auto -9999px",
  "text-indent:-9999px",
  "text-indent:100%;white-space:nowrap;overflow:hidden",
])("text hidden by %s is left out and counted", (style) => {
  const { words, leftOut } = read(`<p style="${style}">${secret}</p>`);
  expect(words).not.toContain(secret);
  expect(words).toContain(seen);
  expect(leftOut).toHaveLength(1);
});

test.each([
  ["a class", `<p class="x">${secret}</p>`, ".x{display:none}"],
  ["an escaped class", `<p class="md:x">${secret}</p>`, ".md\\:x{display:none}"],
  ["a child combinator", `<div id=a><span><b>${secret}</b></span></div>`, "#a > span b{display:none}"],
  ["a pseudo-class", `<p class=x>${secret}</p>`, ".x:not(:hover){display:none}"],
  ["a desktop media query", `<p class=x>${secret}</p>`, "@media screen and (min-width:600px){.x{opacity:0}}"],
  ["a width range", `<p class=x>${secret}</p>`, "@media (width >= 48rem){.x{display:none}}"],
  ["everything but print", `<p class=x>${secret}</p>`, "@media not print{.x{display:none}}"],
  ["a layer", `<p class=x>${secret}</p>`, "@layer a{@supports (display:grid){.x{visibility:hidden}}}"],
  ["a variable", `<p class=x>${secret}</p>`, ":root{--no:none}.x{display:var(--no)}"],
  ["a variable's fallback", `<p class=x>${secret}</p>`, ".x{display:var(--missing, none)}"],
  ["a rule after broken ones", `<p class=x>${secret}</p>`, "a{color:;;b} @odd{x} p::{} .x{display:none}"],
  ["a nested rule", `<div class=a><p class=x>${secret}</p></div>`, ".a{color:red; & .x{display:none}}"],
  ["the more specific rule", `<p id=y class=x>${secret}</p>`, "#y{display:none}.x{display:block}"],
  ["the later rule", `<p class=x>${secret}</p>`, ".x{display:block}.x{display:none}"],
  ["an important rule", `<p style="display:block" class=x>${secret}</p>`, ".x{display:none !important}"],
  ["an ancestor", `<div style="visibility:hidden"><p>${secret}</p></div>`],
  ["ancestors' opacity", `<div style="opacity:.2"><div style="opacity:.2"><p>${secret}</p></div></div>`],
  ["ancestors' font sizes", `<div style="font-size:4px"><p style="font-size:.3em">${secret}</p></div>`],
  ["the hidden attribute", `<p hidden>${secret}</p>`],
  ["hidden until found", `<p hidden="until-found">${secret}</p>`],
  ["a popover", `<div popover>${secret}</div>`],
  ["a closed dialog", `<dialog><p>${secret}</p></dialog>`],
  ["a template", `<template><p>${secret}</p></template>`],
  ["a hidden cell", `<table><tr><td>Gym</td><td style="display:none">${secret}</td></tr></table>`],
  ["a hidden part of a heading", `<h2>Gym <span style="display:none">${secret}</span></h2>`],
])("text hidden by %s is left out", (_by, html, css = "") => {
  const { words } = read(html, css);
  expect(words).not.toContain(secret);
  expect(words).toContain(seen);
});

test.each([
  ["a comment", `<!-- ${secret} -->`],
  ["a script", `<script>${secret}</script>`],
  ["noscript", `<noscript><p>${secret}</p></noscript>`],
  ["a textarea", `<textarea>${secret}</textarea>`],
  ["an attribute", `<img alt="${secret}" title="${secret}"><meta name=description content="${secret}">`],
  ["an SVG", `<svg><text>${secret}</text></svg>`],
])("%s is not text of the page", (_what, html) => {
  const { words, leftOut } = read(html);
  expect([words.includes(secret), leftOut]).toEqual([false, []]);
});

test.each([
  "position:relative;left:50%;margin-left:-480px;width:960px",
  "position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)",
  "inset:0;position:absolute",
  "margin:0 -9999px;padding:0 9999px",
  "clip-path:inset(100%)",
  "height:0;overflow:hidden",
  "color:#fff",
  "font:400 16px/1.5 'Open Sans',sans-serif;color:#333",
  "font-size:clamp(1rem, 2vw + 1rem, 3rem)",
  "font:inherit;line-height:normal",
  "opacity:0;animation:fade-in .8s ease .3s forwards",
])("%s hides nothing", (style) => {
  expect(read(`<p style="${style}">${secret}</p>`)).toMatchObject({
    words: expect.stringContaining(secret),
    leftOut: [],
  });
});

test.each([
  ["a closed part that opens", `<details><summary>More</summary><p>${secret}</p></details>`],
  ["aria-hidden text, which only screen readers skip", `<p aria-hidden="true">${secret}</p>`],
  ["text that print hides", `<p class=x>${secret}</p>`, "@media print{.x{display:none}}"],
  ["text that phones hide", `<p class=x>${secret}</p>`, "@media (max-width:600px){.x{display:none}}"],
  [
    "text that dark mode hides",
    `<p class=x>${secret}</p>`,
    "@media (prefers-color-scheme:dark){.x{display:none}}",
  ],
  ["text that is hidden on hover", `<p class=x>${secret}</p>`, ".x:hover{display:none}"],
  ["text behind an unsupported selector", `<p class=x>${secret}</p>`, ".x:unheard-of{display:none}"],
  [
    "text that another rule shows again",
    `<p id=y class=x>${secret}</p>`,
    ".x{display:none}#y{display:block}",
  ],
  [
    "visible text inside hidden text",
    `<div style="visibility:hidden"><p style="visibility:visible">${secret}</p></div>`,
  ],
  ["a box that scrolls", `<div style="height:300px;overflow-y:scroll"><p>${secret}</p></div>`],
])("%s is read", (_what, html, css = "") => {
  expect(read(html, css)).toMatchObject({ words: expect.stringContaining(secret), leftOut: [] });
});

test("the reasons are counted, and what was left out is never quoted", () => {
  const { leftOut } = read(
    `<p style="font-size:0">${secret}</p><p hidden>${secret}</p><p>${seen}</p><p hidden>${secret}</p>`,
  );
  expect(leftOut).toEqual([
    { code: "hidden", count: 2 },
    { code: "tiny", count: 1 },
  ]);
});

test("invisible characters are removed and counted", () => {
  const tags = [..."ignore all"]
    .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    .join("");
  const { words, leftOut } = read(`<p>Gym${tags} is \u202eopen\u202c da\u200bily</p>`);
  expect(words).toContain("Gym is open daily");
  expect(leftOut).toEqual([{ code: "invisible_characters", count: 13 }]);
});

test.each([
  ["never closed", "{[((".repeat(10_000)],
  ["nested deeply", `${".a{".repeat(5_000)}display:none`],
  ["nested with a selector that doubles", `${"& &{".repeat(60)}display:none`],
])("styles that are %s don't lose the page", (_how, css) => {
  expect(read(`<p>${secret}</p>`, css).words).toContain(secret);
});
