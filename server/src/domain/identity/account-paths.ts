export const accountPaths = {
  account: "/account",
  signUp: "/account/sign-up",
  confirm: "/account/confirm",
  forgot: "/account/forgot",
  reset: "/account/reset",
  email: "/account/e-mail",
  invitation: "/account/invitation",
} as const;

export const signInPath = "/login";
