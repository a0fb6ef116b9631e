import {
  codeParameter,
  type GuestPageEvent,
  guestPagePath,
  guestPageProblems,
  sealParameter,
  widgetTestPath,
} from "@bellhop/contract/guest-page";
import {
  guestAskingForCode,
  guestChoosing,
  guestEnteringCode,
  guestRating,
  guestRatingStay,
  guestReading,
  guestSigningIn,
  guestVerifying,
  guestWriting,
} from "@bellhop/contract/guest-page-calls";
import { guestRequesting } from "@bellhop/contract/guest-page-requests";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findLogo, findVenue, settingsOf } from "../../domain/venues/index.ts";
import {
  guestAsksForCode,
  guestEntersCode,
  guestSignsIn,
  guestVerifies,
} from "../../journeys/guests/guest-verifies.ts";
import {
  guestChoosesOnPage,
  guestRatesAnswer,
  guestRatesStay,
  guestReadsPage,
  guestStartsOver,
  guestWritesOnPage,
} from "../../journeys/guests/guest-writes-on-page.ts";
import {
  type PageForm,
  readGuestThread,
  readThreadOfSession,
  type Visit,
  viewGuestPage,
} from "../../journeys/guests/view-guest-page.ts";
import { guestSendsForm } from "../../journeys/requests/guest-sends-form.ts";
import { FormRefused } from "../../journeys/requests/read-guest-form.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { openFairQueue } from "../../platform/fair-queue.ts";
import { newId } from "../../platform/ids.ts";
import type { LiveHub } from "../../platform/live/hub.ts";
import { refuse, refuseFor } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { readJson } from "../http/read-json.ts";
import { readInput } from "../http/register.ts";
import { networkOf } from "../network-of.ts";
import { openAcceptMessage } from "./accept-message.ts";
import type { BuiltPage } from "./built-page.ts";
import { followThread } from "./follow-thread.ts";
import { type GuestDocuments, openGuestDocuments } from "./guest-documents.ts";
import { openGuestFeed } from "./guest-feed.ts";
import { guestFiles } from "./guest-files.ts";
import {
  type FormOutcome,
  formChoosing,
  formCode,
  formRating,
  formRequest,
  formStayRating,
  formWriting,
  isFormPost,
  openOrBack,
  placeOf,
  refusedForm,
} from "./guest-forms.ts";
import { openGuestLimits } from "./guest-limits.ts";
import { guestIcon, guestManifest } from "./installed-page.ts";
import { openKnownSessions } from "./known-sessions.ts";
import { openEmergencySeals } from "./open-emergency-seals.ts";
import { problemPageInstead } from "./problem-page-instead.ts";
import { addressOf, openVisits, type Visits } from "./visit.ts";
import { widgetTestPage } from "./widget-test-page.ts";

const maxFormBytes = 64 * 1024;
/** The number of guest requests handled at once. Others wait, so that the event loop serves other routes in between. */
const atOnce = { reading: 4, writing: 8 };
const waitingLimits = { maxWaiting: 4_000, waitingPerOwner: 2_000, patienceMs: 10_000 };

const page = guestPagePath(":key");
const reads = { config: { access: "reads" } } as const;
const changes = { config: { access: "changes" }, bodyLimit: maxFormBytes } as const;

type Parts = { services: Services; hub: LiveHub; built: BuiltPage | undefined };
type Visiting = { request: FastifyRequest; reply: FastifyReply; visit: Visit };
/** Stores what a guest sends, and returns the browser's session. */
type Store = (at: AtVenue) => Promise<{ sessionId: string; keep?: string | undefined }>;

/**
 * The guest page, without sign-in. Everything on it works as plain forms; the page's script uses the same addresses with
 * JSON.
 */
export async function guestPageDoor(app: FastifyInstance, { services, hub, built }: Parts) {
  app.addHook("onSend", problemPageInstead);
  readJson(app);
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  serveFiles(app, built);
  const door = openDoor(services, built);
  guestFiles(app, door);
  showPage(app, door);
  receiveMessages(app, door);
  receiveRatings(app, door);
  verifyGuests(app, door);
  followConversation(app, door, hub);
}

