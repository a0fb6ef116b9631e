import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { expect, test } from "vitest";

// What is built carries only the messages' ids: one that is not in the catalogue would show as "Hx5rQ_".
test("every message in the source is in the English catalogue (else: npm run messages, in web)", async () => {
  const config = getConfig({ cwd: decodeURIComponent(new URL("../..", import.meta.url).pathname) });
  for (const catalogue of await getCatalogs(config)) {
    const inSource = Object.keys((await catalogue.collect()) ?? {});
    const kept = Object.keys((await catalogue.read("en")) ?? {});
    expect(inSource.length).toBeGreaterThan(200);
    expect(kept.sort()).toEqual(inSource.sort());
  }
}, 60_000);
