import type { Network } from "@bellhop/contract/deliveries";
import { eraseFromAudit } from "../../domain/audit/index.ts";
import {
  type Erasure,
  endErasure,
  eraseTracesQueue,
  findErasure,
  noteSearched,
} from "../../domain/guests/index.ts";
import { eraseFromImportNames } from "../../domain/imports/index.ts";
import { eraseFromImport, listImportIds } from "../../domain/reservation-imports/index.ts";
import { redactDeliveries } from "../../domain/webhook-deliveries/index.ts";
import { eraseChannelEvents, listNumberRoutes } from "../../domain/whatsapp/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { eraseAnswersAboveVenues, eraseVenueAnswers } from "../../platform/idempotency/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { eraseLiveEvents } from "../../platform/live/erase-events.ts";
import type { Services } from "../../services.ts";

/**
 * Removes what is left of a deleted guest outside of their messages: in raw webhooks and imports, and in what requests that
 * ran during the deletion have stored. Webhooks are searched page by page; another attempt continues there.
 */
export const eraseTraces = jobHandler(
  eraseTracesQueue,
  async ({ venue_id, erasure_id }, { db, sealingKey }: Services) => {
    const erasure = await db.readAtVenue(venue_id, (at) => findErasure(at, sealingKey, erasure_id));
    if (!erasure) return;
    const { traces, event } = erasure;
    for (const importId of await db.readAtVenue(venue_id, listImportIds))
      await db.atVenue(venue_id, (at) => eraseFromImport(at, importId, traces));
    await db.atInstallation((at) => eraseAnswersAboveVenues(at, traces));
    for (let afterId = erasure.searchedId; ; ) {
      const lastId = await db.atInstallation((at) => redactPage(at, venue_id, erasure, afterId));
      if (lastId === undefined) break;
      afterId = lastId;
    }
    await db.atVenue(venue_id, async (at) => {
      const ids = await eraseFromImportNames(at, traces);
      if (ids.length > 0) await eraseFromAudit(at, { ...traces, ids });
      await eraseChannelEvents(at, traces);
      // The deletion's own answer has the guest's id.
      await eraseVenueAnswers(at, { ...traces, ids: [] });
      await eraseLiveEvents(at, traces, event);
      await endErasure(at, erasure_id);
    });
  },
);

async function redactPage(at: AtInstallation, venueId: number, erasure: Erasure, afterId: string | null) {
  const { erasureId, traces, receivedUntil } = erasure;
  const listForeign = async (network: Network, phoneNumberIds: string[]) => {
    const routes = await listNumberRoutes(at, network, phoneNumberIds);
    const foreign = routes.filter(({ venue_id }) => Number(venue_id) !== venueId);
    return new Set(foreign.map(({ phone_number_id }) => phone_number_id));
  };
  const { addresses } = traces;
  const lastId = await redactDeliveries(at, { afterId, receivedUntil, addresses, listForeign });
  if (lastId) await at.inVenue(venueId, (atVenue) => noteSearched(atVenue, erasureId, lastId));
  return lastId;
}