function serveFiles(app: FastifyInstance, built: BuiltPage | undefined) {
  for (const [address, file] of built?.files ?? [])
    app.get(address, (request, reply) => {
      reply.header("cache-control", "public, max-age=31536000, immutable");
      return file.send(request, reply);
    });

  app.get("/g/worker.js", (request, reply) => {
    if (!built) throw refuse("not_found");
    return built.worker.send(request, reply.header("cache-control", "no-cache"));
  });
  app.get("/widget.js", (request, reply) => {
    if (!built) throw refuse("not_found");
    // Pages of other sites load it.
    reply.header("cross-origin-resource-policy", "cross-origin");
    return built.widget.send(request, reply.header("cache-control", "public, max-age=3600"));
  });
}

type Door = ReturnType<typeof openDoor>;

/** What the routes of the page share. */
function openDoor(services: Services, built: BuiltPage | undefined) {
  const { db, clock, config } = services;
  const { secretKey } = config;
  const sessions = openKnownSessions(db);
  const visits = openVisits(services, sessions.remember);
  const limits = openGuestLimits(clock);
  const seals = openEmergencySeals(secretKey, clock);
  const acceptMessage = openAcceptMessage({ services, sessions, limits });
  const documents = built && openGuestDocuments(built);
  // Separate queues, so that readers don't delay writers.
  const reading = openFairQueue({ atOnce: atOnce.reading, ...waitingLimits });
  const writing = openFairQueue({ atOnce: atOnce.writing, ...waitingLimits });

  /** A known guest has a turn of their own; all other browsers of a network share one. */
  const ownerOf = (visit: Visit, { ip }: FastifyRequest) =>
    sessions.wasKnown(visit) ? visit.token : networkOf(ip);

  const inUnit = <T>({ venueId }: Visit, work: (at: AtVenue) => Promise<T>): Promise<T> =>
    retryOnConflict(() => db.atVenue(venueId, work));

  const senderOf = async ({ ip }: FastifyRequest, visit: Visit) => ({
    visit,
    address: ip,
    isKnown: await sessions.isKnown(visit),
  });

  const guesser = async ({ ip }: FastifyRequest, visit: Visit) => ({
    network: networkOf(ip),
    isKnown: await sessions.isKnown(visit),
  });

  /** False if the browser has no session: there is nothing to count then. */
  async function refuseTooMany(kind: "ratings" | "reads", request: FastifyRequest, visit: Visit) {
    const sender = await senderOf(request, visit);
    const seconds = sender.isKnown ? limits.count(kind, sender) : undefined;
    if (seconds !== undefined) throw refuseFor("too_many", seconds);
    return sender.isKnown;
  }

  /** Stores a message in its turn, and keeps the session in the browser. */
  const store = ({ request, reply, visit }: Visiting, text: string, prepare: () => Store | Promise<Store>) =>
    writing.run(ownerOf(visit, request), () =>
      acceptMessage(request, visit, text, async () => {
        const { sessionId, keep } = await inUnit(visit, await prepare());
        if (keep) visits.keep(visit, reply, keep);
        return sessionId;
      }),
    );

  const sendPage = openSendPage(services, documents, visits);
  const orBack = openOrBack(seals);
  const onForm = (app: FastifyInstance, form: string, submit: (visiting: Visiting) => Promise<FormOutcome>) =>
    app.post(`${page}/${form}`, changes, async (request, reply) => {
      const visit = await visits.of(request, reply);
      return orBack(reply, visit, () => submit({ request, reply, visit }));
    });

  return {
    ...{ services, secretKey, sessions, visits, limits, seals, acceptMessage, orBack },
    ...{ reading, ownerOf, inUnit, senderOf, guesser, refuseTooMany, store, sendPage, onForm },
  };
}

/** Sends the page, with the policy for the sites that may frame it. */
function openSendPage(services: Services, documents: GuestDocuments | undefined, visits: Visits) {
  async function sendPage({ request, reply, visit }: Visiting, form: PageForm) {
    if (!documents)
      return reply.code(503).type("text/plain; charset=utf-8").send("The guest page has not been built.\n");
    const view = await viewGuestPage(services, visit, form);
    if (!view) throw refuse("not_found");
    visits.greet(visit, reply, view.has_ended);
    const ancestors = await frameAncestors(visit);
    const { file, policy } = await documents(view, ancestors);
    reply.header("content-security-policy", policy);
    if (ancestors.length > 0) reply.raw.removeHeader("x-frame-options");
    return file.send(request, reply);
  }

  /** The venue's websites show the widget, and the dashboard previews and tests it. */
  async function frameAncestors({ venueId, isFramed, isPreview }: Visit): Promise<string[]> {
    if (isPreview) return ["'self'"];
    if (!isFramed) return [];
    return ["'self'", ...settingsOf(await services.db.readAtVenue(venueId, findVenue)).public.allowed_sites];
  }

  return sendPage;
}

