import { readFileSync } from "node:fs";

const corpus = new URL("../../../fakes/links/leading-elsewhere.json", import.meta.url);

/** Known bypasses of open-redirect checks. */
export function openRedirects(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin);
  const names: Record<string, string> = { origin, host, hostname, port, scheme: protocol };
  const templates = JSON.parse(readFileSync(corpus, "utf8")) as string[];
  return templates.map((one) => one.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole));
}
