import type { BrowserConfig } from "@bellhop/contract/browser-config";
import { httpsProxyLines } from "@bellhop/contract/https-proxy";

export type IdentitySettings = {
  provider: "embedded" | "tenant";
  /** With a trailing slash, as in the tokens' `iss`. */
  issuer: string;
  clientId: string;
  audience: string;
  /** An origin, without a trailing slash. */
  publicUrl: string;
  redirectUri: string;
  /** Path of the dashboard after a failed sign-in. */
  errorPath: string;
  /** Origins of other Bellhops that use this one as their tenant. */
  signInFor: string[];
};

type IdentityConfig = {
  publicUrl: string;
  auth0?: { domain: string; clientId: string; audience: string } | undefined;
  signInFor?: string[];
  errorPath?: string;
};

const embedded = { clientId: "bellhop-dashboard", audience: "urn:bellhop:api" };

/** Throws a message if the configuration is invalid. */
export function identitySettings({
  publicUrl,
  auth0,
  signInFor = [],
  errorPath = "/",
}: IdentityConfig): IdentitySettings {
  const { origin, href } = new URL(publicUrl);
  if (href !== `${origin}/`) throw new Error(`PUBLIC_URL must not have a path. Use ${origin}`);
  const application = {
    publicUrl: origin,
    redirectUri: `${origin}/`,
    errorPath: parseErrorPath(errorPath, origin),
    signInFor: signInFor.map(parseOtherOrigin),
  };
  if (!auth0) return { provider: "embedded", issuer: `${origin}/`, ...embedded, ...application };
  if (signInFor.length > 0) throw new Error("SIGN_IN_FOR cannot be set together with AUTH0_*");
  const { clientId, audience } = auth0;
  if (audience === clientId)
    throw new Error(
      "AUTH0_AUDIENCE must name the API, not the application. It must differ from AUTH0_CLIENT_ID",
    );
  return { provider: "tenant", issuer: tenantIssuer(auth0.domain), clientId, audience, ...application };
}

/** The SDK takes the issuer without its slash. */
export function browserAuthSettings(settings: IdentitySettings): BrowserConfig["auth"] {
  const { issuer, clientId, audience, redirectUri, errorPath } = settings;
  return { domain: issuer.replace(/\/$/, ""), clientId, audience, redirectUri, errorPath };
}

/** Undefined if browsers treat the address as secure. */
export function insecureOriginWarning(publicUrl: string, port: number): string | undefined {
  const { protocol, hostname, host } = new URL(publicUrl);
  if (protocol === "https:" || isLoopback(hostname)) return undefined;
  return (
    `PUBLIC_URL is http://${host}. Browsers allow sign-in, notifications and offline work only over https\n` +
    `or on this machine. ${proxyAdvice(hostname, port)}`
  );
}

export function otherDevicesHint(address: string, port: number): string {
  return (
    `Other devices can open http://${address}:${port}, but signing in there needs https.\n` +
    proxyAdvice(address, port)
  );
}

function proxyAdvice(hostname: string, port: number): string {
  const lines = httpsProxyLines(hostname, port).map((line) => `\n    ${line}`);
  return `Use a reverse proxy with a certificate, such as Caddy (docs/operate.md, "Https"):${lines.join("")}`;
}

function parseOtherOrigin(address: string): string {
  const url = URL.parse(address);
  const isSecure = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSecure && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    "SIGN_IN_FOR must be a comma-separated list of other installations' addresses, with https or on this machine, without paths",
  );
}

function parseErrorPath(path: string, origin: string): string {
  const url = path.startsWith("/") ? URL.parse(path, origin) : null;
  if (url?.origin === origin && `${url.pathname}${url.search}` === path && !path.startsWith("//"))
    return path;
  throw new Error("SIGN_IN_ERROR_PATH must be a path of the dashboard, such as /about");
}

function tenantIssuer(domain: string): string {
  const url = new URL(/^https?:\/\//.test(domain) ? domain : `https://${domain}`);
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throw new Error("AUTH0_DOMAIN must be an https address. http is allowed only on this machine");
  }
  return `${url.origin}/`;
}

/** Browsers treat these addresses as secure. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
