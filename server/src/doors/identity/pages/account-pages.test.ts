import { languages } from "@bellhop/contract/languages";
import { describe, expect, test } from "vitest";
import type { Account, AccountSession } from "../../../domain/identity/index.ts";
import { text } from "../../../platform/text-as-html.ts";
import { accountDone, accountPage, confirmEmailPage } from "./account-page.ts";
import { linkEndPage } from "./error-pages.ts";
import {
  declinedPage,
  invitedHerePage,
  newByInvitationPage,
  signInByInvitationPage,
} from "./invitation-page.ts";
import {
  cannotResetPage,
  choosePasswordPage,
  forgotPage,
  passwordChangedPage,
  resetSentPage,
} from "./password-reset-pages.ts";
import { renderContextFor } from "./render-context.ts";
import { signOutPage } from "./sign-out-page.ts";
import { cannotSignUpPage, checkYourMailPage, confirmPage, signUpPage } from "./sign-up-pages.ts";

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
  const context = renderContextFor(
    { cookie: `bellhop-language=${language}` },
    { path: "/", publicUrl: "https://app.example", ...legal },
  );
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
  const next = { href: "/", label: "Next" };
  const invited = {
    ...form,
    operator: odd,
    inviter: odd,
    role: "manager",
    name: odd,
    isOthersSession: true,
  } as const;
  const sent = { ...form, signUp: "/sign-up" };
  const pages = {
    signUp: signUpPage(context, { ...form, signIn: "/", from: "", name: odd, problem: tooMany }),
    cannotSignUp: cannotSignUpPage(context, "/"),
    signedUp: checkYourMailPage(context, { ...sent, reason: "signed_up" }),
    unconfirmed: checkYourMailPage(context, { ...sent, reason: "unconfirmed" }),
    again: checkYourMailPage(context, { ...sent, reason: "again" }),
    confirm: confirmPage(context, {
      ...form,
      asksForPassword: true,
      problem: wrong,
    }),
    forgot: forgotPage(context, form),
    cannotReset: cannotResetPage(context),
    resetSent: resetSentPage(context, email),
    choose: choosePasswordPage(context, form),
    changed: passwordChangedPage(context),
    account: accountPage(context, own),
    mute: accountPage(context, { ...own, canSendMail: false }),
    ...Object.fromEntries(accountDone.map((done) => [done, accountPage(context, { ...own, done })])),
    confirmEmail: confirmEmailPage(context, { ...form, newEmail: email, asksForPassword: true }),
    invited: newByInvitationPage(context, { ...invited, problem: { kind: "invalid_fields" } }),
    invitedAgain: signInByInvitationPage(context, invited),
    invitedHere: invitedHerePage(context, invited),
    declined: declinedPage(context),
    signOut: signOutPage(context, form),
    ...Object.fromEntries(
      (["used", "replaced", "expired", "unknown", "taken", "invitation"] as const).map((end) => [
        end,
        linkEndPage(context, end, next),
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