function showPage(app: FastifyInstance, { services, visits, seals, reading, ownerOf, sendPage }: Door) {
  const { db } = services;
  app.get(page, reads, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const query = request.query as Record<string, unknown>;
    const named = guestPageProblems.find((one) => one === query.problem) ?? null;
    const problem =
      named === "emergency" && !seals.isValid(visit.venueId, query[sealParameter]) ? null : named;
    const asksCode = problem === "code_wrong" || query[codeParameter] !== undefined;
    return reading.run(ownerOf(visit, request), () =>
      sendPage({ request, reply, visit }, { problem, asksCode }),
    );
  });

  app.get(`${page}/thread`, reads, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const { thread, hasEnded } = await reading.run(ownerOf(visit, request), () =>
      db.readAtVenue(visit.venueId, (at) => readGuestThread(at, visit.token, services)),
    );
    visits.greet({ ...visit, isNew: false }, reply, hasEnded);
    return reply.send(thread);
  });

  app.get(`${page}/logo`, reads, async (request, reply) => {
    const { venueId } = await visits.of(request, reply);
    const logo = await db.readAtVenue(venueId, findLogo);
    if (!logo) throw refuse("not_found");
    return reply.type(logo.type).header("cache-control", "private, max-age=600").send(logo.image);
  });

  app.get(widgetTestPath(":key"), reads, async (request, reply) => {
    const { key, venueId, place } = await visits.of(request, reply);
    if (place.isInHouse) throw refuse("not_found");
    const venue = await db.readAtVenue(venueId, findVenue);
    const { colour } = settingsOf(venue).public;
    const { name, default_language: language } = venue;
    const { html, policy } = widgetTestPage({ key, name, language, colour, query: request.query });
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  });

  app.get(`${page}/icon.svg`, reads, async (request, reply) => {
    const { venueId } = await visits.of(request, reply);
    const venue = await db.readAtVenue(venueId, findVenue);
    const icon = guestIcon(venue.name, settingsOf(venue).public.colour);
    return reply.type("image/svg+xml").header("cache-control", "private, max-age=600").send(icon);
  });

  app.get(`${page}/manifest.webmanifest`, reads, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const venue = await db.readAtVenue(visit.venueId, findVenue);
    return reply
      .type("application/manifest+json")
      .send(guestManifest(venue.name, visit, settingsOf(venue).public));
  });
}

function receiveMessages(app: FastifyInstance, door: Door) {
  const { services, secretKey, visits, seals, orBack, reading, ownerOf, store, sendPage } = door;
  const { db } = services;
  app.post(`${page}/messages`, changes, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const isForm = isFormPost(request);
    const choosing = isForm ? formChoosing(request.body) : undefined;
    if (choosing) {
      const { sent_as: sentAs, choice } = readInput(guestChoosing, choosing);
      const choose = (at: AtVenue) => guestChoosesOnPage(at, visit, { sentAs, choice }, secretKey);
      return orBack(reply, visit, async () =>
        placeOf(await store({ request, reply, visit }, "", () => choose)),
      );
    }
    const write = () => {
      const input = isForm ? formWriting(request.body) : request.body;
      const { sent_as: sentAs, text } = readInput(guestWriting, input);
      const add = (at: AtVenue) => guestWritesOnPage(at, visit, { sentAs, text }, secretKey);
      return store({ request, reply, visit }, text, () => add);
    };
    if (isForm) return orBack(reply, visit, async () => placeOf(await write()));
    const accepted = await write();
    return reply.send(
      accepted.is === "emergency"
        ? { seal: seals.make(visit.venueId) }
        : await db.readAtVenue(visit.venueId, (at) => readThreadOfSession(at, accepted.sessionId, services)),
    );
  });

  // The address of the page after a form was refused.
  for (const form of ["requests", "stay-rating"])
    app.get(`${page}/${form}`, reads, async (request, reply) =>
      reply.redirect(addressOf(await visits.of(request, reply)), 303),
    );

  app.post(`${page}/requests`, changes, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const form = readInput(guestRequesting, formRequest(request.body));
    const write = () =>
      store({ request, reply, visit }, form.words ?? "", () => guestSendsForm(services, visit, form));
    try {
      return await orBack(reply, visit, async () => placeOf(await write().catch(refusedForm(form))));
    } catch (error) {
      if (!(error instanceof FormRefused)) throw error;
      const { refused } = error;
      reply.code(422).header("cache-control", "no-store");
      const shown = { problem: "request_refused", asksCode: false, refused } as const;
      return reading.run(ownerOf(visit, request), () => sendPage({ request, reply, visit }, shown));
    }
  });
}

