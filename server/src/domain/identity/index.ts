export { createTokenVerifier, type VerifiedToken, type VerifyAccessToken } from "./access-tokens.ts";
export {
  accountLinkIn,
  accountLinkToken,
  findByLink,
  type LinkEnd,
  linkHours,
} from "./account-links.ts";
export { accountPaths, signInPath } from "./account-paths.ts";
export { type AccountSession, endOneSession, listSessions, recordSessionUse } from "./account-sessions.ts";
export {
  type Account,
  createAccount,
  findAccount,
  findAccountBySub,
  findActiveAccount,
  hasAccount,
  renameAccount,
} from "./accounts.ts";
export { confirmedEmailLookup, type FindConfirmedEmail } from "./confirmed-email.ts";
export { isEmail, normalizeEmail } from "./email.ts";
export {
  cancelPendingSignUps,
  changeEmail,
  createEmailChangeLink,
  findEmailChange,
  isUniqueViolation,
} from "./email-change.ts";
export { languageOf, languageOfEmail } from "./fragments.ts";
export { knownBrowserDays, markBrowser, readBrowserMarks } from "./known-browsers.ts";
export { type MailRequest, mayMailStranger, mayMailTo, withinMailLimit } from "./mail-limit.ts";
export { changePassword, createResetLink, findReset, resetPassword } from "./password-reset.ts";
export { passwordLengths, passwordProblem } from "./password-rule.ts";
export { hashPassword } from "./passwords.ts";
export { findPersonLanguage, setPersonLanguage } from "./person-settings.ts";
export { providerRecords } from "./provider-records.ts";
export { endSessions, type IsSessionActive, sessionCheck } from "./sessions.ts";
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
  checkPasswordUncounted,
  checkSignIn,
  type PasswordRejection,
  type RateLimited,
  resetAttempts,
} from "./sign-in.ts";
export {
  confirmSignUp,
  createPendingSignUp,
  findConfirmedAccount,
  findSignUpByLink,
  renewPendingSignUp,
} from "./sign-up.ts";
export {
  ensureSigningKeys,
  publicSigningKeys,
  replaceSigningKeys,
  storeSigningKeys,
} from "./signing-keys.ts";
export { sweepIdentity } from "./sweep.ts";
