export type { VerifiedToken, VerifyAccessToken } from "./access-tokens.ts";
export {
  accountLinkIn,
  accountLinkToken,
  findByLink,
  type LinkEnd,
  linkHours,
} from "./account-links.ts";
export { accountPaths, signInPath } from "./account-paths.ts";
export { type AccountSession, endOneSession, listSessions, noteSessionUse } from "./account-sessions.ts";
export {
  type Account,
  createAccount,
  findAccount,
  findAccountOf,
  hasAccount,
  renameAccount,
} from "./accounts.ts";
export { type ConfirmedEmailOf, confirmedEmails } from "./confirmed-email.ts";
export { emailAsKept, isEmail } from "./email.ts";
export {
  askForEmailChange,
  changeEmail,
  findEmailChange,
  isTakenMeanwhile,
  leaveNothingPending,
} from "./email-change.ts";
export { askForReset, changePassword, findReset, resetPassword } from "./password-reset.ts";
export { passwordLengths, passwordProblem } from "./password-rule.ts";
export { hashPassword } from "./passwords.ts";
export { providerRecords } from "./provider-records.ts";
export { endSessions, type HasLivingSession, sessionLook } from "./sessions.ts";
export {
  browserAuthSettings,
  type IdentitySettings,
  identitySettings,
  insecureOriginWarning,
  isLoopback,
  otherDevicesHint,
} from "./settings.ts";
export {
  checkPassword,
  checkSignIn,
  forgiveAttempts,
  isPasswordOf,
  type NotThePassword,
  type TooMany,
} from "./sign-in.ts";
export { confirmSignUp, findConfirmed, findSignUp, keepSignUp, prolongSignUp } from "./sign-up.ts";
export { publicSigningKeys, readySigningKeys, replaceSigningKeys } from "./signing-keys.ts";
export { sweepIdentity } from "./sweep.ts";
export { verifierFor } from "./verifier-for.ts";
export { type MailRequest, withinMailLimit } from "./within-mail-limit.ts";
