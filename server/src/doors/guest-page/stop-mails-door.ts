import { createHash } from "node:crypto";
import { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { guestMailWords, readStopToken, stopPath } from "../../domain/mail/index.ts";
import { guestStopsMessages, viewMailRecipient } from "../../journeys/guests/guest-stops-messages.ts";
import { acceptedAmong } from "../../platform/choose-language.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { text } from "../../platform/text-as-html.ts";
import type { Services } from "../../services.ts";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;color:#1c1d1f;background:#f7f7f5;font:16px/1.5 system-ui,sans-serif}
main{min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;
text-align:center;text-wrap:balance;word-break:auto-phrase}
h1{margin:0;font:600 26px/1.25 ui-serif,Georgia,"Noto Serif",serif}p{margin:0;max-width:36ch}
button{min-height:44px;padding:0 20px;margin-top:8px;border:0;border-radius:22px;background:#0b6b63;color:#fff;
font:600 16px/1.5 system-ui,sans-serif;cursor:pointer}button.calm{background:none;color:inherit;text-decoration:underline}
@media(prefers-color-scheme:dark){body{color:#ececea;background:#141517}button{background:#5cc4b8;color:#10211f}}`;

const policy = [
  "default-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

type Page = { title: string; about?: string; button?: { label: string; value: string; isCalm?: boolean } };

/**
 * The link in mails to guests. Opening it changes nothing, because mail scanners open links too: the page has one button.
 * Mail programs send the form directly (RFC 8058).
 */
export async function stopMailsDoor(app: FastifyInstance, { db, config }: Services) {
  const { secretKey } = config;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: 4_096 }, (_request, body, done) =>
    done(null, String(body)),
  );
  const route = stopPath(":token");
  const tokenOf = (request: FastifyRequest) => String((request.params as { token: string }).token);

  app.get(route, { config: { access: "reads" } }, async (request, reply) => {
    const recipient = readStopToken(secretKey, tokenOf(request));
    const found =
      recipient && (await db.readAtVenue(recipient.venueId, (at) => viewMailRecipient(at, recipient)));
    if (!found) return sendUnknown(request, reply);
    const { askStop, aboutStop, stopButton } = guestMailWords[found.language];
    const button = { label: stopButton, value: "stop" };
    return send(reply, found.language, { title: askStop(found.venue), about: aboutStop, button });
  });

  app.post(route, { config: { access: "changes" }, bodyLimit: 4_096 }, async (request, reply) => {
    const recipient = readStopToken(secretKey, tokenOf(request));
    const found =
      recipient && (await db.readAtVenue(recipient.venueId, (at) => viewMailRecipient(at, recipient)));
    if (!found) return sendUnknown(request, reply);
    const resumes = /(^|&)do=resume(&|$)/.test(String(request.body ?? ""));
    const change = resumes ? "opt_in" : "opt_out";
    await retryOnConflict(() =>
      db.atVenue(recipient.venueId, (at) => guestStopsMessages(at, recipient, change)),
    );
    const { stopped, resumed, aboutStop, resume, stopButton } = guestMailWords[found.language];
    if (resumes)
      return send(reply, found.language, {
        title: resumed(found.venue),
        button: { label: stopButton, value: "stop", isCalm: true },
      });
    const button = { label: resume, value: "resume", isCalm: true };
    return send(reply, found.language, { title: stopped(found.venue), about: aboutStop, button });
  });
}

function sendUnknown({ headers }: FastifyRequest, reply: FastifyReply) {
  const language = acceptedAmong(guestLanguages, headers["accept-language"]) ?? "en";
  return send(reply.status(404), language, { title: guestMailWords[language].unknown });
}

function send(reply: FastifyReply, language: GuestLanguage, { title, about, button }: Page) {
  reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("cache-control", "no-store");
  return reply.send(`<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${about ? `<p>${text(about)}</p>` : ""}
${
  button
    ? `<form method="post"><button name="do" value="${button.value}"${button.isCalm ? ' class="calm"' : ""}>${text(button.label)}</button></form>`
    : ""
}
</main>
</body>
</html>
`);
}
