import type { Arrived } from "./mailbox.ts";

/** HTML, or plain text only. */
export type ShownAs = "html" | "text";

/** The list of mails, with links. Reloads automatically. */
export function mailboxPage(mails: Arrived[], as: ShownAs): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="4">
<title>Mail of the demo</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; }
body { max-width: 720px; margin: 24px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif; }
article { margin: 16px 0; padding: 16px 20px; border: 1px solid light-dark(#e4e4df, #2e3036); border-radius: 8px; }
h2 { margin: 0; font-size: 18px; }
.to { margin: 0 0 12px; color: light-dark(#5b5f66, #a8b0bb); font-size: 14px; overflow-wrap: anywhere; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 460px; border: 1px solid light-dark(#e4e4df, #2e3036); border-radius: 8px; background: #f7f7f5; color-scheme: light; resize: vertical; }
.as a { display: inline-block; padding-block: 10px; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
a { color: light-dark(#0b6b63, #4fc3b5); }
</style>
</head>
<body>
<main>
<h1>Mail of the demo</h1>
<p>Test mailbox. Nothing leaves this computer. They are gone when Bellhop stops.</p>
<p class="as">${as === "html" ? '<a href="/?as=text">Show the text only</a>' : '<a href="/">Show them as they look</a>'}</p>
${mails.length === 0 ? "<p>Nothing yet.</p>" : mails.map((mail) => article(mail, as)).join("\n")}
</main>
</body>
</html>
`;
}

function article({ id, subject, from, to, date, html, text: words }: Arrived, as: ShownAs): string {
  return `<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}" dir="auto">${text(subject)}</h2>
<p class="to">from ${text(from)}<br>to ${text(to)} · <time datetime="${date}">${date.slice(11, 16)} UTC</time></p>
${as === "html" && html ? frame(html, subject) : `<div class="text" dir="auto">${withLinks(words.trim())}</div>`}
</article>`;
}

/** The mail's own page. It may only open its links in a tab. */
const frame = (html: string, subject: string) =>
  `<iframe title="${text(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" srcdoc="${text(html.replace(/<head>/i, '$&<base target="_blank">'))}"></iframe>`;

function withLinks(words: string): string {
  return words
    .split(/(https?:\/\/\S+)/)
    .map((part, n) =>
      n % 2 === 1
        ? `<a href="${text(part)}" target="_blank" rel="noopener noreferrer">${text(part)}</a>`
        : text(part),
    )
    .join("");
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
