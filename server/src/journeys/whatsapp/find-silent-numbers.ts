import { endChannelAlerts, raiseChannelAlert } from "../../domain/alerts/index.ts";
import { findGuestActivity } from "../../domain/messages/index.ts";
import { listAllVenueIds } from "../../domain/venues/index.ts";
import {
  findConnection,
  isUnusuallySilent,
  setStanding,
  silenceQueue,
  silenceReadDays,
} from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

const everyMs = 6 * 3_600_000;

/** Called at each start, and by each run for the next. */
export async function scheduleSilence(at: Pick<AtInstallation, "now" | "enqueue">) {
  const next = (Math.floor(at.now.getTime() / everyMs) + 1) * everyMs;
  await at.enqueue(silenceQueue, {}, { key: "next", startAfter: new Date(next) });
}

/** Alerts staff to numbers on which guests wrote regularly and do not any more. One that fails does not hold up others. */
export const findSilentNumbers = jobHandler(silenceQueue, async (_, { db, log }: Services) => {
  await db.atInstallation(scheduleSilence);
  for (const venueId of await db.readAtInstallation(listAllVenueIds)) {
    try {
      await db.atVenue(venueId, noteSilence);
    } catch (error) {
      log.warn({ venue: venueId, err: error }, "could not check whether a number is silent");
    }
  }
});

/** Raises one alert for each silence, and ends it when guests write again. */
export async function noteSilence(at: AtVenue) {
  const connection = await findConnection(at);
  if (connection?.state !== "connected" || connection.sending_stopped_because !== null) return;
  const { channel_id, standing } = connection;
  const from = new Date(at.now.getTime() - silenceReadDays * 86_400_000);
  const activity = await findGuestActivity(at, channel_id, from);
  const since = activity.lastAt?.toISOString() ?? "";
  const known = standing.silent_since ?? "";
  if (known !== "" && since !== "" && since > known) {
    await setStanding(at, channel_id, { silent_since: "" });
    await endChannelAlerts(at, channel_id, ["number_silent"]);
  }
  if (!isUnusuallySilent(activity, at.now) || since === known) return;
  await setStanding(at, channel_id, { silent_since: since });
  await raiseChannelAlert(at, "number_silent", channel_id, since.slice(0, 10));
}
