import { guestFileMegabytes, guestPagePath } from "@bellhop/contract/guest-page";
import { guestSendingFile, guestWriting } from "@bellhop/contract/guest-page-calls";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ArrivedFile, findMedia, openArrivingFile } from "../../domain/media/index.ts";
import { reportsDangerOnPage } from "../../journeys/guests/guest-repeats-emergency.ts";
import { guestWritesOnPage } from "../../journeys/guests/guest-writes-on-page.ts";
import {
  type FileOfGuest,
  refuseTooLarge,
  type SentFrom,
  sentAsOfFile,
  storeFileOfGuest,
} from "../../journeys/guests/store-file-of-guest.ts";
import { findFileForGuest, readThreadOfSession, type Visit } from "../../journeys/guests/view-guest-page.ts";
import { openByteBudget, type Reservation } from "../../platform/byte-budget.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { Refusal, refuse, refuseFor } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { announcedBytes, closeIfLonger, maxDiscardedBytes } from "../http/large-bodies.ts";
import { readInput } from "../http/register.ts";
import { networkOf } from "../network-of.ts";
import { type FileSink, type MultipartForm, readMultipart } from "../read-multipart.ts";
import { sendStoredFile } from "../send-stored-file.ts";
import type { Accepted, AcceptMessage } from "./accept-message.ts";
import { formWriting, type OrBack, placeOf } from "./guest-forms.ts";
import type { GuestLimits, Sender } from "./guest-limits.ts";
import type { KnownSessions } from "./known-sessions.ts";
import type { EmergencySeals } from "./open-emergency-seals.ts";
import type { Visits } from "./visit.ts";

type Parts = {
  services: Services;
  visits: Visits;
  limits: GuestLimits;
  sessions: KnownSessions;
  acceptMessage: AcceptMessage;
  seals: EmergencySeals;
  orBack: OrBack;
};

/** Room for the fields beside the file. */
const fieldBytes = 64 * 1024;
/** Bodies of this size are refused before they are read, and counted even if they are no form. */
const mayHaveFile = (request: FastifyRequest) => (announcedBytes(request) ?? fieldBytes + 1) > fieldBytes;
/**
 * Arriving files are on the disk. Many guests of one network can send at once, and other networks still can. Browsers
 * with a session have the same amount again, which other browsers can't use up.
 */
const arrivingBytes = 512 * 1024 * 1024;
const retryAfterSeconds = 5;
const isMultipart = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.toLowerCase().startsWith("multipart/form-data") === true;

/** A request that sends a message, perhaps with a file. */
type Sending = {
  sender: Sender;
  reservation: Reservation;
  /** Seconds until the sender may send a file; undefined if now. */
  waitSeconds?: number | undefined;
  /** The file as it came; removed when the request ends. */
  arriving?: Awaited<ReturnType<typeof openArrivingFile>>;
};

/** Why no file is taken. */
function problemWith(without: MultipartForm<unknown>["without"], waitSeconds: number | undefined): unknown {
  if (!without) return waitSeconds === undefined ? undefined : refuseFor("too_many", waitSeconds);
  const { why } = without;
  return why instanceof Refusal && why.code === "too_large" ? refuseTooLarge() : why;
}