function receiveRatings(app: FastifyInstance, door: Door) {
  const { secretKey, visits, orBack, inUnit, refuseTooMany, store, onForm } = door;
  app.post(`${page}/rating`, changes, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const isForm = isFormPost(request);
    const rate = async () => {
      await refuseTooMany("ratings", request, visit);
      const input = isForm ? formRating(request.body) : request.body;
      const { message_id: messageId, is_helpful: isHelpful } = readInput(guestRating, input);
      await inUnit(visit, (at) => guestRatesAnswer(at, visit.token, { messageId, isHelpful }));
      return `#m-${messageId}` as const;
    };
    if (isForm) return orBack(reply, visit, rate);
    await rate();
    return reply.send({});
  });

  onForm(app, "stay-rating", async ({ request, reply, visit }) => {
    const form = readInput(guestRatingStay, formStayRating(request.body));
    const { sent_as: sentAs, asked_id: askedId, score, comment } = form;
    const rate = (at: AtVenue) => guestRatesStay(at, visit, { sentAs, askedId, score, comment }, secretKey);
    return placeOf(await store({ request, reply, visit }, comment, () => rate));
  });
}

function verifyGuests(app: FastifyInstance, door: Door) {
  const { services, secretKey, visits, limits, inUnit, senderOf, guesser, onForm } = door;
  onForm(app, "verify", async ({ request, reply, visit }) => {
    const {
      reservation_number: number,
      surname,
      form_id: formId = newId(),
    } = readInput(guestVerifying, request.body);
    limits.countVerification(visit, request.ip);
    const by = await guesser(request, visit);
    const result = await guestVerifies(services, visit, { by, number, surname, formId });
    if (result === "wrong") return "not_verified";
    if (result === "too_many_tries") return result;
    visits.keep(visit, reply, result.token);
    return "#stay";
  });

  onForm(app, "code", async ({ request, visit }) => {
    const { reservation_number: number } = readInput(guestAskingForCode, request.body);
    limits.countVerification(visit, request.ip);
    const result = await guestAsksForCode(services, visit, { by: await guesser(request, visit), number });
    return result === "asked" ? "asks_code" : result;
  });

  onForm(app, "enter-code", async ({ request, reply, visit }) => {
    const { code, form_id: formId = newId() } = readInput(guestEnteringCode, formCode(request.body));
    const token = await guestEntersCode(services, visit, { code, formId });
    if (!token) return "code_wrong";
    visits.keep(visit, reply, token);
    return "#stay";
  });

  onForm(app, "sign-in", async ({ request, reply, visit }) => {
    const { link } = readInput(guestSigningIn, request.body);
    const token = await inUnit(visit, (at) => guestSignsIn(at, visit, link, secretKey));
    if (token) {
      visits.keep(visit, reply, token);
      return "#end";
    }
    // A link that works is never refused: it can't be guessed, and works once.
    const tooMany = limits.count("failedSignIns", await senderOf(request, visit));
    return tooMany === undefined ? "link_used" : "too_many";
  });
}

function followConversation(
  app: FastifyInstance,
  { services, visits, limits, refuseTooMany }: Door,
  hub: LiveHub,
) {
  const { db, log } = services;
  const feed = openGuestFeed(hub);
  const streams = new Set<() => void>();
  app.addHook("preClose", async () => {
    for (const end of streams) end();
  });
  app.post(`${page}/read`, changes, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const { through } = readInput(guestReading, request.body);
    if (await refuseTooMany("reads", request, visit))
      await db.atVenue(visit.venueId, (at) => guestReadsPage(at, visit.token, through));
    return reply.send({});
  });

  app.post(`${page}/start-over`, changes, async (request, reply) => {
    const visit = await visits.of(request, reply);
    await db.atVenue(visit.venueId, (at) => guestStartsOver(at, visit.token));
    visits.forget(visit, reply);
    return isFormPost(request) ? reply.redirect(addressOf(visit), 303) : reply.send({});
  });

  app.get(`${page}/events`, async (request, reply) => {
    const visit = await visits.of(request, reply);
    const release = limits.openStream(visit);
    reply.hijack();
    const send = (event: GuestPageEvent) => `data: ${JSON.stringify(event)}\n\n`;
    await followThread({ services, feed, log, streams, send, release }, visit, reply.raw);
  });
}
