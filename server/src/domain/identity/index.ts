export type { VerifiedToken, VerifyAccessToken } from "./access-tokens.ts";
export { type Account, createAccount, findAccount, type NewAccount } from "./accounts.ts";
export { hashPassword } from "./passwords.ts";
export { providerRecords } from "./provider-records.ts";
export { endSessions, type HasLivingSession, sessionLook } from "./sessions.ts";
export {
  browserAuthSettings,
  type IdentityConfig,
  type IdentitySettings,
  identitySettings,
  insecureOriginWarning,
  isLoopback,
  otherDevicesHint,
} from "./settings.ts";
export { checkSignIn, isPasswordOf, type SignIn } from "./sign-in.ts";
export { readySigningKeys } from "./signing-keys.ts";
export { sweepIdentity } from "./sweep.ts";
export { verifierFor } from "./verifier-for.ts";