/** The files of a guest's thread, and the form that sends one. */
export function guestFiles(
  app: FastifyInstance,
  { services, visits, limits, sessions, acceptMessage, seals, orBack }: Parts,
) {
  const { db, config, log } = services;
  const page = guestPagePath(":key");
  const budget = { total: arrivingBytes, perOwner: arrivingBytes / 4 };
  const [openForKnown, openForUnknown] = [openByteBudget(budget), openByteBudget(budget)];
  const sendings = new WeakMap<FastifyRequest, Sending>();
  app.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, body: FastifyRequest["raw"]) => {
      const sending = sendings.get(request);
      if (!sending) throw refuse("wrong_media_type");
      const form = readMultipart(request, body, () => openSink(sending));
      const isForm = await form.then(
        () => true,
        () => false,
      );
      if (!isForm && sending.waitSeconds !== undefined) throw refuseFor("too_many", sending.waitSeconds);
      // An interrupted upload does not count against the limits of others.
      if (request.raw.complete && mayHaveFile(request) && sending.waitSeconds === undefined)
        sending.waitSeconds = limits.countFile(sending.sender);
      return form;
    },
  );

  async function openSink(sending: Sending): Promise<FileSink<ArrivedFile>> {
    if (sending.waitSeconds !== undefined) throw refuseFor("too_many", sending.waitSeconds);
    const arriving = await openArrivingFile(config.dataDir, sending.sender.visit.venueId);
    sending.arriving = arriving;
    return {
      ...arriving,
      async write(chunk) {
        if (!sending.reservation.grow(chunk.length)) throw refuseFor("unavailable", retryAfterSeconds);
        await arriving.write(chunk);
      },
      discard: () => discard(sending),
    };
  }

  async function discard({ arriving, reservation }: Sending) {
    await arriving?.discard();
    reservation.release();
  }

  app.get(`${page}/files/:message`, { config: { access: "reads" } }, async (request, reply) => {
    const { venueId, token } = await visits.of(request, reply);
    const messageId = id.safeParse((request.params as Record<string, unknown>).message);
    if (!messageId.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, async (at) =>
      findMedia(at, await findFileForGuest(at, token, messageId.data)),
    );
    return sendStoredFile(request, reply, { dataDir: config.dataDir, venueId, media });
  });

  const bodyLimit = guestFileMegabytes * 1024 * 1024 + fieldBytes;
  const sending = {
    config: { access: "changes", bodyBudget: "own", allowsSlowBody: true },
    bodyLimit,
    /** Checks before the body is read that the page exists and that the sender may send a file. */
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await visits.of(request, reply);
      if (!isMultipart(request) && mayHaveFile(request)) throw refuse("wrong_media_type");
      const sender = { visit, address: request.ip, isKnown: await sessions.isKnown(visit) };
      const openReservation = sender.isKnown ? openForKnown : openForUnknown;
      const upload: Sending = { sender, reservation: openReservation(networkOf(request.ip)) };
      sendings.set(request, upload);
      if (!mayHaveFile(request)) return;
      upload.waitSeconds = limits.fileWaitSeconds(sender);
      if ((announcedBytes(request) ?? 0) <= bodyLimit) return;
      closeIfLonger(request, reply, maxDiscardedBytes);
      return answer(request, reply, visit, () => Promise.reject(refuseTooLarge()));
    },
  } as const;

  app.post(`${page}/files`, sending, async (request, reply) => {
    const upload = sendings.get(request);
    if (!upload) throw refuse("not_found");
    const { sender } = upload;
    const { visit } = sender;
    const { fields, file, without } = (request.body ?? {}) as Partial<MultipartForm<ArrivedFile>>;
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    return answer(request, reply, visit, async () => {
      try {
        const form = formWriting(fields);
        const hasFile = file !== undefined || without !== undefined;
        const { sent_as: sentAs, text } = readInput(hasFile ? guestSendingFile : guestWriting, form);
        const message = { sentAs, text };
        const from = { owner: `${networkOf(request.ip)} ${sender.isKnown}`, signal: gone.signal };
        if (file && !mayHaveFile(request)) upload.waitSeconds = limits.countFile(sender);
        const problem = problemWith(without, upload.waitSeconds);
        const areWordsFirst = hasFile && (await isEmergency(visit, text));
        if (hasFile && problem && !areWordsFirst) throw problem;
        let stored: Visit | undefined;
        const store = async () => {
          const sent = areWordsFirst ? undefined : file;
          const uploaded = sent && (await storeFileOfGuest(services, visit, { ...message, ...sent }, from));
          const { sessionId, keep } = await write(visit, { ...message, file: uploaded });
          if (keep) visits.keep(visit, reply, keep);
          stored = { ...visit, token: keep ?? visit.token };
          return sessionId;
        };
        const accepted = await acceptMessage(request, visit, text, store);
        if (areWordsFirst && stored && file && !problem)
          await addFile(stored, { sentAs: sentAsOfFile(sentAs), text: "", ...file }, from);
        return accepted;
      } finally {
        await discard(upload);
      }
    });
  });

  const isEmergency = async (visit: Visit, text: string) =>
    text !== "" && db.readAtVenue(visit.venueId, (at) => reportsDangerOnPage(at, visit, text));

  const write = (visit: Visit, message: Parameters<typeof guestWritesOnPage>[2]) =>
    retryOnConflict(() =>
      db.atVenue(visit.venueId, (at) => guestWritesOnPage(at, visit, message, config.secretKey)),
    );

  /** Sends the file of an emergency as a second message. If it can't be taken, the words have arrived all the same. */
  async function addFile(visit: Visit, ...[file, from]: [FileOfGuest, SentFrom]) {
    try {
      const uploaded = await storeFileOfGuest(services, visit, file, from);
      await write(visit, { sentAs: file.sentAs, text: "", file: uploaded });
    } catch (err) {
      if (!(err instanceof Refusal))
        log.error({ venue: visit.venueId, err }, "the file of an emergency can't be stored");
    }
  }

  /** The script asks for JSON; a form goes back to the page. */
  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
    send: () => Promise<Accepted>,
  ) {
    if (request.headers.accept?.includes("text/html"))
      return orBack(reply, visit, async () => placeOf(await send()));
    const accepted = await send();
    return reply.send(
      accepted.is === "emergency"
        ? { seal: seals.make(visit.venueId) }
        : await db.readAtVenue(visit.venueId, (at) => readThreadOfSession(at, accepted.sessionId, services)),
    );
  }
}
