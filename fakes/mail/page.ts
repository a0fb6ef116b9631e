import type { Arrived } from "./mailbox.ts";

/** What arrived, for a person to read and click. It looks again by itself. */
export function mailboxPage(mails: Arrived[]): string {
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
.to { margin: 0 0 12px; color: light-dark(#5b5f66, #a8b0bb); font-size: 14px; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
a { color: light-dark(#0b6b63, #4fc3b5); }
</style>
</head>
<body>
<main>
<h1>Mail of the demo</h1>
<p>Mails that Bellhop sends arrive here and leave this machine nowhere. They are gone when Bellhop stops.</p>
${mails.length === 0 ? "<p>Nothing yet.</p>" : mails.map(article).join("\n")}
</main>
</body>
</html>
`;
}

function article({ subject, to, date, text: words }: Arrived): string {
  return `<article>
<h2 dir="auto">${text(subject)}</h2>
<p class="to">to ${text(to)} · <time datetime="${date}">${date.slice(11, 16)} UTC</time></p>
<div class="text" dir="auto">${withLinks(words.trim())}</div>
</article>`;
}

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
