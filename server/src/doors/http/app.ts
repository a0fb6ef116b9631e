import { createServer, type ServerResponse } from "node:http";
import { limits } from "@bellhop/contract/limits";
import Fastify, { type FastifyInstance } from "fastify";
import {
  confirmedEmailLookup,
  createTokenVerifier,
  type IdentitySettings,
  sessionCheck,
} from "../../domain/identity/index.ts";
import type { LiveHub } from "../../platform/live/hub.ts";
import type { Services } from "../../services.ts";
import { refuseCrossOrigin } from "../cross-origin.ts";
import { readBuiltPage } from "../guest-page/built-page.ts";
import { guestPageDoor } from "../guest-page/guest-page-door.ts";
import { stopMailsDoor } from "../guest-page/stop-mails-door.ts";
import { identityDoor } from "../identity/index.ts";
import { liveEvents } from "../live/live-events.ts";
import { dashboardPages } from "../pages/dashboard.ts";
import { healthPages, type NotReady } from "../pages/health.ts";
import { referencePages } from "../reference/index.ts";
import { simulatorGraphDoor } from "../simulator/index.ts";
import { whatsappWebhook } from "../webhooks/whatsapp.ts";
import { accessRoutes } from "./access.ts";
import { alertRoutes } from "./alerts.ts";
import type { PersonRoute, Route } from "./answer.ts";
import { assistantRoutes } from "./assistant.ts";
import { auditRoutes } from "./audit.ts";
import { openAuthenticator } from "./authenticate.ts";
import { answerBrokenRequests, answerInvalidUrl } from "./broken-requests.ts";
import { contradictionRoutes } from "./contradictions.ts";
import { conversationRoutes } from "./conversations.ts";
import { deliveryRoutes } from "./deliveries.ts";
import { doorCodeRoutes } from "./door-codes.ts";
import { gapRoutes } from "./gaps.ts";
import { guestRoutes } from "./guests.ts";
import { healthRoutes } from "./health.ts";
import { homeRoutes } from "./home.ts";
import { ideaRoutes } from "./ideas.ts";
import { importRoutes } from "./imports.ts";
import { invitationRoutes } from "./invitations.ts";
import { knowledgeRoutes } from "./knowledge.ts";
import { limitLargeBodies } from "./large-bodies.ts";
import { measureLag, shedLoad } from "./load-shedding.ts";
import { mediaFiles } from "./media-files.ts";
import { memberRoutes } from "./members.ts";
import { notificationRoutes } from "./notifications.ts";
import { operatorRoutes } from "./operators.ts";
import { limitPipelining } from "./pipelining.ts";
import { planRoutes } from "./plans.ts";
import { proactiveRoutes } from "./proactive.ts";
import { answerProblems } from "./problem-document.ts";
import { readJson } from "./read-json.ts";
import { registerRoutes } from "./register.ts";
import { replayRoutes } from "./replay.ts";
import { requestRoutes } from "./requests.ts";
import { requireAccessRules } from "./require-access-rules.ts";
import { reservationImportRoutes } from "./reservation-imports.ts";
import { reservationRoutes } from "./reservations.ts";
import { addSecurityHeaders, securityHeaders, signupPath, signupPolicy } from "./security-headers.ts";
import { settingsRoutes } from "./settings.ts";
import { simulatorRoutes } from "./simulator.ts";
import { maxRequestMs, timeOutSlowBodies } from "./slow-bodies.ts";
import { statementRoutes } from "./statements.ts";
import { statisticsRoutes } from "./statistics.ts";
import { stayRatingRoutes } from "./stay-ratings.ts";
import { suggestionRoutes } from "./suggestions.ts";
import { taskRoutes } from "./tasks.ts";
import { templateRoutes } from "./templates.ts";
import { testQuestionRoutes } from "./test-questions.ts";
import { transcriptRoutes } from "./transcripts.ts";
import { translationRoutes } from "./translations.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import { venueRoutes } from "./venue.ts";
import { operatorVenueRoutes } from "./venues.ts";
import { whatsappRoutes } from "./whatsapp.ts";
import { withRateLimits } from "./with-rate-limits.ts";

export const routesByNoun: Record<string, (Route | PersonRoute)[]> = {
  Access: accessRoutes,
  Home: homeRoutes,
  Ideas: ideaRoutes,
  Venue: venueRoutes,
  Knowledge: knowledgeRoutes,
  Contradictions: contradictionRoutes,
  Suggestions: suggestionRoutes,
  Alerts: alertRoutes,
  Notifications: notificationRoutes,
  Conversations: conversationRoutes,
  Translations: translationRoutes,
  Requests: requestRoutes,
  "Proactive messages": proactiveRoutes,
  Guests: guestRoutes,
  Transcripts: transcriptRoutes,
  Reservations: reservationRoutes,
  "Door codes": doorCodeRoutes,
  "Stay ratings": stayRatingRoutes,
  "Reservation imports": reservationImportRoutes,
  Settings: settingsRoutes,
  Members: memberRoutes,
  Invitations: invitationRoutes,
  Venues: operatorVenueRoutes,
  "Sign-up": operatorRoutes,
  Plans: planRoutes,
  Simulator: simulatorRoutes,
  WhatsApp: whatsappRoutes,
  Templates: templateRoutes,
  Deliveries: deliveryRoutes,
  Concierge: assistantRoutes,
  Statements: statementRoutes,
  "Test questions": testQuestionRoutes,
  Gaps: gapRoutes,
  Replay: replayRoutes,
  Statistics: statisticsRoutes,
  Imports: importRoutes,
  Tasks: taskRoutes,
  "Audit log": auditRoutes,
  Health: healthRoutes,
};
export const allRoutes = Object.values(routesByNoun).flat();

