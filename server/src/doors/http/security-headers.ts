import type { Server } from "node:http";
import type { IdentitySettings } from "../../domain/identity/index.ts";

const year = 31_536_000;

/** What every answer carries, whoever gives it. A route that needs another value sets its own over it. */
export function securityHeaders({ publicUrl, issuer }: IdentitySettings): Map<string, string> {
  const provider = new URL(issuer).origin;
  const policy = [
    "default-src 'self'",
    // Mantine sets custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${provider}`,
    `frame-src 'self' ${provider}`,
    // The sign-in SDK keeps its refresh token inside a worker, which is one of our built files.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  const unused = ["camera", "display-capture", "geolocation", "microphone", "midi", "payment", "usb"];
  return new Map([
    ["content-security-policy", policy.join("; ")],
    // A pop-up window for signing in must still know who opened it.
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["cross-origin-resource-policy", "same-origin"],
    ["permissions-policy", unused.map((feature) => `${feature}=()`).join(", ")],
    // Without any referrer a browser would call a posted form's origin `null`.
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

/**
 * Puts the headers on every answer before anybody looks at the request: refusals of the router, answers that are
 * streamed, and those that other libraries write are no exception.
 */
export function secureEveryAnswer(server: Server, headers: Map<string, string>) {
  server.prependListener("request", (_request, response) => response.setHeaders(headers));
}
