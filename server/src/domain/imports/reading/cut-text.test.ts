import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

const secret = "SECRET";
const read = (html: string) => {
  const { blocks, leftOut } = readHtml(`<!doctype html><body><h2>House</h2>${html}</body>`);
  return { words: JSON.stringify(blocks), leftOut };
};
const long = "Our breakfast buffet is served in the garden room with bread, fruit, eggs and cheese. ".repeat(
  3,
);

test.each([
  ["after breaks", `<div style="height:20px;overflow:hidden">No.<br><br><br>${secret}</div>`],
  ["after words", `<div style="height:40px;overflow:hidden"><p>${long}</p><p>${secret}</p></div>`],
  [
    "after a tall one",
    `<div style="height:90px;overflow:hidden"><div style="height:500px"></div>${secret}</div>`,
  ],
  ["after a margin", `<div style="height:40px;overflow:clip"><p style="margin-top:90px">${secret}</p></div>`],
  [
    "after a border",
    `<div style="height:40px;overflow:hidden"><p style="border-top:4em solid">${secret}</p></div>`,
  ],
  ["after a picture", `<div style="height:90px;overflow:hidden"><img src=a.png><p>${secret}</p></div>`],
  [
    "after what is not seen",
    `<div style="height:40px;overflow:hidden"><p style="visibility:hidden">${long}</p>${secret}</div>`,
  ],
  [
    "below its own padding",
    `<p style="box-sizing:border-box;height:20px;padding-top:20px;overflow:hidden">${secret}</p>`,
  ],
  ["above", `<div style="height:40px;overflow:hidden"><p style="margin-top:-60px">${secret}</p></div>`],
  ["in a high line", `<p style="height:20px;line-height:300px;overflow:hidden">${secret}</p>`],
  ["in a small box", `<p style="width:6px;height:6px;overflow:hidden">${secret}</p>`],
  ["by a maximum", `<div style="max-height:3em;overflow:hidden"><p>${long}</p><p>${secret}</p></div>`],
  [
    "by the lines of a clamp",
    `<div style="display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden">Nice<br>${secret}</div>`,
  ],
  [
    "by a clamp of words",
    `<p style="-webkit-line-clamp:2;overflow:hidden;width:300px">${long}<b>${secret}</b></p>`,
  ],
  [
    "in a track of nothing",
    `<div style="display:grid;grid-template-rows:0fr"><div style="overflow:hidden;min-height:0"><p>${secret}</p></div></div>`,
  ],
  [
    "in a low track",
    `<div style="display:grid;grid-template-rows:20px;overflow:hidden;height:20px"><p>${long}</p><p>${secret}</p></div>`,
  ],
  [
    "in a row far down",
    `<div style="display:grid;height:50px;gap:9px;overflow:hidden"><p style="grid-row:99">${secret}</p></div>`,
  ],
  [
    "in a column",
    `<div style="display:flex;flex-direction:column;height:20px;overflow:hidden"><div style="flex:0 0 20px">ok</div><p>${secret}</p></div>`,
  ],
  [
    "in a column that ends",
    `<div style="display:flex;flex-direction:column;justify-content:flex-end;height:20px;overflow:hidden"><p>${secret}</p><div style="flex:0 0 90px">ok</div></div>`,
  ],
  [
    "in another order",
    `<div style="display:flex;flex-direction:column;height:20px;overflow:hidden"><p style="order:2">${secret}</p><p style="flex:0 0 90px">ok</p></div>`,
  ],
  [
    "in a row that does not shrink",
    `<div style="display:flex;overflow:hidden"><p style="flex:0 0 100%">One</p><p style="flex:0 0 100%">${secret}</p></div>`,
  ],
  [
    "in a row's end",
    `<div style="display:flex;align-items:flex-end;height:20px;overflow:hidden"><div>${secret}<br><br><br>ok</div></div>`,
  ],
  [
    "in a column of text",
    `<div style="column-width:200px;height:20px;width:200px;overflow:hidden;column-fill:auto">Nice<br>two<br>${secret}</div>`,
  ],
  [
    "by its shape",
    `<div style="overflow:hidden;width:300px;aspect-ratio:20/1"><p>a</p><p>${secret}</p></div>`,
  ],
  ["enlarged", `<div style="overflow:hidden;height:30px"><p style="zoom:9">${secret}</p></div>`],
  ["indented", `<p style="width:100px;text-indent:120px;white-space:nowrap;overflow:hidden">${secret}</p>`],
  [
    "beside what does not wrap",
    `<div style="width:200px;white-space:nowrap;overflow:hidden">${long}<b>${secret}</b></div>`,
  ],
  [
    "beside a wide one",
    `<div style="width:200px;white-space:nowrap;overflow:hidden"><i style="display:inline-block;width:400px"></i>${secret}</div>`,
  ],
  [
    "in the middle of much",
    `<div style="width:200px;overflow:hidden"><p style="width:4000px;text-align:center">${secret}</p></div>`,
  ],
  [
    "padded away",
    `<div style="width:200px;overflow:hidden"><p style="padding-left:300px;width:400px">${secret}</p></div>`,
  ],
  [
    "placed below",
    `<div style="position:relative;height:30px;overflow:hidden">Nice<p style="position:absolute;top:50px">${secret}</p></div>`,
  ],
  [
    "placed below what it is in",
    `<div style="position:relative;overflow:hidden">Nice<p style="position:absolute;top:100%">${secret}</p></div>`,
  ],
  [
    "placed above",
    `<div style="position:relative;overflow:hidden">Nice<p style="position:absolute;bottom:99px">${secret}</p></div>`,
  ],
  [
    "placed beside",
    `<div style="position:relative;overflow:hidden;width:300px">Nice<p style="position:absolute;left:100%;white-space:nowrap">${secret}</p></div>`,
  ],
  [
    "moved below",
    `<div style="height:40px;overflow:hidden"><p style="position:relative;top:60px">${secret}</p></div>`,
  ],
  [
    "drawn below",
    `<div style="height:40px;overflow:hidden"><p style="transform:translateY(100px)">${secret}</p></div>`,
  ],
  [
    "turned",
    `<div style="height:40px;overflow:hidden"><p style="transform:rotate(90deg)">${secret}</p></div>`,
  ],
  ["below the screen", `<p style="position:fixed;bottom:-200px">${secret}</p>`],
  [
    "fixed within what moves it",
    `<div style="transform:scale(1);height:20px;overflow:hidden"><p style="position:fixed;top:90px">${secret}</p></div>`,
  ],
  ["above the page", `<p style="position:absolute;top:-60px">${secret}</p>`],
  [
    "floating down",
    `<div style="height:40px;width:300px;overflow:hidden"><p style="float:left;width:200px;height:90px"></p><p style="float:left;width:200px">${secret}</p></div>`,
  ],
  [
    "by what it contains",
    `<div style="contain:paint;height:20px"><p style="margin-top:90px">${secret}</p></div>`,
  ],
  ["by a clip", `<div style="clip-path:inset(0 0 95% 0)"><p>One</p><p>Two</p><p>${secret}</p></div>`],
  ["by a round clip", `<p style="width:600px;clip-path:circle(10px at 100% 0)">${secret}</p>`],
  ["by a sliver", `<p style="clip-path:polygon(0 0,2% 0,100% 100%,98% 100%)">${secret}</p>`],
  ["in what hardly scrolls", `<div style="height:22px;overflow:auto"><p>One</p><p>${secret}</p></div>`],
  [
    "on a screen that does not scroll",
    `<style>body{overflow:hidden}</style><div style="height:900px"></div>${secret}`,
  ],
])("what is cut off %s is not read and is told", (_where, html) => {
  const { words, leftOut } = read(html);
  expect(words).not.toContain(secret);
  expect(leftOut).not.toEqual([]);
});

