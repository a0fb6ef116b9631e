import { guestFileMegabytes, guestPagePath } from "@bellhop/contract/guest-page";
import { guestSendingFile, guestWriting } from "@bellhop/contract/guest-page-calls";
import { id } from "@bellhop/contract/values";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findMedia } from "../../domain/media/index.ts";
import { findFileForGuest, readThreadOfSession, type Visit } from "../../journeys/guest-page.ts";
import { refuseTooLarge, storeFileOfGuest } from "../../journeys/guest-sends-file.ts";
import { guestWritesOnPage } from "../../journeys/guest-writes-on-page.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { readInput } from "../http/register.ts";
import { networkOf } from "../network-of.ts";
import { sendStoredFile } from "../stored-file.ts";
import { formWriting, type OrBack } from "./guest-forms.ts";
import type { GuestLimits } from "./guest-limits.ts";
import { type MultipartForm, readMultipart } from "./read-multipart.ts";
import type { Visits } from "./visit.ts";

type Parts = { services: Services; visits: Visits; limits: GuestLimits; orBack: OrBack };

/** Room for the fields beside the file. */
const fieldBytes = 64 * 1024;

/** The files of a guest's thread, and the form that sends one. */
export function guestFiles(app: FastifyInstance, { services, visits, limits, orBack }: Parts) {
  const { db, config } = services;
  const page = guestPagePath(":key");
  app.addContentTypeParser(
    "multipart/form-data",
    async (request: FastifyRequest, body: FastifyRequest["raw"]) => readMultipart(request, body),
  );

  app.get(`${page}/files/:message`, { config: { does: "reads" } }, async (request, reply) => {
    const { venueId, token } = await visits.of(request, reply);
    const asked = id.safeParse((request.params as Record<string, unknown>).message);
    if (!asked.success) throw refuse("not_found");
    const media = await db.readAtVenue(venueId, async (at) =>
      findMedia(at, await findFileForGuest(at, token, asked.data)),
    );
    return sendStoredFile(request, reply, { dataDir: config.dataDir, venueId, media });
  });

  const opened = new WeakMap<FastifyRequest, Visit>();
  const sending = {
    config: { does: "changes", bodyBudget: "guestFiles", allowsSlowBody: true },
    bodyLimit: guestFileMegabytes * 1024 * 1024 + fieldBytes,
    /** Before the body is read: there is such a page, and the body counts as its network's. */
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await visits.of(request, reply);
      opened.set(request, visit);
      request.bodyOwner = networkOf(request.ip);
    },
  } as const;

  app.post(`${page}/files`, sending, async (request, reply) => {
    const visit = opened.get(request);
    if (!visit) throw refuse("not_found");
    const { fields, file, isTooLarge } = (request.body ?? {}) as Partial<MultipartForm>;
    const send = async () => {
      limits.countMessage(visit, request.ip);
      if (isTooLarge) throw refuseTooLarge();
      const given = formWriting(fields);
      const { sent_as: sentAs, text } = readInput(file ? guestSendingFile : guestWriting, given);
      if (file) limits.countFile(visit, request.ip);
      const uploaded = file && (await storeFileOfGuest(services, visit, { sentAs, text, ...file }));
      const { sessionId, keep } = await retryOnConflict(() =>
        db.atVenue(visit.venueId, (at) =>
          guestWritesOnPage(at, visit, { sentAs, text, file: uploaded }, config.secretKey),
        ),
      );
      if (keep) visits.keep(visit, reply, keep);
      return sessionId;
    };
    // The script asks for JSON.
    if (request.headers.accept?.includes("text/html"))
      return orBack(reply, visit, async () => send().then(() => "#end"));
    const sessionId = await send();
    return reply.send(await db.readAtVenue(visit.venueId, (at) => readThreadOfSession(at, sessionId)));
  });
}
