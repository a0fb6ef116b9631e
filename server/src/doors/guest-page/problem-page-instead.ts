import { createHash } from "node:crypto";
import { guestLanguages } from "@bellhop/contract/guest-languages";
import { guestPagePath } from "@bellhop/contract/guest-page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedAmong } from "../../platform/choose-language.ts";
import { text } from "../../platform/text-as-html.ts";
import { type PageProblem, problemWords } from "./problem-page-instead.words.ts";

const reloadSeconds = 4;

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;color:#1c1d1f;background:#f7f7f5;font:16px/1.5 system-ui,sans-serif}
main{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;
text-align:center;text-wrap:balance;word-break:auto-phrase}
h1{margin:0;font:600 26px/1.25 ui-serif,Georgia,"Noto Serif",serif}p{margin:0;max-width:32ch}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;margin-top:8px;border-radius:22px;
background:#0b6b63;color:#fff;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{color:#ececea;background:#141517}a{background:#5cc4b8;color:#10211f}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** A page for people who opened an address or sent a form and would read a problem document. */
export async function problemPageInstead(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isProblem = reply.getHeader("content-type")?.toString().startsWith("application/problem+json");
  if (!isProblem || !request.headers.accept?.includes("text/html")) return payload;
  // In the widget, any site may frame it: it knows nothing of the guest, and does nothing.
  const isFramed = new URL(request.url, "http://page").searchParams.has("frame");
  if (isFramed) reply.raw.removeHeader("x-frame-options");
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", isFramed ? policy : `${policy}; frame-ancestors 'none'`)
    .header("cache-control", "no-store");
  return problemPage(request, reply.statusCode);
}

function problemPage(request: FastifyRequest, status: number): string {
  const problem = problemOf(request, status);
  const language = acceptedAmong(guestLanguages, request.headers["accept-language"]) ?? "en";
  const words = problemWords[language];
  const { title, advice } = words[problem];
  return `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${problem === "busy" ? `\n<meta http-equiv="refresh" content="${reloadSeconds}">` : ""}
<title>${text(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>${text(advice)}</p>
${problem === "gone" ? "" : `<a href="${text(pageOf(request).address)}">${text(words.open)}</a>`}
</main>
</body>
</html>
`;
}

/** The page, without the part to which the form was sent. */
function pageOf({ url }: FastifyRequest): { address: string; isWhole: boolean } {
  const { pathname, search } = new URL(url, "http://page");
  const [, , key = "", ...part] = pathname.split("/");
  return { address: `${guestPagePath(key)}${search}`, isWhole: part.length === 0 };
}

function problemOf(request: FastifyRequest, status: number): PageProblem {
  if (status === 404 && pageOf(request).isWhole) return "gone";
  // A page opens again automatically; a form that was refused is not sent again.
  return request.method === "GET" && (status === 503 || status === 429) ? "busy" : "failed";
}
