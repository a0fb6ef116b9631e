import { createHash } from "node:crypto";
import {
  type GuestPage,
  guestPagePath,
  guestWorkerPolicy,
  roomParameter,
} from "@bellhop/contract/guest-page";
import { guestColours } from "../../domain/guest-page/index.ts";
import { text } from "../../platform/text-as-html.ts";
import type { BuiltPage } from "./built-page.ts";

export type GuestDocument = { html: string; policy: string };

/** The whole document: the page as HTML, its style, and the same data for the script. */
export function guestDocument(
  built: BuiltPage,
  page: GuestPage,
  frameAncestors: readonly string[],
): GuestDocument {
  const { html, title, direction, data } = built.render(page);
  const colours = guestColours(page.colour);
  const style = `${built.style}\n${colours.css}`;
  const document = `<!doctype html>
<html lang="${page.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark}">
<title>${text(title)}</title>
<link rel="icon" href="${guestPagePath(page.venue.key)}/icon.svg" type="image/svg+xml">
<link rel="manifest" href="${guestPagePath(page.venue.key)}/manifest.webmanifest${roomQuery(page)}" crossorigin="use-credentials">
<style>${style}</style>
</head>
<body>
<div id="page">${html}</div>
<script type="application/json" id="data">${asData(data)}</script>
<script type="module" fetchpriority="low" src="${built.script}"></script>
</body>
</html>
`;
  return { html: document, policy: policyOf(style, frameAncestors) };
}

const roomQuery = ({ room_code: room }: GuestPage): string =>
  room === null ? "" : text(`?${new URLSearchParams({ [roomParameter]: room })}`);

/** JSON inside a script element: it must not end the element. */
const asData = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

function policyOf(style: string, frameAncestors: readonly string[]): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'self'",
    "img-src 'self' data:",
    `style-src 'self' 'sha256-${hash}'`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${guestWorkerPolicy}`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'"}`,
  ].join("; ");
}
