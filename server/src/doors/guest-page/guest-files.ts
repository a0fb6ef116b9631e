import { guestFileMegabytes, guestPagePath } from "@bellhop/contract/guest-page";
import { guestSendingFile, guestWriting } from "@bellhop/contract/guest-page-calls";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ArrivedFile, findMedia, openArrivingFile } from "../../domain/media/index.ts";
import { findFileForGuest, readThreadOfSession, type Visit } from "../../journeys/guest-page.ts";
import { refuseTooLarge, storeFileOfGuest } from "../../journeys/guest-sends-file.ts";
import { guestWritesOnPage } from "../../journeys/guest-writes-on-page.ts";
import { openByteBudget, type Reservation } from "../../platform/byte-budget.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { refuse, refuseFor } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { announcedBytes, closeIfLonger, discardedBytesMost } from "../http/large-bodies.ts";
import { readInput } from "../http/register.ts";
import { networkOf } from "../network-of.ts";
import { type FileSink, type MultipartForm, readMultipart } from "../read-multipart.ts";
import { sendStoredFile } from "../stored-file.ts";
import type { Accepted, AcceptMessage } from "./accept-message.ts";
import type { EmergencySeals } from "./emergency-seal.ts";
import { formWriting, type OrBack, placeOf } from "./guest-forms.ts";
import type { GuestLimits } from "./guest-limits.ts";
import type { Visits } from "./visit.ts";

type Parts = {
  services: Services;
  visits: Visits;
  limits: GuestLimits;
  acceptMessage: AcceptMessage;
  seals: EmergencySeals;
  orBack: OrBack;
};

/** Room for the fields beside the file. */
const fieldBytes = 64 * 1024;
/** Bodies of this size are refused before they are read, and counted even if they are no form. */
const mayHaveFile = (request: FastifyRequest) => (announcedBytes(request) ?? fieldBytes + 1) > fieldBytes;
/** Arriving files are on the disk. Many guests of one network can send at once, and other networks still can. */
const arrivingBytes = 512 * 1024 * 1024;
const retryAfterSeconds = 5;

/** A request that sends a message, perhaps with a file. */
type Sending = {
  visit: Visit;
  reservation: Reservation;
  /** Seconds until the sender may send a file; undefined if now. */
  waitSeconds?: number | undefined;
  /** The file as it came; removed when the request ends. */
  arriving?: Awaited<ReturnType<typeof openArrivingFile>>;
};

/** The files of a guest's thread, and the form that sends one. */
export function guestFiles(
  app: FastifyInstance,
  { services, visits, limits, acceptMessage, seals, orBack }: Parts,
) {
  const { db, config } = services;
  const page = guestPagePath(":key");
  const openReservation = openByteBudget({ total: arrivingBytes, perOwner: arrivingBytes / 4 });
  const sendings = new WeakMap<FastifyRequest, Sending>();
  app.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, body: FastifyRequest["raw"]) => {
      const sending = sendings.get(request);
      if (!sending) throw refuse("wrong_media_type");
      const form = readMultipart(request, body, async () =>
        sending.waitSeconds === undefined ? openSink(sending) : undefined,
      );
      const isForm = await form.then(
        () => true,
        () => false,
      );
      if (!isForm && sending.waitSeconds !== undefined) throw refuseFor("too_many", sending.waitSeconds);
      // An interrupted upload does not count against the limits of others.
      if (request.raw.complete && mayHaveFile(request) && sending.waitSeconds === undefined)
        sending.waitSeconds = limits.countFile(sending.visit, request.ip);
      return form;
    },
  );

  async function openSink(sending: Sending): Promise<FileSink<ArrivedFile>> {
    const arriving = await openArrivingFile(config.dataDir, sending.visit.venueId);
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

  app.get(`${page}/files/:message`, { config: { does: "reads" } }, async (request, reply) => {
    const { venueId, token } = await visits.of(request, reply);
    const asked = id.safeParse((request.params as Record<string, unknown>).message);
    if (!asked.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, async (at) =>
      findMedia(at, await findFileForGuest(at, token, asked.data)),
    );
    return sendStoredFile(request, reply, { dataDir: config.dataDir, venueId, media });
  });

  const bodyLimit = guestFileMegabytes * 1024 * 1024 + fieldBytes;
  const sending = {
    config: { does: "changes", bodyBudget: "own", allowsSlowBody: true },
    bodyLimit,
    /** Checks before the body is read that the page exists and that the sender may send a file. */
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await visits.of(request, reply);
      const upload: Sending = { visit, reservation: openReservation(networkOf(request.ip)) };
      sendings.set(request, upload);
      if (!mayHaveFile(request)) return;
      upload.waitSeconds = limits.fileWaitSeconds(visit, request.ip);
      if ((announcedBytes(request) ?? 0) <= bodyLimit) return;
      closeIfLonger(request, reply, discardedBytesMost);
      return answer(request, reply, visit, () => Promise.reject(refuseTooLarge()));
    },
  } as const;

  app.post(`${page}/files`, sending, async (request, reply) => {
    const upload = sendings.get(request);
    if (!upload) throw refuse("not_found");
    const { visit } = upload;
    const { fields, file, without } = (request.body ?? {}) as Partial<MultipartForm<ArrivedFile>>;
    return answer(request, reply, visit, async () => {
      try {
        if (without === "too_large") throw refuseTooLarge();
        const given = formWriting(fields);
        const hasFile = file !== undefined || without !== undefined;
        const { sent_as: sentAs, text } = readInput(hasFile ? guestSendingFile : guestWriting, given);
        const waitSeconds =
          file && !mayHaveFile(request) ? limits.countFile(visit, request.ip) : upload.waitSeconds;
        // An emergency's words are stored even if its file is not.
        const sent = waitSeconds === undefined ? file : undefined;
        const store = async () => {
          const uploaded = sent && (await storeFileOfGuest(services, visit, { sentAs, text, ...sent }));
          const { sessionId, keep } = await retryOnConflict(() =>
            db.atVenue(visit.venueId, (at) =>
              guestWritesOnPage(at, visit, { sentAs, text, file: uploaded }, config.secretKey),
            ),
          );
          if (keep) visits.keep(visit, reply, keep);
          return sessionId;
        };
        return await acceptMessage(request, visit, text, store, hasFile ? waitSeconds : undefined);
      } finally {
        await discard(upload);
      }
    });
  });

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
        : await db.readAtVenue(visit.venueId, (at) => readThreadOfSession(at, accepted.sessionId)),
    );
  }
}
