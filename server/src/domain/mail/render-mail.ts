import type { GuestLanguage } from "@bellhop/contract/guest-languages";
import type { Language } from "@bellhop/contract/languages";
import { text } from "../../platform/text-as-html.ts";
import { alertMailWords } from "./alert.words.ts";
import type { Mail, MailKind, MailKinds, Read } from "./kinds.ts";
import { type MailText, mailWords } from "./mail.words.ts";
import { sanitizeName } from "./sanitize-name.ts";
import { stayCodeWords } from "./stay-code.words.ts";

export type RenderedMail = { subject: string; text: string; html: string };

export function renderMail<Kind extends MailKind>(mail: Mail<Kind>, publicUrl: string): RenderedMail {
  const { language } = mail;
  const mailText = textOf(mail as Mail);
  const link =
    mailText.action && "path" in mail.params ? new URL(mail.params.path, publicUrl).href : undefined;
  const host = new URL(publicUrl).host;
  return {
    subject: mailText.subject,
    text: asText(mailText, link, host),
    html: asHtml(mailText, link, host, language),
  };
}

function textOf(mail: Mail): MailText {
  if (mail.kind === "stay_code") {
    const { code } = mail.params;
    // No direction marks, so that the code can be copied.
    return stayCodeWords[mail.language]({ ...formatParams<"stay_code">(mail.params, mail.language), code });
  }
  const { kind, language, params } = mail;
  if (kind === "alert") return alertMailWords(language).alert(formatParams<"alert">(params, language));
  if (kind === "alert_summary")
    return alertMailWords(language).alert_summary(formatParams<"alert_summary">(params, language));
  if (kind === "week_summary")
    return alertMailWords(language).week_summary(formatParams<"week_summary">(params, language));
  return mailWords[language][kind](formatParams(params, language) as never);
}

const directionOf = (language: Language | GuestLanguage) => (language === "ar" ? "rtl" : "ltr");

function formatParams<Kind extends MailKind>(
  params: MailKinds[Kind],
  language: Language | GuestLanguage,
): Read<MailKinds[Kind]> {
  const formatted = Object.entries(params).map(([name, value]) => {
    if (name === "validHours") return ["validFor", duration(Number(value), language)];
    return [name, typeof value === "string" ? sanitizeName(value, directionOf(language)) : value];
  });
  return Object.fromEntries(formatted) as Read<MailKinds[Kind]>;
}

function duration(hours: number, language: string): string {
  const inDays = hours >= 48 && hours % 24 === 0;
  const unit = inDays ? "day" : "hour";
  const tag = language === "ar" ? "ar-u-nu-latn" : language;
  return new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "long" }).format(
    inDays ? hours / 24 : hours,
  );
}

function asText({ greeting, lines, ending }: MailText, link: string | undefined, host: string): string {
  const parts = [greeting, ...lines, ...(link ? [link] : []), ...ending, `Bellhop · ${host}`];
  return `${parts.join("\n\n")}\n`;
}

function asHtml(
  { subject, greeting, lines, action, ending }: MailText,
  link: string | undefined,
  host: string,
  language: Language | GuestLanguage,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${text(line)}</p>`;
  const button = link
    ? `<p style="margin:24px 0"><a href="${text(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b63;color:#ffffff;font-weight:600;text-decoration:none">${text(action ?? link)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b5f66;word-break:break-all"><a href="${text(link)}" dir="ltr" style="color:#5b5f66">${text(link)}</a></p>`
    : "";
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f7f5;color:#1c1d1f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid #e4e4df;border-radius:8px;background:#ffffff">
${[greeting, ...lines].map(paragraph).join("\n")}
${button}
${ending.map(paragraph).join("\n")}
</div>
<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5b5f66">Bellhop · <bdi dir="ltr">${text(host)}</bdi></p>
</body>
</html>
`;
}
