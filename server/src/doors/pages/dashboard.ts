import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  accountPaths,
  browserAuthSettings,
  type IdentitySettings,
  isLoopback,
} from "../../domain/identity/index.ts";
import { version } from "../../platform/version.ts";
import { type FileInMemory, fileInMemory } from "../file-in-memory.ts";

const builtDashboard = fileURLToPath(new URL("../../../../web/dist/", import.meta.url));

export async function dashboardPages(
  app: FastifyInstance,
  {
    isDemo,
    identity,
    built = builtDashboard,
    policyOf = {},
  }: {
    isDemo: boolean;
    identity: IdentitySettings;
    built?: string;
    /** Content security policies of single pages, by path. */
    policyOf?: Record<string, string>;
  },
) {
  const settings: BrowserConfig = {
    auth: browserAuthSettings(identity),
    demo: isDemo,
    account: identity.provider === "embedded" ? accountPaths.account : null,
    version,
  };
  app.get(browserConfigPath, (_request, reply) => reply.send(settings));

  if (!existsSync(path.join(built, "index.html"))) {
    app.get("/*", (request, reply) =>
      isPage(request)
        ? reply
            .code(503)
            .type("text/plain; charset=utf-8")
            .send("The dashboard has not been built. `npm start` builds it.\n")
        : reply.callNotFound(),
    );
    return;
  }
  const files = await (built === builtDashboard ? readDashboard() : readBuilt(built));
  const index = files.get("/index.html") as FileInMemory;
  const { host, hostname } = new URL(identity.publicUrl);
  app.get("/*", (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const file = files.get(path);
    if (!file && !isPage(request)) return reply.callNotFound();
    // Sign-in works under one host name: redirect other names of this machine.
    const isAnotherName = request.host !== host && isLoopback(request.hostname) && isLoopback(hostname);
    if (!file && isAnotherName) return reply.redirect(`${identity.publicUrl}${request.url}`);
    // Names in /assets contain a hash of their content.
    const isHashed = path.startsWith("/assets/");
    const policy = policyOf[path];
    if (policy) reply.header("content-security-policy", policy);
    reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    return (file ?? index).send(request, reply);
  });
}

/** Read and compressed once per process: tests open many Bellhops in one. */
let dashboard: ReturnType<typeof readBuilt> | undefined;
const readDashboard = () => (dashboard ??= readBuilt(builtDashboard));

/** By URL. */
async function readBuilt(folder: string): Promise<Map<string, FileInMemory>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const visible = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."));
  const files = await Promise.all(
    visible.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const url = `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
      return [url, fileInMemory(name, await readFile(file))] as const;
    }),
  );
  return new Map(files);
}

const isPage = ({ url }: FastifyRequest) => !/^\/(api|assets|webhooks|simulator\/graph)([/?]|$)/.test(url);
