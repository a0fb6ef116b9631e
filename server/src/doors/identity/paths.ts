import { accountPaths, signInPath } from "../../domain/identity/index.ts";

/** The first paths are Auth0's, which the SDK has built in. */
export const paths = {
  authorize: "/authorize",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
  keys: "/.well-known/jwks.json",
  discovery: "/.well-known/openid-configuration",
  signOut: "/v2/logout",
  confirmSignOut: "/account/sign-out",
  /** Ends the previous person's session when someone else signs in. */
  session: "/account/session",
  signIn: "/account/sign-in",
  signInAgain: signInPath,
  ...accountPaths,
  signUpAgain: `${accountPaths.signUp}/again`,
  signUpSent: `${accountPaths.signUp}/sent`,
  accountName: `${accountPaths.account}/name`,
  accountPassword: `${accountPaths.account}/password`,
  accountSessions: `${accountPaths.account}/sessions`,
  confirmed: "/confirmation-registration",
  language: "/account/language",
  showPasswordScript: "/account/show-password.js",
  countPasswordScript: "/account/count-password.js",
  font: "/account/inter.woff2",
} as const;
