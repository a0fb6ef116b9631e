import { createHmac } from "node:crypto";

/** The role the processes work as: it owns nothing and cannot pass by row-level security. */
export const appRole = "bellhop_app";
/** Owns the job library's schema, and sees nothing else. */
export const jobsRole = "bellhop_jobs";

/**
 * The password of a role of ours, made from the owner's: every process that is given the owner's address comes to
 * the same one, and none is kept anywhere. `fallback` serves an address without a password.
 */
export function rolePassword(ownerUrl: string, role: string, fallback: string): string {
  const secret = new URL(ownerUrl).password || fallback;
  return createHmac("sha256", secret).update(`bellhop role ${role}`).digest("base64url");
}

/** The owner's address, as another role. */
export function urlAs(ownerUrl: string, role: string, fallback: string): string {
  const url = new URL(ownerUrl);
  url.password = rolePassword(ownerUrl, role, fallback);
  url.username = role;
  return url.href;
}
