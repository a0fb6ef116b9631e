import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import fastify from "fastify";
import { expect, test } from "vitest";
import { identitySettings } from "../../domain/identity/index.ts";
import { afterTest } from "../../testing/after-test.ts";
import { dashboardPages } from "./dashboard.ts";

async function openDashboard() {
  const identity = identitySettings({ publicUrl: "http://localhost:3000", auth0: undefined });
  const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-dashboard-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "index.html"), "<title>Bellhop</title>");
  await writeFile(path.join(folder, "before-paint.js"), "// Light or dark");
  await writeFile(path.join(folder, "assets/inbox-1a2b.js"), "// The inbox");
  await writeFile(path.join(folder, "push-worker.js"), "// The service worker");
  await writeFile(path.join(folder, "manifest.webmanifest"), "{}");
  await writeFile(path.join(folder, "icon-192.png"), "an icon");
  await writeFile(path.join(folder, ".built-from"), "sources");
  const app = fastify();
  await dashboardPages(app, { isDemo: false, identity, built: folder, policyOf: { "/signup": "a policy" } });
  // From here on, nothing is read from disk.
  await rm(folder, { recursive: true });
  afterTest(() => app.close());
  const host = new URL(identity.publicUrl).host;
  return (url: string) => app.inject({ url, headers: { host } });
}

test("the dashboard is served from memory: hashed files are cached forever, all others revalidated", async () => {
  const get = await openDashboard();
  const kept = { hashed: "public, max-age=31536000, immutable", checked: "no-cache" };
  const expected: [url: string, body: string, cache: string][] = [
    ["/assets/inbox-1a2b.js", "// The inbox", kept.hashed],
    ["/assets/inbox-1a2b.js?again", "// The inbox", kept.hashed],
    ["/before-paint.js", "// Light or dark", kept.checked],
    ["/index.html", "<title>Bellhop</title>", kept.checked],
    ["/", "<title>Bellhop</title>", kept.checked],
    ["/inbox/some-guest", "<title>Bellhop</title>", kept.checked],
    // The dashboard's page, like every path that is not a file.
    ["/.built-from", "<title>Bellhop</title>", kept.checked],
  ];
  for (const [url, body, cache] of expected) {
    const answer = await get(url);
    expect({ url, body: answer.body, cache: answer.headers["cache-control"] }).toEqual({ url, body, cache });
  }
  const policyOf = async (url: string) => (await get(url)).headers["content-security-policy"];
  expect([await policyOf("/signup?again"), await policyOf("/home")]).toEqual(["a policy", undefined]);
  for (const url of ["/assets/gone.js", "/assets/.built-from", "/api/nothing"]) {
    expect({ url, status: (await get(url)).statusCode }).toEqual({ url, status: 404 });
  }
});

test("browsers can install the dashboard, and register its service worker for all of it", async () => {
  const get = await openDashboard();
  const expected: [url: string, type: string][] = [
    ["/push-worker.js", "text/javascript; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/icon-192.png", "image/png"],
  ];
  for (const [url, type] of expected) {
    const { headers, statusCode } = await get(url);
    // Revalidated, so that a new worker is found.
    expect({ url, statusCode, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
      url,
      statusCode: 200,
      type,
      cache: "no-cache",
    });
  }
});
