import { accountPaths, signInPath } from "../../domain/identity/index.ts";

/** Where the provider answers: Auth0's addresses, because the browser's SDK has them built in, and pages of ours. */
export const paths = {
  authorize: "/authorize",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
  keys: "/.well-known/jwks.json",
  discovery: "/.well-known/openid-configuration",
  signOut: "/v2/logout",
  /** Ends the session of the person before, when somebody else signs in over it. */
  session: "/account/session",
  signIn: "/account/sign-in",
  /** Begins a sign-in anew, from the application. */
  signInAgain: signInPath,
  ...accountPaths,
  signUpAgain: `${accountPaths.signUp}/again`,
  signUpSent: `${accountPaths.signUp}/sent`,
  accountName: `${accountPaths.account}/name`,
  accountPassword: `${accountPaths.account}/password`,
  accountSessions: `${accountPaths.account}/sessions`,
  /** Says that an e-mail was confirmed; a page of the application's. */
  confirmed: "/confirmation-registration",
  /** Takes the language that a person chooses on any page. */
  language: "/account/language",
  showPasswordScript: "/account/show-password.js",
  countPasswordScript: "/account/count-password.js",
  font: "/account/inter.woff2",
} as const;
