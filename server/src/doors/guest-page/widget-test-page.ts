import { createHash } from "node:crypto";
import { darken, readColour, writeColour } from "../../platform/colours.ts";
import { text } from "../../platform/text-as-html.ts";

type Tested = { key: string; name: string; language: string; colour: string; query: unknown };

/** What the loader takes besides the venue. */
const options = ["label", "close-label", "language"];

/** A page like a hotel's website, with the widget on it. Without words but the venue's name and those of the query. */
export function widgetTestPage({ key, name, language, colour, query }: Tested): {
  html: string;
  policy: string;
} {
  const params = query as Record<string, unknown>;
  const attributes = options.flatMap((option) => {
    const value = params[option];
    return typeof value === "string" && value.length <= 200 ? [` data-${option}="${text(value)}"`] : [];
  });
  const accent = writeColour(darken(readColour(colour), 5.5));
  const style = `*{box-sizing:border-box}body{margin:0;background:#fff;color:#1c1d1f;font:16px/1.5 system-ui,sans-serif}
header{padding:18px 6vw;border-bottom:1px solid #e4e4df}h1{margin:0;font:600 22px/1.3 ui-serif,Georgia,"Noto Serif",serif}
.hero{height:42vh;background:linear-gradient(160deg,${accent},#0004),${accent}}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));gap:32px;padding:40px 6vw}
article{display:grid;gap:10px}i{display:block;height:12px;border-radius:6px;background:#ecece8}
i:first-child{height:140px;border-radius:8px}i:last-child{width:60%}`;
  const hash = createHash("sha256").update(style).digest("base64");
  const article = "<article><i></i><i></i><i></i><i></i></article>";
  const html = `<!doctype html>
<html lang="${text(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(name)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><h1 dir="auto">${text(name)}</h1></header>
<div class="hero"></div>
<main aria-hidden="true">${article.repeat(3)}</main>
<script src="/widget.js" data-venue="${text(key)}" data-colour="${accent}"${attributes.join("")} async></script>
</body>
</html>
`;
  const policy = [
    "default-src 'self'",
    `style-src 'sha256-${hash}'`,
    "img-src data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
