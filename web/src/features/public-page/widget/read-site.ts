import { withScheme } from "../../../core/forms/with-scheme.ts";

/** The website's origin, as the settings take it; undefined if it has no https. */
export function readSite(typed: string): string | undefined {
  const address = withScheme(typed).replace(/^http:/i, "https:");
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, hostname } = new URL(address);
  return protocol === "https:" && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname) ? origin : undefined;
}
