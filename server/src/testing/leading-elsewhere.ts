import { readFileSync } from "node:fs";

const corpus = new URL("../../../fakes/links/leading-elsewhere.json", import.meta.url);

/** Addresses by which somebody tries to be led away from an origin of ours, in all the ways that have worked elsewhere. */
export function leadingElsewhere(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin);
  const names: Record<string, string> = { origin, host, hostname, port, scheme: protocol };
  const templates = JSON.parse(readFileSync(corpus, "utf8")) as string[];
  return templates.map((one) => one.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole));
}
