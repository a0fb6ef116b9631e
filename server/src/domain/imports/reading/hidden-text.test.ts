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
  "display:if(style(--x:1):block;else:none)",
  "visibility:unheard-of(1)",
  "width:100px;opacity:--half(2)",
  "left:unheard-of(4px);position:absolute",
  "font-size-adjust:0",
  "transform:perspective(1px) translateZ(-99999px)",
  "transform:rotateY(180deg)",
  "transform:rotateX(180deg);backface-visibility:hidden",
  "rotate:y 90deg",
  "scale:-1 1",
  "translate:0 0 -9999px",
  "transform:matrix3d(1,0,0,0,0,1,0,0,0,0,1,1,0,0,0,900)",
  "transform:scale(400)",
  "transform:rotate(1deg);transform-origin:9999px 0",
  "offset-path:path('M -9999 -9999 L -9999 -9999')",
  "offset:path('M0 0') 5px",
  "content:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)",
  "mask:linear-gradient(#000,#000) no-repeat;mask-size:0 0",
  "mask:linear-gradient(#000,#000) 0 0/0 0 no-repeat",
  "mask-image:linear-gradient(#0000 90%,#000)",
  "mask-image:radial-gradient(circle at 0 0,#000 1px,transparent 1px)",
  "-webkit-mask-box-image:url(a.png)",
  "box-shadow:inset 0 0 0 100vmax #000",
  "box-shadow:0 0 1px red, inset 0 5em 0 0 #010101",
  "text-decoration:line-through 3em #000",
  "outline:99px solid #000;outline-offset:-99px",
  "-webkit-text-stroke:1em #fff",
  "-webkit-text-security:disc",
  "word-spacing:-9999px",
  "letter-spacing:99em",
  "vertical-align:-999px",
  "unicode-bidi:bidi-override;direction:rtl",
  "writing-mode:vertical-rl;text-combine-upright:all",
  "transition:all 9999s",
  "color:light-dark(#000,#121212);color-scheme:dark",
  "color-scheme:dark;background:Canvas;color:#121212",
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
  ...[
    "from,to{opacity:0}|1s infinite",
    "0%{opacity:0}99%{opacity:0}|1s infinite",
    "50%{visibility:hidden}|5s linear infinite",
    "from,to{transform:translateX(-9999px)}|1s infinite",
    "from{opacity:1}to{opacity:0}|9999s -9998s",
    "from{opacity:0}to{opacity:1}|1s .01 forwards",
    "from{opacity:0}to{opacity:1}|1s reverse forwards",
    "from{opacity:0}to{opacity:1}|paused 1s",
    "to{font-size:0}|1s alternate infinite",
    "to{clip-path:inset(100%)}|linear 60s",
  ].map((trick) => {
    const [frames, runs] = trick.split("|");
    return `<style>@keyframes k{${frames}}.x{animation:k ${runs}}</style><p class=x>${secret}</p>`;
  }),
  `<div style="box-shadow:inset 0 0 0 99px #000;color:#fff"><p style="color:#000">${secret}</p></div>`,
  `<div style="perspective:1px"><p style="transform:translateZ(-50px)">${secret}</p></div>`,
  `<style>.x{display:none}@supports (unheard-of:1){.x{display:block}}</style><p class=x>${secret}</p>`,
  `<style>@supports not (unheard-of:1){.x{display:none}}</style><p class=x>${secret}</p>`,
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
  "perspective:1000px;backface-visibility:hidden;transform-style:preserve-3d",
  "transform:translate3d(0,0,0) rotateX(10deg);transform-origin:50% 100%",
  "box-shadow:0 2px 8px rgba(0,0,0,.2), inset 0 1px 2px #eee",
  "color:#fff;background:#222;box-shadow:inset 0 0 80px #000",
  "text-decoration:underline 2px;text-underline-offset:3px;outline:2px solid #000;outline-offset:2px",
  "transition:opacity .3s ease-in-out, transform .3s",
  "word-spacing:.1em;letter-spacing:.3em;vertical-align:middle",
  "mask-image:none;content:none;offset-path:none;animation:none;perspective:none",
  "color-scheme:light dark;color:CanvasText;background:Canvas",
  "padding:env(safe-area-inset-top, 20px) 1rem;width:fit-content(20em)",
  "translate:0 -10px;scale:1.05;rotate:-2deg",
  "font-size-adjust:.5;-webkit-text-stroke:1px #333",
])("%s hides nothing", (style) => {
  expect(read(`<p style="${style}">${secret}</p>`)).toMatchObject({
    words: expect.stringContaining(secret),
    leftOut: [],
  });
});

test("a page that is nested without end is refused before it is taken apart", () => {
  expect(() => readHtml("<div>".repeat(100_000))).toThrow("nested too deep");
});

test.each([
  "@keyframes k{from{opacity:0;transform:translateY(40px)}to{opacity:1;transform:none}}.x{opacity:0;animation:k .6s ease-out .2s forwards}",
  "@keyframes k{from{opacity:0}}.x{animation:k 1s both}",
  "@keyframes k{50%{transform:scale(1.05);opacity:.7}}.x{animation:k 2s infinite alternate}",
  "@keyframes k{to{transform:rotate(360deg)}}.x{animation:k 1s linear infinite}",
  "@keyframes k{to{background-position:200% 0}}.x{animation:k 3s infinite}",
  "@keyframes k{to{opacity:0}}.x{animation:k 1s}",
])("what is animated by %s and ends as it is seen is read", (style) => {
  expect(read(`<style>${style}</style><p class=x>${secret}</p>`)).toMatchObject({
    words: expect.stringContaining(secret),
    leftOut: [],
  });
});
