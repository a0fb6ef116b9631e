import { guestLanguages } from "@bellhop/contract/guest-languages";
import { type Language, languages } from "@bellhop/contract/languages";
import { describe, expect, test } from "vitest";
import type { MailKind, MailKinds } from "./kinds.ts";
import { mailWords } from "./mail.words.ts";
import { renderMail } from "./render-mail.ts";

const publicUrl = "https://app.bellhop.example";
const opens = { path: "/account/x/TOKEN-1", validHours: 24 };
const examples: MailKinds = {
  confirm_email: opens,
  already_registered: { path: opens.path },
  reset_password: { ...opens, validHours: 1 },
  reset_unknown: { path: opens.path },
  change_email: { name: "Marta", ...opens },
  email_changed: { name: "Marta", newEmail: "marta@new.example", path: opens.path },
  password_changed: { name: "Marta", path: opens.path },
  idea_shipped: { name: "Marta", idea: "A card for the room", path: opens.path },
  invitation: { inviterName: "Marta", operatorName: "Hotel Mira", ...opens, validHours: 336 },
  stay_code: { code: "012345", venue: "Hotel <b>Mira" },
  alert: { title: "Guest is waiting", about: "Ana · 12", venue: "Hotel Mira", path: opens.path },
  alert_summary: { venue: "Hotel Mira", day: "28 November", lines: ["Complaint: 2"], path: opens.path },
  week_summary: { venue: "Hotel Mira", week: "23–29 Nov", lines: ["412 of 508"], path: opens.path },
};
const kinds = [...Object.keys(mailWords.en), "alert", "alert_summary", "week_summary"] as MailKind[];

const written = (language: Language, kind: MailKind, params: object = examples[kind]) =>
  renderMail({ to: "to@hotel.example", language, kind, params } as never, publicUrl);

describe.each(languages)("in %s", (language) => {
  test.each(kinds)("%s says its words in text and in HTML, and leads to its link", (kind) => {
    const { subject, text, html } = written(language, kind);
    expect(subject).not.toMatch(/[\r\n{}]|undefined/);
    for (const body of [text, html]) {
      expect(body).toContain("https://app.bellhop.example/account/x/TOKEN-1");
      expect(body).not.toMatch(/\{|undefined|NaN/);
    }
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=/);
    if (language === "en") return;
    const english = written("en", kind);
    expect(text).not.toBe(english.text);
    // An alert's subject is what it is about, which comes in the reader's language.
    if (kind !== "alert") expect(subject).not.toBe(english.subject);
  });
});

test.each(guestLanguages)(
  "a code for a stay in %s stands on its own line, and names the hotel",
  (language) => {
    const { subject, text, html } = written(language as Language, "stay_code");
    expect(subject).toContain("012345");
    expect(text).toMatch(/^012345$/m);
    expect(text).toContain("Hotel <b>Mira");
    expect(html).toContain(">012345</p>");
    expect(html).not.toContain("<b>");
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`);
    if (language !== "en") expect(subject).not.toBe(written("en", "stay_code").subject);
  },
);

test("says how long a link works in the reader's words", () => {
  expect(written("en", "invitation").text).toContain("14 days");
  expect(written("de", "reset_password").text).toContain("1 Stunde");
  expect(written("ar", "confirm_email").text).toContain("24 ساعة");
});

test("a name cannot break a line, turn the direction, pass for a link or for markup, or run on", () => {
  const inviterName = "Eve\r\nBcc: all@hotel.example\u202e <b>https://evil.example/x</b>";
  const letter = written("en", "invitation", {
    ...examples.invitation,
    inviterName,
    operatorName: "X".repeat(500),
  });
  expect(letter.subject).not.toMatch(/[\r\n\u202e]/);
  expect(letter.subject.length).toBeLessThan(200);
  expect(letter.text).not.toMatch(/\u202e|evil\.example|all@hotel|^Bcc/m);
  expect(letter.html).not.toContain("<b>");
  expect(letter.html).toContain("&lt;b&gt;");
});

test("a name keeps the joiners that its script needs", () => {
  const inviterName = "علی\u200cرضا 👩\u200d🍳";
  expect(written("en", "invitation", { ...examples.invitation, inviterName }).text).toContain(inviterName);
});

test("mails that anybody can have sent to an address carry none of their words", () => {
  const params = { ...opens, name: "Buy now" } as never;
  for (const kind of ["confirm_email", "already_registered", "reset_password", "reset_unknown"] as const) {
    for (const language of languages) expect(written(language, kind, params).text).not.toContain("Buy now");
  }
});
