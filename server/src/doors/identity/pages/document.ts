import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { directionOf, languageNames, languages } from "@bellhop/contract/languages";
import { text } from "../../../platform/text-as-html.ts";
import { paths } from "../paths.ts";
import { documentWords } from "./document.words.ts";
import { bell, globe } from "./icons.ts";
import type { RenderContext } from "./render-context.ts";

const style = readFileSync(new URL("./sign-in.css", import.meta.url), "utf8");
const styleHash = createHash("sha256").update(style).digest("base64");

/** `main` is HTML. */
export function page(
  context: RenderContext,
  { title, main, isWide = false }: { title: string; main: string; isWide?: boolean },
): string {
  return `<!doctype html>
<html lang="${context.language}" dir="${directionOf(context.language)}">
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
<main${isWide ? ' class="wide"' : ""}>
<p class="brand">${bell} Bellhop</p>
${main}
</main>
${footer(context)}
</body>
</html>
`;
}

function footer({ language, requested, path, privacyUrl, termsUrl }: RenderContext): string {
  const words = documentWords[language];
  const choices = languages.map((one) => {
    const current = one === language ? ' aria-current="true"' : "";
    return `<button name="language" value="${one}" lang="${one}" dir="${directionOf(one)}"${current}>${languageNames[one]}</button>`;
  });
  const links = [
    [privacyUrl, words.privacy],
    [termsUrl, words.terms],
  ].flatMap(([url, name]) =>
    url && name ? `<a href="${text(url)}" rel="noreferrer">${text(name)}</a>` : [],
  );
  return `<footer>
<details class="languages">
<summary aria-label="${text(words.language)}: ${languageNames[language]}">${globe}<span>${languageNames[language]}</span></summary>
<form method="post" action="${paths.language}">
<input type="hidden" name="back" value="${text(path)}">
<input type="hidden" name="instead_of" value="${requested ?? ""}">
${choices.join("\n")}
</form>
</details>
${links.join("\n")}
</footer>`;
}

/** Forms may lead to the applications, through redirects. */
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
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
