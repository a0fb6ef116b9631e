import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { text } from "../../text-as-html.ts";
import { bell } from "./icons.ts";

const style = readFileSync(new URL("./sign-in.css", import.meta.url), "utf8");
const styleHash = createHash("sha256").update(style).digest("base64");

/** A whole page of the provider around its main part, which is HTML already. */
export function page({ title, main }: { title: string; main: string }): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f7f5">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141517">
<title>${text(title)} · Bellhop</title>
<link rel="icon" href="data:,">
<script src="/before-paint.js"></script>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">${bell} Bellhop</p>
${main}
</main>
</body>
</html>
`;
}

/** What such a page may load and do: its own style, script and font, and a form that ends at the application. */
export function pagePolicy(applicationOrigins: string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "script-src 'self'",
    "font-src 'self'",
    "img-src data:",
    `form-action 'self' ${applicationOrigins.join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
