import { access, rm } from "node:fs/promises";
import { fetchAccess } from "@bellhop/contract/access";
import { expect, test } from "vitest";
import { startBellhop } from "./running-bellhop.ts";
import { signInOverHttp } from "./sign-in-over-http.ts";

test("a killed process leaves its data to the next one, and the demo's owner signs in there", {
  timeout: 60_000,
}, async () => {
  const first = await startBellhop({ fromSource: true });
  try {
    await first.kill();
    expect(await first.ended).toEqual({ code: null, signal: "SIGKILL" });
    const { dataDir } = first;
    const second = await startBellhop({ dataDir, fromSource: true });
    const credentials = { email: "owner@belvedere.example", password: first.password };
    const token = await signInOverHttp(second.url, credentials);
    const answer = await fetch(`${second.url}${fetchAccess.path}`, {
      method: fetchAccess.method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    await second.stop();
    await access(dataDir);
    expect(second.printed()).toContain("Stopping");
  } finally {
    await rm(first.dataDir, { recursive: true, force: true });
  }
});
