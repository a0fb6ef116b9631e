/** Where the account's pages are; mails lead to some of them. Everything below `account` is the provider's own. */
export const accountPaths = {
  account: "/account",
  signUp: "/account/sign-up",
  confirm: "/account/confirm",
  forgot: "/account/forgot",
  reset: "/account/reset",
  email: "/account/e-mail",
  invitation: "/account/invitation",
} as const;

/** Leads to signing in, wherever that happens. */
export const signInPath = "/login";
