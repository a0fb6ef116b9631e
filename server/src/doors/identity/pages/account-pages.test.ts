import { languages } from "@bellhop/contract/languages";
import { describe, expect, test } from "vitest";
import type { Account, AccountSession } from "../../../domain/identity/index.ts";
import { text } from "../../../platform/text-as-html.ts";
import { accountDone, accountPage, confirmEmailPage } from "./account-page.ts";
import {
  declinedPage,
  invitedHerePage,
  newByInvitationPage,
  signInByInvitationPage,
} from "./invitation-page.ts";
import { linkEndPage } from "./link-end-page.ts";
import {
  cannotResetPage,
  choosePasswordPage,
  forgotPage,
  passwordChangedPage,
  resetSentPage,
} from "./password-reset-pages.ts";
import { renderContextFor } from "./render-context.ts";
import { cannotSignUpPage, checkYourMailPage, confirmPage, signUpPage } from "./sign-up-pages.ts";

const place = { host: "app.example", secure: true };
const email = "nina@hotel.example";
const odd = `$& "><script>alert('x')</script> {email}`;
const at = new Date("2026-11-21T09:00:00Z");
const account: Account = { accountId: "a", email, name: odd, blocked: false };
const sessions: AccountSession[] = [
  { uid: "here", userAgent: odd, startedAt: at, lastUsedAt: at },
  { uid: "there", userAgent: undefined, startedAt: at, lastUsedAt: undefined },
];
const legal = { privacyUrl: "https://hotel.example/privacy", termsUrl: "https://hotel.example/terms" };

describe.each(languages)("in %s", (language) => {
  const look = renderContextFor({ cookie: `bellhop-language=${language}` }, { here: "/", ...legal });
  const form = { action: "/x", formToken: "t", email };
  const tooMany = { kind: "too_many", minutes: 3 } as const;
  const wrong = { kind: "wrong" } as const;
  const own = {
    account,
    sessions,
    sessionUid: "here",
    now: new Date(at.getTime() + 5 * 60_000),
    formToken: "t",
    canSendMail: true,
  };
  const next = { href: "/", words: "Next" };
  const invited = {
    ...form,
    operator: odd,
    inviter: odd,
    role: "manager",
    name: odd,
    isOthersSession: true,
  } as const;
  const sent = { ...form, again: "/again", other: "/other" };
  const pages = {
    signUp: signUpPage(look, place, { ...form, signIn: "/", from: "", name: odd, problem: tooMany }),
    cannotSignUp: cannotSignUpPage(look, place, "/"),
    signedUp: checkYourMailPage(look, place, { ...sent, because: "signed_up" }),
    unconfirmed: checkYourMailPage(look, place, { ...sent, because: "unconfirmed" }),
    again: checkYourMailPage(look, place, { ...sent, because: "again" }),
    confirm: confirmPage(look, place, {
      ...form,
      asksForPassword: true,
      signUp: "/account/sign-up",
      problem: wrong,
    }),
    forgot: forgotPage(look, place, { ...form, signIn: "/" }),
    cannotReset: cannotResetPage(look, place, "/"),
    resetSent: resetSentPage(look, place, email),
    choose: choosePasswordPage(look, place, form),
    changed: passwordChangedPage(look, place),
    account: accountPage(look, place, own),
    mute: accountPage(look, place, { ...own, canSendMail: false }),
    ...Object.fromEntries(accountDone.map((done) => [done, accountPage(look, place, { ...own, done })])),
    confirmEmail: confirmEmailPage(look, place, { ...form, newEmail: email, asksForPassword: true }),
    invited: newByInvitationPage(look, place, { ...invited, problem: { kind: "marked" } }),
    invitedAgain: signInByInvitationPage(look, place, invited),
    invitedHere: invitedHerePage(look, place, invited),
    declined: declinedPage(look, place),
    ...Object.fromEntries(
      (["used", "replaced", "expired", "unknown", "taken", "invitation"] as const).map((end) => [
        end,
        linkEndPage(look, place, { end, next }),
      ]),
    ),
  };

  test.each(Object.entries(pages))(
    "the page %s has all its words, and nothing in it is markup",
    (_name, html) => {
      expect(html).toContain(`<html lang="${language}"`);
      const shown = html.replace(/<style>.*<\/style>/s, "").replaceAll(text(odd), "");
      expect(shown).not.toMatch(/undefined|\[object|alert\(|\{[a-z]+\}/i);
      // Each label has its field, and each description its sentence.
      for (const [, id] of html.matchAll(/ for="([\w-]+)"/g)) expect(html).toContain(`id="${id}"`);
      for (const [, ids = ""] of html.matchAll(/aria-describedby="([^"]+)"/g)) {
        for (const id of ids.split(" ")) expect(html).toContain(`id="${id}"`);
      }
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test("whose mailbox it is about stands in it", () => {
    for (const name of [
      "signedUp",
      "unconfirmed",
      "confirm",
      "resetSent",
      "choose",
      "account",
      "confirmEmail",
      "invited",
      "invitedAgain",
      "invitedHere",
    ] as const) {
      expect(pages[name], name).toMatch(/<bdi dir="ltr">nina@hotel\.example<\/bdi>/);
    }
  });
});
