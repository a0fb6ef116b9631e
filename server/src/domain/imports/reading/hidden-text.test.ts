import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

const secret = "SECRET";
const read = (html: string) => {
  const { blocks, leftOut } = readHtml(`<!doctype html><body><p>Breakfast is from 7.</p>${html}</body>`);
  return { words: JSON.stringify(blocks), leftOut };
};

test.each([
  "font:0/0 a",
  "font-size:calc(1px * 0)",
  "font-size:clamp(0px,1px,1px)",
  "zoom:.01",
  "line-height:0;overflow:hidden",
  "letter-spacing:-1em",
  "transform:scale(.01)",
  "scale:.001",
  "transform:rotateY(90deg)",
  "transform:matrix(0,0,0,0,0,0)",
  "transform:translate3d(9999px,0,0)",
  "transform:unheard-of(3)",
  "position:absolute;left:calc(-100vw - 500px)",
  "position:absolute;left:-200%",
  "position:fixed;left:100vw",
  "position:fixed;top:200vh",
  "position:absolute;inset-inline-start:-9999px",
  "margin-inline-start:-9999px",
  "text-indent:100%;white-space:nowrap;overflow:hidden",
  "color:oklch(1 0 0)",
  "color:lab(100 0 0)",
  "color:hwb(0 100% 0%)",
  "color:color(srgb 1 1 1)",
  "color:color-mix(in srgb, white, white)",
  "color:Canvas",
  "color:Window",
  "color:unheard-of(1 1 1)",
  "color:white;color:nonsense",
  "display:none;display:nonsense",
  "color:#fff;background:linear-gradient(#fff,#fff)",
  "background:#fff;-webkit-background-clip:text;color:transparent",
  "clip-path:inset(0 100% 0 0)",
  "clip-path:rect(0 0 0 0)",
  "clip-path:ellipse(0 0)",
  "clip-path:path('M0 0')",
  "clip-path:unheard-of(0)",
  "mask-image:linear-gradient(transparent,transparent)",
  "-webkit-mask:linear-gradient(#0000,#0000)",
  "filter:blur(50px)",
  "filter:opacity(0)",
  "height:0;overflow:auto",
  "block-size:0;overflow:hidden",
  "height:2px;overflow:hidden",
  "position:absolute;z-index:-1",
  "mix-blend-mode:screen",
  "dis\\70lay:none",
  "display:/**/none",
])("what %s hides is not read and is told", (style) => {
  const { words, leftOut } = read(`<p style="${style}">${secret}</p>`);
  expect(words).not.toContain(secret);
  expect(leftOut).toHaveLength(1);
});

test.each([
  `<div style="overflow:hidden"><p style="position:absolute;left:-400px">${secret}</p></div>`,
  `<style>@keyframes h{to{opacity:0}}.x{animation:h 0s forwards}</style><p class=x>${secret}</p>`,
  `<div popover>${secret}</div>`,
  `<style>.x:not(:hover){display:none}</style><p class=x>${secret}</p>`,
  `<style>section:not(:target){display:none}</style><section>${secret}</section>`,
  `<style>.x:not(:focus-within){opacity:0}</style><p class=x>${secret}</p>`,
  `<style>@scope (body){.x{display:none}}</style><p class=x>${secret}</p>`,
  `<style>@media not print{.x{display:none}}</style><p class=x>${secret}</p>`,
  `<style>@media (width >= 600px){.x{display:none}}</style><p class=x>${secret}</p>`,
  `<style>p:nth-child(2 of .q){display:none}</style><p class=q>One</p><p class=q>${secret}</p>`,
  `<style>.x{display:none}@layer a{#y{display:block}}</style><p class=x id=y>${secret}</p>`,
  `<style>@import url(data:text/css,.x%7Bdisplay:none%7D);</style><p class=x>${secret}</p>`,
  `<link rel=stylesheet href="data:text/css,.x%7Bdisplay:none%7D"><p class=x>${secret}</p>`,
])("what %s hides is not read and is told", (html) => {
  const { words, leftOut } = read(html);
  expect(words).not.toContain(secret);
  expect(leftOut).toHaveLength(1);
});

test.each([
  "position:relative;left:50%;margin-left:-480px;width:960px",
  "position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)",
  "color:var(--x, color-mix(in srgb, black 80%, white))",
  "color:#fff;background:linear-gradient(90deg, #111 0%, #333 100%)",
  "background:#fff url(a.png) no-repeat 0 0/cover",
  "font:400 16px/1.5 'Open Sans',sans-serif;color:#333",
  "margin:-15px -15px 0;overflow:auto",
  "transform:translateY(-50%) rotate(-3deg)",
  "color:darkslategrey;background:rgba(255,255,255,.8)",
  "max-width:60ch;filter:drop-shadow(0 0 2px #000);letter-spacing:-.02em",
  "font-size:clamp(1rem, 2vw + 1rem, 3rem)",
  "inset:0;position:absolute",
  "width:calc(100% - 20px);overflow:hidden;max-height:calc(100vh - 60px)",
  "color:$brand;width:50%",
  "clip-path:polygon(0 0,100% 0,100% 90%,0 100%)",
  "scale:1.1;rotate:2deg;zoom:normal;translate:none",
  "font:inherit;line-height:normal;height:auto;overflow:hidden",
])("%s hides nothing", (style) => {
  expect(read(`<p style="${style}">${secret}</p>`)).toMatchObject({
    words: expect.stringContaining(secret),
    leftOut: [],
  });
});

test("a page that is nested without end is refused before it is taken apart", () => {
  expect(() => readHtml("<div>".repeat(100_000))).toThrow("nested too deep");
});