test.each<[string, string]>([
  [
    "a header",
    `<style>*{box-sizing:border-box}header{height:80px;overflow:hidden;display:flex;align-items:center;justify-content:space-between;padding:0 24px}header a{padding:0 12px}</style><header><img src=l.svg height=40 width=120><div>Seaview Lodge ${secret}</div><div><a>Rooms</a><a>Dining</a><a>Contact ${secret}</a></div></header>`,
  ],
  [
    "a header that stays",
    `<header style="position:sticky;top:0;z-index:10;background:#fff;overflow:hidden"><p>Call ${secret}</p></header>`,
  ],
  [
    "a fixed header",
    `<div style="position:fixed;top:0;left:0;right:0;height:60px;background:#fff"><span>Call ${secret}</span></div>`,
  ],
  [
    "a fixed footer",
    `<div style="position:fixed;bottom:0;left:0;width:100%;padding:12px;background:#222;color:#fff"><p>Reception ${secret}</p></div>`,
  ],
  [
    "a picture's caption at its foot",
    `<style>.hero{position:relative;height:500px;overflow:hidden}.hero img{width:100%;height:100%;object-fit:cover}.hero .cap{position:absolute;bottom:40px;left:40px;color:#fff;background:rgba(0,0,0,.6)}</style><div class=hero><img src=a.jpg><div class=cap><h1>Seaview Lodge ${secret}</h1><p>A house ${secret}</p></div></div>`,
  ],
  [
    "a welcome in the middle of the screen",
    `<style>.hero{position:relative;height:100vh;overflow:hidden;display:flex;align-items:center;justify-content:center;text-align:center}</style><div class=hero><div><h1>Seaview Lodge ${secret}</h1><p>A family-run house ${secret}</p></div></div>`,
  ],
  [
    "a welcome over a picture",
    `<div style="position:relative;overflow:hidden;min-height:400px"><img src=a.jpg style="position:absolute;inset:0;width:100%;height:100%"><div style="position:absolute;top:50%;left:50%;transform:translate(-50%,-50%)"><h2>${secret}</h2></div></div>`,
  ],
  [
    "a caption over a picture",
    `<figure style="position:relative;overflow:hidden"><img src=a.jpg style="width:100%"><figcaption style="position:absolute;bottom:0;left:0;right:0;background:#000;color:#fff;padding:8px">The pool ${secret}</figcaption></figure>`,
  ],
  [
    "a grid of cards",
    `<style>*{box-sizing:border-box}.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:24px}.card{border-radius:12px;overflow:hidden;box-shadow:0 2px 8px rgba(0,0,0,.2)}.card img{width:100%;height:200px;object-fit:cover}.body{padding:16px}</style><div class=cards><div class=card><img src=a.jpg><div class=body><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div><div class=card><img src=a.jpg><div class=body><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div><div class=card><img src=a.jpg><div class=body><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div><div class=card><img src=a.jpg><div class=body><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div><div class=card><img src=a.jpg><div class=body><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div></div>`,
  ],
  [
    "a card of one height",
    `<style>.card{width:300px;height:360px;overflow:hidden}.card img{width:100%;height:200px}</style><div class=card><img src=a.jpg><h3>Gym ${secret}</h3><p>Open daily from 6 to 22. ${secret}</p></div>`,
  ],
  [
    "few words under a clamp",
    `<p style="display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient:vertical;overflow:hidden">The sauna is open daily. ${secret}</p>`,
  ],
  [
    "a title that would be cut",
    `<h3 style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis">Breakfast buffet ${secret}</h3>`,
  ],
  [
    "a title that would be cut sooner",
    `<div style="width:300px"><h3 style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis;margin:0;font-size:16px">Breakfast buffet ${secret}</h3></div>`,
  ],
  [
    "columns that float",
    `<div style="overflow:hidden"><div style="float:left;width:50%"><p>${long}${secret}</p></div><div style="float:left;width:50%"><p>${long} ${secret}</p></div></div>`,
  ],
  [
    "a floating grid",
    `<style>*{box-sizing:border-box}.container{width:1170px;margin:0 auto;padding:0 15px;overflow:hidden}.row{margin:0 -15px}.col{float:left;width:33.3333%;padding:0 15px}</style><div class=container><div class=row><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div></div>`,
  ],
  [
    "a flexible grid",
    `<style>*{box-sizing:border-box}.container{max-width:1140px;margin:auto;overflow:hidden;padding:0 12px}.row{display:flex;flex-wrap:wrap;margin:0 -12px}.col{flex:0 0 auto;width:33.333%;padding:0 12px}</style><div class=container><div class=row><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div><div class=col><h3>Gym ${secret}</h3><p>${long} ${secret}</p></div></div></div>`,
  ],
  [
    "a page cut to its sides",
    `<style>html,body{height:100%;overflow-x:hidden;margin:0}</style><div style="height:900px"></div><p>${secret}</p><footer style="overflow:hidden"><p>Address ${secret}</p></footer>`,
  ],
  [
    "a page within a frame that scrolls",
    `<style>html,body{height:100%;margin:0}.app{display:flex;flex-direction:column;height:100vh;overflow:hidden}.bar{flex:0 0 60px}.main{flex:1;overflow:auto}</style><div class=app><div class=bar>Seaview ${secret}</div><div class=main><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${secret}</p></div></div>`,
  ],
  [
    "a box that scrolls",
    `<div style="height:300px;overflow-y:scroll;border:1px solid"><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>${long}</p><p>House rules ${secret}</p></div>`,
  ],
  [
    "a table that scrolls",
    `<div style="overflow-x:auto"><table style="width:1600px"><tr><td>Gym</td><td>${secret}</td><td>5</td><td>${secret}</td></tr></table></div>`,
  ],
  [
    "a table",
    `<div style="overflow:hidden"><table style="width:100%"><tr><th>What<th>Price<tr><td>Gym ${secret}<td>5 ${secret}</table></div>`,
  ],
  [
    "a list in a row",
    `<ul style="overflow:hidden;list-style:none;padding:0"><li style="float:left;margin-right:20px">Pool ${secret}</li><li style="float:left">Sauna ${secret}</li></ul>`,
  ],
  [
    "a link as a button",
    `<a style="display:inline-block;height:44px;line-height:44px;padding:0 20px;overflow:hidden;border-radius:22px;background:#06c;color:#fff">Book now ${secret}</a>`,
  ],
  [
    "a badge in a corner",
    `<div style="position:relative;overflow:hidden;width:320px;padding:20px"><span style="position:absolute;top:10px;right:10px;background:#c00;color:#fff">New ${secret}</span><p>Late check-out ${secret}</p></div>`,
  ],
  [
    "a row wider than its page",
    `<div style="max-width:1200px;margin:0 auto;overflow:hidden"><div style="width:calc(100% + 30px);margin:0 -15px"><p>Pool ${secret}</p></div></div>`,
  ],
  [
    "what fades in",
    `<style>@keyframes f{from{opacity:0;transform:translateY(30px)}to{opacity:1;transform:none}}.f{opacity:0;animation:f .8s ease .3s forwards}</style><section style="overflow:hidden"><p class=f>Pool ${secret}</p></section>`,
  ],
  [
    "terms",
    `<div style="overflow:hidden"><dl><dt>Check-in ${secret}</dt><dd>From 15:00 ${secret}</dd></dl></div>`,
  ],
  [
    "a column",
    `<div style="display:flex;flex-direction:column;gap:16px;overflow:hidden"><p>Pool ${secret}</p><p>${long}${secret}</p></div>`,
  ],
  [
    "a side and a main part",
    `<div style="display:flex;overflow:hidden"><aside style="flex:0 0 250px">Menu ${secret}</aside><main style="flex:1"><p>${long} ${secret}</p></main></div>`,
  ],
  ["columns of text", `<div style="columns:2;overflow:hidden"><p>${long}</p><p>${secret}</p></div>`],
  [
    "a grid's areas",
    `<div style="display:grid;grid-template-columns:1fr 2fr;overflow:hidden"><div>One ${secret}</div><div>Two ${secret}</div><div style="grid-column:1 / -1">Three ${secret}</div></div>`,
  ],
  [
    "words over a picture of one cell",
    `<div style="display:grid;overflow:hidden;height:400px"><img style="grid-area:1/1;width:100%;height:100%"><div style="grid-area:1/1">Suite ${secret}</div></div>`,
  ],
  [
    "a slanted section",
    `<section style="clip-path:polygon(0 0,100% 5%,100% 100%,0 95%);padding:60px 20px"><h2>Dining ${secret}</h2><p>${long} ${secret}</p></section>`,
  ],
  [
    "a part that overlaps",
    `<div style="height:300px;background:#eee"></div><div style="margin-top:-40px;position:relative;overflow:hidden;background:#fff"><p>Pool ${secret}</p></div>`,
  ],
  [
    "boxes in a line",
    `<div style="text-align:center;overflow:hidden"><div style="display:inline-block;width:30%;vertical-align:top"><h4>Spa ${secret}</h4><p>${long}${secret}</p></div><div style="display:inline-block;width:30%;vertical-align:top"><h4>Spa ${secret}</h4><p>${long}${secret}</p></div><div style="display:inline-block;width:30%;vertical-align:top"><h4>Spa ${secret}</h4><p>${long}${secret}</p></div></div>`,
  ],
  [
    "an open part",
    `<details open style="overflow:hidden"><summary>Pets ${secret}</summary><p>Dogs are welcome ${secret}</p></details>`,
  ],
  [
    "a part in the middle",
    `<div style="width:600px;margin:0 auto;overflow:hidden"><p style="margin:0 auto;width:400px;text-align:center">Pool ${secret}</p></div>`,
  ],
  [
    "words on the right",
    `<div style="overflow:hidden"><p style="text-align:right">Prices ${secret}</p></div>`,
  ],
  [
    "a bar on top",
    `<div style="height:40px;line-height:40px;overflow:hidden;background:#222;color:#fff"><span>+49 30 123 ${secret}</span> <span style="float:right">info@x.example ${secret}</span></div>`,
  ],
  [
    "words beside a picture",
    `<div style="overflow:hidden"><img src=a.jpg style="float:left;width:200px;margin-right:20px"><p>${long}${secret}</p></div>`,
  ],
  [
    "a part as high as the screen",
    `<section style="min-height:100vh;overflow:hidden;position:relative"><h1>Welcome ${secret}</h1><p>${long} ${secret}</p></section>`,
  ],
  [
    "a part with a height to spare",
    `<div style="max-height:2000px;overflow:hidden;transition:max-height .3s"><p>${long} ${secret}</p></div>`,
  ],
  ["an element of its own", `<my-card style="display:block;overflow:hidden"><p>Pool ${secret}</p></my-card>`],
])("%s is read", (_what, html) => {
  const { words, leftOut } = read(html);
  expect(words.match(/SECRET/g)?.length).toBeGreaterThanOrEqual(html.match(/SECRET/g)?.length ?? 0);
  expect(leftOut).toEqual([]);
});
