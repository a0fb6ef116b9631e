/** The SDK's error code (`login_required`, `timeout`, …), if any. */
export function nameOfError(failure: unknown): string | undefined {
  const { error } = (failure ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : undefined;
}

/** Errors that need the person to sign in. */
const helpedBySigningIn = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
  "missing_refresh_token",
  "mfa_required",
  "invalid_grant",
]);

/** True if the session is over, false for trouble on the way. */
export const needsSignIn = (failure: unknown) => helpedBySigningIn.has(nameOfError(failure) ?? "");

/** True if the response belongs to no sign-in that this browser remembers. */
export const isInvalidState = (failure: unknown) =>
  ["missing_transaction", "state_mismatch"].includes(nameOfError(failure) ?? "");

/** The session is known to be over without asking the provider. */
export class SignInNeeded extends Error {
  readonly error = "login_required";
  constructor() {
    super("Please sign in.");
  }
}

export const asError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error(String(failure));
