import type { Server } from "node:http";
import { workerPolicy } from "@bellhop/contract/browser-config";
import type { IdentitySettings } from "../../domain/identity/index.ts";

const year = 31_536_000;

/** A route may override single headers. */
export function securityHeaders({ publicUrl, issuer }: IdentitySettings): Map<string, string> {
  const provider = new URL(issuer).origin;
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
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
