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
  /** Takes the language that a person chooses on any page. */
  language: "/account/language",
  showPasswordScript: "/account/show-password.js",
  font: "/account/inter.woff2",
} as const;
