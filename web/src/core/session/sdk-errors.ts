/** The SDK's name of what went wrong (`login_required`, `timeout`, …); undefined where it has none. */
export function nameOfError(failure: unknown): string | undefined {
  const { error } = (failure ?? {}) as { error?: unknown };
  return typeof error === "string" ? error : undefined;
}

/** Silent renewal cannot do it; a person can. */
const helpedBySigningIn = new Set([
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
  "missing_refresh_token",
  "mfa_required",
  "invalid_grant",
]);

/** Whether a renewal failed because the session is over, and not for some trouble on the way. */
export const asksForSignIn = (failure: unknown) => helpedBySigningIn.has(nameOfError(failure) ?? "");

/** Whether an answer of the provider belongs to no sign-in that this browser still remembers. */
export const isInvalidState = (failure: unknown) =>
  ["missing_transaction", "state_mismatch"].includes(nameOfError(failure) ?? "");

/** Nobody is signed in any more, which is known without asking the provider. */
export class SignInNeeded extends Error {
  readonly error = "login_required";
  constructor() {
    super("Please sign in.");
  }
}

/** What went wrong as an error, whatever was thrown. */
export const asError = (failure: unknown): Error =>
  failure instanceof Error ? failure : new Error(String(failure));
