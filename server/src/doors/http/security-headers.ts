import type { Server } from "node:http";
import { workerPolicy } from "@bellhop/contract/browser-config";
import type { IdentitySettings } from "../../domain/identity/index.ts";

const year = 31_536_000;

/** The only page that may load Meta's signup, if the installation offers it. */
export const signupPath = "/whatsapp-flow";

/** The policy of that page: Meta's script, its windows and its calls (Meta's JavaScript SDK, November 2026). */
export function signupPolicy(policy: string): string {
  const more: Record<string, string> = {
    "connect-src": "https://graph.facebook.com https://www.facebook.com https://web.facebook.com",
    "frame-src": "https://www.facebook.com https://web.facebook.com",
    "img-src": "https://www.facebook.com",
  };
  const directives = policy
    .split("; ")
    // Meta's script writes to the page without Trusted Types.
    .filter((directive) => !/^(?:require-trusted-types-for|trusted-types) /.test(directive))
    .map((directive) => {
      const added = more[directive.split(" ", 1)[0] ?? ""];
      return added ? `${directive} ${added}` : directive;
    });
  return [...directives, "script-src 'self' https://connect.facebook.net"].join("; ");
}

/** A route may override single headers. */
export function securityHeaders({ publicUrl, issuer }: IdentitySettings): Map<string, string> {
  const provider = new URL(issuer).origin;
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    // Guests' files are fetched with the bearer token, and shown from memory.
    "media-src 'self' blob:",
    `connect-src 'self' ${provider}`,
    `frame-src 'self' ${provider}`,
    // The sign-in SDK keeps its refresh token in a worker.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${workerPolicy}`,
  ];
  const unused = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb"];
  return new Map([
    ["content-security-policy", policy.join("; ")],
    // A sign-in pop-up needs its opener.
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", unused.map((feature) => `${feature}=()`).join(", ")],
    // With no referrer, browsers send `Origin: null` with form posts.
    ["referrer-policy", "same-origin"],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["x-permitted-cross-domain-policies", "none"],
    ["cache-control", "no-store"],
    ...(publicUrl.startsWith("https:")
      ? [["strict-transport-security", `max-age=${year}`] as [string, string]]
      : []),
  ]);
}

/** Before routing, so that errors, streams and answers of other libraries have the headers too. */
export function addSecurityHeaders(server: Server, headers: Map<string, string>) {
  server.prependListener("request", (_request, response) => response.setHeaders(headers));
}
