import { withScheme } from "../../../core/forms/with-scheme.ts";

/** The origin of a website, as a frame's policy takes it; undefined if it is none that browsers open with https. */
export function readSite(typed: string): string | undefined {
  const address = withScheme(typed).replace(/^http:/i, "https:");
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, hostname } = new URL(address);
  return protocol === "https:" && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(hostname) ? origin : undefined;
}
