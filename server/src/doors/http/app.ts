import { limits } from "@bellhop/contract/limits";
import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { type IdentitySettings, verifierFor } from "../../domain/identity/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import { errorCode } from "../../platform/db/index.ts";
import type { LiveHub } from "../../platform/live/hub.ts";
import { identityDoor } from "../identity/index.ts";
import { liveEvents } from "../live/events.ts";
import { dashboardPages } from "../pages/dashboard.ts";
import { healthPages } from "../pages/health.ts";
import { simulatorGraphDoor } from "../simulator/index.ts";
import { whatsappWebhook } from "../webhooks/whatsapp.ts";
import { accessRoutes } from "./access.ts";
import { conversationRoutes } from "./conversations.ts";
import { homeRoutes } from "./home.ts";
import { answerProblems } from "./problem-document.ts";
import { registerRoutes } from "./register.ts";
import { simulatorRoutes } from "./simulator.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import { whoAsks } from "./who-asks.ts";

/** Every call that the API answers. */
export const allRoutes = [...accessRoutes, ...homeRoutes, ...conversationRoutes, ...simulatorRoutes];

export type App = {
  parts: Parts;
  identity: IdentitySettings;
  hub: LiveHub;
  isReady: () => Promise<boolean>;
  demoEmails: string[];
};

/** The HTTP side of a process, with the doors that its configuration opens. */
export async function openApp({ parts, identity, hub, isReady, demoEmails }: App): Promise<FastifyInstance> {
  const { config, log } = parts;
  const app = Fastify({
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    // How long a request may take to arrive; a live stream, once open, may stay.
    requestTimeout: 15_000,
    http: { headersTimeout: 5_000 },
    forceCloseConnections: true,
  });
  answerProblems(app, log);
  await app.register(healthPages, { isReady });
  if (config.doors.has("webhooks")) await app.register(async (scope) => whatsappWebhook(scope, parts));
  if (config.doors.has("http")) {
    await app.register(async (scope) => {
      await secureHeaders(scope, identity);
      readJson(scope);
      const asks = whoAsks(verifierFor(identity, parts.db, parts.clock), parts);
      registerRoutes(scope, allRoutes, asks, parts);
      await liveEvents(scope, hub, asks);
      await dashboardPages(scope, { isDemo: demoEmails.length > 0, identity });
    });
    await app.register(simulatorGraphDoor(parts));
    if (identity.provider === "embedded") {
      await app.register(
        identityDoor({ settings: identity, db: parts.db, log, secretKey: config.secretKey, demoEmails }),
      );
    }
  }
  return app;
}

async function secureHeaders(app: FastifyInstance, { publicUrl, issuer }: IdentitySettings) {
  const provider = new URL(issuer).origin;
  const isHttps = publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        // Mantine sets custom properties in style attributes.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:"],
        "connect-src": ["'self'", provider],
        "frame-src": ["'self'", provider],
        // The sign-in SDK keeps its refresh token inside a worker, which is one of our built files.
        "worker-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
  });
}

/** An empty body is an empty object: many of the calls have nothing to say. */
function readJson(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, body === "" ? {} : JSON.parse(String(body)));
    } catch {
      done(Object.assign(new Error("The body is not JSON"), { statusCode: 400 }), undefined);
    }
  });
}

/** Starts listening; where the port is taken it says so and what to do. */
export async function listen(app: FastifyInstance, port: number) {
  try {
    await app.listen({ port, host: "::" });
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or start Bellhop with PORT=0 or another PORT.`,
      );
    }
    // A machine without IPv6.
    if (errorCode(error) === "EAFNOSUPPORT") return void (await app.listen({ port, host: "0.0.0.0" }));
    throw error;
  }
}
