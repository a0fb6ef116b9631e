import { createHmac } from "node:crypto";

export const appRole = "bellhop_app";
export const jobsRole = "bellhop_jobs";

/** Derived from the owner's password, so that all processes agree. `fallback` if the URL has none. */
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