export type App = {
  services: Services;
  identity: IdentitySettings;
  hub: LiveHub;
  whyNotReady: () => Promise<NotReady | undefined>;
  demoEmails: string[];
  /** False if other code shares the event loop. */
  ownsLoop: boolean;
};

const maxHeadBytes = 16 * 1024;

const patience = {
  requestTimeout: maxRequestMs,
  headersTimeout: 5_000,
  // Reverse proxies close idle connections after 60 s; ours must stay open longer.
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1_000,
};

/** Also closes connections of clients that read nothing. Live streams have a heartbeat every 15 s. */
const inactiveMs = 60_000;

export async function openApp({
  services,
  identity,
  hub,
  whyNotReady,
  demoEmails,
  ownsLoop,
}: App): Promise<FastifyInstance> {
  const { config, log } = services;
  const headers = securityHeaders(identity);
  const app = Fastify({
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    serverFactory: (route) => {
      const limited = limitPipelining(route);
      const server = createServer({ ...patience, maxHeaderSize: maxHeadBytes }, limited);
      // Node would answer an unknown `Expect` before the limit applies.
      return server.on("checkExpectation", limited).setTimeout(inactiveMs);
    },
    // Long enough for a mailed link that a program has appended text to.
    routerOptions: { maxParamLength: maxHeadBytes },
    clientErrorHandler: answerBrokenRequests(headers),
    frameworkErrors: answerInvalidUrl,
    forceCloseConnections: "idle",
    // Requests on open connections are still answered while the process stops.
    return503OnClosing: false,
  });
  addSecurityHeaders(app.server, headers);
  timeOutSlowBodies(app);
  refuseCrossOrigin(app, identity);
  answerProblems(app, log);
  const lag = measureLag(services.db, ownsLoop);
  app.addHook("onClose", async () => lag.stop());
  shedLoad(app, lag.lagMs);
  limitLargeBodies(app);
  requireAccessRules(app);
  await app.register(healthPages, { whyNotReady });
  if (config.doors.has("webhooks")) await app.register(async (scope) => whatsappWebhook(scope, services));
  if (config.doors.has("http")) {
    await app.register(async (scope) => {
      readJson(scope);
      const verify = createTokenVerifier(identity, services.db, services.clock);
      const emails = confirmedEmailLookup(identity, services.clock);
      const authenticate = openAuthenticator(verify, services, sessionCheck(identity), emails);
      registerRoutes(
        scope,
        allRoutes,
        withRateLimits(authenticate, config.callsPerMinute, services.clock),
        services,
      );
      await liveEvents(scope, { hub, authenticate, log, streamsPerMember: config.streamsPerMember });
      await mediaFiles(scope, { authenticate, services });
      referencePages(scope, identity.publicUrl, routesByNoun);
      const { appId, signupConfigId } = config.whatsapp;
      await dashboardPages(scope, {
        isDemo: demoEmails.length > 0,
        identity,
        ...(appId &&
          signupConfigId && {
            policyOf: { [signupPath]: signupPolicy(headers.get("content-security-policy") ?? "") },
          }),
      });
    });
    const builtGuestPage = await readBuiltPage();
    await app.register((scope) => guestPageDoor(scope, { services, hub, built: builtGuestPage }));
    await app.register((scope) => stopMailsDoor(scope, services));
    await app.register(simulatorGraphDoor(services));
    if (identity.provider === "embedded") {
      await app.register(
        identityDoor({
          settings: identity,
          db: services.db,
          mail: services.mail,
          log,
          secretKey: config.secretKey,
          demoEmails,
          legal: config.legal,
        }),
      );
    }
  }
  return app;
}

/** From now on, each connection is closed after its next response (`Connection: close`). */
export function closeAfterAnswer(app: FastifyInstance) {
  app.server.prependListener("request", (_request: unknown, response: ServerResponse) => {
    response.setHeader("connection", "close");
  });
}

const lookAgainMs = 50;

/** Stops listening, ends live streams and waits for running requests. After `ms` all connections are closed. */
export async function closeWithin(app: FastifyInstance, ms: number) {
  // Connections that become idle now would be kept alive.
  const idle = setInterval(() => app.server.closeIdleConnections(), lookAgainMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
