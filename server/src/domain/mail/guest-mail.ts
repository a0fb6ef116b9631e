import { type GuestLanguage, guestLanguages } from "@bellhop/contract/guest-languages";
import { baseOf } from "@bellhop/contract/values";
import { text } from "../../platform/text-as-html.ts";
import { guestMailWords } from "./guest-mail.words.ts";
import type { RenderedMail } from "./render-mail.ts";
import { sanitizeName } from "./sanitize-name.ts";

export type GuestMail = {
  venue: string;
  /** The text of the message, as it is in the thread. */
  message: string;
  language: string;
  /** Where the guest can answer; null: nowhere. */
  answerLink: string | null;
  /** The venue's own address, which replies go to. */
  replyTo: string | null;
  stopLink: string;
  /** A rule wrote it, not staff. */
  isAutomatic: boolean;
};

/** English for a language that guests' fixed texts don't have. */
export const guestLanguageOf = (language: string): GuestLanguage =>
  guestLanguages.find((one) => one === baseOf(language)) ?? "en";

/** WhatsApp's mark of bold words. */
const bold = /\*([^\s*](?:[^*\n]*[^\s*])?)\*/g;

type Frame = Omit<GuestMail, "message" | "answerLink" | "stopLink"> & { hasAnswer: boolean };

/** What surrounds the message. */
export function frameGuestMail({ venue: name, language: written, hasAnswer, replyTo, isAutomatic }: Frame) {
  const language = guestLanguageOf(written);
  const words = guestMailWords[language];
  const venue = sanitizeName(name, language === "ar" ? "rtl" : "ltr");
  const about = [
    ...(isAutomatic ? [words.notice(venue)] : []),
    ...(hasAnswer ? [words.useLink] : []),
    replyTo ? words.repliesGoTo(replyTo) : words.noReplies,
  ].join(" ");
  return { venue, language, subject: words.subject(venue), answer: words.answer, about, words };
}

/** A message of a venue to a guest as a mail. Nothing of the message is in the subject. */
export function renderGuestMail(mail: GuestMail): RenderedMail {
  const { answerLink, stopLink, message } = mail;
  const { venue, language, about, subject, words } = frameGuestMail({
    ...mail,
    hasAnswer: answerLink !== null,
  });
  const direction = language === "ar" ? "rtl" : "ltr";
  const plain = [
    message.replace(bold, "$1"),
    ...(answerLink ? [`${words.answer}:\n${answerLink}`] : []),
    `-- \n${venue}\n${about}`,
    `${words.stop(venue)}\n${stopLink}`,
  ];
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f7f7f5;color:#1c1d1f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid #e4e4df;border-radius:8px;background:#ffffff">
<p style="margin:0 0 20px;font-weight:600"><bdi>${text(venue)}</bdi></p>
<p dir="auto" style="margin:0 0 16px;white-space:pre-line">${text(message).replace(bold, "<strong>$1</strong>")}</p>
${
  answerLink
    ? `<p style="margin:24px 0 0"><a href="${text(answerLink)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b63;color:#ffffff;font-weight:600;text-decoration:none">${text(words.answer)}</a></p>
`
    : ""
}</div>
<p style="max-width:520px;margin:16px auto 0;font-size:13px;color:#5b5f66">${text(about)}</p>
<p style="max-width:520px;margin:8px auto 0;font-size:13px"><a href="${text(stopLink)}" style="color:#5b5f66">${text(words.stopButton)}</a></p>
</body>
</html>
`;
  return { subject, text: `${plain.join("\n\n")}\n`, html };
}
