import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BrowserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  accountPaths,
  browserAuthSettings,
  type IdentitySettings,
  isLoopback,
} from "../../domain/identity/index.ts";
import { version } from "../../platform/version.ts";

const built = fileURLToPath(new URL("../../../../web/dist/", import.meta.url));

export async function dashboardPages(
  app: FastifyInstance,
  { isDemo, identity }: { isDemo: boolean; identity: IdentitySettings },
) {
  const settings: BrowserConfig = {
    auth: browserAuthSettings(identity),
    demo: isDemo,
    account: identity.provider === "embedded" ? accountPaths.account : null,
    version,
  };
  app.get(browserConfigPath, (_request, reply) => reply.send(settings));

  if (!existsSync(`${built}index.html`)) {
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
  await app.register(fastifyStatic, {
    root: built,
    index: false,
    // Their names contain a hash of their content.
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
    wildcard: false,
  });
  app.get("/*", (request, reply) => page(request, reply, identity));
}

const isPage = ({ url }: FastifyRequest) => !/^\/(api|assets|webhooks|simulator\/graph)([/?]|$)/.test(url);

function page(request: FastifyRequest, reply: FastifyReply, { publicUrl }: IdentitySettings) {
  if (!isPage(request)) return reply.callNotFound();
  // Sign-in works under one host name: redirect other names of this machine.
  const { host, hostname } = new URL(publicUrl);
  const isAnotherName = request.host !== host && isLoopback(request.hostname) && isLoopback(hostname);
  if (isAnotherName) {
    return reply.redirect(`${publicUrl}${request.url}`);
  }
  return reply.header("cache-control", "no-cache").sendFile("index.html", { cacheControl: false });
}
