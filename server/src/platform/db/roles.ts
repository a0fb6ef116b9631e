import { createHmac } from "node:crypto";

/** Owns nothing and can't bypass row-level security. */
export const appRole = "bellhop_app";
/** Owns only the job schema. */
export const jobsRole = "bellhop_jobs";

/**
 * Derives the role's password from the owner's, so all processes agree and none stores it. `fallback` is used if the
 * URL has no password.
 */
export function rolePassword(ownerUrl: string, role: string, fallback: string): string {
  const secret = new URL(ownerUrl).password || fallback;
  return createHmac("sha256", secret).update(`bellhop role ${role}`).digest("base64url");
}

export function urlAs(ownerUrl: string, role: string, fallback: string): string {
  const url = new URL(ownerUrl);
  url.password = rolePassword(ownerUrl, role, fallback);
  url.username = role;
  return url.href;
}
